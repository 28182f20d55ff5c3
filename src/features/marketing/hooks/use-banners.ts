import { useCallback, useEffect, useState } from 'react';
import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import { useClock } from '@/lib/clock';
import { renderImages, renderOnPage } from '@/lib/images/render-images';
import type { BannerJob } from '@/lib/images/image-jobs';
import { useTask } from '@/lib/jobs/use-task';
import type { Banner } from '../model/marketing-kit';
import type { BannerLook } from '../records';

/** A colour input reports every step of a drag; the banners are drawn after this pause, in milliseconds. */
const DRAW_AFTER_MS = 150;
const FONT_FAMILY = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';

/** A banner's picture. */
export interface DrawnBanner {
  blob: Blob;
  isTextCut: boolean;
}

/** Draws the banners, again with every change of their texts or style; stops when the page unmounts. */
export function useBanners(appName: string, banners: readonly Banner[], look: BannerLook) {
  const clock = useClock();
  const [drawn, setDrawn] = useState<ReadonlyMap<string, DrawnBanner>>(new Map());
  const { state, start, cancel } = useTask(async (jobs: BannerJob[], { signal, report }) => {
    const onProgress = (done: number, total: number) => report(DRAWING, done / total);
    const inWorkers = await renderImages(jobs, { signal, onProgress, clock });
    // Offline, the worker's file may be unavailable: then the page draws, a little less smoothly.
    const isStuck = !inWorkers.ok && inWorkers.failure.reason === 'drawing';
    const result = isStuck ? await renderOnPage(jobs, { signal, onProgress }) : inWorkers;
    return result.ok ? result : { ok: false, failure: result.failure.message };
  }, DRAWING);

  const draw = useCallback(() => {
    const jobs = banners.flatMap((banner): BannerJob[] => {
      const size = BANNER_SIZES.find(({ platform }) => platform === banner.platform);
      if (!size) return [];
      const design = { ...look, appName, tagline: banner.content, fontFamily: FONT_FAMILY };
      const { width, height } = size;
      return [{ kind: 'banner', id: banner.platform, format: 'png', size: { width, height }, design }];
    });
    start(jobs, (images) =>
      setDrawn(new Map(images.map(({ id, blob, isTextCut }) => [id, { blob, isTextCut }]))),
    );
  }, [appName, banners, look, start]);

  useEffect(() => {
    const timer = clock.setTimeout(draw, DRAW_AFTER_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, draw]);

  return { state, cancel, draw, drawn };
}

const DRAWING = 'Drawing banners...';
