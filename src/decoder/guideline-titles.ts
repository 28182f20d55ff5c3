import { GUIDELINE_CHAPTERS, GUIDELINE_HEADINGS as HEADINGS, GUIDELINE_SECTIONS } from './guideline-patterns';

/** Chapter titles that other documents have too. */
const COMMON_TITLES =
  'intellectual property|data security|developer information|privacy|payments|design|legal|extensions'.split(
    '|',
  );

/** Returns the chapter of a guideline number; undefined when Apple has no such chapter. */
export function chapterOf(number: string): { number: string; title: string } | undefined {
  const chapter = /^\d\.\d{1,2}/.exec(number)?.[0] ?? '';
  const title = GUIDELINE_CHAPTERS[chapter];
  return title === undefined ? undefined : { number: chapter, title };
}

/** Apple's names of a guideline or its chapter, in lower case. */
export function titlesOf(number: string): readonly string[] {
  const title = chapterOf(number)?.title.toLowerCase();
  return [...(title === undefined ? [] : [title]), ...(HEADINGS[number.replace(/\(.*/, '')] ?? [])];
}

/** The guideline of a section whose title begins a text; undefined when it is none of Apple's. */
export function numberOfTitle(section: string, text: string): string | undefined {
  return Object.entries(HEADINGS).find(
    ([number, titles]) => isSectionOf(number, section) && titles.some((title) => text.startsWith(title)),
  )?.[0];
}

/** The guideline that a link's anchor names: its title with hyphens. */
export function numberOfAnchor(anchor: string): string | undefined {
  return [...Object.entries(GUIDELINE_CHAPTERS), ...Object.entries(HEADINGS)].find(([, titles]) =>
    [titles].flat().some((title) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-') === anchor),
  )?.[0];
}

export function isSectionOf(number: string, name: string): boolean {
  return GUIDELINE_SECTIONS[number.charAt(0)]?.toLowerCase() === name;
}

/** Whether other documents may have this number with its title: a chapter's, and no part of it. */
export function isOfOthers(number: string): boolean {
  return (
    !/^\d\.\d{1,2}\.\d/.test(number) && COMMON_TITLES.includes(chapterOf(number)?.title.toLowerCase() ?? '')
  );
}

/** A title of several words that no other numbered chapter has. */
export function isApplesOwn(title: string): boolean {
  return title.includes(' ') && !COMMON_TITLES.includes(title);
}
