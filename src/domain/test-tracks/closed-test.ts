import type { TestTracks } from '@/model/test-tracks';
import { daysBetween, formatDay, isDay } from '../dates';
import { dayAfter } from '../day-after';
import { countOf } from '../texts';

/** Testers that a personal account made after 2023-11-13 needs, and the days in a row (sources 5.4). */
export const NEEDED_TESTERS = 12;
export const NEEDED_DAYS = 14;

/** Days after which a count says little about today. */
const RECENT_DAYS = 3;

/** A count of the testers who had opted in on a day. */
export interface TesterCount {
  /** `YYYY-MM-DD` */
  day: string;
  testers: number;
}

/** Where a closed test stands, by the counts that the publisher entered. */
export interface ClosedTest {
  /** The newest count. */
  last: TesterCount;
  /** Testers that are missing now. */
  missingTesters: number;
  /** The day since which no count was below the needed testers; undefined while one is missing. */
  since: string | undefined;
  /** Whole days since then, by today. */
  days: number;
  /** The first day on which the run is long enough, if it goes on. */
  readyOn: string | undefined;
  isReady: boolean;
  /** Whether the newest count is too old to rely on. */
  isOld: boolean;
}

/** The counts that can be read, oldest first. */
export function testerCounts({ testers = {} }: Pick<TestTracks, 'testers'>): TesterCount[] {
  return Object.entries(testers)
    .flatMap(([day, count]) =>
      isDay(day) && count !== undefined && Number.isInteger(count) && count >= 0
        ? [{ day, testers: count }]
        : [],
    )
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Calculates where a closed test stands. Between two counts the number of testers is taken to be enough where both are:
 * only Play Console knows better.
 * @param today `YYYY-MM-DD` in the user's time zone; later counts are left out
 * @returns undefined before the first count
 */
export function closedTest(tracks: Pick<TestTracks, 'testers'>, today: string): ClosedTest | undefined {
  const counts = testerCounts(tracks).filter(({ day }) => day <= today);
  const last = counts.at(-1);
  if (!last) return undefined;
  const isOld = daysBetween(last.day, today) > RECENT_DAYS;
  const lastTooFew = counts.findLastIndex(({ testers }) => testers < NEEDED_TESTERS);
  const since = counts[lastTooFew + 1]?.day;
  if (since === undefined) {
    const missingTesters = NEEDED_TESTERS - last.testers;
    return { last, missingTesters, since, days: 0, readyOn: undefined, isReady: false, isOld };
  }
  const days = daysBetween(since, today);
  return {
    last,
    missingTesters: 0,
    since,
    days,
    readyOn: dayAfter(since, NEEDED_DAYS),
    isReady: days >= NEEDED_DAYS,
    isOld,
  };
}

/** Where a closed test stands, in one sentence. */
export function closedTestStanding(test: ClosedTest): string {
  const { last, missingTesters, since, days, readyOn, isReady } = test;
  if (since === undefined) {
    return `${countOf(missingTesters, 'more tester')} needed: ${last.testers} of ${NEEDED_TESTERS} opted in.`;
  }
  const run = `${last.testers} opted in, ${NEEDED_TESTERS} or more since ${formatDay(since)}`;
  if (isReady) return `${run}: ${countOf(days, 'day')} in a row. You can apply for production.`;
  return `${run}: ${days} of ${NEEDED_DAYS} days. Apply from ${formatDay(readyOn ?? '')}.`;
}
