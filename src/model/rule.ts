/** Severity of a finding anywhere in the product: a refusal, a likely problem, something to know. */
export type Severity = 'blocker' | 'warning' | 'note';

/** Where a rule or a limit is written down. */
export interface RuleSource {
  /** e.g. `Google Play: target API level`. */
  label: string;
  url?: string;
}

/**
 * Effort of fixing a finding, the longest first: a new build, something outside the texts such as an account, images,
 * texts, one answer in the form.
 */
export type Effort = 'build' | 'account' | 'graphics' | 'texts' | 'field';
