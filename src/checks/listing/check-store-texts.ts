import { findingId } from '@/domain/findings';
import type { Platform } from '@/model/app';
import { checkListing } from './check-listing';
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
  const { locale, platforms } = context;
  const [store] = platforms;
  const own = ownPlayFields(texts, locale).filter(
    (field) => listingFor(texts, 'ios', locale)[field] !== listingFor(texts, 'android', locale)[field],
  );
  if (platforms.length < 2 || own.length === 0)
    return checkListing(listingFor(texts, store ?? 'ios', locale), context);
  const isOwn = (finding: ListingFinding) => own.some((field) => field === finding.subject.field);
  const isForOneStore = (finding: ListingFinding) =>
    fieldLimits(finding.subject.field, platforms).length === 1;
  return [
    ...checkListing(listingFor(texts, 'ios', locale), context).filter(
      (finding) => !isOwn(finding) && !isForOneStore(finding),
    ),
    ...platforms.flatMap((platform) =>
      checkListing(listingFor(texts, platform, locale), { ...context, platforms: [platform] })
        .filter((finding) => isOwn(finding) || isForOneStore(finding))
        .map((finding) => (isOwn(finding) ? forStore(finding, platform) : finding)),
    ),
  ];
}

function forStore(finding: ListingFinding, store: Platform): ListingFinding {
  const subject = { ...finding.subject, store };
  return { ...finding, subject, id: findingId(finding.rule, subject) };
}
