import type { PicturePart } from '@/model/picture-look';
import type { Pixels } from './picture-sample';

/** Width by height of phones: iPhones since the X have 0.461, with their frame 0.49; Android phones 0.44 to 0.5. */
const RATIO = { min: 0.44, max: 0.5 };
/** Share of the picture's height below which a screen is part of a drawing. */
const LEAST_HEIGHT = 0.25;
/** Share of a picture's side that is at least around the screen: what reaches its edge may go on. */
const MARGIN = 0.015;
/** Difference per channel of the two sides of an edge. */
const EDGE = 20;
/** Difference per channel between neighbours along the side of one colour; a gradient stays below it. */
const EVEN = 6;
/** Shares of a screen's sides that its straight edges have; its corners are round. */
const STRAIGHT = { down: 0.72, across: 0.55 };
/** Pixels by which an edge may be interrupted, e.g. by a button at a phone's side. */
const GAP = 4;

/** An edge between two rows or columns: between `at - 1` and `at`. */
interface Edge {
  at: number;
  from: number;
  to: number;
}

/**
 * Finds the largest upright rectangle with the shape of a phone's screen that is bounded by straight edges, each with an
 * even colour on one side: the phone's frame or the background. One that leaves the picture is not found.
 */
export function phoneScreen(pixels: Pixels): PicturePart | undefined {
  const { width, height } = pixels;
  const sides = edgesOf(
    pixels,
    width,
    height,
    LEAST_HEIGHT * STRAIGHT.down * height,
    (x, y) => (y * width + x) * 4,
  );
  const caps = edgesOf(
    pixels,
    height,
    width,
    LEAST_HEIGHT * RATIO.min * STRAIGHT.across * height,
    (y, x) => (y * width + x) * 4,
  );
  let best: { x: number; y: number; width: number; height: number } | undefined;
  for (const left of sides) {
    if (left.at < MARGIN * width) continue;
    for (const right of sides) {
      const across = right.at - left.at;
      if (across < LEAST_HEIGHT * RATIO.min * height || right.at > (1 - MARGIN) * width) continue;
      const from = Math.max(left.from, right.from);
      const to = Math.min(left.to, right.to);
      if (to - from < (across / RATIO.max) * STRAIGHT.down || to - from > across / RATIO.min) continue;
      const found = between(caps, { left: left.at, right: right.at, from, to }, height);
      if (found && (!best || found.height > best.height))
        best = { x: left.at, y: found.y, width: across, height: found.height };
    }
  }
  return (
    best && { x: best.x / width, y: best.y / height, width: best.width / width, height: best.height / height }
  );
}

/** The upper and lower edge that close two sides to the shape of a phone. */
function between(
  caps: readonly Edge[],
  { left, right, from, to }: { left: number; right: number; from: number; to: number },
  pictureHeight: number,
): { y: number; height: number } | undefined {
  const across = right - left;
  const isAcross = (cap: Edge) =>
    Math.min(cap.to, right) - Math.max(cap.from, left) >= across * STRAIGHT.across &&
    // A line that goes on is part of the page around the screen.
    cap.from >= left - across * 0.1 &&
    cap.to <= right + across * 0.1;
  const corner = across * 0.3;
  const tops = caps.filter((cap) => cap.at <= from + GAP && cap.at >= from - corner && isAcross(cap));
  const bottoms = caps.filter((cap) => cap.at >= to - GAP && cap.at <= to + corner && isAcross(cap));
  for (const top of tops) {
    for (const bottom of bottoms) {
      const height = bottom.at - top.at;
      const ratio = across / height;
      const isInside = top.at >= MARGIN * pictureHeight && bottom.at <= (1 - MARGIN) * pictureHeight;
      if (isInside && ratio >= RATIO.min && ratio <= RATIO.max) return { y: top.at, height };
    }
  }
  return undefined;
}

/**
 * Straight edges across one direction: for columns the vertical ones.
 * @param offset of a pixel, by the line (column or row) and its place along it
 */
function edgesOf(
  { data }: Pixels,
  lines: number,
  length: number,
  least: number,
  offset: (line: number, along: number) => number,
): Edge[] {
  const distance = (first: number, second: number) =>
    Math.max(
      Math.abs((data[first] ?? 0) - (data[second] ?? 0)),
      Math.abs((data[first + 1] ?? 0) - (data[second + 1] ?? 0)),
      Math.abs((data[first + 2] ?? 0) - (data[second + 2] ?? 0)),
    );
  const edges: Edge[] = [];
  for (let line = 1; line < lines; line += 1) {
    for (const side of [line - 1, line]) {
      let from = -1;
      let last = -1;
      for (let along = 0; along <= length; along += 1) {
        const at = offset(side, along);
        const isEdge =
          along < length &&
          distance(offset(line - 1, along), offset(line, along)) >= EDGE &&
          (along === 0 || distance(at, offset(side, along - 1)) <= EVEN);
        if (isEdge) {
          if (from < 0) from = along;
          last = along;
        } else if (from >= 0 && (along === length || along - last > GAP)) {
          if (last - from >= least) edges.push({ at: line, from, to: last });
          from = -1;
        }
      }
    }
  }
  return edges;
}
