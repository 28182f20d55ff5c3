import { countFindings, type CheckReport, type ReportedFinding } from '../report';
import { printable } from '../terminal/terminal';
import { groupBy } from '@/domain/group-by';

/**
 * JUnit XML as GitLab and Jenkins read it: a suite per file, a test case per finding. Blockers and warnings fail, notes
 * pass with their text as output, and ignored findings are skipped. A build or listing without findings in any of its files
 * has one test case that passes.
 */
export function junitReport(report: CheckReport): string {
  const found = groupBy(report.findings, ({ place }) => place.path);
  const withFindings = new Set(report.findings.map(({ input }) => input));
  const files = new Map([
    ...report.inputs
      .filter(({ path }) => !withFindings.has(path))
      .map(({ path }): [string, ReportedFinding[]] => [path, []]),
    ...found,
  ]);
  const suites = [...files].map(([path, findings]) => suite(path, findings));
  const problems = report.problems.map(
    ({ path, message }) =>
      `  <testsuite name="${xml(path)}" tests="1" failures="0" errors="1" skipped="0" time="0">\n` +
      `    <testcase classname="${xml(path)}" name="read" time="0">\n` +
      `      <error message="${xml(message)}" type="unreadable">${xml(message)}</error>\n    </testcase>\n  </testsuite>`,
  );
  const all = [...files.values()].map(caseCount).reduce((sum, count) => sum + count, 0);
  const { blocker, warning } = countFindings(report.findings);
  const seconds = (report.durationMs / 1000).toFixed(3);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="storepilot" tests="${all + problems.length}" failures="${blocker + warning}" errors="${problems.length}" time="${seconds}">`,
    ...suites,
    ...problems,
    '</testsuites>',
    '',
  ].join('\n');
}

function caseCount(findings: readonly ReportedFinding[]): number {
  return Math.max(1, findings.length);
}

function suite(path: string, findings: readonly ReportedFinding[]): string {
  const { blocker, warning, ignored } = countFindings(findings);
  const name = xml(path);
  const cases =
    findings.length === 0
      ? [`    <testcase classname="${name}" name="no findings" time="0"/>`]
      : findings.map((each) => testCase(name, each));
  return [
    `  <testsuite name="${name}" tests="${caseCount(findings)}" failures="${blocker + warning}" errors="0" skipped="${ignored}" time="0">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

function testCase(classname: string, { finding, place, ignored }: ReportedFinding): string {
  const { rule, severity, title, why, fix, source } = finding;
  const at = place.line === undefined ? '' : `:${place.line}`;
  // Some services show only the name, others only the text.
  const name = xml(`${rule}${at}: ${title}`);
  const text = xml(
    `${severity}: ${title}\n${place.path}${at}\nWhy: ${why}\nFix: ${fix}\nSource: ${source.label}`,
  );
  const body = ignored
    ? `<skipped>${xml(ignored.reason)}</skipped>`
    : severity === 'note'
      ? `<system-out>${text}</system-out>`
      : `<failure message="${xml(title)}" type="${severity}">${text}</failure>`;
  return `    <testcase classname="${classname}" name="${name}" time="0">\n      ${body}\n    </testcase>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Escapes a text, and removes the characters that XML 1.0 forbids even when they are escaped. */
function xml(text: string): string {
  return text
    .split('\n')
    .map(printable)
    .join('\n')
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"\n]/g, (character) => ENTITIES[character] ?? character);
}
