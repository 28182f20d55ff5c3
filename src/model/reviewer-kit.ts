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

/**
 * Answers for the stores' reviewers, in the publisher's words and the same for every version. An absent one is not given
 * yet. The demo account is among the details, because its password is never shared.
 */
export interface ReviewerKit {
  yesNo: Partial<Record<KitYesNoId, boolean>>;
  texts: Partial<Record<KitTextId, string>>;
  /** The text for Google's reviewers, once it was written by hand. */
  accessNotes?: string | undefined;
}

export const NO_KIT: ReviewerKit = { yesNo: {}, texts: {} };
