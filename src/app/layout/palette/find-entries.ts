import { foldText } from '@/domain/texts';
import { PALETTE_GROUPS, type PaletteEntry } from './palette-entries';

/** How well an entry fits: less is better. */
type Fit = 0 | 1 | 2 | 3 | 4;

/**
 * Finds the entries that contain every typed word, in any order, ignoring case and accents. The group with the best
 * match is first, and in it the best match; equal ones keep their order.
 * @param limit the largest number of entries returned
 * @returns those to show, and how many there are in all
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  limit: number,
): { shown: PaletteEntry[]; total: number } {
  const text = foldText(query).trim().replace(/\s+/g, ' ');
  const words = text === '' ? [] : text.split(' ');
  const groups = PALETTE_GROUPS.map((): PaletteEntry[][] => [[], [], [], [], []]);
  let total = 0;
  for (const entry of entries) {
    const fit = words.length === 0 ? (entry.isSearchOnly ? undefined : 0) : fitOf(entry, text, words);
    if (fit === undefined) continue;
    groups[PALETTE_GROUPS.indexOf(entry.group)]?.[fit]?.push(entry);
    total += 1;
  }
  const bestFit = (fits: PaletteEntry[][]) => fits.findIndex((found) => found.length > 0);
  const shown = groups
    .filter((fits) => bestFit(fits) !== -1)
    .sort((a, b) => bestFit(a) - bestFit(b))
    .flatMap((fits) => fits.flat())
    .slice(0, limit);
  return { shown, total };
}

function fitOf(
  { folded, searched, keywords }: PaletteEntry,
  text: string,
  words: readonly string[],
): Fit | undefined {
  if (!words.every((word) => searched.includes(word))) {
    const isFound = words.every((word) => searched.includes(word) || beginsWord(keywords, word));
    return isFound ? 4 : undefined;
  }
  if (folded.startsWith(text)) return 0;
  if (words.every((word) => beginsWord(folded, word))) return 1;
  return words.every((word) => folded.includes(word)) ? 2 : 3;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
