import type { SubmissionDraft } from '@/domain/submissions/draft';

/**
 * Brings three states of one draft together field by field.
 * @param base what both sides started from
 * @param mine what this tab has now: its changes since `base` win, because they come later
 * @param theirs what is stored: everything this tab has not touched since `base` is taken from here
 *
 * A locale that one side removed stays when the other side wrote in it: text outlives a removal.
 * The builds are one field.
 */
export function mergeDrafts(
  base: SubmissionDraft,
  mine: SubmissionDraft,
  theirs: SubmissionDraft,
): SubmissionDraft {
  if (isSame(theirs, base)) return mine;
  const merged = mergeFields(base, mine, theirs);
  if (merged.listings[merged.defaultLocale]) return merged;
  // Each side may have removed the other's main locale.
  const [first] = Object.keys(merged.listings);
  return first === undefined
    ? { ...merged, listings: mine.listings, defaultLocale: mine.defaultLocale }
    : { ...merged, defaultLocale: first };
}

type Fields = Record<string, unknown>;

function mergeFields<Item extends object>(base: Item, mine: Item, theirs: Item): Item {
  const [b, m, t] = [base as Fields, mine as Fields, theirs as Fields];
  const merged: Fields = {};
  for (const key of new Set([...Object.keys(t), ...Object.keys(m)])) {
    const value = mergeValue(b[key], m[key], t[key]);
    if (value !== undefined) merged[key] = value;
  }
  return merged as Item;
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  // Both changed it: deeper where there is a deeper, else the later change, which is this tab's.
  if (isFields(mine) && isFields(theirs)) return mergeFields(isFields(base) ? base : {}, mine, theirs);
  return mine === undefined && isFields(theirs) ? theirs : mine;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}

/** Do two values say the same, field by field? A missing field is an undefined one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  }
  if (!isFields(a) || !isFields(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}
