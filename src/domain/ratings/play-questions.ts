import { questions } from 'virtual:catalog/play-rating-questions';
import {
  isFrequencyQuestion,
  PLAY_YES_NO_QUESTIONS,
  type AppleQuestionId,
  type AppleRatingAnswers,
  type PlayQuestionId,
  type PlayYesNoQuestion,
  type RatingAnswers,
} from '@/model/rating-answers';

export interface PlayQuestion {
  id: PlayYesNoQuestion;
  /** The question in plain language. */
  question: string;
  explanation: string;
  /** Whether "no" only says that something is not in the app, so that it may be answered together with others. */
  isAbsence: boolean;
}

/** Questions of Google's form beyond Apple's (catalog/ratings/play-questions.yaml), in its order. */
export const PLAY_QUESTIONS: readonly PlayQuestion[] = questions;

const BY_ID = new Map(PLAY_QUESTIONS.map((question) => [question.id, question]));

export function playQuestion(id: PlayYesNoQuestion): PlayQuestion | undefined {
  return BY_ID.get(id);
}

/** Questions of Apple's form whose answers say that an app contains something that Google's form asks about. */
export const SHARED_CONTENT = [
  'violenceCartoonOrFantasy',
  'violenceRealistic',
  'violenceRealisticProlongedGraphicOrSadistic',
  'gunsOrOtherWeapons',
  'horrorOrFearThemes',
  'matureOrSuggestiveThemes',
  'sexualContentOrNudity',
  'sexualContentGraphicAndNudity',
  'gamblingSimulated',
  'gambling',
  'profanityOrCrudeHumor',
  'alcoholTobaccoOrDrugUseOrReferences',
] as const satisfies readonly AppleQuestionId[];

const EXCHANGE = ['messagingAndChat', 'userGeneratedContent', 'socialMedia'] as const;

/** Whether any of some questions says that something is in the app; undefined until that is certain. */
export function isAnyPresent(
  questions: readonly AppleQuestionId[],
  answers: AppleRatingAnswers,
): boolean | undefined {
  const values = questions.map((id) => answers[id]);
  const isPresent = (value: (typeof values)[number]) =>
    value === true || value === 'INFREQUENT' || value === 'FREQUENT';
  if (values.some(isPresent)) return true;
  return values.includes(undefined) ? undefined : false;
}

/** Whether the app contains anything that a content rating asks about; undefined until that is certain. */
export function hasRatedContent(answers: AppleRatingAnswers): boolean | undefined {
  return isAnyPresent(SHARED_CONTENT, answers);
}

/** Whether users exchange content or messages; undefined until that is certain. */
export function canUsersExchange(answers: AppleRatingAnswers): boolean | undefined {
  return isAnyPresent(EXCHANGE, answers);
}

const ABOUT_EXCHANGE: readonly PlayQuestionId[] = [
  'userContentIsFocus',
  'allowsNudityOrGore',
  'canBlockUsers',
  'canReportUsers',
  'moderatesChat',
  'onlyInvitedFriends',
];

/** Whether Google's form asks the question after these answers. */
export function isPlayQuestionAsked(id: PlayQuestionId, { apple, play }: RatingAnswers): boolean {
  if (ABOUT_EXCHANGE.includes(id)) return canUsersExchange(apple) === true;
  if (id === 'contentSource') return hasRatedContent(apple) === true;
  if (id === 'onlineContentIsFocus') return play.onlineContent === true;
  // Random items for purchase are digital goods.
  if (id === 'digitalPurchases') return apple.lootBox !== true;
  return true;
}

/** The questions for Google Play alone that still need an answer, in the order of the form. */
export function openPlayQuestions(answers: RatingAnswers): PlayQuestionId[] {
  const all: PlayQuestionId[] = ['category', 'contentSource', ...PLAY_YES_NO_QUESTIONS];
  const inOrder = [...all].sort((a, b) => orderOf(a) - orderOf(b));
  return inOrder.filter((id) => isPlayQuestionAsked(id, answers) && answers.play[id] === undefined);
}

function orderOf(id: PlayQuestionId): number {
  return PLAY_QUESTIONS.findIndex((question) => question.id === id);
}

/** Answers every open question with "not in my app", except those in which "no" says more than that. */
export function withRestAbsent(answers: RatingAnswers, asked: ShownQuestions): RatingAnswers {
  const apple = { ...answers.apple };
  for (const id of asked.apple) {
    if (apple[id] !== undefined) continue;
    if (isFrequencyQuestion(id)) apple[id] = 'NONE';
    else apple[id] = false;
  }
  const next = { ...answers, apple };
  const play = { ...answers.play };
  for (const { id, isAbsence } of PLAY_QUESTIONS) {
    if (isAbsence && asked.play && play[id] === undefined && isPlayQuestionAsked(id, next)) play[id] = false;
  }
  return { ...next, play };
}

/** The questions that a form shows. */
export interface ShownQuestions {
  apple: readonly AppleQuestionId[];
  /** Whether Google's own questions are shown. */
  play: boolean;
}
