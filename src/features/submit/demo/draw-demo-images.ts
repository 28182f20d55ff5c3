import type { Result } from '@/domain/result';
import { graphicOf } from '@/domain/studio/graphics';
import { GRAPHIC_IDS, type Design } from '@/domain/studio/design';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import type { Clock } from '@/lib/clock';
import { drawingFingerprints } from '@/lib/images/drawing-fingerprint';
import { renderImages } from '@/lib/images/render-images';
import type { TaskTools } from '@/lib/jobs/use-task';
import { DEMO_PRESETS } from './demo-presets';
import type { DemoName } from './demo-names';
import { drawDemoScreen } from './draw-demo-screen';
import { setArtwork } from '../pictures/artwork';
import { demoArtwork, demoDesign, demoShots } from './demo-images';
import type { DraftChange } from '../wizard/draft-changes';
import { drawnImage, plannedPictures } from '../pictures/drawing-plan';
import { graphicFacts } from '../studio/graphic-export';

const CANNOT_DRAW =
  'This browser could not draw the demo’s screenshots. Everything else in the demo is ready.';

/** Draws the screenshots, icons and the feature graphic of a demo; `change` gives its draft the look they have. */
export async function drawDemoImages(
  draft: SubmissionDraft,
  demo: DemoName,
  { signal, report, clock }: TaskTools & { clock: Clock },
): Promise<Result<{ images: DraftImage[]; change: DraftChange }>> {
  const preset = DEMO_PRESETS[demo];
  const shots = demoShots(draft.id, preset);
  const artwork = demoArtwork(draft, preset, shots);
  const pictures = new Map<string, DraftImage>();
  for (const { scene } of shots) {
    if (pictures.has(scene.id)) continue;
    const blob = await drawDemoScreen({
      ...scene,
      primary: artwork.primary,
      secondary: artwork.secondary,
    });
    if (!blob) return { ok: false, failure: CANNOT_DRAW };
    pictures.set(scene.id, {
      id: scene.id,
      fileName: `scene-${scene.scene + 1}${scene.isTablet ? '-tablet' : ''}.png`,
      kind: 'picture',
      locale: draft.defaultLocale,
      width: scene.isTablet ? 1032 : 660,
      height: scene.isTablet ? 1376 : 1434,
      mediaType: 'image/png',
      hasAlpha: true,
      bitDepth: 8,
      blob,
    });
  }
  const screens = demoDesign(preset, shots, draft.defaultLocale);
  const facts = graphicFacts({ ...draft, artwork }, screens.style.font);
  const design: Design = {
    ...screens,
    graphics: { icon: graphicOf({}, 'icon', facts), feature: graphicOf({}, 'feature', facts) },
  };
  const plans = plannedPictures(
    { ...draft, artwork, images: [...pictures.values()] },
    design,
    { assets: new Map(), fonts: [] },
    new Set(GRAPHIC_IDS),
  );
  const fingerprints = await drawingFingerprints(plans.map(({ job }) => job));
  const result = await renderImages(
    plans.map(({ job }) => job),
    {
      signal,
      clock,
      onProgress: (done, total) => report('Drawing the demo’s screenshots', done / total),
    },
  );
  if (!result.ok) return { ok: false, failure: result.failure.message };
  return {
    ok: true,
    value: {
      images: [
        ...pictures.values(),
        ...result.value.flatMap((image, index) => {
          const planned = plans[index];
          return planned ? drawnImage({ ...planned, from: fingerprints[index] ?? '' }, image) : [];
        }),
      ],
      change: (now) => ({
        ...setArtwork(demoArtwork(now, preset, demoShots(now.id, preset)))(now),
        design,
      }),
    },
  };
}
