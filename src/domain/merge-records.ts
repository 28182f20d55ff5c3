/** A text that this tab and another one changed to different values. */
export interface Clash {
  /** Path of the text in the record, e.g. `listings/en-US/title`. */
  field: string;
  theirs: string;
}

/** A value other than a text that both sides changed: a switch, a number, a list. */
export interface ChoiceClash {
  /** Path of the value in the record, e.g. `details/needsLogin`. */
  field: string;
  /** Undefined where the other side removed it. */
  theirs: unknown;
}

export interface Merged<Item> {
  item: Item;
  /** Texts of which `item` has this tab's version although the other side has a different one. */
  clashes: readonly Clash[];
  /** Other values of which `item` has this tab's version although the other side changed them too. */
  choices: readonly ChoiceClash[];
}

/**
 * Merges three states of one record field by field.
 * @param base the state both sides started from
 * @param mine this tab's state: its changes since `base` win, because they are the later ones
 * @param theirs the stored state: every field this tab has not changed since `base` comes from here
 * @param isHeld says which texts keep this tab's value even where only the other side changed them
 *
 * An object that one side removed remains when the other side changed a field in it. An array is one field.
 */
export function mergeRecords<Item extends object>(
  base: Item,
  mine: Item,
  theirs: Item,
  isHeld: (field: string) => boolean = () => false,
): Merged<Item> {
  if (isSame(theirs, base)) return { item: mine, clashes: [], choices: [] };
  const clashes: Clash[] = [];
  const choices: ChoiceClash[] = [];
  const item = mergeFields(base as Fields, mine as Fields, theirs as Fields, '', {
    isHeld,
    clashes,
    choices,
  });
  return { item: item as Item, clashes, choices };
}

type Fields = Record<string, unknown>;

interface Context {
  isHeld: (field: string) => boolean;
  clashes: Clash[];
  choices: ChoiceClash[];
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields, path: string, context: Context): Fields {
  const merged: Fields = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeValue(base[key], mine[key], theirs[key], `${path}${key}`, context);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, field: string, context: Context): unknown {
  // The same object as before where nothing differs, so that React has nothing to re-render.
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isFields(mine) && isFields(theirs)) {
    return mergeFields(isFields(base) ? base : {}, mine, theirs, `${field}/`, context);
  }
  const isMineChanged = !isSame(mine, base);
  if (typeof mine === 'string' && typeof theirs === 'string' && (isMineChanged || context.isHeld(field))) {
    context.clashes.push({ field, theirs });
    return mine;
  }
  if (!isMineChanged) return theirs;
  if (mine === undefined && isFields(theirs)) return theirs;
  if (!isFields(mine) || theirs !== undefined) context.choices.push({ field, theirs });
  return mine;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}

/** Compares two values field by field. A missing field equals an undefined one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  }
  if (!isFields(a) || !isFields(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

/** Returns the value at a path such as `details/needsLogin`, undefined where there is none. */
export function valueAt(item: object, field: string): unknown {
  return field
    .split('/')
    .reduce<unknown>((at, key) => (isFields(at) && Object.hasOwn(at, key) ? at[key] : undefined), item);
}

/** Returns the text at a path such as `listings/en-US/title`, undefined where there is none. */
export function textAt(item: object, field: string): string | undefined {
  const value = valueAt(item, field);
  return typeof value === 'string' ? value : undefined;
}

/** Returns a copy of the record with another text at a path that exists. */
export function withTextAt<Item extends object>(item: Item, field: string, text: string): Item {
  return withValueAt(item, field, text);
}

/** Returns a copy of the record with another value at a path that exists; undefined removes it. */
export function withValueAt<Item extends object>(item: Item, field: string, value: unknown): Item {
  const [key = '', ...rest] = field.split('/');
  const inner = (item as Fields)[key];
  if (rest.length > 0 && isFields(inner)) {
    return { ...item, [key]: withValueAt(inner, rest.join('/'), value) };
  }
  const next: Fields = { ...(item as Fields), [key]: value };
  if (value === undefined) delete next[key];
  return next as Item;
}
