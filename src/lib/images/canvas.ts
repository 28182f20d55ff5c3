import { mix, withAlpha } from '@/domain/drawing/colors';
import type { Rect, Size } from '@/model/geometry';
import { inset } from '@/domain/drawing/geometry';
import type { FittedText, MeasureText } from '@/domain/drawing/text-fit';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Creates a blank canvas: off-screen in a worker, an element on the page. Returns undefined where the browser cannot
 * draw.
 */
export type MakeContext = (size: Size) => Context | undefined;

/**
 * Uses an off-screen canvas where there is one. `willReadFrequently` stores the pixels in memory, where they are read.
 */
export function makeContext({ width, height }: Size): Context | undefined {
  const settings: CanvasRenderingContext2DSettings = { willReadFrequently: true };
  if (typeof OffscreenCanvas === 'function') {
    return new OffscreenCanvas(width, height).getContext('2d', settings) ?? undefined;
  }
  if (typeof document === 'undefined') return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', settings) ?? undefined;
}

export type FontWeight = 400 | 500 | 600 | 700 | 800;

export function setFont(context: Context, fontFamily: string, weight: FontWeight, fontSize: number): void {
  context.font = `${weight} ${fontSize}px ${fontFamily}`;
}

/** Measures text as this context will draw it. */
export function measureWith(context: Context, fontFamily: string, weight: FontWeight): MeasureText {
  return (text, fontSize) => {
    setFont(context, fontFamily, weight, fontSize);
    const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(text);
    // Italic or decorated letters reach beyond their advance width.
    return Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight);
  };
}

export interface TextPlace {
  /** Edge or centre that lines are aligned to. */
  x: number;
  /** Middle of the first line. */
  firstMiddle: number;
  align: 'left' | 'center' | 'right';
}

export function drawText(
  context: Context,
  text: FittedText,
  { x, firstMiddle, align }: TextPlace,
  font: { family: string; weight: FontWeight; color: string },
): void {
  setFont(context, font.family, font.weight, text.fontSize);
  context.fillStyle = font.color;
  context.textBaseline = 'middle';
  context.textAlign = align;
  context.direction = text.direction;
  text.lines.forEach((line, index) => context.fillText(line.text, x, firstMiddle + index * text.lineHeight));
}

/** How far the ink of a line is above the middle that it is drawn at, in pixels. */
export function inkShift(
  context: Context,
  line: string,
  { family, weight, fontSize }: { family: string; weight: FontWeight; fontSize: number },
): number {
  setFont(context, family, weight, fontSize);
  context.textBaseline = 'middle';
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(line);
  return (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
}

function roundedPath(context: Context, { x, y, width, height }: Rect, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
}

export function fillRounded(
  context: Context,
  rect: Rect,
  radius: number,
  fill: string | CanvasGradient,
): void {
  roundedPath(context, rect, radius);
  context.fillStyle = fill;
  context.fill();
}

/** Draws a line along the inner edge of a rounded rectangle. */
export function strokeInside(
  context: Context,
  rect: Rect,
  radius: number,
  lineWidth: number,
  stroke: string | CanvasGradient,
): void {
  roundedPath(context, inset(rect, lineWidth / 2), radius - lineWidth / 2);
  context.lineWidth = lineWidth;
  context.strokeStyle = stroke;
  context.stroke();
}

/**
 * Draws something with rounded corners by drawing what was in the corners before over it again. It does not clip,
 * because Chromium does not smooth a clip's edge on a canvas in memory; nor does it mask the whole, which costs as much
 * again as drawing a screenshot.
 * @param rect in whole pixels, inside the canvas
 * @param paint fills the rectangle's size from the origin on; anything beyond is cut off
 */
export function drawRounded(
  context: Context,
  make: MakeContext,
  rect: Rect,
  radius: number,
  paint: (context: Context) => void,
): void {
  const side = Math.ceil(Math.min(radius, rect.width / 2, rect.height / 2));
  const kept = side > 0 ? make({ width: 2 * side, height: 2 * side }) : undefined;
  const corners = [0, 1, 2, 3].map((corner) => {
    const [column, row] = [corner % 2, corner >> 1];
    return {
      copyX: column * side,
      copyY: row * side,
      x: column ? rect.x + rect.width - side : rect.x,
      y: row ? rect.y + rect.height - side : rect.y,
    };
  });
  if (kept) {
    for (const { copyX, copyY, x, y } of corners) {
      kept.putImageData(context.getImageData(x, y, side, side), copyX, copyY);
    }
    kept.globalCompositeOperation = 'destination-out';
    fillRounded(kept, { x: 0, y: 0, width: 2 * side, height: 2 * side }, radius, '#000000');
  }
  context.save();
  context.beginPath();
  context.rect(rect.x, rect.y, rect.width, rect.height);
  context.clip();
  context.translate(rect.x, rect.y);
  paint(context);
  context.restore();
  if (!kept) return;
  for (const { copyX, copyY, x, y } of corners) {
    context.drawImage(kept.canvas, copyX, copyY, side, side, x, y, side, side);
  }
}

/**
 * Draws a soft light. It falls off in steps that were chosen by eye: a linear gradient shows its edge.
 * @param color `#rrggbb`
 * @param strength opacity in the middle, 0 to 1
 */
export function drawGlow(
  context: Context,
  { x, y, radius }: { x: number; y: number; radius: number },
  color: string,
  strength: number,
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, share] of [
    [0, 1],
    [0.2, 0.78],
    [0.45, 0.38],
    [0.7, 0.12],
    [1, 0],
  ] as const) {
    light.addColorStop(at, withAlpha(color, strength * share));
  }
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

const STOPS = 8;

/** Creates a gradient across a size; angles are CSS degrees (180 is downwards), and the blend looks even. */
export function linearGradient(
  context: Context,
  size: Size,
  angle: number,
  colors: readonly string[],
): CanvasGradient {
  const radians = (angle * Math.PI) / 180;
  const half = (Math.abs(size.width * Math.sin(radians)) + Math.abs(size.height * Math.cos(radians))) / 2;
  const dx = Math.sin(radians) * half;
  const dy = -Math.cos(radians) * half;
  const [x, y] = [size.width / 2, size.height / 2];
  const gradient = context.createLinearGradient(x - dx, y - dy, x + dx, y + dy);
  for (let index = 0; index < colors.length - 1; index += 1) {
    for (let stop = 0; stop <= STOPS; stop += 1) {
      const share = (index + stop / STOPS) / (colors.length - 1);
      gradient.addColorStop(
        share,
        mix(colors[index] ?? '#000000', colors[index + 1] ?? '#000000', stop / STOPS),
      );
    }
  }
  return gradient;
}

/**
 * Draws a soft shadow below a rounded shape. It is drawn small and enlarged: a blur of 100 px over a whole screenshot
 * takes 10 to 20 times as long as the rest of the picture (measured).
 */
export function drawSoftShadow(
  context: Context,
  make: MakeContext,
  rect: Rect,
  {
    radius,
    blur,
    offsetY,
    color,
    isTurned = false,
  }: {
    radius: number;
    blur: number;
    offsetY: number;
    color: string;
    /** Whether the context is turned: then all of the shadow is drawn. */
    isTurned?: boolean;
  },
): void {
  const scale = Math.min(1, 12 / blur);
  const margin = blur * 2;
  const small = make({
    width: Math.ceil((rect.width + 2 * margin) * scale),
    height: Math.ceil((rect.height + 2 * margin) * scale),
  });
  if (!small) return;
  // The shape itself is drawn outside the canvas; only its shadow falls into it.
  const away = small.canvas.width * 2;
  small.shadowColor = color;
  small.shadowBlur = blur * scale;
  small.shadowOffsetX = away;
  small.fillStyle = '#000000';
  roundedPath(
    small,
    { x: margin * scale - away, y: margin * scale, width: rect.width * scale, height: rect.height * scale },
    radius * scale,
  );
  small.fill();
  context.save();
  // The shadow is not visible behind the shape itself, so that part is not enlarged.
  if (!isTurned) clipOutside(context, inset(rect, radius * 0.3));
  context.imageSmoothingQuality = 'medium';
  context.drawImage(
    small.canvas,
    rect.x - margin,
    rect.y - margin + offsetY,
    small.canvas.width / scale,
    small.canvas.height / scale,
  );
  context.restore();
}

function clipOutside(context: Context, hidden: Rect): void {
  context.beginPath();
  context.rect(0, 0, context.canvas.width, context.canvas.height);
  context.rect(
    Math.ceil(hidden.x),
    Math.ceil(hidden.y),
    Math.floor(hidden.width) - 1,
    Math.floor(hidden.height) - 1,
  );
  context.clip('evenodd');
}

/** Fills a circle with the current colour. */
export function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
