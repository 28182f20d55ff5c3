import { useEffect, useState } from 'react';
import type { Result } from '@/domain/result';
import { useClock } from '@/lib/clock';
import { renderImages } from '@/lib/images/render-images';
import type { RenderJob, ScreenshotJob } from '@/lib/images/image-jobs';
import { useTask } from '@/lib/jobs/use-task';

/** Pause after the last change of the design before the picture is drawn again, and after one of the quality. */
const DRAW_AFTER_MS = 400;
const PACK_AFTER_MS = 120;

/**
 * One picture at full size, as a PNG and as a JPEG of the given quality, with the bytes that an export has.
 * @param job undefined where there is nothing to draw; another object draws again
 */
export function useQualityLook(job: ScreenshotJob | undefined, quality: number) {
  const clock = useClock();
  const [png, setPng] = useState<Blob>();
  const [jpeg, setJpeg] = useState<Blob>();
  const run = async (task: RenderJob, { signal }: { signal: AbortSignal }): Promise<Result<Blob>> => {
    const drawn = await renderImages([task], { signal, clock });
    if (!drawn.ok) return { ok: false, failure: drawn.failure.message };
    const [image] = drawn.value;
    return image ? { ok: true, value: image.blob } : { ok: false, failure: NOTHING_DRAWN };
  };
  const drawing = useTask(run, 'Drawing the picture');
  const packing = useTask(run, 'Writing the JPEG');
  const { start: draw } = drawing;
  const { start: pack } = packing;

  useEffect(() => {
    if (!job) return;
    const timer = clock.setTimeout(() => draw({ ...job, format: 'png' }, setPng), DRAW_AFTER_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, draw, job]);
  useEffect(() => {
    if (!png) return;
    const again: RenderJob = {
      kind: 'flatten',
      id: 'look',
      format: 'jpeg',
      quality,
      picture: png,
      background: '#ffffff',
    };
    const timer = clock.setTimeout(() => pack(again, setJpeg), PACK_AFTER_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, pack, png, quality]);

  const failed = [drawing.state, packing.state].find(({ status }) => status === 'failed');
  return {
    png,
    jpeg,
    isBusy: [drawing.state, packing.state].some(({ status }) => status === 'running'),
    failure: failed?.status === 'failed' ? failed.message : undefined,
  };
}

const NOTHING_DRAWN = 'The picture could not be drawn. Change something about it and look again.';
