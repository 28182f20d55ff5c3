import type { FindingSubject, Finding } from '@/model/finding';
import { failedFinding, findingOf, findingsIn, type AnyFamily } from '@/domain/findings';
import { takeAll, type InSteps } from '@/domain/in-steps';
import { MAX_READ_UNITS } from '@/domain/listings/limits';
import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { languageInSteps } from '@/domain/listings/wording/concepts';
import { losslessFix } from '@/domain/listings/lossless-fix';
import { beginCheck, type ListingCheck, type ListingContext, type ListingFound } from './listing-check';
import { LISTING_RULES } from './rules';

/** A finding about one text of a listing. */
export interface ListingFinding extends Finding {
  subject: FindingSubject & { locale: string; field: ListingField };
  /** The whole text of the field with this one thing fixed, where no word is lost by it; see losslessFix. */
  fixedText?: string;
}

type Found = ListingFound & { rule: string };

const [LENGTHS, ...OTHERS]: readonly [AnyFamily<ListingCheck, Found>, ...AnyFamily<ListingCheck, Found>[]] =
  LISTING_RULES;

const FIELDS = Object.keys(EMPTY_LISTING) as ListingField[];

/** Names longer than any store's are cut before they are compared. */
const MAX_NAME_UNITS = 200;

/** Most results that are kept: both stores' texts of all languages twice. */
const MAX_KEPT = 160;
/** The latest results by the texts and their context. */
const kept = new Map<string, readonly ListingFinding[]>();

/**
 * Checks the texts of one locale against the limits and wording rules of the chosen stores (sources 1 and 5). A text of
 * more than 20,000 UTF-16 units is only measured: it is refused for its length in any case. A draft is checked again after
 * every change, which concerns one of up to forty languages: the results of the others are kept.
 * @returns findings in the order of the rules; applying a `fixedText` fixes that finding and may leave others
 */
export function checkListing(listing: Listing, context: ListingContext): ListingFinding[] {
  return takeAll(checkListingInSteps(listing, context));
}

/** As checkListing, with the rules of one subject at each step. */
export function* checkListingInSteps(listing: Listing, context: ListingContext): InSteps<ListingFinding[]> {
  const key = JSON.stringify([listing, context]);
  const findings = kept.get(key) ?? (yield* checkNow(listing, context));
  // The map is in the order of use.
  kept.delete(key);
  kept.set(key, findings);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return [...findings];
}

function* checkNow(listing: Listing, context: ListingContext): InSteps<ListingFinding[]> {
  const check = beginCheck(readablePart(listing), {
    ...context,
    appName: context.appName?.slice(0, MAX_NAME_UNITS),
    developerName: context.developerName?.slice(0, MAX_NAME_UNITS),
  });
  const isEmpty = FIELDS.every((field) => listing[field].trim() === '');
  if (!isEmpty)
    for (const language of new Set([check.words('title').language, 'en'])) yield* languageInSteps(language);
  const findings = findingsOf(LENGTHS, beginCheck(listing, context));
  for (const family of OTHERS) {
    yield;
    findings.push(...findingsOf(family, check));
  }
  return findings;
}

function findingsOf(family: AnyFamily<ListingCheck, Found>, check: ListingCheck): ListingFinding[] {
  return findingsIn(
    family,
    check,
    (rule, found) => listingFinding(rule, found, check),
    (failure) => {
      const subject = { ...failure.subject, locale: check.locale, field: 'title' as const };
      const finding = failedFinding({ ...failure, area: 'listing', where: 'listing', subject });
      return { ...finding, subject: { ...finding.subject, locale: check.locale, field: 'title' } };
    },
  );
}

/** A fix is left out that would change nothing, or more than signs and space. */
function listingFinding(
  rule: Parameters<typeof findingOf>[1],
  { field, store, fixedText, ...found }: Found,
  { listing, locale }: ListingCheck,
): ListingFinding {
  const subject = { ...(store && { store }), locale, field };
  const fixed = losslessFix(listing[field], fixedText, field === 'keywords');
  return {
    ...findingOf(found.rule, rule, { ...found, area: 'listing', where: 'listing', subject }),
    subject,
    ...(fixed !== undefined && { fixedText: fixed }),
  };
}

/** Returns the listing without the texts that are too long to be read; a part of one would mislead the fixes. */
function readablePart(listing: Listing): Listing {
  const readable = { ...EMPTY_LISTING };
  for (const field of FIELDS) {
    if (listing[field].length <= MAX_READ_UNITS) readable[field] = listing[field];
  }
  return readable;
}
