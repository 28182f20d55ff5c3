import type { Collection, WorkspaceRecord } from './collection';
import type { StoredRecord } from './engine';

/** `newer`: written by a later StorePilot, which this one cannot judge. */
export type Reading<Item> = { kind: 'item'; item: Item } | { kind: 'newer' } | { kind: 'corrupt' };

/** Reads an envelope. Never throws, whatever it contains. */
export function readStored<Item extends WorkspaceRecord>(
  collection: Collection<Item>,
  record: StoredRecord,
): Reading<Item> {
  if (record.version > collection.version) return { kind: 'newer' };
  try {
    const item = collection.parse(record.value, record.version);
    return item ? { kind: 'item', item } : { kind: 'corrupt' };
  } catch {
    return { kind: 'corrupt' }; // migrating an old shape may fail on a damaged one
  }
}

/** Whether this is an envelope at all, for values from a file. */
export function isStoredRecord(value: unknown): value is StoredRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { collection, id, version, order } = value as Partial<Record<keyof StoredRecord, unknown>>;
  return (
    typeof collection === 'string' &&
    collection !== '' &&
    typeof id === 'string' &&
    id !== '' &&
    Number.isSafeInteger(version) &&
    Number(version) > 0 &&
    Number.isFinite(order) &&
    'value' in value
  );
}
