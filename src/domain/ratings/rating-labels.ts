import type {
  AppleRatingOptions,
  ContentSource,
  KidsAgeBand,
  KoreaOverride,
  PlayCategory,
  RatingOverride,
} from '@/model/rating-answers';

/** Google's categories of apps, as its form names them. */
export const PLAY_CATEGORY_LABELS: Record<PlayCategory, string> = {
  GAME: 'Game',
  SOCIAL: 'Social or communication',
  OTHER: 'All other app types',
};

export const CONTENT_SOURCE_LABELS: Record<ContentSource, string> = {
  DOWNLOAD: 'In the download',
  ONLINE: 'Loaded later',
  BOTH: 'Both',
};

export const OVERRIDE_LABELS: Record<RatingOverride, string> = {
  NINE_PLUS: '9+',
  THIRTEEN_PLUS: '13+',
  SIXTEEN_PLUS: '16+',
  EIGHTEEN_PLUS: '18+',
  UNRATED: 'Unrated (not on the App Store)',
};

export const KIDS_LABELS: Record<KidsAgeBand, string> = {
  FIVE_AND_UNDER: 'Ages 5 and under',
  SIX_TO_EIGHT: 'Ages 6 to 8',
  NINE_TO_ELEVEN: 'Ages 9 to 11',
};

export const KOREA_LABELS: Record<KoreaOverride, string> = {
  ALL: 'All',
  TWELVE_PLUS: '12+',
  FIFTEEN_PLUS: '15+',
  NINETEEN_PLUS: '19+',
};

/** Labels of the options after the questions in Apple's form. */
export const OPTION_LABELS: Record<keyof AppleRatingOptions, string> = {
  override: 'Rating of your choice',
  kidsAgeBand: 'Kids category',
  koreaOverride: 'Official rating in South Korea',
  koreaNumber: 'Korean classification number',
  infoUrl: 'Age suitability page',
};

/** The questions of Google's form that are not answered with yes or no. */
export const PLAY_CHOICE_QUESTIONS = {
  category: {
    question: 'What kind of app is it?',
    explanation: 'Google’s form asks games, social apps and all others in different ways.',
  },
  contentSource: {
    question: 'Where does the content that you marked above come from?',
    explanation: 'Google’s form asks about the download first, then about what is loaded later.',
  },
} as const;
