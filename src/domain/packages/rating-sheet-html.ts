import type { SheetRow } from '../answer-sheet';
import { platformsOf } from '@/model/app';
import { causeText } from '../ratings/apple-questions';
import { appleRating, type RegionRating } from '../ratings/apple-rating';
import { playRatingSheet } from '../ratings/play-rating-sheet';
import { appleRatingSheet } from '../ratings/apple-rating-sheet';
import { hasRatingAnswers, type RatingAnswers } from '@/model/rating-answers';
import type { SubmissionDetails, DraftContent } from '@/model/draft';
import { escapeHtml } from './escape-html';
import { htmlDocument, SHEET_STYLE, type ReadinessSubject } from './html-document';

const STYLE = `${SHEET_STYLE}
p { margin: .25rem 0; overflow-wrap: anywhere; }
td:nth-child(2) { font-weight: 600; width: 9rem; }
tr.under th { padding-left: 1.5rem; }
td:nth-child(3) { color: #4d5160; font-size: .9rem; }
`;

const UNANSWERED = '<span class="open">Not answered</span>';

type Source = Pick<DraftContent, 'platform' | 'ratings'> & {
  details: Pick<SubmissionDetails, 'contactEmail'>;
};

/**
 * Writes the age rating answers of both stores in the order of their forms, as one HTML document to print or to type
 * from. Undefined without any answer. Every text is escaped.
 */
export function ratingSheetHtml(source: Source, subject: ReadinessSubject): string | undefined {
  const sections = ratingSheetSections(source);
  if (sections.length === 0) return undefined;
  return htmlDocument({
    subject,
    title: 'Age ratings of',
    heading: 'Age rating answers',
    style: STYLE,
    body: sections,
  });
}

/** The sections of the sheet alone, for a document that also contains other answers. */
export function ratingSheetSections({ ratings, platform, details }: Source): string[] {
  if (!hasRatingAnswers(ratings)) return [];
  const platforms = platformsOf(platform);
  return [
    ...(platforms.includes('ios') ? appleSection(ratings) : []),
    ...(platforms.includes('android') ? playSection(ratings, details.contactEmail) : []),
  ];
}

function appleSection(answers: RatingAnswers): string[] {
  const { regions, open } = appleRating(answers);
  return [
    '<section>',
    '<h2>App Store Connect: App Information, Age Ratings</h2>',
    ...(open.length > 0
      ? [`<p class="open">Not answered yet: ${open.length}. The ratings may become higher.</p>`]
      : []),
    '<h3>What Apple calculates</h3>',
    table(regions.map((region) => row(region.label, escapeHtml(region.rating), reasonOf(region)))),
    ...appleRatingSheet(answers).flatMap(({ title, rows }) => [
      `<h3>${escapeHtml(title)}</h3>`,
      table(rows.map(sheetRow)),
    ]),
    '</section>',
  ];
}

function reasonOf({ causes, unlisted, isOverridden }: RegionRating): string {
  const unknown = unlisted.map(causeText).join(', ');
  return [
    isOverridden ? 'Your choice of a higher rating.' : '',
    causes.length > 0 ? `Because of ${causes.map(causeText).join(', ')}.` : '',
    unknown === '' ? '' : `At least: Apple publishes no rating for ${unknown} there.`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function playSection(answers: RatingAnswers, contactEmail: string): string[] {
  const { groups, open } = playRatingSheet(answers, contactEmail);
  return [
    '<section>',
    '<h2>Play Console: App content, Content ratings</h2>',
    '<p>The form has no import, so type the answers in. IARC then assigns the ratings (ESRB, PEGI, USK, ClassInd and others) immediately. A new form may already contain a “No”: compare its summary with every line here.</p>',
    ...(open > 0 ? [`<p class="open">Not answered yet: ${open}.</p>`] : []),
    ...groups.flatMap(({ title, rows }) => [`<h3>${escapeHtml(title)}</h3>`, table(rows.map(sheetRow))]),
    '</section>',
  ];
}

function sheetRow({ asks, answer, note, depth }: SheetRow): string {
  return row(asks, answer === undefined ? UNANSWERED : escapeHtml(answer), note, depth === 1);
}

function table(rows: readonly string[]): string {
  return ['<table>', ...rows, '</table>'].join('\n');
}

/** @param answer HTML */
function row(label: string, answer: string, note = '', isUnder = false): string {
  return `<tr${isUnder ? ' class="under"' : ''}><th scope="row">${escapeHtml(label)}</th><td>${answer}</td><td>${escapeHtml(note)}</td></tr>`;
}
