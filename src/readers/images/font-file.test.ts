import { describe, expect, it } from 'vitest';
import { fontFormatOf, MAX_FONT_BYTES } from './font-file';

const bytes = (...values: number[]) => new Uint8Array(values);
const letters = (text: string) => new TextEncoder().encode(text);

describe('a font file', () => {
  it.each([
    ['ttf', bytes(0, 1, 0, 0)],
    ['ttf', letters('true')],
    ['otf', letters('OTTO…')],
    ['woff', letters('wOFF')],
    ['woff2', letters('wOF2')],
  ])('of the format %s is recognised by its first bytes', (format, start) => {
    expect(fontFormatOf(1000, start)).toEqual({ ok: true, value: format });
  });

  it.each([
    ['a collection', 1000, letters('ttcf'), 'collection of several fonts'],
    ['a picture', 1000, bytes(0x89, 0x50, 0x4e, 0x47), 'not a font file'],
    ['a text', 1000, letters('hello'), 'not a font file'],
    ['an empty file', 0, bytes(), 'not a font file'],
    ['one byte too many', MAX_FONT_BYTES + 1, letters('OTTO'), '13 MB; the limit is 12 MB'],
  ])('that is %s is refused with a message', (_, size, start, message) => {
    const result = fontFormatOf(size, start);
    expect(result.ok ? '' : result.failure).toContain(message);
  });

  it('may have the largest size', () => {
    expect(fontFormatOf(MAX_FONT_BYTES, letters('OTTO')).ok).toBe(true);
  });
});
