import { findPhrases, type Words } from './match-phrases';
import { BLACKBERRY, INFLECTED_PLATFORMS, LEARNING, NOT_APPLE } from './platform-phrases';

/** How many characters around a name are read to tell what the text is about. */
const AROUND = 60;

/** Other mobile platforms than Apple's, also inflected; not where a text teaches or is about development. */
export function platformsNamedIn(words: Words): string[] {
  const { text, language } = words;
  const named = findPhrases(words, NOT_APPLE);
  const inflected = INFLECTED_PLATFORMS.filter(({ languages }) => languages.includes(language)).flatMap(
    ({ pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      })),
  );
  // The name begins with "Black" in each of its forms; a search for a literal is many times faster.
  const blackberry = text.includes('Black') ? BLACKBERRY.exec(text)?.[0] : undefined;
  return [
    ...[...named, ...inflected]
      .filter(({ start, end }) => !LEARNING.test(text.slice(Math.max(0, start - AROUND), end + AROUND)))
      .map((hit) => hit.text),
    ...(blackberry ? [blackberry] : []),
  ];
}
