import { isRecord } from '../is-record';
import { isSame } from '../merge-records';
import type { UnreadablePart } from '@/model/draft';

/** The part of a zod schema that is used here. */
export interface PartSchema<Item> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Item }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

type Path = UnreadablePart['path'];

/** A record with more of them is unreadable: looking for a hundred thousand would stop the page. */
const MAX_PARTS = 200;
/** How often a record is read again without the parts that could not be read: one inside another shows afterwards. */
const MAX_ROUNDS = 10;

/**
 * Reads a record part by part: a part that cannot be read is set aside in `unreadable`, and the rest is read without it.
 * @returns undefined when the record cannot be read at all
 */
export function readParts<Item extends object>(schema: PartSchema<Item>, stored: unknown): Item | undefined {
  // It is made by reading; a stored one would be put back over what the user has.
  const whole = isRecord(stored) && 'unreadable' in stored ? without(stored, ['unreadable']) : stored;
  let rest = whole;
  const cuts = new Cuts();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(rest);
    if (result.success) {
      return round === 0 ? result.data : { ...result.data, unreadable: cuts.parts(whole, result.data) };
    }
    const { issues } = result.error;
    if (issues.length > MAX_PARTS) return undefined;
    const found = issues.map(({ path }) => partAt(rest, path));
    if (found.some((path) => path.length === 0)) return undefined;
    for (const path of outermost(found).sort(lastFirst)) {
      cuts.add(path, rest);
      rest = without(rest, path);
    }
  }
  return undefined;
}

/**
 * Returns what is stored of a record: parts that were set aside are put back, unless the user has changed what was read
 * in their place.
 */
export function withUnreadableParts<Item extends object>(item: Item): object {
  if (!('unreadable' in item)) return item;
  const { unreadable, ...rest } = item;
  if (!Array.isArray(unreadable)) return rest;
  return (unreadable as UnreadablePart[]).reduce<object>(
    (whole, part) => putBack(whole, part.path, part) as object,
    rest,
  );
}

/** Parts cut off a record so far. Positions in its outermost lists are those of the stored record. */
class Cuts {
  private readonly fields: Path[] = [];
  /** By list: the positions of the items that are left, and those of the items that something was cut off. */
  private readonly lists = new Map<string, { list: Path; left: number[]; cut: Set<number> }>();

  add(path: Path, rest: unknown): void {
    const depth = path.findIndex((key) => typeof key === 'number');
    if (depth === -1) {
      this.fields.push(path);
      return;
    }
    const list = path.slice(0, depth);
    const key = JSON.stringify(list);
    const items = valueIn(rest, list);
    const all = Array.isArray(items) ? items.map((_, index) => index) : [];
    const known = this.lists.get(key) ?? { list, left: all, cut: new Set() };
    this.lists.set(key, known);
    const at = Number(path[depth]);
    known.cut.add(known.left[at] ?? at);
    if (path.length === depth + 1) known.left.splice(at, 1);
  }

  parts(stored: unknown, read: object): UnreadablePart[] {
    const fields = this.fields.map((path) => ({
      path,
      value: valueIn(stored, path),
      readAs: valueIn(read, path),
    }));
    const items = [...this.lists.values()].flatMap(({ list, left, cut }) =>
      [...cut]
        .sort((a, b) => a - b)
        .map((position) => {
          const at = left.indexOf(position);
          const readAs = at === -1 ? undefined : valueIn(read, [...list, at]);
          return { path: [...list, position], value: valueIn(stored, [...list, position]), readAs };
        }),
    );
    // The container of a part may have been cut after it.
    return [...fields, ...items].filter(
      ({ path }) => !this.fields.some((field) => field.length < path.length && contains(field, path)),
    );
  }
}

function contains(outer: Path, inner: Path): boolean {
  return outer.every((key, index) => inner[index] === key);
}

/** Paths that no other one contains, each once. */
function outermost(paths: readonly Path[]): Path[] {
  const byText = new Map(paths.map((path) => [JSON.stringify(path), path]));
  const all = [...byText.values()];
  return all.filter((path) => !all.some((other) => other.length < path.length && contains(other, path)));
}

/** Items later in a list come first, so that the positions of the others stay. */
function lastFirst(a: Path, b: Path): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  return Number(b[at] ?? 0) - Number(a[at] ?? 0) || 0;
}

/** The path of the smallest part around a fault that exists: a field, an item of a list, or what contains it. */
function partAt(value: unknown, issuePath: readonly PropertyKey[]): Path {
  const path: (string | number)[] = [];
  let at = value;
  for (const key of issuePath) {
    if (typeof key === 'symbol' || typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) break;
    path.push(key);
    at = valueIn(at, [key]);
  }
  return path;
}

function valueIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((item, index) => {
      if (index !== key) return [item];
      return rest.length > 0 ? [without(item, rest)] : [];
    });
  }
  if (!isRecord(value)) return value;
  if (rest.length > 0) return { ...value, [key]: without(value[key], rest) };
  const left = { ...value };
  delete left[key];
  return left;
}

function putBack(into: unknown, [key, ...rest]: Path, part: UnreadablePart): unknown {
  if (typeof key === 'number' && Array.isArray(into)) {
    const items: unknown[] = into;
    if (part.readAs === undefined) return [...items.slice(0, key), part.value, ...items.slice(key)];
    const at = items.findIndex((item) => isSame(item, part.readAs));
    return items.map((item, index) => (index === at ? part.value : item));
  }
  if (key === undefined || !isRecord(into)) return into; // the user has removed what contained the part
  const present = Object.hasOwn(into, key) ? into[key] : undefined;
  if (rest.length > 0) return { ...into, [key]: putBack(present, rest, part) };
  return isSame(present, part.readAs) ? { ...into, [key]: part.value } : into;
}
