import type { RuleSource } from '../rules/rule';
import { APPLE_TRANSLATED_CAUSES } from './apple-translated-causes';
import { APPLE_TRANSLATED_TOPICS } from './apple-translated-topics';
import { APPLE_GUIDELINE_SENTENCES } from './apple-guideline-sentences';
import { APPLE_LETTERS } from './apple-letters';
import { APPLE_PHRASES } from './apple-phrases';
import { APPLE_TOPICS } from './apple-topics';
import { APPLE_WORDINGS } from './apple-wordings';
import type { ReviewRule, StoreMessage } from './rejection-rule';
import { wordsIn } from './word-rows';

const SOURCE: RuleSource = {
  label: 'App Store Review Guidelines',
  url: 'https://developer.apple.com/app-store/review/guidelines/',
};

/** Words that show that a text is about an app in review, for sentences of Apple's that are common elsewhere too. */
export const APP_REVIEW = wordsIn(
  'app store|app review|apple|guideline|your app|submission|next steps|in-app purchase|resubmi',
  'rejected|rejection|appstore|testflight|resolution center',
);

/** Words of a refusal in Chinese, Japanese and Korean. */
const REFUSED_IN_TRANSLATION = wordsIn(
  '被拒|苹果拒|拒审|审核未通过|审核不通过|审核被|驳回|リジェクト|却下|리젝|거절|심사 거부',
);

/** What developers write above a sentence of App Review that they quote, and what App Review alone writes below it. */
const WORDS_OF_APPLE = wordsIn(
  "apple's feedback|apple's message|apple's request|apple's concern",
  'feedback from apple|message from apple|apple wrote',
  'to resolve this issue, it would be appropriate to',
);

/** Words that only a message of App Review has, or someone who writes about it. */
const ABOUT_A_REVIEW = [
  'app review',
  'app store review',
  'guideline',
  'your app',
  'reject',
  'disapprov',
  'apple is requiring',
  'app store requirement',
  'resubmi',
  'next steps',
  'resolution center',
  ...WORDS_OF_APPLE,
  'submission',
  'not in compliance',
  'we noticed',
  'reviewer',
  'appealed',
  'apple review',
  'apple removed',
  'apple blocked',
  'apple have',
  'removed from the app store',
  'for review',
  'reason for refusal',
  'refused by apple',
  'review device',
  'version reviewed',
  'review environment',
  'when reviewed on',
  'during review',
  'to resolve this issue, please',
  'auto-renewable subscription',
  'appropriate for the app store',
  'app review board',
  'your agreement with apple',
  'app store connect',
  'issue description',
  'app store release',
  'rechaz',
  'refusé',
  'rejet',
  'rejeitad',
  'recusad',
  'abgelehnt',
  'ablehnung',
  'отклон',
  ...REFUSED_IN_TRANSLATION,
] as const;

/** Words of a refusal by App Review, for words that name no more than a subject. */
const ABOUT_A_REFUSAL = [
  'app review',
  'app store review',
  'apple review',
  'reject',
  'resubmi',
  'resolution center',
  'not in compliance',
  'next steps',
  'apple removed',
  'removed from the app store',
  'reason for refusal',
  'apple refus',
  'denied by apple',
  ...REFUSED_IN_TRANSLATION,
] as const;

/** For sentences that Google Play's mails have too. */
const NOT_ON_GOOGLE_PLAY = {
  unless: wordsIn(
    'google play|play console|play store|googleplay|playstore|androidpublisher',
    'issue in the following area|issue found:',
  ),
  despite: wordsIn(
    'app store|appstore|app review|apple|guideline 1|guideline 2|guideline 3|guideline 4',
    'guideline 5',
  ),
} as const;

export type GuidelineRow = Omit<ReviewRule, 'id' | 'store' | 'kind' | 'name' | 'source' | 'guidelines'>;

/** A rule for guidelines that mean the same, separated by spaces: `3.1.1 3.1`. The first one names it. */
export function guideline(sameNumbers: string, row: GuidelineRow): ReviewRule {
  const guidelines = sameNumbers.split(' ');
  const [number] = guidelines;
  return withWordings({
    id: `apple-${number}`,
    store: 'ios',
    kind: 'review',
    name: `Guideline ${number}`,
    source: SOURCE,
    guidelines,
    ...row,
  });
}

/** Phrases of fewer words name a subject that other refusals have too. */
const CERTAIN_WORDS = 4;

/** Pieces of a letter that have this many words are App Review's own wherever they are found. */
const WORDS_OF_A_LETTER = 8;

/** Adds the wordings of the tables to the messages of a rule. */
function withWordings(rule: ReviewRule): ReviewRule {
  const wordings = (APPLE_WORDINGS[rule.id] ?? []).map((stems): StoreMessage => ({
    stems,
    near: ABOUT_A_REVIEW,
    ...NOT_ON_GOOGLE_PLAY,
  }));
  const phrases = (APPLE_PHRASES[rule.id]?.split(' | ') ?? []).map((words): StoreMessage => ({
    words,
    ...NOT_ON_GOOGLE_PLAY,
    ...(words.split(/ |…/).length < CERTAIN_WORDS
      ? { near: ABOUT_A_REFUSAL, isLoose: true }
      : { near: ABOUT_A_REVIEW }),
  }));
  const quoted = APPLE_GUIDELINE_SENTENCES[rule.id]?.split(' | ') ?? [];
  const letters = [...(APPLE_LETTERS[rule.id] ?? []), ...quoted].map((words): StoreMessage => ({
    words,
    ...(words.split(/ |…/).length < WORDS_OF_A_LETTER && { near: ABOUT_A_REVIEW }),
    ...NOT_ON_GOOGLE_PLAY,
  }));
  const causes = APPLE_TRANSLATED_CAUSES[rule.id]?.split(' | ') ?? [];
  const translated = causes.map((words): StoreMessage => ({
    words,
    near: REFUSED_IN_TRANSLATION,
    ...NOT_ON_GOOGLE_PLAY,
  }));
  return {
    ...rule,
    topics: [APPLE_TOPICS[rule.id], APPLE_TRANSLATED_TOPICS[rule.id]].filter(Boolean).join(' '),
    messages: [...(rule.messages ?? []), ...wordings, ...phrases, ...letters, ...translated],
  };
}

/**
 * A rule for one of the things that a guideline refuses, recognised by its words: it replaces the guideline's
 * general rule.
 */
export function guidelineCase(
  number: string,
  id: string,
  row: GuidelineRow & Pick<ReviewRule, 'guidelines'>,
): ReviewRule {
  return withWordings({
    ...guideline(number, row),
    id: `apple-${number}-${id}`,
    guidelines: row.guidelines ?? [],
    messages: row.messages,
    refines: [`apple-${number}`, ...(row.refines ?? [])],
  });
}

/** Messages of this many words are Apple's own wherever they are found. */
const DISTINCTIVE_WORDS = 6;

/** Messages that count near words of an app review, and long ones anywhere. */
export function inAppReview(...words: string[]): StoreMessage[] {
  return words.map((each) =>
    each.split(' ').length >= DISTINCTIVE_WORDS
      ? { words: each }
      : { words: each, near: APP_REVIEW, ...NOT_ON_GOOGLE_PLAY },
  );
}

/** Words of a refusal: sentences that users and testers write too count only near one. */
const REFUSED_BY_APP_REVIEW = [
  ...wordsIn('app review|app store|guideline|next steps|resubmi|rejected|resolution center|review device'),
  ...WORDS_OF_APPLE,
];

/** Messages that count near words of a refusal by App Review. */
export function inAppRejection(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: REFUSED_BY_APP_REVIEW, ...NOT_ON_GOOGLE_PLAY }));
}
