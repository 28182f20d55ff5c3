import { isRecord } from '@/domain/is-record';
import { isSame } from '@/domain/merge-records';
import { draftsCollection } from '@/lib/workspace/app-collections';
import type { Collection, WorkspaceRecord } from '@/lib/workspace/collection';
import type { StoredRecord } from '@/lib/workspace/engine';
import type { Repository } from '@/lib/workspace/repository';
import { isStoredRecord, readStored } from '@/lib/workspace/collection';
import { isBookkeeping, isNote } from '@/lib/workspace/quarantine-and-seeding';
import { isTeamRecord, withTeams } from './team-records';

/** `merge` adds the file's records to the workspace; `replace` drops what is not in the file. */
export type ImportMode = 'replace' | 'merge';

/** Effect of an import, determined before anything is changed. */
export interface ImportPlan {
  /** The records that can be read, and the workspace's own notes about them. */
  records: readonly StoredRecord[];
  readable: number;
  /** Records that a newer StorePilot wrote. They are stored, and appear once this one is updated. */
  fromNewer: number;
  /** Damaged records. They are left out. */
  unreadable: number;
  /** Records about teams. They are left out: the teams are asked again. */
  ofTeams: number;
  /** Number of records in this browser now. */
  present: number;
  /** How many of them are in the file as well. */
  inBoth: number;
}

/** Checks every record of a file with the schema of its collection. */
export function planImport(
  entries: readonly unknown[],
  current: readonly StoredRecord[],
  collections: readonly Collection<WorkspaceRecord>[],
): ImportPlan {
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  const kindOf = (record: StoredRecord) => {
    const collection = byName.get(record.collection);
    if (!collection) return 'newer';
    const reading = readStored(collection, record);
    return reading.kind === 'item' && reading.item.id !== record.id ? 'corrupt' : reading.kind;
  };
  // Team data of another time or device is not imported; this device asks the teams themselves.
  const stored = entries.filter(isStoredRecord).filter((record) => !isTeamRecord(record));
  const ofTeams = entries.filter(isStoredRecord).length - stored.length;
  const notes = stored.filter(isBookkeeping);
  // Of two records with one id the last one counts, as it does in storage.
  const own = [
    ...new Map(
      stored.filter((record) => !isBookkeeping(record)).map((record) => [keyOf(record), record]),
    ).values(),
  ];
  const readable = own.filter((record) => kindOf(record) === 'item');
  const newer = own.filter((record) => kindOf(record) === 'newer');
  const present = current.filter((record) => !isBookkeeping(record) && !isTeamRecord(record));
  const keys = new Set([...readable, ...newer].map(keyOf));
  return {
    records: readable.length === 0 ? [] : [...notes, ...readable, ...newer],
    readable: readable.length,
    fromNewer: newer.length,
    unreadable: entries.length - ofTeams - notes.length - readable.length - newer.length,
    ofTeams,
    present: present.length,
    inBoth: present.filter((record) => keys.has(keyOf(record))).length,
  };
}

/**
 * Returns the workspace with the records of a file: those in both are the file's, new ones come last in their lists. A draft
 * of the file comes with its own images and files only: those of the draft that it replaces would be packed with it.
 */
export function mergeWorkspaces(
  current: readonly StoredRecord[],
  imported: readonly StoredRecord[],
): StoredRecord[] {
  const replaced = new Set(imported.filter(isDraft).map(({ id }) => id));
  const left = current.filter((record) => !replaced.has(draftIdOf(record) ?? ''));
  const merged = new Map(left.map((record) => [keyOf(record), record]));
  const places = new Map(current.map((record) => [keyOf(record), record.order]));
  const lastOrder = new Map<string, number>();
  for (const { collection, order } of current) {
    lastOrder.set(collection, Math.max(order, lastOrder.get(collection) ?? 0));
  }
  for (const record of [...imported].sort((a, b) => a.order - b.order)) {
    const { collection } = record;
    const present = merged.get(keyOf(record));
    // A note of this browser, e.g. that samples were added once, is valid for both.
    if (present && isNote(record)) continue;
    // Records set aside under one id in both may be two different things.
    const added = present && isBookkeeping(record) ? withFreeId(record, merged) : record;
    const order = places.get(keyOf(added)) ?? (lastOrder.get(collection) ?? 0) + 1;
    lastOrder.set(collection, Math.max(order, lastOrder.get(collection) ?? 0));
    merged.set(keyOf(added), { ...added, order });
  }
  return [...merged.values()];
}

function isDraft({ collection }: StoredRecord): boolean {
  return collection === draftsCollection.name;
}

/** Id of the draft that a record is a part of, by the field that such records have. */
function draftIdOf({ collection, id, value }: StoredRecord): string | undefined {
  if (PARTS_BY_ID.has(collection)) return id;
  return isRecord(value) && typeof value.draftId === 'string' && PARTS.has(collection)
    ? value.draftId
    : undefined;
}

// By name, so that Settings loads none of their code.
const PARTS: ReadonlySet<string> = new Set(['draft-images', 'original-files']);
const PARTS_BY_ID: ReadonlySet<string> = new Set(['baselines', 'draft-checks', 'import-reports']);

function withFreeId(record: StoredRecord, taken: ReadonlyMap<string, StoredRecord>): StoredRecord {
  const at = (id: string) => taken.get(keyOf({ ...record, id }));
  let id = record.id;
  for (let copy = 2; at(id) && !isSame(at(id)?.value, record.value); copy += 1) id = `${record.id}~${copy}`;
  return { ...record, id };
}

/** The workspaces before their last import, in memory, for one undo. */
const previous = new WeakMap<Repository, readonly StoredRecord[]>();

/**
 * Imports the readable records of a file, and remembers the workspace for one undo until the tab is closed.
 * @throws with nothing changed, e.g. when storage is full
 */
export async function importRecords(
  repository: Repository,
  { records }: ImportPlan,
  mode: ImportMode,
): Promise<void> {
  const before = await repository.exportAll();
  const own = before.filter((record) => !isTeamRecord(record));
  const imported = mode === 'merge' ? mergeWorkspaces(own, records) : records;
  await repository.importAll(withTeams(before, imported));
  previous.set(repository, before);
}

export function canUndoImport(repository: Repository): boolean {
  return previous.has(repository);
}

/**
 * Brings back the workspace as it was before the last import.
 * @returns false when there is none to undo any more
 * @throws with nothing changed, e.g. when storage is full
 */
export async function undoImport(repository: Repository): Promise<boolean> {
  const before = previous.get(repository);
  if (!before) return false;
  if (before.length === 0) await repository.reset();
  else await repository.importAll(before);
  previous.delete(repository);
  return true;
}

function keyOf({ collection, id }: StoredRecord): string {
  return JSON.stringify([collection, id]);
}
