import { vi } from 'vitest';
import { readImageFileHeader } from '@/readers/images/image-header';
import { makePng } from '../png';

/**
 * Lets the drawing code run in jsdom, which cannot draw: a canvas that accepts every call and returns black pixels, and
 * a decoder that trusts the size an image declares. One with an alpha channel counts as transparent. A real browser checks what is drawn; these tests check which
 * drawings are requested. For `beforeEach`: the returned function restores everything.
 */
export function stubDrawing(): () => void {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return () => void vi.unstubAllGlobals();
}

/** Makes each canvas wait before it returns its pixels; what it returns ends the wait. After `stubDrawing`. */
export function holdDrawing(): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const convert = FakeCanvas.prototype.convertToBlob;
  vi.spyOn(FakeCanvas.prototype, 'convertToBlob').mockImplementation(async function (
    this: FakeCanvas,
    options: { type: string },
  ) {
    await held;
    return convert.call(this, options);
  });
  return release;
}

class FakeCanvas {
  constructor(
    public width: number,
    public height: number,
  ) {}

  getContext() {
    return fakeContext(this);
  }

  convertToBlob({ type }: { type: string }) {
    const header = makePng({ width: this.width, height: this.height });
    return Promise.resolve(new Blob([header], { type }));
  }
}

function fakeContext(canvas: FakeCanvas): unknown {
  let filler = 255;
  const known: Record<string, unknown> = {
    canvas,
    measureText: (text: string) => ({
      width: text.length * 10,
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: text.length * 10,
      actualBoundingBoxAscent: 5,
      actualBoundingBoxDescent: 5,
    }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(filler),
    }),
    drawImage: (image: { hasAlpha?: boolean }) => {
      if (image.hasAlpha) filler = 0;
    },
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  };
  return new Proxy(known, {
    get: (target, key) => target[String(key)] ?? (() => undefined),
    set: () => true,
  });
}

/** Reads width and height of a PNG from bytes 16 to 24. Other files do not count as images. */
async function decode(file: Blob) {
  const header = await readImageFileHeader(file);
  if (!header.ok) throw new Error('Not decodable');
  const { width, height, hasAlpha } = header.value;
  return { width, height, hasAlpha, close: () => undefined };
}
