import type { Platform } from './app';
import type { Severity } from './finding';

/** A finding that is accepted, with the reason, and until when. Every part that is given has to match. */
export interface IgnoreEntry {
  /** Id of a rule; a stored entry may name one that this version does not have. */
  rule: string;
  /** Glob of the file, relative to the config. */
  path?: string;
  /** Product locale, e.g. `de-DE`. */
  locale?: string;
  store?: Platform;
  field?: string;
  reason: string;
  /** Last day on which it applies, `YYYY-MM-DD`. */
  until?: string;
}

/** How a project wants to be checked: the content of `storepilot.config.json`. */
export interface CheckConfig {
  /** Files and folders to check, relative to the config. */
  paths?: string[];
  stores?: Platform[];
  locales?: string[];
  /** The first version of the app. */
  newApp?: boolean;
  /** Another severity for all findings of a rule, or none at all. */
  rules?: Readonly<Partial<Record<string, Severity | 'off'>>>;
  /** Words that no text may contain. */
  words?: string[];
  /** Names of other apps that must not be in any text. */
  competitors?: string[];
  ignore?: IgnoreEntry[];
  failOn?: Severity;
  maxWarnings?: number;
  /** File of findings that were there when the check was introduced, relative to the config. */
  baseline?: string;
}

/** Why a finding does not count. */
export interface Ignored {
  reason: string;
  until?: string;
}

/** The parts of a check config that a draft has: accepted findings and the user's own words. */
export type DraftCheckConfig = Pick<CheckConfig, 'ignore' | 'words'>;
