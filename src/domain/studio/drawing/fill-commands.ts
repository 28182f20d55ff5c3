import { withAlpha } from '../../drawing/colors';
import type { Rect, Size } from '@/model/geometry';
import { coverFrom } from '../../drawing/geometry';
import type { Fill, PatternId } from '../design';
import type { DrawingCommand } from './drawing-command';

/** Area that a background runs through: the target itself, or all pictures of a panorama beside each other. */
export interface FillSpace extends Size {
  /** Left edge of the target in it. */
  x: number;
}

/**
 * The space of a panorama. With `skipsGap` the part of it behind the store's gap is left out of the pictures, so that
 * its lines stay straight on the product page; without, nothing of it is hidden and lines jump a little at the gap.
 * @param gap share of a picture's width
 * @param column place in the strip from the left, from 0
 */
export function panoramaSpace(
  target: Size,
  column: number,
  count: number,
  gap: number,
  skipsGap: boolean,
): FillSpace {
  const between = skipsGap ? Math.round(gap * target.width) : 0;
  return {
    x: column * (target.width + between),
    width: count * target.width + (count - 1) * between,
    height: target.height,
  };
}

/** Fills the whole target. */
export function fillCommands(
  fill: Fill,
  target: Size,
  space: FillSpace,
  assetSize: (hash: string) => Size | undefined,
): DrawingCommand[] {
  const whole: Rect = { x: 0, y: 0, width: target.width, height: target.height };
  const solid = (color: string): DrawingCommand => ({
    kind: 'fill',
    rect: whole,
    radius: 0,
    paint: { kind: 'color', color },
  });
  switch (fill.kind) {
    case 'color':
      return [solid(fill.color)];
    case 'gradient': {
      const box = { x: -space.x, y: 0, width: space.width, height: space.height };
      const paint = { kind: 'gradient', box, angle: fill.angle, colors: [fill.from, fill.to] } as const;
      return [{ kind: 'fill', rect: whole, radius: 0, paint }];
    }
    case 'pattern':
      return [solid(fill.color), ...PATTERNS[fill.pattern](space, target, fill.ink)];
    case 'image': {
      const size = assetSize(fill.asset);
      if (!size) return [solid('#8a8f9c')];
      const part = coverFrom(size, space);
      const from = {
        x: (part.x + (part.width * space.x) / space.width) / size.width,
        y: part.y / size.height,
        width: (part.width * target.width) / space.width / size.width,
        height: part.height / size.height,
      };
      const source = { kind: 'asset', hash: fill.asset } as const;
      const image = { kind: 'image', source, from, rect: whole, radius: 0 } as const;
      if (!fill.behind) return [{ ...image, backing: '#ffffff' }];
      const behind = fillCommands(fill.behind, target, space, assetSize);
      return [...behind, { ...image, backing: 'transparent' }];
    }
  }
}

/** A band of the background's colour behind a text that is on the app's picture, fading towards the middle. */
export function textBand(color: string, width: number, height: number): DrawingCommand {
  return { kind: 'fill', rect: { x: 0, y: 0, width, height }, radius: 0, paint: { kind: 'fade', color } };
}

type Pattern = (space: FillSpace, target: Size, ink: string) => DrawingCommand[];

/** Patterns are drawn in the space's own coordinates, so that they run through a panorama. */
const PATTERNS: Record<PatternId, Pattern> = {
  dots: (space, target, ink) => {
    const step = unitOf(target) / 9;
    const color = withAlpha(ink, 0.3);
    return [{ kind: 'circles', color, circles: grid(space, target, step, step * 0.09) }];
  },
  grid: (space, target, ink) => {
    const step = unitOf(target) / 8;
    const width = Math.max(1, unitOf(target) * 0.0025);
    const columns = steps(space.x, target.width, step).map((x) =>
      polygonOf([x, 0], [x + width, 0], [x + width, target.height], [x, target.height]),
    );
    const rows = steps(0, target.height, step).map((y) =>
      polygonOf([0, y], [target.width, y], [target.width, y + width], [0, y + width]),
    );
    const color = withAlpha(ink, 0.22);
    return [...columns, ...rows].map((points) => ({ kind: 'polygon', points, color }));
  },
  stripes: (space, target, ink) => {
    const step = unitOf(target) / 2.5;
    const slant = target.height * 0.35;
    const color = withAlpha(ink, 0.14);
    return steps(space.x + slant, target.width + slant, step).map((x) => {
      const left = x - slant;
      const points = polygonOf(
        [left + slant, 0],
        [left + slant + step / 2, 0],
        [left + step / 2, target.height],
        [left, target.height],
      );
      return { kind: 'polygon', points, color };
    });
  },
  rings: (space, target, ink) => {
    const unit = unitOf(target);
    const centers = spread(space, target, unit * 1.6, 0.72);
    const circles = centers.flatMap(({ x, y }) =>
      [0.34, 0.52, 0.7, 0.88].map((share) => ({ x, y, radius: unit * share })),
    );
    return [{ kind: 'rings', circles, lineWidth: unit * 0.012, color: withAlpha(ink, 0.2) }];
  },
  waves: (space, target, ink) =>
    [0.58, 0.7, 0.83].map((from, index) => {
      const points = [{ x: 0, y: target.height }];
      const parts = 48;
      for (let part = 0; part <= parts; part += 1) {
        const x = (part / parts) * target.width;
        const turn = ((space.x + x) / (unitOf(target) * (2.1 - index * 0.35))) * Math.PI * 2;
        points.push({ x, y: target.height * (from + 0.035 * Math.sin(turn + index * 1.7)) });
      }
      points.push({ x: target.width, y: target.height });
      return { kind: 'polygon', points, color: withAlpha(ink, 0.16) };
    }),
  glow: (space, target, ink) => {
    const unit = unitOf(target);
    const low = spread(space, target, unit * 2.1, 0.82);
    const high = spread({ ...space, x: space.x + unit }, target, unit * 2.1, 0.16);
    return [...low, ...high].map(({ x, y }) => ({
      kind: 'glow',
      x,
      y,
      radius: unit * 0.95,
      color: ink,
      strength: 0.5,
    }));
  },
};

/** Patterns keep their scale from a phone to a tablet. */
function unitOf({ width, height }: Size): number {
  return Math.min(width, height);
}

type Point = readonly [x: number, y: number];

function polygonOf(...points: Point[]): { x: number; y: number }[] {
  return points.map(([x, y]) => ({ x, y }));
}

/** Positions in the target of the multiples of a step in the space. */
function steps(from: number, length: number, step: number): number[] {
  const first = Math.floor(from / step) * step - from;
  const found: number[] = [];
  for (let at = first; at < length; at += step) found.push(at);
  return found;
}

function grid(space: FillSpace, target: Size, step: number, radius: number) {
  return steps(space.x, target.width + step, step).flatMap((x) =>
    steps(0, target.height + step, step).map((y) => ({ x: x + step / 2, y: y + step / 2, radius })),
  );
}

/** Points at one height and regular distances through the space, those that reach into the target. */
function spread(space: FillSpace, target: Size, step: number, height: number): { x: number; y: number }[] {
  return steps(space.x - step, target.width + 2 * step, step).map((x) => ({
    x: x - step / 2,
    y: target.height * height,
  }));
}
