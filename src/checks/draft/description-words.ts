import type { Platform } from '@/model/app';
import type { CheckedDraft } from '@/model/draft';
import { listingFor } from '@/domain/listings/store-texts';
import {
  findPhrases,
  readWords,
  type PhraseHit,
  type PhraseTable,
} from '@/domain/listings/wording/match-phrases';
import { isDenied } from './denials';

/** The phrases of the description that are not denied, as in `no subscription`. */
export function undenied(
  draft: CheckedDraft,
  store: Platform,
  table: PhraseTable,
  locale = draft.defaultLocale,
): string[] {
  const { description } = listingFor(draft, store, locale);
  return mentions(draft, store, table, locale)
    .filter((hit) => !isDenied(description, hit))
    .map((hit) => hit.text);
}

export function mentions(
  draft: CheckedDraft,
  store: Platform,
  table: PhraseTable,
  locale = draft.defaultLocale,
): PhraseHit[] {
  const { description } = listingFor(draft, store, locale);
  return findPhrases(readWords(description, locale), table);
}
