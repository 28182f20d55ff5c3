import type { Collection, WorkspaceRecord } from './collection';
import type { StoredRecord } from './engine';

/** `newer`: written by a later StorePilot, so not this one's to judge. */
export type Reading<Item> = { kind: 'item'; item: Item } | { kind: 'newer' } | { kind: 'corrupt' };

/** Opens an envelope. Whatever is in it, this never throws. */
export function readStored<Item extends WorkspaceRecord>(
  collection: Collection<Item>,
  record: StoredRecord,
): Reading<Item> {
  if (record.version > collection.version) return { kind: 'newer' };
  try {
    const item = collection.parse(record.value, record.version);
    return item ? { kind: 'item', item } : { kind: 'corrupt' };
  } catch {
    return { kind: 'corrupt' }; // bringing an old shape up to date may stumble over a broken one
  }
}

/** Is this an envelope at all? For what comes from a file. */
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
