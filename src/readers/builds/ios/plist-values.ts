/** A property list's value. Dictionaries have no prototype, so a key such as `constructor` is only a key. */
export type PlistValue = null | string | number | boolean | Date | Uint8Array | PlistValue[] | PlistDict;

export interface PlistDict {
  [key: string]: PlistValue | undefined;
}

/** Nodes and depth of the largest property list read: an Info.plist has some hundreds, five levels deep. */
export const MAX_PLIST_NODES = 50_000;
export const MAX_PLIST_DEPTH = 64;

export function emptyDict(): PlistDict {
  return Object.create(null) as PlistDict;
}

export function isDict(value: PlistValue | undefined): value is PlistDict {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof Uint8Array)
  );
}

/**
 * Returns the text under a key, trimmed; undefined for another type. Numbers count, because tools write `1` for `"1"`.
 */
export function textAt(dict: PlistDict, key: string): string | undefined {
  const value = dict[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : undefined;
}

/** Returns a boolean, also from the text or number that hand-written lists contain. */
export function flagAt(dict: PlistDict, key: string): boolean | undefined {
  const value = dict[key];
  if (typeof value === 'boolean') return value;
  const text = textAt(dict, key)?.toLowerCase();
  if (text === 'yes' || text === 'true' || text === '1') return true;
  return text === 'no' || text === 'false' || text === '0' ? false : undefined;
}

export function dictAt(dict: PlistDict, key: string): PlistDict {
  const value = dict[key];
  return isDict(value) ? value : emptyDict();
}

export function listAt(dict: PlistDict, key: string): PlistValue[] {
  const value = dict[key];
  return Array.isArray(value) ? value : [];
}

/** Returns the texts of an array; a single text counts as an array of one, other types are left out. */
export function textsAt(dict: PlistDict, key: string): string[] {
  const value = dict[key];
  if (typeof value === 'string') return [value];
  return listAt(dict, key).filter((each) => typeof each === 'string');
}
