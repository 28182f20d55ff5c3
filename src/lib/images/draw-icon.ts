import { atLightness, backgroundFor, INK, lightnessOf, mix, PAPER, withAlpha } from '@/domain/drawing/colors';
import { coverFrom, type Size } from '@/domain/drawing/geometry';
import { initialsOf } from '@/domain/drawing/initials';
import { fitText } from '@/domain/drawing/text-fit';
import { drawText, linearGradient, measureWith, type Context } from './canvas';

/** What an icon is drawn from: a picture, or letters on colours. Colours are `#rrggbb`. */
export interface IconDesign {
  appName: string;
  primary: string;
  secondary: string;
  fontFamily: string;
}

/**
 * Draws an app icon of this side length, filling its canvas: the picture cropped from its middle, otherwise the app's
 * initials. The icon is a full square and opaque; the stores round the corners themselves.
 */
export function drawIcon(
  context: Context,
  side: number,
  design: IconDesign,
  picture?: CanvasImageSource & Size,
): void {
  if (picture) drawPicture(context, side, design, picture);
  else drawLetters(context, side, design);
}

function drawPicture(
  context: Context,
  side: number,
  design: IconDesign,
  picture: CanvasImageSource & Size,
): void {
  // Transparent parts of the picture show the app's own colour.
  context.fillStyle = design.primary;
  context.fillRect(0, 0, side, side);
  const from = coverFrom(picture, { width: side, height: side });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, side, side);
}

function drawLetters(
  context: Context,
  side: number,
  { appName, primary, secondary, fontFamily }: IconDesign,
): void {
  const size = { width: side, height: side };
  const { light, deep, ink } = letterColors(primary, secondary);
  context.fillStyle = linearGradient(context, size, 145, [light, deep]);
  context.fillRect(0, 0, side, side);
  // Two faint discs give the flat square some depth.
  context.fillStyle = withAlpha(PAPER, 0.09);
  disc(context, side * 0.88, side * 0.94, side * 0.52);
  context.fillStyle = withAlpha(PAPER, 0.07);
  disc(context, side * 0.08, side * 0.02, side * 0.42);

  const letters = initialsOf(appName);
  if (letters === '') {
    context.fillStyle = ink;
    disc(context, side / 2, side / 2, side * 0.2);
    return;
  }
  const measure = measureWith(context, fontFamily, 800);
  const box = {
    maxWidth: side * 0.72,
    maxHeight: side,
    maxLines: 1,
    maxFontSize: side * (letters.length === 1 ? 0.6 : 0.48),
    minFontSize: side * 0.1,
  };
  const text = fitText(letters, box, measure);
  drawText(
    context,
    text,
    { x: side / 2, firstMiddle: opticalMiddle(context, letters, side), align: 'center' },
    { family: fontFamily, weight: 800, color: ink },
  );
}

/** From this lightness on (yellow, mint) a colour has dark letters; darkening it for white ones would spoil it. */
const BRIGHT = 0.78;
/** Letters of this size need 3:1 (WCAG 1.4.3). */
const LETTER_CONTRAST = 3;

function letterColors(primary: string, secondary: string): { light: string; deep: string; ink: string } {
  const light = mix(primary, atLightness(primary, Math.min(0.9, lightnessOf(primary) + 0.1)), 0.6);
  const deep = mix(primary, secondary, 0.85);
  if (lightnessOf(primary) >= BRIGHT) {
    const ink = mix(atLightness(primary, 0.22), INK, 0.4);
    return { light, deep: backgroundFor(INK, deep, LETTER_CONTRAST + 1.5), ink };
  }
  return {
    light: backgroundFor(PAPER, light, LETTER_CONTRAST),
    deep: backgroundFor(PAPER, deep, LETTER_CONTRAST),
    ink: PAPER,
  };
}

/** Finds the y of the middle line at which the visible ink is centred. */
function opticalMiddle(context: Context, letters: string, side: number): number {
  context.textBaseline = 'middle';
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(letters);
  return side / 2 + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
}

function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
