import { useEffect, useMemo, useState } from 'react';
import type { DraftImage } from '@/model/draft-image';
import type { PictureReading, PictureReadings } from '@/model/picture-look';
import { hashOfBlob } from '@/lib/imports/hash-bytes';
import { lookAtPictures } from '@/lib/pictures/look-at-pictures';
import { untilIdle } from '@/lib/idle/until-idle';
import { useCollection } from '@/lib/workspace/workspace-context';
import { readingsCollection, useReadingWriter } from './reading-records';

const NONE: readonly DraftImage[] = [];
/** Hashes of pictures in memory, which stay the same objects as long as their pixels do. */
const hashes = new WeakMap<Blob, Promise<string>>();
/** Pictures that are being looked at, or cannot be: each is tried once per visit. */
const tried = new Set<string>();

/** The hash of a picture's bytes; undefined when its file is gone. */
export function pictureHash(blob: Blob): Promise<string | undefined> {
  const known = hashes.get(blob) ?? hashOfBlob(blob);
  hashes.set(blob, known);
  return known.catch(() => undefined);
}

/** Whether a picture was not drawn here: what is on a drawn one is known. */
export function isFinished({ kind, drawn, isFromTeam }: DraftImage): boolean {
  return kind !== 'icon' && drawn === undefined && isFromTeam !== true;
}

/** Measurements and words of the pictures of a draft. New ones are looked at in a worker while the page is idle. */
export function usePictureReadings(images: readonly DraftImage[] = NONE): PictureReadings {
  const { data } = useCollection(readingsCollection);
  const keep = useReadingWriter();
  const finished = useMemo(() => images.filter(isFinished), [images]);
  const ids = useHashes(finished);
  const stored = useMemo(() => data && new Map(data.map((reading) => [reading.id, reading])), [data]);

  useEffect(() => {
    if (!stored) return;
    const open = new Map<string, Blob>();
    for (const { blob } of finished) {
      const hash = ids.get(blob);
      if (hash !== undefined && stored.get(hash)?.look === undefined && !tried.has(hash))
        open.set(hash, blob);
    }
    if (open.size === 0) return;
    for (const hash of open.keys()) tried.add(hash);
    void untilIdle().then(() =>
      lookAtPictures(
        [...open].map(([key, blob]) => ({ key, blob })),
        (id, look) => look && void keep(id, { look }),
      ),
    );
  }, [finished, ids, keep, stored]);

  return useMemo(() => {
    const readings = new Map<string, PictureReading>();
    for (const { id, blob } of finished) {
      const reading = stored?.get(ids.get(blob) ?? '');
      if (reading) readings.set(id, reading);
    }
    return readings;
  }, [finished, ids, stored]);
}

/** The hashes of pictures as far as they are known. */
function useHashes(images: readonly DraftImage[]): ReadonlyMap<Blob, string> {
  const [known, setKnown] = useState<ReadonlyMap<Blob, string>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    if (images.every(({ blob }) => known.has(blob))) return undefined;
    void Promise.all(images.map(async ({ blob }) => [blob, (await pictureHash(blob)) ?? ''] as const)).then(
      (found) => isCurrent && setKnown(new Map(found)),
    );
    return () => {
      isCurrent = false;
    };
  }, [images, known]);
  return known;
}
