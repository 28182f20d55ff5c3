import type { FieldChange, FieldValue, PlanConflict, StoreFields } from '@/model/store-plan';

/** Whose value counts in a conflict. */
export type Side = 'mine' | 'live';

export type MergeResult = 'same' | 'push' | 'newer' | 'conflict';

/** A value without what the stores change by themselves: line ends, space at the end of lines and of the text. */
export function comparable(value: FieldValue | undefined): FieldValue | undefined {
  if (value === null) return '';
  if (typeof value !== 'string') return value;
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+$/, '');
}

/**
 * Compares a field three ways. Without a base, a store that already has another value is a conflict: nobody knows whether
 * it is the older one. An empty value without a base was never emptied by anybody, so the store's counts.
 * @param base value of the last pull
 */
export function mergeField(
  base: FieldValue | undefined,
  live: FieldValue | undefined,
  mine: FieldValue,
): MergeResult {
  const [was, is, wanted] = [comparable(base), comparable(live) ?? '', comparable(mine)];
  if (is === wanted) return 'same';
  if (was === undefined) return is === '' ? 'push' : wanted === '' ? 'newer' : 'conflict';
  if (is === was) return 'push';
  return wanted === was ? 'newer' : 'conflict';
}

/** A change as a plan shows it. */
export type ShownChange = Pick<FieldChange, 'before' | 'isSecret'> & { after?: FieldValue | undefined };

/** Whether a change empties a field that the store has. */
export function isRemoval({ before, after, isSecret }: ShownChange): boolean {
  return isSecret !== true && (comparable(after) ?? '') === '' && (comparable(before) ?? '') !== '';
}

export interface MergedFields {
  changes: FieldChange[];
  newer: FieldChange[];
  conflicts: PlanConflict[];
}

export interface MergeOptions {
  /** The side that was chosen for a path; undefined where the user has not decided. */
  sideOf?: ((path: string) => Side | undefined) | undefined;
  isSecret?: ((path: string) => boolean) | undefined;
}

/** Compares all fields of the project with the store. */
export function mergeFields(
  base: StoreFields | undefined,
  live: StoreFields,
  mine: StoreFields,
  { sideOf, isSecret }: MergeOptions = {},
): MergedFields {
  const merged: MergedFields = { changes: [], newer: [], conflicts: [] };
  for (const [path, after] of Object.entries(mine)) {
    const before = live[path];
    const secret = isSecret?.(path) === true;
    const change: FieldChange = {
      path,
      ...(before !== undefined && { before }),
      after,
      ...(secret && { isSecret: true }),
    };
    // The base does not record a secret, so the project's value counts.
    const result = secret ? mergeField(before, before, after) : mergeField(base?.[path], before, after);
    // Nothing changed in the store since a pull that never was.
    if (result === 'same' || (result === 'newer' && base?.[path] === undefined)) continue;
    const side = sideOf?.(path);
    if (result === 'push' || (side === 'mine' && result === 'conflict')) merged.changes.push(change);
    else if (result === 'newer' || side === 'live')
      merged.newer.push({ ...change, before: after, after: before ?? null });
    else merged.conflicts.push({ path, base: base?.[path], live: before, mine: after });
  }
  return merged;
}
