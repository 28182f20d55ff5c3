import { animatedPng } from '@tests/support/images/image-files';
import { itEvery } from '@tests/support/it-every';
import { makePng, pngChunk, pngHeaderChunk } from '@tests/support/png';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageHeader } from './header-result';
import { readImageFileHeader, readImageHeader } from './image-header';

function segment(marker: number, data: readonly number[] | Uint8Array): Uint8Array {
  const length = data.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 0xff, ...data);
}

function frame(width: number, height: number, components = 3, precision = 8): number[] {
  return [precision, height >> 8, height & 255, width >> 8, width & 255, components, 1, 0x22, 0];
}

function jpeg(...parts: Uint8Array[]): Uint8Array {
  return Buffer.concat([Uint8Array.of(0xff, 0xd8), ...parts, Uint8Array.of(0xff, 0xda, 0, 8)]);
}

/** APP1 with an EXIF directory of one entry: orientation. */
function exif(orientation: number, isLittleEndian = false): Uint8Array {
  const tiff = Buffer.alloc(26);
  tiff.write(isLittleEndian ? 'II' : 'MM', 'latin1');
  const put16 = (value: number, at: number) =>
    isLittleEndian ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  put16(42, 2);
  tiff[isLittleEndian ? 4 : 7] = 8;
  put16(1, 8);
  put16(0x0112, 10);
  put16(3, 12);
  tiff[isLittleEndian ? 14 : 17] = 1;
  put16(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

function webp(kind: string, body: readonly number[]): Uint8Array {
  return Buffer.concat([
    Buffer.from('RIFF\u0020\0\0\0WEBP', 'latin1'),
    Buffer.from(kind, 'latin1'),
    Uint8Array.of(body.length, 0, 0, 0, ...body),
  ]);
}

function png(width: number, height: number, bitDepth = 8, colorType = 2, interlace = 0): Uint8Array {
  return makePng({ width, height, bitDepth, colorType, interlace });
}

function latin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

describe('readImageHeader: what it reads', () => {
  itEvery<[string, Uint8Array, Partial<ImageHeader>]>([
    ['gray PNG', png(3, 5, 1, 0), { width: 3, height: 5, colorType: 'gray', bitDepth: 1, hasAlpha: false }],
    [
      'RGB PNG',
      png(1320, 2868),
      { width: 1320, height: 2868, colorType: 'rgb', bitDepth: 8, hasAlpha: false },
    ],
    ['16-bit PNG', png(1, 1, 16, 2), { bitDepth: 16, hasAlpha: false }],
    ['palette PNG', png(1, 1, 4, 3), { colorType: 'palette', bitDepth: 4, hasAlpha: false }],
    ['gray PNG with alpha', png(1, 1, 8, 4), { colorType: 'gray-alpha', hasAlpha: true }],
    [
      'RGB PNG with alpha',
      png(1, 1, 8, 6),
      { colorType: 'rgb-alpha', hasAlpha: true, mediaType: 'image/png' },
    ],
    ['interlaced PNG', png(1, 1, 8, 2, 1), { isInterlaced: true }],
    ['still PNG', png(1, 1), { isAnimated: false }],
    ['animated PNG', animatedPng(1, 1), { isAnimated: true }],
    [
      'PNG with a transparent colour',
      makePng({ width: 1, height: 1 }, undefined, [pngChunk('tRNS', new Uint8Array(6))]),
      { colorType: 'rgb', hasAlpha: true },
    ],
    [
      'PNG with a transparent palette entry behind other chunks',
      makePng({ width: 1, height: 1, colorType: 3 }, undefined, [
        pngChunk('PLTE', new Uint8Array(3)),
        pngChunk('iTXt', new Uint8Array(5000)),
        pngChunk('tRNS', new Uint8Array(1)),
      ]),
      { colorType: 'palette', hasAlpha: true },
    ],
    [
      'JPEG',
      jpeg(segment(0xe0, [0]), segment(0xc0, frame(640, 480))),
      { width: 640, height: 480, mediaType: 'image/jpeg', colorType: 'rgb', hasAlpha: false, bitDepth: 8 },
    ],
    ['progressive JPEG', jpeg(segment(0xc2, frame(640, 480))), { width: 640, height: 480 }],
    ['gray JPEG', jpeg(segment(0xc0, frame(1, 1, 1))), { colorType: 'gray' }],
    ['CMYK JPEG', jpeg(segment(0xc0, frame(1, 1, 4))), { colorType: 'cmyk' }],
    [
      'JPEG with tables first',
      jpeg(segment(0xc4, [1, 2, 3]), segment(0xdb, [9]), segment(0xc0, frame(7, 8))),
      { width: 7, height: 8 },
    ],
    [
      'JPEG with filling bytes',
      jpeg(Uint8Array.of(0xff, 0xff), segment(0xc0, frame(7, 8))),
      { width: 7, height: 8 },
    ],
    [
      'JPEG with a restart marker',
      jpeg(Uint8Array.of(0xff, 0xd0), segment(0xc0, frame(7, 8))),
      { width: 7, height: 8 },
    ],
    [
      'lossy WebP',
      webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x02, 0xe0, 0x41]),
      { width: 640, height: 480, hasAlpha: false, mediaType: 'image/webp' },
    ],
    [
      'lossless WebP',
      webp('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0x00]),
      { width: 640, height: 480, hasAlpha: false },
    ],
    [
      'lossless WebP with alpha',
      webp('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0x10]),
      { width: 640, height: 480, hasAlpha: true },
    ],
    [
      'extended WebP',
      webp('VP8X', [0x00, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]),
      { width: 640, height: 480, hasAlpha: false },
    ],
    [
      'animated WebP',
      webp('VP8X', [0x02, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]),
      { width: 640, height: 480, isAnimated: true, hasAlpha: false },
    ],
    [
      'extended WebP with alpha',
      webp('VP8X', [0x10, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]),
      { hasAlpha: true, colorType: 'rgb-alpha' },
    ],
  ])('every row of the table', (_, bytes, expected) => {
    const result = readImageHeader(bytes);
    expect(result).toMatchObject({ ok: true, value: expected });
  });

  itEvery<[number, boolean]>([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, true],
    [6, true],
    [7, true],
    [8, true],
    // Not an orientation: shown unchanged.
    [0, false],
    [9, false],
  ])('EXIF orientation … turns the sides: …', (orientation, isTurned) => {
    for (const isLittleEndian of [false, true]) {
      const bytes = jpeg(exif(orientation, isLittleEndian), segment(0xc0, frame(640, 480)));
      expect(readImageHeader(bytes)).toMatchObject({
        value: isTurned ? { width: 480, height: 640 } : { width: 640, height: 480 },
      });
    }
  });
});

describe('readImageHeader: what it refuses', () => {
  const brokenChecksum = Buffer.from(png(1, 1));
  brokenChecksum.writeUInt32BE(7, 29);
  const signature = png(1, 1).subarray(0, 8);

  itEvery<[string, Uint8Array, string, RegExp]>([
    ['an empty file', new Uint8Array(0), 'not-an-image', /empty/],
    ['text', latin1('hello, I am no image at all'), 'not-an-image', /cannot be read as an image/],
    ['two bytes', Uint8Array.of(1, 2), 'not-an-image', /cannot be read as an image/],
    [
      'a pointer of Git LFS',
      latin1('version https://git-lfs.github.com/spec/v1\n'),
      'git-lfs',
      /git lfs pull/,
    ],
    ['a GIF', latin1('GIF89a\u0001\0\u0001\0'), 'unsupported', /GIF/],
    ['an SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported', /SVG.*Export it as PNG/],
    ['an SVG with a prologue', latin1('\n<?xml version="1.0"?>\n<!-- x --><svg>'), 'unsupported', /SVG/],
    [
      'XML of another kind',
      latin1('<?xml version="1.0"?><plist/>'),
      'not-an-image',
      /cannot be read as an image/,
    ],
    ['HTML', latin1('<!doctype html><svg>'), 'not-an-image', /cannot be read as an image/],
    ['a HEIC', latin1('\0\0\0\u0018ftypheic\0\0\0\0'), 'unsupported', /HEIC/],
    ['an AVIF', latin1('\0\0\0\u0018ftypavif\0\0\0\0'), 'unsupported', /AVIF/],
    ['a video', latin1('\0\0\0\u0018ftypmp42\0\0\0\0'), 'unsupported', /video/],
    ['a TIFF', latin1('II*\0\u0008\0\0\0'), 'unsupported', /TIFF/],
    ['a BMP', latin1('BM\u0001\u0002\u0003\u0004\0\0\0\0'), 'unsupported', /BMP/],
    ['an icon', latin1('\0\0\u0001\0\u0001\0'), 'unsupported', /ICO/],
    ['a Photoshop file', latin1('8BPS\0\u0001'), 'unsupported', /Photoshop/],
    ['a PDF', latin1('%PDF-1.7'), 'unsupported', /PDF/],
    ['an archive', latin1('PK\u0003\u0004'), 'unsupported', /zip/],
    ['a PNG signature alone', signature, 'damaged', /cut off/],
    ['a PNG cut in its header', png(1, 1).subarray(0, 30), 'damaged', /cut off/],
    ['a PNG cut before its pixels', png(1, 1).subarray(0, 36), 'damaged', /cut off/],
    ['a PNG with a wrong checksum', brokenChecksum, 'damaged', /checksum/],
    [
      'a PNG that starts with another chunk',
      Buffer.concat([signature, pngChunk('gAMA', new Uint8Array(4))]),
      'damaged',
      /no valid header/,
    ],
    [
      'a PNG from inside an iOS app',
      Buffer.concat([signature, pngChunk('CgBI', new Uint8Array(4))]),
      'unsupported',
      /Xcode/,
    ],
    [
      'a PNG without pixels',
      Buffer.concat([signature, pngHeaderChunk({ width: 1, height: 1 }), pngChunk('IEND')]),
      'damaged',
      /no picture data/,
    ],
    [
      'a PNG with an impossible chunk',
      Buffer.concat([signature, pngHeaderChunk({ width: 1, height: 1 }), Buffer.alloc(12, 0xff)]),
      'damaged',
      /Parts of this/,
    ],
    ['a PNG of colour type 5', png(1, 1, 8, 5), 'damaged', /does not exist/],
    ['an RGB PNG of 4 bits', png(1, 1, 4, 2), 'damaged', /does not exist/],
    ['a PNG of width 0', png(0, 1), 'damaged', /0x1/],
    ['a JPEG cut in its header', jpeg(segment(0xc0, frame(1, 1))).subarray(0, 9), 'damaged', /cut off/],
    ['a JPEG without a frame', jpeg(), 'damaged', /no header/],
    ['a JPEG with a hole', jpeg(segment(0xe0, [0]), Uint8Array.of(0, 0, 0, 0)), 'damaged', /Parts of this/],
    ['a JPEG with an impossible length', jpeg(Uint8Array.of(0xff, 0xe0, 0, 1)), 'damaged', /Parts of this/],
    ['a lossless JPEG', jpeg(segment(0xc3, frame(1, 1))), 'unsupported', /Save it as PNG/],
    ['a 12-bit JPEG', jpeg(segment(0xc1, frame(1, 1, 3, 12))), 'unsupported', /Save it as PNG/],
    ['a JPEG of two channels', jpeg(segment(0xc0, frame(1, 1, 2))), 'damaged', /2 colour channels/],
    ['a JPEG of height 0', jpeg(segment(0xc0, frame(1, 0))), 'damaged', /1x0/],
    ['a WebP of unknown kind', webp('ABCD', Array<number>(20).fill(0)), 'damaged', /no picture data/],
    ['a WebP with a broken start', webp('VP8 ', Array<number>(20).fill(0)), 'damaged', /damaged/],
    ['a WebP cut off', webp('VP8X', [0x10, 0, 0]), 'damaged', /cut off/],
  ])('every row of the table', (_, bytes, reason, message) => {
    expect(readImageHeader(bytes)).toEqual({
      ok: false,
      failure: { reason, message: expect.stringMatching(message) as string },
    });
  });

  itEvery<[number, number, boolean]>([
    [16384, 1, true],
    [16385, 1, false],
    [1, 16384, true],
    [1, 16385, false],
    [8000, 8000, true],
    [8000, 8001, false],
    [20000, 20000, false],
    [4294967295, 4294967295, false],
  ])('… x … pixels: taken …', (width, height, isTaken) => {
    const result = readImageHeader(png(width, height));
    expect(result).toMatchObject(isTaken ? { ok: true } : { ok: false, failure: { reason: 'too-large' } });
  });

  it('names the size that is too large, and what to do', () => {
    expect(readImageHeader(png(20000, 20000))).toMatchObject({
      failure: { message: expect.stringMatching(/20000x20000.*Scale it down/) as string },
    });
  });
});

describe('readImageFileHeader', () => {
  it('recognises by content, never by name', async () => {
    const file = new File([jpeg(segment(0xc0, frame(3, 4))) as Uint8Array<ArrayBuffer>], 'shot.png', {
      type: 'image/png',
    });
    expect(await readImageFileHeader(file)).toMatchObject({ value: { mediaType: 'image/jpeg' } });
  });

  it('finds the header behind long metadata', async () => {
    const metadata = Array<Uint8Array>(20).fill(segment(0xe2, new Uint8Array(65_000)));
    const file = new Blob([jpeg(...metadata, segment(0xc0, frame(300, 400))) as Uint8Array<ArrayBuffer>]);
    expect(await readImageFileHeader(file)).toMatchObject({ value: { width: 300, height: 400 } });
  });

  it('gives up on metadata that never ends', async () => {
    const metadata = Array<Uint8Array>(260).fill(segment(0xe2, new Uint8Array(65_000)));
    const file = new Blob([jpeg(...metadata, segment(0xc0, frame(300, 400))) as Uint8Array<ArrayBuffer>]);
    expect(await readImageFileHeader(file)).toMatchObject({ ok: false, failure: { reason: 'damaged' } });
  });

  it('says when the file has gone or is a folder', async () => {
    const gone = new Blob(['x']);
    gone.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as Blob;
    expect(await readImageFileHeader(gone)).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/is a folder, or it was moved/) as string },
    });
  });
});

describe('readImageHeader: any bytes', () => {
  const seeds = [
    png(4, 4, 8, 6),
    makePng({ width: 9, height: 9, colorType: 3 }, undefined, [pngChunk('tRNS', new Uint8Array(2))]),
    jpeg(exif(6), segment(0xdb, [1, 2]), segment(0xc0, frame(640, 480))),
    jpeg(exif(1, true), segment(0xc2, frame(9, 9, 1))),
    webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x02, 0xe0, 0x41]),
    webp('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0x00]),
    webp('VP8X', [0x10, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]),
  ];

  function expectAnswer(bytes: Uint8Array): void {
    const whole = readImageHeader(bytes);
    if (whole === 'needs-more') throw new Error('a whole file has no more');
    if (whole.ok) {
      expect(whole.value.width * whole.value.height).toBeGreaterThan(0);
      expect(whole.value.width * whole.value.height).toBeLessThanOrEqual(64_000_000);
    } else {
      expect(whole.failure.message).toMatch(/^[A-Z].*\.$/);
    }
    // A part of the file gives the same result, or asks for more.
    const piece = readImageHeader(bytes, false);
    if (piece !== 'needs-more') expect(piece).toEqual(whole);
  }

  it('random ones', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), expectAnswer), { numRuns: 3000 });
  });

  it('mutated and cut images', () => {
    const mutation = fc.record({
      seed: fc.constantFrom(...seeds),
      changes: fc.array(fc.record({ at: fc.nat(400), value: fc.nat(255) }), { maxLength: 6 }),
      keep: fc.nat(400),
    });
    fc.assert(
      fc.property(mutation, ({ seed, changes, keep }) => {
        const bytes = Uint8Array.from(seed.subarray(0, Math.max(keep, 12)));
        for (const { at, value } of changes) if (at < bytes.length) bytes[at] = value;
        expectAnswer(bytes);
      }),
      { numRuns: 7000 },
    );
  });
});

it('refuses a picture of a hundred megapixels by its header, of which it reads 64 KB', async () => {
  const bytes = new Uint8Array(4 * 1024 * 1024);
  bytes.set(jpeg(segment(0xe0, [0]), segment(0xc0, frame(11_000, 9_500))));
  const read: number[] = [];
  const header = await readImageFileHeader({
    size: bytes.length,
    slice(start, end) {
      read.push(end - start);
      return new Blob([bytes.subarray(start, end)]);
    },
  });
  expect(header.ok ? '' : header.failure.message).toContain('64 megapixels');
  expect(read).toEqual([64 * 1024]);
});
