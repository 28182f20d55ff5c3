import { platformsOf, type AppRecord, type Platform } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { draftName } from '@/domain/submissions/draft-label';
import { isSubmissionStatus } from '@/model/submission';
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

/** The searched text of each app of a list, computed once: a list of thousands is filtered at every keystroke. */
const searchTexts = new WeakMap<readonly AppRecord[], string[]>();

function searchTextsOf(apps: readonly AppRecord[]): string[] {
  // The line break keeps a search from matching the end of one and the start of the other.
  const texts = searchTexts.get(apps) ?? apps.map(({ name, bundleId }) => foldText(`${name}\n${bundleId}`));
  searchTexts.set(apps, texts);
  return texts;
}

/** The apps whose name or bundle id contains the search text, whatever the case, and that are on the platform. */
export function filterApps(apps: AppRecord[], { search, platform }: AppFilter): AppRecord[] {
  const text = foldText(search.trim());
  const texts = text === '' ? [] : searchTextsOf(apps);
  return apps.filter(
    (app, index) =>
      (text === '' || texts[index]?.includes(text)) &&
      (platform === 'all' || app.platforms.includes(platform)),
  );
}

/** The drafts whose name or bundle id contains the search text, and that are for the platform. */
export function filterDrafts(drafts: StoredDraft[], { search, platform }: AppFilter): StoredDraft[] {
  const text = foldText(search.trim());
  return drafts.filter(
    (draft) =>
      foldText(`${draftName(draft)}\n${draft.bundleId}`).includes(text) &&
      (platform === 'all' || platformsOf(draft.platform).includes(platform)),
  );
}

export interface AppCounts {
  total: number;
  approved: number;
  review: number;
  pending: number;
  rejected: number;
}

/**
 * How many apps there are, and how many whose last submission has one of the statuses of the summary.
 * @param drafts those without an app in the list; drafts with one bundle id are of one app
 */
export function countApps(apps: readonly AppRecord[], drafts: readonly StoredDraft[] = []): AppCounts {
  const started = new Set(drafts.map(({ bundleId, id }) => bundleId.trim() || id));
  const counts: AppCounts = {
    total: apps.length + started.size,
    approved: 0,
    review: 0,
    pending: 0,
    rejected: 0,
  };
  for (const { lastSubmission } of apps) {
    const { status } = lastSubmission;
    if (isSubmissionStatus(status) && status !== 'draft') counts[status] += 1;
  }
  return counts;
}
