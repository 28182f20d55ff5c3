import type { IgnoredFinding } from '../check-config/draft-check-config';
import type { AnsweredFinding } from '../reviewer-kit/build-answers';
import type { Finding } from '@/model/finding';
import { longestFirst } from '../findings';
import type { Severity } from '@/model/finding';
import { missingItems, type MissingItem } from './missing-items';
import { countOf } from '../texts';

/**
 * `blocked`: something is wrong that a store refuses; `incomplete`: nothing is, but something required is not filled in;
 * `needs-work`: warnings at most; `ready`: notes at most.
 */
export type ReadinessVerdict = 'ready' | 'needs-work' | 'incomplete' | 'blocked';

/** Words of a verdict, on the screen and in the package. */
export const VERDICT_WORDS: Record<ReadinessVerdict, { title: string; text: string }> = {
  ready: { title: 'Ready to submit', text: 'Nothing was found that would delay it.' },
  'needs-work': {
    title: 'Needs work',
    text: 'The stores would take it, but a rejection is likely until these are fixed.',
  },
  incomplete: {
    title: 'Not complete yet',
    text: 'The stores ask for more before it can be submitted.',
  },
  blocked: { title: 'Blocked', text: 'The stores would refuse it in its current state.' },
};

/** All findings about one draft. */
export interface ReadinessReport {
  /** Everything that was found, worst first, then what takes longest to fix. */
  findings: Finding[];
  /** The findings about what is filled in, in the same order. */
  problems: Finding[];
  /** Fields and questions that are still empty, as a checklist by step. */
  missing: MissingItem[];
  /** The number of problems by severity. */
  counts: Record<Severity, number>;
  verdict: ReadinessVerdict;
  /** Findings that the publisher has accepted; they are in none of the others. */
  ignored: readonly IgnoredFinding[];
  /** Findings whose question the reviewer's kit answers; they are in none of the others either. */
  answered: readonly AnsweredFinding[];
}

/** Separates what is not filled in from what is wrong, counts and judges. `findings` are sorted by `worstFirst`. */
export function readinessReport(
  findings: Finding[],
  defaultLocale: string,
  ignored: readonly IgnoredFinding[] = [],
  answered: readonly AnsweredFinding[] = [],
): ReadinessReport {
  const problems = findings.filter(({ isMissing }) => !isMissing);
  const missing = missingItems(
    findings.filter(({ isMissing }) => isMissing),
    defaultLocale,
  );
  const counts = { blocker: 0, warning: 0, note: 0 };
  // Ideas for search are no problems: the store takes the text.
  for (const { severity, isSearchIdea } of problems) if (!isSearchIdea) counts[severity] += 1;
  return { findings, problems, missing, counts, verdict: verdictOf(counts, missing), ignored, answered };
}

function verdictOf(counts: Record<Severity, number>, missing: readonly MissingItem[]): ReadinessVerdict {
  if (counts.blocker > 0) return 'blocked';
  if (requiredCount(missing) > 0) return 'incomplete';
  return counts.warning > 0 || missing.length > 0 ? 'needs-work' : 'ready';
}

/** Whether a blocker takes longer to fix than everything that is missing, e.g. a new build before a missing address. */
export function isProblemFirst({ problems, missing }: ReadinessReport): boolean {
  const [worst] = problems;
  if (worst?.severity !== 'blocker') return false;
  return missing.every((item) => longestFirst(worst, item) < 0);
}

/** The part of a report from which open things are counted. */
interface Counted {
  counts: Pick<ReadinessReport['counts'], 'blocker' | 'warning'>;
  missing: readonly Pick<MissingItem, 'isRequired'>[];
}

/** Number of things that keep a store from taking the submission. Wherever things are called open, it is this number. */
export function openCount({ counts, missing }: Counted): number {
  return counts.blocker + requiredCount(missing);
}

/** Number of things that a store takes, but that may lead to a rejection, or are recommended. */
export function lookCount({ counts, missing }: Counted): number {
  return counts.warning + missing.length - requiredCount(missing);
}

/** The state of a submission in two to four words: `3 things open`, `1 thing to look at`. */
export function openLine(counted: Counted): string {
  const open = openCount(counted);
  if (open > 0) return `${countOf(open, 'thing')} open`;
  const toLookAt = lookCount(counted);
  return toLookAt > 0 ? `${countOf(toLookAt, 'thing')} to look at` : 'nothing open';
}

/** The verdict in one line: `3 things open: 2 would be refused, 1 to fill in`. */
export function verdictLine(counted: Counted): string {
  const { counts, missing } = counted;
  const { blocker, warning } = counts;
  const required = requiredCount(missing);
  const open = openCount(counted);
  const line =
    blocker > 0 && required > 0
      ? `${countOf(open, 'thing')} open: ${blocker} would be refused, ${required} to fill in`
      : blocker > 0
        ? `${countOf(blocker, 'thing')} would be refused`
        : required > 0 && `${countOf(required, 'thing')} to fill in`;
  const more =
    warning > 0 &&
    (open > 0 ? `${warning} more could be refused` : `${countOf(warning, 'thing')} could be refused`);
  if (line || more) return [line, more].filter(Boolean).join(', ');
  return missing.length > 0
    ? `Nothing would be refused, ${missing.length} recommended`
    : 'Nothing found that a store would refuse';
}

function requiredCount(missing: Counted['missing']): number {
  return missing.filter(({ isRequired }) => isRequired).length;
}

/** `14 things to fill in, 1 recommended, 1 blocker, 2 notes`; nothing when nothing was found. */
export function readinessCounts({
  missing,
  counts,
  ignored,
}: Pick<ReadinessReport, 'missing' | 'counts' | 'ignored'>): string {
  const required = requiredCount(missing);
  const recommended = missing.length - required;
  return [
    required > 0 && `${countOf(required, 'thing')} to fill in`,
    recommended > 0 && `${recommended} recommended`,
    ...(['blocker', 'warning', 'note'] as const).map(
      (severity) => counts[severity] > 0 && countOf(counts[severity], severity),
    ),
    ignored.length > 0 && `${ignored.length} ignored`,
  ]
    .filter(Boolean)
    .join(', ');
}
