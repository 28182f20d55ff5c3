import type { Listing } from '@/model/listing';
import { mergeRecords, type Merged } from '../merge-records';
import type { DraftContent } from '@/model/draft';

/** The parts of a draft that depend on each other; a shared draft has them too. */
type Mergeable = Pick<DraftContent, 'listings' | 'defaultLocale' | 'playTexts'>;

/**
 * Merges three states of one draft field by field.
 * @param base the state both sides started from
 * @param mine this tab's state: its changes since `base` win, because they are the later ones
 * @param theirs the stored state: every field this tab has not changed since `base` comes from here
 * @param isHeld says which texts keep this tab's value even where only the other side changed them
 *
 * A locale that one side removed remains when the other side wrote in it. The builds are one field.
 */
export function mergeDrafts<Draft extends Mergeable>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  isHeld?: (field: string) => boolean,
): Merged<Draft> {
  const { item: merged, clashes, choices } = mergeRecords(base, mine, theirs, isHeld);
  const item = withListingsOfPlayTexts(merged, [mine, theirs]);
  if (item.listings[item.defaultLocale]) return { item, clashes, choices };
  // Each side may have removed the other's main locale.
  const [first] = Object.keys(item.listings);
  const { listings, defaultLocale } = first === undefined ? mine : { ...item, defaultLocale: first };
  return { item: { ...item, listings, defaultLocale }, clashes, choices };
}

/** One side may have removed a locale in which the other changed a text of Google Play's own. */
function withListingsOfPlayTexts<Draft extends Mergeable>(draft: Draft, sides: readonly Draft[]): Draft {
  const lost = Object.keys(draft.playTexts ?? {}).flatMap((locale): [string, Listing][] => {
    const listing = sides.map(({ listings }) => listings[locale]).find((each) => each !== undefined);
    return draft.listings[locale] || !listing ? [] : [[locale, listing]];
  });
  return lost.length === 0
    ? draft
    : { ...draft, listings: { ...draft.listings, ...Object.fromEntries(lost) } };
}
