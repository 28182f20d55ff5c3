import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Size } from '@/model/geometry';
import type { Drawing } from '@/domain/studio/drawing/drawing-command';
import { makeContext } from '@/lib/images/canvas';
import { paint, type FindImage } from '@/lib/images/paint';
import { forgetPaint, paintSoon } from '@/lib/images/paint-queue';

/** Largest number of canvas pixels per CSS pixel: more cannot be seen, and costs time with every keystroke. */
const MAX_SHARPNESS = 2;

/**
 * One picture of the set as it will be drawn, in CSS pixels of the given size. It is described by its controls.
 * @param when `now` paints in the same frame, for what is dragged; otherwise the picture follows after the next frames,
 *   and `first` puts it before the others
 */
export function ShotCanvas({
  drawing,
  target,
  findImage,
  width,
  height,
  when = 'later',
}: {
  drawing: Drawing;
  target: Size;
  /** Changes when another image can be drawn. */
  findImage: FindImage;
  width: number;
  height: number;
  when?: 'now' | 'first' | 'later';
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sharpness = Math.min(MAX_SHARPNESS, window.devicePixelRatio || 1);
  const [pixelWidth, pixelHeight] = [Math.round(width * sharpness), Math.round(height * sharpness)];
  useLayoutEffect(() => {
    const element = canvas.current;
    // Where the helper canvases cannot be made, nothing is drawn.
    if (!element || typeof OffscreenCanvas !== 'function') return;
    const paintNow = () => {
      // Until then the canvas shows what it had, stretched to its new size. Setting a size empties it.
      if (element.width !== pixelWidth) element.width = pixelWidth;
      if (element.height !== pixelHeight) element.height = pixelHeight;
      const context = element.getContext('2d', { willReadFrequently: true });
      if (context) paint(drawing.commands, context, makeContext, findImage, target);
    };
    if (when === 'now') {
      forgetPaint(element);
      paintNow();
    } else {
      paintSoon(element, paintNow, when === 'first');
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another time alone changes nothing in the picture
  }, [drawing, findImage, pixelHeight, pixelWidth, target]);
  useEffect(() => {
    const element = canvas.current;
    return () => {
      if (element) forgetPaint(element);
    };
  }, []);
  return <canvas ref={canvas} style={{ width, height }} aria-hidden="true" className="block" />;
}
