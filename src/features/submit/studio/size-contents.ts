import type { OfferedTargets } from '@/domain/screenshots/offered-targets';
import { RENDER_TARGETS, type RenderTarget } from '@/domain/screenshots/render-targets';
import { slotById } from '@/domain/screenshots/slots';
import { listOf } from '@/domain/texts';
import { pictureKey } from '../pictures/drawing-plan';
import type { PictureState } from '../pictures/picture-state';
import type { PlannedShot } from './studio-export';

/** The pictures that a size has. */
export interface SizeContent {
  count: number;
  /** All of them are drawn, and the store asks for no more. */
  isComplete: boolean;
}

/** The pictures of each size in one language. */
export function sizeContents(
  sizes: readonly RenderTarget[],
  planned: readonly PlannedShot[],
  locale: string,
  { missing, kind, hasScreenshots }: PictureState,
): ReadonlyMap<string, SizeContent> {
  const missingKeys = new Set(missing);
  return new Map(
    sizes.map(({ id, slotId }): [string, SizeContent] => {
      const ofSize = planned.filter((shot) => shot.target.id === id && shot.locale === locale);
      const isDrawn = ofSize.every((shot) => !missingKeys.has(keyOf(shot)));
      const isEnough =
        ofSize.filter(({ isBlurred }) => !isBlurred).length >= (slotById(slotId)?.minCount ?? 1);
      return [
        id,
        { count: ofSize.length, isComplete: hasScreenshots && kind === 'current' && isDrawn && isEnough },
      ];
    }),
  );
}

function keyOf({ shotId, target, locale }: PlannedShot): string {
  return pictureKey({ shotId, targetId: target.id, locale });
}

/** How many of the planned screenshots have no image. */
export function missingOf(planned: readonly PlannedShot[], { missing }: PictureState): number {
  const keys = new Set(planned.map(keyOf));
  return missing.filter((key) => keys.has(key)).length;
}

/** Sizes that a store asks for, of whose set none is drawn. */
export function missingSizes(
  required: readonly string[],
  chosen: readonly RenderTarget[],
  { usual, more }: OfferedTargets,
): RenderTarget[] {
  return [...usual, ...more].filter(
    ({ id, slotId }) => required.includes(id) && chosen.every((each) => each.slotId !== slotId),
  );
}

/** Names the sets that the stores ask for, with their counts. */
export function askedOf(required: readonly string[]): string {
  const sets = RENDER_TARGETS.filter(({ id }) => required.includes(id)).map(({ label, slotId }) => {
    const { minCount, maxCount } = slotById(slotId) ?? { minCount: 1, maxCount: 1 };
    return `${label} (${minCount} to ${maxCount})`;
  });
  return sets.length === 0 ? '' : `The stores ask for ${listOf(sets)}.`;
}
