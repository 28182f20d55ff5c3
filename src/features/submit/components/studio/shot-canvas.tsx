import { useLayoutEffect, useRef } from 'react';
import type { Size } from '@/domain/drawing/geometry';
import type { Drawing } from '@/domain/studio/drawing-command';
import { makeContext } from '@/lib/images/canvas';
import { paint, type FindImage } from '@/lib/images/paint';

/** Most pixels of the canvas per CSS pixel: more cannot be seen, and costs time with every keystroke. */
const MAX_SHARPNESS = 2;

/** One picture of the set as it will be drawn, in CSS pixels of the given size. It is described by its controls. */
export function ShotCanvas({
  drawing,
  target,
  findImage,
  width,
  height,
}: {
  drawing: Drawing;
  target: Size;
  /** Changes when another image can be drawn. */
  findImage: FindImage;
  width: number;
  height: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sharpness = Math.min(MAX_SHARPNESS, window.devicePixelRatio || 1);
  const [pixelWidth, pixelHeight] = [Math.round(width * sharpness), Math.round(height * sharpness)];
  useLayoutEffect(() => {
    // Where the helper canvases cannot be made, nothing is drawn.
    if (typeof OffscreenCanvas !== 'function') return;
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (context) paint(drawing.commands, context, makeContext, findImage, target);
  }, [drawing, findImage, pixelHeight, pixelWidth, target]);
  return (
    <canvas
      ref={canvas}
      width={pixelWidth}
      height={pixelHeight}
      style={{ width, height }}
      aria-hidden="true"
      className="block"
    />
  );
}
