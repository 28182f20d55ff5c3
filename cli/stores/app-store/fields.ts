import type { DetailField } from '@/model/draft';
import type { ListingField } from '@/model/listing';
import { FREQUENCY_QUESTIONS, YES_NO_QUESTIONS, type AppleRatingOptions } from '@/model/rating-answers';

/** Texts of a version, by the name of the attribute (sources 17.2). */
export const VERSION_TEXTS = {
  description: 'description',
  keywords: 'keywords',
  whatsNew: 'releaseNotes',
  promotionalText: 'promotionalText',
  supportUrl: 'supportUrl',
  marketingUrl: 'marketingUrl',
} as const satisfies Record<string, ListingField>;

/** Texts of the app, which its versions share. */
export const INFO_TEXTS = {
  name: 'title',
  subtitle: 'subtitle',
  privacyPolicyUrl: 'privacyUrl',
} as const satisfies Record<string, ListingField>;

export const REVIEW_FIELDS = {
  contactFirstName: 'reviewFirstName',
  contactLastName: 'reviewLastName',
  contactPhone: 'reviewPhone',
  contactEmail: 'reviewEmail',
  demoAccountName: 'demoUser',
  demoAccountPassword: 'demoPassword',
  notes: 'reviewNotes',
} as const satisfies Record<string, DetailField>;

/** Relations of the app's information to its categories. */
export const CATEGORY_RELATIONS = [
  'primaryCategory',
  'primarySubcategoryOne',
  'primarySubcategoryTwo',
  'secondaryCategory',
  'secondarySubcategoryOne',
  'secondarySubcategoryTwo',
] as const;

/** Attributes of the age rating beside the questions, with the product's names. */
export const RATING_OPTIONS = {
  ageRatingOverrideV2: 'override',
  kidsAgeBand: 'kidsAgeBand',
  koreaAgeRatingOverride: 'koreaOverride',
  developerAgeRatingInfoUrl: 'infoUrl',
} as const satisfies Record<string, keyof AppleRatingOptions>;

/** All attributes of the age rating. */
export const RATING_NAMES: readonly string[] = [
  ...FREQUENCY_QUESTIONS,
  ...YES_NO_QUESTIONS,
  ...Object.keys(RATING_OPTIONS),
];

export const TEXTS = 'texts/';
export const DETAILS = 'details/';
export const CATEGORIES = 'categories/';
export const RATING = 'rating/';
export const RELEASE = 'release/';
/** Whether the app has third-party content: an answer for the whole app. */
export const CONTENT_RIGHTS = 'app/contentRights';
/** Whether the build uses encryption that is not exempt: an answer that can be given once. */
export const ENCRYPTION = 'build/encryption';
export const VERSION_NAME = 'version/name';
export const VERSION_BUILD = 'version/build';
export const DEMO_USER = 'details/demoUser';
export const DEMO_PASSWORD = 'details/demoPassword';
/** Whether the reviewer has to sign in. */
export const NEEDS_LOGIN = 'details/needsLogin';
export const COPYRIGHT = 'details/copyright';

export function textPath(locale: string, field: ListingField): string {
  return `${TEXTS}${locale}/${field}`;
}

/** The locale and field of the path of a text. */
export function textPathParts(path: string): { locale: string; field: string } | undefined {
  const [, locale, field] = /^texts\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return locale !== undefined && field !== undefined ? { locale, field } : undefined;
}

export function picturesPath(locale: string, set: string): string {
  return `pictures/${locale}/${set}`;
}

/** Values that are neither shown nor recorded. */
export function isSecretField(path: string): boolean {
  return path === DEMO_PASSWORD;
}
