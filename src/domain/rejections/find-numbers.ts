import {
  GUIDELINE_CHAPTERS,
  GUIDELINE_HEADINGS as HEADINGS,
  GUIDELINE_SECTIONS,
} from './apple-guideline-chapters';
import { hasOneOf, type Place } from './find-message';
import type { ReadableText } from './readable-text';

/** A number of Apple's found in the text, written as Apple writes it: `2.3.7`, `5.1.1(v)`. */
export interface FoundNumber extends Place {
  number: string;
  /** The text refers to it only for more information, as in `Please see Guideline 3.1.3(b)`. */
  isMention?: true;
}

/** Characters around a number in which words must confirm its meaning. */
const NEARBY = 300;
/** Largest number of numbers whose surroundings are read: a message has few, a hostile text tens of thousands. */
const MAX_LOOKS = 200;

/** Characters of a text that are read for what it is about. */
const MAX_READ = 20_000;

const ABOUT_APPLE_REVIEW = [
  'app store',
  'appstore',
  'app review',
  'apple',
  'testflight',
  'itunes connect',
  'resolution center',
  '苹果',
  '蘋果',
  '审核',
  '審核',
  '審査',
  'リジェクト',
  '심사',
  '리젝',
  'binary rejected',
  'your app',
  'app was rejected',
  'app got rejected',
  'app has been rejected',
  'rejected our app',
  'review device',
  'version reviewed',
  'rejected my app',
  'app rejection',
] as const;

/** Beginnings of words of a refusal. */
const REFUSED = ['reject', 'refus'];

/** Other publishers of numbered guidelines. */
const OTHER_GUIDELINES =
  'wcag | w3c | accessib | section 508 | brand | style | editorial | clinical | medical | patient | treatment | nice | nist | owasp | oecd | gdpr | coding | design system | human interface | material design | dietary | teaching | grading'.split(
    ' | ',
  );

/** One number, `2.3.7` or `5.1.1 (v)`, that is not part of a longer one. */
const NUMBER = String.raw`[1-5]\.\d{1,2}(?:\.\d{1,2})?(?!\.?\d)(?: ?\((?:[ivx]{1,4}|[a-z])\))?`;
const SECTION = '(safety|performance|business|design|legal)';
/** The sections in Apple's translated messages, by the first digit of a number. */
const TRANSLATED_SECTIONS: Readonly<Record<string, RegExp>> = {
  '1': /^ ?[-:：] ?(?:安全|セキュリティ|sicherheit|seguridad|sécurité|segurança|sicurezza|안전|безопасность)/,
  '2': /^ ?[-:：] ?(?:性能|パフォーマンス|leistung|rendimiento|performances?|desempenho|prestazioni|성능|производительность)/,
  '3': /^ ?[-:：] ?(?:商务|商務|商业|商業|业务|ビジネス|geschäft|negocio|activité|entreprise|negócio|비즈니스|бизнес)/,
  '4': /^ ?[-:：] ?(?:设计|設計|デザイン|gestaltung|diseño|conception|designs?|디자인|дизайн)/,
  '5': /^ ?[-:：] ?(?:法律|法务|法務|法的|rechtlich|recht|jurídic|mentions légales|aspects juridiques|legale|법적|법률|правовые|юридическ)/,
};

/** What Apple's translated messages call a guideline. */
const GUIDELINE_WORD =
  '(?:guidelines?|审核指南|審核指南|准则|準則|指南|条款|條款|ガイドライン|가이드라인|지침|richtlinien?|leitlinien?|directives?|directrices|directriz|pautas?|diretriz(?:es)?|linee guida|linea guida|gu[ií]a|normas?|requisito|regras?|règles?|normes?|рекомендаци[яи]|правил[оа]|пункт[ау]?|wytyczn[ae]|nguyên tắc|yönerge)';

const AFTER_THE_WORD = new RegExp(
  String.raw`(?<![a-z])${GUIDELINE_WORD}(?: number| no\.?)?(?:的|第)?:? {0,2}(${NUMBER}(?:(?: \([a-z][a-z ,&-]{2,40}\))?(?:,| and|, and| or| &| \+| \/|;) ?(?:guideline )?${NUMBER}){0,20})`,
  'g',
);
/** Apple's own heading: `2.1.0 Performance: App Completeness`, `2. 3 PERFORMANCE: ACCURATE METADATA`. */
const BEFORE_THE_SECTION = new RegExp(
  String.raw`(?<![\d.])([1-5])\. ?(\d{1,2}(?:\.\d{1,2})?(?:\([a-z]{1,4}\))?) ?[-:]? ?${SECTION} ?[-:] ?`,
  'g',
);
/** An older form: `Performance - 2.3.10`. */
const AFTER_THE_SECTION = new RegExp(String.raw`\b${SECTION} ?- ?(${NUMBER})`, 'g');
/**
 * A reply in App Store Connect: `Regarding 3.1.1, we still noticed …`, `Regarding 4.8 guideline issue`, `2.1
 * guideline`.
 */
const BESIDE_THE_WORD = new RegExp(
  String.raw`\b(?:regarding|concerning|according(?: to)?|citing|per) (${NUMBER})|(?<![\d.])(${NUMBER}) ?(?:guidelines?\b|details\b|条款|條款|准则|準則|가이드라인|지침|ガイドライン)`,
  'g',
);
/** Several numbers with a word each: `on three guidelines (5.2.5 name, 2.3.7 price, 2.1 video)`. */
const IN_BRACKETS =
  /guidelines?[^.\n()]{0,30}[(:] ?([1-5]\.\d[^()\n]{0,200})|\breject(?:ed|ion|s)?\b[^.\n()]{0,50}\(([1-5]\.\d{1,2}(?:\.\d+)? (?!(?:beta|build)\b(?!-))[a-z][^()\n]{0,200})|\breject(?:ed|ion|s)?\b ?\(([1-5]\.\d[\d.]* ?\+ ?[1-5]\.\d[^()\n]{0,100})/g;
/** A machine translation of the heading: `Guide 1.2-Security-User Generated Content`. */
const AFTER_GUIDE = new RegExp(String.raw`(?<![a-z])guide (${NUMBER})(?= ?-)`, 'g');
/** A whole section without its name: `Guideline 5, concerning China`. */
const BARE_SECTION = /(?<![a-z])guideline ([1-5])(?= ?[,;:)]|\.(?! ?\d))/g;
/** A whole section: `Guideline 4 - Design`. */
const SECTION_ONLY = new RegExp(String.raw`(?<![a-z])guideline ([1-5]) ?[-:] ?${SECTION}\b`, 'g');
/** What someone writes about a message: `rejected under 5.1.1`, `被拒 4.3`, `the 2.1 rejection`, `4.3被拒`. */
const BESIDE_REJECTED = new RegExp(
  String.raw`\b(?:reject(?:ed|ing|s|ion)?|violat(?:es|ed|ion|ing)) (?:it |us |my app |our app |the app )?(?:under|for|citing|per|of|with|based on|because of|due to|according to|by)(?: section| clause| rule| violating)? (${NUMBER})(?! ?(?:of|version|beta|build))|(?:section|clause|rule|条款|第) ?(${NUMBER}) ?(?:of (?:the )?(?:apple|app store|app review)|被拒|违反|違反|条)|\b(?:reason|reasons|rejected)[ :]{0,2}\((${NUMBER})\)|\brejected ([1-5]\.\d{1,2}(?:\.\d{1,2})?\([a-z]\))(?=:)|(?<![\d.])(${NUMBER}) ?(?:rejections?\b|被拒|大礼包|リジェクト|리젝|거절)|被拒(?:绝|絕)?[:：,，]? ?(?:原因)?[:：]? ?(${NUMBER})|(?:リジェクト|리젝)[:：]? ?(${NUMBER})`,
  'g',
);
/** One of several numbers before a Chinese word for clause or refusal: `3.1.5和4.7条款`. */
const IN_A_LIST = new RegExp(
  String.raw`(?<![\d.])(${NUMBER})(?=(?: ?& ?| and |, ?|和|、|与|及|跟) ?${NUMBER} ?(?:条款|條款|被拒|가이드라인|지침|ガイドライン|guidelines?\b))`,
  'g',
);
/** Several numbers before the name: `violated 2.3.1 and 2.5.2 in App review guidelines`. */
const BEFORE_THE_NAME = new RegExp(
  String.raw`(?<![\d.])(${NUMBER})(?=(?:(?:,| and|, and| &) ${NUMBER}){0,6} (?:in|of|from) (?:the |apple's |apple |app store |app )*review guidelines\b)`,
  'g',
);
/** A list of guidelines with a number at the beginning of each line: `3.1.1 - Use payment mechanisms other than …`. */
const LISTED = new RegExp(String.raw`(?:^|\n)(?:[-•] ?)?(${NUMBER})(?: ?[-:：、] ?|(?<=\)) )`, 'g');
/** Fewer numbers than this may be those of versions. */
const MIN_LISTED = 4;
/** Words of a review: without them a list of numbers is one of versions. */
const ABOUT_A_LIST = [
  'app review',
  'review guideline',
  'reject',
  '审核',
  '審核',
  '审查',
  'リジェクト',
  '審査',
  '심사',
] as const;
/** Apple's heading without its number: `Design: Spam`, `Legal: Privacy - Data Use and Sharing`. */
const SECTION_AND_TITLE = new RegExp(
  String.raw`(?<!\d(?:\([a-z]{1,4}\))?\.? ?[-:,]? ?)\b${SECTION} ?[-:] ?(?:privacy ?[-:] ?|payments ?[-:] ?)?(?=[a-z])`,
  'g',
);
/** A number with the title of its chapter: `4.8 Login Services`, `4.3.0 Spam`. */
const BEFORE_THE_TITLE = new RegExp(String.raw`(?<![\d.])(${NUMBER}) ?[-:]? ?(?=[a-z])`, 'g');
/** Apple's heading of one issue. */
const HEADING = new RegExp(String.raw`(?<![a-z])guideline ${NUMBER} ?[-:,] ?${SECTION}\b`);
/** Words before a number that a message mentions beside the issue of its heading. */
const MENTIONED = [
  'see',
  'while',
  'learn more',
  'referenced in',
  'described in',
  'outlined in',
  'permitted',
  'in accordance with',
  'to learn',
  'exception',
  'specified in',
] as const;
const SECTION_FOLLOWS = new RegExp(String.raw`^ ?[-:,(]? ?${SECTION}\b(?! model)`);
/** Apple's own words after a number that has no section name. */
const APPLE_HEADING = /^ ?[-:] ?(?:information needed|new app submission)\b/;
/** Chapter titles that other documents have too. */
const COMMON_TITLES = ['Intellectual Property', 'Data Security', 'Developer Information'];

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
  const isCertain = (number: string, place: Place) =>
    chapterOf(number) !== undefined && mayLook() && isAboutAppleReview(text, place);

  const hasHeading = HEADING.test(words);
  for (const { place, groups } of places(words, AFTER_THE_WORD)) {
    const [numbers = ''] = groups;
    if (!isAppleReference(text, place, numbers, mayLook, hasHeading)) continue;
    const isMention = isPassingReference(words, place);
    if (hasHeading && isMention) continue;
    for (const [number] of numbers.matchAll(new RegExp(NUMBER, 'g'))) add(number, place, isMention);
  }
  for (const { place, groups } of places(words, BEFORE_THE_SECTION)) {
    const [section = '', rest = '', name = ''] = groups;
    const number = `${section}.${rest}`;
    const title = chapterOf(number)?.title;
    if (title === undefined || !isSectionOf(number, name)) continue;
    if (!words.startsWith(title.toLowerCase(), place.end)) continue;
    // With Apple's number, section and title it counts; only where others may have all three does the text around it
    // decide.
    if (
      isApplesOwn(title) ||
      (mayLook() && (isAboutAppleReview(text, place) || isNear(words, place, REFUSED)))
    )
      add(number, place);
  }
  for (const { place, groups } of places(words, AFTER_THE_SECTION)) {
    const [name = '', number = ''] = groups;
    if (isSectionOf(number, name) && mayLook() && isAboutAppleReview(text, place)) add(number, place);
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
  for (const { place, groups } of places(words, BARE_SECTION))
    if (mayLook() && isAboutAppleReview(text, place)) add(`${firstOf(groups)}.0`, place);
  for (const { place, groups } of places(words, IN_BRACKETS)) {
    if (!isAppleReference(text, place, firstOf(groups), mayLook)) continue;
    for (const [number] of firstOf(groups).matchAll(new RegExp(`(?<![\\d.])${NUMBER}`, 'g')))
      if (chapterOf(number)) add(number, place);
  }
  for (const pattern of [AFTER_GUIDE, BESIDE_REJECTED, IN_A_LIST, BEFORE_THE_NAME])
    for (const { place, groups } of places(words, pattern)) {
      if (pattern === BEFORE_THE_NAME && hasHeading && isPassingReference(words, place)) continue;
      // A section of Apple's contract, not of the guidelines.
      if (pattern === BESIDE_REJECTED && /agreement|contract/.test(words.slice(place.end, place.end + 60)))
        continue;
      const number = firstOf(groups);
      if (isCertain(number, place)) add(number, place);
    }
  const listed = [...text.shown.matchAll(LISTED)]
    .slice(0, MAX_LOOKS)
    .flatMap(({ 0: whole, 1: number = '', index }) =>
      chapterOf(number) ? [{ number, start: index + whole.indexOf(number), end: index + whole.length }] : [],
    );
  if (listed.length > 0 && hasOneOf(words.slice(0, MAX_READ), ABOUT_A_LIST))
    for (const { number, ...place } of listed)
      // Nobody else has parts such as 5.1.1(iv), but contracts have parts such as 2.1(b).
      if (
        listed.length >= MIN_LISTED ||
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
    const chapter = chapterOf(number)?.title.toLowerCase();
    const titles = [
      ...(chapter === undefined ? [] : [chapter]),
      ...(HEADINGS[number.replace(/\(.*/, '')] ?? []),
    ];
    const title = titles.find((each) => words.startsWith(each, place.end));
    if (title === undefined) continue;
    const whole = { start: place.start, end: place.end + title.length };
    if (mayLook() && isAboutAppleReview(text, whole)) add(number, whole);
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Where a pattern matches, and what its groups hold there. */
function* places(
  words: string,
  pattern: RegExp,
): Generator<{ place: Place; groups: readonly (string | undefined)[] }> {
  for (const match of words.matchAll(pattern)) {
    const [whole, ...groups] = match;
    yield { place: { start: match.index, end: match.index + whole.length }, groups };
  }
}

/** What the only group that matched holds. */
function firstOf(groups: readonly (string | undefined)[]): string {
  return groups.find((group) => group !== undefined) ?? '';
}

/** Whether a number is only mentioned, as in `See guideline 5.1.1(v) - Account Sign-In` below another heading. */
function isPassingReference(words: string, place: Place): boolean {
  if (SECTION_FOLLOWS.test(words.slice(place.end, place.end + 20))) return false;
  return hasOneOf(words.slice(Math.max(0, place.start - 40), place.start), MENTIONED);
}

/** Returns the chapter of a guideline number; undefined when Apple has no such chapter. */
export function chapterOf(number: string): { number: string; title: string } | undefined {
  const chapter = /^\d\.\d{1,2}/.exec(number)?.[0] ?? '';
  const title = GUIDELINE_CHAPTERS[chapter];
  return title === undefined ? undefined : { number: chapter, title };
}

/** The guideline of a section whose title begins a text; undefined when it is none of Apple's. */
function numberOfTitle(section: string, text: string): string | undefined {
  return Object.entries(HEADINGS).find(
    ([number, titles]) => isSectionOf(number, section) && titles.some((title) => text.startsWith(title)),
  )?.[0];
}

function isSectionOf(number: string, name: string): boolean {
  return GUIDELINE_SECTIONS[number.charAt(0)]?.toLowerCase() === name;
}

/**
 * Whether a "guideline 2.1" is one of Apple's, judged by its section's name, else by the text around it, else by
 * whether its line contains nothing else.
 */
function isAppleReference(
  { shown, words }: ReadableText,
  place: Place,
  numbers: string,
  mayLook: () => boolean,
  hasHeading = false,
): boolean {
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
  if (isAboutAppleReview({ words }, place)) return true;
  // `It was rejected according to 4.2.2`: only Apple's guidelines have that many numbers.
  if (/^\d\.\d{1,2}\.\d/.test(numbers) && chapterOf(numbers) && isNear(words, place, REFUSED))
    return !isNear(words, place, [...OTHER_GUIDELINES, 'google', 'version']);
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

/** A title of several words that no other numbered chapter has. */
function isApplesOwn(title: string): boolean {
  return title.includes(' ') && !COMMON_TITLES.includes(title);
}

/** Whether words near a place say that it is about a review by Apple. */
export function isAboutAppleReview({ words }: Pick<ReadableText, 'words'>, place: Place): boolean {
  return isNear(words, place, ABOUT_APPLE_REVIEW);
}

/** Whether only punctuation is next to it in its line. */
function isWholeLine(shown: string, place: Place): boolean {
  const before = shown.slice(Math.max(0, place.start - 8), place.start);
  const after = shown.slice(place.end, place.end + 8);
  return /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(before) && /^[^\p{L}\p{N}\n]*(?:$|\n)/u.test(after);
}

/** Normalizes `2.1.0` to `2.1`, and `5.1.1 (V)` to `5.1.1(v)`. */
function tidyNumber(written: string): string {
  return written.replaceAll(' ', '').replace(/^(\d\.\d{1,2})\.0(?!\d)/, '$1');
}
