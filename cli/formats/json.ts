import { rulesAge } from '@/domain/rule-book/rules-age';
import { printableJson } from '../terminal/terminal';
import { countFindings, type CheckReport } from '../report';

/** Version of the JSON report. Keys may be added; a renamed or removed one needs the next number. */
export const SCHEMA_VERSION = 1;

/** The report for programs. */
export function jsonReport(report: CheckReport): string {
  const { version, today, rulesDay, inputs, findings, problems, hints } = report;
  return printableJson({
    schemaVersion: SCHEMA_VERSION,
    tool: { name: 'storepilot', version },
    today,
    rules: { day: rulesDay, ageDays: rulesAge(today, rulesDay) },
    inputs,
    counts: countFindings(findings),
    findings: findings.map(({ finding, place, fingerprint, ignored }) => ({
      rule: finding.rule,
      severity: finding.severity,
      area: finding.area,
      subject: finding.subject,
      title: finding.title,
      why: finding.why,
      fix: finding.fix,
      ...(finding.ruleDate !== undefined && { ruleDate: finding.ruleDate }),
      source: finding.source,
      location: place,
      fingerprint,
      ...(finding.fixedText !== undefined && { fixedText: finding.fixedText }),
      ...(ignored && { ignored }),
    })),
    problems,
    hints,
  });
}
