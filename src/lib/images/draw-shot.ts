import { drawingCommands } from '@/domain/studio/drawing/draw-design';
import type { Drawing } from '@/domain/studio/drawing/drawing-command';
import type { Context, MakeContext } from './canvas';
import { measureFontsWith, paint } from './paint';
import type { ScreenshotJob } from './image-jobs';

/** Draws one picture of a design, or a graphic, on a canvas of its exact size, which is opaque afterwards. */
export function drawShot(
  context: Context,
  make: MakeContext,
  { design, icon, index, size, locale, mainLocale }: ScreenshotJob,
  bitmaps: ReadonlyMap<string, ImageBitmap>,
): Drawing {
  const drawing = drawingCommands(
    {
      design,
      target: size,
      locale,
      mainLocale,
      icon,
      pictureSize: (id) => bitmaps.get(id),
      assetSize: (hash) => bitmaps.get(hash),
      measure: measureFontsWith(context),
    },
    index,
  );
  const findImage = (source: Parameters<Parameters<typeof paint>[3]>[0]) =>
    bitmaps.get(source.kind === 'picture' ? source.id : source.hash);
  paint(drawing.commands, context, make, findImage, size);
  return drawing;
}
