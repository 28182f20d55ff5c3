import type { RuleSource, Severity } from '@/model/finding';
import { isRuleId, RULES } from '@/checks/rules/rules';
import { countFindings, type CheckReport, type ReportedFinding } from '../report';
import { printable, printableJson } from '../terminal/terminal';

const LEVELS: Record<Severity, 'error' | 'warning' | 'note'> = {
  blocker: 'error',
  warning: 'warning',
  note: 'note',
};
/** Largest number of results that GitHub's code scanning takes from one run; the findings are sorted worst first. */
const MAX_RESULTS = 25_000;

/** SARIF 2.1.0, for code scanning. */
export function sarifReport(report: CheckReport): string {
  const findings = report.findings.slice(0, MAX_RESULTS);
  const ids = [...new Set(findings.map(({ finding }) => finding.rule))].filter(isRuleId).sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'StorePilot',
            version: report.version,
            semanticVersion: report.version,
            rules: ids.map((id) => {
              const { title, severity } = RULES[id];
              const sources = sourcesOf(findings.filter(({ finding }) => finding.rule === id));
              const [only] = sources.length === 1 ? sources : [];
              return {
                id,
                shortDescription: { text: title },
                help: {
                  text: sources.map(({ label, url }) => [label, url].filter(Boolean).join(', ')).join('\n'),
                },
                ...(only?.url !== undefined && { helpUri: only.url }),
                defaultConfiguration: { level: LEVELS[severity] },
              };
            }),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: report.problems.length === 0,
            toolExecutionNotifications: report.problems.map(({ path, message }) => ({
              level: 'error',
              message: { text: printable(`${path}: ${message}`) },
            })),
          },
        ],
        results: findings.map((each) =>
          resultOf(
            each,
            ids.findIndex((id) => id === each.finding.rule),
          ),
        ),
        properties: { counts: countFindings(report.findings) },
      },
    ],
  };
  return printableJson(log);
}

/** The different sources of findings: the stores may have a rule each in their own words. */
function sourcesOf(findings: readonly ReportedFinding[]): RuleSource[] {
  return [...new Map(findings.map(({ finding: { source } }) => [JSON.stringify(source), source])).values()];
}

function resultOf({ finding, place, file, fingerprint, ignored }: ReportedFinding, ruleIndex: number) {
  const { rule, severity, title, why, fix, source } = finding;
  const region =
    place.line === undefined
      ? undefined
      : { startLine: place.line, ...(place.column !== undefined && { startColumn: place.column }) };
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: printable(`${title}. ${why} ${fix} (${source.label})`) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...(region && { region }) },
      },
    ],
    partialFingerprints: { 'storepilot/v1': fingerprint },
    ...(ignored && { suppressions: [{ kind: 'external', justification: ignored.reason }] }),
  };
}

/** A path as a relative reference; one outside of the working folder keeps its dots. */
function uriOf(path: string): string {
  const segments = printable(path)
    .split('/')
    .map((segment) => encodeURIComponent(segment));
  return path.startsWith('/') ? `file://${segments.join('/')}` : segments.join('/');
}
