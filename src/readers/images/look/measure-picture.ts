import type { Size } from '@/model/geometry';
import type { PictureLook, PicturePart } from '@/model/picture-look';
import { debugBanner } from './debug-banner';
import { phoneScreen } from './phone-screen';
import type { Pixels, PictureSample } from './picture-sample';

/** Measures what the checks ask about a picture. */
export function measurePicture(sample: PictureSample): PictureLook {
  const { small, left, right } = sample;
  const plainColor = onlyColor(small);
  const banner = debugBanner(left, right);
  const common = {
    cells: brightnessOfCells(small),
    isTransparent: [small, left, right].some(hasTransparentPixel),
    ...(banner && { debugBanner: banner }),
  };
  // Nothing else can be told from a picture of one colour.
  if (plainColor !== undefined) return { ...common, plainColor, hasRoundCorners: false };
  const betweenBars = contentBetweenBars(small);
  // A phone's own screen fills the whole of a phone's picture.
  const screen = isTabletShape(sample.size) ? phoneScreen(small) : undefined;
  return {
    ...common,
    hasRoundCorners: hasRoundCorners(small),
    ...(betweenBars && { betweenBars }),
    ...(screen && { phoneScreen: screen }),
  };
}

/** Short side by long side above which a picture may be of a tablet: those of phones have at most 0.57. */
const TABLET_RATIO = 0.6;

function isTabletShape({ width, height }: Size): boolean {
  return Math.min(width, height) >= TABLET_RATIO * Math.max(width, height);
}

/** Difference per channel within which two pixels count as of one colour: JPEG and gradients of one step. */
const SAME_COLOR = 4;
/** Share of the pixels that a plain picture has in one colour. */
const PLAIN_SHARE = 0.995;
/** Points per side of a grid, one of which has the colour of a plain picture. */
const GRID = 3;

function onlyColor(pixels: Pixels): string | undefined {
  const { width, height } = pixels;
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const x = Math.floor(((column + 0.5) * width) / GRID);
      const at = offsetOf(pixels, x, Math.floor(((row + 0.5) * height) / GRID));
      if (shareLike(pixels, at) >= PLAIN_SHARE) return hexAt(pixels, at);
    }
  }
  return undefined;
}

function shareLike(pixels: Pixels, sample: number): number {
  let same = 0;
  for (let at = 0; at < pixels.data.length; at += 4)
    if (colorDistance(pixels, at, sample) <= SAME_COLOR) same += 1;
  return same / (pixels.width * pixels.height);
}

function offsetOf({ width }: Pixels, x: number, y: number): number {
  return (y * width + x) * 4;
}

/** The largest difference of a channel, alpha included, between two pixels at these offsets. */
function colorDistance({ data }: Pixels, first: number, second: number): number {
  let largest = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    const distance = Math.abs((data[first + channel] ?? 0) - (data[second + channel] ?? 0));
    if (distance > largest) largest = distance;
  }
  return largest;
}

function hexAt({ data }: Pixels, at: number): string {
  return `#${[0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

const CELLS = 16;

function brightnessOfCells({ width, height, data }: Pixels): string {
  const sums = new Float64Array(CELLS * CELLS);
  const counts = new Uint32Array(CELLS * CELLS);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * CELLS) / height) * CELLS;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor((x * CELLS) / width);
      const at = (y * width + x) * 4;
      const grey = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      sums[cell] = (sums[cell] ?? 0) + grey;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return Array.from(sums, (sum, cell) =>
    Math.round(sum / Math.max(1, counts[cell] ?? 0))
      .toString(16)
      .padStart(2, '0'),
  ).join('');
}

/** Below this a pixel counts as transparent. */
const OPAQUE = 250;

function hasTransparentPixel({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < OPAQUE) return true;
  return false;
}

/** Share of the height or width that each of the two bars has at least. */
const BAR_SHARE = 0.08;
/** Difference per channel of a bar and what is beside it. */
const BAR_EDGE = 12;
/** Share of the first row after a bar that differs from it: a picture between bars has a straight edge. */
const STRAIGHT_SHARE = 0.95;

/** The part between two bars at opposite edges: above and below, or left and right. */
function contentBetweenBars(pixels: Pixels): PicturePart | undefined {
  const { width, height } = pixels;
  const rows = barsAlong(pixels, height, width, (line, along) => offsetOf(pixels, along, line));
  if (rows) return { x: 0, y: rows.start / height, width: 1, height: (rows.end - rows.start) / height };
  const columns = barsAlong(pixels, width, height, (line, along) => offsetOf(pixels, line, along));
  if (columns)
    return { x: columns.start / width, y: 0, width: (columns.end - columns.start) / width, height: 1 };
  return undefined;
}

/** @param offset of a pixel, by its line (counted across the bars) and its place along the line */
function barsAlong(
  pixels: Pixels,
  lines: number,
  length: number,
  offset: (line: number, along: number) => number,
): { start: number; end: number } | undefined {
  const color = offset(0, 0);
  const shareOfColor = (line: number, distance: number) => {
    let same = 0;
    for (let along = 0; along < length; along += 1)
      if (colorDistance(pixels, offset(line, along), color) <= distance) same += 1;
    return same / length;
  };
  const isBar = (line: number) => shareOfColor(line, SAME_COLOR) === 1;
  let start = 0;
  while (start < lines && isBar(start)) start += 1;
  if (start < lines * BAR_SHARE || start === lines) return undefined;
  let end = lines;
  while (end > start && isBar(end - 1)) end -= 1;
  if (lines - end < lines * BAR_SHARE) return undefined;
  const isStraight = (line: number) => 1 - shareOfColor(line, BAR_EDGE) >= STRAIGHT_SHARE;
  // The line at the edge itself may be a mixture of both colours.
  const isEdge = (line: number, next: number) => isStraight(line) || isStraight(next);
  return isEdge(start, start + 1) && isEdge(end - 1, end - 2) ? { start, end } : undefined;
}

/** Shares of the sides at which a cut corner is looked for, and beyond which the picture has its own colours again. */
const IN_CORNER = 0.004;
const BESIDE_CORNER = 0.25;
const INSIDE_CORNER = 0.08;
const WHITE = 250;

function hasRoundCorners(pixels: Pixels): boolean {
  const { width, height, data } = pixels;
  const isCutAt = (x: number, y: number) => {
    const at = offsetOf(pixels, x, y);
    const isWhite = [0, 1, 2].every((channel) => (data[at + channel] ?? 0) >= WHITE);
    return (data[at + 3] ?? 0) < OPAQUE || isWhite;
  };
  const side = Math.min(width, height);
  return [false, true].every((isRight) =>
    [false, true].every((isBottom) => {
      const isCut = (across: number, down: number) => {
        const x = Math.round(across * side);
        const y = Math.round(down * side);
        return isCutAt(isRight ? width - 1 - x : x, isBottom ? height - 1 - y : y);
      };
      return (
        isCut(IN_CORNER, IN_CORNER) &&
        !isCut(IN_CORNER, BESIDE_CORNER) &&
        !isCut(BESIDE_CORNER, IN_CORNER) &&
        !isCut(INSIDE_CORNER, INSIDE_CORNER)
      );
    }),
  );
}
