import * as z from 'zod/mini';
import { DAY_MS } from '@/domain/dates';
import type { Stored } from '@/domain/records/record-schema';
import { withUnreadableParts } from '@/domain/records/unreadable-parts';
import { draftLabel } from '@/domain/submissions/draft-label';
import { forgetFolder } from '@/lib/folders/remembered-folders';
import { modelWorkCollection } from './helper-records';
import { importReportsCollection } from '@/lib/workspace/import-reports';
import { appsCollection, draftImagesCollection, draftsCollection } from './app-collections';
import { baselinesCollection, originalFilesCollection } from './baselines';
import { defineCollection, readStored, type Collection, type WorkspaceRecord } from './collection';
import { draftChecksCollection } from './draft-checks';
import type { Repository } from './repository';

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
  modelWorkCollection,
  draftChecksCollection,
  draftsCollection,
];
const RESTORABLE: readonly Collection<WorkspaceRecord>[] = [...OF_A_DRAFT, appsCollection];

/** Moves an app to the trash. @returns undefined when there is no such app */
export async function deleteApp(
  repository: Repository,
  id: string,
  now: string,
): Promise<TrashItem | undefined> {
  const app = await repository.get(appsCollection, id);
  if (!app) return undefined;
  const { name, version } = appsCollection;
  const item: TrashItem = {
    ...{ id: `app:${id}`, kind: 'app', label: app.name, deletedAt: now },
    records: [{ collection: name, version, value: withUnreadableParts(app) }],
  };
  await repository.put(trashCollection, [item]);
  await repository.remove(appsCollection, id);
  return item;
}

/**
 * Moves a draft and all that belongs to it to the trash.
 * @returns undefined when there is no such draft
 */
export async function deleteDraft(
  repository: Repository,
  { id, userId, now }: { id: string; userId: string; now: string },
): Promise<TrashItem | undefined> {
  const draft = await repository.get(draftsCollection, id);
  if (!draft) return undefined;
  const parts = await Promise.all(
    OF_A_DRAFT.map(async (collection) => ({
      collection,
      items: (await repository.list(collection)).filter((each) => each.id === id || each.draftId === id),
    })),
  );
  const item: TrashItem = {
    ...{ id: `draft:${id}`, kind: 'draft', label: draftLabel(draft), deletedAt: now },
    records: parts.flatMap(({ collection: { name, version }, items }) =>
      items.map((value) => ({ collection: name, version, value: withUnreadableParts(value) })),
    ),
  };
  await repository.put(trashCollection, [item]);
  for (const { collection, items } of parts.toReversed())
    await repository.remove(collection, ...items.map((each) => each.id));
  await forgetFolder(userId, id);
  return item;
}

/** Brings back what was deleted. What was created since under the same id stays. */
export async function restore(repository: Repository, { id, records }: TrashItem): Promise<void> {
  for (const collection of RESTORABLE) {
    const { name } = collection;
    const items = records.flatMap(({ collection: of, version, value }) => {
      if (of !== name) return [];
      const reading = readStored(collection, { collection: name, id: '', order: 0, version, value });
      return reading.kind === 'item' ? [reading.item] : [];
    });
    for (const item of items)
      if (!(await repository.get(collection, item.id))) await repository.put(collection, [item]);
  }
  await repository.remove(trashCollection, id);
}

/** Removes these for good. */
export function forget(repository: Repository, ids: readonly string[]): Promise<void> {
  return repository.remove(trashCollection, ...ids);
}

/** Whether it was deleted so long ago that it is removed for good. */
export function isExpired({ deletedAt }: TrashItem, now: number): boolean {
  return !(now - Date.parse(deletedAt) < TRASH_DAYS * DAY_MS);
}

/** The name of what was deleted. */
export function trashName({ kind, label }: Pick<TrashItem, 'kind' | 'label'>): string {
  return label.trim() || (kind === 'app' ? 'Unnamed app' : 'Untitled submission');
}
