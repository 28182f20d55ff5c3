import type { PageItem, TextStyle } from './layout';

export type Picture = Extract<PageItem, { kind: 'picture' }>;

/** Draws text that the standard PDF fonts lack with the device's own fonts. */
export interface TextPainter {
  /** Width in points. */
  measure(text: string, style: TextStyle): number;
  /** A picture as JPEG, with its size in pixels. */
  paint(picture: Picture): Promise<{ jpeg: Uint8Array; width: number; height: number }>;
}

/** Pixels per point: 216 dots per inch, sharp on paper. */
const SCALE = 3;
const JPEG_QUALITY = 0.92;
/** The closest fonts to Helvetica, then whatever the system has for the script. */
const FAMILY = 'Helvetica, Arial, "Noto Sans", sans-serif';

/**
 * Uses the browser's own text drawing: its fonts, shaping and right-to-left order.
 * @param language lets the browser choose the Chinese, Japanese or Korean form of a Han glyph
 */
export function createBrowserPainter(language: string): TextPainter {
  const newContext = () => {
    const canvas = document.createElement('canvas');
    canvas.lang = language;
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser gives no canvas');
    return { canvas, context };
  };
  const ruler = newContext().context;
  const fontOf = (style: TextStyle) => `${style.isBold ? 'bold ' : ''}${style.size}px ${FAMILY}`;

  return {
    measure(text, style) {
      ruler.font = fontOf(style);
      return ruler.measureText(text).width;
    },
    async paint(picture) {
      const { canvas, context } = newContext();
      canvas.width = Math.ceil(picture.width * SCALE);
      canvas.height = Math.ceil(picture.height * SCALE);
      context.fillStyle = picture.background;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.scale(SCALE, SCALE);
      context.textBaseline = 'alphabetic';
      context.textAlign = 'left';
      for (const line of picture.lines) {
        context.font = fontOf(line.style);
        context.fillStyle = line.style.color;
        context.direction = line.direction;
        context.fillText(line.text, line.x - picture.x, line.baseline - picture.y);
      }
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
      );
      if (!blob) throw new Error('This browser gives no picture of a canvas');
      const jpeg = new Uint8Array(await blob.arrayBuffer());
      return { jpeg, width: canvas.width, height: canvas.height };
    },
  };
}
