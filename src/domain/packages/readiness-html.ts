import type { ApprovalRecord } from '../team-sync/approval-record';
import { approvalsSection } from './approvals';
import { escapeHtml } from '../documents/print-html';
import { htmlDocument, type ReadinessSubject } from '../documents/html-document';
import { STORES } from '../stores/stores';
import { localeLabel } from '../locales/product-locales';
import type { Finding, FindingArea } from '@/model/finding';
import type { Severity } from '@/model/finding';
import { missingSteps, type MissingItem } from '../submissions/missing-items';
import {
  isProblemFirst,
  readinessCounts,
  type ReadinessReport,
  VERDICT_WORDS,
} from '../submissions/readiness-report';
import { WIZARD_STEP_NAMES, WIZARD_STEP_NUMBERS } from '@/model/wizard-step';
import { capitalized } from '../texts';

const AREAS: Record<FindingArea, string> = {
  build: 'Build',
  listing: 'Listing',
  graphics: 'Graphics',
  policy: 'Policy',
  privacy: 'Privacy',
};

const STYLE = `
h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
ul { list-style: '☐  '; padding-left: 1.5rem; margin: .5rem 0 1.25rem; }
li { break-inside: avoid; margin: .4rem 0; }
article { break-inside: avoid; border-left: 4px solid #767b8a; padding: .25rem 0 .25rem 1rem; margin: 1rem 0; }
article.blocker { border-color: #b3261e; }
article.warning { border-color: #9a6700; }
.verdict { font-weight: 700; }
@media print { a { color: inherit; } }
`;

/**
 * Writes the report as one HTML document without scripts or external resources, which prints well. Every text is
 * escaped.
 */
export function readinessHtml(
  report: ReadinessReport,
  subject: ReadinessSubject,
  approvals?: ApprovalRecord,
): string {
  const { title, text } = VERDICT_WORDS[report.verdict];
  const counts = readinessCounts(report);
  const blockers = section('blocker', report.problems);
  return htmlDocument({
    subject,
    title: 'Readiness of',
    heading: 'Submission readiness',
    date: `checked on ${subject.exportDate}`,
    style: STYLE,
    body: [
      `<p class="verdict">${title}</p>`,
      `<p>${text}${counts === '' ? '' : ` ${counts}.`}</p>`,
      ...(isProblemFirst(report) ? blockers : []),
      ...checklist(report.missing),
      ...(isProblemFirst(report) ? [] : blockers),
      ...section('warning', report.problems),
      ...section('note', report.problems),
      ...ignoredSection(report.ignored),
      ...approvalsSection(approvals),
    ],
  });
}

function checklist(items: readonly MissingItem[]): string[] {
  if (items.length === 0) return [];
  return [
    '<section>',
    `<h2>To fill in (${items.length})</h2>`,
    ...missingSteps(items).flatMap(({ step, items: ofStep }) => [
      `<h3>Step ${WIZARD_STEP_NUMBERS[step]}: ${WIZARD_STEP_NAMES[step]}</h3>`,
      '<ul>',
      ...ofStep.map(checklistItem),
      '</ul>',
    ]),
    '</section>',
  ];
}

function checklistItem({ label, parts, hint, stores, locales, languages, isRequired }: MissingItem): string {
  const about = [
    ...(isRequired ? [] : ['recommended']),
    ...stores.map((store) => STORES[store].name),
    ...(languages === '' ? [] : locales.map(localeLabel)),
    ...parts,
  ];
  return `<li><strong>${escapeHtml(label)}</strong> <span class="meta">${escapeHtml(about.join(', '))}</span><p dir="auto">${escapeHtml(hint)}</p></li>`;
}

function section(severity: Severity, findings: readonly Finding[]): string[] {
  const own = findings.filter((finding) => finding.severity === severity);
  if (own.length === 0) return [];
  return [
    '<section>',
    `<h2>${capitalized(severity)}s</h2>`,
    ...own.map((finding) => article(finding)),
    '</section>',
  ];
}

/** Findings that the publisher has accepted, with the reason. */
function ignoredSection(ignored: ReadinessReport['ignored']): string[] {
  if (ignored.length === 0) return [];
  return [
    '<section>',
    `<h2>Ignored findings (${ignored.length})</h2>`,
    '<p class="meta">They are not counted above.</p>',
    ...ignored.map(({ finding, ignored: { reason, until } }) =>
      article(
        finding,
        `<p dir="auto"><strong>Ignored${until === undefined ? '' : ` until ${escapeHtml(until)}`}:</strong> ${escapeHtml(reason)}</p>`,
      ),
    ),
    '</section>',
  ];
}

function article(finding: Finding, acceptance?: string): string {
  const { store, locale, field } = finding.subject;
  const about = [
    capitalized(finding.severity),
    AREAS[finding.area],
    ...(store ? [STORES[store].name] : []),
    ...(locale ? [localeLabel(locale)] : []),
    ...(field ? [field] : []),
    ...(finding.ruleDate ? [`rule of ${finding.ruleDate}`] : []),
  ];
  return [
    `<article class="${finding.severity}">`,
    `<h3 dir="auto">${escapeHtml(finding.title)}</h3>`,
    `<p class="meta">${escapeHtml(about.join(' · '))}</p>`,
    `<p dir="auto">${escapeHtml(finding.why)}</p>`,
    `<p dir="auto"><strong>Fix:</strong> ${escapeHtml(finding.fix)} (StorePilot, step ${WIZARD_STEP_NUMBERS[finding.where]})</p>`,
    ...(acceptance === undefined ? [] : [acceptance]),
    `<p class="meta">Source: ${sourceLink(finding)}</p>`,
    '</article>',
  ].join('\n');
}

function sourceLink({ source }: Finding): string {
  const label = escapeHtml(source.label);
  // Only web addresses become links, whatever a rule's table contains.
  return source.url?.startsWith('https://')
    ? `<a href="${escapeHtml(source.url)}" rel="noreferrer">${label}</a>`
    : label;
}

/** Writes the report as JSON for scripts: checklist, all findings and those that are ignored, indented by two spaces, with a final line feed. */
export function readinessJson(report: ReadinessReport, subject: ReadinessSubject): string {
  const { verdict, counts, missing, findings, ignored } = report;
  return `${JSON.stringify({ formatVersion: 1, ...subject, verdict, counts, missing, findings, ignored }, null, 2)}\n`;
}
