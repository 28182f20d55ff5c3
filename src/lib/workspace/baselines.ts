import { PLATFORMS } from '@/model/app';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { recordSchema } from '@/domain/records/record-schema';
import type { Baseline, BaselineText } from '@/domain/baseline/baseline';
import type { DraftImage } from '@/model/draft-image';
import { defineCollection } from './collection';
import type { Repository } from './repository';
import { useCollectionWriter, useRecord, useRepository } from './workspace-context';

const textSchema = recordSchema<BaselineText>()({
  text: z.string(),
  path: z.string(),
  line: z.optional(z.number()),
  isInherited: z.optional(z.boolean()),
});

const baselineSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  importedAt: z.string(),
  name: z.string(),
  sources: z.array(
    z.looseObject({
      store: z.enum(PLATFORMS),
      format: z.enum([
        'deliver',
        'supply',
        'gradle-play-publisher',
        'eas',
        'asc',
        'upload-google-play',
        'csv',
      ]),
      root: z.string(),
      folders: z.record(z.string(), z.string()),
      texts: z.record(z.string(), z.record(z.string(), textSchema)),
      details: z.record(z.string(), textSchema),
      version: z.optional(textSchema),
      pictures: z.array(
        z.looseObject({
          path: z.string(),
          hash: z.string(),
          locale: z.string(),
          kind: z.enum(['screenshot', 'icon', 'feature-graphic', 'picture']),
          slotId: z.optional(z.string()),
          imageId: z.string(),
        }),
      ),
    }),
  ),
  files: z.array(z.looseObject({ path: z.string(), hash: z.string(), size: z.number() })),
});

/** Sources of imported drafts. The id is that of the draft. */
export const baselinesCollection = defineCollection<Baseline>({ name: 'baselines', schema: baselineSchema });

/** The bytes of an imported file that is not an image of the draft: stored once for each content. */
export interface StoredOriginal {
  /** Id of the draft and hash of the bytes. */
  id: string;
  draftId: string;
  hash: string;
  blob: Blob;
}

/** Bytes of imported files, stored apart from the drafts, so that saving a keystroke does not write them. */
export const originalFilesCollection = defineCollection<StoredOriginal>({
  name: 'original-files',
  schema: recordSchema<StoredOriginal>()({
    id: z.string(),
    draftId: z.string(),
    hash: z.string(),
    blob: z.instanceof(Blob),
  }),
});

function originalId(draftId: string, hash: string): string {
  return `${draftId}/${hash}`;
}

/** Source of a draft; `null` for one that was not imported, undefined until it was read. */
export function useBaseline(draftId: string): Baseline | null | undefined {
  const { data, hasFailed } = useRecord(baselinesCollection, draftId);
  // A baseline that cannot be read must not stop the checks.
  return hasFailed ? null : data;
}

/** A baseline with the bytes of its files. */
interface BaselineWithFiles {
  baseline: Baseline;
  originals: readonly { hash: string; blob: Blob }[];
}

/** Stores and removes the baselines of drafts. */
export function useBaselineWriter() {
  const repository = useRepository();
  const baselines = useCollectionWriter(baselinesCollection);
  const files = useCollectionWriter(originalFilesCollection);
  return useMemo(
    () => ({
      /** The files first, so that a baseline never lacks one. */
      store: async ({ baseline, originals }: BaselineWithFiles) => {
        const stored = originals.map(({ hash, blob }) => ({
          ...{ id: originalId(baseline.id, hash), draftId: baseline.id, hash, blob },
        }));
        await files.putMany(stored);
        await baselines.put(baseline);
      },
      remove: async (draftId: string): Promise<void> => {
        const baseline = await repository.get(baselinesCollection, draftId);
        if (!baseline) return;
        const originals = await storedOriginals(repository, baseline);
        await baselines.remove(draftId);
        await files.remove(...originals.map(({ hash }) => originalId(draftId, hash)));
      },
    }),
    [baselines, files, repository],
  );
}

async function storedOriginals(repository: Repository, { id, files }: Baseline): Promise<StoredOriginal[]> {
  const hashes = [...new Set(files.map(({ hash }) => hash))];
  const found = await Promise.all(
    hashes.map((hash) => repository.get(originalFilesCollection, originalId(id, hash))),
  );
  return found.filter((each) => each !== undefined);
}

/**
 * The bytes of every imported file by path, from the stored files and the images of the draft. A picture that was
 * removed from the draft is missing.
 */
export async function originalFiles(
  repository: Repository,
  baseline: Baseline,
  images: readonly DraftImage[],
): Promise<ReadonlyMap<string, Blob>> {
  const byHash = new Map<string, Blob>();
  for (const { hash, blob } of await storedOriginals(repository, baseline)) byHash.set(hash, blob);
  const byId = new Map(images.map(({ id, blob }) => [id, blob]));
  for (const { pictures } of baseline.sources) {
    for (const { hash, imageId } of pictures) {
      const blob = byId.get(imageId);
      if (blob && !byHash.has(hash)) byHash.set(hash, blob);
    }
  }
  return new Map(
    baseline.files.flatMap(({ path, hash }) => {
      const blob = byHash.get(hash);
      return blob ? [[path, blob] as const] : [];
    }),
  );
}
