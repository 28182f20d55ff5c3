import { GUIDELINE_CHAPTERS, GUIDELINE_SECTIONS } from './apple-guidelines';
import { hasOneOf, type Place } from './find-message';
import type { ReadableText } from './readable-text';

/** A number of Apple's that stands in the text, written as Apple writes it: `2.3.7`, `5.1.1(v)`. */
export interface FoundNumber extends Place {
  number: string;
}

/** Characters around a number in which its meaning must show. */
const NEARBY = 300;
/** How many numbers have their surroundings read: a message has few, a hostile text tens of thousands. */
const MAX_LOOKS = 200;

const ABOUT_APPLE_REVIEW = [
  'app store',
  'appstore',
  'app review',
  'apple',
  'testflight',
  'itunes connect',
  'resolution center',
  'your app',
  'app was rejected',
  'app got rejected',
  'app has been rejected',
  'rejected our app',
  'rejected my app',
  'app rejection',
] as const;

/** Others number their guidelines too. */
const OTHER_GUIDELINES = [
  'wcag',
  'w3c',
  'accessib',
  'section 508',
  'brand',
  'style',
  'editorial',
  'clinical',
  'medical',
  'patient',
  'treatment',
  'nice',
  'nist',
  'owasp',
  'oecd',
  'gdpr',
  'coding',
  'design system',
  'human interface',
  'material design',
  'dietary',
  'teaching',
  'grading',
] as const;

/** One number, `2.3.7` or `5.1.1 (v)`, that isn't part of a longer one. */
const NUMBER = String.raw`[1-5]\.\d{1,2}(?:\.\d{1,2})?(?!\.?\d)(?: ?\((?:[ivx]{1,4}|[a-z])\))?`;
const SECTION = '(safety|performance|business|design|legal)';

const AFTER_THE_WORD = new RegExp(
  String.raw`\bguidelines?(?: number| no\.?)?:? {0,2}(${NUMBER}(?:(?:,| and|, and| or| &|;) ?(?:guideline )?${NUMBER}){0,20})`,
  'g',
);
/** Apple's own heading: `2.1.0 Performance: App Completeness`, `2. 3 PERFORMANCE: ACCURATE METADATA`. */
const BEFORE_THE_SECTION = new RegExp(
  String.raw`(?<![\d.])([1-5])\. ?(\d{1,2}(?:\.\d{1,2})?) ?[-:]? ?${SECTION} ?[-:] ?`,
  'g',
);
/** An older form: `Performance - 2.3.10`. */
const AFTER_THE_SECTION = new RegExp(String.raw`\b${SECTION} ?- ?(${NUMBER})`, 'g');
const SECTION_FOLLOWS = new RegExp(String.raw`^ ?[-:,]? ?${SECTION}\b`);
/** Apple's own words behind a number, where no section's name stands. */
const APPLE_HEADING = /^ ?[-:] ?(?:information needed|new app submission)\b/;
/** Chapter titles that other documents have too. */
const COMMON_TITLES = ['Intellectual Property', 'Data Security', 'Developer Information'];

/**
 * Apple guideline numbers, each once, in the order they stand. Version numbers and other people's guidelines don't
 * count.
 */
export function findGuidelines(text: ReadableText): FoundNumber[] {
  const found = new Map<string, FoundNumber>();
  let looks = 0;
  const mayLook = () => (looks += 1) <= MAX_LOOKS;
  const add = (written: string, place: Place) => {
    const number = tidyNumber(written);
    const known = found.get(number);
    if (!known || known.start > place.start) found.set(number, { number, ...place });
  };

  for (const match of text.words.matchAll(AFTER_THE_WORD)) {
    const numbers = match[1] ?? '';
    const place = { start: match.index, end: match.index + match[0].length };
    if (!isAppleReference(text, place, numbers, mayLook)) continue;
    for (const [number] of numbers.matchAll(new RegExp(NUMBER, 'g'))) add(number, place);
  }
  for (const match of text.words.matchAll(BEFORE_THE_SECTION)) {
    const [whole, section = '', rest = '', name = ''] = match;
    const place = { start: match.index, end: match.index + whole.length };
    const number = `${section}.${rest}`;
    const title = chapterOf(number)?.title;
    if (title === undefined || !isSectionOf(number, name)) continue;
    if (!text.words.startsWith(title.toLowerCase(), place.end)) continue;
    // Number, section and title of Apple's: only where others may have all three, the text around decides.
    if (isApplesOwn(title) || (mayLook() && isAboutAppleReview(text, place))) add(number, place);
  }
  for (const match of text.words.matchAll(AFTER_THE_SECTION)) {
    const [whole, name = '', number = ''] = match;
    const place = { start: match.index, end: match.index + whole.length };
    if (isSectionOf(number, name) && mayLook() && isAboutAppleReview(text, place)) add(number, place);
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** ITMS codes (digits), each once, in the order they stand. */
export function findItmsCodes({ words }: ReadableText): FoundNumber[] {
  const found = new Map<string, FoundNumber>();
  for (const match of words.matchAll(/\bitms(?:-(\d{4,5})| ?(\d{5}))(?!\d)/g)) {
    const number = match[1] ?? match[2] ?? '';
    if (!found.has(number))
      found.set(number, { number, start: match.index, end: match.index + match[0].length });
  }
  return [...found.values()];
}

/** The chapter a guideline number belongs to; undefined when Apple has no such chapter. */
export function chapterOf(number: string): { number: string; title: string } | undefined {
  const chapter = /^\d\.\d{1,2}/.exec(number)?.[0] ?? '';
  const title = GUIDELINE_CHAPTERS[chapter];
  return title === undefined ? undefined : { number: chapter, title };
}

function isSectionOf(number: string, name: string): boolean {
  return GUIDELINE_SECTIONS[number.charAt(0)]?.toLowerCase() === name;
}

/** Is a "guideline 2.1" one of Apple's? By its section's name, else by the text around it, else by standing alone. */
function isAppleReference(
  { shown, words }: ReadableText,
  place: Place,
  numbers: string,
  mayLook: () => boolean,
): boolean {
  const section = SECTION_FOLLOWS.exec(words.slice(place.end, place.end + 20))?.[1];
  if (section !== undefined) return isSectionOf(numbers, section);
  if (hasAppleHeading(words.slice(place.end, place.end + 90), numbers)) return true;
  if (!mayLook()) return false;
  const before = words.slice(Math.max(0, place.start - 40), place.start);
  const after = words.slice(place.end, place.end + 60);
  if (hasOneOf(before, OTHER_GUIDELINES) || hasOneOf(after, OTHER_GUIDELINES)) return false;
  if (isAboutAppleReview({ words }, place)) return true;
  const around = words.slice(Math.max(0, place.start - NEARBY), place.end + NEARBY);
  return !hasOneOf(around, OTHER_GUIDELINES) && isWholeLine(shown, place);
}

function hasAppleHeading(after: string, numbers: string): boolean {
  if (APPLE_HEADING.test(after)) return true;
  const title = chapterOf(numbers)?.title;
  return (
    title !== undefined &&
    isApplesOwn(title) &&
    after.replace(/^ ?[-:] ?/, '').startsWith(title.toLowerCase())
  );
}

/** A title of several words that nobody else gives a numbered chapter. */
function isApplesOwn(title: string): boolean {
  return title.includes(' ') && !COMMON_TITLES.includes(title);
}

function isAboutAppleReview({ words }: Pick<ReadableText, 'words'>, place: Place): boolean {
  const around = words.slice(Math.max(0, place.start - NEARBY), place.end + NEARBY);
  return hasOneOf(around, ABOUT_APPLE_REVIEW);
}

/** Nothing but signs beside it in its line. */
function isWholeLine(shown: string, place: Place): boolean {
  const before = shown.slice(Math.max(0, place.start - 8), place.start);
  const after = shown.slice(place.end, place.end + 8);
  return /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(before) && /^[^\p{L}\p{N}\n]*(?:$|\n)/u.test(after);
}

/** `2.1.0` and `2.1` are the same; `5.1.1 (V)` is written `5.1.1(v)`. */
function tidyNumber(written: string): string {
  return written.replaceAll(' ', '').replace(/^(\d\.\d{1,2})\.0(?!\d)/, '$1');
}
