import type { AppRecord, Platform } from '@/domain/apps/app';
import { isSubmissionStatus } from '@/domain/submissions/submission';
import { foldText } from '@/domain/texts';

/** The platform buttons above the list. */
export const PLATFORM_FILTERS = ['all', 'ios', 'android'] as const;
export type PlatformFilter = 'all' | Platform;

export interface AppFilter {
  /** The text as typed. */
  search: string;
  platform: PlatformFilter;
}

/** Returns the filter in the URL; anything but a platform means all. */
export function platformFilterOf(text: string): PlatformFilter {
  return PLATFORM_FILTERS.find((each) => each === text) ?? 'all';
}

export function isFiltering({ search, platform }: AppFilter): boolean {
  return search.trim() !== '' || platform !== 'all';
}

/** The searched text of each app, computed once per app: a list of thousands is filtered at every keystroke. */
const searchTexts = new WeakMap<AppRecord, string>();

function searchTextOf(app: AppRecord): string {
  const known = searchTexts.get(app);
  if (known !== undefined) return known;
  // The line break keeps a search from matching the end of one and the start of the other.
  const text = foldText(`${app.name}\n${app.bundleId}`);
  searchTexts.set(app, text);
  return text;
}

/** Results for the current list by search text: a longer text searches only the results of its beginning. */
const found = new WeakMap<readonly AppRecord[], Map<string, AppRecord[]>>();
/** Largest number of results in the cache; the oldest is removed first. */
const MOST_FOUND = 40;

function search(apps: AppRecord[], text: string): AppRecord[] {
  if (text === '') return apps;
  const known = found.get(apps) ?? new Map<string, AppRecord[]>();
  found.set(apps, known);
  const same = known.get(text);
  if (same) return same;
  const among = longestBeginning(known, text) ?? apps;
  const result = among.filter((app) => searchTextOf(app).includes(text));
  known.set(text, result);
  const [oldest] = known.keys();
  if (known.size > MOST_FOUND && oldest !== undefined) known.delete(oldest);
  return result;
}

/** The results for the longest cached beginning of the text: an app that contains the text contains its beginning. */
function longestBeginning(known: ReadonlyMap<string, AppRecord[]>, text: string): AppRecord[] | undefined {
  for (let length = text.length - 1; length > 0; length -= 1) {
    const result = known.get(text.slice(0, length));
    if (result) return result;
  }
  return undefined;
}

/** The apps whose name or bundle id contains the search text, whatever the case, and that are on the platform. */
export function filterApps(apps: AppRecord[], filter: AppFilter): AppRecord[] {
  const results = search(apps, foldText(filter.search.trim()));
  const { platform } = filter;
  return platform === 'all' ? results : results.filter((app) => app.platforms.includes(platform));
}

export interface AppCounts {
  total: number;
  approved: number;
  review: number;
  pending: number;
  rejected: number;
}

/** How many apps there are, and how many whose last submission has one of the statuses of the summary. */
export function countApps(apps: readonly AppRecord[]): AppCounts {
  const counts: AppCounts = { total: apps.length, approved: 0, review: 0, pending: 0, rejected: 0 };
  for (const { lastSubmission } of apps) {
    const { status } = lastSubmission;
    if (isSubmissionStatus(status) && status !== 'draft') counts[status] += 1;
  }
  return counts;
}
