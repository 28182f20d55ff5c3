import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { fitText, type MeasureText, type TextBox } from './text-fit';

/** Measures a font in which every code unit is half as wide as high. */
const measure: MeasureText = (text, fontSize) => text.length * fontSize * 0.5;

const BOX: TextBox = { maxWidth: 500, maxHeight: 400, maxLines: 3, maxFontSize: 100, minFontSize: 50 };

function fit(text: string, over: Partial<TextBox> = {}) {
  const fitted = fitText(text, { ...BOX, ...over }, measure);
  return { ...fitted, texts: fitted.lines.map((line) => line.text) };
}

describe('fitText', () => {
  itEvery<[string, string, string[], number | 'smaller' | 'smallest', boolean]>([
    ['a short text is one line at full size', 'Plan', ['Plan'], 100, false],
    ['just as wide as the box', '1234567890', ['1234567890'], 100, false],
    ['a letter wider shrinks', '12345678901', ['12345678901'], 'smaller', false],
    ['words wrap before they shrink', 'Plan your day', ['Plan', 'your day'], 100, false],
    ['lines are evened out', 'aaaa bbbb cc dd', ['aaaa bbbb', 'cc dd'], 100, false],
    ['no lone short word at the end', 'aaa bbb cc d', ['aaa bbb', 'cc d'], 100, false],
    ['spaces around and between', '  Plan   your  ', ['Plan your'], 100, false],
    ['line feeds are kept', 'Plan\nyour day', ['Plan', 'your day'], 100, false],
    [
      'line separators too, as word processors write them',
      'Plan\u2028your day',
      ['Plan', 'your day'],
      100,
      false,
    ],
    ['blank lines are not', 'Plan\r\n\r\n  \nday', ['Plan', 'day'], 100, false],
    ['nothing', '', [], 100, false],
    ['only spaces', ' \n ', [], 100, false],
    ['a word as wide as the box at the smallest size', 'x'.repeat(20), ['x'.repeat(20)], 'smallest', false],
    ['a word wider than that is broken', 'x'.repeat(21), ['x'.repeat(20), 'x'], 'smallest', false],
    [
      'more than three lines of it are cut',
      'x'.repeat(61),
      ['x'.repeat(20), 'x'.repeat(20), `${'x'.repeat(19)}…`],
      'smallest',
      true,
    ],
    ['a fourth line is cut', 'a\nb\nc\nd', ['a', 'b', 'c…'], 'smallest', true],
  ])('every row of the table', (_, text, expected, size, isCut) => {
    const fitted = fit(text);
    expect(fitted.texts).toEqual(expected);
    expect(fitted.isCut).toBe(isCut);
    expect(fitted.hasBrokenWord).toBe(text === 'x'.repeat(21));
    if (size === 'smaller') {
      expect(fitted.fontSize).toBeLessThan(100);
      expect(fitted.fontSize).toBeGreaterThan(50);
    } else {
      expect(fitted.fontSize).toBe(size === 'smallest' ? 50 : size);
    }
  });

  it('starts and ends no line with a no-break space where a word is broken', () => {
    const word = 'x'.repeat(20);
    expect(fit(`${word}\u00a0day`).texts).toEqual([word, 'day']);
    expect(fit(`${word.slice(1)}\u00a0day`).texts).toEqual([word.slice(1), 'day']);
  });

  it('returns the lines that the height allows', () => {
    // Lines at the smallest size are 58 px apart (Latin).
    expect(fit('aaaaaaaaaa bbbbbbbbbb cccccccccc', { maxHeight: 116 }).texts).toHaveLength(2);
    expect(fit('aaaaaaaaaa bbbbbbbbbb cccccccccc', { maxHeight: 115 })).toMatchObject({
      texts: [expect.stringMatching(/…$/)],
      isCut: true,
    });
    expect(fit('Plan', { maxHeight: 57 })).toMatchObject({ texts: [], isCut: true });
  });

  it('returns nothing where not even a letter fits', () => {
    expect(fit('Plan', { maxWidth: 24 })).toMatchObject({ texts: [], isCut: true });
    expect(fit('Plan', { maxWidth: 25, maxLines: 4 }).texts).toEqual(['P', 'l', 'a', 'n']);
  });

  it('reads 10,000 characters without measuring them all', () => {
    let measured = 0;
    const counting: MeasureText = (text, size) => {
      measured += 1;
      return measure(text, size);
    };
    const fitted = fitText('word '.repeat(2000), BOX, counting);
    expect(fitted.isCut).toBe(true);
    expect(fitted.lines).toHaveLength(3);
    expect(measured).toBeLessThan(2000);
  });

  it('returns the direction of the text', () => {
    expect(fit('خطّط ليومك').direction).toBe('rtl');
    expect(fit('Plan').direction).toBe('ltr');
  });

  const anyText = fc.oneof(
    fc.string({ maxLength: 300, unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom(
          'Plan',
          'دقيقة',
          '毎日',
          'の',
          '予定を',
          'एक',
          '👩‍👩‍👧',
          '\n',
          ' ',
          'x'.repeat(30),
          '「',
          '。',
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join(' ')),
  );

  it('stays inside its box, whatever the text', () => {
    const anyBox = fc
      .record({
        maxWidth: fc.integer({ min: 1, max: 1500 }),
        maxHeight: fc.integer({ min: 1, max: 800 }),
        maxLines: fc.integer({ min: 1, max: 4 }),
        maxFontSize: fc.integer({ min: 20, max: 150 }),
      })
      .map((box) => ({ ...box, minFontSize: box.maxFontSize / 2 }));
    fc.assert(
      fc.property(anyText, anyBox, (text, box) => {
        const { lines, lineHeight, fontSize, isCut } = fitText(text, box, measure);
        expect(lines.length).toBeLessThanOrEqual(box.maxLines);
        expect(lines.length * lineHeight).toBeLessThanOrEqual(box.maxHeight + 1e-6);
        expect(fontSize).toBeLessThanOrEqual(box.maxFontSize);
        expect(fontSize).toBeGreaterThanOrEqual(box.minFontSize);
        for (const line of lines) {
          expect(line.width).toBeLessThanOrEqual(box.maxWidth);
          expect(line.text).toBe(line.text.trim());
        }
        if (!isCut) {
          const letters = (value: string) => value.replace(/\s/gu, '');
          expect(letters(lines.map((line) => line.text).join(''))).toBe(letters(text));
        }
      }),
      { numRuns: 1500 },
    );
  });
});
