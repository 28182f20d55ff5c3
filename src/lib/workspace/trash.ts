import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { DAY_MS } from '@/domain/dates';
import type { Stored } from '@/domain/records/record-schema';
import { withUnreadableParts } from '@/domain/records/unreadable-parts';
import { draftLabel } from '@/domain/submissions/draft-label';
import { useUser } from '@/lib/auth/auth-context';
import { useClock } from '@/lib/clock';
import { importReportsCollection } from '@/lib/imports/import-reports';
import { loadCode } from '@/lib/load-code';
import { appsCollection, draftImagesCollection, draftsCollection } from './app-collections';
import { baselinesCollection, originalFilesCollection } from './baselines';
import { defineCollection, readStored, type Collection, type WorkspaceRecord } from './collection';
import type { Repository } from './repository';
import { useRepository } from './workspace-context';

/** Days until a deleted app or draft is removed for good. */
export const TRASH_DAYS = 30;

const trashSchema = z.looseObject({
  /** Kind and id of what was deleted. */
  id: z.string().check(z.minLength(1)),
  kind: z.enum(['app', 'draft']),
  label: z.string(),
  /** ISO instant. */
  deletedAt: z.string(),
  /** Its records, with the version of their collection. */
  records: z.array(z.looseObject({ collection: z.string(), version: z.number(), value: z.unknown() })),
});

/** A deleted app or draft that can still be brought back. */
export type TrashItem = Stored<typeof trashSchema>;

export const trashCollection = defineCollection({ name: 'trash', schema: trashSchema });

/** The collections of a draft's records. The draft itself is last: a shared draft never appears without its images. */
const OF_A_DRAFT: readonly Collection<WorkspaceRecord & { draftId?: string }>[] = [
  draftImagesCollection,
  originalFilesCollection,
  baselinesCollection,
  importReportsCollection,
  draftsCollection,
];
const RESTORABLE: readonly Collection<WorkspaceRecord>[] = [...OF_A_DRAFT, appsCollection];

/** Deletes apps and drafts so that they can be brought back for 30 days. */
export function useTrash() {
  const repository = useRepository();
  const queries = useQueryClient();
  const clock = useClock();
  const { id: userId } = useUser();
  return useMemo(() => {
    const refresh = (names: Iterable<string>) =>
      Promise.all(
        [trashCollection.name, ...new Set(names)].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      );
    const deletedAt = () => new Date(clock.now()).toISOString();

    return {
      /** @returns undefined when another tab has deleted it */
      deleteApp: async (id: string): Promise<TrashItem | undefined> => {
        const app = await repository.get(appsCollection, id);
        if (!app) return undefined;
        const item = itemOf('app', app, app.name, deletedAt(), [
          { collection: appsCollection, items: [app] },
        ]);
        await repository.put(trashCollection, [item]);
        await repository.remove(appsCollection, id);
        await refresh([appsCollection.name]);
        return item;
      },
      /** Deletes a draft with its images and what it was imported from. */
      deleteDraft: async (id: string): Promise<TrashItem | undefined> => {
        const draft = await repository.get(draftsCollection, id);
        if (!draft) return undefined;
        const parts = await partsOfDraft(repository, id);
        const item = itemOf('draft', draft, draftLabel(draft), deletedAt(), parts);
        await repository.put(trashCollection, [item]);
        for (const { collection, items } of parts.toReversed())
          await repository.remove(collection, ...items.map((each) => each.id));
        const folders = await loadCode(() => import('@/lib/folders/remembered-folders'));
        if (folders.ok) await folders.value.forgetFolder(userId, id);
        await refresh(parts.map(({ collection }) => collection.name));
        return item;
      },
      /** Brings back what was deleted. What was created since under the same id stays. */
      restore: async ({ id, records }: TrashItem): Promise<void> => {
        for (const collection of RESTORABLE) {
          const stored = records.filter((record) => record.collection === collection.name);
          const items = stored.flatMap(({ version, value }) => {
            const reading = readStored(collection, {
              ...{ collection: collection.name, id: '', order: 0 },
              ...{ version, value },
            });
            return reading.kind === 'item' ? [reading.item] : [];
          });
          for (const item of items)
            if (!(await repository.get(collection, item.id))) await repository.put(collection, [item]);
        }
        await repository.remove(trashCollection, id);
        await refresh(records.map(({ collection }) => collection));
      },
      /** Removes these for good. */
      forget: async (...ids: string[]): Promise<void> => {
        await repository.remove(trashCollection, ...ids);
        await refresh([]);
      },
    };
  }, [clock, queries, repository, userId]);
}

interface Part {
  collection: Collection<WorkspaceRecord>;
  items: readonly WorkspaceRecord[];
}

function itemOf(
  kind: TrashItem['kind'],
  { id }: WorkspaceRecord,
  label: string,
  deletedAt: string,
  parts: readonly Part[],
): TrashItem {
  return {
    id: `${kind}:${id}`,
    ...{ kind, label, deletedAt },
    records: parts.flatMap(({ collection: { name, version }, items }) =>
      items.map((value) => ({ collection: name, version, value: withUnreadableParts(value) })),
    ),
  };
}

function partsOfDraft(repository: Repository, draftId: string): Promise<Part[]> {
  return Promise.all(
    OF_A_DRAFT.map(async (collection) => ({
      collection,
      items: (await repository.list(collection)).filter(
        (each) => each.id === draftId || each.draftId === draftId,
      ),
    })),
  );
}

/** Whether it was deleted so long ago that it is removed for good. */
export function isExpired({ deletedAt }: TrashItem, now: number): boolean {
  return !(now - Date.parse(deletedAt) < TRASH_DAYS * DAY_MS);
}

/** What an app is called where it is listed. */
export function trashName({ kind, label }: Pick<TrashItem, 'kind' | 'label'>): string {
  return label.trim() || (kind === 'app' ? 'Unnamed app' : 'Untitled submission');
}
