import { findingId } from '@/domain/findings';
import type { Platform } from '@/model/app';
import { takeAll, type InSteps } from '@/domain/in-steps';
import { checkListingInSteps } from './check-listing';
import { fieldLimits } from '@/domain/listings/limits';
import type { ListingContext } from './listing-check';
import type { ListingFinding } from './check-listing';
import type { StoreTexts } from '@/model/listing';
import { listingFor, ownPlayFields } from '@/domain/listings/store-texts';

/**
 * Checks the texts of a locale for every store of the context. Where Google Play has its own texts, each store's are
 * checked apart, and findings about such a field name the store.
 */
export function checkStoreTexts(texts: StoreTexts, context: ListingContext): ListingFinding[] {
  return takeAll(checkStoreTextsInSteps(texts, context));
}

/** As checkStoreTexts, with the rules of one subject at each step. */
export function* checkStoreTextsInSteps(
  texts: StoreTexts,
  context: ListingContext,
): InSteps<ListingFinding[]> {
  const { locale, platforms } = context;
  const [store] = platforms;
  const own = ownPlayFields(texts, locale).filter(
    (field) => listingFor(texts, 'ios', locale)[field] !== listingFor(texts, 'android', locale)[field],
  );
  if (platforms.length < 2 || own.length === 0)
    return yield* checkListingInSteps(listingFor(texts, store ?? 'ios', locale), context);
  const isOwn = (finding: ListingFinding) => own.some((field) => field === finding.subject.field);
  const isForOneStore = (finding: ListingFinding) =>
    fieldLimits(finding.subject.field, platforms).length === 1;
  const shared = yield* checkListingInSteps(listingFor(texts, 'ios', locale), context);
  const findings = shared.filter((finding) => !isOwn(finding) && !isForOneStore(finding));
  for (const platform of platforms) {
    const apart = { ...context, platforms: [platform] };
    for (const finding of yield* checkListingInSteps(listingFor(texts, platform, locale), apart))
      if (isOwn(finding)) findings.push(forStore(finding, platform));
      else if (isForOneStore(finding)) findings.push(finding);
  }
  return findings;
}

function forStore(finding: ListingFinding, store: Platform): ListingFinding {
  const subject = { ...finding.subject, store };
  return { ...finding, subject, id: findingId(finding.rule, subject) };
}
