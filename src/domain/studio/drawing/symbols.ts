import type { Rect } from '@/model/geometry';
import type { DrawingCommand } from './drawing-command';

/** Plain symbols of our own for icons, in the order they are offered. */
export const SYMBOLS = [
  { id: 'star', label: 'Star' },
  { id: 'heart', label: 'Heart' },
  { id: 'check', label: 'Tick' },
  { id: 'bolt', label: 'Bolt' },
  { id: 'drop', label: 'Drop' },
  { id: 'leaf', label: 'Leaf' },
  { id: 'moon', label: 'Moon' },
  { id: 'sun', label: 'Sun' },
  { id: 'play', label: 'Play' },
  { id: 'pin', label: 'Pin' },
  { id: 'chat', label: 'Speech bubble' },
  { id: 'bars', label: 'Chart' },
] as const;
export type SymbolId = (typeof SYMBOLS)[number]['id'];

type Point = readonly [x: number, y: number];

/** A part of a symbol, in shares of its square. */
type Shape =
  | { points: readonly Point[] }
  | { x: number; y: number; width: number; height: number; radius: number };

/** Draws a symbol in one colour inside a square. */
export function symbolCommands(id: SymbolId, { x, y, width }: Rect, color: string): DrawingCommand[] {
  return SHAPES[id].map((shape) =>
    'points' in shape
      ? {
          kind: 'polygon',
          points: shape.points.map(([left, top]) => ({ x: x + left * width, y: y + top * width })),
          color,
        }
      : {
          kind: 'fill',
          rect: {
            x: x + shape.x * width,
            y: y + shape.y * width,
            width: shape.width * width,
            height: shape.height * width,
          },
          radius: shape.radius * width,
          paint: { kind: 'color', color },
        },
  );
}

const STEPS = 64;

/** Points on a circle; angles in degrees, clockwise from the right. */
function arc(x: number, y: number, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / STEPS) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function star(): Point[] {
  return Array.from({ length: 10 }, (_, corner): Point => {
    const radius = corner % 2 === 0 ? 0.5 : 0.21;
    const angle = ((corner * 36 - 90) * Math.PI) / 180;
    return [0.5 + radius * Math.cos(angle), 0.53 + radius * Math.sin(angle)];
  });
}

/** The curve that is usual for hearts: x = 16 sin³ t, y = 13 cos t − 5 cos 2t − 2 cos 3t − cos 4t. */
function heart(): Point[] {
  return Array.from({ length: STEPS }, (_, step): Point => {
    const turn = (step / STEPS) * 2 * Math.PI;
    const height = 13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn);
    return [0.5 + 0.03 * 16 * Math.sin(turn) ** 3, 0.45 - 0.03 * height];
  });
}

/** A circle with a tip; its sides touch the circle. */
function withTip(x: number, y: number, radius: number, tipY: number): Point[] {
  const spread = (Math.acos(radius / Math.abs(tipY - y)) * 180) / Math.PI;
  const toTip = tipY < y ? -90 : 90;
  return [[x, tipY], ...arc(x, y, radius, toTip + spread, toTip + 360 - spread)];
}

const SHAPES: Record<SymbolId, readonly Shape[]> = {
  star: [{ points: star() }],
  heart: [{ points: heart() }],
  check: [
    {
      points: [
        [0.04, 0.54],
        [0.18, 0.4],
        [0.4, 0.62],
        [0.82, 0.18],
        [0.96, 0.32],
        [0.4, 0.9],
      ],
    },
  ],
  bolt: [
    {
      points: [
        [0.6, 0],
        [0.14, 0.56],
        [0.46, 0.56],
        [0.38, 1],
        [0.86, 0.4],
        [0.54, 0.4],
      ],
    },
  ],
  drop: [{ points: withTip(0.5, 0.64, 0.35, 0) }],
  leaf: [
    // Two quarter circles around opposite corners, which meet at the stem and the tip.
    { points: [...arc(0.9, 0.9, 0.8, 180, 270), ...arc(0.1, 0.1, 0.8, 0, 90)] },
    {
      points: [
        [0.02, 0.94],
        [0.2, 0.76],
        [0.24, 0.8],
        [0.06, 0.98],
      ],
    },
  ],
  // The inner circle is cut out of the outer one.
  moon: [{ points: [...arc(0.5, 0.5, 0.48, 40, 320), ...arc(0.72, 0.5, 0.33, 290, 70)] }],
  sun: [
    { points: arc(0.5, 0.5, 0.24, 0, 360) },
    ...Array.from({ length: 8 }, (_, ray): Shape => {
      const turn = (ray * Math.PI) / 4;
      const at = (along: number, across: number): Point => [
        0.5 + along * Math.cos(turn) - across * Math.sin(turn),
        0.5 + along * Math.sin(turn) + across * Math.cos(turn),
      ];
      return { points: [at(0.33, -0.045), at(0.49, -0.03), at(0.49, 0.03), at(0.33, 0.045)] };
    }),
  ],
  play: [
    {
      points: [
        [0.2, 0.06],
        [0.94, 0.5],
        [0.2, 0.94],
      ],
    },
  ],
  // The inner circle runs the other way, which leaves a hole.
  pin: [{ points: [...withTip(0.5, 0.37, 0.35, 1), [0.5, 1], ...arc(0.5, 0.37, 0.14, 90, -270)] }],
  chat: [
    { x: 0.02, y: 0.1, width: 0.96, height: 0.64, radius: 0.2 },
    {
      points: [
        [0.2, 0.66],
        [0.46, 0.7],
        [0.2, 0.96],
      ],
    },
  ],
  bars: [
    { x: 0.06, y: 0.54, width: 0.24, height: 0.4, radius: 0.06 },
    { x: 0.38, y: 0.3, width: 0.24, height: 0.64, radius: 0.06 },
    { x: 0.7, y: 0.06, width: 0.24, height: 0.88, radius: 0.06 },
  ],
};
