import { isRecord } from '@/domain/is-record';
import { readParts, type PartSchema } from '@/domain/records/unreadable-parts';
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
  /**
   * Returns the record from a value stored under an older or the current version; undefined when it is unreadable. Parts
   * that cannot be read are set aside in its `unreadable`, and the repository puts them back with each write.
   */
  parse(value: unknown, version: number): Item | undefined;
  /** The records of a new workspace; an empty list for collections that start empty. */
  start(): readonly Item[];
  /** The invented records among those. "Reset sample data" restores them. */
  samples(): readonly Item[];
  /** Whether a record is sample data, which the user can hide, even if it was edited since. */
  isSample(item: Item): boolean;
}

/**
 * Declares a collection from a zod schema.
 * @param options.version 1 by default; see `Collection`
 * @param options.sample the invented records of a new workspace
 * @param options.start records of a new workspace that are the user's own from the start, e.g. settings
 * @param options.isSample by default, whether the record has the id of a sample
 * @param options.upgrade migrates a value of an older version before it is checked
 */
export function defineCollection<Item extends WorkspaceRecord>(options: {
  name: string;
  version?: number;
  schema: PartSchema<Item>;
  sample?: () => readonly NoInfer<Item>[];
  start?: () => readonly NoInfer<Item>[];
  isSample?: (item: NoInfer<Item>) => boolean;
  upgrade?: (value: unknown, version: number) => unknown;
}): Collection<Item> {
  const { name, version = 1, schema, sample, start, upgrade } = options;
  const samples = sample ?? (() => []);
  let sampleIds: Set<string> | undefined;
  const hasSampleId = ({ id }: Item) => {
    sampleIds ??= new Set(samples().map((item) => item.id));
    return sampleIds.has(id);
  };
  return {
    name,
    version,
    start: () => [...(start?.() ?? []), ...samples()],
    samples,
    isSample: options.isSample ?? hasSampleId,
    parse(value, storedVersion) {
      const current = storedVersion < version && upgrade ? upgrade(value, storedVersion) : value;
      return readParts(schema, current);
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
