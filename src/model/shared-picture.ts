import type { DraftImage } from './draft-image';
import type { Size } from './geometry';

/** Kinds that are submitted; the pictures that screenshots are composed from stay private, like the design. */
export type SharedPictureKind = Exclude<DraftImage['kind'], 'picture'>;

/**
 * A team's record of a picture. It is part of the draft; the bytes are in the team's database, found by their hash. A
 * request for approval covers this record, and with it the hashes of the original and of the preview.
 */
export interface SharedPicture {
  kind: SharedPictureKind;
  fileName: string;
  locale: string;
  /** Order in the draft; only larger or smaller matters. */
  position: number;
  slotId?: string | undefined;
  description?: string | undefined;
  /** Size of the app's screen in it, which tells the kind of device. */
  screen?: Size | undefined;
  /** Of the original: size in pixels and bytes, format, and SHA-256 in hexadecimal. */
  width: number;
  height: number;
  bytes: number;
  mediaType: DraftImage['mediaType'];
  hasAlpha: boolean;
  bitDepth?: number | undefined;
  sha256: string;
  /** SHA-256 of the preview; none where the browser could not draw one. */
  preview?: string | undefined;
}

/** By the id of the image. An array would be one field, and two members adding pictures would lose one. */
export type SharedPictures = Record<string, SharedPicture>;

/** Description of the bytes of a picture: it changes only with them. */
export type PictureBytes = Pick<
  SharedPicture,
  'width' | 'height' | 'bytes' | 'mediaType' | 'hasAlpha' | 'bitDepth' | 'sha256' | 'preview'
>;
