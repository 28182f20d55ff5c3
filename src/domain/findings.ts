import type { FindingDraft as FoundDraft, Rule } from '@/checks/define-rule';
import type { FindingPlace, FindingSubject, SubjectDraft, Finding } from '@/model/finding';
import type { Effort, Severity } from '@/model/finding';
import { TABLE_RULES, type TableRuleId } from './rules/table-rules';

/** Result of a check; the rest of the finding comes from the table of rules. */
export type FindingDraft = Omit<
  Finding,
  | 'id'
  | 'rule'
  | 'subject'
  | 'severity'
  | 'effort'
  | 'isMissing'
  | 'isQuestion'
  | 'asks'
  | 'isSearchIdea'
  | 'source'
  | 'ruleDate'
> &
  Partial<Pick<Finding, 'severity' | 'source'>> & {
    rule: TableRuleId;
    subject?: SubjectDraft;
    ruleDate?: string | undefined;
    isQuestion?: boolean | undefined;
    isSearchIdea?: boolean | undefined;
  };

const SUBJECT_PARTS = ['store', 'locale', 'field', 'file', 'picture', 'slot', 'detail'] as const;

/** The one place where ids of findings are made, e.g. `listing-too-long:store=ios:locale=fr-FR:field=title`. */
export function findingId(rule: string, subject: FindingSubject): string {
  const parts = SUBJECT_PARTS.flatMap((part) => {
    const value = subject[part];
    return value === undefined ? [] : `${part}=${value.replaceAll(/[:%]/g, escapePart)}`;
  });
  return [rule, ...parts].join(':');
}

function escapePart(character: string): string {
  return character === '%' ? '%25' : '%3A';
}

/** Completes a finding of a rule that is still in a table. */
export function makeFinding({ rule, ...draft }: FindingDraft): Finding {
  return findingOf(rule, { ...TABLE_RULES[rule], why: '', fix: '' }, draft);
}

/** Completes a finding: its id, and what its check left to the rule. */
export function findingOf(
  id: string,
  rule: Pick<
    Rule,
    | 'severity'
    | 'source'
    | 'effort'
    | 'topic'
    | 'isMissing'
    | 'isQuestion'
    | 'asks'
    | 'isSearchIdea'
    | 'why'
    | 'fix'
  >,
  { subject: draft = {}, area, where, ...found }: FoundDraft & FindingPlace,
): Finding {
  const { title, why = rule.why, fix = rule.fix, severity = rule.severity, source = rule.source } = found;
  const { isQuestion = rule.isQuestion, isSearchIdea = rule.isSearchIdea } = found;
  const subject = Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined),
  ) as FindingSubject;
  return {
    id: findingId(id, subject),
    subject,
    source,
    ...(found.ruleDate !== undefined && { ruleDate: found.ruleDate }),
    rule: id,
    area,
    title,
    why,
    fix,
    ...(rule.topic && { topic: rule.topic }),
    ...(found.value !== undefined && { value: found.value }),
    where,
    severity,
    effort: rule.effort,
    ...(rule.isMissing && severity !== 'note' && { isMissing: true }),
    ...(isQuestion && { isQuestion: true }),
    ...(rule.asks !== undefined && { asks: rule.asks }),
    ...(isSearchIdea && { isSearchIdea: true }),
  };
}

/** A family of any rules about the same subject; lists of families are declared as such. */
export interface AnyFamily<Subject, Found> {
  rules: Readonly<Partial<Record<string, Rule>>>;
  check: (subject: Subject) => Iterable<Found>;
}

/** Runs the check of a family. @param placeOf where a finding belongs, from what the check found */
export function findingsOf<Subject, Found extends FoundDraft & { rule: string }>(
  family: AnyFamily<Subject, Found>,
  subject: Subject,
  placeOf: (found: Found) => FindingPlace,
): Finding[] {
  return findingsIn(
    family,
    subject,
    (rule, found) => findingOf(found.rule, rule, { ...found, ...placeOf(found) }),
    makeFinding,
  );
}

/**
 * Runs the check of a family; the other checks still count when it throws.
 * @param make completes what the check found
 * @param fail completes the finding that names the check which threw
 */
export function findingsIn<Subject, Found extends { rule: string }, Made extends Finding>(
  { rules, check }: AnyFamily<Subject, Found>,
  subject: Subject,
  make: (rule: Rule, found: Found) => Made,
  fail: (failure: FindingDraft) => Made,
): Made[] {
  const { values, failures } = untilFailure(namesOf({ rules }), () => check(subject));
  const findings = values.map((found) => {
    const rule = rules[found.rule];
    if (!rule) throw new Error(`${found.rule} is not a rule of the family that found it.`);
    return make(rule, found);
  });
  return [...findings, ...failures.map(fail)];
}

/** Runs a check of rules that are in a table; the other checks still count when it throws. */
export function findingsDespiteFailure<Each extends Finding>(
  rules: readonly TableRuleId[],
  check: () => Iterable<Each>,
): (Each | Finding)[] {
  return collectedFindings(
    rules.map((id) => ({ id, title: TABLE_RULES[id].title })),
    check,
  );
}

/** The same for what surrounds the checks of these families, e.g. the choice of what they are given. */
export function familiesDespiteFailure<Each extends Finding>(
  families: readonly Pick<AnyFamily<never, unknown>, 'rules'>[],
  check: () => Iterable<Each>,
): (Each | Finding)[] {
  return collectedFindings(families.flatMap(namesOf), check);
}

function namesOf({ rules }: Pick<AnyFamily<never, unknown>, 'rules'>): NamedRule[] {
  return Object.entries(rules).flatMap(([id, rule]) => (rule ? [{ id, title: rule.title }] : []));
}

function collectedFindings<Each extends Finding>(
  rules: readonly NamedRule[],
  check: () => Iterable<Each>,
): (Each | Finding)[] {
  const { values, failures } = untilFailure(rules, check);
  return [...values, ...failures.map(makeFinding)];
}

/** The rules of checks that threw: nothing is known of what they would have found. */
export function failedRules(findings: readonly Pick<Finding, 'rule' | 'subject'>[]): string[] {
  return findings.flatMap(({ rule, subject }) =>
    rule === FAILED ? (subject.detail ?? '').split(RULE_SEPARATOR) : [],
  );
}

const FAILED = 'check-failed' satisfies TableRuleId;
const RULE_SEPARATOR = ' ';
/** Titles in the name of a failed check; a table has dozens. */
const TITLES_SHOWN = 3;
const MAX_REASON = 200;

interface NamedRule {
  id: string;
  title: string;
}

/** Collects what a check finds until it throws. */
function untilFailure<Value>(
  rules: readonly NamedRule[],
  check: () => Iterable<Value>,
): { values: Value[]; failures: FindingDraft[] } {
  const values: Value[] = [];
  try {
    for (const value of check()) values.push(value);
    return { values, failures: [] };
  } catch (error) {
    return { values, failures: [failureOf(rules, error)] };
  }
}

function failureOf(rules: readonly NamedRule[], error: unknown): FindingDraft {
  const titles = [...new Set(rules.map(({ title }) => title))];
  const shown = titles.slice(0, TITLES_SHOWN).join(', ');
  const more = titles.length - TITLES_SHOWN;
  const reason = error instanceof Error ? error.message : String(error);
  return {
    rule: FAILED,
    area: 'policy',
    where: 'policy',
    subject: { detail: rules.map(({ id }) => id).join(RULE_SEPARATOR) },
    title: `Not checked: ${shown}${more > 0 ? ` and ${more} more` : ''}`,
    why: `The check stopped with an error, which is a fault of StorePilot: ${reason.slice(0, MAX_REASON)}`,
    fix: 'Look at it yourself, and report the error.',
  };
}

const SEVERITY_ORDER: Record<Severity, number> = { blocker: 0, warning: 1, note: 2 };

const EFFORT_ORDER: Record<Effort, number> = { build: 0, account: 1, graphics: 2, texts: 3, field: 4 };

/** Compares two findings by what fixing takes, the longest first. */
export function longestFirst(a: Pick<Finding, 'effort'>, b: Pick<Finding, 'effort'>): number {
  return EFFORT_ORDER[a.effort] - EFFORT_ORDER[b.effort];
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

/** Compares two lists of findings: that with more blockers first, of equal ones that with more warnings. */
export function compareWorst(a: readonly Finding[], b: readonly Finding[]): number {
  const countOf = (severity: Severity, findings: readonly Finding[]) =>
    findings.filter((finding) => finding.severity === severity).length;
  const more = (severity: Severity) => countOf(severity, b) - countOf(severity, a);
  return more('blocker') || more('warning');
}
