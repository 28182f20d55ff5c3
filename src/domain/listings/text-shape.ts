/**
 * Shapes of text that the stores' rules concern: emoji, emoticons, capitals, repeated signs, control characters. Every
 * expression here is linear: no nested repetition, every run bounded or of one class.
 */

/**
 * One visible emoji: a flag, a keycap, or a pictograph with its modifiers and joined parts. Signs of ordinary text that
 * Unicode counts as pictographs (©, ®, ™, arrows and the like) are left out.
 */
const EMOJI =
  /\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|(?![©®™‼⁉ℹ↔-↪])\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?){0,8}/gu;

/** Emoticons in plain characters, separated from words. */
const EMOTICON =
  /(?<=^|\s)(?:[:;=][-o^']?[()[\]dDpPoO/\\|*3]|<3|\^[_.-]?\^|[xX]D|[tT][_.][tT]|-_-|[oO]_[oO])(?=$|[\s.,!?])/g;

/** Parts that Japanese-style faces have and words do not: special signs, or two eyes around a mouth. */
const FACE_SIGNS = /[‿﹏∀≧≦◡ᴗʘ◕╥╯╰ᵕ╬⌒￣▽]|([\^;°TOo•ಠ-])[_.ω﹏]\1|^.ツ.$|^¯/u;
const BRACKETED = /¯\\_\([^()\n]{1,6}\)_\/¯|[(（][^()（）\n]{1,12}[)）]/gu;

/** Returns the emoji, emoticons and kaomoji of a text, in order and without repeats. */
export function pictographsOf(text: string): string[] {
  const faces = [...text.matchAll(BRACKETED)]
    .map((match) => match[0])
    .filter((face) => FACE_SIGNS.test(face));
  return [...new Set([...(text.match(EMOJI) ?? []), ...(text.match(EMOTICON) ?? []), ...faces])];
}

/** Removes them, and the gaps they leave. */
export function withoutPictographs(text: string): string {
  const bare = text
    .replace(BRACKETED, (face) => (FACE_SIGNS.test(face) ? '' : face))
    .replace(EMOJI, '')
    .replace(EMOTICON, '');
  return bare === text ? text : tidySpaces(bare);
}

/** Emoji that Unicode draws as pictures, and all of the emoji blocks: App Store Connect refuses them in every text. */
const REFUSED_EMOJI =
  /\p{Regional_Indicator}{2}|(?:\p{Emoji_Presentation}|[\u{1F000}-\u{1FBFF}])(?:[\uFE0E\uFE0F\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic}){0,16}/gu;
/** Text signs with the selector for pictures, such as ❤️, and keycaps. */
const SELECTED_EMOJI = /[0-9#*]\uFE0F?\u20E3|(?![0-9#*])\p{Emoji}\uFE0F/gu;

/** Emoji that App Store Connect refuses, each once. Signs such as ▶ ○ ■ ✓ are accepted and left out. */
export function refusedEmojiOf(text: string): string[] {
  return [...new Set(text.match(REFUSED_EMOJI) ?? [])];
}

/** Signs that are text unless a selector makes them pictures; whether they are refused is not documented. */
export function selectedEmojiOf(text: string): string[] {
  return [...new Set(text.replace(REFUSED_EMOJI, '').match(SELECTED_EMOJI) ?? [])];
}

/**
 * The text without refused emoji, and with plain signs in the place of those with an emoji selector: `❤️` becomes `❤`, a
 * keycap its digit. Lines and words stay.
 */
export function withoutEmoji(text: string): string {
  return withoutSigns(text, REFUSED_EMOJI).replace(SELECTED_EMOJI, (sign) =>
    sign.replace(/[\uFE0F\u20E3]/g, ''),
  );
}

/** Signs before which no space is written. */
const CLOSING = /^[.,;:!?…)\]}。、，！？：；）」』]/u;

/**
 * Removes signs with the gaps they leave, and nothing else: all space beside them at the ends of a line, otherwise all but
 * one.
 * @param signs without capturing groups
 */
function withoutSigns(text: string, signs: RegExp): string {
  const parts = text.split(signs);
  if (parts.length === 1) return text;
  const last = parts.length - 1;
  let kept = '';
  let isGap = false;
  parts.forEach((part, index) => {
    const start = index === 0 ? 0 : part.length - withoutSpaceBefore(part).length;
    const core = index === last ? part.slice(start) : withoutSpaceAfter(part.slice(start));
    isGap ||= index > 0;
    if (core === '') return;
    const isLineEdge = kept === '' || kept.endsWith('\n') || core.startsWith('\n') || CLOSING.test(core);
    kept += isGap && !isLineEdge ? ` ${core}` : core;
    isGap = false;
  });
  return kept;
}

/** Trims spaces and tabs before the text, but no line breaks. */
function withoutSpaceBefore(text: string): string {
  const trimmed = text.trimStart();
  const space = text.slice(0, text.length - trimmed.length);
  const line = space.indexOf('\n');
  return line < 0 ? trimmed : space.slice(line) + trimmed;
}

function withoutSpaceAfter(text: string): string {
  const trimmed = text.trimEnd();
  const space = text.slice(trimmed.length);
  return trimmed + space.slice(0, space.lastIndexOf('\n') + 1);
}

/**
 * Emoji, and every symbol that is not a letter, number, punctuation, mathematical or currency sign: ✓ ★ © among them.
 */
const SYMBOL = new RegExp(`${EMOJI.source}|[\\p{So}\\p{Co}]\\uFE0F?`, 'gu');

/** The text without emoji and other symbols, for texts that the product writes itself. */
export function withoutSymbols(text: string): string {
  const bare = text.replace(SYMBOL, '');
  return bare === text ? text : tidySpaces(bare);
}

/** Reduces spaces to single ones and removes those at the ends of a line. */
export function tidySpaces(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** C0 and C1 controls without tab and line breaks, and broken surrogates. */
const CONTROL = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;
/** Marks without a width that change how a text is searched, broken or ordered. */
const INVISIBLE = /[\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const SINGLE_LINE_BREAKS = /[\t\n\r]+/g;

/**
 * Whether a text contains characters that no store text may contain. In one-line fields line breaks and tabs count as
 * well.
 */
export function hasControlCharacters(text: string, isMultiline: boolean): boolean {
  const inner = isMultiline ? text : text.trim();
  return text.search(CONTROL) >= 0 || (!isMultiline && inner.search(SINGLE_LINE_BREAKS) >= 0);
}

/** Controls that end a line in the programs that write them: Word's line break is a vertical tab. */
const LINE_CONTROLS = /[\v\f\u0085]/g;

/** Removes them; those that stand for a line break become one, and in one-line fields line breaks and tabs become spaces. */
export function withoutControls(text: string, isMultiline: boolean): string {
  const bare = text.replace(LINE_CONTROLS, '\n').replace(CONTROL, '');
  return isMultiline ? bare : tidySpaces(bare.replace(SINGLE_LINE_BREAKS, ' '));
}

/** The text without control and invisible characters, for texts that the product writes itself. */
export function withoutControlCharacters(text: string, isMultiline: boolean): string {
  return withoutControls(withoutInvisibleCharacters(text), isMultiline);
}

/** Whether a text contains zero-width spaces, byte order marks or marks of the writing direction. */
export function hasInvisibleCharacters(text: string): boolean {
  return text.search(INVISIBLE) >= 0;
}

/** Removes them; the separators of lines and paragraphs become line breaks. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replace(/[\u2028\u2029]/g, '\n').replace(INVISIBLE, '');
}

/** Characters inside a word that are not part of it: controls except the ends of lines, invisible marks, emoji selectors. */
const NOISE =
  /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]|\p{Cs}|[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\uFE0E|\uFE0F|\u20E3/gu;

/** The text as its words are read: without what stands invisibly inside them. */
export function withoutNoise(text: string): string {
  return text.replace(NOISE, '');
}

/**
 * Repeated punctuation or ornament, or several question and exclamation marks. A plus may be double (`C++`), and so may
 * quotes, brackets and the slashes of an address.
 */
const REPEATED = /(?<!\b[a-z][a-z\d+.-]{1,9}:)([.,;:*~_\-=#@%&|/\\…★☆♥•·。、—–])\1+|[!?！？]{2,}/gu;

/** Returns the runs of repeated punctuation in a text without repeats. */
export function repeatedPunctuation(text: string): string[] {
  return [...new Set(text.match(REPEATED) ?? [])];
}

/** Reduces each run to its first sign; three dots become one ellipsis. */
export function collapsePunctuation(text: string): string {
  return text.replace(REPEATED, (run) => (/^\.{3,}$/.test(run) ? '…' : (Array.from(run)[0] ?? '')));
}

/** A run of letters with its marks; scripts without case never count as capitals. */
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’]*/gu;
/** Longest word that counts as an abbreviation: PDF, HTTP. */
const ABBREVIATION_LENGTH = 4;
/** Longest of two words that count as abbreviations although the text has no other word: `ROC (OCR)`. */
const PAIR_LENGTH = 3;

/** A name with the ending of its address, such as BEACON.fm. */
const DOMAIN = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,40}(?:\.\p{Ll}{2,20})+(?![\p{L}\p{N}])/gu;

/**
 * Finds words in capitals that are not abbreviations: five letters and more, or shorter ones where every word of the
 * text is in capitals, except two of up to three letters.
 * @param brand a name that may be in capitals; its words do not count
 */
export function shoutedWords(text: string, brand = ''): string[] {
  const allowed = new Set(wordsOf(brand));
  const words = wordsOf(text.replace(DOMAIN, ' ')).filter(
    (word) => !allowed.has(word) && !/\p{Lo}/u.test(word) && word.toLowerCase() !== word.toUpperCase(),
  );
  const capitals = words.filter((word) => Array.from(word).length > 1 && word === word.toUpperCase());
  const isPair = words.length === 2 && words.every((word) => Array.from(word).length <= PAIR_LENGTH);
  const isAll = words.length > 1 && capitals.length === words.length && !isPair;
  return [
    ...new Set(isAll ? capitals : capitals.filter((word) => Array.from(word).length > ABBREVIATION_LENGTH)),
  ];
}

/** Writes the given words with only their first letter in capitals. */
export function calmed(text: string, words: readonly string[]): string {
  const shouted = new Set(words);
  return text.replace(WORD, (word) => {
    if (!shouted.has(word)) return word;
    const [first = '', ...rest] = Array.from(word);
    return first + rest.join('').toLowerCase();
  });
}

/** Returns the words of a text as written, without those that are only digits. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** A tag or comment of HTML. */
const TAG = /<(?:\/?[a-zA-Z][^<>]{0,300}|!--[^<>]{0,300})>/g;
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,6}|#x[0-9a-fA-F]{1,6});/g;
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the tags and entities of HTML in a text without repeats. */
export function htmlOf(text: string): string[] {
  return [...new Set([...(text.match(TAG) ?? []), ...(text.match(ENTITY) ?? [])])];
}

/**
 * Converts HTML to plain text: breaks and paragraphs become line breaks, other tags are removed, entities become their
 * characters.
 */
export function withoutHtml(text: string): string {
  return text
    .replace(/<br\s?\/?>|<\/(?:p|div|li|h[1-6])>/gi, '\n')
    .replace(/<li[^<>]{0,300}>/gi, '• ')
    .replace(TAG, '')
    .replace(ENTITY, decodeEntity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** Characters that belong to the one before. */
/** All sentences of a text that end with a sign. */
const SENTENCES = /^[^]*(?:[.!?](?=\s)|[。！？])/u;
const JOINS_BEFORE = /\p{M}|\u200D|\p{Emoji_Modifier}/u;

/**
 * Cuts a text to a number of characters (code points): after the last whole line or sentence in the last third, otherwise
 * at a space, and never inside a letter with its marks.
 */
export function cutToLength(text: string, max: number): string {
  const characters = Array.from(text.trim().slice(0, max * 2 + 2));
  if (characters.length <= max) return characters.join('').trim();
  let end = max;
  while (end > 0 && JOINS_BEFORE.test(characters[end] ?? '')) end -= 1;
  const cut = characters.slice(0, end).join('');
  const atWord = /\s/.test(characters[end] ?? '') ? cut : cut.replace(/\s+\S*$/, '');
  const isLong = (part: string) => Array.from(part).length >= (max * 2) / 3;
  const wholes = [cut.slice(0, Math.max(0, cut.lastIndexOf('\n'))), SENTENCES.exec(cut)?.[0] ?? '', atWord];
  // Without a space in the last third, as in Japanese, the cut stays where it is.
  const kept = wholes.find(isLong) ?? cut;
  return kept.replace(/[\s,;:\-–—&、，；：]+$/u, '');
}

/** The same with an ellipsis inside the limit where the cut is not at the end of a sentence. */
export function cutWithMark(text: string, max: number): string {
  const whole = text.trim();
  if (Array.from(whole.slice(0, max * 2 + 2)).length <= max) return whole;
  const kept = cutToLength(whole, max - 1);
  return /[.!?。！？…]$/u.test(kept) ? kept : `${kept}…`;
}
