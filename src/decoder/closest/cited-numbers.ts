import { matchByWords, type CauseMatch } from '../cause-match';
import { CAUSES, type Cause } from '../causes';
import { NUMBER } from '../guideline-patterns';
import { chapterOf } from '../guideline-titles';
import type { Place, ReadableText } from '../readable-text';
import type { ToldMatch, ToldRanker } from './rank-told';
import { choiceOf, quoteOf } from './told-choice';

/** Numbers of App Review's guidelines that somebody writes among other words: `it says 2.3.10`, `4.3(b), spam`. */

interface Cited extends Place {
  number: string;
}

/** Characters that are read for numbers, and most numbers of one text. */
const MAX_READ = 4000;
const MAX_CITED = 4;
/** Characters around a number that tell its case. */
const AROUND = 160;
/** Share of all cases of the store from which a number without a letter is one of a guideline. */
const MIN_TOLD = { threeParts: 0.01, twoParts: 0.05 };

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

/** A cause of the guideline that a number names, without its part: 2.1 is also cited for purchases. */
function isOf(number: string): (cause: Cause) => boolean {
  const whole = `apple-${number.replace(/\(.*$/u, '')}`;
  return ({ id }) => id === whole || id.startsWith(`${whole}-`) || id.startsWith(`${whole}(`);
}

/** Whether a case is one of the part that a number names: `4.3(b)`. */
function hasPart({ cause, caseId }: ToldMatch, number: string): boolean {
  const { guideline = cause.guidelines ?? [] } = cause.cases?.find(({ id }) => id === caseId)?.evidence ?? {};
  return number.endsWith(')') && guideline.includes(number);
}

/**
 * The closest match of each number that a text cites, in its order: a number says more than any other word.
 * @param known causes that are found already
 */
export function matchesOfCited(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  known: readonly string[] = [],
): CauseMatch[] {
  return citedIn(text).flatMap(({ number, start, end }) => {
    const isMeant = isOf(number);
    if (CAUSES.some((cause) => isMeant(cause) && known.includes(cause.id))) return [];
    const share = ranker
      .rank(text, ({ store }) => store === 'ios')
      .reduce((sum, { cause, score }) => sum + (isMeant(cause) ? score : 0), 0);
    const least = /\(/u.test(number) ? 0 : /\..*\./u.test(number) ? MIN_TOLD.threeParts : MIN_TOLD.twoParts;
    const around = { start: Math.max(0, start - AROUND), end: end + AROUND };
    const ranked = ranker.rank(text, isMeant, around);
    const ofPart = ranked.filter((each) => hasPart(each, number));
    const own = ofPart.length > 0 ? ofPart : ranked;
    const [best] = own;
    if (!best || share < least) return [];
    const line = ranker.lineFor(text, best, around) ?? around;
    const same = own.filter(({ cause }) => cause === best.cause);
    return [matchByWords(best.cause, choiceOf(same, best.score), quoteOf(text, line), 'closest')];
  });
}
