import { pictureOf, styleOf, textOf, type Design, type DesignTarget } from '@/domain/studio/design';
import type { ScreenshotJob } from '@/lib/images/image-jobs';
import type { renderImages } from '@/lib/images/render-images';

/** A picture as a painter sees it, as text: the content of its screen is in it. */
export function paintedText(
  {
    design,
    index,
    size,
    locale,
    mainLocale,
  }: Pick<ScreenshotJob, 'design' | 'index' | 'locale' | 'mainLocale'> & {
    size: DesignTarget;
  },
  screenText: (id: string) => string | undefined,
): string {
  const shotId = design.order[index] ?? '';
  const style = styleOf(design, shotId, size.id);
  const { caption, second } = textOf(design.shots[shotId], locale, mainLocale);
  const screen = pictureOf(design.shots[shotId], locale, mainLocale, size.screenKind);
  return JSON.stringify({
    size: [size.id, size.width, size.height],
    locale,
    texts: [caption, second],
    // With even texts, the longest caption of a set decides the size of all.
    longest: design.hasEvenText ? longestCaption(design, locale, mainLocale) : 0,
    look: [style.layout, style.textColor, style.frame],
    screen: screen === undefined || style.layout === 'text-only' ? null : (screenText(screen) ?? null),
  });
}

function longestCaption(design: Design, locale: string, mainLocale: string): number {
  return Math.max(
    0,
    ...design.order.map((id) => textOf(design.shots[id], locale, mainLocale).caption.length),
  );
}

/**
 * Draws pictures as texts, with what they were drawn from.
 * @param fails ids of jobs that cannot be drawn
 */
export function textPainter(fails: (job: ScreenshotJob) => boolean = () => false) {
  const drawnIds: string[] = [];
  const render: typeof renderImages = async (jobs, options) => {
    const { signal, onImage, onProgress } = options ?? {};
    const images = [];
    for (const job of jobs) {
      if (signal?.aborted) return { ok: false, failure: { reason: 'cancelled', message: 'Cancelled.' } };
      if (job.kind !== 'screenshot') throw new Error('Only designs are drawn here.');
      if (fails(job)) {
        return { ok: false, failure: { reason: 'drawing', message: 'Out of ink.', jobId: job.id } };
      }
      const texts = new Map<string, string>();
      for (const { id, blob } of job.pictures) texts.set(id, await blob.text());
      const blob = new Blob([paintedText(job, (id) => texts.get(id))], { type: `image/${job.format}` });
      const { width, height } = job.size;
      const image = {
        id: job.id,
        blob,
        width,
        height,
        mediaType: `image/${job.format}` as const,
        isTextCut: false,
      };
      drawnIds.push(job.id);
      images.push(image);
      onImage?.(image);
      onProgress?.(images.length, jobs.length);
    }
    return { ok: true, value: images };
  };
  return { render, drawnIds };
}
