import type { Result } from '@/domain/result';
import { graphicOf } from '@/domain/studio/graphics';
import { DEFAULT_OUTPUT } from '@/domain/studio/output-format';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import type { DraftImage } from '@/domain/submissions/draft-image';
import type { Clock } from '@/lib/clock';
import { renderImages } from '@/lib/images/render-images';
import type { TaskTools } from '@/lib/jobs/use-task';
import { DEMO_PRESETS } from '../data/demo-presets';
import type { DemoName } from '../data/demo-names';
import { drawDemoScreen } from './draw-demo-screen';
import { setArtwork } from '../model/artwork';
import { demoArtwork, demoDesign, demoShots } from '../model/demo-images';
import { localesOf, type DraftChange } from '../model/draft-changes';
import { graphicFacts, plannedGraphics } from '../model/graphic-export';
import { drawnScreenshot, shotJob, type SetSources } from '../model/studio-export';

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
  const sources = (isTablet: boolean): SetSources => ({
    design: demoDesign(preset, shots, draft.defaultLocale, isTablet),
    mainLocale: draft.defaultLocale,
    screens: [...pictures.values()],
    assets: new Map(),
  });
  const [ofPhone, ofTablet] = [sources(false), sources(true)];
  const facts = graphicFacts({ ...draft, artwork }, ofPhone.design.style.font);
  const icon = graphicOf({}, 'icon', facts);
  const feature = graphicOf({}, 'feature', facts);
  const graphicSources = {
    draftId: draft.id,
    mainLocale: draft.defaultLocale,
    locales: localesOf(draft),
    appName: facts.appName,
    output: DEFAULT_OUTPUT,
    icon: icon.design,
    assets: new Map(),
  };
  const plans = [
    ...shots.map(({ scene, target }) => {
      const set = scene.isTablet ? ofTablet : ofPhone;
      const planned = {
        id: `${scene.id}@${target.id}`,
        shotId: scene.id,
        index: set.design.order.indexOf(scene.id),
        target,
        locale: draft.defaultLocale,
      };
      return {
        job: shotJob(set, planned),
        toImage: (image: Parameters<typeof drawnScreenshot>[2]) => drawnScreenshot(set, planned, image),
      };
    }),
    ...plannedGraphics(graphicSources, 'icon', icon),
    ...plannedGraphics(graphicSources, 'feature', feature),
  ];
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
        ...[...pictures.values()].filter(({ id }) => !id.endsWith('-tablet')),
        ...result.value.flatMap((image, index) => plans[index]?.toImage(image) ?? []),
      ],
      change: (now) => ({
        ...setArtwork(demoArtwork(now, preset, demoShots(now.id, preset)))(now),
        design: { ...ofPhone.design, graphics: { icon, feature } },
      }),
    },
  };
}
