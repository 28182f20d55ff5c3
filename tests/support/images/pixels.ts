import type { Pixels, PictureSample } from '@/readers/images/look/picture-sample';
import { sampledAt, sampleSizes } from '@/readers/images/look/picture-sample';

export type Color = readonly [red: number, green: number, blue: number, alpha?: number];
/** The colour of each pixel. */
export type Paint = (x: number, y: number) => Color;

/** A picture as pixels. */
export function paintPixels(width: number, height: number, paint: Paint): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = paint(x, y);
      const at = (y * width + x) * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = alpha;
    }
  }
  return { width, height, data };
}

/** The sample of a picture, the same one that is taken of a file or a canvas. */
export function sampleOf(width: number, height: number, paint: Paint): PictureSample {
  const { small, corner } = sampleSizes({ width, height });
  return {
    size: { width, height },
    small: paintPixels(small.width, small.height, (x, y) =>
      paint(sampledAt(x, small.width, width), sampledAt(y, small.height, height)),
    ),
    left: paintPixels(corner.width, corner.height, paint),
    right: paintPixels(corner.width, corner.height, (x, y) => paint(width - corner.width + x, y)),
  };
}

/** A rectangle of one colour with round corners over another picture. */
export function withBox(
  below: Paint,
  box: { x: number; y: number; width: number; height: number; radius: number },
  color: Color,
): Paint {
  const { x: left, y: top, width, height, radius } = box;
  return (x, y) => {
    const dx = x - left;
    const dy = y - top;
    if (dx < 0 || dy < 0 || dx >= width || dy >= height) return below(x, y);
    const cx = Math.max(radius - dx, dx - (width - 1 - radius), 0);
    const cy = Math.max(radius - dy, dy - (height - 1 - radius), 0);
    return cx * cx + cy * cy > radius * radius ? below(x, y) : color;
  };
}

/** The banner of a Flutter debug build at the right or left, over another picture. */
export function withDebugBanner(below: Paint, width: number, density: number, isRight = true): Paint {
  return (x, y) => {
    const across = isRight ? width - 1 - x : x;
    const distance = (across + y) / Math.SQRT2 / density;
    if (distance < 28 || distance > 40) return below(x, y);
    const [red, green, blue] = below(x, y);
    const share = 160 / 255;
    const mix = (color: number, under: number) => Math.round(color * share + under * (1 - share));
    const along = Math.abs(across - y) / Math.SQRT2 / density;
    // The word in the middle of the band.
    if (distance > 31 && distance < 37 && along < 20 && Math.floor(along) % 2 === 0) return [255, 255, 255];
    return [mix(0xb7, red), mix(0x1c, green), mix(0x1c, blue)];
  };
}
