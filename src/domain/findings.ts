import type { WizardStep } from '@/model/wizard-step';
import type { Platform } from './apps/app';
import type { Effort, RuleSource, Severity } from './rules/rule';
import { RULES, type RuleId } from './rules/rules';

/** The area a finding concerns; readiness groups by it. */
export type FindingArea = 'build' | 'listing' | 'graphics' | 'policy' | 'privacy';

/** What a finding concerns. Rule and subject together identify it. */
export interface FindingSubject {
  /** The store that has the rule; none when it applies to both. */
  store?: Platform;
  /** Product locale of the texts or images. */
  locale?: string;
  /** A field of the form or listing, a key of Info.plist, or an attribute or permission of the manifest. */
  field?: string;
  /** Path of a file in the build. */
  file?: string;
  /** Id of an image of the draft. */
  picture?: string;
  /** Id of a screenshot slot or store graphic. */
  slot?: string;
  /** Tells two findings about the same thing apart, e.g. the value of a privacy manifest. */
  detail?: string;
}

/** One result of a check, the same shape for builds, listings, graphics and policies. */
export interface Finding {
  /** Derived from rule and subject; unique within a report. */
  id: string;
  rule: RuleId;
  subject: FindingSubject;
  severity: Severity;
  /** Something is not filled in yet, rather than wrong. What may stay empty is a note and has no such mark. */
  isMissing?: true;
  area: FindingArea;
  /** One line: what is wrong, with the value that was read. */
  title: string;
  /** What happens if it is not fixed. */
  why: string;
  /** What to do. */
  fix: string;
  /** The day the rule took or takes effect, `YYYY-MM-DD`. */
  ruleDate?: string;
  source: RuleSource;
  /** The step of the wizard in which the publisher can fix it. */
  where: WizardStep;
}

/** What a check states; the rest of the finding comes from the table of rules. */
export type FindingDraft = Omit<
  Finding,
  'id' | 'subject' | 'severity' | 'isMissing' | 'source' | 'ruleDate'
> &
  Partial<Pick<Finding, 'severity' | 'source'>> & {
    subject?: SubjectDraft;
    ruleDate?: string | undefined;
  };

/** A subject whose parts may be undefined; such parts are left out of the finding. */
export type SubjectDraft = { [Part in keyof FindingSubject]: FindingSubject[Part] | undefined };

const SUBJECT_PARTS = ['store', 'locale', 'field', 'file', 'picture', 'slot', 'detail'] as const;

/** The one place where ids of findings are made, e.g. `listing-too-long:store=ios:locale=fr-FR:field=title`. */
export function findingId(rule: RuleId, subject: FindingSubject): string {
  const parts = SUBJECT_PARTS.flatMap((part) => {
    const value = subject[part];
    return value === undefined ? [] : `${part}=${value.replaceAll(/[:%]/g, escapePart)}`;
  });
  return [rule, ...parts].join(':');
}

function escapePart(character: string): string {
  return character === '%' ? '%25' : '%3A';
}

/** Completes a finding: its id, and severity and source of its rule unless the check gives its own. */
export function makeFinding({ subject: draft = {}, ruleDate, ...rest }: FindingDraft): Finding {
  const { source, ...rule } = RULES[rest.rule];
  const { severity = rule.severity } = rest;
  const subject = Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined),
  ) as FindingSubject;
  return {
    id: findingId(rest.rule, subject),
    subject,
    source,
    ...(ruleDate !== undefined && { ruleDate }),
    ...rest,
    severity,
    ...(rule.isMissing && severity !== 'note' && { isMissing: true }),
  };
}

const SEVERITY_ORDER: Record<Severity, number> = { blocker: 0, warning: 1, note: 2 };

const EFFORT_ORDER: Record<Effort, number> = { build: 0, account: 1, graphics: 2, texts: 3, field: 4 };

/** Compares two rules by what fixing takes, the longest first. */
export function longestFirst(a: { rule: RuleId }, b: { rule: RuleId }): number {
  return EFFORT_ORDER[RULES[a.rule].effort] - EFFORT_ORDER[RULES[b.rule].effort];
}

/**
 * Worst first, within a severity what takes longest to fix, otherwise in the order in which the checks gave them.
 * Returns a new list.
 */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || longestFirst(a, b),
  );
}
