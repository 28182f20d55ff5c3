import type { ReportedState } from '@/model/submission';
import type { StateLevel } from '@/model/store-plan';

/** A state of App Store Connect in the product's words. */
export interface StateWords {
  words: string;
  level: StateLevel;
  action?: string;
  /** The state in the timeline of an app. */
  reported?: ReportedState;
}

/** States in which texts, pictures and build can be changed (sources 17.5). */
export const EDITABLE_STATES: readonly string[] = [
  'PREPARE_FOR_SUBMISSION',
  'DEVELOPER_REJECTED',
  'REJECTED',
  'METADATA_REJECTED',
  'INVALID_BINARY',
  'READY_FOR_REVIEW',
];

const READ_MESSAGE =
  'Read the message in App Store Connect > App Review, and paste it into: storepilot decode';

const VERSION_STATES: Readonly<Record<string, StateWords>> = {
  PREPARE_FOR_SUBMISSION: {
    words: 'Draft',
    level: 'action',
    action: 'Send it to review: storepilot push --submit',
  },
  READY_FOR_REVIEW: {
    words: 'Draft, added to a submission',
    level: 'action',
    action: 'Send it to review: storepilot push --submit',
  },
  WAITING_FOR_REVIEW: { words: 'Pending Review', level: 'waiting', reported: 'uploaded' },
  IN_REVIEW: { words: 'In Review', level: 'waiting', reported: 'review' },
  WAITING_FOR_EXPORT_COMPLIANCE: {
    words: 'Waiting for export compliance',
    level: 'action',
    action: 'Answer the question about encryption in App Store Connect.',
  },
  ACCEPTED: { words: 'Approved', level: 'done', reported: 'approved' },
  PENDING_DEVELOPER_RELEASE: {
    words: 'Approved, waits for your release',
    level: 'action',
    action: 'Release it in App Store Connect.',
    reported: 'approved',
  },
  PENDING_APPLE_RELEASE: { words: 'Approved, released on its day', level: 'waiting', reported: 'approved' },
  PROCESSING_FOR_DISTRIBUTION: { words: 'Approved, being published', level: 'waiting', reported: 'approved' },
  READY_FOR_DISTRIBUTION: { words: 'On the App Store', level: 'done', reported: 'approved' },
  REPLACED_WITH_NEW_VERSION: { words: 'Replaced by a newer version', level: 'none', reported: 'approved' },
  REJECTED: { words: 'Rejected', level: 'refused', action: READ_MESSAGE, reported: 'rejected' },
  METADATA_REJECTED: {
    words: 'Rejected for its texts or pictures',
    level: 'refused',
    action: `${READ_MESSAGE}. No new build is needed.`,
    reported: 'rejected',
  },
  INVALID_BINARY: {
    words: 'Build refused',
    level: 'refused',
    action: 'Upload a corrected build with a higher build number.',
    reported: 'rejected',
  },
  DEVELOPER_REJECTED: {
    words: 'Taken back',
    level: 'action',
    action: 'Send it to review again: storepilot push --submit',
  },
};

const SUBMISSION_STATES: Readonly<Record<string, StateWords>> = {
  READY_FOR_REVIEW: { words: 'Prepared, not sent', level: 'action', action: 'storepilot push --submit' },
  WAITING_FOR_REVIEW: { words: 'Pending Review', level: 'waiting' },
  IN_REVIEW: { words: 'In Review', level: 'waiting' },
  UNRESOLVED_ISSUES: { words: 'Rejected, not answered', level: 'refused', action: READ_MESSAGE },
  CANCELING: { words: 'Being cancelled', level: 'waiting' },
  COMPLETING: { words: 'Being completed', level: 'waiting' },
  COMPLETE: { words: 'Complete', level: 'done' },
};

const BUILD_STATES: Readonly<Record<string, StateWords>> = {
  PROCESSING: { words: 'Being processed', level: 'waiting' },
  VALID: { words: 'Ready', level: 'done' },
  FAILED: {
    words: 'Processing failed',
    level: 'refused',
    action: 'Upload it again with a higher build number.',
  },
  INVALID: {
    words: 'Refused',
    level: 'refused',
    action: 'Read the mail from App Store Connect, and paste it into: storepilot decode',
  },
};

const PHASED_STATES: Readonly<Record<string, StateWords>> = {
  INACTIVE: { words: 'Planned', level: 'none' },
  ACTIVE: { words: 'Running', level: 'waiting' },
  PAUSED: { words: 'Paused', level: 'action', action: 'Resume it in App Store Connect within 30 days.' },
  COMPLETE: { words: 'Complete', level: 'done' },
};

const TABLES = {
  version: VERSION_STATES,
  submission: SUBMISSION_STATES,
  build: BUILD_STATES,
  'phased-release': PHASED_STATES,
} as const;

/** The words for a state. One that Apple has added since is shown as it spells it. */
export function stateWords(kind: keyof typeof TABLES, state: string): StateWords {
  const table = TABLES[kind];
  const known = Object.hasOwn(table, state) ? table[state] : undefined;
  return known ?? { words: state, level: 'none' };
}
