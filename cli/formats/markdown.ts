import type { Severity } from '@/domain/rules/rule';
import { countFindings, countsText, type CheckReport, type ReportedFinding } from '../report';
import { printable } from '../terminal/terminal';

const SIGNS: Record<Severity, string> = { blocker: '🔴 blocker', warning: '🟡 warning', note: '🔵 note' };
/** Rows of the table: a step summary may have 1 MiB, a comment 65,536 characters. */
const MAX_ROWS = 100;

/** A table for a pull-request comment or the summary of a step. */
export function markdownReport(report: CheckReport): string {
  const shown = report.findings.filter(({ ignored }) => !ignored);
  const counts = countFindings(report.findings);
  const ignored = counts.ignored > 0 ? `, ${counts.ignored} ignored` : '';
  const rows = shown.slice(0, MAX_ROWS).map(row);
  const problems = report.problems.map(({ path, message }) => `- Not read: ${code(path)}: ${cell(message)}`);
  return [
    `### StorePilot: ${countsText(counts)}${ignored}`,
    '',
    ...(problems.length > 0 ? [...problems, ''] : []),
    ...(rows.length > 0 ? ['| | Where | What and how to fix it |', '| --- | --- | --- |', ...rows, ''] : []),
    ...(shown.length > MAX_ROWS ? [`${shown.length - MAX_ROWS} more are not listed here.`, ''] : []),
  ].join('\n');
}

function row({ finding, place }: ReportedFinding): string {
  const { severity, rule, title, fix, source } = finding;
  const where = place.line === undefined ? place.path : `${place.path}:${place.line}`;
  const link = 'url' in source && source.url ? `[${cell(source.label)}](${source.url})` : cell(source.label);
  return `| ${SIGNS[severity]} | ${code(where)} | **${cell(title)}**<br>${cell(fix)}<br>\`${rule}\`, ${link} |`;
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
