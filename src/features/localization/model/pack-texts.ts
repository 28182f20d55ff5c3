import { EMPTY_LISTING, type Listing } from '@/model/listing';
import { productLocale } from '@/domain/locales/product-locales';
import { MARKETS } from '../data/markets';
import { CONFIDENCE, type LocalizationPack, type PackContent } from './localization';

/** A pack's texts as a store listing. The keyword field is the list joined with commas, unchanged. */
export function listingOf({ content }: LocalizationPack): Listing {
  const fields = Object.keys(EMPTY_LISTING) as (keyof Listing)[];
  const texts = fields.map((field) => [
    field,
    field === 'keywords' ? content.keywords.join(',') : content[field],
  ]);
  return Object.fromEntries(texts) as Listing;
}

/** The listings of all packs, by locale. */
export function listingsOf(packs: readonly LocalizationPack[]): Record<string, Listing> {
  return Object.fromEntries(packs.map((pack) => [pack.code, listingOf(pack)]));
}

/** The packs with one more, or in place of the one of its locale. */
export function withPack(packs: readonly LocalizationPack[], pack: LocalizationPack): LocalizationPack[] {
  return inOrder([...packs.filter(({ code }) => code !== pack.code), pack]);
}

/** Merges newly generated packs with the current ones: imported packs stay, generated ones are replaced. */
export function withGenerated(
  packs: readonly LocalizationPack[],
  fresh: readonly LocalizationPack[],
): LocalizationPack[] {
  const imported = packs.filter(({ origin }) => origin === 'imported');
  return inOrder([...fresh.filter(({ code }) => !imported.some((pack) => pack.code === code)), ...imported]);
}

/** Applies the texts of a table to packs: only its columns change, and an unchanged row changes nothing. */
export function withImported(
  packs: readonly LocalizationPack[],
  listings: Readonly<Record<string, Partial<Listing>>>,
): { packs: LocalizationPack[]; changed: string[] } {
  const changed: string[] = [];
  const byCode = new Map(packs.map((pack) => [pack.code, pack]));
  for (const [code, texts] of Object.entries(listings)) {
    const pack = byCode.get(code);
    const before: Listing = pack ? listingOf(pack) : EMPTY_LISTING;
    const after: Listing = { ...before, ...texts };
    const fields = Object.keys(EMPTY_LISTING) as (keyof Listing)[];
    if (fields.every((field) => before[field] === after[field])) continue;
    changed.push(code);
    const content = contentOf(after, pack?.content.screenshots ?? []);
    byCode.set(code, { ...(pack ?? emptyPack(code)), content, origin: 'imported' });
  }
  return { packs: inOrder([...byCode.values()]), changed };
}

function contentOf({ keywords, ...texts }: Listing, screenshots: PackContent['screenshots']): PackContent {
  return { ...texts, keywords: keywords === '' ? [] : keywords.split(','), screenshots };
}

/** A locale of a table that was not generated here: one of the ten with its sample numbers, or any other without. */
function emptyPack(code: string): LocalizationPack {
  const market = MARKETS.find((each) => each.code === code);
  const difficulty = market?.difficulty ?? 'other';
  return {
    language: market?.language ?? productLocale(code)?.name ?? code,
    region: market?.region ?? '',
    code,
    flag: market?.flag ?? '',
    marketSize: market?.size ?? '',
    difficulty,
    culturalNotes: [],
    content: contentOf(EMPTY_LISTING, []),
    confidence: CONFIDENCE[difficulty],
    estimatedRevenue: market?.revenue ?? '',
    origin: 'imported',
  };
}

/** The markets in their order, then the other locales by code. */
function inOrder(packs: readonly LocalizationPack[]): LocalizationPack[] {
  const rank = ({ code }: LocalizationPack) => {
    const index = MARKETS.findIndex((market) => market.code === code);
    return index < 0 ? MARKETS.length : index;
  };
  return [...packs].sort((a, b) => rank(a) - rank(b) || (a.code < b.code ? -1 : 1));
}
