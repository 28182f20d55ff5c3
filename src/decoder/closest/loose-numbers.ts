import { NUMBER } from '../guideline-patterns';
import { chapterOf } from '../guideline-titles';
import type { Place, ReadableText } from '../readable-text';

/** Numbers of App Review's guidelines that somebody writes among other words: `it says 2.3.10`, `4.3(b), spam`. */

export interface Cited extends Place {
  number: string;
}

/** Characters that are read for numbers, and most numbers of one text. */
const MAX_READ = 4000;
const MAX_CITED = 4;
const LOOSE = new RegExp(
  String.raw`(?<![\p{L}\p{N}._-])${NUMBER}(?![\p{L}\p{N}_]|[.,]\d| ?(?:[%★*°]|\(\d)|-(?:rc|beta|alpha|dev|\d)| ?[a-z]?b\b)`,
  'giu',
);
/** Words before the number of a version, or of anything else that is counted. */
const OF_A_VERSION =
  /(?:\b(?:v|ver|versions?|versión|versione|versão|versie|version|versiyon|sürüm|wersj[aię]|верси[яию]|build|ios|ipados|macos|watchos|tvos|android|flutter\w*|xcode|expo|sdk|native|node|gradle|kotlin|swift|unity|firebase|billing|library|plugin|package|capacitor|cordova|ionic|update|release|rated|rating|section|clause|§)|版本|バージョン|버전)[ .:#"v]*$/iu;

/** The numbers of guidelines that a text may cite, each once. Versions of apps and tools are none. */
export function citedIn({ shown }: Pick<ReadableText, 'shown'>): Cited[] {
  const found = new Map<string, Cited>();
  if (!ABOUT_A_STORE.test(shown)) return [];
  for (const { 0: written, index } of shown.slice(0, MAX_READ).matchAll(LOOSE)) {
    const number = written.replace(' ', '');
    const before = shown.slice(Math.max(0, index - 24), index);
    if (
      chapterOf(number) === undefined ||
      number === OF_THE_LICENSE ||
      OF_A_VERSION.test(before) ||
      found.has(number)
    )
      continue;
    found.set(number, { number, start: index, end: index + written.length });
  }
  return [...found.values()].slice(0, MAX_CITED);
}

/** An app or its store, without which numbers are those of other rules. */
const ABOUT_A_STORE = /\b(?:apps?|builds?|apple|app store)\b|苹果|蘋果|アプリ|앱/iu;
/** A section of Apple's license, which notices about an account cite. */
const OF_THE_LICENSE = '3.2(f)';
