import { isAppleQuestionAsked, openAppleQuestions } from './apple-answers';
import { tables } from 'virtual:catalog/apple-rating-tables';
import {
  FREQUENCY_QUESTIONS,
  YES_NO_QUESTIONS,
  type AppleQuestionId,
  type AppleRatingAnswers,
  type Frequency,
  type FrequencyQuestion,
  type RatingAnswers,
  type RatingOverride,
  type YesNoQuestion,
} from '@/model/rating-answers';

/** A region with ratings of its own, or `older-systems`: devices with a system before version 26. */
export type RatingRegion = 'global' | 'australia' | 'brazil' | 'korea' | 'vietnam' | 'older-systems';

/** The answers that lead to a rating. */
export interface RatingRow {
  rating: string;
  yes?: readonly YesNoQuestion[];
  infrequent?: readonly FrequencyQuestion[];
  frequent?: readonly FrequencyQuestion[];
}

/** The ratings of one region, lowest first. */
export interface RatingTable {
  region: RatingRegion;
  label: string;
  rows: readonly RatingRow[];
  /** Answers that do not count there; for other answers that the rows leave out, Apple names no rating. */
  ignoresOthers?: true;
}

/** Content with which no region has a rating: such an app is not published on the App Store (sources 14.2). */
const UNRATED_QUESTIONS: readonly AppleQuestionId[] = [
  'sexualContentGraphicAndNudity',
  'violenceRealisticProlongedGraphicOrSadistic',
];

/** An answer that says that something is in the app. */
export interface RatingCause {
  question: AppleQuestionId;
  answer: Exclude<Frequency, 'NONE'> | true;
}

/** The rating that Apple calculates for one region. */
export interface RegionRating {
  region: RatingRegion;
  label: string;
  /** e.g. `16+`, `A12`, or `Unrated`. */
  rating: string;
  /** The answers that lead to it; none for the lowest rating. */
  causes: readonly RatingCause[];
  /** Answers for which Apple names no rating in the region: it may then be higher. */
  unlisted: readonly RatingCause[];
  /** Whether the publisher's choice of a higher rating decides, rather than an answer. */
  isOverridden: boolean;
}

/** The ratings of all regions, as far as the answers go. */
export interface AppleRating {
  regions: readonly RegionRating[];
  /** Questions without an answer; each may still raise the ratings. */
  open: readonly AppleQuestionId[];
}

export const UNRATED = 'Unrated';

const OVERRIDE_RATINGS: Record<RatingOverride, string> = {
  NINE_PLUS: '9+',
  THIRTEEN_PLUS: '13+',
  SIXTEEN_PLUS: '16+',
  EIGHTEEN_PLUS: '18+',
  UNRATED,
};

/** Calculates Apple's ratings: in each region the highest row that any answer meets (sources 14.2). */
export function appleRating({ apple, options }: RatingAnswers): AppleRating {
  const causes = causesIn(apple);
  return {
    regions: tables.map((table) => withOverride(regionRating(table, causes), table, options.override)),
    open: openAppleQuestions(apple),
  };
}

/** The rating of most countries. */
export function globalRating(answers: RatingAnswers): RegionRating {
  const [table] = tables;
  if (!table) throw new Error('There is no table of ratings.');
  return withOverride(regionRating(table, causesIn(answers.apple)), table, answers.options.override);
}

/** The rating that a chosen override means, e.g. `16+`. */
export function overrideRating(override: RatingOverride): string {
  return OVERRIDE_RATINGS[override];
}

function causesIn(answers: AppleRatingAnswers): RatingCause[] {
  return [
    ...YES_NO_QUESTIONS.flatMap((question): RatingCause[] =>
      answers[question] === true && isAppleQuestionAsked(question, answers)
        ? [{ question, answer: true }]
        : [],
    ),
    ...FREQUENCY_QUESTIONS.flatMap((question): RatingCause[] => {
      const answer = answers[question];
      return answer === undefined || answer === 'NONE' ? [] : [{ question, answer }];
    }),
  ];
}

function regionRating(table: RatingTable, causes: readonly RatingCause[]): RegionRating {
  const base = { region: table.region, label: table.label, isOverridden: false };
  const unrated = causes.filter(({ question }) => UNRATED_QUESTIONS.includes(question));
  if (unrated.length > 0) return { ...base, rating: UNRATED, causes: unrated, unlisted: [] };
  const levels = causes.map((cause) => ({ cause, ...levelOf(table.rows, cause) }));
  const highest = Math.max(0, ...levels.map(({ level }) => level));
  const isTop = highest === table.rows.length - 1;
  return {
    ...base,
    rating: table.rows[highest]?.rating ?? UNRATED,
    causes: highest === 0 ? [] : levels.filter(({ level }) => level === highest).map(({ cause }) => cause),
    unlisted:
      table.ignoresOthers || isTop
        ? []
        : levels.filter(({ isListed }) => !isListed).map(({ cause }) => cause),
  };
}

/** The row of an answer. A frequent form that the rows leave out counts at least as much as the infrequent one. */
function levelOf(rows: readonly RatingRow[], cause: RatingCause): { level: number; isListed: boolean } {
  const level = rows.findIndex((row) => has(row, cause));
  if (level >= 0) return { level, isListed: true };
  const infrequent: RatingCause = { question: cause.question, answer: 'INFREQUENT' };
  const least = cause.answer === 'FREQUENT' ? rows.findIndex((row) => has(row, infrequent)) : -1;
  return { level: Math.max(0, least), isListed: false };
}

function has(row: RatingRow, { question, answer }: RatingCause): boolean {
  const listed: readonly string[] | undefined =
    answer === true ? row.yes : answer === 'FREQUENT' ? row.frequent : row.infrequent;
  return listed?.includes(question) ?? false;
}

/** A chosen rating counts where the region has one of that name; elsewhere Apple chooses the region's own. */
function withOverride(
  rating: RegionRating,
  { rows }: RatingTable,
  override: RatingOverride | undefined,
): RegionRating {
  if (override === undefined || rating.rating === UNRATED) return rating;
  const chosen = OVERRIDE_RATINGS[override];
  const levelOfRating = (name: string) => rows.findIndex((row) => row.rating === name);
  const isHigher = chosen === UNRATED || levelOfRating(chosen) > levelOfRating(rating.rating);
  return isHigher ? { ...rating, rating: chosen, causes: [], unlisted: [], isOverridden: true } : rating;
}
