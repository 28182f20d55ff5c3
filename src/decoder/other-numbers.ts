import { causeBefore2016, wordsIn, type Cause } from './causes';
import { chapterOf, isAboutAppleReview, type FoundNumber } from './find-guidelines';
import type { FoundMessage } from './find-phrases';
import { NUMBER } from './guideline-patterns';
import { hasOneOf, type Place, type ReadableText } from './readable-text';

/** Characters around a bare number in which words must confirm that it is a code. */
const NEARBY = 300;
/** Largest number of bare numbers whose surroundings are read: a hostile text has tens of thousands. */
const MAX_LOOKS = 200;

/** Codes of Apple's upload checks: `ITMS-90683`, and the forms of Xcode, altool and the API without the letters. */
const ITMS_CODE =
  /\bitms ?- ?(\d{4,5})(?!\d)|\bitms ?(\d{5})(?!\d)|\bvalidation_error\.(9[01]\d{3})(?!\d)|\((9[01]\d{3})\)|\b(?:errors?|with|issue|warning|code)(?: code)?[:=]? ?#?(9[01]\d{3})(?!\d)|(?<![\d.,-])(9[01]\d{3}): (?=[a-z])|(?:^|[•-] )(?<listed>9[01]\d{3}) - (?=[a-z])/g;
/** Words that show that a bare number is a code of an upload. */
const ABOUT_AN_UPLOAD = wordsIn(
  'asset validation|validation failed|validation error|app store|appstore|testflight|transporter',
  'altool|contentdelivery|info.plist|bundle|invalid',
);

/** Words without which a number in a list (`- 90471 - the icon`) may be a postcode. */
const ABOUT_A_CHECK = wordsIn('itms|altool|asset validation|transporter|contentdelivery');

/** ITMS codes (digits), each once, in the order of the text. */
export function findItmsCodes({ words }: ReadableText): FoundNumber[] {
  const found = new Map<string, FoundNumber>();
  let looks = 0;
  for (const match of words.matchAll(ITMS_CODE)) {
    const [, withLetters, withoutDash, inTheApi, ...bare] = match;
    const bareNumber = bare.find((each) => each !== undefined);
    const number = withLetters ?? withoutDash ?? inTheApi ?? bareNumber ?? '';
    if (found.has(number)) continue;
    const place = { start: match.index, end: match.index + match[0].length };
    if (bareNumber !== undefined) {
      if ((looks += 1) > MAX_LOOKS) continue;
      const around = words.slice(Math.max(0, place.start - NEARBY), place.end + NEARBY);
      if (!hasOneOf(around, match.groups?.listed ? ABOUT_A_CHECK : ABOUT_AN_UPLOAD)) continue;
    }
    found.set(number, { number, ...place });
  }
  return [...found.values()];
}

/** A guideline of the numbering until 2016. */
export interface FoundOldGuideline extends FoundMessage {
  number: string;
  /** The cause that says the same today. */
  cause: Cause;
  /** The text has the sentence of the guideline or Apple's heading of that time, so that the number is certain. */
  isCertain: boolean;
}

/** How far before a number the word that makes it one of a guideline may be, in characters. */
const BEFORE = 40;

/** A number of a guideline, with the title or sentence that follows it. */
const NUMBERED =
  /(?<![\d.,])((?:[2-9]|1\d|2\d)\.\d{1,2})(?![\d%]|\.\d)(?=( details\b)?(?: ?[-:.)]{0,2} ?"?)?)/g;
/** Words before a number that make it one of a guideline. */
const BEFORE_GUIDELINE =
  /\b(?:guidelines?|guideline number|clause|reason[s:]*|rejected (?:for|under|per|with|by|due to|because of)|violat\w+(?: of)?|(?:of|with) section)[ :#(]{1,3}(?:section )?$/;

/**
 * Guidelines of the numbering until 2016, each once. A number that has its sentence counts anywhere; one without
 * counts when no guideline has it today, or when the text has another number of that time.
 */
export function findOldGuidelines(text: ReadableText): FoundOldGuideline[] {
  const { words } = text;
  const found = new Map<string, FoundOldGuideline>();
  const candidates: FoundOldGuideline[] = [];
  let looks = 0;
  for (const match of words.matchAll(NUMBERED)) {
    const [, number = '', details] = match;
    const old = causeBefore2016(number);
    if (!old || (looks += 1) > MAX_LOOKS) continue;
    const { cause, sentence } = old;
    const place = { start: match.index, end: match.index + number.length };
    const after = words.slice(place.end, place.end + 110).replace(/^(?: details)? ?[-:.)]{0,2} ?"?/, '');
    if (after.startsWith(sentence)) {
      found.set(number, { number, cause, isCertain: true, ...place });
      continue;
    }
    const before = words.slice(Math.max(0, place.start - BEFORE), place.start);
    const isOfAGuideline =
      details !== undefined ||
      BEFORE_GUIDELINE.test(before) ||
      /^ guidelines?\b/.test(words.slice(place.end, place.end + 12));
    if (isOfAGuideline && isAboutAppleReview(text, place))
      candidates.push({
        number,
        cause,
        // `10.6 Details` was the heading of a letter.
        isCertain: details !== undefined && chapterOf(number) === undefined,
        ...place,
      });
  }
  const isOldText = found.size > 0 || candidates.some(isOnlyOld);
  for (const candidate of candidates)
    if (!found.has(candidate.number) && (isOldText || isOnlyOld(candidate)))
      found.set(candidate.number, {
        ...candidate,
        ...(!candidate.isCertain && {
          looseWords: 1,
          sentence: { start: candidate.start, end: candidate.end },
        }),
      });
  return [...found.values()];
}

/** Whether Apple no longer has this number. */
function isOnlyOld({ number }: FoundOldGuideline): boolean {
  return chapterOf(number) === undefined;
}

/** Most bare numbers that are read in a text. */
const MAX_BARE = 40;

/** A number that is not part of a version or a path. */
const LOOSE_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d._@^~=-]|(?<!\d)/)(${NUMBER})(?![\p{L}\d]*(?:[-@_]|/(?![1-5]\.))|\p{L}{5}|%| ?(?:\(\d|mb|gb|kb|million|billion|stars?|beta|build|sdk)\b)`,
  'gu',
);
/** Words before the number of a version. */
const BEFORE_VERSION =
  /(?:\b(?:v|ver|versions?|build|release|released|update|upgrade|ios|ipados|macos|tvos|watchos|android|xcode|swift|flutter|dart|expo|sdk|api|node|react|native|cordova|ionic|unity|firebase|from|to|until|since|than|app)|[\p{L}\d]-) ?[:=]?\(? ?$/u;

/**
 * Finds numbers that may be guidelines in a text about a refusal by App Review though no word says so. Versions have such
 * numbers, too.
 */
export function findBareGuidelines(words: string): (Place & { number: string })[] {
  const found = new Map<string, Place & { number: string }>();
  for (const match of [...words.matchAll(LOOSE_NUMBER)].slice(0, MAX_BARE)) {
    const [, number = ''] = match;
    const start = match.index;
    const isOfVersion = BEFORE_VERSION.test(words.slice(Math.max(0, start - 16), start));
    if (!isOfVersion && chapterOf(number) && !found.has(number))
      found.set(number, { number: number.replaceAll(' ', ''), start, end: start + number.length });
  }
  return [...found.values()];
}
