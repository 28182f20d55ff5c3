import type { LayoutId } from './design';
import { isLandscape, type RatioClass } from './ratio-class';

/** Shares of the area, which is the target inside its margin; a box may reach beyond it. */
export interface ShareBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DevicePlace extends ShareBox {
  /** Side of the box that the device touches; `cover` fills the whole target instead. */
  fit: 'middle' | 'top' | 'bottom' | 'cover';
  /** Degrees clockwise. */
  angle: number;
  /** The shot's own screen, or that of the one after it. */
  shows: 'own' | 'next';
}

export interface Arrangement {
  text: ShareBox | undefined;
  /** Largest caption size as a factor of the usual one. */
  textScale: number;
  /** From the back to the front. */
  devices: readonly DevicePlace[];
  /** Whether the text is on the app's picture, on a band of the background's colour. */
  isTextOverPicture: boolean;
}

/** Names and order in which the layouts are offered. */
export const LAYOUTS: readonly { id: LayoutId; label: string; hint: string }[] = [
  { id: 'above', label: 'Caption above', hint: 'The whole screen below the caption' },
  { id: 'below', label: 'Caption below', hint: 'The whole screen above the caption' },
  { id: 'bleed-below', label: 'Off the bottom', hint: 'A larger device that runs off the lower edge' },
  { id: 'bleed-above', label: 'Off the top', hint: 'A larger device that runs off the upper edge' },
  { id: 'tilted', label: 'Tilted', hint: 'A larger device at an angle' },
  { id: 'two', label: 'Two devices', hint: 'This screen and the next one' },
  { id: 'text-only', label: 'Text only', hint: 'A title without a device' },
  { id: 'full', label: 'Full picture', hint: 'The screen fills the picture, the caption is on it' },
];

/** Share of the height for a caption of up to three lines, in the classes with the caption above or below. */
const CAPTION_SHARE: Record<Exclude<RatioClass, 'wide' | 'banner'>, number> = {
  tall: 0.17,
  phone: 0.19,
  foldable: 0.18,
  tablet: 0.165,
  square: 0.24,
};
/** Share that a second line adds. */
const SECOND_SHARE = 0.045;
/** Share of the width for texts beside the device. */
const COLUMN = { wide: 0.44, banner: 0.5 } as const;
/** How far a device runs off the edge, as a factor of the free height. */
const BLEED = 1.24;

interface TextAmount {
  /** Whether any picture of the set has a caption or a second line; without texts the device gets the whole area. */
  hasCaption: boolean;
  hasSecond: boolean;
  /** Factor that the publisher chose. */
  textSize: number;
}

/** Where texts and devices are, for a layout in a class of targets. Written from left to right. */
export function arrangement(layout: LayoutId, kind: RatioClass, amount: TextAmount): Arrangement {
  if (layout === 'text-only') {
    return {
      text: { x: 0.02, y: 0.08, width: 0.96, height: 0.84 },
      textScale: isLandscape(kind) ? 1.5 : 1.45,
      devices: [],
      isTextOverPicture: false,
    };
  }
  if (layout === 'alone') {
    const device: DevicePlace = { ...WHOLE, fit: 'middle', ...LEVEL };
    return { text: undefined, textScale: 1, devices: [device], isTextOverPicture: false };
  }
  return isLandscape(kind)
    ? beside(layout, kind === 'wide' ? COLUMN.wide : COLUMN.banner, amount)
    : stacked(layout, CAPTION_SHARE[kind as keyof typeof CAPTION_SHARE], amount);
}

const LEVEL = { angle: 0, shows: 'own' } as const;

function stacked(layout: LayoutId, captionShare: number, amount: TextAmount): Arrangement {
  const { hasCaption, hasSecond, textSize } = amount;
  const growth = Math.min(1.6, Math.max(0.75, textSize));
  const share = hasCaption || hasSecond ? (captionShare + (hasSecond ? SECOND_SHARE : 0)) * growth : 0;
  const rest = 1 - share;
  const above: ShareBox = { x: 0, y: 0, width: 1, height: share };
  const below: ShareBox = { x: 0, y: rest, width: 1, height: share };
  const made = (text: ShareBox, ...devices: DevicePlace[]): Arrangement => ({
    text: share > 0 ? text : undefined,
    textScale: 1,
    devices,
    isTextOverPicture: false,
  });
  switch (layout) {
    case 'below':
      return made(below, { x: 0, y: 0, width: 1, height: rest, fit: 'middle', ...LEVEL });
    case 'bleed-below':
      return made(above, { x: 0, y: share + 0.01, width: 1, height: rest * BLEED, fit: 'top', ...LEVEL });
    case 'bleed-above':
      return made(below, {
        x: 0,
        y: rest - 0.01 - rest * BLEED,
        width: 1,
        height: rest * BLEED,
        fit: 'bottom',
        ...LEVEL,
      });
    case 'tilted':
      return made(above, {
        x: 0.06,
        y: share + 0.05,
        width: 1,
        height: rest * BLEED,
        fit: 'top',
        angle: -9,
        shows: 'own',
      });
    case 'two':
      return made(
        above,
        {
          x: -0.04,
          y: share + 0.11,
          width: 0.62,
          height: rest * BLEED,
          fit: 'top',
          angle: -7,
          shows: 'next',
        },
        { x: 0.38, y: share + 0.03, width: 0.66, height: rest * BLEED, fit: 'top', angle: 5, shows: 'own' },
      );
    case 'full':
      return { ...made(above, { ...WHOLE, fit: 'cover', ...LEVEL }), isTextOverPicture: true };
    default:
      return made(above, { x: 0, y: share, width: 1, height: rest, fit: 'middle', ...LEVEL });
  }
}

const WHOLE: ShareBox = { x: 0, y: 0, width: 1, height: 1 };

function beside(layout: LayoutId, column: number, { hasCaption, hasSecond }: TextAmount): Arrangement {
  const hasText = hasCaption || hasSecond;
  const text: ShareBox = { x: 0, y: 0, width: column - 0.03, height: 1 };
  const free: ShareBox = hasText ? { x: column, y: 0, width: 1 - column, height: 1 } : WHOLE;
  const made = (...devices: DevicePlace[]): Arrangement => ({
    text: hasText ? text : undefined,
    textScale: 1,
    devices,
    isTextOverPicture: false,
  });
  switch (layout) {
    case 'below':
      return {
        ...made({ ...free, x: 0, fit: 'middle', ...LEVEL }),
        text: hasText ? { ...text, x: 1 - column + 0.03 } : undefined,
      };
    case 'bleed-below':
      return made({ ...free, y: 0.06, height: 1.7, fit: 'top', ...LEVEL });
    case 'bleed-above':
      return made({ ...free, y: -0.76, height: 1.7, fit: 'bottom', ...LEVEL });
    case 'tilted':
      return made({ ...free, y: -0.16, height: 1.5, fit: 'middle', angle: -10, shows: 'own' });
    case 'two':
      return made(
        { ...free, width: free.width * 0.55, y: 0.14, height: 1.4, fit: 'top', angle: -6, shows: 'next' },
        {
          ...free,
          x: free.x + free.width * 0.45,
          width: free.width * 0.55,
          y: 0.02,
          height: 1.4,
          fit: 'top',
          angle: 5,
          shows: 'own',
        },
      );
    case 'full':
      return { ...made({ ...WHOLE, fit: 'cover', ...LEVEL }), isTextOverPicture: true };
    default:
      return made({ ...free, fit: 'middle', ...LEVEL });
  }
}
