import {
  ABOUT_A_LIST,
  AFTER_GUIDE,
  AFTER_THE_SECTION,
  AFTER_THE_WORD,
  AFTER_TRANSLATED_SECTION,
  BARE_SECTION,
  BEFORE_THE_NAME,
  BEFORE_THE_SECTION,
  BEFORE_THE_TITLE,
  BESIDE_REJECTED,
  BESIDE_THE_WORD,
  CONTRACTS,
  GUIDELINE_HEADINGS as HEADINGS,
  GUIDELINE_SECTIONS,
  HEADING,
  HTML_TAG,
  IN_A_CELL,
  IN_A_LIST,
  IN_A_NOTE,
  IN_BRACKETS,
  LETTERED,
  LINKED,
  LISTED,
  MENTIONED,
  MIN_LISTED,
  NEXT_NUMBER,
  NUMBER,
  ABOUT_AN_APP,
  OTHER_PUBLISHERS,
  ONLY_NUMBERS,
  OTHER_GUIDELINES,
  PREAMBLE,
  RAISED,
  READ,
  REFUSED,
  REFUSED_UNDER,
  REFUSED_US,
  RETOLD,
  SECTION,
  SECTION_AND_TITLE,
  SECTION_ONLY,
  TRANSLATED_SECTIONS,
  UNBRACKETED,
  tidyNumber,
  UNDER_A_NUMBER,
} from './guideline-patterns';
import { causeOfGuideline } from './causes';
import {
  chapterOf,
  isApplesOwn,
  isOfOthers,
  isSectionOf,
  numberOfAnchor,
  numberOfTitle,
  titlesOf,
} from './guideline-titles';
import { toldNumbersIn } from './closest/told-numbers';
import { hasOneOf, type Place, type ReadableText, wordsIn } from './readable-text';

/** The number of a guideline in a text, as Apple writes it: `2.3.7`, `5.1.1(v)`. */
export interface FoundNumber extends Place {
  number: string;
  /** The text refers to it only for more information, as in `Please see Guideline 3.1.3(b)`. */
  isMention?: true;
}

/** Characters around a number that are searched for words that confirm its meaning. */
const NEARBY = 300;
/** A text of at most this many characters is one message, in which everything is near. */
const SHORT_TEXT = 2000;
/** Most numbers whose surroundings are read: a message has few, a hostile text tens of thousands. */
const MAX_LOOKS = 200;
/** Characters of a text that are searched for its subject. */
export const MAX_READ = 20_000;

/** A text of at most this many characters that begins with Apple's number and title is its heading, copied alone. */
const MAX_HEADING = 120;

export const ABOUT_APPLE_REVIEW = wordsIn(
  'app store|appstore|app review|apple|testflight|itunes connect|resolution center|苹果|蘋果|审核|審核|上架',
  '審査|リジェクト|심사|리젝|binary rejected|your app|app rejected|app was rejected|app got rejected',
  'app has been rejected|rejected our app|review device|version reviewed|rejected my app',
  'app rejection',
);

const SECTION_FOLLOWS = new RegExp(String.raw`^ ?[-:,(]? ?${SECTION}\b(?! model)`);
/** Apple's own words after a number that has no section name. */
const INFORMATION_NEEDED = /^ ?[-:] ?information needed\b/;
const APPLE_HEADING = /^ ?[-:] ?(?:information needed|new app submission)\b/;
/** The beginning of a sentence that a letter adds about another guideline: `Note that apps … must also …`. */
const NOTE = /\b(?:note that (?:apps|if|all)|learn more about|apps that [^.!?]{0,80} must also)\b[^.!?]*$/;
/** Longest part of such a sentence read before the number, in characters. */
const MAX_NOTE = 160;
/** Characters after a number in which further numbers may follow. */
const MAX_ROW = 80;
/** Characters on either side of a number within which its line has to begin and end. */
const MAX_BESIDE = 80;
/** Apple's words between a section and a title. */
const BEFORE_A_TITLE = /^(?:privacy|payments|intellectual property) ?[-:] ?/;

/**
 * Apple guideline numbers, each once, in the order of the text. Version numbers and other people's guidelines
 * don't count.
 */
export function findGuidelines(text: ReadableText): FoundNumber[] {
  const found = new Map<string, FoundNumber>();
  let looks = 0;
  const mayLook = () => (looks += 1) <= MAX_LOOKS;
  const add = (written: string, place: Place, isMention = false) => {
    const number = tidyNumber(written);
    // A section of the license agreement, which letters quote.
    if (number === '3.2(f)') return;
    const known = found.get(number);
    if (!known || (known.isMention && !isMention) || (known.start > place.start && !isMention))
      found.set(number, { number, ...place, ...(isMention && { isMention }) });
  };

  const { words } = text;
  const isAlone = (number: string, { start }: Place) =>
    start === 0 && words.length <= MAX_HEADING && !isOfOthers(number);
  if (words.length <= MAX_HEADING && ONLY_NUMBERS.test(words))
    for (const { 0: number, index } of words.matchAll(new RegExp(`${NUMBER}(?:[ivx]{1,4})?`, 'g')))
      if (chapterOf(number)) add(number, { start: index, end: index + number.length });
  const isCertain = (number: string, place: Place) =>
    chapterOf(number) !== undefined &&
    mayLook() &&
    (isAboutAppleReview(text, place) || (/\d\.\d\.\d\([ivx]+\)$/.test(number) && ABOUT_AN_APP.test(words)));

  const hasHeading = HEADING.test(words);
  /** Numbers that count already, so that a heading in every line of a log is read once. */
  const settled = new Set<string>();
  for (const { place, groups } of places(words, AFTER_THE_WORD)) {
    const [numbers = ''] = groups;
    // Under `2.1(b) - Information Needed` App Review asks questions about any part of 2.1.
    const isQuestion = INFORMATION_NEEDED.test(words.slice(place.end, place.end + 24));
    if (settled.has(`${numbers}${isQuestion}`)) continue;
    if (!isAppleReference(text, place, numbers, mayLook, hasHeading)) continue;
    const isMention = isPassingReference(words, place);
    if (!isMention) settled.add(`${numbers}${isQuestion}`);
    for (const [number] of numbers.matchAll(new RegExp(NUMBER, 'g')))
      add(isQuestion ? number.replace(/^2\.1\([a-z]\)$/, '2.1') : number, place, isMention);
  }
  for (const { place, groups } of places(words, BEFORE_THE_SECTION)) {
    const [section = '', rest = '', name = ''] = groups;
    const number = tidyNumber(`${section}.${rest}`);
    if (!chapterOf(number) || !isSectionOf(number, name)) continue;
    const after = words.slice(place.end, place.end + 80);
    const said = [after, after.replace(BEFORE_A_TITLE, '')];
    const titles = titlesOf(number).filter((title) => said.some((text) => text.startsWith(title)));
    if (titles.length === 0) continue;
    // Number, section and title of Apple's count; the surroundings decide only where other documents may have all three.
    if (
      isAlone(number, place) ||
      titles.some(isApplesOwn) ||
      (mayLook() && (isAboutAppleReview(text, place) || isNear(words, place, REFUSED)))
    )
      add(number, place);
  }
  for (const { place, groups } of places(words, AFTER_THE_SECTION)) {
    const [name = '', number = ''] = groups;
    if (
      isSectionOf(number, name) &&
      (isAlone(number, place) || (mayLook() && isAboutAppleReview(text, place)))
    )
      add(number, place);
  }
  for (const { place, groups } of places(words, BESIDE_THE_WORD)) {
    // `Version reviewed: 1.2` above the line of the guideline.
    if (groups[0] === undefined && text.shown.slice(place.start, place.end).includes('\n')) continue;
    if (/\b(?:version|build)\b[^.]{0,12}$/.test(words.slice(Math.max(0, place.start - 24), place.start)))
      continue;
    const number = firstOf(groups);
    if (isAppleReference(text, place, number, mayLook)) add(number, place);
  }
  for (const { place, groups } of places(words, SECTION_ONLY)) {
    const [digit = '', name = ''] = groups;
    if (isSectionOf(digit, name)) add(`${digit}.0`, place);
  }
  for (const { place, groups } of places(words, PREAMBLE)) {
    const digit = Object.keys(GUIDELINE_SECTIONS).find((each) => isSectionOf(each, firstOf(groups)));
    if (digit && mayLook() && isAboutAppleReview(text, place)) add(`${digit}.0`, place);
  }
  for (const { place, groups } of places(words, BARE_SECTION))
    if (mayLook() && isAboutAppleReview(text, place)) add(`${firstOf(groups)}.0`, place);
  for (const { place, groups } of places(words, IN_BRACKETS)) {
    if (!isAppleReference(text, place, firstOf(groups), mayLook)) continue;
    for (const [number] of firstOf(groups).matchAll(new RegExp(`(?<![\\d.])${NUMBER}`, 'g')))
      if (chapterOf(number)) add(number, place);
  }
  for (const pattern of [
    AFTER_GUIDE,
    AFTER_TRANSLATED_SECTION,
    BESIDE_REJECTED,
    REFUSED_US,
    RAISED,
    READ,
    IN_A_NOTE,
    IN_A_LIST,
    LETTERED,
    UNBRACKETED,
    BEFORE_THE_NAME,
    ...(words.includes('guideline') ? [IN_A_CELL] : []),
  ])
    for (const { place, groups } of places(words, pattern)) {
      if (pattern === BEFORE_THE_NAME && hasHeading && isPassingReference(words, place)) continue;
      // A section of Apple's contract, not of the guidelines.
      if (pattern === BESIDE_REJECTED && /agreement|contract/.test(words.slice(place.end, place.end + 60)))
        continue;
      const number = firstOf(groups);
      const isStated =
        pattern === IN_A_NOTE
          ? words.length <= MAX_HEADING && causeOfGuideline(number) !== undefined
          : pattern === BESIDE_REJECTED &&
            UNDER_A_NUMBER.test(words.slice(place.start, place.end)) &&
            chapterOf(number) !== undefined &&
            isAboutAnApp(words, place);
      if (!isStated && !isCertain(number, place)) continue;
      if (
        (pattern === LETTERED || pattern === UNBRACKETED) &&
        !isNear(words, place, REFUSED) &&
        (isNear(words, place, CONTRACTS) || !isNear(words, place, RETOLD))
      )
        continue;
      add(number, place);
      // `in violation of 2.3.1 and 2.5.2`
      const from = words.indexOf(number, place.start) + number.length;
      for (const { 0: row, 1: next = '', index } of words.slice(from, from + MAX_ROW).matchAll(NEXT_NUMBER))
        if (chapterOf(next)) add(next, { start: from + index, end: from + index + row.length });
    }
  const listed = [...text.shown.matchAll(LISTED)]
    .slice(0, MAX_LOOKS)
    .flatMap(({ 0: whole, 1: number = '', index }) =>
      chapterOf(number) ? [{ number, start: index + whole.indexOf(number), end: index + whole.length }] : [],
    );
  // Two numbers or more that all are guidelines, one of them with three parts: `2.3.12 - …`, `[4.5.4] …`.
  const isSeveral =
    listed.length > 1 &&
    ABOUT_AN_APP.test(words) &&
    !/\b(?:change ?log|release notes|what's new in)\b/.test(words) &&
    listed.every(({ number }) => causeOfGuideline(number)) &&
    listed.some(({ number }) => /\d\.\d{1,2}\.\d/.test(number));
  if (listed.length > 0 && (text.isOfAppReview || hasOneOf(words.slice(0, MAX_READ), ABOUT_A_LIST)))
    for (const { number, ...place } of listed)
      // No other documents have parts such as 5.1.1(iv), but contracts have parts such as 2.1(b).
      if (
        text.isOfAppReview ||
        listed.length >= MIN_LISTED ||
        (isSeveral && causeOfGuideline(number)) ||
        /\d\.\d\.\d\([ivx]+\)$/.test(number) ||
        (/\([a-z]\)$/.test(number) && isCertain(number, place))
      )
        add(number, place);
  for (const { place, groups } of places(words, SECTION_AND_TITLE)) {
    const number = numberOfTitle(firstOf(groups), words.slice(place.end, place.end + 60));
    if (number && !found.has(number) && mayLook() && isAboutAppleReview(text, place)) add(number, place);
  }
  for (const { place, groups } of places(words, BEFORE_THE_TITLE)) {
    const number = firstOf(groups);
    const title = titlesOf(number).find((each) => words.startsWith(each, place.end));
    if (title === undefined) continue;
    const whole = { start: place.start, end: place.end + title.length };
    if (
      (isAlone(number, whole) && whole.end === words.length) ||
      (mayLook() && isAboutAppleReview(text, whole))
    )
      add(number, whole);
  }
  for (const { place, groups } of places(words, LINKED)) {
    const [written, anchor = ''] = groups;
    const number = written ?? numberOfAnchor(anchor);
    if (number && chapterOf(number) && mayLook() && isNear(words, place, REFUSED)) add(number, place, true);
  }
  for (const { number, ...place } of toldNumbersIn(text))
    if (!found.has(tidyNumber(number))) add(number, place);
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Where a pattern matches, with its groups. */
function* places(
  words: string,
  pattern: RegExp,
): Generator<{ place: Place; groups: readonly (string | undefined)[] }> {
  for (const match of words.matchAll(pattern)) {
    const [whole, ...groups] = match;
    yield { place: { start: match.index, end: match.index + whole.length }, groups };
  }
}

/** The only group that matched. */
function firstOf(groups: readonly (string | undefined)[]): string {
  return groups.find((group) => group !== undefined) ?? '';
}

/** Whether a number is only mentioned, as in `See guideline 5.1.1(v) - Account Sign-In` below another heading. */
function isPassingReference(words: string, place: Place): boolean {
  if (SECTION_FOLLOWS.test(words.slice(place.end, place.end + 20))) return false;
  const before = words.slice(Math.max(0, place.start - MAX_NOTE), place.start);
  return hasOneOf(before.slice(-40), MENTIONED) || NOTE.test(before);
}

/**
 * Whether a "guideline 2.1" is one of Apple's, judged by its section's name, else by the text around it, else by
 * whether its line contains nothing else.
 */
function isAppleReference(
  text: ReadableText,
  place: Place,
  numbers: string,
  mayLook: () => boolean,
  hasHeading = false,
): boolean {
  const { shown, words } = text;
  const section = SECTION_FOLLOWS.exec(words.slice(place.end, place.end + 20))?.[1];
  if (section !== undefined) return isSectionOf(numbers, section);
  // Where one heading is Apple's, the other guidelines of the text are as well.
  if (hasHeading) return true;
  // Nobody but Apple writes the translated word, a number and a dash.
  if (
    /[^ -~]/.test(words.slice(place.start, place.start + 2)) &&
    /^ ?[-:：]/.test(words.slice(place.end, place.end + 2))
  )
    return true;
  if (TRANSLATED_SECTIONS[numbers.charAt(0)]?.test(words.slice(place.end, place.end + 24))) return true;
  if (hasAppleHeading(words.slice(place.end, place.end + 90), numbers)) return true;
  if (!mayLook()) return false;
  const before = words.slice(Math.max(0, place.start - 40), place.start);
  const after = words.slice(place.end, place.end + 60);
  if (hasOneOf(before, OTHER_GUIDELINES) || hasOneOf(after, OTHER_GUIDELINES)) return false;
  if (isAboutAppleReview(text, place)) return true;
  // `To resolve the guideline 5.1.1 issue`, as App Review writes in its replies.
  if (/\bresolve (?:the |this )?$/.test(before) && after.startsWith(' issue') && chapterOf(numbers))
    return true;
  // `build 4 is rejected under guideline 2.2`
  if (REFUSED_UNDER.test(before) && chapterOf(numbers) && isAboutAnApp(words, place)) return true;
  // `It was rejected according to 4.2.2`, `under 2.1(a)`: only Apple's guidelines have that many parts.
  if (/^\d\.\d{1,2}(?:\.\d|.*\([a-z])/.test(numbers) && chapterOf(numbers) && isNear(words, place, REFUSED))
    return !isNear(words, place, OTHER_PUBLISHERS);
  return !isNear(words, place, OTHER_GUIDELINES) && isWholeLine(shown, place);
}

function hasAppleHeading(after: string, numbers: string): boolean {
  if (APPLE_HEADING.test(after)) return true;
  // `Guideline 4.3(a), "Spam"`
  const [base = '', letter] = numbers.split('(');
  const titles = letter === undefined ? [] : (HEADINGS[base] ?? []);
  if (titles.some((each) => after.replace(/^[ ,:"(-]{0,4}/, '').startsWith(each))) return true;
  const title = chapterOf(numbers)?.title;
  return (
    title !== undefined &&
    isApplesOwn(title) &&
    after.replace(/^ ?[-:] ?/, '').startsWith(title.toLowerCase())
  );
}

/** Whether a word next to a place begins with one of these. */
function isNear(words: string, { start, end }: Place, beginnings: readonly string[]): boolean {
  return hasOneOf(words.slice(Math.max(0, start - NEARBY), end + NEARBY), beginnings);
}

/** Whether the words near a place are about an app, and name nobody else who has guidelines. */
function isAboutAnApp(words: string, place: Place): boolean {
  const around = words.slice(Math.max(0, place.start - NEARBY), place.end + NEARBY);
  return ABOUT_AN_APP.test(around) && !isNear(words, place, OTHER_PUBLISHERS);
}

/** Whether words near a place say that it is about a review by Apple. */
function isAboutAppleReview({ words, isOfAppReview }: ReadableText, place: Place): boolean {
  if (isOfAppReview) return true;
  return words.length <= SHORT_TEXT
    ? hasOneOf(words, ABOUT_APPLE_REVIEW)
    : isNear(words, place, ABOUT_APPLE_REVIEW);
}

/** Whether only punctuation and tags of HTML are next to it in its line. */
function isWholeLine(shown: string, place: Place): boolean {
  const before = shown.slice(Math.max(0, place.start - MAX_BESIDE), place.start).replace(HTML_TAG, '\n');
  const after = shown.slice(place.end, place.end + MAX_BESIDE).replace(HTML_TAG, '\n');
  return (
    /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(before.slice(-8)) &&
    /^[^\p{L}\p{N}\n]*(?:$|\n)/u.test(after.slice(0, 8))
  );
}
