import type { Result } from '@/domain/result';

export type FontFormat = 'ttf' | 'otf' | 'woff' | 'woff2';

/** Largest font file, in bytes: fonts of East Asian scripts need about this much. */
export const MAX_FONT_BYTES = 12 * 1024 * 1024;

/** First four bytes of each format, in hexadecimal (OpenType and WOFF specifications). */
const SIGNATURES: Record<string, FontFormat> = {
  '00010000': 'ttf',
  '74727565': 'ttf',
  '4f54544f': 'otf',
  '774f4646': 'woff',
  '774f4632': 'woff2',
};
const COLLECTION = '74746366';

/**
 * Recognises a font file by its first bytes; the browser itself parses the rest.
 * @param size of the whole file, bytes
 * @param start at least the first four bytes
 * @returns the format, or a message for the user
 */
export function fontFormatOf(size: number, start: Uint8Array): Result<FontFormat> {
  if (size > MAX_FONT_BYTES) {
    const megabytes = Math.ceil(size / 1024 / 1024);
    return {
      ok: false,
      failure: `This font file has ${megabytes} MB; the limit is 12 MB. Choose a file with fewer scripts or a single weight.`,
    };
  }
  const signature = [...start.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (signature === COLLECTION) {
    return {
      ok: false,
      failure:
        'This is a collection of several fonts (.ttc). Choose a file with one font: .ttf, .otf, .woff or .woff2.',
    };
  }
  const format = SIGNATURES[signature];
  if (format) return { ok: true, value: format };
  return { ok: false, failure: 'This is not a font file. Choose a .ttf, .otf, .woff or .woff2 file.' };
}
