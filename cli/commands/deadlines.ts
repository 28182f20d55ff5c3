import { PLATFORMS, type Platform } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import { daysBetween } from '@/domain/dates';
import type { StoreDeadline } from '@/domain/policies/store-deadline';
import { STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import { STORES } from '@/domain/stores/stores';
import { readBuildFile } from '../check-files';
import { shownPath } from '../files/node-tree';
import { printProblems, type ReadProblem } from '../report';
import { dayOf, oneOf, parseCommand } from '../terminal/arguments';
import {
  printable,
  printableJson,
  styled,
  wrapped,
  type ExitCode,
  type Terminal,
} from '../terminal/terminal';
import { UsageError } from '../terminal/usage-error';
import { countOf } from '@/domain/texts';

export const DEADLINES_HELP = `storepilot deadlines [BUILD…] [options]

Lists the stores’ dated rules that are still to come; with builds, those that a build misses come first.

  storepilot deadlines --within 60d          exit with 1 when a rule takes effect in 60 days
  storepilot deadlines app.aab --within 60d  exit with 1 when this build misses a rule by then

Options
  --within N[d|w|m]     days, weeks or months of 30 days ahead
  --store ios|android   only this store
  --today YYYY-MM-DD    as of this day
  --json                for programs
`;

const OPTIONS = {
  within: { type: 'string' },
  store: { type: 'string' },
  today: { type: 'string' },
  json: { type: 'boolean' },
} as const;
const UNIT_DAYS: Record<string, number> = { d: 1, w: 7, m: 30 };

interface Row {
  deadline: StoreDeadline;
  days: number;
  missedBy: string[];
  metBy: string[];
}

/** Runs `storepilot deadlines`. */
export async function runDeadlines(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseCommand('deadlines', args, OPTIONS);
  const within = values.within === undefined ? undefined : daysOf(values.within);
  const store = values.store === undefined ? undefined : oneOf('--store', values.store, PLATFORMS);
  const today = values.today === undefined ? terminal.today : dayOf('--today', values.today);
  const problems: ReadProblem[] = [];
  const builds: { path: string; build: BuildInfo }[] = [];
  for (const given of positionals) {
    const path = shownPath(given, terminal.cwd);
    const build = await readBuildFile(path, terminal.cwd, problems);
    if (build) builds.push({ path, build });
  }
  const rows = deadlineRows(builds, { store, within, today });
  terminal.out(values.json ? jsonText(rows, today) : rowsText(rows, terminal));
  printProblems(problems, terminal);
  if (problems.length > 0) return 2;
  const counting = builds.length > 0 ? rows.filter(({ missedBy }) => missedBy.length > 0) : rows;
  return within !== undefined && counting.length > 0 ? 1 : 0;
}

/** The dated rules to come, and those in effect that a build misses; the missed ones first. */
export function deadlineRows(
  builds: readonly { path: string; build: BuildInfo }[],
  { store, within, today }: { store?: Platform | undefined; within?: number | undefined; today: string },
): Row[] {
  return STORE_DEADLINES.filter((each) => store === undefined || !each.store || each.store === store)
    .map((deadline) => rowOf(deadline, builds, today))
    .filter(({ days, missedBy }) => missedBy.length > 0 || days > 0)
    .filter(({ days }) => within === undefined || days <= within)
    .sort((a, b) => Number(b.missedBy.length > 0) - Number(a.missedBy.length > 0));
}

function daysOf(value: string): number {
  const [, count, unit = 'd'] = /^(\d{1,4})([dwm])?$/.exec(value) ?? [];
  if (count === undefined)
    throw new UsageError(
      `--within takes days, weeks or months such as 60d, 8w or 2m; “${value}” is not one.`,
    );
  return Number(count) * (UNIT_DAYS[unit] ?? 1);
}

function rowOf(
  deadline: StoreDeadline,
  builds: readonly { path: string; build: BuildInfo }[],
  today: string,
): Row {
  const asked = builds.filter(({ build }) => deadline.appliesTo(build));
  const by = (isMet: boolean) =>
    asked.filter(({ build }) => deadline.isMet?.(build) === isMet).map(({ path }) => path);
  return { deadline, days: daysBetween(today, deadline.date), missedBy: by(false), metBy: by(true) };
}

function rowsText(rows: readonly Row[], terminal: Terminal): string {
  if (rows.length === 0) return 'No dated rule takes effect in this time.\n';
  return rows.map((row) => rowText(row, terminal)).join('\n');
}

function rowText({ deadline, days, missedBy, metBy }: Row, terminal: Terminal): string {
  const { date, title, store, scope, action, certainty, source } = deadline;
  const width = Math.min(110, terminal.columns);
  const when = days > 0 ? `in ${countOf(days, 'day')}` : 'in effect';
  return [
    `${styled(terminal, missedBy.length > 0 ? 'red' : 'yellow', date)} (${when})  ${styled(terminal, 'bold', title)}  ${styled(terminal, 'dim', store ? STORES[store].name : 'Both stores')}`,
    ...(missedBy.length > 0 ? [`  Missed by ${missedBy.map(printable).join(', ')}`] : []),
    ...(metBy.length > 0 ? [`  Met by ${metBy.map(printable).join(', ')}`] : []),
    wrapped(`For: ${scope}`, width, '  '),
    wrapped(`Do: ${action}`, width, '  '),
    ...(certainty.level === 'official' ? [] : [wrapped(`How sure: ${certainty.note}`, width, '  ')]),
    styled(terminal, 'dim', `  Source: ${source.url}`),
    '',
  ].join('\n');
}

function jsonText(rows: readonly Row[], today: string): string {
  return printableJson({ schemaVersion: 1, today, deadlines: rows.map(deadlineReport) });
}

/** A row for programs. */
export function deadlineReport({ deadline, days, missedBy, metBy }: Row) {
  return {
    id: deadline.id,
    store: deadline.store ?? null,
    date: deadline.date,
    days,
    title: deadline.title,
    scope: deadline.scope,
    action: deadline.action,
    certainty: deadline.certainty,
    source: deadline.source,
    missedBy,
    metBy,
  };
}
