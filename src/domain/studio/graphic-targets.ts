import type { DesignTarget, GraphicId } from './design';

/** The larger of the two icons; the smaller is drawn from the same design (domain/screenshots/store-graphics). */
export const ICON_TARGET: DesignTarget = iconTarget(1024);

/** An icon of another size. @param side pixels */
export function iconTarget(side: number): DesignTarget {
  return {
    id: `icon-${side}`,
    width: side,
    height: side,
    gap: 0,
    captionSize: { alone: 0.56 * side, beside: 0.13 * side },
  };
}

/**
 * Google Play's feature graphic. Google publishes no figure for what its screens cut at the edges; the guide is a
 * tenth of the height, within which all templates place their texts.
 */
export const FEATURE_TARGET: DesignTarget = {
  id: 'feature-graphic',
  width: 1024,
  height: 500,
  gap: 0,
  guide: { x: 50, y: 50, width: 924, height: 400 },
  captionSize: { alone: 100, beside: 84 },
};

/** The size in which each graphic is edited. */
export const GRAPHIC_TARGETS: Record<GraphicId, DesignTarget> = {
  icon: ICON_TARGET,
  feature: FEATURE_TARGET,
};
