import { graphemes, textUnits, type TextUnit } from '../drawing/line-breaks';

export type PreviewWeight = 400 | 500 | 600 | 700;

export interface PreviewFont {
  /** Points or dp. */
  size: number;
  weight: PreviewWeight;
}

/** Width of a text on one line, in the unit of the font size. */
export type MeasurePreview = (text: string, font: PreviewFont) => number;

/** Space for a text on a store’s page. */
export interface CutBox {
  width: number;
  maxLines: number;
  font: PreviewFont;
  /** The store's ending of a cut text, e.g. `more`; its width is kept free on the last line. */
  moreLabel?: string;
}

export interface CutText {
  lines: string[];
  /** The visible text, without the ellipsis. */
  shown: string;
  isCut: boolean;
}

const ELLIPSIS = '…';
/** Characters that are read per line: no font of the stores is narrower than an eighth of its height. */
const CHARACTERS_PER_EM = 8;

/**
 * Breaks a text into the lines that a store shows and cuts the rest as the store does: the last line is filled to the
 * letter and ends in an ellipsis. Line feeds of the text count as line breaks, blank lines included.
 */
export function cutLines(text: string, box: CutBox, measure: MeasurePreview): CutText {
  const { width, maxLines, font } = box;
  const fits = (line: string, room = width) => measure(line, font) <= room;
  const readable = Math.ceil((width / font.size) * CHARACTERS_PER_EM) * maxLines;
  const whole = text.trim().replace(/\r\n?/g, '\n');
  const read = whole.slice(0, readable);
  const lines: string[] = [];
  let rest = maxLines === 1 ? read.replaceAll('\n', ' ') : read;
  while (rest !== '' && lines.length < maxLines - 1) {
    const line = firstLine(rest, (candidate) => fits(candidate));
    lines.push(line.text);
    rest = line.rest;
  }
  if (rest === '') return { lines, shown: lines.join('\n'), isCut: read.length < whole.length };
  const [last = ''] = rest.split('\n', 1);
  if (last.length === rest.length && read.length === whole.length && fits(rest)) {
    return { lines: [...lines, rest], shown: [...lines, rest].join('\n'), isCut: false };
  }
  const more = box.moreLabel === undefined ? 0 : measure(`  ${box.moreLabel}`, font);
  const kept = longestThatFits(last, (line) => fits(line + ELLIPSIS, width - more));
  return { lines: [...lines, kept + ELLIPSIS], shown: [...lines, kept].join('\n'), isCut: true };
}

/** The text of the first line and what follows it. */
function firstLine(text: string, fits: (line: string) => boolean): { text: string; rest: string } {
  const [paragraph = ''] = text.split('\n', 1);
  const after = text.slice(paragraph.length + 1);
  const units = textUnits(paragraph);
  let line = '';
  for (const [index, unit] of units.entries()) {
    const longer = line + gapBefore(units, index, line) + unit.text;
    if (fits(longer)) {
      line = longer;
    } else if (line === '') {
      const kept = longestThatFits(unit.text, fits) || (graphemes(unit.text)[0] ?? '');
      const rest = [unit.text.slice(kept.length), joined(units.slice(index + 1), unit)].join('');
      return { text: kept, rest: withParagraph(rest, text, paragraph, after) };
    } else {
      return { text: line, rest: withParagraph(joined(units.slice(index)), text, paragraph, after) };
    }
  }
  return { text: line, rest: after };
}

function gapBefore(units: readonly TextUnit[], index: number, line: string): string {
  return line !== '' && units[index - 1]?.hasSpaceAfter ? ' ' : '';
}

function joined(units: readonly TextUnit[], before?: TextUnit): string {
  const start = before?.hasSpaceAfter && units.length > 0 ? ' ' : '';
  return (
    start +
    units
      .map(({ text, hasSpaceAfter }) => (hasSpaceAfter ? `${text} ` : text))
      .join('')
      .trimEnd()
  );
}

function withParagraph(rest: string, text: string, paragraph: string, after: string): string {
  return text.length > paragraph.length ? `${rest}\n${after}` : rest;
}

/** The longest beginning of a text, in whole characters as a reader counts them, that fits. */
function longestThatFits(text: string, fits: (line: string) => boolean): string {
  const characters = graphemes(text);
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(characters.slice(0, middle).join('').trimEnd())) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('').trimEnd();
}

/** The last words of what is shown, to say where a text ends: at most 24 characters. */
export function endOf(shown: string): string {
  const line = shown.replaceAll('\n', ' ').trimEnd();
  const characters = graphemes(line);
  if (characters.length <= 24) return line;
  const tail = characters.slice(-24).join('');
  const space = tail.indexOf(' ');
  return space > 0 && space < 16 ? tail.slice(space + 1) : tail;
}
