import type { DataKindId, DataPurposeId, DataTopicId } from './data-kinds';
import type { Platform } from './app';

/** Questions about the app as a whole that are answered with yes or no. */
export const PRACTICE_IDS = [
  'ads',
  'tracking',
  'children',
  'families-policy',
  'accounts',
  'outside-accounts',
  'encrypted',
  'validated',
  'upi',
] as const;

export type PracticeId = (typeof PRACTICE_IDS)[number];
export type YesNoId = DataTopicId | PracticeId;

export type ChoiceId = 'accountMethods' | 'outsideAccountTypes' | 'deletion';
export type PrivacyTextId = 'accountMethod' | 'accountDeletionUrl' | 'outsideAccountType' | 'dataDeletionUrl';

/** How one kind of data is used. A part that is absent is not answered yet. */
export interface DataUse {
  /** Sent to the publisher, or to a service that works for the publisher. */
  isCollected?: boolean;
  /** Sent to another company, which uses it for itself. */
  isShared?: boolean;
  /** Needed only for the current request and then discarded. */
  isEphemeral?: boolean;
  /** Users need not provide it. */
  isOptional?: boolean;
  purposes?: DataPurposeId[];
  sharingPurposes?: DataPurposeId[];
  /** Stored together with who the user is. */
  isLinked?: boolean;
  /** Combined with data of other companies, for advertising or for data brokers. */
  isTracking?: boolean;
  /** Set where only one store's app uses it. */
  onlyIn?: Platform;
}

/** One set of privacy answers for both stores. What is absent is not answered yet. */
export interface PrivacyAnswers {
  yesNo: Partial<Record<YesNoId, boolean>>;
  uses: Partial<Record<DataKindId, DataUse>>;
  choices: Partial<Record<ChoiceId, string[]>>;
  texts: Partial<Record<PrivacyTextId, string>>;
  /** Ids of suggestions that the publisher has rejected. */
  rejected: string[];
}

export const NO_PRIVACY_ANSWERS: PrivacyAnswers = {
  yesNo: {},
  uses: {},
  choices: {},
  texts: {},
  rejected: [],
};
