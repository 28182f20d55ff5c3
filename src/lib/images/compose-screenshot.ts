import { isHexColor } from '@/domain/drawing/colors';
import type { Rect, Size } from '@/domain/drawing/geometry';
import {
  layoutComposition,
  type CompositionLayout,
  type CompositionStyle,
  type CompositionTarget,
} from '@/domain/screenshots/composition';
import {
  drawRounded,
  drawSoftShadow,
  drawText,
  fillRounded,
  linearGradient,
  measureWith,
  strokeInside,
  type Context,
  type FontWeight,
  type MakeContext,
} from './canvas';

const CAPTION_WEIGHT: FontWeight = 700;

/**
 * Draws a store screenshot of exactly this size: background, caption, and the app's picture, with or without a frame.
 * The canvas is opaque afterwards.
 * @param make creates the helper canvas of the shadow
 * @returns the layout that was drawn; its caption tells whether it was cut
 */
export function composeScreenshot(
  context: Context,
  make: MakeContext,
  picture: CanvasImageSource & Size,
  { size, caption, style }: { size: CompositionTarget; caption: string; style: CompositionStyle },
): CompositionLayout {
  const measure = measureWith(context, style.fontFamily, CAPTION_WEIGHT);
  const layout = layoutComposition(size, picture, caption, style, measure);
  drawBackground(context, size, style);
  if (layout.caption) {
    const { text, centerX, firstMiddle } = layout.caption;
    const font = { family: style.fontFamily, weight: CAPTION_WEIGHT, color: style.textColor };
    drawText(context, text, { x: centerX, firstMiddle, align: 'center' }, font);
  }
  drawPicture(context, make, picture, layout);
  return layout;
}

function drawBackground(context: Context, size: Size, { background }: CompositionStyle): void {
  context.fillStyle =
    background.kind === 'solid'
      ? opaque(background.color)
      : linearGradient(context, size, background.angle, [opaque(background.from), opaque(background.to)]);
  context.fillRect(0, 0, size.width, size.height);
}

/** Makes a stored colour opaque, whatever the style contains. */
function opaque(color: string): string {
  return isHexColor(color) ? color : '#ffffff';
}

function drawPicture(
  context: Context,
  make: MakeContext,
  source: CanvasImageSource,
  { device, picture, pictureRadius, size }: CompositionLayout,
): void {
  const outer = device?.body ?? picture;
  const radius = device?.radius ?? pictureRadius;
  const isBleeding = outer.width >= size.width && outer.height >= size.height;
  if (!isBleeding) {
    const short = Math.min(outer.width, outer.height);
    drawSoftShadow(context, make, outer, {
      radius,
      blur: short * 0.09,
      offsetY: short * 0.03,
      color: 'rgb(10 12 24 / 0.42)',
    });
  }
  if (device) drawBody(context, device.body, device.radius, device.buttons);
  drawRounded(context, make, picture, pictureRadius, (target) => {
    // Transparent parts of the app's picture show white, never the frame.
    target.fillStyle = '#ffffff';
    target.fillRect(0, 0, picture.width, picture.height);
    target.imageSmoothingQuality = 'high';
    target.drawImage(source, 0, 0, picture.width, picture.height);
  });
}

/** A plain dark body of our own, without a camera cut-out or a maker's mark. */
function drawBody(context: Context, body: Rect, radius: number, buttons: readonly Rect[]): void {
  for (const button of buttons) fillRounded(context, button, button.width / 2, '#2b2d33');
  fillRounded(context, body, radius, '#08090b');
  // The metal edge is a stroke: filling the whole body with its gradient costs as much as drawing the screenshot.
  const edge = Math.max(1, Math.min(body.width, body.height) * 0.006);
  const metal = context.createLinearGradient(body.x, body.y, body.x + body.width, body.y + body.height);
  metal.addColorStop(0, '#6d7078');
  metal.addColorStop(0.25, '#33353b');
  metal.addColorStop(0.7, '#26282d');
  metal.addColorStop(1, '#5b5e66');
  strokeInside(context, body, radius, edge, metal);
}
