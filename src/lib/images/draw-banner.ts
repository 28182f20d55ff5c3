import type { BannerStyle } from '@/model/artwork-style';
import {
  layoutBanner,
  type BannerLayout,
  type BannerText,
  type PlacedText,
} from '@/domain/drawing/banner-layout';
import type { Size } from '@/model/geometry';
import { bannerPalette, drawBackdrop, type BannerPalette } from './banner-backdrop';
import {
  drawRounded,
  drawSoftShadow,
  drawText,
  measureWith,
  strokeInside,
  type Context,
  type FontWeight,
  type MakeContext,
} from './canvas';
import { drawIcon } from './draw-icon';

export interface BannerDesign extends BannerText {
  style: BannerStyle;
  /** `#rrggbb`. */
  primary: string;
  secondary: string;
  fontFamily: string;
}

const NAME_WEIGHT: FontWeight = 800;
const TAGLINE_WEIGHT: FontWeight = 500;
/** Corner radius of the icon tile, as a share of its side. */
const ICON_RADIUS = 0.225;

/**
 * Draws a banner or feature graphic of this size from an app's name, tagline and colours.
 * @param make creates helper canvases
 * @returns the layout that was drawn; its texts tell whether they were cut
 */
export function drawBanner(
  context: Context,
  make: MakeContext,
  size: Size,
  design: BannerDesign,
): BannerLayout {
  const layout = layoutBanner(size, design.style, design, {
    name: measureWith(context, design.fontFamily, NAME_WEIGHT),
    tagline: measureWith(context, design.fontFamily, TAGLINE_WEIGHT),
  });
  const palette = bannerPalette(design.style, design.primary, design.secondary);
  drawBackdrop(context, design.style, layout, palette);
  drawTile(context, make, layout, design, palette);
  write(context, layout.name, design.fontFamily, NAME_WEIGHT, palette.ink);
  write(context, layout.tagline, design.fontFamily, TAGLINE_WEIGHT, palette.softInk);
  return layout;
}

function write(
  context: Context,
  placed: PlacedText | undefined,
  family: string,
  weight: FontWeight,
  color: string,
) {
  if (placed) drawText(context, placed.text, placed, { family, weight, color });
}

function drawTile(
  context: Context,
  make: MakeContext,
  { icon: place }: BannerLayout,
  design: BannerDesign,
  palette: BannerPalette,
): void {
  const radius = place.width * ICON_RADIUS;
  drawSoftShadow(context, make, place, {
    radius,
    blur: place.width * 0.16,
    offsetY: place.width * 0.07,
    color: palette.shadow,
  });
  const colors = { ...design, primary: palette.iconFrom, secondary: palette.iconTo };
  drawRounded(context, make, place, radius, (inner) => drawIcon(inner, place.width, colors));
  // A thin light line separates a tile of the backdrop's colour from it.
  strokeInside(context, place, radius, Math.max(1, place.width * 0.006), palette.tileEdge);
}
