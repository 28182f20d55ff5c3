import { styleOf, textOf, type Design } from './design';
import { fontFamilyOf } from './fonts';

/** The fonts of a set in one language, each with the characters it draws. They are needed before texts are measured. */
export function setFonts(
  design: Design,
  locale: string,
  mainLocale: string,
  targetId?: string,
): { family: string; text: string }[] {
  const texts = new Map<string, Set<string>>();
  for (const id of design.order) {
    const { caption, second } = textOf(design.shots[id], locale, mainLocale);
    const family = fontFamilyOf(styleOf(design, id, targetId).font);
    const characters = texts.get(family) ?? new Set<string>();
    // A text that is too long ends in an ellipsis.
    for (const character of `${caption}${second}…`) characters.add(character);
    texts.set(family, characters);
  }
  return [...texts].map(([family, characters]) => ({ family, text: [...characters].sort().join('') }));
}
