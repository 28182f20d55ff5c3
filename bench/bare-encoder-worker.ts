// Fills canvases with the pictures it receives; at the next message it encodes them as PNG and does nothing else.
import { encodePng } from '@/lib/images/png-encoder';

/**
 * Which encoder: the browser's (which always writes an alpha channel, so that no store accepts it), or the product's.
 */
export type Encoder = 'browser' | 'product';

let canvases: OffscreenCanvas[] = [];

self.onmessage = ({ data }: MessageEvent<ImageBitmap[] | Encoder>) => {
  if (typeof data !== 'string') {
    canvases = data.map((picture) => {
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      contextOf(canvas).drawImage(picture, 0, 0);
      return canvas;
    });
    self.postMessage('filled');
    return;
  }
  void encode(data).then(() => self.postMessage('done'));
};

async function encode(encoder: Encoder) {
  for (const canvas of canvases) {
    if (encoder === 'browser') await canvas.convertToBlob({ type: 'image/png' });
    else {
      const { width, height } = canvas;
      const context = contextOf(canvas);
      await encodePng({
        width,
        height,
        readRows: (top, count) => context.getImageData(0, top, width, count).data,
      });
    }
  }
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}
