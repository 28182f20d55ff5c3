import type { Platform } from './apps/app';

/** Severity of a finding anywhere in the product: a refusal, a likely problem, something to know. */
export type Severity = 'blocker' | 'warning' | 'note';

/** What the finding is about; readiness groups by it. */
export type FindingArea = 'build' | 'listing' | 'graphics' | 'policy' | 'privacy';

/** The step of the submission wizard in which the publisher mends it. */
export type WizardStep = 1 | 2 | 3 | 4 | 5;

/** Where a rule or a limit is written down. */
export interface RuleSource {
  /** e.g. `Google Play: target API level`. */
  label: string;
  url?: string;
}

/** One thing a check has to say, the same shape for the binary, the listing, the graphics and the policies. */
export interface Finding {
  /** Stable per rule and subject, so that a list can be keyed and two reports compared. */
  id: string;
  severity: Severity;
  area: FindingArea;
  /** The store whose rule it is; none when it holds for both. */
  store?: Platform;
  /** The field or key it is about, e.g. `subtitle` or `CFBundleVersion`. */
  field?: string;
  /** One line: what is wrong, with the value that was read. */
  title: string;
  /** What happens when it stays so. */
  why: string;
  /** What to do. */
  fix: string;
  /** The day the rule took or takes effect, `YYYY-MM-DD`. */
  ruleDate?: string;
  source: RuleSource;
  where: WizardStep;
  /** Product locale, for a finding in one language's texts or images. */
  locale?: string;
}

const SEVERITY_ORDER: Record<Severity, number> = { blocker: 0, warning: 1, note: 2 };

/** Worst first, otherwise in the order in which the checks named them. Returns a new list. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]);
}
