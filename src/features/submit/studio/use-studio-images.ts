import { useMemo } from 'react';
import type { Size } from '@/model/geometry';
import type { FindImage } from '@/lib/images/paint';
import type { StoredDraftImage } from '@/lib/workspace/app-collections';
import type { StudioAsset } from './studio-records';
import { useBitmaps } from './canvas/use-bitmaps';

/** The images of a design for the screen: their sizes immediately, their pixels when they are decoded. */
export function useStudioImages(
  /** Hashes of the stored files that are shown. */
  shown: readonly string[],
  screens: readonly StoredDraftImage[],
  assets: ReadonlyMap<string, StudioAsset>,
) {
  const hashes = shown.join();
  const sources = useMemo(
    () => [
      ...screens.map(({ id, stamp, blob }) => ({ key: `${id} ${stamp}`, blob })),
      ...hashes.split(',').flatMap((hash) => {
        const asset = assets.get(hash);
        return asset ? [{ key: hash, blob: asset.blob }] : [];
      }),
    ],
    [assets, hashes, screens],
  );
  const bitmaps = useBitmaps(sources);
  const pictureSize = useMemo(() => {
    const sizes = new Map<string, Size>(screens.map((screen) => [screen.id, screen]));
    return (id: string) => sizes.get(id);
  }, [screens]);
  const assetSize = useMemo(() => (hash: string) => assets.get(hash), [assets]);
  const findImage = useMemo((): FindImage => {
    const keys = new Map(screens.map(({ id, stamp }) => [id, `${id} ${stamp}`]));
    return (source) => bitmaps.get(source.kind === 'picture' ? (keys.get(source.id) ?? '') : source.hash);
  }, [bitmaps, screens]);
  return { pictureSize, assetSize, findImage };
}
