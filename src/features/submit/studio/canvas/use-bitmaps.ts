import { useEffect, useRef, useState } from 'react';
import { decodeSmall } from '@/lib/images/decode-image';

/** Something to decode; the key changes with its pixels. */
export interface BitmapSource {
  key: string;
  blob: Blob;
}

/** Longest side of a decoded picture, pixels: enough for the strip's largest zoom on a sharp screen. */
const MAX_SIDE = 1400;

/**
 * Decodes pictures small, one after the other, and gives their memory back when they are not needed any more. The map
 * is a new one whenever a picture is added to it.
 */
export function useBitmaps(sources: readonly BitmapSource[]): ReadonlyMap<string, ImageBitmap> {
  const [decoded, setDecoded] = useState<ReadonlyMap<string, ImageBitmap>>(new Map());
  const started = useRef(new Map<string, Promise<ImageBitmap | undefined>>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (typeof OffscreenCanvas !== 'function') return;
    const all = started.current;
    for (const { key, blob } of sources) {
      if (all.has(key)) continue;
      const decoding = queue.current.then(async () => {
        // It may have been removed while others were decoded.
        if (!all.has(key)) return undefined;
        const bitmap = await decodeSmall(blob, MAX_SIDE);
        if (bitmap && all.has(key)) setDecoded((now) => new Map(now).set(key, bitmap));
        else bitmap?.close();
        return bitmap;
      });
      queue.current = decoding;
      all.set(key, decoding);
    }
    const needed = new Set(sources.map(({ key }) => key));
    const gone = [...all.keys()].filter((key) => !needed.has(key));
    if (gone.length === 0) return;
    gone.forEach((key) => all.delete(key));
    setDecoded((now) => {
      gone.forEach((key) => now.get(key)?.close());
      return new Map([...now].filter(([key]) => needed.has(key)));
    });
  }, [sources]);

  useEffect(() => {
    const all = started.current;
    return () => {
      const bitmaps = [...all.values()];
      all.clear();
      void Promise.all(bitmaps.map(async (bitmap) => (await bitmap)?.close()));
    };
  }, []);
  return decoded;
}
