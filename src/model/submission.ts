import type { AppRecord, Platform, StoredStatus, SubmissionStatus } from './app';

/** States of a sent submission that the publisher reports. */
export const REPORTED_STATES = ['uploaded', 'review', 'approved', 'rejected'] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];

export interface ReportedStep {
  id: string;
  state: ReportedState;
  /** `YYYY-MM-DD` */
  day: string;
}

/** One submission of one version to one store, as the submissions list and an app's history show it. */
export interface SubmissionRecord {
  id: string;
  appId?: string;
  appName: string;
  bundleId: string;
  version: string;
  buildNumber?: string;
  /** Fingerprint of the key its app bundle is signed with, which the next one has to be signed with as well. */
  certificate?: string;
  platform: Platform;
  status: StoredStatus;
  /** Day it was sent or prepared, `YYYY-MM-DD`. */
  date: string;
  /** File name of the package that was downloaded for it. */
  packageName?: string;
  /** Its way through the review, in the order it was reported; `status` follows the last step. */
  steps?: readonly ReportedStep[];
}

/** Label of each status; any other stored value is shown as Unknown. */
export const STATUS_LABELS: Record<SubmissionStatus, string> = {
  draft: 'Draft',
  pending: 'Pending Review',
  review: 'In Review',
  approved: 'Approved',
  rejected: 'Rejected',
};

const UNKNOWN_STATUS_LABEL = 'Unknown';

export function isSubmissionStatus(status: string): status is SubmissionStatus {
  return Object.hasOwn(STATUS_LABELS, status);
}

/** The label of any stored status. */
export function statusLabel(status: StoredStatus): string {
  return isSubmissionStatus(status) ? STATUS_LABELS[status] : UNKNOWN_STATUS_LABEL;
}

/** Whether a submission or a draft belongs to the app. One that was started without an app belongs by its bundle id. */
export function isOfApp(item: { appId?: string; bundleId: string }, app: AppRecord): boolean {
  return item.appId === undefined
    ? item.bundleId !== '' && item.bundleId === app.bundleId
    : item.appId === app.id;
}
