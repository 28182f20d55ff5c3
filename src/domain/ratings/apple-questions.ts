import type { RatingCause } from './apple-rating';
import type { AppleQuestionId } from '@/model/rating-answers';

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
  /** Label in Apple's form. */
  label: string;
  /** Explanation with examples that count and that don't. */
  explanation: string;
  /** As in "16+ because of frequent …". */
  cause: string;
  /** Whether Google's form asks it too, so that it is asked for Google Play alone. */
  isForPlay: boolean;
}

/** A question; its cause is its label in small letters, unless another is given. */
function asked(
  group: AppleQuestionGroup,
  id: AppleQuestionId,
  label: string,
  rest: Pick<AppleQuestion, 'question' | 'explanation' | 'isForPlay'> & { cause?: string },
): AppleQuestion {
  return { id, group, label, cause: label.toLowerCase(), ...rest };
}

/** Apple's questions of 2026 in the order of the form (sources 14.1). */
export const APPLE_QUESTIONS: readonly AppleQuestion[] = [
  asked('controls', 'parentalControls', 'Parental controls', {
    question: 'Can parents limit what their child does in your app?',
    explanation:
      'For example by blocking content, setting time limits, or turning off purchases or messages.',
    isForPlay: false,
  }),
  asked('controls', 'ageAssurance', 'Age assurance', {
    question: 'Does your app check how old its user is?',
    explanation:
      'For example with Apple’s Declared Age Range, an estimate of the age, or an identity document.',
    isForPlay: false,
  }),
  asked('capabilities', 'unrestrictedWebAccess', 'Unrestricted web access', {
    question: 'Can users open any web page inside your app?',
    explanation:
      'A browser, or a web view that leads on to any site. Pages of your own, or links that open in Safari, do not count.',
    isForPlay: false,
  }),
  asked('capabilities', 'userGeneratedContent', 'User-generated content', {
    question: 'Does your app show what its users make to many other users?',
    explanation:
      'Posts, photos, videos, reviews or comments that are published widely. Private notes do not count.',
    isForPlay: true,
  }),
  asked('capabilities', 'socialMedia', 'Social media', {
    question: 'Does your app have a feed that spreads what users make?',
    explanation:
      'A feed or discovery page in which posts gain reach through views, likes, comments or shares.',
    isForPlay: true,
  }),
  asked('capabilities', 'socialMediaAgeRestricted', 'Social media disabled for users under 13', {
    question: 'Is that feed turned off for children under 13?',
    explanation:
      'Yes only if the app asks at least Apple’s Declared Age Range before it shows the feed. It does not lower the rating.',
    cause: 'social media, also when it is disabled under 13',
    isForPlay: false,
  }),
  asked('capabilities', 'messagingAndChat', 'Messaging and chat', {
    question: 'Can users write, talk or send something to each other?',
    explanation: 'Text, voice or video, to one person or a group, and public posts.',
    isForPlay: true,
  }),
  asked('capabilities', 'advertising', 'Advertising', {
    question: 'Does your app show ads?',
    explanation: 'Banners, videos, playable or native ads that somebody pays for.',
    isForPlay: false,
  }),
  asked('mature', 'profanityOrCrudeHumor', 'Profanity or crude humor', {
    question: 'Does it contain swearing, insults or crude jokes?',
    explanation: 'Slurs, insults as humor and jokes about bodily functions count too.',
    isForPlay: true,
  }),
  asked('mature', 'horrorOrFearThemes', 'Horror or fear themes', {
    question: 'Does it contain anything scary?',
    explanation: 'Dread, terror, body horror, supernatural or psychological fear.',
    isForPlay: true,
  }),
  asked('mature', 'alcoholTobaccoOrDrugUseOrReferences', 'Alcohol, tobacco, or drug use or references', {
    question: 'Does it show or mention alcohol, tobacco or drugs?',
    explanation: 'Mentioning them is enough, e.g. wine in a recipe or a cigarette in a story.',
    cause: 'alcohol, tobacco or drugs',
    isForPlay: true,
  }),
  asked('medical', 'medicalOrTreatmentInformation', 'Medical or treatment information', {
    question: 'Does it give diagnoses, or advice on treating an illness?',
    explanation: 'Guidance on medication, emergencies or treatment.',
    isForPlay: false,
  }),
  asked('medical', 'healthOrWellnessTopics', 'Health or wellness topics', {
    question: 'Does it give advice on a healthy life?',
    explanation: 'Self-care, calories, diets or exercise.',
    isForPlay: false,
  }),
  asked('sexuality', 'matureOrSuggestiveThemes', 'Mature or suggestive themes', {
    question: 'Does it contain suggestive content, or heavy subjects such as crime, abuse or war?',
    explanation: 'Innuendo, implied nudity, real crimes, trauma, political conflict; nothing explicit.',
    isForPlay: true,
  }),
  asked('sexuality', 'sexualContentOrNudity', 'Sexual content or nudity', {
    question: 'Does it contain sexual content or nudity that is not explicit?',
    explanation: 'Brief or partial nudity, implied sexual activity, erotic dialog.',
    isForPlay: true,
  }),
  asked('sexuality', 'sexualContentGraphicAndNudity', 'Graphic sexual content and nudity', {
    question: 'Does it contain explicit sexual content or full nudity?',
    explanation: 'Any of it makes the app Unrated: the App Store does not publish it.',
    isForPlay: true,
  }),
  asked('violence', 'violenceCartoonOrFantasy', 'Cartoon or fantasy violence', {
    question: 'Does it contain violence that is clearly not real?',
    explanation: 'Exaggerated or fantastic fights, e.g. of cartoon figures or with magic.',
    isForPlay: true,
  }),
  asked('violence', 'violenceRealistic', 'Realistic violence', {
    question: 'Does it contain violence between people that looks real?',
    explanation: 'Fights, shoot-outs, injuries in lifelike scenes.',
    isForPlay: true,
  }),
  asked(
    'violence',
    'violenceRealisticProlongedGraphicOrSadistic',
    'Prolonged graphic or sadistic realistic violence',
    {
      question: 'Does it contain long, graphic or sadistic violence?',
      explanation:
        'Detailed gore, injury or death. Any of it makes the app Unrated: the App Store does not publish it.',
      cause: 'prolonged graphic or sadistic violence',
      isForPlay: true,
    },
  ),
  asked('violence', 'gunsOrOtherWeapons', 'Guns or other weapons', {
    question: 'Does it show or mention weapons?',
    explanation: 'Guns, swords, knives and other objects that can hurt somebody.',
    isForPlay: true,
  }),
  asked('chance', 'gamblingSimulated', 'Simulated gambling', {
    question: 'Can users gamble without real money?',
    explanation: 'Slots, poker or bets whose winnings cannot be turned into money.',
    isForPlay: true,
  }),
  asked('chance', 'contests', 'Contests', {
    question: 'Do users compete for rankings or rewards?',
    explanation: 'Leaderboards, trivia, sports or fitness contests.',
    isForPlay: false,
  }),
  asked('chance', 'gambling', 'Gambling', {
    question: 'Can users bet real money?',
    explanation:
      'Also with virtual money that can be exchanged for real money: casinos, sports bets, lotteries, raffles.',
    isForPlay: true,
  }),
  asked('chance', 'lootBox', 'Loot boxes', {
    question: 'Can users buy boxes with random items?',
    explanation: 'Packs, cards or crates whose content is known only after the purchase.',
    isForPlay: true,
  }),
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
