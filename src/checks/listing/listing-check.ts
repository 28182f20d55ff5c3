import type { Platform } from '@/model/app';
import type { Listing, ListingField } from '@/model/listing';
import { readWords, type Words } from '@/domain/listings/wording/match-phrases';
import type { FindingDraft } from '../define-rule';

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
  /** The texts were imported: an empty field stays unchanged in the store. */
  isBaseline?: boolean;
  /** Words that the user does not want in any text. */
  customWords?: readonly string[];
  /** Names of other apps that the user does not want in any text. */
  competitors?: readonly string[];
  /** Whether the app is in Apple’s Kids category. */
  isForKids?: boolean;
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

/** A finding about one text. */
export interface ListingFound extends FindingDraft {
  field: ListingField;
  /** None when it applies to both stores. */
  store?: Platform | undefined;
  /** The whole text of the field with this one thing fixed. */
  fixedText?: string | undefined;
}
