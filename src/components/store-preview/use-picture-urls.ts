import { useEffect, useMemo, useState } from 'react';

/** The pixels of a preview’s pictures by key: a stored file, or the data URL of a build’s icon. */
export type PictureSources = ReadonlyMap<string, Blob | string>;

/** Width in pixels that is enough for a large preview on a sharp screen. */
const SMALL_WIDTH = 640;

/** The reduced copy of each file, as long as the file itself is in use. */
const reduced = new WeakMap<Blob, Promise<Blob>>();

/**
 * Object URLs of pictures, reduced to the size at which previews show them: ten screenshots at full size take 150 MB
 * decoded.
 * @param keys the pictures that are drawn
 */
export function usePictureUrls(
  sources: PictureSources,
  keys: readonly string[],
): ReadonlyMap<string, string> {
  const list = keys.join('\n');
  const blobs = useMemo(
    () =>
      list.split('\n').flatMap((key) => {
        const source = sources.get(key);
        return source instanceof Blob ? [[key, source] as const] : [];
      }),
    [list, sources],
  );
  const [urls, setUrls] = useState<ReadonlyMap<Blob, string>>(new Map());
  const wanted = useStableBlobs(blobs.map(([, blob]) => blob));

  useEffect(() => {
    let isLeft = false;
    const created: string[] = [];
    void Promise.all(wanted.map(async (blob) => [blob, await reducedCopy(blob)] as const)).then((copies) => {
      if (isLeft) return;
      setUrls(
        new Map(
          copies.map(([blob, copy]) => {
            const url = URL.createObjectURL(copy);
            created.push(url);
            return [blob, url];
          }),
        ),
      );
    });
    return () => {
      isLeft = true;
      created.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [wanted]);

  return useMemo(() => {
    const found = new Map<string, string>();
    for (const key of list.split('\n')) {
      const source = sources.get(key);
      const url = source instanceof Blob ? urls.get(source) : source;
      if (url !== undefined) found.set(key, url);
    }
    return found;
  }, [list, sources, urls]);
}

/** The same array as long as it contains the same files. */
function useStableBlobs(blobs: readonly Blob[]): readonly Blob[] {
  const [stable, setStable] = useState(blobs);
  const isSame = stable.length === blobs.length && stable.every((blob, index) => blob === blobs[index]);
  if (!isSame) setStable(blobs);
  return isSame ? stable : blobs;
}

function reducedCopy(blob: Blob): Promise<Blob> {
  let copy = reduced.get(blob);
  if (!copy) {
    copy = reduce(blob).catch(() => blob);
    reduced.set(blob, copy);
  }
  return copy;
}

async function reduce(blob: Blob): Promise<Blob> {
  if (typeof OffscreenCanvas !== 'function') return blob;
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  if (width <= SMALL_WIDTH) {
    bitmap.close();
    return blob;
  }
  const canvas = new OffscreenCanvas(SMALL_WIDTH, Math.max(1, Math.round((SMALL_WIDTH * height) / width)));
  const context = canvas.getContext('2d');
  if (!context) return blob;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}
