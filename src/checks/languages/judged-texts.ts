import type { Platform } from '@/model/app';
import type { CheckedImage } from '@/model/draft-image';
import type { SubjectDraft } from '@/model/finding';
import type { Listing, ListingField, StoreTexts } from '@/model/listing';
import { listingFor } from '@/domain/listings/store-texts';
import { slotById } from '@/domain/screenshots/slots';

/** One text whose language is judged, or several short ones that are judged together. */
export interface JudgedText {
  locale: string;
  /** Texts of one kind are compared between the languages. */
  kind: ListingField | 'caption' | 'captions';
  /** None where both stores have the same text. */
  store?: Platform | undefined;
  /** Where a finding appears. */
  subject: SubjectDraft & { locale: string };
  /** The text, unchanged. */
  text: string;
  /** The words of it that have a language: without names, addresses and numbers. */
  words: string;
}

/** Fields long enough to be judged by themselves, and the short ones that are judged together. */
const LONG: readonly ListingField[] = [
  'description',
  'promotionalText',
  'releaseNotes',
  'subtitle',
  'shortDescription',
  'keywords',
];
const SHORT: readonly ListingField[] = ['subtitle', 'shortDescription', 'title'];

/** Characters that are read: a description shows its language in its first sentences. */
const READ_CHARACTERS = 600;

const ADDRESSES =
  /https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|\b[\w-]{1,64}\.(?:com|org|net|io|app|dev|de|fr)\b\S*/giu;

/** Tags, entities, words with digits, acronyms, and names with @ or #. */
const NO_WORDS =
  /<[^>\n]{1,80}>|&\w{2,8};|\p{L}{0,40}\p{N}[\p{L}\p{N}]{0,40}|(?<!\p{L})\p{Lu}{2,6}(?!\p{L})|[@#]\p{L}{1,40}/gu;

/**
 * The words of a text that have a language.
 * @param names of the app and its maker, which are the same in every language
 */
export function wordsWithLanguage(text: string, names: readonly string[]): string {
  let words = text
    .slice(0, READ_CHARACTERS * 2)
    .replace(ADDRESSES, ' ')
    .replace(NO_WORDS, ' ');
  for (const name of names) words = words.replaceAll(name, ' ');
  return words.replace(/\s+/g, ' ').trim().slice(0, READ_CHARACTERS);
}

/** The texts of a locale to be judged. A text of both stores is judged once. */
export function judgedTexts(
  texts: StoreTexts,
  locale: string,
  platforms: readonly Platform[],
  appNames: readonly string[],
): JudgedText[] {
  const [first = 'ios', other] = platforms;
  const main = listingFor(texts, first, locale);
  const names = withoutRepeats([...appNames, ...nameOf(main)]);
  const judged = judgedIn(main, locale, names);
  if (other === undefined) return judged;
  const known = new Set(judged.map(({ kind, text }) => `${kind} ${text}`));
  return [
    ...judged,
    ...judgedIn(listingFor(texts, other, locale), locale, names)
      .filter(({ kind, text }) => !known.has(`${kind} ${text}`))
      .map((each) => ({ ...each, store: other })),
  ];
}

function judgedIn(listing: Listing, locale: string, names: readonly string[]): JudgedText[] {
  const judge = (field: ListingField, text: string): JudgedText => ({
    locale,
    kind: field,
    subject: { locale, field },
    text,
    words: wordsWithLanguage(text, names),
  });
  const isFilled = (field: ListingField) => listing[field].trim() !== '';
  const long = LONG.filter(isFilled).map((field) => judge(field, listing[field]));
  const short = SHORT.filter(isFilled);
  const [first] = short;
  if (first === undefined || short.length < 2) return long;
  return [...long, judge(first, short.map((field) => listing[field].trim()).join('. '))];
}

/** The captions of each language, together and one by one. Words inside other pictures cannot be read. */
export function judgedCaptions(
  images: readonly CheckedImage[],
  platforms: readonly Platform[],
  appNames: readonly string[],
): JudgedText[] {
  const names = withoutRepeats(appNames);
  const byLocale = new Map<string, Map<string, JudgedText>>();
  for (const { kind, description = '', locale, slotId, id, drawn, isFromTeam } of images) {
    const store = kind === 'feature-graphic' ? 'android' : slotById(slotId)?.store;
    const isDrawn = drawn !== undefined || isFromTeam === true;
    if (!isDrawn || kind === 'icon' || description.trim() === '' || !store || !platforms.includes(store))
      continue;
    const captions = byLocale.get(locale) ?? new Map<string, JudgedText>();
    byLocale.set(locale, captions);
    if (captions.has(description)) continue;
    captions.set(description, {
      locale,
      kind: 'caption',
      subject: { locale, store, picture: id, slot: slotId },
      text: description,
      words: wordsWithLanguage(description, names),
    });
  }
  return [...byLocale.values()].flatMap((captions) => {
    const each = [...captions.values()];
    const [first] = each;
    if (!first) return [];
    const text = each.map((caption) => caption.text.trim()).join('. ');
    return [{ ...first, kind: 'captions' as const, text, words: wordsWithLanguage(text, names) }, ...each];
  });
}

/** The name of the app before its descriptor. */
export function nameOf({ title }: Pick<Listing, 'title'>): string[] {
  const [head = ''] = title.split(/[:–—|(]|\s-\s/);
  return head.trim() === '' ? [] : [head.trim()];
}

/** Names of two letters and more, the longest first, so that no part of one is left over. */
function withoutRepeats(names: readonly string[]): string[] {
  const all = names.map((name) => name.trim()).filter((name) => name.length > 1);
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}
