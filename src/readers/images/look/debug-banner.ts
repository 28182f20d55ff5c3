import type { Pixels } from './picture-sample';

/**
 * Flutter draws the banner of a debug build 12 logical pixels high, from 28 to 40 of them away from the corner along its
 * diagonal (flutter, widgets/banner.dart). The pixel densities of devices:
 */
const DENSITIES = [1, 1.5, 2, 2.625, 2.75, 3, 3.5];
/** Distances from the corner that are inside the banner, away from its text, each with one beside it. */
const LINES = [
  { inside: 29.5, beside: 23 },
  { inside: 38.5, beside: 45 },
] as const;
/** How far along the banner the points are, from its middle, and their distance. */
const REACH = 24;
const STEP = 4;
const LEAST_INSIDE = 0.8;
const MOST_BESIDE = 0.3;

/** The banner's colour, and how much of it covers what the app shows there. */
const BANNER = [0xb7, 0x1c, 0x1c] as const;
const COVER = 160 / 255;
/** Differences per channel: of a covered pixel from what its neighbour lets expect, and of the banner from its ground. */
const AS_COVERED = 24;
const UNLIKE_GROUND = 30;

/** Finds the banner of a Flutter debug build in a top corner; in the left one for languages from right to left. */
export function debugBanner(left: Pixels, right: Pixels): 'left' | 'right' | undefined {
  if (DENSITIES.some((density) => hasBanner(right, density, true))) return 'right';
  if (DENSITIES.some((density) => hasBanner(left, density, false))) return 'left';
  return undefined;
}

function hasBanner(corner: Pixels, density: number, isRight: boolean): boolean {
  let points = 0;
  let besides = 0;
  let red = 0;
  let redBeside = 0;
  let covered = 0;
  for (const { inside, beside } of LINES) {
    for (let along = -REACH; along <= REACH; along += STEP) {
      const at = offsetAt(corner, inside, along, density, isRight);
      const ground = offsetAt(corner, beside, along, density, isRight);
      if (ground !== undefined) {
        besides += 1;
        if (isRed(corner, ground)) redBeside += 1;
      }
      if (at === undefined) continue;
      points += 1;
      if (isRed(corner, at)) red += 1;
      if (ground !== undefined && isCovered(corner, at, ground)) covered += 1;
    }
  }
  if (points === 0 || besides === 0) return false;
  const isRedBand = red / points >= LEAST_INSIDE && redBeside / besides <= MOST_BESIDE;
  return isRedBand || covered / besides >= LEAST_INSIDE;
}

/** The pixel at a place of the banner; undefined outside the picture. */
function offsetAt(
  { width, height }: Pixels,
  distance: number,
  along: number,
  density: number,
  isRight: boolean,
): number | undefined {
  const across = Math.floor(((distance + along) * density) / Math.SQRT2);
  const y = Math.floor(((distance - along) * density) / Math.SQRT2);
  const x = isRight ? width - 1 - across : across;
  const isOutside = across < 0 || y < 0 || x < 0 || x >= width || y >= height;
  return isOutside ? undefined : (y * width + x) * 4;
}

/** Whether a pixel is what the banner makes of its neighbour: also on blue or red grounds, where it is not quite red. */
function isCovered({ data }: Pixels, at: number, ground: number): boolean {
  let difference = 0;
  for (const [channel, color] of BANNER.entries()) {
    const below = data[ground + channel] ?? 0;
    const expected = color * COVER + below * (1 - COVER);
    if (Math.abs((data[at + channel] ?? 0) - expected) > AS_COVERED) return false;
    difference = Math.max(difference, Math.abs(expected - below));
  }
  return difference >= UNLIKE_GROUND;
}

/** The banner's colour is a dark red over whatever the app shows there. */
function isRed({ data }: Pixels, at: number): boolean {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const spread = red - Math.min(green, blue);
  return (
    red >= 85 && red > green && red > blue && spread >= 0.35 * red && Math.abs(green - blue) <= 0.2 * spread
  );
}
