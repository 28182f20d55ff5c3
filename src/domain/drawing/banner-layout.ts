import type { Rect, Size } from '@/model/geometry';
import { textDirection, type TextDirection } from './text-direction';
import { fitText, type FittedText, type MeasureText } from './text-fit';
import type { BannerStyle } from '@/model/artwork-style';

export interface BannerText {
  appName: string;
  /** One line about the app; may be blank. */
  tagline: string;
}

export interface PlacedText {
  text: FittedText;
  /** Edge or centre that lines are aligned to. */
  x: number;
  /** Middle of the first line. */
  firstMiddle: number;
  align: 'left' | 'center' | 'right';
}

/** Positions of all parts, in pixels of the banner. Banners in right-to-left scripts are mirrored. */
export interface BannerLayout {
  size: Size;
  direction: TextDirection;
  name: PlacedText | undefined;
  tagline: PlacedText | undefined;
  icon: Rect;
  /** The block of name and tagline; decoration stays clear of it. */
  textBox: Rect;
}

/** Shares of a banner's unit: its height, or half its width where that is less. */
interface Arrangement {
  icon: number;
  name: { most: number; least: number };
  tagline: { most: number; least: number };
  /** Largest share of the width for the text. */
  column: number;
}

const ARRANGEMENTS: Record<BannerStyle, Arrangement> = {
  glow: {
    icon: 0.4,
    name: { most: 0.19, least: 0.075 },
    tagline: { most: 0.075, least: 0.042 },
    column: 0.56,
  },
  split: {
    icon: 0.4,
    name: { most: 0.17, least: 0.075 },
    tagline: { most: 0.07, least: 0.042 },
    column: 0.5,
  },
  paper: {
    icon: 0.17,
    name: { most: 0.23, least: 0.08 },
    tagline: { most: 0.07, least: 0.042 },
    column: 0.53,
  },
  stage: {
    icon: 0.27,
    name: { most: 0.16, least: 0.075 },
    tagline: { most: 0.066, least: 0.042 },
    column: 0.78,
  },
};

const MARGIN = 0.12;
/** Space between the name and the tagline. */
const GAP = 0.045;

/**
 * Lays out a banner: name and tagline next to the icon (glow, split), below a small icon (paper), or all centred
 * (stage). Texts shrink to fit their column, and are cut as the last resort.
 * @param measure width of a text, for the name (extra bold) and for the tagline (medium)
 */
export function layoutBanner(
  size: Size,
  style: BannerStyle,
  { appName, tagline }: BannerText,
  measure: { name: MeasureText; tagline: MeasureText },
): BannerLayout {
  const arrangement = ARRANGEMENTS[style];
  const unit = Math.min(size.height, size.width / 2);
  const margin = MARGIN * unit;
  const column =
    style === 'stage' ? size.width * arrangement.column : size.width * arrangement.column - margin;
  const iconSide = Math.round(arrangement.icon * unit);
  const isStacked = style === 'stage' || style === 'paper';
  const textRoom = size.height - 2 * margin - (isStacked ? iconSide + GAP * 1.6 * unit : 0);

  const name = fittedName(appName, column, textRoom * 0.66, arrangement.name, unit, measure.name);
  const nameHeight = name ? name.lines.length * name.lineHeight : 0;
  const gap = GAP * unit;
  const line = fitted(
    tagline,
    column,
    textRoom - nameHeight - gap,
    2,
    arrangement.tagline,
    unit,
    measure.tagline,
  );
  const lineHeight = line ? line.lines.length * line.lineHeight : 0;
  const textHeight = nameHeight + (line && name ? gap : 0) + lineHeight;

  const direction = textDirection(appName + tagline);
  const isMirrored = direction === 'rtl';
  const groupHeight = textHeight + (isStacked ? iconSide + GAP * 1.6 * unit : 0);
  const groupTop = (size.height - groupHeight) / 2;
  // The paper style has its text at the foot and its icon at the head.
  const textTop = style === 'paper' ? size.height - margin - textHeight : groupTop + groupHeight - textHeight;
  const align = style === 'stage' ? 'center' : isMirrored ? 'right' : 'left';
  const x = style === 'stage' ? size.width / 2 : isMirrored ? size.width - margin : margin;
  const columnLeft =
    style === 'stage' ? (size.width - column) / 2 : isMirrored ? size.width - margin - column : margin;
  const place = (text: FittedText | undefined, top: number): PlacedText | undefined =>
    text && { text, x, firstMiddle: top + text.lineHeight / 2, align };
  return {
    size,
    direction,
    name: place(name, textTop),
    tagline: place(line, textTop + textHeight - lineHeight),
    icon: iconPlace(style, size, iconSide, margin, groupTop, isMirrored),
    textBox: { x: columnLeft, y: textTop, width: column, height: textHeight },
  };
}

/** Prefers a name on one line, even if somewhat smaller; only a long one takes three. */
const NAME_LINES = [
  { lines: 1, least: 0.7 },
  { lines: 2, least: 0.5 },
] as const;

function fittedName(
  name: string,
  maxWidth: number,
  maxHeight: number,
  { most, least }: { most: number; least: number },
  unit: number,
  measure: MeasureText,
): FittedText | undefined {
  for (const attempt of NAME_LINES) {
    const bounds = { most, least: Math.max(least, most * attempt.least) };
    const text = fitted(name, maxWidth, maxHeight, attempt.lines, bounds, unit, measure);
    if (text && !text.isCut && !text.hasBrokenWord) return text;
  }
  return fitted(name, maxWidth, maxHeight, 3, { most, least }, unit, measure);
}

function fitted(
  text: string,
  maxWidth: number,
  maxHeight: number,
  maxLines: number,
  { most, least }: { most: number; least: number },
  unit: number,
  measure: MeasureText,
): FittedText | undefined {
  if (text.trim() === '') return undefined;
  const box = { maxWidth, maxHeight, maxLines, maxFontSize: most * unit, minFontSize: least * unit };
  const result = fitText(text, box, measure);
  return result.lines.length > 0 ? result : undefined;
}

/** Centre of the icon next to the text, as a share of the width from the side where the text ends. */
const ICON_CENTER: Record<'glow' | 'split', number> = { glow: 0.215, split: 0.205 };

function iconPlace(
  style: BannerStyle,
  size: Size,
  side: number,
  margin: number,
  groupTop: number,
  isMirrored: boolean,
): Rect {
  const at = (centerX: number, y: number): Rect => ({
    x: Math.round(centerX - side / 2),
    y: Math.round(y),
    width: side,
    height: side,
  });
  if (style === 'stage') return at(size.width / 2, groupTop);
  if (style === 'paper') {
    return at(isMirrored ? size.width - margin - side / 2 : margin + side / 2, margin);
  }
  const fromEnd = size.width * ICON_CENTER[style];
  return at(isMirrored ? fromEnd : size.width - fromEnd, (size.height - side) / 2);
}
