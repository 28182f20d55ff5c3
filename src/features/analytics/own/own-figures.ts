import { compareText } from '@/domain/texts';
import type { SubmissionRecord } from '@/model/submission';
import { reviewStays, type ReviewStay } from '@/domain/submissions/timeline';

export interface AnswerRow extends ReviewStay {
  submission: SubmissionRecord;
}

export interface OwnFigures {
  /** Submissions with at least one reported step. */
  sent: number;
  approved: number;
  rejected: number;
  /** Average of the answers whose start was reported; undefined without one. */
  averageDays: number | undefined;
  /** Every answer of a store, the newest first. */
  answers: readonly AnswerRow[];
}

/** The submissions of the user's own apps that have a history. */
export function withHistory(
  submissions: readonly SubmissionRecord[],
  isSample: (submission: SubmissionRecord) => boolean,
): SubmissionRecord[] {
  return submissions.filter((each) => !isSample(each) && each.steps !== undefined && each.steps.length > 0);
}

/** Figures from what was reported on the pages of the apps. */
export function ownFigures(submissions: readonly SubmissionRecord[]): OwnFigures {
  const answers = submissions
    .flatMap((submission) => reviewStays(submission).map((stay) => ({ ...stay, submission })))
    .sort((a, b) => compareText(b.day, a.day));
  const days = answers.flatMap((answer) => answer.days ?? []);
  return {
    sent: submissions.length,
    approved: answers.filter(({ answer }) => answer === 'approved').length,
    rejected: answers.filter(({ answer }) => answer === 'rejected').length,
    averageDays: days.length === 0 ? undefined : days.reduce((sum, each) => sum + each, 0) / days.length,
    answers,
  };
}
