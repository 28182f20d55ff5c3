import type { Rect, Size } from '@/model/geometry';

/** The largest rectangle of this shape inside another, in whole pixels, centred. */
export function containIn(area: Rect, shape: Size): Rect {
  const scale = Math.min(area.width / shape.width, area.height / shape.height);
  const width = Math.max(1, Math.min(area.width, Math.round(shape.width * scale)));
  const height = Math.max(1, Math.min(area.height, Math.round(shape.height * scale)));
  return {
    x: Math.round(area.x + (area.width - width) / 2),
    y: Math.round(area.y + (area.height - height) / 2),
    width,
    height,
  };
}

/**
 * The largest part of a picture that has the shape of a target, from its middle: what CSS calls "cover". Pixels of the
 * picture.
 */
export function coverFrom(picture: Size, target: Size): Rect {
  const scale = Math.max(target.width / picture.width, target.height / picture.height);
  const width = Math.min(picture.width, target.width / scale);
  const height = Math.min(picture.height, target.height / scale);
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Shrinks a rectangle by a margin on each side. */
export function inset(rect: Rect, margin: number): Rect {
  return {
    x: rect.x + margin,
    y: rect.y + margin,
    width: rect.width - 2 * margin,
    height: rect.height - 2 * margin,
  };
}
