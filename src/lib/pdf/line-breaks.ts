import { graphemes, textUnits } from '@/domain/drawing/line-breaks';

/**
 * Normalizes a text for setting: composed letters, plain spaces, no control characters; line breaks become paragraphs.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, '    ').replace(/[\p{Cc}\ufeff]/gu, ''));
}

/**
 * Breaks one paragraph into lines no wider than `width`; a blank one is one empty line. Only a single character that is
 * wider itself exceeds the width.
 * @param measure returns the width of a text, in the unit of `width`
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let gap = '';
  const fits = (candidate: string) => measure(candidate) <= width;
  const add = (part: string) => {
    if (line !== '' && !fits(line + gap + part)) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? part : gap + part;
    gap = '';
  };
  for (const unit of textUnits(text)) {
    if (fits(unit.text)) add(unit.text);
    else graphemes(unit.text).forEach(add);
    gap = unit.hasSpaceAfter ? ' ' : '';
  }
  return line !== '' || lines.length === 0 ? [...lines, line] : lines;
}
