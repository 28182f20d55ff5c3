import { createHash } from 'node:crypto';
import type { Severity } from '@/domain/rules/rule';
import type { PlacedFinding } from '@/readers/listings/check-set';
import { countOf } from '@/domain/texts';
import { printable, type Terminal } from './terminal/terminal';

/** A finding with what the config says about it. */
export interface ReportedFinding extends PlacedFinding {
  /** Identifies the finding across runs, whatever its text and line. */
  fingerprint: string;
  /** A file for formats that cannot point to a folder. */
  file: string;
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
}

/** The outcome of `storepilot check`, from which every format is written. */
export interface CheckReport {
  version: string;
  /** `YYYY-MM-DD`. */
  today: string;
  durationMs: number;
  inputs: CheckedInput[];
  /** Worst first, in the order of the files within a severity. */
  findings: ReportedFinding[];
  problems: ReadProblem[];
  /** What could not be checked, e.g. texts that are in none of the files. */
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
