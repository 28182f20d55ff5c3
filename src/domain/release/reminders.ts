import type { StoredDraft } from '@/model/draft';
import type { SubmissionRecord } from '@/model/submission';
import { daysBetween, formatDay } from '../dates';
import { dayAfter } from '../day-after';
import { closedTest, closedTestStanding } from '../test-tracks/closed-test';

/** Percentage of users who get an update automatically, by day of a phased release (sources 15.2). */
const PHASES = [1, 2, 5, 10, 20, 50, 100];

type Planned = Pick<StoredDraft, 'details' | 'release' | 'testing'>;

/**
 * Lists what is still to do for a submission, by its release plan and its last report: no store reminds of it.
 * @param draft the draft it was made from
 * @param today `YYYY-MM-DD`
 */
export function reminders(
  { platform, steps = [] }: Pick<SubmissionRecord, 'platform' | 'steps'>,
  draft: Planned,
  today: string,
): string[] {
  const last = steps.at(-1);
  const approvedOn = last?.state === 'approved' ? last.day : undefined;
  if (platform === 'ios') return approvedOn === undefined ? [] : afterAppleApproval(draft, approvedOn, today);
  return approvedOn === undefined ? testReminders(draft, today) : afterPlayApproval(draft);
}

function afterAppleApproval({ details, release = {} }: Planned, approvedOn: string, today: string): string[] {
  const { release: kind, releaseDate = '' } = release;
  const isPhased = details.isUpdate && release.isPhased === true;
  if (kind === 'manual') {
    const start = 'You chose to release it by hand. Press Release This Version in App Store Connect.';
    return [isPhased ? `${start} The phased release of 7 days starts then.` : start];
  }
  const startsOn = kind === 'date' && releaseDate > approvedOn ? releaseDate : approvedOn;
  if (startsOn > today) return [`It is released on ${formatDay(startsOn)} at the earliest.`];
  const day = daysBetween(startsOn, today);
  const percentage = PHASES[day];
  if (!isPhased || percentage === undefined) return [];
  const everyone = formatDay(dayAfter(startsOn, PHASES.length - 1));
  return [
    `Phased release, day ${day + 1} of ${PHASES.length}: ${percentage} % of users get it automatically. Everyone from ${everyone}, if it started on ${formatDay(startsOn)}.`,
  ];
}

function afterPlayApproval({ details, release = {} }: Planned): string[] {
  const share = Number(release.rollout?.replace('%', '').trim() || Number.NaN);
  return [
    ...(release.isManaged ? ['Managed publishing is on. Press Publish changes in Publishing overview.'] : []),
    ...(details.isUpdate && share > 0 && share < 100
      ? [`It goes to ${share} % of users first. Raise the rollout percentage in Play Console by hand.`]
      : []),
  ];
}

function testReminders({ testing }: Planned, today: string): string[] {
  const test = testing?.isNewPersonalAccount ? closedTest(testing, today) : undefined;
  if (!test) return [];
  const counted = test.isOld ? ` Last counted on ${formatDay(test.last.day)}: count again.` : '';
  return [`Closed test: ${closedTestStanding(test)}${counted}`];
}
