/** Why a text file was not taken. */
export type TextProblem =
  | 'too-large'
  | 'utf-16'
  | 'binary'
  | 'empty'
  | 'unreadable'
  /** The pointer that Git LFS leaves in a checkout without its files. */
  | 'git-lfs'
  /** A page that was saved instead of the file, e.g. one that asks to sign in. */
  | 'web-page';

/** Why something in a set was not taken. */
export type SkipReason =
  | TextProblem
  | 'duplicate-text'
  | 'missing-picture'
  | 'unknown-locale'
  | 'duplicate-locale'
  | 'default-language'
  | 'link'
  | 'not-in-product'
  | 'private-key'
  | 'older-changelog'
  | 'not-framed'
  | 'unknown-category'
  | 'broken-config'
  | 'no-listing'
  | 'not-text'
  | 'not-list'
  | 'unknown-answer';

/** A file of a listing that was not taken. */
export interface SkippedFile {
  path: string;
  reason: SkipReason;
  /** The locale folder, where that is the reason. */
  folder?: string;
  /** Product locales that the user may choose for the folder. */
  nearest?: readonly string[];
  /** Detail of the reason, e.g. the folder that was taken instead or the message of a parser. */
  detail?: string;
  /** The config that lists a missing file. */
  listedIn?: { path: string; line: number };
}
