import type { Result } from '@/domain/result';
import type { DraftImage } from '@/model/draft-image';
import { useClock } from '@/lib/clock';
import type { RenderedImage, RenderJob } from '@/lib/images/image-jobs';
import { renderImages } from '@/lib/images/render-images';
import { useTask } from '@/lib/jobs/use-task';

/** One image to draw, and what to keep of it. */
export interface DrawingPlan {
  job: RenderJob;
  toImage: (drawn: RenderedImage) => DraftImage;
}

export interface DrawingResult {
  images: readonly DraftImage[];
  /** How many have a text that had to be cut. */
  cutTexts: number;
}

/** Draws images, several at the same time, with progress and cancel. */
export function useDrawing(startLabel: string) {
  const clock = useClock();
  return useTask<readonly DrawingPlan[], DrawingResult>(
    async (plans, { signal, report }): Promise<Result<DrawingResult>> => {
      const result = await renderImages(
        plans.map(({ job }) => job),
        {
          signal,
          clock,
          onProgress: (done, total) => report(`Drawing: ${done} of ${total} done`, done / total),
        },
      );
      if (!result.ok) return { ok: false, failure: result.failure.message };
      return {
        ok: true,
        value: {
          images: result.value.flatMap((drawn, index) => plans[index]?.toImage(drawn) ?? []),
          cutTexts: result.value.filter(({ isTextCut }) => isTextCut).length,
        },
      };
    },
    startLabel,
  );
}
