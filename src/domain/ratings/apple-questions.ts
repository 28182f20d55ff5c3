import type { RatingCause } from './apple-rating';
import type { AppleQuestionId } from './rating-answers';

/** The sections of Apple's form, in its order. */
export type AppleQuestionGroup =
  | 'controls'
  | 'capabilities'
  | 'mature'
  | 'medical'
  | 'sexuality'
  | 'violence'
  | 'chance';

export const APPLE_GROUP_LABELS: Record<AppleQuestionGroup, string> = {
  controls: 'In-app controls',
  capabilities: 'Capabilities',
  mature: 'Mature themes',
  medical: 'Medical or wellness',
  sexuality: 'Sexuality or nudity',
  violence: 'Violence',
  chance: 'Chance-based activities',
};

export interface AppleQuestion {
  id: AppleQuestionId;
  group: AppleQuestionGroup;
  /** The question in plain language. */
  question: string;
  /** What Apple's form calls it. */
  label: string;
  /** What counts, and what does not. */
  explanation: string;
  /** As in "16+ because of frequent …". */
  cause: string;
  /** Whether Google's form asks it too, so that it is asked for Google Play alone. */
  isForPlay: boolean;
}

/** Apple's questions of 2026 in the order of the form (sources 14.1). */
export const APPLE_QUESTIONS: readonly AppleQuestion[] = [
  {
    id: 'parentalControls',
    group: 'controls',
    label: 'Parental controls',
    question: 'Can parents limit what their child does in your app?',
    explanation:
      'For example by blocking content, setting time limits, or turning off purchases or messages.',
    cause: 'parental controls',
    isForPlay: false,
  },
  {
    id: 'ageAssurance',
    group: 'controls',
    label: 'Age assurance',
    question: 'Does your app check how old its user is?',
    explanation:
      'For example with Apple’s Declared Age Range, an estimate of the age, or an identity document.',
    cause: 'age assurance',
    isForPlay: false,
  },
  {
    id: 'unrestrictedWebAccess',
    group: 'capabilities',
    label: 'Unrestricted web access',
    question: 'Can users open any web page inside your app?',
    explanation:
      'A browser, or a web view that leads on to any site. Pages of your own, or links that open in Safari, do not count.',
    cause: 'unrestricted web access',
    isForPlay: false,
  },
  {
    id: 'userGeneratedContent',
    group: 'capabilities',
    label: 'User-generated content',
    question: 'Does your app show what its users make to many other users?',
    explanation:
      'Posts, photos, videos, reviews or comments that are published widely. Private notes do not count.',
    cause: 'user-generated content',
    isForPlay: true,
  },
  {
    id: 'socialMedia',
    group: 'capabilities',
    label: 'Social media',
    question: 'Does your app have a feed that spreads what users make?',
    explanation:
      'A feed or discovery page in which posts gain reach through views, likes, comments or shares.',
    cause: 'social media',
    isForPlay: true,
  },
  {
    id: 'socialMediaAgeRestricted',
    group: 'capabilities',
    label: 'Social media disabled for users under 13',
    question: 'Is that feed turned off for children under 13?',
    explanation:
      'Yes only if the app asks at least Apple’s Declared Age Range before it shows the feed. It does not lower the rating.',
    cause: 'social media, also when it is disabled under 13',
    isForPlay: false,
  },
  {
    id: 'messagingAndChat',
    group: 'capabilities',
    label: 'Messaging and chat',
    question: 'Can users write, talk or send something to each other?',
    explanation: 'Text, voice or video, to one person or a group, and public posts.',
    cause: 'messaging and chat',
    isForPlay: true,
  },
  {
    id: 'advertising',
    group: 'capabilities',
    label: 'Advertising',
    question: 'Does your app show ads?',
    explanation: 'Banners, videos, playable or native ads that somebody pays for.',
    cause: 'advertising',
    isForPlay: false,
  },
  {
    id: 'profanityOrCrudeHumor',
    group: 'mature',
    label: 'Profanity or crude humor',
    question: 'Does it contain swearing, insults or crude jokes?',
    explanation: 'Slurs, insults as humor and jokes about bodily functions count too.',
    cause: 'profanity or crude humor',
    isForPlay: true,
  },
  {
    id: 'horrorOrFearThemes',
    group: 'mature',
    label: 'Horror or fear themes',
    question: 'Does it contain anything scary?',
    explanation: 'Dread, terror, body horror, supernatural or psychological fear.',
    cause: 'horror or fear themes',
    isForPlay: true,
  },
  {
    id: 'alcoholTobaccoOrDrugUseOrReferences',
    group: 'mature',
    label: 'Alcohol, tobacco, or drug use or references',
    question: 'Does it show or mention alcohol, tobacco or drugs?',
    explanation: 'Mentioning them is enough, e.g. wine in a recipe or a cigarette in a story.',
    cause: 'alcohol, tobacco or drugs',
    isForPlay: true,
  },
  {
    id: 'medicalOrTreatmentInformation',
    group: 'medical',
    label: 'Medical or treatment information',
    question: 'Does it give diagnoses, or advice on treating an illness?',
    explanation: 'Guidance on medication, emergencies or treatment.',
    cause: 'medical or treatment information',
    isForPlay: false,
  },
  {
    id: 'healthOrWellnessTopics',
    group: 'medical',
    label: 'Health or wellness topics',
    question: 'Does it give advice on a healthy life?',
    explanation: 'Self-care, calories, diets or exercise.',
    cause: 'health or wellness topics',
    isForPlay: false,
  },
  {
    id: 'matureOrSuggestiveThemes',
    group: 'sexuality',
    label: 'Mature or suggestive themes',
    question: 'Does it contain suggestive content, or heavy subjects such as crime, abuse or war?',
    explanation: 'Innuendo, implied nudity, real crimes, trauma, political conflict; nothing explicit.',
    cause: 'mature or suggestive themes',
    isForPlay: true,
  },
  {
    id: 'sexualContentOrNudity',
    group: 'sexuality',
    label: 'Sexual content or nudity',
    question: 'Does it contain sexual content or nudity that is not explicit?',
    explanation: 'Brief or partial nudity, implied sexual activity, erotic dialog.',
    cause: 'sexual content or nudity',
    isForPlay: true,
  },
  {
    id: 'sexualContentGraphicAndNudity',
    group: 'sexuality',
    label: 'Graphic sexual content and nudity',
    question: 'Does it contain explicit sexual content or full nudity?',
    explanation: 'Any of it makes the app Unrated: the App Store does not publish it.',
    cause: 'graphic sexual content and nudity',
    isForPlay: true,
  },
  {
    id: 'violenceCartoonOrFantasy',
    group: 'violence',
    label: 'Cartoon or fantasy violence',
    question: 'Does it contain violence that is clearly not real?',
    explanation: 'Exaggerated or fantastic fights, e.g. of cartoon figures or with magic.',
    cause: 'cartoon or fantasy violence',
    isForPlay: true,
  },
  {
    id: 'violenceRealistic',
    group: 'violence',
    label: 'Realistic violence',
    question: 'Does it contain violence between people that looks real?',
    explanation: 'Fights, shoot-outs, injuries in lifelike scenes.',
    cause: 'realistic violence',
    isForPlay: true,
  },
  {
    id: 'violenceRealisticProlongedGraphicOrSadistic',
    group: 'violence',
    label: 'Prolonged graphic or sadistic realistic violence',
    question: 'Does it contain long, graphic or sadistic violence?',
    explanation:
      'Detailed gore, injury or death. Any of it makes the app Unrated: the App Store does not publish it.',
    cause: 'prolonged graphic or sadistic violence',
    isForPlay: true,
  },
  {
    id: 'gunsOrOtherWeapons',
    group: 'violence',
    label: 'Guns or other weapons',
    question: 'Does it show or mention weapons?',
    explanation: 'Guns, swords, knives and other objects that can hurt somebody.',
    cause: 'guns or other weapons',
    isForPlay: true,
  },
  {
    id: 'gamblingSimulated',
    group: 'chance',
    label: 'Simulated gambling',
    question: 'Can users gamble without real money?',
    explanation: 'Slots, poker or bets whose winnings cannot be turned into money.',
    cause: 'simulated gambling',
    isForPlay: true,
  },
  {
    id: 'contests',
    group: 'chance',
    label: 'Contests',
    question: 'Do users compete for rankings or rewards?',
    explanation: 'Leaderboards, trivia, sports or fitness contests.',
    cause: 'contests',
    isForPlay: false,
  },
  {
    id: 'gambling',
    group: 'chance',
    label: 'Gambling',
    question: 'Can users bet real money?',
    explanation:
      'Also with virtual money that can be exchanged for real money: casinos, sports bets, lotteries, raffles.',
    cause: 'gambling',
    isForPlay: true,
  },
  {
    id: 'lootBox',
    group: 'chance',
    label: 'Loot boxes',
    question: 'Can users buy boxes with random items?',
    explanation: 'Packs, cards or crates whose content is known only after the purchase.',
    cause: 'loot boxes',
    isForPlay: true,
  },
];

const BY_ID = new Map(APPLE_QUESTIONS.map((question) => [question.id, question]));

export function appleQuestion(id: AppleQuestionId): AppleQuestion | undefined {
  return BY_ID.get(id);
}

export const FREQUENCY_LABELS = {
  NONE: 'Not in my app',
  INFREQUENT: 'Infrequent',
  FREQUENT: 'Frequent',
} as const;

/** e.g. `frequent horror or fear themes`. */
export function causeText({ question, answer }: RatingCause): string {
  const what = BY_ID.get(question)?.cause ?? question;
  return answer === true ? what : `${answer.toLowerCase()} ${what}`;
}
