import { useEffect, useRef, useState } from 'react';
import type { RenderTarget } from '@/domain/screenshots/render-targets';
import type { DraftArtwork, DraftImage } from '@/domain/submissions/draft';
import { makeContext } from '@/lib/images/canvas';
import { composeScreenshot } from '@/lib/images/compose-screenshot';
import { decodeImage } from '@/lib/images/decode-image';
import { useFonts } from '@/lib/images/use-fonts';
import { screenshotJob } from '../../model/artwork';

/** CSS pixels; drawn at twice as many for sharp screens. */
const PREVIEW_WIDTH = 220;
const SHARPNESS = 2;

/** The first picture as it will be drawn, small and at once. Nothing where the browser can't draw. */
export function LivePreview({
  picture,
  target,
  artwork,
}: {
  picture: DraftImage;
  target: RenderTarget | undefined;
  artwork: DraftArtwork;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = useDecoded(picture.blob);
  const { style, captions } = artwork;
  const caption = captions[picture.id] ?? '';
  const font = useFonts({ family: style.fontFamily, text: caption });
  const canDraw = typeof OffscreenCanvas === 'function';
  const height = target ? Math.round((PREVIEW_WIDTH * target.height) / target.width) : 0;

  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    // A closed picture, about to be replaced, has no width.
    if (!context || !bitmap || bitmap.width === 0 || !target || !font) return;
    const planned = { id: '', picture, target };
    const size = { width: PREVIEW_WIDTH * SHARPNESS, height: height * SHARPNESS };
    const job = screenshotJob(planned, { ...artwork, style, captions: { [picture.id]: caption } });
    composeScreenshot(context, makeContext, bitmap, { ...job, size });
  }, [artwork, bitmap, caption, font, height, picture, style, target]);

  if (!canDraw || !target) return null;
  return (
    <figure className="grid justify-items-center gap-2">
      <canvas
        ref={canvas}
        width={PREVIEW_WIDTH * SHARPNESS}
        height={height * SHARPNESS}
        role="img"
        aria-label={`Preview of the first screenshot: ${caption || 'no caption'}`}
        className="w-[220px] rounded-control border"
      />
      <figcaption className="text-[0.8125rem] text-ink-faint">
        Preview · {target.label}
        {font?.ok === false && <span className="block text-bad">{font.failure}</span>}
      </figcaption>
    </figure>
  );
}

/** The decoded picture while it is needed; its memory is given back. */
function useDecoded(blob: Blob): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    if (typeof OffscreenCanvas !== 'function') return undefined;
    let isLeft = false;
    let mine: ImageBitmap | undefined;
    void decodeImage(blob).then((decoded) => {
      if (!decoded.ok) return;
      mine = decoded.value;
      if (isLeft) mine.close();
      else setBitmap(mine);
    });
    return () => {
      isLeft = true;
      mine?.close();
      setBitmap(undefined);
    };
  }, [blob]);
  return bitmap;
}
