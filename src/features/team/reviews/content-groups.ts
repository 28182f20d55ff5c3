import { compareText } from '@/domain/texts';
import { localeLabel } from '@/domain/locales/product-locales';
import { valueAt } from '@/domain/merge-records';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { canonicalJson } from '@/domain/canonical-json';
import type { ContentChange } from '@/domain/team-sync/review';

/** Changes of one part of a draft, under the heading that the wizard has for it. */
export interface ContentGroup {
  title: string;
  changes: ContentChange[];
}

const FIELDS = Object.keys(FIELD_LABELS);
const ABOUT_APP = [
  'bundleId',
  'androidId',
  'version',
  'platform',
  'buildType',
  'defaultLocale',
  'details/isUpdate',
];
const DATA_USE = /^privacy\/uses\/[^/]+/;

/**
 * Groups the changes between two contents in the order of the wizard. All that is said of one kind of data counts as one
 * change.
 */
export function contentGroups(
  changes: readonly ContentChange[],
  before: object | undefined,
  after: object | undefined,
): ContentGroup[] {
  const groups = new Map<string, { rank: number; changes: ContentChange[] }>();
  for (const change of joinDataUses(changes, before, after)) {
    const [rank, title] = groupOf(change.path);
    const group = groups.get(title) ?? { rank, changes: [] };
    group.changes.push(change);
    groups.set(title, group);
  }
  return [...groups]
    .sort(([titleA, a], [titleB, b]) => a.rank - b.rank || compareText(titleA, titleB))
    .map(([title, group]) => ({
      title,
      changes: group.changes.toSorted((a, b) => placeOf(a.path) - placeOf(b.path)),
    }));
}

function joinDataUses(
  changes: readonly ContentChange[],
  before: object | undefined,
  after: object | undefined,
): ContentChange[] {
  const jsonAt = (content: object | undefined, path: string) => {
    const value = content && valueAt(content, path);
    return value === undefined ? '' : canonicalJson(value);
  };
  const joined = new Map<string, ContentChange>();
  for (const change of changes) {
    const path = DATA_USE.exec(change.path)?.[0];
    if (path === undefined) joined.set(change.path, change);
    else joined.set(path, { path, before: jsonAt(before, path), after: jsonAt(after, path) });
  }
  return [...joined.values()];
}

function groupOf(path: string): [rank: number, title: string] {
  if (ABOUT_APP.includes(path)) return [0, 'App and version'];
  const [part = '', locale = ''] = path.split('/');
  if (part === 'builds') return [1, 'Builds'];
  if (part === 'listings' || part === 'playTexts') return [2, `Texts in ${localeLabel(locale)}`];
  if (part === 'details') return [3, 'For the stores'];
  if (part === 'privacy') return [4, 'Privacy'];
  if (part === 'ratings') return [5, 'Age ratings'];
  if (part === 'purchases') return [6, 'In-app purchases'];
  if (part === 'release') return [7, 'Price and release'];
  if (part === 'reviewerKit') return [8, 'Reviewer’s kit'];
  if (part === 'testing') return [9, 'Test tracks'];
  return [10, 'Checks'];
}

/** The place of a value in its group: the fields of the form in their order, then what has no place there. */
function placeOf(path: string): number {
  const place = FIELDS.indexOf(path.split('/').at(-1) ?? '');
  return place < 0 ? FIELDS.length : place;
}
