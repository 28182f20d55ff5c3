import { DATA_KINDS } from 'virtual:catalog/data-kinds';
import { platformsOf, type Platform } from '@/model/app';
import { hasChanges, valuesSection, type ChangeSection } from '../change-sections';
import { ACCOUNT_METHODS, DELETION_ANSWERS, OUTSIDE_ACCOUNT_TYPES } from '../privacy/account-answers';
import { declaredUses } from '../privacy/declared-uses';
import { describeUse } from '../privacy/describe-use';
import {
  NO_PRIVACY_ANSWERS,
  PRACTICE_IDS,
  type ChoiceId,
  type PracticeId,
  type PrivacyAnswers,
  type PrivacyTextId,
} from '@/model/privacy-answers';
import { chosen, privacyText } from '../privacy/privacy-answers';
import { privacyQuestion } from '../privacy/privacy-questions';
import { APPLE_QUESTIONS, FREQUENCY_LABELS } from '../ratings/apple-questions';
import { globalRating, overrideRating } from '../ratings/apple-rating';
import { openAppleQuestions } from '../ratings/apple-answers';
import { PLAY_QUESTIONS } from '../ratings/play-questions';
import { KIDS_LABELS, KOREA_LABELS, PLAY_CATEGORY_LABELS } from '../ratings/rating-labels';
import { NO_RATING_ANSWERS, type Frequency, type RatingAnswers } from '@/model/rating-answers';
import type { DraftContent } from '@/model/draft';
import { yesNo } from '../texts';

type Row = readonly [name: string, before: string | undefined, after: string | undefined];

/** Differences between the answers of a draft and those of the previous version, for the stores of the draft. */
export function answerChanges({
  answersBefore,
  privacy,
  ratings,
  platform,
}: Pick<DraftContent, 'answersBefore' | 'privacy' | 'ratings' | 'platform'>): ChangeSection[] {
  const stores = platformsOf(platform);
  return [
    ...(answersBefore?.privacy
      ? [
          valuesSection(
            'Privacy answers',
            privacyRows(answersBefore.privacy, privacy ?? NO_PRIVACY_ANSWERS, stores),
          ),
        ]
      : []),
    ...(answersBefore?.ratings
      ? [
          valuesSection(
            'Age rating answers',
            ratingRows(answersBefore.ratings, ratings ?? NO_RATING_ANSWERS, stores),
          ),
        ]
      : []),
  ].filter(hasChanges);
}

/** The questions about the app as a whole, as names of what is answered. */
const PRACTICE_NAMES: Readonly<Record<PracticeId, string>> = {
  ads: 'Shows advertisements',
  tracking: 'Tracks users across apps and websites',
  children: 'Meant for children under 13, among others',
  'families-policy': 'Follows Google’s Families policy',
  accounts: 'Users can make an account',
  'outside-accounts': 'Users sign in with an account made elsewhere',
  encrypted: 'Encrypted on the way to the servers',
  validated: 'Independent security review (MASA)',
  upi: 'UPI badge',
};
const CHOICES: readonly {
  id: ChoiceId;
  name: string;
  options: readonly { id: string; label: string }[];
}[] = [
  { id: 'accountMethods', name: 'How users make an account', options: ACCOUNT_METHODS },
  { id: 'outsideAccountTypes', name: 'Where accounts were made', options: OUTSIDE_ACCOUNT_TYPES },
  { id: 'deletion', name: 'Deletion of data without the account', options: DELETION_ANSWERS },
];
const TEXTS: readonly { id: PrivacyTextId; name: string }[] = [
  { id: 'accountMethod', name: 'Other way of making an account' },
  { id: 'accountDeletionUrl', name: 'Address for deleting an account' },
  { id: 'outsideAccountType', name: 'Other origin of accounts' },
  { id: 'dataDeletionUrl', name: 'Address for deleting data' },
];

function privacyRows(before: PrivacyAnswers, after: PrivacyAnswers, stores: readonly Platform[]): Row[] {
  const practices = PRACTICE_IDS.filter((id) => {
    const { store } = privacyQuestion(id);
    return store === undefined || stores.includes(store);
  });
  const [usesBefore, usesAfter] = [usesByKind(before, stores), usesByKind(after, stores)];
  return [
    ...practices.map((id): Row => [PRACTICE_NAMES[id], yesNo(before.yesNo[id]), yesNo(after.yesNo[id])]),
    ...DATA_KINDS.map(({ id, label }): Row => [label, usesBefore.get(id), usesAfter.get(id)]),
    ...(stores.includes('android')
      ? [
          ...CHOICES.map(({ id, name, options }): Row => [
            name,
            labelsOf(options, chosen(before, id)),
            labelsOf(options, chosen(after, id)),
          ]),
          ...TEXTS.map(({ id, name }): Row => [name, textOf(before, id), textOf(after, id)]),
        ]
      : []),
  ];
}

function usesByKind(answers: PrivacyAnswers, stores: readonly Platform[]): Map<string, string> {
  const declared = stores.length === 1 ? declaredUses(answers, stores[0]) : declaredUses(answers);
  return new Map(
    declared.map(({ kind, use }) => [
      kind.id,
      describeUse(use, stores, answers.yesNo.tracking) || 'Declared without details',
    ]),
  );
}

function labelsOf(
  options: readonly { id: string; label: string }[],
  ids: readonly string[],
): string | undefined {
  const labels = options.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  return labels.length === 0 ? undefined : labels.join('; ');
}

function textOf(answers: PrivacyAnswers, id: PrivacyTextId): string | undefined {
  const text = privacyText(answers, id);
  return text === '' ? undefined : text;
}

function ratingRows(before: RatingAnswers, after: RatingAnswers, stores: readonly Platform[]): Row[] {
  const isForApple = stores.includes('ios');
  return [
    ...(isForApple
      ? [['Rating on the App Store', completeRating(before), completeRating(after)] satisfies Row]
      : []),
    ...APPLE_QUESTIONS.filter(({ isForPlay }) => isForApple || isForPlay).map(({ id, label }): Row => [
      label,
      frequencyOrYesNo(before.apple[id]),
      frequencyOrYesNo(after.apple[id]),
    ]),
    ...(stores.includes('android')
      ? [
          ['Category on Google Play', categoryOf(before), categoryOf(after)] satisfies Row,
          ...PLAY_QUESTIONS.map(({ id, question }): Row => [
            question.replace(/\?$/, ''),
            yesNo(before.play[id]),
            yesNo(after.play[id]),
          ]),
        ]
      : []),
    ...(isForApple ? optionRows(before, after) : []),
  ];
}

function optionRows({ options: before }: RatingAnswers, { options: after }: RatingAnswers): Row[] {
  const rating = ({ override }: RatingAnswers['options']) => override && overrideRating(override);
  const band = ({ kidsAgeBand }: RatingAnswers['options']) => kidsAgeBand && KIDS_LABELS[kidsAgeBand];
  const korean = ({ koreaOverride }: RatingAnswers['options']) =>
    koreaOverride && KOREA_LABELS[koreaOverride];
  return [
    ['Higher rating of your choice', rating(before), rating(after)],
    ['Kids category', band(before), band(after)],
    ['Official rating in South Korea', korean(before), korean(after)],
    ['Korean classification number', before.koreaNumber || undefined, after.koreaNumber || undefined],
    ['Age suitability page', before.infoUrl || undefined, after.infoUrl || undefined],
  ];
}

/** The rating that follows from complete answers. */
function completeRating(ratings: RatingAnswers): string | undefined {
  return openAppleQuestions(ratings.apple).length > 0 ? undefined : globalRating(ratings).rating;
}

function categoryOf({ play }: RatingAnswers): string | undefined {
  return play.category && PLAY_CATEGORY_LABELS[play.category];
}

function frequencyOrYesNo(value: Frequency | boolean | undefined): string | undefined {
  return typeof value === 'string' ? FREQUENCY_LABELS[value] : yesNo(value);
}
