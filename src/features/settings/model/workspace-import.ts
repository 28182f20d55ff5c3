import type { Collection, WorkspaceRecord } from '@/lib/workspace/collection';
import type { StoredRecord } from '@/lib/workspace/engine';
import type { Repository } from '@/lib/workspace/repository';
import { isStoredRecord, readStored } from '@/lib/workspace/collection';
import { isBookkeeping } from '@/lib/workspace/quarantine-and-seeding';
import { isTeamRecord, withTeams } from './team-records';

/** `merge` adds the file's records to the workspace; `replace` drops what is not in the file. */
export type ImportMode = 'replace' | 'merge';

/** What an import would do, determined before anything is changed. */
export interface ImportPlan {
  /** The records that can be read, and the workspace's own notes about them. */
  records: readonly StoredRecord[];
  readable: number;
  /** Damaged records, records of an unknown kind, and records that a newer StorePilot wrote. */
  unreadable: number;
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
  const isReadable = (record: StoredRecord) => {
    const collection = byName.get(record.collection);
    const reading = collection && readStored(collection, record);
    return reading?.kind === 'item' && reading.item.id === record.id;
  };
  // What another time or device knew of teams is not taken; this device asks the teams themselves.
  const stored = entries.filter(isStoredRecord).filter((record) => !isTeamRecord(record));
  const ofTeams = entries.filter(isStoredRecord).length - stored.length;
  const notes = stored.filter(isBookkeeping);
  // Of two records with one id the last one counts, as it does in storage.
  const readable = [...new Map(stored.filter(isReadable).map((record) => [keyOf(record), record])).values()];
  const present = current.filter((record) => !isBookkeeping(record) && !isTeamRecord(record));
  const keys = new Set(readable.map(keyOf));
  return {
    records: readable.length === 0 ? [] : [...notes, ...readable],
    readable: readable.length,
    unreadable: entries.length - ofTeams - notes.length - readable.length,
    present: present.length,
    inBoth: present.filter((record) => keys.has(keyOf(record))).length,
  };
}

/** Returns the workspace with the records of a file: those in both are the file's, new ones come last in their lists. */
export function mergeWorkspaces(
  current: readonly StoredRecord[],
  imported: readonly StoredRecord[],
): StoredRecord[] {
  const merged = new Map(current.map((record) => [keyOf(record), record]));
  const lastOrder = new Map<string, number>();
  for (const { collection, order } of current) {
    lastOrder.set(collection, Math.max(order, lastOrder.get(collection) ?? 0));
  }
  for (const record of [...imported].sort((a, b) => a.order - b.order)) {
    const key = keyOf(record);
    const { collection } = record;
    // A note of this browser, e.g. that samples were added once, is valid for both.
    if (merged.has(key) && isBookkeeping(record)) continue;
    const order = merged.get(key)?.order ?? (lastOrder.get(collection) ?? 0) + 1;
    lastOrder.set(collection, Math.max(order, lastOrder.get(collection) ?? 0));
    merged.set(key, { ...record, order });
  }
  return [...merged.values()];
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
