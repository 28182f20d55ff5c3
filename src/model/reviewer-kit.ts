import type { Platform } from './app';

/** Questions of the reviewer's kit that are answered with yes or no. */
export type KitYesNoId = 'code' | 'accountEnds' | 'hardware' | 'place' | 'person';

/** Questions that are answered with a text. Some of them follow from a yes. */
export type KitTextId =
  | 'special'
  | 'features'
  | 'signIn'
  | 'code'
  | 'accountEnds'
  | 'hardware'
  | 'place'
  | 'person'
  | 'video'
  | 'deletion'
  | 'moderation'
  | 'purchases'
  | 'ai';

/** The answer to a question that a finding about a build brings. */
export interface KitAnswer {
  /** As it was asked. */
  question: string;
  text: string;
  store: Platform;
}

/**
 * Answers for the stores' reviewers, in the publisher's words and the same for every version. An absent one is not given
 * yet. The demo account is among the details, because its password is never shared.
 */
export interface ReviewerKit {
  yesNo: Partial<Record<KitYesNoId, boolean>>;
  texts: Partial<Record<KitTextId, string>>;
  /** Answers to what a build makes reviewers ask, by the rule and what tells its findings apart. */
  answers?: Record<string, KitAnswer> | undefined;
  /** The text for Google's reviewers, once it was written by hand. */
  accessNotes?: string | undefined;
}

export const NO_KIT: ReviewerKit = { yesNo: {}, texts: {} };
