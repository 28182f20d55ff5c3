import type { StoreId } from '../data/stores';

/** How long a submission reads `submitted`. */
export const SUBMITTED_MS = 2000;
/** Between two stores of a bulk submission. */
export const BULK_PAUSE_MS = 1000;

export const STORE_SUBMISSION_STATUSES = ['submitted', 'in_review', 'approved', 'rejected'] as const;
export type StoreSubmissionStatus = (typeof STORE_SUBMISSION_STATUSES)[number];

/** One simulated submission to one store. */
export interface StoreSubmission {
  id: string;
  store: StoreId;
  status: StoreSubmissionStatus;
  /** Day, `YYYY-MM-DD`. */
  submittedDate: string;
  notes: string;
  /** Instant of the start in milliseconds; sample submissions have none. */
  startedAt?: number | undefined;
}

/**
 * Returns the submission's current state: `submitted` turns `in_review` 2 seconds after its start. A start in the
 * future (the device's clock was set back) counts as long ago.
 */
export function submissionAt(submission: StoreSubmission, now: number): StoreSubmission {
  return msUntilReview(submission, now) === undefined && submission.status === 'submitted'
    ? { ...submission, status: 'in_review' }
    : submission;
}

/**
 * Separates the last submission to each store, which says where that store stands, from the earlier ones.
 * @param submissions newest first
 */
export function byStore(submissions: readonly StoreSubmission[]): {
  last: StoreSubmission[];
  earlier: StoreSubmission[];
} {
  const isLast = (submission: StoreSubmission) =>
    submissions.find(({ store }) => store === submission.store) === submission;
  return { last: submissions.filter(isLast), earlier: submissions.filter((each) => !isLast(each)) };
}

/** Milliseconds until it turns `in_review`; undefined when it already has, or never will. */
export function msUntilReview({ status, startedAt }: StoreSubmission, now: number): number | undefined {
  if (status !== 'submitted' || startedAt === undefined || startedAt > now) return undefined;
  const left = startedAt + SUBMITTED_MS - now;
  return left > 0 ? left : undefined;
}
