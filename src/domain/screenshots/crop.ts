import type { PixelSize } from './slots';

/**
 * Returns the largest part of an image that Google Play accepts and counts for promotion: exactly 9:16, or 16:9 for a
 * landscape image (sources 2.4). A 20:9 phone screenshot of 1080x2400 becomes 1080x1920.
 */
export function promotableCrop({ width, height }: PixelSize): PixelSize {
  const isLandscape = width > height;
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  // In steps of 9 by 16 pixels, so that the ratio is exact.
  const steps = Math.max(1, Math.floor(Math.min(short / 9, long / 16)));
  return isLandscape ? { width: steps * 16, height: steps * 9 } : { width: steps * 9, height: steps * 16 };
}
