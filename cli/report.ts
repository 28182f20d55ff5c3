import { createHash } from 'node:crypto';
import type { Severity } from '@/model/finding';
import type { PlacedFinding } from '@/formats/listings/check-set';
import { groupBy } from '@/domain/group-by';
import { countOf } from '@/domain/texts';
import { titleOfRule } from '@/checks/rules/rules';
import { printable, type Terminal } from './terminal/terminal';

/** A finding with what the config says about it. */
export interface ReportedFinding extends PlacedFinding {
  /** Identifies the finding across runs, whatever its text and line. */
  fingerprint: string;
  /** A file for formats that cannot point to a folder. */
  file: string;
  /** The path of the input that it was found in; none for one about the config. */
  input?: string;
  /** Set when the config or the baseline ignores it. */
  ignored?: { reason: string; until?: string };
}

/** An argument or file that could not be read. */
export interface ReadProblem {
  path: string;
  message: string;
}

/** Names on standard error what could not be read. */
export function printProblems(problems: readonly ReadProblem[], { err }: Terminal): void {
  for (const { path, message } of problems) err(`${printable(path)}: ${printable(message)}\n`);
}

export interface CheckedInput {
  path: string;
  /** `build`, or the format of a listing. */
  kind: string;
  /** Product locales of a listing, and the number of its texts and pictures that were read. */
  languages?: string[];
  texts?: number;
  pictures?: number;
}

/** The outcome of `storepilot check`, from which every format is written. */
export interface CheckReport {
  version: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The day of the rules, `YYYY-MM-DD`. */
  rulesDay: string;
  durationMs: number;
  inputs: CheckedInput[];
  /** Worst first, in the order of the files within a severity. */
  findings: ReportedFinding[];
  /** Whether the formats for people list each of many equal findings. */
  showsAll: boolean;
  problems: ReadProblem[];
  /** Checks that could not run, e.g. of texts that are in none of the files. */
  hints: string[];
}

export const SEVERITIES = ['blocker', 'warning', 'note'] as const satisfies readonly Severity[];

/** Whether a severity is at least as bad as the other. */
export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(threshold);
}

/** Counts the findings that are not ignored. */
export function countFindings(findings: readonly ReportedFinding[]): Record<Severity | 'ignored', number> {
  const counts = { blocker: 0, warning: 0, note: 0, ignored: 0 };
  for (const { finding, ignored } of findings) counts[ignored ? 'ignored' : finding.severity] += 1;
  return counts;
}

/**
 * Hash of rule, path and subject, without the text and the line, which change while a finding stays.
 * @param path of the file, relative to the config, so that it is the same from every working folder
 */
export function fingerprintOf({ finding: { rule, subject } }: PlacedFinding, path: string): string {
  const { store, locale, field, slot, file, detail } = subject;
  const parts = [rule, path, store, locale, field, slot, file, detail].map((part) => part ?? '');
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}

/** “1 blocker, 2 warnings and 1 note”. */
export function countsText(counts: Record<Severity, number>): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    countOf(counts[severity], severity),
  );
  return parts.length === 0 ? 'No findings' : parts.join(', ');
}

/** Separates ideas for search, which the formats for people sum up in one line, from what a store may object to. */
export function withoutIdeas(findings: readonly ReportedFinding[]): {
  findings: ReportedFinding[];
  ideas: ReportedFinding[];
} {
  const isIdea = ({ finding, ignored }: ReportedFinding) => finding.isSearchIdea === true && !ignored;
  return { findings: findings.filter((each) => !isIdea(each)), ideas: findings.filter(isIdea) };
}

/** “14 ideas for search in 3 languages: Unused space for keywords (3) …”; undefined without any. */
export function ideasText(ideas: readonly ReportedFinding[]): string | undefined {
  if (ideas.length === 0) return undefined;
  const languages = new Set(ideas.map(({ finding }) => finding.subject.locale)).size;
  const kinds = [...groupBy(ideas, ({ finding }) => finding.rule)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([rule, { length }]) => `${titleOfRule(rule) ?? rule} (${length})`);
  return `${countOf(ideas.length, 'idea')} for search in ${countOf(languages, 'language')}: ${kinds.join(', ')}.`;
}

/** Findings that say the same about several places. */
export interface FoldedFinding {
  first: ReportedFinding;
  /** All of them, the first included. */
  all: ReportedFinding[];
}

/** Equal findings up to this number are listed one by one. */
const MAX_UNFOLDED = 3;
/** Places that are shown for folded findings. */
export const SHOWN_PLACES = 3;

/**
 * Folds findings that differ only in place, numbers and quoted words, in the order of the first ones.
 * @param showsAll whether to leave each by itself
 */
export function foldFindings(findings: readonly ReportedFinding[], showsAll: boolean): FoldedFinding[] {
  const single = (first: ReportedFinding): FoldedFinding => ({ first, all: [first] });
  if (showsAll) return findings.map(single);
  const groups = groupBy(findings, ({ finding: { rule, severity, title, why, fix, subject } }) =>
    [rule, severity, ...[title, why, fix].map((text) => withoutValues(text, subject.locale))].join('\n'),
  );
  const folded = new Map<ReportedFinding, FoldedFinding | undefined>();
  for (const all of groups.values()) {
    const [first] = all;
    if (!first || all.length <= MAX_UNFOLDED) continue;
    for (const each of all) folded.set(each, each === first ? { first, all } : undefined);
  }
  return findings.flatMap((each) => (folded.has(each) ? (folded.get(each) ?? []) : single(each)));
}

/** A sentence without its values, its language, and a file name at its beginning. */
function withoutValues(text: string, locale = ''): string {
  const shared = locale === '' ? text : text.replaceAll(locale, '#');
  return shared.replace(/^\S+\.(?:png|jpe?g|webp)\b/i, '').replace(/“[^”]*”|\d+/g, '#');
}

/** “Read 1 listing with 18 languages, 142 texts, 0 pictures.”; undefined when nothing was read. */
export function readText({ inputs }: CheckReport): string | undefined {
  const builds = inputs.filter(({ kind }) => kind === 'build').length;
  const listings = inputs.filter(({ kind }) => kind !== 'build');
  const sum = (count: (input: CheckedInput) => number | undefined) =>
    listings.reduce((total, input) => total + (count(input) ?? 0), 0);
  const languages = new Set(listings.flatMap((input) => input.languages ?? []));
  const parts = [
    ...(builds > 0 ? [countOf(builds, 'build')] : []),
    ...(listings.length > 0
      ? [
          `${countOf(listings.length, 'listing')} with ${countOf(languages.size, 'language')}, ${countOf(
            sum(({ texts }) => texts),
            'text',
          )}, ${countOf(
            sum(({ pictures }) => pictures),
            'picture',
          )}`,
        ]
      : []),
  ];
  return parts.length === 0 ? undefined : `Read ${parts.join(' and ')}.`;
}
