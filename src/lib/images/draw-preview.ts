import { coverFrom } from '@/domain/drawing/geometry';
import { PREVIEW_COLORS, PREVIEW_FONTS, type PreviewTheme } from '@/domain/previews/measures';
import type { PreviewItem, PreviewLayout } from '@/domain/previews/preview-layout';
import { fillRounded, makeContext, setFont, strokeInside, type Context } from './canvas';

/** Pixels per point: sharp on every screen. */
const SCALE = 2;
/** Height in points of the line below the page that says what the picture is. */
const FOOTER = 44;

/** Everything that is needed to draw a preview as a picture. */
export interface PreviewPictureJob {
  layout: PreviewLayout;
  theme: PreviewTheme;
  /** The pictures of the layout by key: files, or data URLs. */
  sources: ReadonlyMap<string, Blob | string>;
  /** Written below the page. */
  caption: string;
}

/** Draws a preview as a PNG; undefined where the browser can’t draw. Pictures that can’t be decoded stay empty. */
export async function drawPreview({
  layout,
  theme,
  sources,
  caption,
}: PreviewPictureJob): Promise<Blob | undefined> {
  const context = makeContext({
    width: Math.round(layout.width * SCALE),
    height: Math.round((layout.height + FOOTER) * SCALE),
  });
  if (!context) return undefined;
  const colors = PREVIEW_COLORS[layout.store][theme];
  context.scale(SCALE, SCALE);
  context.fillStyle = colors.page;
  context.fillRect(0, 0, layout.width, layout.height + FOOTER);
  for (const item of layout.items) {
    if (item.kind === 'picture') await drawPicture(context, item, sources.get(item.picture), colors.card);
    else drawItem(context, item, PREVIEW_FONTS[layout.store], colors);
  }
  context.fillStyle = colors.line;
  context.fillRect(0, layout.height, layout.width, 1);
  setFont(context, PREVIEW_FONTS[layout.store], 400, 10.5);
  context.fillStyle = colors.secondary;
  context.textAlign = 'left';
  context.direction = 'ltr';
  context.fillText(caption, 20, layout.height + FOOTER / 2 + 4, layout.width - 40);
  const { canvas } = context;
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/png' });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function drawItem(
  context: Context,
  item: Exclude<PreviewItem, { kind: 'picture' }>,
  family: string,
  colors: Record<string, string>,
): void {
  if (item.kind === 'text') {
    setFont(context, family, item.font.weight, item.font.size);
    context.fillStyle = colors[item.color] ?? '#000000';
    context.textAlign = item.align;
    context.textBaseline = 'alphabetic';
    context.direction = item.direction;
    context.fillText(item.text, item.x, item.baseline);
    return;
  }
  if (item.fill) fillRounded(context, item, item.radius, colors[item.fill] ?? '#000000');
  if (item.edge) {
    context.setLineDash(item.isDashed ? [5, 4] : []);
    strokeInside(context, item, item.radius, 1, colors[item.edge] ?? '#000000');
    context.setLineDash([]);
  }
}

async function drawPicture(
  context: Context,
  item: Extract<PreviewItem, { kind: 'picture' }>,
  source: Blob | string | undefined,
  background: string,
): Promise<void> {
  fillRounded(context, item, item.radius, background);
  const picture = await decode(source);
  if (!picture) return;
  context.save();
  context.beginPath();
  context.roundRect(item.x, item.y, item.width, item.height, item.radius);
  context.clip();
  const part = coverFrom(picture, item);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    ...([part.x, part.y, part.width, part.height] as const),
    ...([item.x, item.y, item.width, item.height] as const),
  );
  context.restore();
  if ('close' in picture) picture.close();
}

async function decode(
  source: Blob | string | undefined,
): Promise<ImageBitmap | HTMLImageElement | undefined> {
  try {
    if (source instanceof Blob) return await createImageBitmap(source);
    if (source === undefined) return undefined;
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
