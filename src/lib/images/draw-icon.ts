import { PAPER, withAlpha } from '@/domain/drawing/colors';
import { initialsOf } from '@/domain/drawing/initials';
import { letterColors } from '@/domain/drawing/letter-colors';
import { fitText } from '@/domain/drawing/text-fit';
import { disc, drawText, inkShift, linearGradient, measureWith, type Context } from './canvas';

/** Source of an icon: letters on colours. Colours are `#rrggbb`. */
export interface IconDesign {
  appName: string;
  primary: string;
  secondary: string;
  fontFamily: string;
}

/** Draws the app's initials as an icon of this side length on a banner. It fills its canvas. */
export function drawIcon(
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
  const shift = inkShift(context, letters, { family: fontFamily, weight: 800, fontSize: text.fontSize });
  drawText(
    context,
    text,
    { x: side / 2, firstMiddle: side / 2 + shift, align: 'center' },
    { family: fontFamily, weight: 800, color: ink },
  );
}
