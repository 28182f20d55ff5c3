import { checkBrands } from './check-brands';
import { checkDescription } from './check-description';
import { checkLengths, checkPlainText } from './check-fields';
import { checkKeywords } from './check-keywords';
import { checkLists } from './check-lists';
import { checkNames } from './check-names';
import { checkOrnaments } from './check-ornaments';
import { checkPlaceholders } from './check-placeholder';
import { checkUrls } from './check-urls';
import { checkWording } from './check-wording';
import { MAX_READ_UNITS } from './limits';
import { EMPTY_LISTING, type Listing } from './listing';
import { beginCheck, type ListingContext, type ListingFinding } from './listing-finding';

/** Names longer than any store's are cut before they are compared. */
const MAX_NAME_UNITS = 200;

/**
 * Checks the texts of one locale against the limits and wording rules of the chosen stores (sources 1 and 5). A text of
 * more than 20,000 UTF-16 units is only measured: it is refused for its length in any case.
 * @returns findings in the order of the rules; applying a `fixedText` fixes that finding and may leave others
 */
export function checkListing(listing: Listing, context: ListingContext): ListingFinding[] {
  const check = beginCheck(readablePart(listing), {
    ...context,
    appName: context.appName?.slice(0, MAX_NAME_UNITS),
    developerName: context.developerName?.slice(0, MAX_NAME_UNITS),
  });
  return [
    ...checkLengths(beginCheck(listing, context)),
    ...checkPlainText(check),
    ...checkUrls(check),
    ...checkKeywords(check),
    ...checkNames(check),
    ...checkLists(check),
    ...checkBrands(check),
    ...checkPlaceholders(check),
    ...checkWording(check),
    ...checkDescription(check),
    ...checkOrnaments(check),
  ];
}

/** Returns the listing without the texts that are too long to be read; a part of one would mislead the fixes. */
function readablePart(listing: Listing): Listing {
  const fields = Object.keys(EMPTY_LISTING) as (keyof Listing)[];
  const readable = { ...EMPTY_LISTING };
  for (const field of fields) {
    if (listing[field].length <= MAX_READ_UNITS) readable[field] = listing[field];
  }
  return readable;
}
