import type { ImageFailure } from './image-failure';

/** What the first bytes of an image say about it, before anything is decoded. */
export interface ImageHeader {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels, as the image is shown: a JPEG's EXIF orientation is applied. */
  width: number;
  height: number;
  /** An alpha channel, or a transparent colour (PNG tRNS), whether or not a pixel uses it. */
  hasAlpha: boolean;
  /** Bits per channel; per palette index in a palette PNG. */
  bitDepth: number;
  colorType: 'gray' | 'rgb' | 'palette' | 'gray-alpha' | 'rgb-alpha' | 'cmyk';
  /** PNG: written in seven passes. */
  isInterlaced: boolean;
}

export type HeaderResult = { ok: true; header: ImageHeader } | ImageFailure;

/** A piece of the file ended inside the header: read on, if there is more. */
export type PieceResult = HeaderResult | 'needs-more';
