import type { AppRecord } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { isOfApp, type SubmissionRecord } from '@/model/submission';

/** The app's submissions, newest first; those of one day in the order they were made. */
export function historyOf(app: AppRecord, submissions: readonly SubmissionRecord[]): SubmissionRecord[] {
  return submissions
    .filter((submission) => isOfApp(submission, app))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** The app's unfinished submissions, last changed first. */
export function draftsOf(app: AppRecord, drafts: readonly StoredDraft[]): StoredDraft[] {
  return drafts
    .filter((draft) => isOfApp(draft, app))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));
}
