import type { SheetGroup, SheetRow } from '../answer-sheet';
import { appleQuestion } from './apple-questions';
import { canUsersExchange, hasRatedContent, isAnyPresent, playQuestion } from './play-questions';
import type { AppleQuestionId, PlayYesNoQuestion, RatingAnswers } from '@/model/rating-answers';
import { PLAY_CATEGORY_LABELS } from './rating-labels';
import { isEmail } from '../people/email';
import { yesNo } from '../texts';

/** The prepared answers to Google's content rating form. */
export interface PlayRatingSheet {
  groups: readonly SheetGroup[];
  /** Number of lines that still need an answer. */
  open: number;
}

/** The subjects of the form with the questions of Apple's form that answer them (sources 14.3). */
const SUBJECTS = {
  violence: {
    label: 'Violence and blood',
    questions: [
      'violenceCartoonOrFantasy',
      'violenceRealistic',
      'violenceRealisticProlongedGraphicOrSadistic',
      'gunsOrOtherWeapons',
    ],
  },
  fear: { label: 'Scary content', questions: ['horrorOrFearThemes'] },
  sexuality: {
    label: 'Sexuality',
    questions: ['matureOrSuggestiveThemes', 'sexualContentOrNudity', 'sexualContentGraphicAndNudity'],
  },
  gambling: { label: 'Gambling', questions: ['gamblingSimulated', 'gambling'] },
  language: { label: 'Offensive language', questions: ['profanityOrCrudeHumor'] },
  substances: {
    label: 'Drugs, alcohol, tobacco',
    questions: ['alcoholTobaccoOrDrugUseOrReferences'],
  },
  humor: { label: 'Crude humor', questions: ['profanityOrCrudeHumor'] },
} as const satisfies Record<string, { label: string; questions: readonly AppleQuestionId[] }>;

type Subject = keyof typeof SUBJECTS;

const ALL_SUBJECTS = Object.keys(SUBJECTS) as Subject[];
const ONLINE_SUBJECTS: readonly Subject[] = ['violence', 'sexuality', 'language', 'substances'];
/** Subjects that contain something else than the question of Apple's form, so that a "yes" needs a look. */
const WIDER: Partial<Record<Subject, string>> = {
  sexuality:
    'Apple’s question also covers heavy subjects such as crime or war: answer “yes” only for sexuality.',
  language:
    'Apple asks about language and crude humor together: answer “yes” only for what the app contains.',
  humor: 'Apple asks about language and crude humor together: answer “yes” only for what the app contains.',
};

/**
 * Prepares the answers to Google's content rating form, line by line in its order. The form has no import, and its
 * result is calculated by IARC, not here.
 */
export function playRatingSheet(answers: RatingAnswers, contactEmail: string): PlayRatingSheet {
  const { category } = answers.play;
  const groups: SheetGroup[] = [
    { title: 'Before the questions', rows: beforeQuestions(answers, contactEmail) },
    ...(category === 'GAME'
      ? [{ title: 'Content of the game', rows: ALL_SUBJECTS.map((subject) => subjectRow(subject, answers)) }]
      : [{ title: 'Downloaded app', rows: downloaded(answers) }]),
    { title: 'User content sharing', rows: exchange(answers) },
    { title: 'Online content', rows: online(answers) },
    {
      title: 'Promotion or sale of age-restricted products or activities',
      rows: [
        ownRow('sellsAgeRestricted', 'Promotes or sells alcohol, tobacco, gambling, weapons, …', answers),
      ],
    },
    { title: 'Miscellaneous', rows: miscellaneous(answers) },
  ];
  return {
    groups,
    open: groups.flatMap(({ rows }) => rows).filter(({ answer }) => answer === undefined).length,
  };
}

function beforeQuestions({ play }: RatingAnswers, contactEmail: string): SheetRow[] {
  const email = contactEmail.trim();
  const hasAddress = isEmail(email);
  return [
    {
      asks: 'E-mail address for the rating authorities',
      answer: hasAddress ? email : undefined,
      note: hasAddress ? '' : 'Fill in the contact e-mail for Google Play in step 2.',
      depth: 0,
    },
    {
      asks: 'Category of the app',
      answer: play.category && PLAY_CATEGORY_LABELS[play.category],
      note:
        play.category === undefined
          ? 'Choose the kind of app.'
          : play.category === 'OTHER'
            ? ''
            : 'The order and wording of this category may differ from this sheet; the subjects are the same.',
      depth: 0,
    },
    { asks: 'IARC terms', answer: 'Read and accept', note: '', depth: 0 },
  ];
}

function downloaded(answers: RatingAnswers): SheetRow[] {
  const hasContent = hasRatedContent(answers.apple);
  const { contentSource } = answers.play;
  const isInside =
    hasContent === false
      ? false
      : hasContent === undefined || contentSource === undefined
        ? undefined
        : contentSource !== 'ONLINE';
  const note =
    hasContent === undefined
      ? 'Answer the questions about content.'
      : isInside === undefined
        ? 'Say where the content comes from.'
        : hasContent && !isInside
          ? 'The content is only loaded later.'
          : '';
  return [
    {
      asks: 'The download itself contains content that matters for a rating',
      answer: yesNo(isInside),
      note,
      depth: 0,
    },
    ...(isInside ? ALL_SUBJECTS.map((subject) => subjectRow(subject, answers, 1)) : []),
  ];
}

function subjectRow(subject: Subject, { apple }: RatingAnswers, depth: 0 | 1 = 0): SheetRow {
  const { label, questions } = SUBJECTS[subject];
  const isPresent = isAnyPresent(questions, apple);
  const found = questions.filter((id) => isAnyPresent([id], apple));
  const why = found.map((id) => appleQuestion(id)?.label ?? id).join('; ');
  const note =
    isPresent === undefined
      ? 'Answer the questions about content.'
      : isPresent
        ? [`Answered for Apple: ${why}.`, WIDER[subject]].filter(Boolean).join(' ')
        : '';
  return { asks: label, answer: yesNo(isPresent), note, depth };
}

function exchange(answers: RatingAnswers): SheetRow[] {
  const canExchange = canUsersExchange(answers.apple);
  return [
    {
      asks: 'Users talk to each other or exchange content',
      answer: yesNo(canExchange),
      note:
        canExchange === undefined
          ? 'Answer the questions about user content, feeds and messages.'
          : canExchange
            ? 'Answered for Apple: user content, social media or messages.'
            : '',
      depth: 0,
    },
    ...(canExchange
      ? [
          ownRow('userContentIsFocus', 'What users exchange is the main content', answers, 1),
          ownRow('allowsNudityOrGore', 'Nudity or gore may be published', answers, 1),
          ownRow('canBlockUsers', 'Users can block each other', answers, 1),
          ownRow('canReportUsers', 'Users can report each other or content', answers, 1),
          ownRow('moderatesChat', 'Chat is moderated', answers, 1),
          ownRow('onlyInvitedFriends', 'Only invited friends can interact', answers, 1),
        ]
      : []),
  ];
}

function online(answers: RatingAnswers): SheetRow[] {
  const { onlineContent, contentSource } = answers.play;
  const hasContentOnline = contentSource === 'ONLINE' || contentSource === 'BOTH';
  return [
    ownRow('onlineContent', 'Loads content that is not in the download, AI included', answers),
    ...(onlineContent
      ? [
          ownRow('onlineContentIsFocus', 'That content is the focus of the app', answers, 1),
          ...ONLINE_SUBJECTS.map((subject): SheetRow => {
            const row = subjectRow(subject, answers, 1);
            if (row.answer !== 'Yes') return row;
            if (contentSource === undefined)
              return { ...row, answer: undefined, note: 'Say where the content comes from.' };
            return hasContentOnline
              ? row
              : { ...row, answer: 'No', note: 'The content is only in the download.' };
          }),
        ]
      : []),
  ];
}

function miscellaneous(answers: RatingAnswers): SheetRow[] {
  const { apple, play } = answers;
  const purchases: SheetRow = apple.lootBox
    ? { asks: 'Digital purchases', answer: 'Yes', note: 'The app sells loot boxes.', depth: 0 }
    : ownRow('digitalPurchases', 'Digital purchases', answers);
  return [
    ownRow('sharesPreciseLocation', 'Shares the precise location of users with other users', answers),
    purchases,
    ...(play.digitalPurchases || apple.lootBox
      ? [
          {
            asks: 'Random items for purchase (loot boxes)',
            answer: yesNo(apple.lootBox),
            note: apple.lootBox === undefined ? 'Answer the question about loot boxes.' : '',
            depth: 1 as const,
          },
        ]
      : []),
    ownRow('cashRewards', 'Cash rewards, gift cards, play-to-earn, cryptocurrency, NFTs', answers),
    ownRow('isBrowserOrSearch', 'Is a web browser or search engine', answers),
    ownRow('isNewsOrEducation', 'Is mainly a news or education product', answers),
  ];
}

function ownRow(id: PlayYesNoQuestion, asks: string, { play }: RatingAnswers, depth: 0 | 1 = 0): SheetRow {
  const answer = yesNo(play[id]);
  return { asks, answer, note: answer === undefined ? (playQuestion(id)?.question ?? '') : '', depth };
}
