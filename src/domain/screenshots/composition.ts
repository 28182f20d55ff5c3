import { containIn, inset, type Rect, type Size } from '../drawing/geometry';
import { fitText, type FittedText, type MeasureText } from '../drawing/text-fit';

export type DeviceFrame = 'none' | 'phone' | 'tablet';
export type CaptionPosition = 'top' | 'bottom';

/** Colours are `#rrggbb`. */
export type Background =
  | { kind: 'solid'; color: string }
  | { kind: 'gradient'; from: string; to: string; /** CSS degrees. */ angle: number };

/** Style of a screenshot, the same for a whole set. */
export interface CompositionStyle {
  captionPosition: CaptionPosition;
  background: Background;
  /** Free margin as a share of the short side, 0 to 0.15. */
  padding: number;
  frame: DeviceFrame;
  /** `#rrggbb`. */
  textColor: string;
  /** CSS font family list, of `FONT_CHOICES`. */
  fontFamily: string;
}

export interface CaptionLayout {
  text: FittedText;
  /** Lines are centred on it. */
  centerX: number;
  /** Middle of the first line; the others follow by the line height. */
  firstMiddle: number;
  box: Rect;
}

export interface DeviceLayout {
  body: Rect;
  radius: number;
  /** Side buttons, partly behind the body. */
  buttons: Rect[];
}

/** Positions of all parts, in pixels of the target. */
/** What is drawn: an exact size, and the part of it that has to hold caption and picture. Pixels. */
export interface CompositionTarget extends Size {
  /** The whole target inside the style's margin by default. */
  safeArea?: Rect;
}

export interface CompositionLayout {
  size: Size;
  caption: CaptionLayout | undefined;
  device: DeviceLayout | undefined;
  /** The screenshot, never distorted. */
  picture: Rect;
  pictureRadius: number;
}

export const MAX_PADDING = 0.15;
const MAX_CAPTION_LINES = 3;
/**
 * Largest caption font as a share of the short and of the long side (whichever gives less), and how far it may shrink.
 */
const CAPTION_SIZE = { ofShort: 0.088, ofLong: 0.042, smallest: 0.5 } as const;
/** Largest share of the height for the caption: the app is what people came to see. */
const CAPTION_SHARE = 0.24;
/** The same for a safe area, which is much lower than the target. */
const CAPTION_SHARE_OF_ROOM = 0.4;
/** Distance between caption and picture, as a share of the short side. */
const GAP = 0.05;

/** Frame and corners as shares of the picture's short side. */
const FRAMES: Record<Exclude<DeviceFrame, 'none'>, { bezel: number; radius: number }> = {
  phone: { bezel: 0.032, radius: 0.135 },
  tablet: { bezel: 0.042, radius: 0.04 },
};
const BARE_RADIUS = 0.035;

/**
 * Lays out a store screenshot: background, caption of one to three lines, and the app's picture in a device or without
 * one. Everything stays inside the target; the picture keeps its shape; the caption shrinks to fit and is cut as the
 * last resort.
 * @param target exact size to draw, pixels
 * @param picture size of the app's own screenshot, pixels
 * @param caption one to three lines of text, or blank for none
 * @param measure width of a text in the style's font, bold
 */
export function layoutComposition(
  target: CompositionTarget,
  picture: Size,
  caption: string,
  style: CompositionStyle,
  measure: MeasureText,
): CompositionLayout {
  const short = Math.min(target.width, target.height);
  const padding = Math.round(Math.min(Math.max(style.padding, 0), MAX_PADDING) * short);
  const { width, height, safeArea } = target;
  const room = safeArea ?? inset({ x: 0, y: 0, width, height }, padding);
  const fitted = caption.trim() === '' ? undefined : fitCaption(caption, target, room, measure);
  if (!fitted || fitted.lines.length === 0) {
    return { size: target, caption: undefined, ...placePicture(room, picture, style, target) };
  }

  const captionHeight = Math.ceil(fitted.lines.length * fitted.lineHeight);
  const gap = Math.round(GAP * short);
  // Even without a margin the caption stays clear of the edge.
  const edge = safeArea ? 0 : Math.max(0, gap - padding);
  const isOnTop = style.captionPosition === 'top';
  const pictureHeight = room.height - captionHeight - gap - edge;
  const pictureRoom = {
    ...room,
    y: isOnTop ? room.y + edge + captionHeight + gap : room.y,
    height: pictureHeight,
  };
  const placed = placePicture(pictureRoom, picture, style, target);
  // The space left by the picture is distributed so that caption and picture form one group.
  const used = (placed.device?.body ?? placed.picture).height;
  const shift = Math.round((pictureHeight - used) / 6) * (isOnTop ? -1 : 1);
  const moved = movePicture(placed, shift);
  const outer = moved.device?.body ?? moved.picture;
  const free = isOnTop
    ? { from: room.y + edge, to: outer.y - gap }
    : { from: outer.y + outer.height + gap, to: room.y + room.height - edge };
  const top = Math.round(free.from + (free.to - free.from - captionHeight) / 2);
  return {
    size: target,
    caption: {
      text: fitted,
      centerX: room.x + room.width / 2,
      firstMiddle: top + fitted.lineHeight / 2,
      box: { x: room.x, y: top, width: room.width, height: captionHeight },
    },
    ...moved,
  };
}

function fitCaption(caption: string, target: Size, room: Rect, measure: MeasureText): FittedText {
  const short = Math.min(target.width, target.height);
  const long = Math.max(target.width, target.height);
  const maxFontSize = Math.min(CAPTION_SIZE.ofShort * short, CAPTION_SIZE.ofLong * long);
  return fitText(
    caption,
    {
      // Stays clear of the edge, even without padding.
      maxWidth: Math.min(room.width, target.width * 0.92),
      maxHeight: Math.min(target.height * CAPTION_SHARE, room.height * CAPTION_SHARE_OF_ROOM),
      maxLines: MAX_CAPTION_LINES,
      maxFontSize,
      minFontSize: maxFontSize * CAPTION_SIZE.smallest,
    },
    measure,
  );
}

type PlacedPicture = Pick<CompositionLayout, 'device' | 'picture' | 'pictureRadius'>;

function placePicture(room: Rect, picture: Size, style: CompositionStyle, target: Size): PlacedPicture {
  const short = Math.min(picture.width, picture.height);
  if (style.frame === 'none') {
    const placed = containIn(room, picture);
    const isWholeTarget = placed.width === target.width && placed.height === target.height;
    const scale = placed.width / picture.width;
    return {
      device: undefined,
      picture: placed,
      pictureRadius: isWholeTarget ? 0 : BARE_RADIUS * short * scale,
    };
  }
  const { bezel, radius } = FRAMES[style.frame];
  const outer = containIn(room, {
    width: picture.width + 2 * bezel * short,
    height: picture.height + 2 * bezel * short,
  });
  const scale = outer.width / (picture.width + 2 * bezel * short);
  const border = Math.max(1, Math.round(bezel * short * scale));
  const placed = containIn(inset(outer, border), picture);
  const outerRadius = radius * short * scale;
  return {
    device: {
      body: outer,
      radius: outerRadius,
      buttons: style.frame === 'phone' ? phoneButtons(outer, border) : [],
    },
    picture: placed,
    pictureRadius: Math.max(0, outerRadius - border),
  };
}

/**
 * Volume on the left, power on the right; half of each is hidden behind the body, so that the rest stays a thin edge.
 */
function phoneButtons(body: Rect, border: number): Rect[] {
  if (body.height < body.width) return [];
  const width = border * 0.5;
  const button = (isLeft: boolean, from: number, length: number): Rect => ({
    x: isLeft ? body.x - width / 2 : body.x + body.width - width / 2,
    y: body.y + body.height * from,
    width,
    height: body.height * length,
  });
  return [button(true, 0.19, 0.06), button(true, 0.265, 0.06), button(false, 0.22, 0.095)];
}

function movePicture(placed: PlacedPicture, down: number): PlacedPicture {
  const move = (rect: Rect): Rect => ({ ...rect, y: rect.y + down });
  return {
    ...placed,
    picture: move(placed.picture),
    device: placed.device && {
      ...placed.device,
      body: move(placed.device.body),
      buttons: placed.device.buttons.map(move),
    },
  };
}
