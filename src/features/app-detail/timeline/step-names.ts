import type { ReportedState } from '@/model/submission';

/** A step that was reported. */
export const STEP_NAMES: Record<ReportedState, string> = {
  uploaded: 'Uploaded',
  review: 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** The button that reports a step. */
export const REPORT_LABELS: Record<ReportedState, string> = {
  uploaded: 'I uploaded it',
  review: 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
};
