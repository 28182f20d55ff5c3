import { lazily } from '@/domain/lazily';

/** Replacements for characters in mails and logs. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&#39;': "'",
  '&apos;': "'",
  '&quot;': '"',
  '&gt;': '>',
  '&lt;': '<',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Prefixes that build services write before every line of another tool: the time (GitHub Actions), a step
 * (`[RUN_GRADLEW]`, EAS), a duration (`[ +54 ms]`, Flutter). A message of several lines is contiguous only without
 * them.
 */
const BEFORE_A_LINE = /^ ?(?:\d{4}-\d\d-\d\dT[\d:.]+Z |\[(?:[A-Z]+(?:_[A-Z]+)+| ?\+?\d+ ms| )\] ?)/gm;

/** The number in `Guideline 2. 1 - Performance`, as a copy of App Store Connect or a translation has it. */
const SPACED_NUMBER = /(?<=\bguidelines? )[1-5](?:\. ?\d{1,2}){1,2}(?= ?[-:])/gi;

/** A pasted text in forms of the same length, so that an index in one is the same place in the others. */
export interface ReadableText {
  /** For people: one kind of quotes and dashes, single spaces, lines preserved, nothing invisible. */
  shown: string;
  /** For searching: lower case, in one line. */
  words: string;
  /** `words` with a space for every hyphen within a word, because people write `in app purchase` as well. */
  spaced: string;
  /** All words of `words`, so that most phrases need no search. */
  vocabulary: () => Vocabulary;
  /** Whether it is a part of a letter that is App Review's as a whole. */
  isOfAppReview?: boolean;
  /** The text in another language of which this is the English reading, and where they differ. */
  written?: { shown: string; pieces: readonly { start: number; end: number; from: number; to: number }[] };
}

/** The different words of a text. */
export interface Vocabulary {
  /** Whole words, and each character of the scripts that write no spaces between words. */
  words: ReadonlySet<string>;
  /** The first four characters of every word. */
  beginnings: ReadonlySet<string>;
}

/** How many characters of a word `Vocabulary.beginnings` contains. */
export const BEGINNING = 4;
/** Longer words are cut. */
export const MAX_WORD = 60;

/**
 * Makes a pasted message comparable: mail quoting, mark-up signs, curly quotes, entities, invisible and direction
 * characters differ from copy to copy. The time is proportional to the length.
 */
export function readableText(text: string): ReadableText {
  const shown = withoutTags(text)
    .replace(/&(?:#39|apos|quot|gt|lt|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    // Letters and full stops of East Asian width, and the decimal separator of Arabic.
    .replace(/٫/g, '.')
    .replace(/[Ａ-Ｚａ-ｚ．]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    // A bullet, and the emphasis of Markdown.
    .replace(/^((?: ?>)* *)\* (?=\S)/gm, '$1- ')
    .replace(/[*`]/g, '')
    // The soft emphasis of Markdown, not the underscore in a name.
    .replace(
      /(?<![\p{L}\p{N}_])(_{1,2})(?=[\p{L}\p{N}])([^_\n]{1,200}[\p{L}\p{N}.!?])\1(?![\p{L}\p{N}_])/gu,
      '$2',
    )
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟«»″「」『』《》]/g, '"')
    // A link in Markdown: the words without the address.
    .replace(/\[([^\][\n]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    .replace(SPACED_NUMBER, (number) => number.replaceAll(' ', ''))
    // The only letter that becomes longer in lower case.
    .replace(/İ/g, 'I')
    .replace(/^(?: ?>)+/gm, '')
    .replace(BEFORE_A_LINE, '')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
  return readableForms(shown);
}

/** The forms of a text that is already plain. */
export function readableForms(shown: string): ReadableText {
  const words = shown.toLowerCase().replaceAll('\n', ' ');
  return withVocabulary({ shown, words, spaced: withoutHyphens(words) });
}

/** A part of a text in its forms, without the space around it. */
export function partOfForms({ shown, words, spaced }: ReadableText, { start, end }: Place): ReadableText {
  const part = shown.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  const to = from + part.trim().length;
  return withVocabulary({
    shown: shown.slice(from, to),
    words: words.slice(from, to),
    spaced: spaced.slice(from, to),
  });
}

/** Collects the words of a text when they are first asked for: those of the whole of a letter are not. */
function withVocabulary(forms: Pick<ReadableText, 'shown' | 'words' | 'spaced'>): ReadableText {
  return { ...forms, vocabulary: lazily(() => vocabularyOf(forms.words)) };
}

/** A mail in HTML as its text: a line for each paragraph. Tags in any other text are part of what somebody wrote. */
function withoutTags(text: string): string {
  if (!/<(?:html|body|div|p|br)\b[^<>]{0,300}>/i.test(text)) return text;
  return text
    .replace(/<\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6]|blockquote)\b[^<>]{0,300}>/gi, '\n')
    .replace(/<\/?(?:html|head|body|b|i|u|em|strong|span|font|a|td|th|tbody|meta|img)\b[^<>]{0,300}>/gi, '');
}

/** A digit of any script as one of 0 to 9. Digits of a script follow each other from a code that ends in 0 or 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  // A digit beyond the basic plane has two units; the place of what follows must stay the same.
  return digit.length === 1 && code - zero < 10 ? String(code - zero) : digit;
}

/** Replaces each hyphen between letters with a space. */
export function withoutHyphens(words: string): string {
  return words.replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ');
}

/** Collects the different words of a text in lower case. */
export function vocabularyOf(text: string): Vocabulary {
  const words = new Set<string>();
  const signs = new Set<string>();
  let start = -1;
  for (let index = 0; index <= text.length; index += 1) {
    const kind = index < text.length ? characterKind(text.charCodeAt(index)) : OTHER;
    if (kind === LETTER) {
      if (start < 0) start = index;
      continue;
    }
    if (start >= 0) {
      words.add(text.slice(start, Math.min(index, start + MAX_WORD)));
      start = -1;
    }
    if (kind === SIGN) signs.add(text.charAt(index));
  }
  const beginnings = new Set<string>();
  for (const word of words) beginnings.add(word.slice(0, BEGINNING));
  for (const sign of signs) words.add(sign);
  return { words, beginnings };
}

const LETTER = 1;
const SIGN = 2;
const OTHER = 3;
/** By UTF-16 unit, 0 until it is known. */
const kinds = new Uint8Array(0x1_0000);

/** `LETTER` for a character of a word, `SIGN` for one of a script without spaces; by UTF-16 unit. */
function characterKind(code: number): number {
  const known = kinds[code];
  if (known) return known;
  const character = String.fromCharCode(code);
  const kind = isWordCharacter(character) ? LETTER : SCRIPT_WITHOUT_SPACES.test(character) ? SIGN : OTHER;
  kinds[code] = kind;
  return kind;
}

/** Whether this UTF-16 unit is part of a word, as in a vocabulary. */
export function isOfWord(code: number): boolean {
  return characterKind(code) === LETTER;
}

const SCRIPT_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Whether this character is part of a word. The empty text beyond either end is not, nor are characters of scripts
 * without spaces between words.
 */
export function isWordCharacter(character: string | undefined): boolean {
  return (
    character !== undefined && /[\p{L}\p{N}_]/u.test(character) && !SCRIPT_WITHOUT_SPACES.test(character)
  );
}

/** The fruit, and no slip of the pen for `Apple's`: `Apples review team`. */
const FRUIT =
  /^apples\b(?! (?:app|review|guideline|store|polic|rule|team|developer|requirement|reason|reply|test))/;

/** Whether a word of the text begins with one of these. */
export function hasOneOf(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => {
    let at = text.indexOf(beginning);
    while (at >= 0) {
      const isInside = at > 0 && isWordCharacter(text[at - 1]) && isWordCharacter(text[at]);
      if (!isInside && !(beginning === 'apple' && FRUIT.test(text.slice(at, at + 20)))) return true;
      at = text.indexOf(beginning, at + 1);
    }
    return false;
  });
}

/** A range of a readable text. */
export interface Place {
  start: number;
  end: number;
}

/** Longest quote shown, in characters. */
const MAX_QUOTE = 180;

/** A place of a text's reading in the writer's own words. */
export function writtenAt(text: ReadableText, place: Place): string {
  const { shown, start, end } = asWritten(text, place);
  return shown.slice(start, end);
}

/** The text of the writer, and where a place of its reading is in it. */
function asWritten({ shown, written }: ReadableText, { start, end }: Place): { shown: string } & Place {
  if (!written) return { shown, start, end };
  const at = (index: number, isEnd: boolean) => {
    const piece = written.pieces.findLast((each) => (isEnd ? each.start < index : each.start <= index));
    if (!piece) return index;
    return index < piece.end ? (isEnd ? piece.to : piece.from) : index - piece.end + piece.to;
  };
  return { shown: written.shown, start: at(start, false), end: at(end, end > start) };
}

/** Where a place of the writer's text is in its reading. */
export function placeInReading({ written }: ReadableText, index: number): number {
  const piece = written?.pieces.findLast(({ from }) => from < index);
  return piece ? Math.max(piece.end, index - piece.to + piece.end) : index;
}

/** The line of a place, or as much of it around the place as a quote may have. */
export function quoteAround(text: ReadableText, range: Place): string {
  const { shown, ...place } = asWritten(text, range);
  const before = shown.slice(Math.max(0, place.start - MAX_QUOTE / 2), place.start);
  // Without a line break lastIndexOf gives -1, and the quote begins at the limit.
  const from = place.start - before.length;
  const line = before.lastIndexOf('\n') + 1;
  // A line that is too long is quoted from the beginning of a sentence, or at least of a word.
  const isLong = line === 0 && from > 0;
  const sentence = isLong
    ? Math.max(...[...before.matchAll(/[.!?] (?=\p{Lu})/gu)].map(({ index }) => index + 2), -1)
    : -1;
  const space = before.slice(0, MAX_WORD).indexOf(' ');
  const word = isLong ? space + 1 : line;
  const lineFrom = from + (sentence < 0 ? word : sentence);
  const after = shown.slice(place.end, Math.max(place.end, lineFrom + MAX_QUOTE));
  const lineEnd = after.indexOf('\n');
  const isAll = place.end + after.length >= shown.length;
  const lastWord = isAll || lineEnd >= 0 ? -1 : after.lastIndexOf(' ');
  const isNearEnd = lastWord > 0 && after.length - lastWord < MAX_WORD;
  const to = place.end + (lineEnd >= 0 ? lineEnd : isNearEnd ? lastWord : after.length);
  const isCutBefore = sentence < 0 && lineFrom > 0 && shown[lineFrom - 1] !== '\n';
  const isCutAfter = to < shown.length && shown[to] !== '\n';
  const quote = shown
    .slice(lineFrom, to)
    // A cut may leave half a character.
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .replaceAll('\n', ' ')
    .trim();
  return `${isCutBefore ? '…' : ''}${quote}${isCutAfter ? '…' : ''}`;
}

/** The words and phrases of rows that separate them by `|`: `app store|testflight|itunes`. */
export function wordsIn(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split('|'));
}
