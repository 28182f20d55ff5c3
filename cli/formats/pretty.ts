import type { RuleSource, Severity } from '@/model/finding';
import { titleOfRule } from '@/checks/rules/rules';
import {
  countFindings,
  countsText,
  foldFindings,
  ideasText,
  readText,
  SHOWN_PLACES,
  withoutIdeas,
  type CheckReport,
  type FoldedFinding,
  type ReportedFinding,
} from '../report';
import { printable, styled, wrapped, type Style, type Terminal } from '../terminal/terminal';
import { countOf } from '@/domain/texts';
import { rulesAgeText } from '@/domain/rule-book/rules-age';
import { groupBy } from '@/domain/group-by';

const STYLES: Record<Severity, Style> = { blocker: 'red', warning: 'yellow', note: 'cyan' };
const MIN_WIDTH = 40;
const MAX_WIDTH = 110;

type Look = Pick<Terminal, 'columns' | 'hasColor'>;

/**
 * The report for people: what was read, the findings by file, and a line that sums up. Many equal findings are one, with
 * their number and first places. The same reason and fix are written once, at the first of their findings.
 */
export function prettyReport(report: CheckReport, terminal: Look): string {
  const { findings, ideas } = report.showsAll
    ? { findings: report.findings, ideas: [] }
    : withoutIdeas(report.findings);
  const shown = findings.filter(({ ignored }) => !ignored);
  const idea = ideasText(ideas);
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, terminal.columns));
  const explained = new Set<string>();
  const groups = groupBy(foldFindings(shown, report.showsAll), ({ first, all }) =>
    all.length > 1 ? all : first.place.path,
  );
  const sections = [...groups.values()].map((folded) =>
    folded
      .flatMap(({ first, all }, index) => [
        ...(index > 0 || all.length > 1 ? [] : [styled(terminal, 'underline', printable(first.place.path))]),
        all.length > 1
          ? foldedText({ first, all }, width, terminal)
          : findingText(first, width, terminal, explained),
      ])
      .join('\n'),
  );
  const read = readText(report);
  return (
    [
      ...(read === undefined ? [] : [read]),
      ...sections,
      ...(idea === undefined ? [] : [wrapped(`${idea} --all lists them.`, width, '')]),
      summary({ ...report, findings }, terminal),
    ].join('\n\n') + '\n'
  );
}

/** Equal findings: what they say, how many there are, and where the first ones are. */
function foldedText({ first, all }: FoldedFinding, width: number, terminal: Look): string {
  const { severity, rule, title, why, fix, source } = first.finding;
  const isSame = (part: 'title' | 'fix') => all.every(({ finding }) => finding[part] === first.finding[part]);
  const hasOneTitle = isSame('title');
  const places = all.slice(0, SHOWN_PLACES).map(({ finding, place }) => {
    const at = [place.path, place.line, place.column].filter((part) => part !== undefined).join(':');
    return `    ${printable(at)}${hasOneTitle ? '' : `  ${printable(finding.title)}`}`;
  });
  return [
    [
      styled(terminal, STYLES[severity], severity),
      styled(terminal, 'bold', printable(hasOneTitle ? title : (titleOfRule(rule) ?? title))),
      `in ${all.length} places`,
      styled(terminal, 'dim', rule),
    ].join('  '),
    ...places,
    `    and ${all.length - SHOWN_PLACES} more; --all lists each`,
    wrapped(`Why: ${printable(why)}`, width, '    '),
    ...(isSame('fix') ? [wrapped(`Fix: ${printable(fix)}`, width, '    ')] : []),
    styled(terminal, 'dim', `    Source: ${printable(sourceText(source))}`),
  ].join('\n');
}

function findingText(
  { finding, place }: ReportedFinding,
  width: number,
  terminal: Look,
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
  return [
    head,
    wrapped(`Why: ${printable(why)}`, width, '    '),
    wrapped(`Fix: ${printable(fix)}`, width, '    '),
    styled(terminal, 'dim', `    Source: ${printable(sourceText(source))}`),
  ].join('\n');
}

function sourceText({ label, url }: RuleSource): string {
  return url === undefined ? label : `${label}, ${url}`;
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
  return `${styled(terminal, style, countsText(counts))}${ignored} in ${inputs}${unread} (${Math.round(report.durationMs)} ms)\n${rulesAgeText(report.today, report.rulesDay)}`;
}
