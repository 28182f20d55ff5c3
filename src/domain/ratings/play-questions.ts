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

/** Questions of Google's form beyond Apple's, in its order (sources 14.3). */
export const PLAY_QUESTIONS: readonly PlayQuestion[] = [
  {
    id: 'userContentIsFocus',
    question: 'Is what users exchange the main content of your app?',
    explanation: 'Yes for a chat or a social network, no for comments below an article.',
    isAbsence: true,
  },
  {
    id: 'allowsNudityOrGore',
    question: 'May users publish nudity or gore?',
    explanation: 'What your rules allow, not what somebody might try.',
    isAbsence: true,
  },
  {
    id: 'canBlockUsers',
    question: 'Can users block each other?',
    explanation: 'So that one user no longer reaches another.',
    isAbsence: false,
  },
  {
    id: 'canReportUsers',
    question: 'Can users report other users or their content?',
    explanation: 'A way to tell you about what somebody wrote or published.',
    isAbsence: false,
  },
  {
    id: 'moderatesChat',
    question: 'Do you moderate what users exchange?',
    explanation: 'By people or by software that removes content.',
    isAbsence: false,
  },
  {
    id: 'onlyInvitedFriends',
    question: 'Can users reach only friends whom they invited?',
    explanation: 'No if strangers can write to each other.',
    isAbsence: false,
  },
  {
    id: 'onlineContent',
    question: 'Does your app load content that is not in the download?',
    explanation: 'Articles, videos, feeds, and answers or pictures made by an AI.',
    isAbsence: true,
  },
  {
    id: 'onlineContentIsFocus',
    question: 'Is that content the focus of your app?',
    explanation: 'Yes for streaming, news or an AI chat.',
    isAbsence: true,
  },
  {
    id: 'sellsAgeRestricted',
    question: 'Does your app promote or sell something that only adults may buy or do?',
    explanation: 'Alcohol, tobacco, gambling, weapons.',
    isAbsence: true,
  },
  {
    id: 'sharesPreciseLocation',
    question: 'Do other users see where a user is?',
    explanation: 'The precise place, e.g. on a map of friends.',
    isAbsence: true,
  },
  {
    id: 'digitalPurchases',
    question: 'Can users buy digital goods?',
    explanation: 'In-app purchases and subscriptions; not goods that are delivered.',
    isAbsence: true,
  },
  {
    id: 'cashRewards',
    question: 'Can users earn money or something worth money?',
    explanation: 'Cash, gift cards, cryptocurrency, NFTs, play-to-earn.',
    isAbsence: true,
  },
  {
    id: 'isBrowserOrSearch',
    question: 'Is your app a web browser or a search engine?',
    explanation: 'No for an app that only opens a page now and then.',
    isAbsence: true,
  },
  {
    id: 'isNewsOrEducation',
    question: 'Is your app mainly about news or education?',
    explanation: 'No if either is only a part of it.',
    isAbsence: true,
  },
];

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
