import { vi } from 'vitest';
import { makePng } from './png';

/**
 * Lets the drawing engine run in jsdom, which can't draw: a canvas that takes every call and holds black pixels, and a
 * decoder that believes the size an image claims. What is drawn is proved in a real browser; here it is who asks for
 * it. For `beforeEach`: what it returns ends it.
 */
export function stubDrawing(): () => void {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return () => void vi.unstubAllGlobals();
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
      data: new Uint8ClampedArray(width * height * 4).fill(255),
    }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  };
  return new Proxy(known, {
    get: (target, key) => target[String(key)] ?? (() => undefined),
    set: () => true,
  });
}

/** Width and height of a PNG stand in bytes 16 to 24. Other files are no image to it. */
async function decode(file: Blob) {
  const view = new DataView(await file.slice(0, 24).arrayBuffer());
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47) throw new Error('Not decodable');
  return { width: view.getUint32(16), height: view.getUint32(20), close: () => undefined };
}
