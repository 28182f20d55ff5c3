import { platformsOf, type Platform } from '@/model/app';
import type { CheckedDraft, DraftContent } from '@/model/draft';
import type { CheckedImage } from '@/model/draft-image';
import type { Finding } from '@/model/finding';
import { findingsOf } from '@/domain/findings';
import { storesWithTexts } from '@/domain/listings/store-texts';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import { judgedCaptions, judgedTexts, nameOf, type JudgedText } from './judged-texts';
import { LANGUAGES, type ScoreLanguage } from './languages';

/** The parts of a draft with texts in several languages. */
export type LanguageDraft = Pick<
  DraftContent,
  'listings' | 'playTexts' | 'defaultLocale' | 'platform' | 'builds' | 'details'
> &
  Pick<CheckedDraft, 'images'>;

/** Scores no text: copies and foreign letters are found without scores. */
export const NO_SCORES: ScoreLanguage = () => undefined;

/** Every text and caption of a draft whose language is judged. */
export function textsOfDraft(
  draft: LanguageDraft,
  images: readonly CheckedImage[] = draft.images,
): JudgedText[] {
  const platforms = platformsOf(draft.platform);
  const main = draft.listings[draft.defaultLocale];
  const names = [
    ...draft.builds.flatMap(({ identity }) => (identity.name === undefined ? [] : [identity.name])),
    draft.details.developerName,
    ...(main ? nameOf(main) : []),
  ];
  return [
    ...Object.keys(draft.listings).flatMap((locale) => {
      const stores = storesWithTexts(draft, locale, platforms).filter((store) => isOffered(store, locale));
      return stores.length === 0 ? [] : judgedTexts(draft, locale, stores, names);
    }),
    ...judgedCaptions(images, platforms, names),
  ];
}

/**
 * Finds texts that are not in the language that they are given for, at most one in each field of a language.
 * @param images all pictures, those of other members of the team included
 */
export function checkLanguages(
  draft: LanguageDraft,
  score: ScoreLanguage = NO_SCORES,
  images: readonly CheckedImage[] = draft.images,
): Finding[] {
  const platforms = platformsOf(draft.platform);
  const check = { texts: textsOfDraft(draft, images), mainLocale: draft.defaultLocale, platforms, score };
  const [only, other] = platforms;
  const seen = new Set<string>();
  return findingsOf(LANGUAGES, check, ({ text: { store, kind, subject } }) => {
    const isCaption = kind === 'caption' || kind === 'captions';
    return {
      area: isCaption ? 'graphics' : 'listing',
      where: isCaption ? 'screenshots' : 'listing',
      subject: { store: store ?? (other === undefined ? only : undefined), ...subject },
    };
  }).filter(({ id, subject: { locale, store, field, picture } }) => {
    const place = [locale, store, field, picture].join(' ');
    const isFirst = !seen.has(place) && !seen.has(id);
    seen.add(place).add(id);
    return isFirst;
  });
}

function isOffered(store: Platform, locale: string): boolean {
  return (store === 'ios' ? appleLocale : playLocale)(locale) !== undefined;
}
