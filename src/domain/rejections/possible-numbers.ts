import type { Place } from './find-message';
import { chapterOf } from './find-numbers';
import { NUMBER } from './guideline-patterns';

/** Most numbers that are read in a text. */
const MAX_LOOKS = 40;

/** A number that is not part of a version or a path. */
const LOOSE_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d._@^~=-]|(?<!\d)/)(${NUMBER})(?![\p{L}\d]*(?:[-@_]|/(?![1-5]\.))|\p{L}{5}|%| ?(?:\(\d|mb|gb|kb|million|billion|stars?|beta|build|sdk)\b)`,
  'gu',
);
/** Words before the number of a version. */
const OF_A_VERSION =
  /(?:\b(?:v|ver|versions?|build|release|released|update|upgrade|ios|ipados|macos|tvos|watchos|android|xcode|swift|flutter|dart|expo|sdk|api|node|react|native|cordova|ionic|unity|firebase|from|to|until|since|than|app)|[\p{L}\d]-) ?[:=]?\(? ?$/u;

/**
 * Finds numbers that may be guidelines in a text about a refusal by App Review though no word says so. Versions have such
 * numbers, too.
 */
export function possibleGuidelines(words: string): (Place & { number: string })[] {
  const found = new Map<string, Place & { number: string }>();
  for (const match of [...words.matchAll(LOOSE_NUMBER)].slice(0, MAX_LOOKS)) {
    const [, number = ''] = match;
    const start = match.index;
    const isOfVersion = OF_A_VERSION.test(words.slice(Math.max(0, start - 16), start));
    if (!isOfVersion && chapterOf(number) && !found.has(number))
      found.set(number, { number: number.replaceAll(' ', ''), start, end: start + number.length });
  }
  return [...found.values()];
}
