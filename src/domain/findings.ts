import { CHECK_FAILED } from '@/checks/check-failed';
import type { FindingDraft, Rule } from '@/checks/define-rule';
import type { Effort, Finding, FindingPlace, FindingSubject, Severity } from '@/model/finding';

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

/** A finding before its rule completes it. */
type PlacedDraft<Id> = FindingDraft & FindingPlace & { rule: Id };

/** Completes findings of these rules. */
export function makerOf<Id extends string>({ rules }: { rules: Readonly<Record<Id, Rule>> }) {
  return ({ rule, ...found }: PlacedDraft<Id>): Finding => findingOf(rule, rules[rule], found);
}

type Failure = PlacedDraft<keyof typeof CHECK_FAILED.rules>;

/** Completes the finding that names a check which threw. */
export const failedFinding = makerOf(CHECK_FAILED);

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
  { subject: draft = {}, area, where, ...found }: FindingDraft & FindingPlace,
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
export function findingsOf<Subject, Found extends FindingDraft & { rule: string }>(
  family: AnyFamily<Subject, Found>,
  subject: Subject,
  placeOf: (found: Found) => FindingPlace,
): Finding[] {
  return findingsIn(
    family,
    subject,
    (rule, found) => findingOf(found.rule, rule, { ...found, ...placeOf(found) }),
    failedFinding,
  );
}

/**
 * Runs the check of a family; the other checks still count when it throws.
 * @param make completes what the check found
 * @param fail completes the finding that names the check which threw
 */
export function findingsIn<Subject, Found extends { rule: string }, Made extends Finding>(
  family: AnyFamily<Subject, Found>,
  subject: Subject,
  make: (rule: Rule, found: Found) => Made,
  fail: (failure: Failure) => Made,
): Made[] {
  const { values, failures } = untilFailure(
    () => namesOf(family),
    () => foundBy(family, subject, make),
  );
  return [...values, ...failures.map(fail)];
}

/** Completes what the check of a family finds. */
export function* foundBy<Subject, Found extends { rule: string }, Made>(
  { rules, check }: AnyFamily<Subject, Found>,
  subject: Subject,
  make: (rule: Rule, found: Found) => Made,
): Generator<Made> {
  for (const found of check(subject)) {
    const rule = rules[found.rule];
    if (!rule) throw new Error(`${found.rule} is not a rule of the family that found it.`);
    yield make(rule, found);
  }
}

/** Runs what surrounds the checks of these families, e.g. the choice of what they are given; others still count. */
export function despiteFailure<Each extends Finding>(
  families: readonly Pick<AnyFamily<never, unknown>, 'rules'>[],
  check: () => Iterable<Each>,
): (Each | Finding)[] {
  const { values, failures } = untilFailure(() => families.flatMap(namesOf), check);
  return [...values, ...failures.map(failedFinding)];
}

function namesOf({ rules }: Pick<AnyFamily<never, unknown>, 'rules'>): NamedRule[] {
  return Object.entries(rules).flatMap(([id, rule]) => (rule ? [{ id, title: rule.title }] : []));
}

/** The rules of checks that threw: nothing is known of what they would have found. */
export function failedRules(findings: readonly Pick<Finding, 'rule' | 'subject'>[]): string[] {
  return findings.flatMap(({ rule, subject }) =>
    rule === 'check-failed' ? (subject.detail ?? '').split(RULE_SEPARATOR) : [],
  );
}

const RULE_SEPARATOR = ' ';
/** Titles in the name of a failed check; a table has dozens. */
const TITLES_SHOWN = 3;
const MAX_REASON = 200;

interface NamedRule {
  id: string;
  title: string;
}

/** Collects what a check finds until it throws. @param named its rules, asked for only then */
function untilFailure<Value>(
  named: () => readonly NamedRule[],
  check: () => Iterable<Value>,
): { values: Value[]; failures: Failure[] } {
  const values: Value[] = [];
  try {
    for (const value of check()) values.push(value);
    return { values, failures: [] };
  } catch (error) {
    return { values, failures: [failureOf(named(), error)] };
  }
}

function failureOf(rules: readonly NamedRule[], error: unknown): Failure {
  const titles = [...new Set(rules.map(({ title }) => title))];
  const shown = titles.slice(0, TITLES_SHOWN).join(', ');
  const more = titles.length - TITLES_SHOWN;
  const reason = error instanceof Error ? error.message : String(error);
  return {
    rule: 'check-failed',
    area: 'policy',
    where: 'policy',
    subject: { detail: rules.map(({ id }) => id).join(RULE_SEPARATOR) },
    title: `Not checked: ${shown}${more > 0 ? ` and ${more} more` : ''}`,
    why: `The check stopped with an error, which is a fault of StorePilot: ${reason.slice(0, MAX_REASON)}`,
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
