import type { Platform } from '../apps/app';
import { makeFinding, type Finding } from '../findings';
import type { FindingSubject } from '../finding-place';
import type { RuleSource, Severity } from '../rules/rule';
import type { TableRuleId } from '../rules/table-rules';
import type { Listing, ListingField } from './listing';
import { LISTING_LIMITS, listingLimit } from './limits';
import { losslessFix } from './lossless-fix';
import { readWords, type Words } from './wording/match-phrases';

/** A finding about one text of a listing. */
export interface ListingFinding extends Finding {
  subject: FindingSubject & { locale: string; field: ListingField };
  /** The whole text of the field with this one thing fixed, where no word is lost by it; see losslessFix. */
  fixedText?: string;
}

/** The context in which a listing is checked. */
export interface ListingContext {
  /** Product locale of the texts, e.g. `ja-JP`. */
  locale: string;
  platforms: readonly Platform[];
  /** The app's name in the build: the brand that may be written in capitals. */
  appName?: string | undefined;
  /** Whether this is not the first version. */
  isUpdate: boolean;
  developerName?: string | undefined;
  /** The texts were imported: an empty field stays as it is in the store. */
  isBaseline?: boolean;
  /** Words that the user does not want in any text. */
  customWords?: readonly string[];
}

/** A listing with its context, and what several rules read from it. */
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

interface Draft extends Pick<Finding, 'title' | 'why' | 'fix'> {
  rule: TableRuleId;
  field: ListingField;
  /** None when it applies to both stores. */
  store?: Platform | undefined;
  severity?: Severity;
  source?: RuleSource;
  fixedText?: string | undefined;
}

/** Makes a finding of what a rule states; a fix is left out that would change nothing, or more than signs and space. */
export function listingFinding(
  { listing, locale }: ListingCheck,
  { field, store, fixedText, ...rest }: Draft,
): ListingFinding {
  const subject = { ...(store && { store }), locale, field };
  const fixed = losslessFix(listing[field], fixedText, field === 'keywords');
  return {
    ...makeFinding({ area: 'listing', where: 'listing', subject, ...rest }),
    subject,
    ...(fixed !== undefined && { fixedText: fixed }),
  };
}

/** Names of the fields that both stores have, for findings about both. */
const SHARED_LABELS: Partial<Record<ListingField, string>> = {
  title: 'App name',
  description: 'Description',
  releaseNotes: 'Release notes',
};

/** Returns the field's name in the given store, or a neutral one for both. */
export function fieldLabel(field: ListingField, stores: readonly Platform[]): string {
  const [store] = stores;
  const shared = stores.length === 1 ? undefined : SHARED_LABELS[field];
  return shared ?? (store && listingLimit(store, field)?.label) ?? field;
}

/** Fields whose names are plurals. */
const PLURALS = /^(?:Keywords|Release notes)$/;

/**
 * Returns a sentence about a field whose verb agrees with its name: `Keywords are missing`.
 * @param predicate for one thing, e.g. `is missing`, `still contains …`
 */
export function fieldSays(field: ListingField, stores: readonly Platform[], predicate: string): string {
  const label = fieldLabel(field, stores);
  if (!PLURALS.test(label)) return `${label} ${predicate}`;
  const plural = predicate
    .replace(/^stays as it is/, 'stay as they are')
    .replace(/^is\b/, 'are')
    .replace(/^has\b/, 'have')
    .replace(/^((?:still )?)(\w+[a-z])s\b/, '$1$2');
  return `${label} ${plural}`;
}

/** The first words that were found, in quotes. */
export function quoted(words: readonly string[]): string {
  const shown = words.slice(0, 5).map((word) => `“${word}”`);
  return shown.join(', ') + (words.length > shown.length ? ' …' : '');
}

const URL_FIELDS: readonly ListingField[] = ['supportUrl', 'marketingUrl', 'privacyUrl', 'videoUrl'];

const TEXT_FIELDS: Record<Platform, readonly ListingField[]> = {
  ios: textFields('ios'),
  android: textFields('android'),
};

function textFields(store: Platform): ListingField[] {
  return LISTING_LIMITS.filter((limit) => limit.store === store && !URL_FIELDS.includes(limit.field)).map(
    (limit) => limit.field,
  );
}

/** Returns the text fields of a store, without its URLs, in the order of the table. */
export function textFieldsOf(store: Platform): readonly ListingField[] {
  return TEXT_FIELDS[store];
}
