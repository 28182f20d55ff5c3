import type { Platform } from '@/model/app';
import type { MeasurePreview } from '@/domain/previews/cut-lines';
import { PREVIEW_FONTS } from '@/domain/previews/measures';

/** Mean width of a letter as a share of the font size, where the browser can’t measure. */
const MEAN_LETTER = 0.55;
/** Widths are measured at this size and scaled, so that each text is measured once. */
const MEASURED_AT = 100;
/** Texts whose width is remembered; then the memory starts again. */
const MAX_REMEMBERED = 4000;

let context: CanvasRenderingContext2D | null | undefined;
const remembered = new Map<string, number>();

/** Measures texts with the browser’s font that comes closest to a store’s. */
export function measureFor(store: Platform): MeasurePreview {
  return (text, { size, weight }) => {
    context ??= document.createElement('canvas').getContext('2d');
    if (!context) return text.length * size * MEAN_LETTER;
    const font = `${weight} ${MEASURED_AT}px ${PREVIEW_FONTS[store]}`;
    const key = `${font}\n${text}`;
    let width = remembered.get(key);
    if (width === undefined) {
      context.font = font;
      width = context.measureText(text).width;
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(key, width);
    }
    return (width * size) / MEASURED_AT;
  };
}
