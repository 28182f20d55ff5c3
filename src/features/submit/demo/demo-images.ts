import { COMPOSITION_PRESETS } from '@/domain/screenshots/composition-presets';
import type { CompositionStyle } from '@/model/artwork-style';
import { RENDER_TARGETS, type RenderTarget } from '@/domain/screenshots/render-targets';
import { slotById } from '@/domain/screenshots/slots';
import type { Design } from '@/domain/studio/design';
import { firstDesign } from '@/domain/studio/draft-design';
import { screenKind } from '@/domain/screenshots/screen-kinds';
import { placeScreens } from '@/domain/studio/size-edits';
import type { DraftArtwork, DraftContent } from '@/model/draft';
import type { DemoPreset } from './demo-preset';
import { artworkOf, colorsOf } from '../pictures/artwork';

/** One invented screen that the demo's screenshots show. */
export interface DemoScene {
  /** Id of the picture, the same whenever the demo is drawn. */
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

/** The colours and sizes of a demo's graphics: those of one of the ready-made looks. */
export function demoArtwork(
  draft: DraftContent,
  preset: DemoPreset,
  shots: readonly DemoShot[],
): DraftArtwork {
  const style = lookOf(preset);
  const [primary, secondary] = colorsOf(style.background);
  return {
    ...artworkOf(draft),
    style,
    primary,
    secondary,
    targetIds: [...new Set(shots.map(({ target }) => target.id))],
  };
}

/** The design of a demo's screenshots. Tablets show screens of their own. */
export function demoDesign(preset: DemoPreset, shots: readonly DemoShot[], locale: string): Design {
  const scenes = [...new Map(shots.map(({ scene }) => [scene.id, scene])).values()];
  const onPhone = scenes.filter(({ isTablet }) => !isTablet);
  const captions = Object.fromEntries(onPhone.map(({ id, caption }) => [id, caption]));
  const pictures = onPhone.map(({ id }) => ({ id, locale }));
  const design = firstDesign({ style: lookOf(preset), captions }, pictures, locale);
  return scenes
    .filter(({ isTablet }) => isTablet)
    .reduce((now, { id, scene }) => {
      const phone = onPhone.find((each) => each.scene === scene);
      return phone ? placeScreens(now, TABLET, [{ id, locale }], phone.id).design : now;
    }, design);
}

const TABLET = screenKind('ios', 'tablet');

function lookOf(preset: DemoPreset): CompositionStyle {
  return (COMPOSITION_PRESETS.find(({ id }) => id === preset.look) ?? COMPOSITION_PRESETS[0]).style;
}
