// The page of the drawing case, bundled by references.mjs: the product's drawing code without a screen around it, and a
// reference that only encodes, in as many workers.
import { renderImages } from '@/lib/images/render-images';
import { trustedWorkerUrl } from '@/lib/trusted-worker-url';
import { designWith, designWithScreens, SCREEN_ID } from '../tests/support/images/designs';
import type { Encoder } from './bare-encoder-worker';
import bareWorkerUrl from './bare-encoder-worker.ts?worker&url';

/** The same number as in lib/images/render-images.ts. */
const MAX_WORKERS = 4;

/** @returns milliseconds from the start, when every canvas is filled, to the last encoded file */
async function encodeBare(blobs: readonly Blob[], encoder: Encoder): Promise<number> {
  const pictures = await Promise.all(blobs.map((blob) => createImageBitmap(blob)));
  const count = Math.min(pictures.length, navigator.hardwareConcurrency || 2, MAX_WORKERS);
  const workers = Array.from(
    { length: count },
    () => new Worker(trustedWorkerUrl(bareWorkerUrl), { type: 'module' }),
  );
  const answers = () =>
    Promise.all(
      workers.map(
        (worker) =>
          new Promise((resolve, reject) => {
            worker.onmessage = resolve;
            worker.onerror = () => reject(new Error('the bare encoder failed'));
          }),
      ),
    );
  const filled = answers();
  workers.forEach((worker, index) => {
    const share = pictures.filter((_, position) => position % count === index);
    worker.postMessage(share, share);
  });
  await filled;
  const started = performance.now();
  const encoded = answers();
  for (const worker of workers) worker.postMessage(encoder);
  await encoded;
  const took = performance.now() - started;
  for (const worker of workers) worker.terminate();
  return took;
}

const engine = { renderImages, encodeBare, designWith, designWithScreens, SCREEN_ID };
export type Engine = typeof engine;
Object.assign(window, { engine });
