import type {
  LivePicture,
  PictureChange,
  PlanConflict,
  RecordedPicture,
  WantedPicture,
} from '@/model/store-plan';
import type { Side } from './merge-fields';

/** How a set of pictures becomes like the project's. */
export interface PicturePlan {
  /** The wanted pictures in order, each with the picture of the store that already shows it. */
  wanted: { picture: WantedPicture; liveId?: string }[];
  /** Pictures of the store that are not wanted, and unfinished or failed ones. */
  removed: LivePicture[];
  /** Whether the pictures that stay are in another order than wanted. */
  isReordered: boolean;
  changes: PictureChange[];
}

/** Returns undefined when the set is as wanted. */
export function planPictures(
  live: readonly LivePicture[],
  mine: readonly WantedPicture[],
  base: readonly RecordedPicture[] = [],
): PicturePlan | undefined {
  const free = [...live];
  const wanted = mine.map((picture) => {
    const at = free.findIndex((each) => isUsable(each) && shows(each, picture, base));
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return { picture, ...(found && { liveId: found.id }) };
  });
  const kept = wanted.flatMap(({ liveId }) => liveId ?? []);
  const before = live.map(({ id }) => id).filter((id) => kept.includes(id));
  const isReordered = kept.some((id, index) => id !== before[index]) || isInsertedBetween(wanted);
  if (free.length === 0 && !isReordered && kept.length === wanted.length) return undefined;
  return {
    wanted,
    removed: free,
    isReordered,
    changes: [
      ...wanted.map(({ picture, liveId }): PictureChange => {
        const { name, path, sha256 } = picture;
        if (liveId === undefined) return { change: 'added', name, path, sha256 };
        const isMoved = kept.indexOf(liveId) !== before.indexOf(liveId);
        return { change: isMoved ? 'moved' : 'kept', name, path, sha256 };
      }),
      ...free.map(({ name }): PictureChange => ({ change: 'removed', name })),
    ],
  };
}

/** New pictures are added at the end, so one before a picture that stays needs a new order. */
function isInsertedBetween(wanted: readonly { liveId?: string }[]): boolean {
  const firstNew = wanted.findIndex(({ liveId }) => liveId === undefined);
  return firstNew >= 0 && wanted.slice(firstNew).some(({ liveId }) => liveId !== undefined);
}

function isUsable({ state }: LivePicture): boolean {
  return state === 'ready' || state === 'processing';
}

/** Whether a picture of the store was made from the file: by its checksum, or by the record of the last pull. */
function shows(live: LivePicture, { sha256, md5 }: WantedPicture, base: readonly RecordedPicture[]): boolean {
  if (hasChecksum(live.checksum, sha256, md5)) return true;
  return base.some(({ id, file }) => id === live.id && file === sha256);
}

/**
 * Finds a change that somebody made in the console: a picture that neither the last pull nor the project has, one that
 * both have and the store lacks, or another order.
 */
export function pictureConflict(
  path: string,
  live: readonly LivePicture[],
  mine: readonly WantedPicture[],
  base: readonly RecordedPicture[] | undefined,
  side?: Side,
): PlanConflict | undefined {
  if (side === 'mine') return undefined;
  const finished = live.filter(isUsable);
  const isMine = (picture: LivePicture) => mine.some((each) => shows(picture, each, base ?? []));
  const isKnown = (picture: LivePicture) =>
    base?.some(
      ({ id, checksum }) => id === picture.id || (checksum !== undefined && checksum === picture.checksum),
    );
  const isForeign = finished.some((picture) => !isMine(picture) && isKnown(picture) !== true);
  const isRemoved = (base ?? []).some(
    (each) =>
      mine.some((picture) => isOfRecord(picture, each)) &&
      !finished.some(
        ({ id, checksum }) => id === each.id || (checksum !== undefined && checksum === each.checksum),
      ),
  );
  if (!isForeign && !isRemoved && !isReorderedElsewhere(finished, mine, base)) return undefined;
  return {
    path,
    ...(base && { base: base.map(({ name }) => name) }),
    live: live.map(({ name }) => name),
    mine: mine.map(({ name }) => name),
  };
}

function isOfRecord({ sha256, md5 }: WantedPicture, { file, checksum }: RecordedPicture): boolean {
  return file === sha256 || hasChecksum(checksum, sha256, md5);
}

/** Digits that identify a file: Apple's field for them is too short for all 64 of a SHA-256. */
const ENOUGH_DIGITS = 32;

function hasChecksum(checksum: string | undefined, sha256: string, md5: string): boolean {
  const [kind, digits = ''] = checksum?.split(':') ?? [];
  if (digits.length < Math.min(ENOUGH_DIGITS, kind === 'md5' ? md5.length : sha256.length)) return false;
  return kind === 'md5' ? digits === md5 : kind === 'sha256' && sha256.startsWith(digits);
}

/** Whether the store's order of the recorded pictures changed, and to another one than the project's. */
function isReorderedElsewhere(
  live: readonly LivePicture[],
  mine: readonly WantedPicture[],
  base: readonly RecordedPicture[] = [],
): boolean {
  const common = base.filter((each) => live.some(({ id }) => id === each.id));
  const order = live.filter(({ id }) => common.some((each) => each.id === id)).map(({ id }) => id);
  if (order.every((id, index) => id === common[index]?.id)) return false;
  const wanted = mine.flatMap((picture) => common.find((each) => isOfRecord(picture, each))?.id ?? []);
  return order.filter((id) => wanted.includes(id)).some((id, index) => id !== wanted[index]);
}
