import { languageOf } from '@/domain/locales/product-locales';
import { listingLimit, countCharacters } from '@/domain/listings/limits';
import { hasNewObjections, objectionsTo } from '@/checks/listing/objections';
import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';

/** One text, and the simulated assistant's suggestion for it. */
export interface CopySuggestion {
  field: ListingField;
  after: string;
}

export interface EnhanceInput {
  listing: Listing;
  locale: string;
}

/** Whether there is any text to enhance. */
export function canEnhance(listing: Listing): boolean {
  return listing.title.trim() !== '' && listing.description.trim() !== '';
}

/**
 * Simulated "AI" copy: rearranges what the publisher wrote, in the publisher's own words and language, and invents
 * nothing. Suggestions stay within the stores' limits; fields that would not change are left out.
 */
export function enhanceCopy({ listing, locale }: EnhanceInput): CopySuggestion[] {
  const { description } = listing;
  // Text far beyond the limit is not rearranged.
  if (description.length > 2 * limitOf('ios', 'description')) return [];
  const sentences = sentencesOf(description, locale);
  const better: Partial<Listing> = {
    title: tidy(listing.title),
    subtitle: tidy(listing.subtitle) || fitSentence(sentences, 'ios', 'subtitle', locale),
    shortDescription:
      tidy(listing.shortDescription) || fitSentence(sentences, 'android', 'shortDescription', locale),
    description: structure(listing.description, sentences),
    keywords: betterKeywords(listing, locale),
  };
  const fields = Object.keys(EMPTY_LISTING) as ListingField[];
  return fields.flatMap((field) => {
    const after = better[field] ?? '';
    if (after === '' || after === listing[field].trim()) return [];
    // A suggestion must not bring in what a store refuses.
    const [changed, before] = [after, listing[field]].map((text) => ({
      title: listing.title,
      [field]: text,
    }));
    return changed && before && hasNewObjections(changed, before, { locale }) ? [] : [{ field, after }];
  });
}

function limitOf(store: 'ios' | 'android', field: ListingField): number {
  return listingLimit(store, field)?.max ?? 0;
}

/** One space between words, none around them, and no full stop after a line that is not a sentence. */
function tidy(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.replace(/(?<![.。])[.。]$/u, '');
}

function segmenter(locale: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  return new Intl.Segmenter(languageOf(locale) || 'en', { granularity });
}

function sentencesOf(text: string, locale: string): string[] {
  return Array.from(segmenter(locale, 'sentence').segment(text), ({ segment }) =>
    segment.replace(/\s+/gu, ' ').trim(),
  ).filter((sentence) => sentence !== '');
}

/** The first sentence that fits a field and that its store takes; none is cut. */
function fitSentence(
  sentences: readonly string[],
  store: 'ios' | 'android',
  field: ListingField,
  locale: string,
): string {
  const isFit = (text: string) =>
    countCharacters(text) <= limitOf(store, field) && objectionsTo({ [field]: text }, { locale }).size === 0;
  return sentences.map(tidy).find(isFit) ?? '';
}

/** Number of sentences from which a block of text becomes a list. */
const WALL_SENTENCES = 3;

/** A description in one block gets its first sentence as opening, and the others as points; paragraphs are kept. */
function structure(text: string, sentences: readonly string[]): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const [opening, ...points] = sentences;
  if (clean.includes('\n') || opening === undefined || points.length < WALL_SENTENCES) return clean;
  const listed = [opening, '', ...points.map((point) => `• ${point}`)].join('\n');
  return countCharacters(listed) <= limitOf('ios', 'description') ? listed : clean;
}

/** Shortest keyword; shorter words are mostly function words. */
const SHORTEST_KEYWORD = 5;
/** A word the description uses this often is one people may look for. */
const OFTEN = 2;

/** Each keyword once, none that the name says already, and what the description repeats, as far as they fit. */
function betterKeywords(listing: Listing, locale: string): string {
  const used = new Set(
    [...wordsOf(listing.title, locale), ...wordsOf(listing.subtitle, locale)].map((word) =>
      word.toLowerCase(),
    ),
  );
  const kept: string[] = [];
  const own = listing.keywords.split(/[,、，]/u).map(tidy);
  const limit = limitOf('ios', 'keywords');
  const add = (keyword: string) => {
    const key = keyword.toLowerCase();
    if (key === '' || used.has(key) || countCharacters([...kept, keyword].join(',')) > limit) return;
    const isOwn = own.includes(keyword);
    const texts = (keywords: readonly string[]) => ({ title: listing.title, keywords: keywords.join(',') });
    if (!isOwn && hasNewObjections(texts([...kept, keyword]), texts(kept), { locale })) return;
    used.add(key);
    kept.push(keyword);
  };
  own.forEach(add);
  const counts = new Map<string, number>();
  for (const word of wordsOf(listing.description, locale)) {
    const key = word.toLowerCase();
    if (countCharacters(key) >= SHORTEST_KEYWORD) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  [...counts]
    .filter(([, count]) => count >= OFTEN)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .forEach(([word]) => add(word));
  return kept.join(',');
}

function wordsOf(text: string, locale: string): string[] {
  return Array.from(segmenter(locale, 'word').segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
}
