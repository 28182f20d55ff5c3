/** How often something occurs in an app, as Apple's form asks since 2025. */
export type Frequency = 'NONE' | 'INFREQUENT' | 'FREQUENT';

/** Questions of Apple's form about how often something occurs: names in the App Store Connect API (sources 14.1). */
export const FREQUENCY_QUESTIONS = [
  'alcoholTobaccoOrDrugUseOrReferences',
  'contests',
  'gamblingSimulated',
  'gunsOrOtherWeapons',
  'horrorOrFearThemes',
  'matureOrSuggestiveThemes',
  'medicalOrTreatmentInformation',
  'profanityOrCrudeHumor',
  'sexualContentGraphicAndNudity',
  'sexualContentOrNudity',
  'violenceCartoonOrFantasy',
  'violenceRealistic',
  'violenceRealisticProlongedGraphicOrSadistic',
] as const;

/** Questions of Apple's form that take yes or no: names in the App Store Connect API (sources 14.1). */
export const YES_NO_QUESTIONS = [
  'advertising',
  'ageAssurance',
  'gambling',
  'healthOrWellnessTopics',
  'lootBox',
  'messagingAndChat',
  'parentalControls',
  'socialMedia',
  'socialMediaAgeRestricted',
  'unrestrictedWebAccess',
  'userGeneratedContent',
] as const;

export type FrequencyQuestion = (typeof FREQUENCY_QUESTIONS)[number];
export type YesNoQuestion = (typeof YES_NO_QUESTIONS)[number];
export type AppleQuestionId = FrequencyQuestion | YesNoQuestion;

/** Answers to Apple's questions. A question without an answer is missing: nothing is assumed. */
export type AppleRatingAnswers = { [Question in FrequencyQuestion]?: Frequency } & {
  [Question in YesNoQuestion]?: boolean;
};

/** Apple's values for a rating above the calculated one. */
export const RATING_OVERRIDES = [
  'NINE_PLUS',
  'THIRTEEN_PLUS',
  'SIXTEEN_PLUS',
  'EIGHTEEN_PLUS',
  'UNRATED',
] as const;
export type RatingOverride = (typeof RATING_OVERRIDES)[number];

export const KOREA_OVERRIDES = ['ALL', 'TWELVE_PLUS', 'FIFTEEN_PLUS', 'NINETEEN_PLUS'] as const;
export type KoreaOverride = (typeof KOREA_OVERRIDES)[number];

export const KIDS_AGE_BANDS = ['FIVE_AND_UNDER', 'SIX_TO_EIGHT', 'NINE_TO_ELEVEN'] as const;
export type KidsAgeBand = (typeof KIDS_AGE_BANDS)[number];

/** Options after the questions in Apple's form; all of them may stay empty. */
export interface AppleRatingOptions {
  override?: RatingOverride;
  kidsAgeBand?: KidsAgeBand;
  koreaOverride?: KoreaOverride;
  /** Number of the official Korean rating (GRAC). */
  koreaNumber?: string;
  /** A page that explains which ages the app is for. */
  infoUrl?: string;
}

/** Google's categories of apps, which decide the questions that follow (sources 14.3). */
export const PLAY_CATEGORIES = ['GAME', 'SOCIAL', 'OTHER'] as const;
export type PlayCategory = (typeof PLAY_CATEGORIES)[number];

/** Where the content that an app was marked for comes from. */
export const CONTENT_SOURCES = ['DOWNLOAD', 'ONLINE', 'BOTH'] as const;
export type ContentSource = (typeof CONTENT_SOURCES)[number];

/** Questions of Google's form that Apple's doesn't have; the ids are our own, because the form has no import. */
export const PLAY_YES_NO_QUESTIONS = [
  'onlineContent',
  'onlineContentIsFocus',
  'userContentIsFocus',
  'allowsNudityOrGore',
  'canBlockUsers',
  'canReportUsers',
  'moderatesChat',
  'onlyInvitedFriends',
  'sellsAgeRestricted',
  'sharesPreciseLocation',
  'digitalPurchases',
  'cashRewards',
  'isBrowserOrSearch',
  'isNewsOrEducation',
] as const;
export type PlayYesNoQuestion = (typeof PLAY_YES_NO_QUESTIONS)[number];
export type PlayQuestionId = PlayYesNoQuestion | 'category' | 'contentSource';

export type PlayRatingAnswers = { [Question in PlayYesNoQuestion]?: boolean } & {
  category?: PlayCategory;
  contentSource?: ContentSource;
};

/** The publisher's answers for the age ratings of both stores. What both ask is answered once, among Apple's questions. */
export interface RatingAnswers {
  apple: AppleRatingAnswers;
  play: PlayRatingAnswers;
  options: AppleRatingOptions;
}

export const NO_RATING_ANSWERS: RatingAnswers = { apple: {}, play: {}, options: {} };

/** A value that a question can be answered with. */
export type AnswerValue = Frequency | boolean | PlayCategory | ContentSource;

export function isFrequencyQuestion(id: string): id is FrequencyQuestion {
  return (FREQUENCY_QUESTIONS as readonly string[]).includes(id);
}

export function isYesNoQuestion(id: string): id is YesNoQuestion {
  return (YES_NO_QUESTIONS as readonly string[]).includes(id);
}

/** Whether anything has been answered or chosen. */
export function hasRatingAnswers(answers: RatingAnswers | undefined): answers is RatingAnswers {
  if (!answers) return false;
  const values: unknown[] = [answers.apple, answers.play, answers.options].flatMap((part) =>
    Object.values<unknown>({ ...part }),
  );
  return values.some((value) => value !== undefined);
}
