import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { cutLines, endOf, type MeasurePreview } from './cut-lines';

/** Every character, as a reader counts it, is as wide as half its height. */
const measure: MeasurePreview = (text, { size }) =>
  Array.from(new Intl.Segmenter('en').segment(text)).length * size * 0.5;

/** A box for this many characters per line. */
function box(characters: number, maxLines = 1, moreLabel?: string) {
  const font = { size: 10, weight: 400 } as const;
  return { width: characters * 5, maxLines, font, ...(moreLabel !== undefined && { moreLabel }) };
}

describe('one line', () => {
  itEvery([
    ['fits to the letter', 'Lantern', 7, ['Lantern'], false],
    ['is one letter too long', 'Lanterns', 7, ['Lanter…'], true],
    ['is empty', '', 7, [], false],
    [
      'is cut at a letter, not at a word',
      'Empires & Puzzles: Match-3 RPG',
      25,
      ['Empires & Puzzles: Match…'],
      true,
    ],
    ['ends in a space before the cut', 'Run far away', 5, ['Run…'], true],
    ['has line feeds', 'Run\nfar', 10, ['Run far'], false],
    ['keeps an emoji whole', 'Run 👩‍👩‍👧‍👦👍🏽🏃', 6, ['Run 👩‍👩‍👧‍👦…'], true],
    ['is Japanese', '毎日の日記を三行で書く', 6, ['毎日の日記…'], true],
    ['is Arabic', 'يوميات المساء الهادئة', 8, ['يوميات…'], true],
  ])('every row of the table', (_, text, characters, lines, isCut) => {
    expect(cutLines(text, box(characters), measure)).toMatchObject({ lines, isCut });
  });

  it('reads a megabyte as fast as a line', () => {
    const { lines, isCut } = cutLines('a'.repeat(1_000_000), box(10), measure);
    expect([lines, isCut]).toEqual([['aaaaaaaaa…'], true]);
  });
});

describe('several lines', () => {
  itEvery([
    ['break between words', 'one two three', 7, 2, ['one two', 'three'], false],
    ['fill the last line to the letter', 'one two three four', 7, 2, ['one two', 'three…'], true],
    ['break at line feeds', 'one\ntwo', 7, 2, ['one', 'two'], false],
    ['count blank lines', 'one\n\ntwo', 7, 2, ['one', '…'], true],
    ['break a word that is too wide', 'abcdefghij', 4, 3, ['abcd', 'efgh', 'ij'], false],
    ['break Japanese between characters', '毎日の日記を三行で書く', 8, 2, undefined, false],
  ])('every row of the table', (_, text, characters, maxLines, lines, isCut) => {
    const cut = cutLines(text, box(characters, maxLines), measure);
    expect(cut.isCut).toBe(isCut);
    if (lines) expect(cut.lines).toEqual(lines);
    for (const line of cut.lines) expect(Array.from(line).length).toBeLessThanOrEqual(characters);
  });

  it('keep space for the word after a cut text, and only then', () => {
    const text = 'one two three four';
    expect(cutLines(text, box(12, 1, 'more'), measure).lines).toEqual(['one t…']);
    expect(cutLines('one two', box(7, 1, 'more'), measure).lines).toEqual(['one two']);
  });

  it('lose no character of a text that is not cut', () => {
    const text = 'LacedUp turns the week into a plan: from the first lap—slow, easy—to the long one.';
    const { lines, isCut } = cutLines(text, box(20, 9), measure);
    expect(isCut).toBe(false);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});

describe('endOf', () => {
  it.each([
    ['LacedUp: Running Coa', 'LacedUp: Running Coa'],
    ['LacedUp turns the week you really have into', 'you really have into'],
    [
      '毎日の日記を三行で書いて一年後に読み返すための静かなアプリ',
      'を三行で書いて一年後に読み返すための静かなアプリ',
    ],
  ])('%j is named by %j', (shown, end) => {
    expect(endOf(shown)).toBe(end);
  });
});
