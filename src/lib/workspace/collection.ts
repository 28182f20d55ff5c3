/** Everything kept in the workspace has an id that is unique in its collection. */
export interface WorkspaceRecord {
  id: string;
}

/**
 * One kind of record in a user's workspace: its name in storage, its version, how a stored value is checked and
 * brought up to date, and what a new workspace starts with.
 */
export interface Collection<Item extends WorkspaceRecord> {
  name: string;
  /** Raise it when the shape changes, and teach `parse` the older one. */
  version: number;
  /** The record, from whatever was stored under an older or the present version; undefined when it can't be read. */
  parse(value: unknown, version: number): Item | undefined;
  /** The sample records of a fresh workspace; an empty list for collections that start empty. */
  sample(): readonly Item[];
}

/** What `safeParse` of a zod schema looks like; the schema is the feature's own. */
interface Schema<Item> {
  safeParse(value: unknown): { success: true; data: Item } | { success: false };
}

/**
 * Declares a collection from a zod schema.
 * @param upgrade turns a value of an older version into the present shape, before it is checked
 */
export function defineCollection<Item extends WorkspaceRecord>(options: {
  name: string;
  version: number;
  schema: Schema<Item>;
  sample?: () => readonly Item[];
  upgrade?: (value: unknown, version: number) => unknown;
}): Collection<Item> {
  const { name, version, schema, sample = () => [], upgrade } = options;
  return {
    name,
    version,
    sample,
    parse(value, storedVersion) {
      if (storedVersion > version) return undefined; // written by a newer StorePilot: set aside, not guessed at
      const current = storedVersion < version && upgrade ? upgrade(value, storedVersion) : value;
      const result = schema.safeParse(current);
      return result.success ? result.data : undefined;
    },
  };
}
