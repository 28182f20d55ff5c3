/** A value that is there before and after, and differs. */
export interface ChangedValue {
  name: string;
  before: string;
  after: string;
}

/** Differences of one subject, in words. It is plain data, so that an approval can store it. */
export interface ChangeSection {
  title: string;
  added: string[];
  removed: string[];
  changed: ChangedValue[];
}

/** Whether anything differs. */
export function hasChanges({ added, removed, changed }: ChangeSection): boolean {
  return added.length + removed.length + changed.length > 0;
}

/** Compares two lists, whose order does not matter. */
export function listSection(
  title: string,
  before: readonly string[],
  after: readonly string[],
): ChangeSection {
  const [old, now] = [new Set(before), new Set(after)];
  return {
    title,
    added: [...now].filter((each) => !old.has(each)),
    removed: [...old].filter((each) => !now.has(each)),
    changed: [],
  };
}

/** Compares values by name. One that is undefined before was added, and one that is undefined now was removed. */
export function valuesSection(
  title: string,
  values: readonly (readonly [name: string, before: string | undefined, after: string | undefined])[],
): ChangeSection {
  const section: ChangeSection = { title, added: [], removed: [], changed: [] };
  for (const [name, before, after] of values) {
    if (before === after) continue;
    if (before === undefined) section.added.push(`${name}: ${after === '' ? '(empty)' : after}`);
    else if (after === undefined) section.removed.push(`${name}: ${before === '' ? '(empty)' : before}`);
    else section.changed.push({ name, before: before || '(empty)', after: after || '(empty)' });
  }
  return section;
}
