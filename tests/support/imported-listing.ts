import { submissionDraft } from './drafts';
import { treeOf } from './listing-trees';
import type { Baseline } from '@/domain/baseline/baseline';
import type { SubmissionDraft } from '@/model/draft';
import { decodeImport } from '@/lib/imports/decode-import';
import { findListings, readImport } from '@/lib/imports/read-import';
import { compareWithImport, exportedFiles } from '@/lib/imports/write-back';
import { suggestedSets } from '@/formats/listings/listing-projects';

export const QUIET_TOOLS = { signal: new AbortController().signal, report: () => undefined };

/** A draft that was made by importing files, and what it is compared with. */
export interface ImportedListing {
  draft: SubmissionDraft;
  baseline: Baseline;
  files: Map<string, Blob>;
}

/** Imports the first app of a tree as the wizard does. @throws Error when the tree contains no listing */
export async function importListing(
  input: Readonly<Record<string, string | Uint8Array>>,
): Promise<ImportedListing> {
  const tree = treeOf(input);
  const found = findListings(tree);
  if (!found.ok || found.value.kind !== 'folders') throw new Error('no folders');
  const sets = suggestedSets(found.value.projects);
  const { imported, paths } = await readImport(sets, tree, QUIET_TOOLS);
  let next = 0;
  const decoded = await decodeImport(imported, tree, {
    ...{ draftId: 'draft-1', now: '2026-11-22T09:00:00.000Z', name: 'app', paths },
    ...{ ...QUIET_TOOLS, newId: () => `image-${(next += 1)}` },
  });
  if (!decoded.ok) throw new Error(decoded.failure);
  const { images, baseline, originals } = decoded.value;
  const blobs = new Map(originals.map(({ hash, blob }) => [hash, blob]));
  const byId = new Map(images.map(({ id, blob }) => [id, blob]));
  for (const { pictures } of baseline.sources)
    for (const { hash, imageId } of pictures) blobs.set(hash, byId.get(imageId) ?? new Blob());
  return {
    draft: submissionDraft({
      ...imported.content,
      playTexts: imported.content.playTexts,
      builds: [],
      images,
    }),
    baseline,
    files: new Map(baseline.files.map(({ path, hash }) => [path, blobs.get(hash) ?? new Blob()])),
  };
}

/** The bytes of every file of the imported tree after the changes of its draft, by path. */
export async function exportListing(state: ImportedListing): Promise<Map<string, Uint8Array>> {
  const { changes } = await compareWithImport(state.baseline, state.draft, state.files);
  const files = exportedFiles(state.files, changes);
  return new Map(
    await Promise.all(
      files.map(async ({ path, content }) => [path, new Uint8Array(await content.arrayBuffer())] as const),
    ),
  );
}
