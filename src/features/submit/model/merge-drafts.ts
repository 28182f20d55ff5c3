import type { Listing } from '@/domain/listings/listing';
import type { StoredDraft } from '@/domain/submissions/draft';
import { mergeRecords, type Merged } from '@/lib/auto-save/merge-records';

/**
 * Merges three states of one draft field by field.
 * @param base the state both sides started from
 * @param mine this tab's state: its changes since `base` win, because they are the later ones
 * @param theirs the stored state: every field this tab has not changed since `base` comes from here
 * @param isHeld says which texts keep this tab's value even where only the other side changed them
 *
 * A locale that one side removed remains when the other side wrote in it. The builds are one field.
 */
export function mergeDrafts(
  base: StoredDraft,
  mine: StoredDraft,
  theirs: StoredDraft,
  isHeld?: (field: string) => boolean,
): Merged<StoredDraft> {
  const { item: merged, clashes } = mergeRecords(base, mine, theirs, isHeld);
  const item = withListingsOfPlayTexts(merged, [mine, theirs]);
  if (item.listings[item.defaultLocale]) return { item, clashes };
  // Each side may have removed the other's main locale.
  const [first] = Object.keys(item.listings);
  const { listings, defaultLocale } = first === undefined ? mine : { ...item, defaultLocale: first };
  return { item: { ...item, listings, defaultLocale }, clashes };
}

/** One side may have removed a locale in which the other changed a text of Google Play's own. */
function withListingsOfPlayTexts(draft: StoredDraft, sides: readonly StoredDraft[]): StoredDraft {
  const lost = Object.keys(draft.playTexts ?? {}).flatMap((locale): [string, Listing][] => {
    const listing = sides.map(({ listings }) => listings[locale]).find((each) => each !== undefined);
    return draft.listings[locale] || !listing ? [] : [[locale, listing]];
  });
  return lost.length === 0
    ? draft
    : { ...draft, listings: { ...draft.listings, ...Object.fromEntries(lost) } };
}
