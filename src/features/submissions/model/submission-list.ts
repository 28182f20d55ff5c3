import { lazily } from '@/domain/lazily';
import { platformsOf, type Platform } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { draftName } from '@/domain/submissions/draft-label';
import { STORES } from '@/domain/stores/stores';
import { isSubmissionStatus, STATUS_LABELS, type SubmissionRecord } from '@/model/submission';
import { foldText } from '@/domain/texts';

/** A row of the list: a submission, or a draft for one store. */
export interface SubmissionRow extends SubmissionRecord {
  /** The draft that is continued; its status is Draft. */
  draftId?: string;
  isSample: boolean;
}

/** One row per store of each draft in progress. @param dayOf local day of an ISO instant */
export function draftRows(
  drafts: readonly StoredDraft[],
  dayOf: (instant: string) => string,
): SubmissionRow[] {
  return drafts.flatMap((draft) =>
    platformsOf(draft.platform).map((platform) => ({
      id: `draft:${draft.id}:${platform}`,
      draftId: draft.id,
      appId: draft.appId,
      appName: draftName(draft),
      bundleId: draft.bundleId,
      version: draft.version,
      buildNumber: draft.builds.find((build) => build.platform === platform)?.identity.buildNumber,
      ...{ platform, status: 'draft', date: dayOf(draft.updatedAt) },
      isSample: draft.sample !== undefined,
    })),
  );
}

export const SORT_KEYS = ['date', 'app', 'version', 'store', 'status'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The status filter: a known status, or all the others together. */
export const STATUS_FILTERS = [...objectKeys(STATUS_LABELS), 'unknown'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export interface SubmissionFilter {
  /** The text as typed. */
  search: string;
  status?: StatusFilter;
  store?: Platform;
}

export interface SubmissionSort {
  key: SortKey;
  isDescending: boolean;
}

/** Rows shown at first, and added with each press of Show more. */
export const ROWS_STEP = 100;
/** Largest number of rows in a table; it scrolls slowly with more, and filters find the others. */
export const MOST_ROWS = 2000;

/** The search parameters of the page: untrusted texts. */
export const URL_DEFAULTS = { q: '', status: '', store: '', sort: '-date', rows: String(ROWS_STEP) };
export type UrlValues = typeof URL_DEFAULTS;

/** Returns the filters and order in the URL; unknown values are ignored. */
export function filterOf({ q, status, store }: UrlValues): SubmissionFilter {
  return {
    search: q,
    status: STATUS_FILTERS.find((each) => each === status),
    store: objectKeys(STORES).find((each) => each === store),
  };
}

/** `date` is oldest first, `-date` newest first. */
export function sortOf({ sort }: UrlValues): SubmissionSort {
  const isDescending = sort.startsWith('-');
  const key = SORT_KEYS.find((each) => each === (isDescending ? sort.slice(1) : sort));
  return key ? { key, isDescending } : { key: 'date', isDescending: true };
}

/**
 * The text for the URL after a press on a column's title: the same column turns around, dates begin with the newest.
 */
export function nextSort(now: SubmissionSort, key: SortKey): string {
  const isDescending = now.key === key ? !now.isDescending : key === 'date';
  return isDescending ? `-${key}` : key;
}

/** How many rows to show: whole steps, within what a table can take. */
export function rowsOf({ rows }: UrlValues): number {
  const wanted = /^\d{1,6}$/.test(rows) ? Number(rows) : ROWS_STEP;
  return Math.min(Math.max(Math.ceil(wanted / ROWS_STEP) * ROWS_STEP, ROWS_STEP), MOST_ROWS);
}

export function isFiltering({ search, status, store }: SubmissionFilter): boolean {
  return search.trim() !== '' || status !== undefined || store !== undefined;
}

const searchTexts = new WeakMap<SubmissionRow, string>();

function searchTextOf(submission: SubmissionRow): string {
  const known = searchTexts.get(submission);
  if (known !== undefined) return known;
  const { appName, bundleId, version } = submission;
  const text = foldText(`${appName}\n${bundleId}\n${version}`);
  searchTexts.set(submission, text);
  return text;
}

/** The submissions whose app name, bundle id or version contains the search text, with the status and for the store. */
export function filterSubmissions(
  submissions: readonly SubmissionRow[],
  filter: SubmissionFilter,
): readonly SubmissionRow[] {
  if (!isFiltering(filter)) return submissions;
  const search = foldText(filter.search.trim());
  return submissions.filter((submission) => {
    const status = isSubmissionStatus(submission.status) ? submission.status : 'unknown';
    return (
      (filter.status === undefined || status === filter.status) &&
      (filter.store === undefined || submission.platform === filter.store) &&
      searchTextOf(submission).includes(search)
    );
  });
}

/** Versions and names as people order them: 1.10 after 1.9, whatever the case. */
const natural = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare);
const STATUS_ORDER: readonly string[] = Object.keys(STATUS_LABELS);

const COMPARE: Record<SortKey, (a: SubmissionRow, b: SubmissionRow) => number> = {
  date: (a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)),
  app: (a, b) => natural()(a.appName, b.appName),
  version: (a, b) => natural()(a.version, b.version),
  store: (a, b) => natural()(STORES[a.platform].name, STORES[b.platform].name),
  status: (a, b) => statusPlace(a.status) - statusPlace(b.status),
};

/** Statuses in the order a submission passes through them; unknown ones are last. */
function statusPlace(status: string): number {
  return (STATUS_ORDER.indexOf(status) + STATUS_ORDER.length + 1) % (STATUS_ORDER.length + 1);
}

/**
 * A sorted copy: the user's own, then the samples. Equal ones are newest first, then in the order they were added.
 */
export function sortSubmissions(
  submissions: readonly SubmissionRow[],
  { key, isDescending }: SubmissionSort,
): SubmissionRow[] {
  const compare = COMPARE[key];
  const sign = isDescending ? -1 : 1;
  return [...submissions].sort(
    (a, b) => Number(a.isSample) - Number(b.isSample) || sign * compare(a, b) || COMPARE.date(b, a),
  );
}

function objectKeys<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
