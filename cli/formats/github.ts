import type { Severity } from '@/model/finding';
import {
  countFindings,
  countsText,
  ideasText,
  withoutIdeas,
  type CheckReport,
  type ReportedFinding,
} from '../report';
import { printable } from '../terminal/terminal';

const COMMANDS: Record<Severity, 'error' | 'warning' | 'notice'> = {
  blocker: 'error',
  warning: 'warning',
  note: 'notice',
};
/** GitHub shows this many annotations of each kind and step, and drops the others. */
const MAX_PER_KIND = 10;

/** Workflow commands of GitHub Actions: annotations on the changed files. What does not fit is in the last line. */
export function githubReport(report: CheckReport): string {
  const { findings, ideas } = withoutIdeas(report.findings);
  const shown = findings.filter(({ ignored }) => !ignored);
  const perKind = new Map<Severity, number>();
  const lines = shown.flatMap((each) => {
    const { severity } = each.finding;
    const count = (perKind.get(severity) ?? 0) + 1;
    perKind.set(severity, count);
    return count > MAX_PER_KIND ? [] : [annotation(each)];
  });
  const counts = countFindings(findings);
  const idea = ideasText(ideas);
  const left = shown.length - lines.length;
  const problems = report.problems.map(
    ({ path, message }) => `::error title=Not read::${data(`${path}: ${message}`)}`,
  );
  const more = left > 0 ? `; ${left} more than GitHub shows, see the step summary` : '';
  return `${[...problems, ...lines, `${countsText(counts)}${more}`, ...(idea === undefined ? [] : [idea])].join('\n')}\n`;
}

function annotation({ finding, place, file }: ReportedFinding): string {
  const { severity, rule, title, why, fix } = finding;
  const properties = [
    `file=${property(file)}`,
    ...(place.line === undefined ? [] : [`line=${place.line}`]),
    ...(place.column === undefined ? [] : [`col=${place.column}`]),
    `title=${property(rule)}`,
  ];
  return `::${COMMANDS[severity]} ${properties.join(',')}::${data(`${title}\n${why} ${fix}`)}`;
}

function data(text: string): string {
  return text
    .split('\n')
    .map(printable)
    .join('\n')
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
