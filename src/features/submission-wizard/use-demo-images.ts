import { useEffect, useRef } from 'react';
import type { DraftImage, SubmissionDraft } from '@/domain/submissions/draft';
import { useClock } from '@/lib/clock';
import { renderImages } from '@/lib/images/render-images';
import { useTask, type TaskResult } from '@/lib/jobs/use-task';
import { demoPreset, type DemoPreset } from './data/demo-presets';
import { drawDemoScreen } from './draw-demo-screen';
import {
  composedImage,
  plannedFeatureGraphic,
  plannedIcons,
  screenshotJob,
  setArtwork,
} from './model/artwork';
import { demoArtwork, demoShots } from './model/demo-images';
import type { DraftChange } from './model/draft-changes';
import type { DraftImages } from './queries';

interface DemoInput {
  draft: SubmissionDraft;
  preset: DemoPreset;
}

const CANNOT_DRAW =
  'This browser could not draw the demo’s screenshots. Everything else of the demo is here.';

/** Draws the screenshots, icons and the feature graphic of a demo that has none yet, when it is opened. */
export function useDemoImages(
  draft: SubmissionDraft,
  images: DraftImages,
  onChange: (change: DraftChange) => void,
) {
  const clock = useClock();
  const isTried = useRef(false);
  const task = useTask<DemoInput, DraftImage[]>(
    async (input, { signal, report }): Promise<TaskResult<DraftImage[]>> => {
      const shots = demoShots(input.draft.id, input.preset);
      const artwork = demoArtwork(input.draft, input.preset, shots);
      const pictures = new Map<string, DraftImage>();
      for (const { scene } of shots) {
        if (pictures.has(scene.id)) continue;
        const blob = await drawDemoScreen({
          ...scene,
          primary: artwork.primary,
          secondary: artwork.secondary,
        });
        if (!blob) return { ok: false, message: CANNOT_DRAW };
        pictures.set(scene.id, {
          id: scene.id,
          fileName: `scene-${scene.scene + 1}${scene.isTablet ? '-tablet' : ''}.png`,
          kind: 'picture',
          locale: input.draft.defaultLocale,
          width: scene.isTablet ? 1032 : 660,
          height: scene.isTablet ? 1376 : 1434,
          mediaType: 'image/png',
          hasAlpha: true,
          bitDepth: 8,
          blob,
        });
      }
      const drawn = { ...input.draft, artwork };
      const plans = [
        ...shots.flatMap(({ scene, target }) => {
          const picture = pictures.get(scene.id);
          const planned = picture && { id: `${scene.id}@${target.id}`, picture, target };
          return planned
            ? [
                {
                  job: screenshotJob(planned, artwork),
                  toImage: (image: Parameters<typeof composedImage>[2]) =>
                    composedImage(planned, artwork, image),
                },
              ]
            : [];
        }),
        ...plannedIcons(drawn),
        plannedFeatureGraphic(drawn),
      ];
      const result = await renderImages(
        plans.map(({ job }) => job),
        {
          signal,
          clock,
          onProgress: (done, total) => report('Drawing the demo’s screenshots', done / total),
        },
      );
      if (!result.ok) return { ok: false, message: result.message };
      return {
        ok: true,
        value: [
          ...[...pictures.values()].filter(({ id }) => !id.endsWith('-tablet')),
          ...result.images.flatMap((image, index) => plans[index]?.toImage(image) ?? []),
        ],
      };
    },
    'Drawing the demo’s screenshots',
  );

  useEffect(() => {
    const preset = demoPreset(draft.sample);
    const isDrawn = images.images.length > 0;
    if (!preset || isDrawn || isTried.current || typeof OffscreenCanvas !== 'function') return;
    isTried.current = true;
    task.start({ draft, preset }, (drawn) => {
      onChange((now) => setArtwork(demoArtwork(now, preset, demoShots(now.id, preset)))(now));
      void images.add(drawn);
    });
  }, [draft, images, onChange, task]);
  return task;
}
