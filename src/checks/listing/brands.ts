import type { Platform } from '@/model/app';
import { fieldSays, quoted } from '@/domain/listings/field-label';
import { splitKeywords } from '@/domain/listings/keyword-list';
import type { ListingField } from '@/model/listing';
import { BRANDS, FOR_A_BRAND } from '@/domain/listings/wording/brand-names';
import { findPhrases, readWords, type PhraseHit } from '@/domain/listings/wording/match-phrases';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

/** Third-party trademarks in names and keywords. */
export const BRAND_NAMES = defineRule({
  id: 'listing-foreign-brand',
  title: 'Someone else’s trademark',
  severity: 'warning',
  source: APPLE.metadata,
  checked: '2026-11-20',
  effort: 'texts',
  why: 'Apps with someone else’s trademark in the name or keywords are rejected without proof of permission.',
  fix: 'Leave it out, or be ready to prove that you own it or may use it.',
  examples: { fires: { title: 'Google Maps Journal' }, holds: { title: 'Journal for Google Maps' } },
  check: checkBrands,
});

const NAMES: Record<Platform, readonly ListingField[]> = {
  ios: ['title', 'subtitle', 'keywords'],
  android: ['title'],
};

/** Third-party trademarks in names and keywords; "for" a mark is only worth knowing, the mark as a name is a risk. */
function checkBrands(check: ListingCheck): ListingFound[] {
  const fields = new Set(check.platforms.flatMap((platform) => NAMES[platform]));
  return [...fields].flatMap((field) => {
    const stores = check.platforms.filter((platform) => NAMES[platform].includes(field));
    const hits = foreignBrands(check, field);
    if (hits.length === 0) return [];
    const isUsedAsName = hits.some(({ start }) => !isOffer(check, field, start));
    return {
      field,
      store: stores.length === 1 ? stores[0] : undefined,
      severity: isUsedAsName ? 'warning' : 'note',
      title: fieldSays(field, stores, `names ${quoted([...new Set(hits.map(({ text }) => text))])}`),
      why: isUsedAsName
        ? 'Apps with someone else’s trademark in the name or keywords are rejected without proof of permission.'
        : 'Someone else’s trademark is accepted where it says what the app works with, as long as the app does not look like the owner’s.',
      fix: isUsedAsName
        ? 'Leave it out, or be ready to prove that you own it or may use it.'
        : 'Put it after your own name, or move it to the description.',
      source: stores.includes('ios') ? APPLE.metadata : GOOGLE.impersonation,
    };
  });
}

/** Google's own names are in many honest texts; at the head of a name they make it Google's app. */
const GOOGLE_AT_HEAD =
  /^(?:google(?:[\s-](?:maps|drive|photos|fotos|docs|sheets|calendar|kalender|translate|play|pay|wallet|earth|meet|chat|keep|fit|home|classroom|assistant|gemini))?|gmail)(?=[\s-]\p{L})/iu;

function googleAtHead({ listing: { title } }: ListingCheck): PhraseHit[] {
  const text = GOOGLE_AT_HEAD.exec(title)?.[0];
  return text === undefined ? [] : [{ text, start: 0, end: text.length }];
}

function foreignBrands(check: ListingCheck, field: ListingField): PhraseHit[] {
  // Full-width commas must not join two keywords into one phrase.
  const words =
    field === 'keywords'
      ? readWords(splitKeywords(check.listing.keywords).join(' , , '), check.locale)
      : check.words(field);
  const hits = [...(field === 'title' ? googleAtHead(check) : []), ...findPhrases(words, BRANDS)];
  if (hits.length === 0) return [];
  const own = ownNames(check);
  return hits.filter(({ text }) => !own.some((name) => name.includes(text.toLowerCase())));
}

/** Names the publisher owns: of the build and the company, and a title that is the mark and nothing else. */
function ownNames({ appName, developerName, listing }: ListingCheck): string[] {
  const head =
    listing.title
      .split(/[:–—|]| - /)[0]
      ?.trim()
      .toLowerCase() ?? '';
  const isMark = findPhrases(readWords(head, 'en-US'), BRANDS).some(
    ({ start, end }) => start === 0 && end === head.length,
  );
  return [appName, developerName, isMark ? head : undefined].flatMap((name) =>
    name === undefined ? [] : [name.toLowerCase()],
  );
}

function isOffer(check: ListingCheck, field: ListingField, start: number): boolean {
  return (
    field !== 'keywords' && FOR_A_BRAND.test(check.words(field).text.slice(Math.max(0, start - 12), start))
  );
}
