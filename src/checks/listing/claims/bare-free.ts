import { PRICE_CLAIMS } from '@/domain/listings/wording/claim-phrases';
import { findPhrases } from '@/domain/listings/wording/match-phrases';
import type { ListingField } from '@/model/listing';
import type { ListingCheck } from '../listing-check';

/** "Free" as the price: at the beginning or the end of a name, or before what the app is. */
const FREE_FIRST =
  /^free(?![\p{L}-])(?!\s+(?:your|the|my|from|and|as|to|range|style|form|fall|diving|dive|speech|time|will|kick|throw|running|climb|climbing|solo|hand|spirit|soul|press|world|people|mind)(?!\p{L}))/iu;
const FREE_LAST = /(?<![\p{L}-])free$/iu;
const FREE_OF =
  /(?:gluten|sugar|dairy|lactose|carb|fat|alcohol|smoke|nicotine|hands|ads?|stress|debt|distraction|cruelty|allergen|nut|drug|toll|duty|pain|worry|care|be|being|stay|break|live|set|run|feel|get|is|are|for|plastic|caffeine|meat|risk|hassle|carefree|scot)[\s-]+free$/iu;
const FREE_THING =
  /(?<![\p{L}-])free\s+(?:apps?|games?|journal|diary|editor|planner|tracker|calculator|version|edition|vpn|music|trial|download)(?!\p{L})/iu;

/** Finds the word where a name means the price by it; the other words for it are in the catalogue. */
export function bareFree({ listing, words }: ListingCheck, field: ListingField): string[] {
  const parts = listing[field].split(/\s*[:–—|()[\],]\s*|\s-\s/).map((part) => part.trim());
  const isPrice = parts.some(
    (part) => FREE_FIRST.test(part) || (FREE_LAST.test(part) && !FREE_OF.test(part)) || FREE_THING.test(part),
  );
  const isKnown = findPhrases(words(field), PRICE_CLAIMS).length > 0;
  return isPrice && !isKnown ? ['free'] : [];
}
