import { mergeRecords } from '../merge-records';
import type { CheckedImage, DraftImage } from '@/model/draft-image';
import type { SharedPictureKind, SharedPicture, SharedPictures, PictureBytes } from '@/model/shared-picture';

/** Largest preview in bytes; the database takes no more unless the team shares originals. */
export const MAX_PREVIEW_BYTES = 300 * 1024;
/** Largest original in bytes that the database takes. */
export const MAX_ORIGINAL_BYTES = 6_000_000;

type PlacedImage = Omit<DraftImage, 'blob'> & { position: number };

/** Facts about a picture that change without its bytes: by the user, or because an earlier version did not know them. */
function placeOf({ kind, fileName, locale, position, slotId, description, screen }: PlacedImage) {
  return {
    kind: kind as SharedPictureKind,
    fileName,
    locale,
    position,
    ...(slotId !== undefined && { slotId }),
    ...(description !== undefined && { description }),
    ...(screen && { screen }),
  };
}

/** Describes a picture as a team stores it. @param bytes facts about the bytes; whatever else it says is left out */
export function sharedPicture(
  image: PlacedImage,
  { width, height, bytes, mediaType, hasAlpha, bitDepth, sha256, preview }: PictureBytes,
): SharedPicture {
  return {
    ...placeOf(image),
    ...{ width, height, bytes, mediaType, hasAlpha, sha256 },
    ...(bitDepth !== undefined && { bitDepth }),
    ...(preview !== undefined && { preview }),
  };
}

/** Effect of another member's changes on an image of this device. */
export type PictureMatch =
  /** `entry` is what the team should have, `place` what this device should have. */
  | { kind: 'both'; entry: SharedPicture; place: ReturnType<typeof placeOf> }
  /** Another member removed the picture, or replaced its bytes. */
  | { kind: 'gone' };

/**
 * Merges what this device and the team say about one picture.
 * @param base the last state both sides had; undefined when the team has not had it from this device
 * @param mine the image of this device
 * @param theirs the team's state; undefined for none
 */
export function matchPicture(
  base: SharedPicture | undefined,
  mine: SharedPicture,
  theirs: SharedPicture | undefined,
): PictureMatch {
  const isMineNew = base?.sha256 !== mine.sha256;
  if (base && !isMineNew && theirs?.sha256 !== base.sha256) return { kind: 'gone' };
  const merged = theirs ? mergeRecords(base ?? theirs, mine, theirs).item : mine;
  // The bytes are those of this device, whatever another member claims about them.
  const entry = sharedPicture({ ...merged, id: '' }, mine);
  return { kind: 'both', entry, place: placeOf({ ...entry, id: '' }) };
}

/** A picture that the team has and this device has not, or only as a preview. */
export type MissingPicture = SharedPicture & { id: string };

interface WithPictures {
  images: readonly Pick<DraftImage, 'id'>[];
  teamPictures?: SharedPictures | undefined;
}

/** The pictures of a shared draft whose originals are not on this device, in their order. */
export function missingPictures({ images, teamPictures = {} }: WithPictures): MissingPicture[] {
  const own = new Set(images.map(({ id }) => id));
  return Object.entries(teamPictures)
    .filter(([id]) => !own.has(id))
    .map(([id, picture]) => ({ ...picture, id }))
    .sort((a, b) => a.position - b.position);
}

/** The draft with all pictures that the team has, as checks and previews see them: without their bytes. */
export function withTeamPictures<Draft extends WithPictures & { images: readonly CheckedImage[] }>(
  draft: Draft,
): Omit<Draft, 'images'> & { images: readonly CheckedImage[] } {
  const missing = missingPictures(draft);
  if (missing.length === 0) return draft;
  const places = draft.teamPictures ?? {};
  const images: CheckedImage[] = [...draft.images, ...missing.map(checkedPicture)];
  const placeAt = ({ id }: CheckedImage) => places[id]?.position ?? Infinity;
  return { ...draft, images: images.sort((a, b) => placeAt(a) - placeAt(b)) };
}

function checkedPicture({
  bytes,
  slotId,
  description,
  bitDepth,
  screen,
  ...picture
}: MissingPicture): CheckedImage {
  const { id, fileName, kind, locale, width, height, mediaType, hasAlpha } = picture;
  return {
    ...{ id, fileName, kind, locale, width, height, mediaType, hasAlpha },
    ...(bitDepth !== undefined && { bitDepth }),
    ...(slotId !== undefined && { slotId }),
    ...(description !== undefined && { description }),
    ...(screen && { screen }),
    isFromTeam: true,
    blob: { size: bytes },
  };
}

/** Says which pictures a package of this device lacks; undefined when it has all. */
export function missingPicturesNote(draft: WithPictures): string | undefined {
  const missing = missingPictures(draft);
  if (missing.length === 0) return undefined;
  const names = missing.map(({ fileName, locale }) => `${fileName} (${locale})`).join(', ');
  return `Left out, because only another member of the team has the ${missing.length === 1 ? 'original' : 'originals'}: ${names}.`;
}
