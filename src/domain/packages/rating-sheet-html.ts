import type { SheetGroup } from '../answer-sheet';
import type { DocumentBlock } from '../documents/document';
import { platformsOf } from '@/model/app';
import { causeText } from '../ratings/apple-questions';
import { appleRating, type RegionRating } from '../ratings/apple-rating';
import { playRatingSheet } from '../ratings/play-rating-sheet';
import { appleRatingSheet } from '../ratings/apple-rating-sheet';
import { hasRatingAnswers, type RatingAnswers } from '@/model/rating-answers';
import type { SubmissionDetails, DraftContent } from '@/model/draft';
import { blocksHtml } from '../documents/print-html';
import { htmlDocument, SHEET_STYLE, type ReadinessSubject } from '../documents/html-document';

const STYLE = `${SHEET_STYLE}
p { margin: .25rem 0; overflow-wrap: anywhere; }
td:nth-child(2) { font-weight: 600; width: 9rem; }
tr.under th { padding-left: 1.5rem; }
td:nth-child(3) { color: #4d5160; font-size: .9rem; }
`;

type Source = Pick<DraftContent, 'platform' | 'ratings'> & {
  details: Pick<SubmissionDetails, 'contactEmail'>;
};

/**
 * Writes the age rating answers of both stores in the order of their forms, as one HTML document to print or to type
 * from. Undefined without any answer. Every text is escaped.
 */
export function ratingSheetHtml(source: Source, subject: ReadinessSubject): string | undefined {
  const sections = ratingBlocks(source);
  if (sections.length === 0) return undefined;
  return htmlDocument({
    subject,
    title: 'Age ratings of',
    heading: 'Age rating answers',
    style: STYLE,
    body: sections.flatMap((blocks) => ['<section>', ...blocksHtml(blocks), '</section>']),
  });
}

function ratingBlocks({ ratings, platform, details }: Source): DocumentBlock[][] {
  if (!hasRatingAnswers(ratings)) return [];
  const platforms = platformsOf(platform);
  return [
    ...(platforms.includes('ios') ? [appleBlocks(ratings)] : []),
    ...(platforms.includes('android') ? [playBlocks(ratings, details.contactEmail)] : []),
  ];
}

function appleBlocks(answers: RatingAnswers): DocumentBlock[] {
  const { regions, open } = appleRating(answers);
  const calculated = regions.map((region) => ({
    asks: region.label,
    answer: region.rating,
    note: reasonOf(region),
  }));
  return [
    { kind: 'heading', level: 2, text: 'App Store Connect: App Information, Age Ratings' },
    ...openBlocks(open.length, ' The ratings may become higher.'),
    ...groupBlocks({ title: 'What Apple calculates', rows: calculated }),
    ...appleRatingSheet(answers).flatMap(groupBlocks),
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

function playBlocks(answers: RatingAnswers, contactEmail: string): DocumentBlock[] {
  const { groups, open } = playRatingSheet(answers, contactEmail);
  return [
    { kind: 'heading', level: 2, text: 'Play Console: App content, Content ratings' },
    {
      kind: 'paragraph',
      text: 'The form has no import, so type the answers in. IARC then assigns the ratings (ESRB, PEGI, USK, ClassInd and others) immediately. A new form may already contain a “No”: compare its summary with every line here.',
    },
    ...openBlocks(open, ''),
    ...groups.flatMap(groupBlocks),
  ];
}

function openBlocks(count: number, more: string): DocumentBlock[] {
  return count > 0 ? [{ kind: 'paragraph', tone: 'open', text: `Not answered yet: ${count}.${more}` }] : [];
}

function groupBlocks({ title, rows }: SheetGroup): DocumentBlock[] {
  return [
    { kind: 'heading', level: 3, text: title },
    { kind: 'answers', rows, hasNotes: true },
  ];
}
