import { isRecord } from '@/domain/is-record';
import type { StoredRecord } from './engine';

/** Every record of the workspace has an id that is unique in its collection. */
export interface WorkspaceRecord {
  id: string;
}

/**
 * One kind of record in a user's workspace: its name in storage, its version, how a stored value is checked and
 * migrated, and the samples of a new workspace.
 */
export interface Collection<Item extends WorkspaceRecord> {
  name: string;
  /** Increase it when the shape changes, and let `parse` read the older one. */
  version: number;
  /** Returns the record from a value stored under an older or the current version; undefined when it is unreadable. */
  parse(value: unknown, version: number): Item | undefined;
  /** The sample records of a new workspace; an empty list for collections that start empty. */
  sample(): readonly Item[];
}

/** The part of a zod schema that is used here; the schema is the feature's own. */
interface Schema<Item> {
  safeParse(value: unknown): { success: true; data: Item } | { success: false };
}

/**
 * Declares a collection from a zod schema.
 * @param options.version 1 by default; see `Collection`
 * @param options.upgrade migrates a value of an older version before it is checked
 */
export function defineCollection<Item extends WorkspaceRecord>(options: {
  name: string;
  version?: number;
  schema: Schema<Item>;
  sample?: () => readonly NoInfer<Item>[];
  upgrade?: (value: unknown, version: number) => unknown;
}): Collection<Item> {
  const { name, version = 1, schema, sample = () => [], upgrade } = options;
  return {
    name,
    version,
    sample,
    parse(value, storedVersion) {
      const current = storedVersion < version && upgrade ? upgrade(value, storedVersion) : value;
      const result = schema.safeParse(current);
      return result.success ? result.data : undefined;
    },
  };
}

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
  if (!isRecord(value)) return false;
  const { collection, id, version, order } = value;
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
