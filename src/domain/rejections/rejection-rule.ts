import type { Platform } from '../apps/app';
import type { WizardStep } from '@/model/wizard-step';
import type { RuleSource } from '../rules/rule';

/**
 * Where the cause is fixed: a step of the submission wizard, a place in the store's console, or one after the
 * other.
 */
export type FixPlace = { step: WizardStep; console?: string } | { step?: undefined; console: string };

/** What a store's message is recognised by: its words in order, or words that survive rewording. */
export type StoreMessage = Surroundings & (Phrase | Stems);

/**
 * Literal words of a store's message, lower case, straight quotes and single spaces. In the tables, alternatives of a
 * word are separated by `|`: `blank|black screen`.
 * `…` matches up to 120 characters in between, `#` a number, a final `*` the rest of the word, and `{name}` a value of
 * the shape that VALUE_SHAPES lists under that name. Words in quotes or brackets match with or without them.
 */
export interface Phrase {
  words: string;
  /**
   * The words are common: they make the rule a possible cause only, as stems do, unless the text gives them as the
   * reason of a refusal.
   */
  isLoose?: true;
}

/**
 * Beginnings of words that all occur in one sentence, in any order, lower case, separated by spaces: `unable locate
 * feature metadata|description`. Alternatives are separated by `|`. The first should be the rarest.
 */
export interface Stems {
  stems: string;
}

/** Words around a message that decide whether it counts. */
interface Surroundings {
  /**
   * Counts only when one of these is close by, or when the text is little more than the message: the words are
   * too common.
   */
  near?: readonly string[];
  /** Counts only when one of these is close by as well: `near` has words that many other texts have. */
  about?: readonly string[];
  /** Counts only when one of these is within 60 characters: a name is not yet a refusal. */
  beside?: readonly string[];
  /** Does not count when one of these is close by … */
  unless?: readonly string[];
  /** … except when one of these is, too. */
  despite?: readonly string[];
}

/** One refusal of a store: how it is recognised, what it means and what to do. */
export type RejectionRule = ReviewRule | UploadRule;

/** A refusal by a person in review. */
export interface ReviewRule extends RuleContent {
  kind: 'review';
  /** For the drafted reply: what was done, worded to follow "We ", without a full stop. */
  done: string;
}

/** A refusal by the check of an upload, or by the account and its access: nobody is sent a reply. */
export interface UploadRule extends RuleContent {
  kind: 'upload' | 'account';
}

/** A row of a table of upload rules: a refusal of the upload itself, unless `kind` says otherwise. */
export type UploadRow = Omit<UploadRule, 'store' | 'name' | 'kind'> & Partial<Pick<UploadRule, 'kind'>>;

interface RuleContent {
  /** Stable, e.g. `apple-2.3.7`, `itms-90683`, `play-version-code-used`. */
  id: string;
  store: Platform;
  /** The store's name for it, e.g. `Guideline 2.3.7`, `ITMS-90683`, `Google Play upload`. */
  name: string;
  /** One line: what it is about. */
  title: string;
  cause: string;
  fix: string;
  place: FixPlace;
  source?: RuleSource;
  /** Guideline numbers, e.g. `2.3.7` or `5.1.1(v)`. */
  guidelines?: readonly string[];
  /** ITMS codes, digits only. */
  codes?: readonly string[];
  messages?: readonly (string | StoreMessage)[];
  /** Words in which developers retell it, separated by spaces, for a guess where no message is found. */
  topics?: string;
  /**
   * The ids of wider rules, which are left out when only their number was found: this rule says what the number
   * means here.
   */
  refines?: readonly string[];
  /**
   * The ids of rules that say more precisely what this one says: it is left out, however it was found, when one of
   * them was found by more than loose wording. Only a guideline that the text names by its number stays.
   */
  yieldsTo?: readonly string[];
  /** It only says that a tool does not name the reason: it is left out when any other cause was found. */
  isLastResort?: true;
  /**
   * A warning, or a fault that often passes by itself: it is left out when a more serious cause was found, because a
   * log has both.
   */
  isMinor?: true;
  /**
   * Where a message names a key, file, number or version, written as `StoreMessage.words` with at least one
   * `{name}`.
   */
  values?: readonly string[];
  /**
   * Fixes that use what the message names, the most specific first: the first one whose `{names}` were all found
   * is shown.
   */
  namedFixes?: readonly string[];
  /** Text to copy, once for each value of its `{name}`; shown only when the message named one. */
  snippet?: string;
}
