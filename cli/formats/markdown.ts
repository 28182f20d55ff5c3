import type { Severity } from '@/model/finding';
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
} from '../report';
import { printable } from '../terminal/terminal';

const SIGNS: Record<Severity, string> = { blocker: '🔴 blocker', warning: '🟡 warning', note: '🔵 note' };
/** Characters that GitHub takes in a comment; it cuts or refuses a longer one. */
const MAX_LENGTH = 65_536;
/** Kept for the line that says what is left out. */
const RESERVE = 400;
const MAX_PROBLEMS = 20;

/** A table for a pull-request comment or the summary of a step, with as many rows as a comment takes. */
export function markdownReport(report: CheckReport): string {
  const { findings, ideas } = report.showsAll
    ? { findings: report.findings, ideas: [] }
    : withoutIdeas(report.findings);
  const shown = findings.filter(({ ignored }) => !ignored);
  const idea = ideasText(ideas);
  const counts = countFindings(findings);
  const ignored = counts.ignored > 0 ? `, ${counts.ignored} ignored` : '';
  const read = readText(report);
  const problems = report.problems
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `- Not read: ${code(shortened(path))}: ${cell(shortened(message))}`);
  const more = report.problems.length - problems.length;
  const head = [
    `### StorePilot: ${countsText(counts)}${ignored}`,
    '',
    ...(read === undefined ? [] : [read, '']),
    ...(problems.length > 0 ? [...problems, ...(more > 0 ? [`- and ${more} more`] : []), ''] : []),
  ];
  const folded = foldFindings(shown, report.showsAll);
  const rows: string[] = [];
  let length = head.join('\n').length;
  for (const each of folded) {
    const next = row(each);
    length += next.length + 1;
    if (length > MAX_LENGTH - RESERVE) break;
    rows.push(next);
  }
  const left = folded.slice(rows.length).flatMap(({ all }) => all);
  return [
    ...head,
    ...(rows.length > 0 ? ['| | Where | What and how to fix it |', '| --- | --- | --- |', ...rows, ''] : []),
    ...(idea === undefined ? [] : [cell(idea), '']),
    ...(left.length > 0
      ? [
          `Left out here: ${countsText(countFindings(left))}, because GitHub takes ${MAX_LENGTH} characters. storepilot check lists them.`,
          '',
        ]
      : []),
  ].join('\n');
}

function row({ first, all }: FoldedFinding): string {
  const { severity, rule, title, fix, source } = first.finding;
  const hasOneTitle = all.every(({ finding }) => finding.title === title);
  const places = all
    .slice(0, SHOWN_PLACES)
    .map(({ place }) => code(place.line === undefined ? place.path : `${place.path}:${place.line}`));
  const where = [
    ...places,
    ...(all.length > places.length ? [`and ${all.length - places.length} more`] : []),
  ];
  const what = hasOneTitle ? title : `${titleOfRule(rule) ?? title}, e.g. ${title}`;
  const link = source.url ? `[${cell(source.label)}](${source.url})` : cell(source.label);
  return `| ${SIGNS[severity]} | ${where.join('<br>')} | **${cell(shortened(what))}**<br>${cell(shortened(fix))}<br>\`${rule}\`, ${link} |`;
}

/** Longest text of a cell: a message may quote a whole text. */
const MAX_CELL = 1000;

function shortened(text: string): string {
  const characters = Array.from(text.slice(0, MAX_CELL * 2));
  return text.length <= MAX_CELL ? text : `${characters.slice(0, MAX_CELL).join('')}…`;
}

/** Escapes a text so that it contains no Markdown, HTML or mention. */
function cell(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]|#~!]/g, '\\$&')
    .replaceAll('@', '&#64;');
}

function code(text: string): string {
  const safe = printable(text).replaceAll('`', "'").replaceAll('|', '\\|');
  return `\`${safe}\``;
}
