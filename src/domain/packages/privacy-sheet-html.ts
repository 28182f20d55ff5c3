import type { SheetGroup, SheetRow } from '../answer-sheet';
import { platformsOf } from '@/model/app';
import { privacyAnswersOf } from '../privacy/privacy-answers';
import { openAnswers } from '../privacy/privacy-questions';
import { applePrivacySheet, playPrivacySheet } from '../privacy/privacy-sheet';
import type { DraftContent } from '@/model/draft';
import { escapeHtml } from './escape-html';
import { htmlDocument, SHEET_STYLE, type ReadinessSubject } from './html-document';

const STYLE = `${SHEET_STYLE}
p, li { overflow-wrap: anywhere; }
td { font-weight: 600; width: 45%; }
@media print { h2 { break-before: page; } h2:first-of-type { break-before: auto; } }
`;

const UNANSWERED = '<span class="open">Not answered</span>';

/**
 * Writes the privacy answers of both stores in the order of their forms, as one HTML document to print or to type from.
 * Every text is escaped.
 */
export function privacySheetHtml(
  draft: Pick<DraftContent, 'platform' | 'privacy'>,
  subject: ReadinessSubject,
): string {
  const answers = privacyAnswersOf(draft);
  const platforms = platformsOf(draft.platform);
  const open = openAnswers(answers, draft.platform);
  return htmlDocument({
    subject,
    title: 'Privacy answers of',
    heading: 'Privacy answers',
    style: STYLE,
    body: [
      ...(open.length === 0
        ? []
        : [
            `<h2>Still to be answered (${open.length})</h2>`,
            '<ul>',
            ...open.map(({ hint }) => `<li>${escapeHtml(hint)}</li>`),
            '</ul>',
          ]),
      ...(platforms.includes('ios')
        ? section('App Store Connect: App Privacy', applePrivacySheet(answers))
        : []),
      ...(platforms.includes('android')
        ? section('Play Console: Data safety', playPrivacySheet(answers))
        : []),
    ],
  });
}

function section(title: string, groups: readonly SheetGroup[]): string[] {
  return [
    `<h2>${title}</h2>`,
    ...groups.flatMap((group) => [
      ...(group.title === '' ? [] : [`<h3>${escapeHtml(group.title)}</h3>`]),
      ...table(group.rows),
    ]),
  ];
}

function table(rows: readonly SheetRow[]): string[] {
  return [
    '<table>',
    ...rows.map(
      ({ asks, answer }) =>
        `<tr><th scope="row">${escapeHtml(asks)}</th><td>${answer === undefined ? UNANSWERED : escapeHtml(answer)}</td></tr>`,
    ),
    '</table>',
  ];
}
