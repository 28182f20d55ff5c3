import type { Platform } from '../apps/app';
import type { Finding, RuleSource, Severity } from '../findings';
import type { Listing, ListingField } from './listing';
import { LISTING_LIMITS, listingLimit } from './limits';
import { readWords, type Words } from './wording/match-phrases';

/** A finding about one text of a listing. */
export interface ListingFinding extends Finding {
  field: ListingField;
  /** The whole text of the field with this one thing mended, where a click can do it. */
  fixedText?: string;
}

/** What a listing is checked for. */
export interface ListingContext {
  /** Product locale of the texts, e.g. `ja-JP`. */
  locale: string;
  platforms: readonly Platform[];
  /** The app's own name as the build has it: the brand that may be written in capitals. */
  appName?: string | undefined;
  /** Not the first version. */
  isUpdate: boolean;
  developerName?: string | undefined;
}

/** A listing with its context, and what several rules read of it. */
export interface ListingCheck extends ListingContext {
  listing: Listing;
  /** The words of a field, read once. */
  words: (field: ListingField) => Words;
}

/** Prepares a listing for the rules. */
export function beginCheck(listing: Listing, context: ListingContext): ListingCheck {
  const read = new Map<ListingField, Words>();
  return {
    ...context,
    listing,
    words: (field) => {
      const words = read.get(field) ?? readWords(listing[field], context.locale);
      read.set(field, words);
      return words;
    },
  };
}

interface Draft {
  rule: string;
  field: ListingField;
  severity: Severity;
  /** None when it holds for both stores. */
  store?: Platform | undefined;
  title: string;
  why: string;
  fix: string;
  source: RuleSource;
  fixedText?: string | undefined;
}

/** Makes a finding of what a rule says; a fix that would change nothing is left out. */
export function listingFinding(
  { listing, locale }: ListingCheck,
  { rule, store, fixedText, ...rest }: Draft,
): ListingFinding {
  return {
    id: `listing-${rule}:${locale}:${store ?? 'both'}:${rest.field}`,
    area: 'listing',
    where: 2,
    locale,
    ...rest,
    ...(store && { store }),
    ...(fixedText !== undefined && fixedText !== listing[rest.field] && { fixedText }),
  };
}

/** Names of the fields that both stores have, for findings about both. */
const SHARED_LABELS: Partial<Record<ListingField, string>> = {
  title: 'App name',
  description: 'Description',
  releaseNotes: 'Release notes',
};

/** The field's name as the store in question calls it, or a neutral one for both. */
export function fieldLabel(field: ListingField, stores: readonly Platform[]): string {
  const [store] = stores;
  const shared = stores.length === 1 ? undefined : SHARED_LABELS[field];
  return shared ?? (store && listingLimit(store, field)?.label) ?? field;
}

const URL_FIELDS: readonly ListingField[] = ['supportUrl', 'marketingUrl', 'privacyUrl', 'videoUrl'];

/** The text fields of a store, without its URLs, in the order of the table. */
export function textFieldsOf(store: Platform): ListingField[] {
  return LISTING_LIMITS.filter((limit) => limit.store === store && !URL_FIELDS.includes(limit.field)).map(
    (limit) => limit.field,
  );
}

/** Sources that several rules name. Sources 5.1 (fastlane precheck), 5.2, 5.3. */
export const SOURCES = {
  appleMetadata: {
    label: 'App Review Guideline 2.3.7: accurate metadata',
    url: 'https://developer.apple.com/app-store/review/guidelines/#accurate-metadata',
  },
  appleOtherPlatforms: {
    label: 'App Review Guideline 2.3.10: other mobile platforms',
    url: 'https://developer.apple.com/app-store/review/guidelines/#accurate-metadata',
  },
  appleCompleteness: {
    label: 'App Review Guideline 2.1: app completeness',
    url: 'https://developer.apple.com/app-store/review/guidelines/#app-completeness',
  },
  appleBeta: {
    label: 'App Review Guideline 2.2: beta testing',
    url: 'https://developer.apple.com/app-store/review/guidelines/#beta-testing',
  },
  precheck: { label: 'fastlane precheck', url: 'https://docs.fastlane.tools/actions/precheck/' },
  appleVersionInfo: {
    label: 'App Store Connect: platform version information',
    url: 'https://developer.apple.com/help/app-store-connect/reference/app-information/platform-version-information',
  },
  googleMetadata: {
    label: 'Google Play: metadata policy',
    url: 'https://support.google.com/googleplay/android-developer/answer/9898842',
  },
} as const satisfies Record<string, RuleSource>;
