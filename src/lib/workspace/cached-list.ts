import type { WorkspaceRecord } from './collection';

/**
 * Returns a list as it is after records were written, without reading the whole collection again.
 * @param written by id; `null` for a record that was removed
 * @returns undefined when a record is new to the list, because only storage knows its place
 */
export function withWritten<Item extends WorkspaceRecord>(
  list: readonly Item[],
  written: ReadonlyMap<string, Item | null>,
): Item[] | undefined {
  const listed = new Set(list.map(({ id }) => id));
  for (const [id, item] of written) if (item && !listed.has(id)) return undefined;
  return list.flatMap((item) => {
    const next = written.get(item.id);
    return next === undefined ? [item] : (next ?? []);
  });
}
