/** Facts in the first bytes of an image, before anything is decoded. */
export interface ImageHeader {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels, as the image is shown: a JPEG's EXIF orientation is applied. */
  width: number;
  height: number;
  /** Whether it has an alpha channel or a transparent colour (PNG tRNS), even if no pixel uses it. */
  hasAlpha: boolean;
  /** Bits per channel; per palette index in a palette PNG. */
  bitDepth: number;
  colorType: 'gray' | 'rgb' | 'palette' | 'gray-alpha' | 'rgb-alpha' | 'cmyk';
  /** Whether a PNG is interlaced (seven passes). */
  isInterlaced: boolean;
  /** Whether it has several frames (animated PNG or WebP); browsers draw the first one. */
  isAnimated: boolean;
}

/** The header, or `needs-more` when the bytes end inside it. */
export type HeaderPiece = ImageHeader | 'needs-more';
