import type { Severity } from '@/domain/rules/rule';
import { countFindings, countsText, type CheckReport, type ReportedFinding } from '../report';
import { printable, styled, wrapped, type Style, type Terminal } from '../terminal/terminal';
import { countOf } from '@/domain/texts';
import { groupBy } from '@/domain/group-by';

const STYLES: Record<Severity, Style> = { blocker: 'red', warning: 'yellow', note: 'cyan' };
const MIN_WIDTH = 40;
const MAX_WIDTH = 110;

/**
 * The report for people: findings by file, the files with the worst finding first, and a line that sums up. The same
 * reason and fix are written once, at the first of their findings: twenty screenshots may have the same fault.
 */
export function prettyReport(report: CheckReport, terminal: Pick<Terminal, 'columns' | 'hasColor'>): string {
  const shown = report.findings.filter(({ ignored }) => !ignored);
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, terminal.columns));
  const explained = new Set<string>();
  const sections = [...groupBy(shown, ({ place }) => place.path)].map(([path, findings]) =>
    [
      styled(terminal, 'underline', printable(path)),
      ...findings.map((each) => findingText(each, width, terminal, explained)),
    ].join('\n'),
  );
  return [...sections, summary(report, terminal)].join('\n\n') + '\n';
}

function findingText(
  { finding, place }: ReportedFinding,
  width: number,
  terminal: Pick<Terminal, 'hasColor'>,
  explained: Set<string>,
): string {
  const { severity, rule, title, why, fix, source } = finding;
  const at = place.line === undefined ? '' : `${[place.line, place.column].filter(Boolean).join(':')}  `;
  const head = [
    `  ${styled(terminal, 'dim', at)}${styled(terminal, STYLES[severity], severity)}`,
    styled(terminal, 'bold', printable(title)),
    styled(terminal, 'dim', rule),
  ].join('  ');
  const explanation = JSON.stringify([rule, why, fix, source]);
  if (explained.has(explanation)) return head;
  explained.add(explanation);
  const link = 'url' in source && source.url ? `${source.label}, ${source.url}` : source.label;
  return [
    head,
    wrapped(`Why: ${printable(why)}`, width, '    '),
    wrapped(`Fix: ${printable(fix)}`, width, '    '),
    styled(terminal, 'dim', `    Source: ${printable(link)}`),
  ].join('\n');
}

function summary(report: CheckReport, terminal: Pick<Terminal, 'hasColor'>): string {
  const counts = countFindings(report.findings);
  const builds = report.inputs.filter(({ kind }) => kind === 'build').length;
  const listings = report.inputs.length - builds;
  const inputs = [
    ...(builds > 0 ? [countOf(builds, 'build')] : []),
    ...(listings > 0 ? [countOf(listings, 'listing')] : []),
  ].join(', ');
  const ignored = counts.ignored > 0 ? `, ${counts.ignored} ignored` : '';
  const style = counts.blocker > 0 ? 'red' : counts.warning > 0 ? 'yellow' : 'green';
  const unread = report.problems.length > 0 ? `, ${report.problems.length} not read` : '';
  if (inputs === '') return styled(terminal, 'red', 'Nothing was checked.');
  return `${styled(terminal, style, countsText(counts))}${ignored} in ${inputs}${unread} (${Math.round(report.durationMs)} ms)`;
}
