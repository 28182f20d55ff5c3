import type { SheetGroup } from '../answer-sheet';
import { platformsOf } from '@/model/app';
import type { DocumentBlock } from '../documents/document';
import { htmlDocument, SHEET_STYLE, type ReadinessSubject } from '../documents/html-document';
import { blocksHtml } from '../documents/print-html';
import { privacyAnswersOf } from '../privacy/privacy-answers';
import { openAnswers } from '../privacy/privacy-questions';
import { applePrivacySheet, playPrivacySheet } from '../privacy/privacy-sheet';
import type { DraftContent } from '@/model/draft';

const STYLE = `${SHEET_STYLE}
p, li { overflow-wrap: anywhere; }
td { font-weight: 600; width: 45%; }
@media print { h2 { break-before: page; } h2:first-of-type { break-before: auto; } }
`;

type Source = Pick<DraftContent, 'platform' | 'privacy'>;

/** Writes the privacy answers of both stores in the order of their forms, to print or to type from. */
export function privacySheetHtml(draft: Source, subject: ReadinessSubject): string {
  return htmlDocument({
    subject,
    title: 'Privacy answers of',
    heading: 'Privacy answers',
    style: STYLE,
    body: blocksHtml(privacyBlocks(draft)),
  });
}

function privacyBlocks(draft: Source): DocumentBlock[] {
  const answers = privacyAnswersOf(draft);
  const platforms = platformsOf(draft.platform);
  const open = openAnswers(answers, draft.platform);
  return [
    ...(open.length === 0
      ? []
      : ([
          { kind: 'heading', level: 2, text: `Still to be answered (${open.length})` },
          { kind: 'list', items: open.map(({ hint }) => hint) },
        ] as const)),
    ...(platforms.includes('ios')
      ? formBlocks('App Store Connect: App Privacy', applePrivacySheet(answers))
      : []),
    ...(platforms.includes('android')
      ? formBlocks('Play Console: Data safety', playPrivacySheet(answers))
      : []),
  ];
}

function formBlocks(title: string, groups: readonly SheetGroup[]): DocumentBlock[] {
  return [
    { kind: 'heading', level: 2, text: title },
    ...groups.flatMap(({ title: text, rows }): DocumentBlock[] => [
      ...(text === '' ? [] : [{ kind: 'heading', level: 3, text } as const]),
      { kind: 'answers', rows },
    ]),
  ];
}
