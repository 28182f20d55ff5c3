import { compareText } from '@/domain/texts';
import { PLATFORMS, type AppRecord, type Platform, type SubmissionStatus } from '@/model/app';
import type { ReportedState, ReportedStep, SubmissionRecord } from '@/model/submission';
import { compareVersions } from '../builds/compare-versions';
import { daysBetween } from '../dates';
import { STORES } from '../stores/stores';

const STATUS_AFTER: Record<ReportedState, SubmissionStatus> = {
  uploaded: 'pending',
  review: 'review',
  approved: 'approved',
  rejected: 'rejected',
};

/** Statuses in the order in which they need the publisher. */
const MOST_PRESSING: readonly SubmissionStatus[] = ['rejected', 'pending', 'review', 'approved'];

/** Id of the submission of a draft to a store. */
export function submissionId(draft: { id: string; version: string }, platform: Platform): string {
  return `${draft.id}-${platform}-${draft.version.trim()}`;
}

/** The submission after its steps have changed; without any it is prepared, not sent. */
export function withSteps(submission: SubmissionRecord, steps: readonly ReportedStep[]): SubmissionRecord {
  const last = steps.at(-1);
  return { ...submission, steps, status: last ? STATUS_AFTER[last.state] : 'draft' };
}

/** The states that can follow. A rejected version is uploaded again; an approved one has a next version. */
export function statesAfter(state: ReportedState | undefined): readonly ReportedState[] {
  switch (state) {
    case undefined:
      return ['uploaded', 'review', 'approved', 'rejected'];
    case 'uploaded':
      return ['review', 'approved', 'rejected'];
    case 'review':
      return ['approved', 'rejected'];
    case 'approved':
      return [];
    case 'rejected':
      return ['uploaded', 'review', 'approved'];
  }
}

/** Day on which the older of the two stores opened; a year that is being typed is earlier. */
const FIRST_DAY = '2008-07-10';

/** The days that a step can have: not before the step before it, nor after the next one or today. */
export function dayRange(
  steps: readonly ReportedStep[],
  stepId: string,
  today: string,
): { from: string; to: string } {
  const index = steps.findIndex(({ id }) => id === stepId);
  return { from: steps[index - 1]?.day ?? FIRST_DAY, to: steps[index + 1]?.day ?? today };
}

/** The newest version first: by number where both have one, by day otherwise. */
function newestFirst(a: SubmissionRecord, b: SubmissionRecord): number {
  return -(compareVersions(a.version, b.version) || compareText(a.date, b.date));
}

/** The newest submission to each store, in the product's order of stores. */
export function latestByStore(submissions: readonly SubmissionRecord[]): SubmissionRecord[] {
  const sorted = submissions.toSorted(newestFirst);
  return PLATFORMS.flatMap((platform) => sorted.find((each) => each.platform === platform) ?? []);
}

/**
 * The app after a step of one of its submissions. Its status is that of the store that needs the publisher most; a store
 * without a report does not count beside one that has some.
 * @param submissions all of the app
 */
export function appAfterReport(app: AppRecord, submissions: readonly SubmissionRecord[]): AppRecord {
  const [newest] = submissions.toSorted(newestFirst);
  if (!newest) return app;
  const ofVersion = latestByStore(submissions.filter(({ version }) => version === newest.version));
  const reported = ofVersion.filter(({ steps }) => steps && steps.length > 0);
  const status = MOST_PRESSING.find((each) => reported.some((submission) => submission.status === each));
  const days = ofVersion.map(({ steps, date }) => steps?.at(-1)?.day ?? date).sort();
  return {
    ...app,
    lastSubmission: { version: newest.version, status: status ?? 'draft', date: days.at(-1) ?? newest.date },
    nextActions: nextActions(ofVersion),
  };
}

/** The next action for each store. */
function nextActions(latest: readonly SubmissionRecord[]): string[] {
  const actions = latest.map(({ platform, version, steps }) =>
    nextAction(steps?.at(-1)?.state, platform, version),
  );
  return [...new Set(actions)];
}

function nextAction(state: ReportedState | undefined, platform: Platform, version: string): string {
  const store = STORES[platform].name;
  switch (state) {
    case undefined:
      return `Upload ${version} to ${store}`;
    case 'uploaded':
    case 'review':
      return `Wait for the answer of ${store}`;
    case 'approved':
      return 'Start the next version';
    case 'rejected':
      return `Paste what ${store} wrote`;
  }
}

/** A stay in review: from the upload, or the first report of the review, to the answer. */
export interface ReviewStay {
  answer: 'approved' | 'rejected';
  /** Day of the answer, `YYYY-MM-DD`. */
  day: string;
  /** Whole days; undefined where nothing before the answer was reported. */
  days: number | undefined;
}

/** Every answer of the store to a submission, with the days it took. */
export function reviewStays({ steps = [] }: Pick<SubmissionRecord, 'steps'>): ReviewStay[] {
  const stays: ReviewStay[] = [];
  let since: string | undefined;
  for (const { state, day } of steps) {
    if (state === 'uploaded' || state === 'review') {
      since ??= day;
      continue;
    }
    const days = since === undefined ? undefined : Math.max(0, daysBetween(since, day));
    stays.push({ answer: state, day, days });
    since = undefined;
  }
  return stays;
}
