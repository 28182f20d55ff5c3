import { COMPOSITION_PRESETS } from '@/domain/screenshots/composition-presets';
import { RENDER_TARGETS, type RenderTarget } from '@/domain/screenshots/render-targets';
import { slotById } from '@/domain/screenshots/slots';
import type { DraftArtwork, DraftContent } from '@/domain/submissions/draft';
import type { DemoPreset } from '../data/demo-presets';
import { artworkOf, colorsOf } from './artwork';

/** One invented screen that the demo's screenshots show. */
export interface DemoScene {
  /** Of the picture, the same whenever the demo is drawn. */
  id: string;
  /** Caption of the screenshot. */
  caption: string;
  /** Title on the screen itself. */
  title: string;
  scene: number;
  isTablet: boolean;
}

/** A screenshot of the demo: its scene and its size. */
export interface DemoShot {
  scene: DemoScene;
  target: RenderTarget;
}

/** The scenes and screenshots of a preset. Screenshots whose size nobody offers are left out. */
export function demoShots(draftId: string, preset: DemoPreset): DemoShot[] {
  const titles = [...new Set(preset.screenshots.map(({ description }) => description))];
  return preset.screenshots.flatMap(({ dimension, description }) => {
    const target = RENDER_TARGETS.find(
      ({ specLabel, width, height }) => specLabel !== undefined && `${width}x${height}` === dimension,
    );
    if (!target) return [];
    const scene = titles.indexOf(description);
    const isTablet = slotById(target.slotId)?.device === 'tablet';
    return [
      {
        target,
        scene: {
          id: `${draftId}:scene-${scene}${isTablet ? '-tablet' : ''}`,
          caption: description,
          title: preset.screenTitles[scene] ?? description,
          scene,
          isTablet,
        },
      },
    ];
  });
}

/** The look of a demo: one of the composer's, and the scenes' titles as captions. */
export function demoArtwork(
  draft: DraftContent,
  preset: DemoPreset,
  shots: readonly DemoShot[],
): DraftArtwork {
  const { style } = COMPOSITION_PRESETS.find(({ id }) => id === preset.look) ?? COMPOSITION_PRESETS[0];
  const [primary, secondary] = colorsOf(style.background);
  return {
    ...artworkOf(draft),
    style,
    primary,
    secondary,
    targetIds: [...new Set(shots.map(({ target }) => target.id))],
    captions: Object.fromEntries(shots.map(({ scene }) => [scene.id, scene.caption])),
  };
}
