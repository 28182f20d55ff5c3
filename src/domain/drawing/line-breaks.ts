/** A part of a text that is never broken. */
export interface TextUnit {
  text: string;
  /** Whether a space follows. It is drawn only when the next unit is on the same line. */
  hasSpaceAfter: boolean;
}

/** Scripts written without spaces: lines break between their words. Korean breaks at its spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Characters that never start a line (kinsoku, and closing punctuation of any script). */
const NOT_FIRST =
  /^[、。，．・：；？！゛゜ヽヾゝゞ々ー）］｝」』】〉》〕ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ)\]},.:;!?…%‰％”’»،؛؟।]/u;
/** Characters that never end a line: opening brackets, quotes and currency signs. */
const NOT_LAST = /[（［｛「『【〈《〔([{“‘«¿¡$¥£€]$/u;
/** Short words in hiragana are particles and endings: they stay with the word before them. */
const JAPANESE_ENDING = /^\p{Script=Hiragana}{1,3}$/u;
/** Characters inside a word after which a line may break. */
const BREAKS_AFTER = /[\p{L}\p{N}][-–—/]$/u;
/** Spaces at which a line may break; no-break spaces are not among them. */
const SPACE = /^[ \t\u2000-\u2006\u2008-\u200a\u205f\u3000]+$/u;

/**
 * Splits one line of text where it may be broken: at spaces, after hyphens, and between words of scripts that have no
 * spaces (by the platform's dictionary where it has one, otherwise between characters).
 */
export function textUnits(line: string): TextUnit[] {
  const units: TextUnit[] = [];
  for (const segment of words(line)) {
    const last = units.at(-1);
    if (SPACE.test(segment)) {
      if (last) last.hasSpaceAfter = true;
    } else if (last && !last.hasSpaceAfter && !mayBreakBetween(last.text, segment)) {
      last.text += segment;
    } else {
      units.push({ text: segment, hasSpaceAfter: false });
    }
  }
  return units;
}

function mayBreakBetween(before: string, after: string): boolean {
  if (NOT_FIRST.test(after) || NOT_LAST.test(before)) return false;
  if (JAPANESE_ENDING.test(after)) return false;
  if (BREAKS_AFTER.test(before)) return true;
  return UNSPACED.test(before.at(-1) ?? '') || UNSPACED.test(after.charAt(0));
}

function words(text: string): string[] {
  return segments(text, 'word');
}

/** Splits a text into characters as a reader counts them: an emoji with its modifiers, a letter with its marks. */
export function graphemes(text: string): string[] {
  // Each of these is one by itself, and the segmenter takes long to start.
  if (/^[ -~]*$/.test(text)) return text.split('');
  return segments(text, 'grapheme');
}

const segmenters = new Map<'word' | 'grapheme', Intl.Segmenter>();

function segments(text: string, granularity: 'word' | 'grapheme'): string[] {
  // Browsers before 2024 may lack the segmenter: then words are found by spaces, and characters by code point.
  if (typeof Intl.Segmenter !== 'function') {
    return granularity === 'grapheme'
      ? Array.from(text)
      : (text.match(/[ \t\u3000]+|[^ \t\u3000]/gu) ?? []).reduce(joinLetters, []);
  }
  // Making a segmenter takes longer than most texts.
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter(undefined, { granularity });
  segmenters.set(granularity, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function joinLetters(found: string[], piece: string): string[] {
  const last = found.at(-1);
  const isSolid = (text: string) => !SPACE.test(text) && !UNSPACED.test(text);
  if (last !== undefined && isSolid(last) && isSolid(piece)) found[found.length - 1] = last + piece;
  else found.push(piece);
  return found;
}

/** Scripts with marks above and below the line need more space between lines than Latin. */
const TALL =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}]/u;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Distance between lines as a factor of the font size, by the script of the text. */
export function lineHeightFor(text: string): number {
  if (TALL.test(text)) return 1.4;
  return SQUARE.test(text) ? 1.28 : 1.16;
}
