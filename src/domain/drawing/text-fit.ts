import { graphemes, lineHeightFor, textUnits, type TextUnit } from './line-breaks';
import { textDirection, type TextDirection } from './text-direction';

/** Width in pixels of a text at a font size in pixels. */
export type MeasureText = (text: string, fontSize: number) => number;

/** Space for a text, in pixels. */
export interface TextBox {
  maxWidth: number;
  maxHeight: number;
  maxLines: number;
  maxFontSize: number;
  minFontSize: number;
}

export interface FittedText {
  lines: { text: string; width: number }[];
  /** Pixels. */
  fontSize: number;
  /** Line height in pixels. */
  lineHeight: number;
  direction: TextDirection;
  /** Whether the text was too long even at the smallest size, and ends in an ellipsis. */
  isCut: boolean;
  /** Whether a word was too wide even at the smallest size, and is broken across two lines. */
  hasBrokenWord: boolean;
}

/** Factor from one size to the next smaller one. */
const SHRINK = 0.95;
/** Longer texts are cut before fitting: no picture shows that much, and every character costs a measurement. */
const MAX_CHARACTERS = 400;
const ELLIPSIS = '…';

/**
 * Finds the largest font size at which a text fits its box, and its lines, balanced in length. A word that is too wide
 * makes the font smaller, and is broken only at the smallest size. Text that does not fit even then is cut with an
 * ellipsis. No line is wider than the box, nor are all of them together higher. Line feeds in the text are preserved.
 */
export function fitText(text: string, box: TextBox, measure: MeasureText): FittedText {
  const { text: short, isShortened } = shorten(text);
  const paragraphs = short.split('\n').map(textUnits);
  const factor = lineHeightFor(short);
  const direction = textDirection(short);
  const sizes = isShortened ? [] : sizesDownTo(box.minFontSize, box.maxFontSize);
  for (const fontSize of sizes) {
    const lines = wrapAt(paragraphs, fontSize, factor, box, measure);
    if (lines) return done(lines, fontSize);
  }
  const fontSize = box.minFontSize;
  const { lines, isCut } = cutLines(paragraphs, linesThatFit(box, fontSize * factor), fontSize, box, measure);
  // Not cut, but no break between words would do.
  return done(lines, fontSize, { isCut: isCut || isShortened, hasBrokenWord: !isCut && !isShortened });

  function done(
    texts: string[],
    size: number,
    { isCut, hasBrokenWord } = { isCut: false, hasBrokenWord: false },
  ): FittedText {
    return {
      // A word that is broken at a no-break space leaves it at the end of a line, or at the start of the next.
      lines: texts
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => ({ text: line, width: measure(line, size) })),
      fontSize: size,
      lineHeight: size * factor,
      direction,
      isCut,
      hasBrokenWord,
    };
  }
}

function sizesDownTo(smallest: number, largest: number): number[] {
  const sizes: number[] = [];
  for (let size = largest; size > smallest; size *= SHRINK) sizes.push(size);
  return [...sizes, smallest];
}

function shorten(text: string): { text: string; isShortened: boolean } {
  // Twice the number of characters, since a grapheme can be several; then exactly.
  const clean = text
    .slice(0, MAX_CHARACTERS * 4)
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  const characters = graphemes(clean);
  if (characters.length <= MAX_CHARACTERS)
    return { text: clean, isShortened: text.length > MAX_CHARACTERS * 4 };
  return { text: characters.slice(0, MAX_CHARACTERS).join('').trim(), isShortened: true };
}

function linesThatFit(box: TextBox, lineHeight: number): number {
  return Math.min(box.maxLines, Math.floor(box.maxHeight / lineHeight + 1e-9));
}

/** Breaks the text into balanced lines at this font size; undefined when there are too many or a word is too wide. */
function wrapAt(
  paragraphs: readonly TextUnit[][],
  fontSize: number,
  factor: number,
  box: TextBox,
  measure: MeasureText,
): string[] | undefined {
  const most = linesThatFit(box, fontSize * factor);
  const lines: string[] = [];
  for (const units of paragraphs) {
    const wrapped = wrap(units, box.maxWidth, fontSize, measure);
    if (!wrapped || lines.length + wrapped.length > most) return undefined;
    lines.push(...evenOut(units, wrapped, box.maxWidth, fontSize, measure));
  }
  return lines;
}

/** Fills each line with as many units as fit; undefined when one unit alone is too wide. */
function wrap(
  units: readonly TextUnit[],
  maxWidth: number,
  fontSize: number,
  measure: MeasureText,
): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  let gap = '';
  for (const { text, hasSpaceAfter } of units) {
    const longer = line + gap + text;
    if (line !== '' && measure(longer, fontSize) > maxWidth) {
      lines.push(line);
      line = text;
    } else {
      line = longer;
    }
    if (line === text && measure(text, fontSize) > maxWidth) return undefined;
    gap = hasSpaceAfter ? ' ' : '';
  }
  if (line !== '') lines.push(line);
  return lines;
}

/**
 * Breaks into the same number of lines, but in the narrowest column that still allows it, so that no single word is
 * left on a line.
 */
function evenOut(
  units: readonly TextUnit[],
  lines: string[],
  maxWidth: number,
  fontSize: number,
  measure: MeasureText,
): string[] {
  if (lines.length < 2) return lines;
  let best = lines;
  let tooNarrow = 0;
  let wideEnough = maxWidth;
  for (let step = 0; step < 8; step += 1) {
    const width = (tooNarrow + wideEnough) / 2;
    const wrapped = wrap(units, width, fontSize, measure);
    if (wrapped?.length === lines.length) {
      best = wrapped;
      wideEnough = width;
    } else {
      tooNarrow = width;
    }
  }
  return best;
}

/**
 * Breaks words that are too wide between characters, keeps as many lines as fit, and ends in an ellipsis if necessary.
 */
function cutLines(
  paragraphs: readonly TextUnit[][],
  most: number,
  fontSize: number,
  { maxWidth }: TextBox,
  measure: MeasureText,
): { lines: string[]; isCut: boolean } {
  const fits = (text: string) => measure(text, fontSize) <= maxWidth;
  const broken = paragraphs.flatMap((units) => breakWords(units, fits));
  const widest = broken.some((line) => !fits(line));
  if (most < 1 || widest) return { lines: [], isCut: broken.length > 0 };
  if (broken.length <= most) return { lines: broken, isCut: false };
  const kept = broken.slice(0, most);
  const characters = graphemes(kept.pop() ?? '');
  while (characters.length > 0 && !fits(characters.join('').trimEnd() + ELLIPSIS)) characters.pop();
  const last = characters.join('').trimEnd() + ELLIPSIS;
  return { lines: fits(last) ? [...kept, last] : kept, isCut: true };
}

function breakWords(units: readonly TextUnit[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  let gap = '';
  for (const { text, hasSpaceAfter } of units) {
    if (fits(line + gap + text)) {
      line += gap + text;
    } else {
      if (line !== '') lines.push(line);
      line = '';
      for (const character of graphemes(text)) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    gap = hasSpaceAfter ? ' ' : '';
  }
  if (line !== '') lines.push(line);
  return lines;
}
