import { mix } from '@/domain/drawing/colors';
import type { Rect, Size } from '@/domain/drawing/geometry';
import type { FittedText, MeasureText } from '@/domain/drawing/text-fit';

export type Canvas = HTMLCanvasElement | OffscreenCanvas;
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Makes a blank canvas: off screen in a worker, an element on the page. Undefined where the browser can't draw. */
export type MakeContext = (size: Size) => Context | undefined;

/** Off-screen canvas where there is one. `willReadFrequently` keeps the pixels in memory, where they are read out. */
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
  /** Where lines are aligned to. */
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

export function roundedPath(context: Context, { x, y, width, height }: Rect, radius: number): void {
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

const STOPS = 8;

/** A gradient across a size in CSS degrees (180 is downwards), blended evenly for the eye. */
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
 * A soft shadow below a rounded shape. Drawn small and enlarged: a blur of 100 px over a whole screenshot costs more
 * than all the rest of the picture (measured: 10 to 20 times as much).
 */
export function drawSoftShadow(
  context: Context,
  make: MakeContext,
  rect: Rect,
  { radius, blur, offsetY, color }: { radius: number; blur: number; offsetY: number; color: string },
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
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    small.canvas,
    rect.x - margin,
    rect.y - margin + offsetY,
    small.canvas.width / scale,
    small.canvas.height / scale,
  );
}
