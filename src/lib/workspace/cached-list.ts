import type { WorkspaceRecord } from './collection';

/**
 * A list on the screen after records were written, without reading the whole collection again.
 * @returns undefined when only storage knows where a record stands (it is new to the list)
 */
export function withWritten<Item extends WorkspaceRecord>(
  list: readonly Item[],
  items: readonly Item[],
): Item[] | undefined {
  const written = new Map(items.map((item) => [item.id, item]));
  const next = list.map((item) => {
    const found = written.get(item.id);
    written.delete(item.id);
    return found ?? item;
  });
  return written.size === 0 ? next : undefined;
}
