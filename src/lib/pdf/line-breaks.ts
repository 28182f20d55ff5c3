/** Scripts written without spaces: a line may break between their words. */
const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}' +
  '\\p{Script=Myanmar}\\u3000-\\u303f\\uff00-\\uff0f]';
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u');
/** What must not begin a line: closing signs, and the small kana and marks of Japanese. */
const NEVER_FIRST =
  /^[\p{Pe}\p{Pf}\p{Mn}\p{Mc}!%,.:;?…。、，．：；？！％・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
/** What must not end one: opening signs. */
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader sees as single characters: an emoji with its joiners, a letter with its marks. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), (part) => part.segment);
}

/** A text as it can be set: composed letters, plain spaces, no control characters; line breaks become paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, '    ').replace(/[\p{Cc}\ufeff]/gu, ''));
}

/**
 * One paragraph in lines no wider than `width`. Only a single character that is wider alone sticks out.
 * @param measure gives the width of a text, in the unit of `width`
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => measure(candidate.trimEnd()) <= width;
  for (const piece of unbreakablePieces(text)) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = piece;
    if (fits(line)) continue;
    line = '';
    for (const character of graphemesOf(piece)) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line.trimEnd());
        line = '';
      }
      if (line !== '' || character.trim() !== '') line += character;
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}

function unbreakablePieces(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of words.segment(text)) {
    if (piece !== '' && mayBreak(piece, segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/u.test(after)) return false;
  if (/[^\S\u00a0\u202f]$/u.test(before)) return true;
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  if (/[-–—]$/u.test(before)) return /^\p{L}/u.test(after);
  return ENDS_UNSPACED.test(before) || STARTS_UNSPACED.test(after);
}
