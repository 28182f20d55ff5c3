import type { Platform } from '@/model/app';
import type { RuleSource } from '@/model/finding';
import type { ListingField } from '@/model/listing';

/** Limits of one store for one field of a listing. */
export interface FieldLimit {
  store: Platform;
  field: ListingField;
  /** The field's name in that store's console. */
  label: string;
  /** Characters, counted by countCharacters. */
  min?: number;
  max: number;
  /** `update`: from the second version on. */
  required: 'always' | 'update' | 'never';
  /** Whether the text may have more than one line. */
  isMultiline: boolean;
  source: RuleSource;
}

const APPLE: RuleSource = {
  label: 'App Store Connect: app information and platform version information',
  url: 'https://developer.apple.com/help/app-store-connect/reference/app-information/platform-version-information',
};
const GOOGLE: RuleSource = {
  label: 'Google Play: create and set up your app',
  url: 'https://support.google.com/googleplay/android-developer/answer/9859152',
};
const GOOGLE_METADATA: RuleSource = {
  label: 'Google Play: metadata policy',
  url: 'https://support.google.com/googleplay/android-developer/answer/9898842',
};

/** Longest URL in characters: EAS's limit, the stricter one (sources 1.1). */
export const MAX_URL_CHARACTERS = 255;

/**
 * Longest text that is checked for more than its length, in UTF-16 units: five times any store's limit. A pasted
 * megabyte is refused for its length without further checks.
 */
export const MAX_READ_UNITS = 20_000;

type Row = Pick<FieldLimit, 'label' | 'max'> & Partial<FieldLimit>;

function rows<Field extends ListingField>(
  store: Platform,
  source: RuleSource,
  list: Record<Field, Row>,
): Record<Field, FieldLimit> {
  return Object.fromEntries(
    (Object.entries(list) as [Field, Row][]).map(([field, row]) => [
      field,
      { store, field, source, required: 'never', isMultiline: false, ...row },
    ]),
  ) as Record<Field, FieldLimit>;
}

/** The limits of both stores (sources 1.1 and 1.3). */
const LIMITS = {
  ios: rows('ios', APPLE, {
    title: { label: 'Name', min: 2, max: 30, required: 'always' },
    subtitle: { label: 'Subtitle', max: 30 },
    promotionalText: { label: 'Promotional text', max: 170, isMultiline: true },
    // EAS requires at least ten characters; the others only some text.
    description: { label: 'Description', min: 10, max: 4000, required: 'always', isMultiline: true },
    keywords: { label: 'Keywords', max: 100, required: 'always' },
    releaseNotes: { label: "What's New", max: 4000, required: 'update', isMultiline: true },
    supportUrl: { label: 'Support URL', max: MAX_URL_CHARACTERS, required: 'always' },
    marketingUrl: { label: 'Marketing URL', max: MAX_URL_CHARACTERS },
    privacyUrl: { label: 'Privacy policy URL', max: MAX_URL_CHARACTERS, required: 'always' },
  }),
  android: rows('android', GOOGLE, {
    title: { label: 'App name', max: 30, required: 'always', source: GOOGLE_METADATA },
    shortDescription: { label: 'Short description', max: 80, required: 'always' },
    description: { label: 'Full description', max: 4000, required: 'always', isMultiline: true },
    releaseNotes: { label: 'Release notes', max: 500, isMultiline: true },
    videoUrl: { label: 'Promo video', max: MAX_URL_CHARACTERS },
  }),
};

export const LISTING_LIMITS: readonly FieldLimit[] = [
  ...Object.values(LIMITS.ios),
  ...Object.values(LIMITS.android),
];

/** Returns a store's limits for a field; undefined where that store has no such field. */
export function listingLimit(store: 'ios', field: keyof typeof LIMITS.ios): FieldLimit;
export function listingLimit(store: 'android', field: keyof typeof LIMITS.android): FieldLimit;
export function listingLimit(store: Platform, field: ListingField): FieldLimit | undefined;
export function listingLimit(store: Platform, field: ListingField): FieldLimit | undefined {
  const limits: Partial<Record<ListingField, FieldLimit>> = LIMITS[store];
  return limits[field];
}

/**
 * Returns the limits of one field in the given stores, the strictest maximum first: that is the one to count against.
 */
export function fieldLimits(field: ListingField, platforms: readonly Platform[]): readonly FieldLimit[] {
  const key = `${field} ${platforms.join(' ')}`;
  let limits = limitsByFieldAndStores.get(key);
  if (!limits) {
    limits = LISTING_LIMITS.filter((limit) => limit.field === field && platforms.includes(limit.store)).sort(
      (a, b) => a.max - b.max,
    );
    limitsByFieldAndStores.set(key, limits);
  }
  return limits;
}

/** Limits that were looked up: a check asks for each field of each language several times. */
const limitsByFieldAndStores = new Map<string, readonly FieldLimit[]>();

/**
 * Counts as the stores do: Unicode code points after trimming (sources 1.2). An emoji of one code point is one
 * character, a flag is two, and a line break is one.
 */
export function countCharacters(text: string): number {
  const trimmed = text.trim();
  let count = trimmed.length;
  // A surrogate pair is two UTF-16 units and one code point.
  for (let index = 0; index < trimmed.length - 1; index += 1) {
    if (isHighSurrogate(trimmed.charCodeAt(index)) && isLowSurrogate(trimmed.charCodeAt(index + 1))) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
