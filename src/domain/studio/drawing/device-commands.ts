import type { Rect, Size } from '@/model/geometry';
import { isScreenOnly, type DesignTarget, type FrameId, type ShotStyle } from '../design';
import type { DesignPart, DrawingCommand } from './drawing-command';
import type { DevicePlace } from '../layouts';
import type { PictureContent } from './picture-content';
import { symbolCommands } from './symbols';

/** Frame and corners as shares of the picture's short side. */
interface FrameMeasures {
  bezel: number;
  radius: number;
  hasButtons: boolean;
  hasHole: boolean;
}

const PHONE_FRAMES: Record<Exclude<FrameId, 'none'>, FrameMeasures> = {
  thin: { bezel: 0.032, radius: 0.135, hasButtons: true, hasHole: false },
  hole: { bezel: 0.028, radius: 0.11, hasButtons: true, hasHole: true },
  flat: { bezel: 0.045, radius: 0.07, hasButtons: false, hasHole: false },
  outline: { bezel: 0.014, radius: 0.12, hasButtons: false, hasHole: false },
};
const TABLET_FRAMES: Record<Exclude<FrameId, 'none'>, FrameMeasures> = {
  thin: { bezel: 0.042, radius: 0.05, hasButtons: false, hasHole: false },
  hole: { bezel: 0.042, radius: 0.05, hasButtons: false, hasHole: false },
  flat: { bezel: 0.055, radius: 0.03, hasButtons: false, hasHole: false },
  outline: { bezel: 0.012, radius: 0.045, hasButtons: false, hasHole: false },
};
/** Televisions, computers and headsets. */
const SCREEN_FRAMES: Record<Exclude<FrameId, 'none'>, FrameMeasures> = {
  thin: { bezel: 0.022, radius: 0.035, hasButtons: false, hasHole: false },
  hole: { bezel: 0.022, radius: 0.035, hasButtons: false, hasHole: false },
  flat: { bezel: 0.04, radius: 0.015, hasButtons: false, hasHole: false },
  outline: { bezel: 0.01, radius: 0.03, hasButtons: false, hasHole: false },
};
const SCREEN_DEVICES: readonly (string | undefined)[] = ['tv', 'desktop', 'vision'];
/** Long to short side below which a picture is a tablet's. */
const TABLET_RATIO = 1.6;

const TONES = {
  dark: { body: '#08090b', button: '#2b2d33', metal: ['#6d7078', '#33353b', '#26282d', '#5b5e66'] },
  light: { body: '#f4f5f7', button: '#c9ccd3', metal: ['#ffffff', '#d8dade', '#c6c9cf', '#eceef1'] },
} as const;

/** Darkest shadow of a device, at strength 1. */
const SHADOW_ALPHA = 0.7;
/** Symbols are square; the size only gives their shape. */
const SYMBOL_SIZE: Size = { width: 100, height: 100 };
/** Corner of an app icon on another graphic, as a share of its side: about what both stores cut. */
const ICON_CORNER = 0.23;
/** An icon is square: as high as a phone it would be the largest thing on the graphic. */
const ICON_ZOOM = 0.75;
const WHOLE_IMAGE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** A device in its place: what draws it, and where it can be dragged. */
export interface PlacedDevice {
  commands: DrawingCommand[];
  part: DesignPart;
}

/**
 * Places one device. The app's picture keeps its shape; the frame follows it.
 * @param area the target inside its margin, pixels
 * @param direction -1 mirrors the place and the angle
 */
export function placeDevice(
  content: PictureContent,
  { place, area, target, style, direction }: DeviceRequest,
): PlacedDevice {
  if (place.fit === 'cover' && content.kind === 'image') return coverTarget(content, target, style);
  const picture = content.kind === 'symbol' ? SYMBOL_SIZE : content.size;
  const frameId = content.kind === 'image' ? style.frame : 'none';
  const frame = frameId === 'none' ? undefined : framesFor(picture, target)[frameId];
  const short = Math.min(picture.width, picture.height);
  const outer = {
    width: picture.width + 2 * (frame?.bezel ?? 0) * short,
    height: picture.height + 2 * (frame?.bezel ?? 0) * short,
  };
  const deviceZoom = style.deviceZoom * (content.kind === 'drawing' ? ICON_ZOOM : 1);
  const body = bodyRect(outer, place, area, target, { ...style, deviceZoom }, direction);
  const border = frame ? Math.max(1, Math.round((frame.bezel * short * body.width) / outer.width)) : 0;
  const screen = {
    x: body.x + border,
    y: body.y + border,
    width: body.width - 2 * border,
    height: body.height - 2 * border,
  };
  const screenShort = Math.min(screen.width, screen.height);
  const corner = content.kind === 'drawing' ? ICON_CORNER : style.corner;
  const radius = frame ? (frame.radius * short * body.width) / outer.width : corner * screenShort;
  const angle = place.angle * direction + style.tilt * direction;
  const commands: DrawingCommand[] = [
    // A shadow is that of a rectangle.
    ...(content.kind === 'symbol' ? [] : shadowOf(body, radius, style.shadow)),
    ...(frame ? bodyCommands(body, radius, border, frame, style) : []),
    ...contentCommands(content, screen, Math.max(0, radius - border), style, frame !== undefined),
    ...(frame?.hasHole && body.height > body.width ? [cameraHole(screen)] : []),
  ];
  const middle = { x: body.x + body.width / 2, y: body.y + body.height / 2 };
  return {
    commands: angle === 0 ? commands : [{ kind: 'turn', angle, ...middle, commands }],
    part: { kind: 'device', rect: body, angle },
  };
}

function contentCommands(
  content: PictureContent,
  rect: Rect,
  radius: number,
  style: ShotStyle,
  hasFrame: boolean,
): DrawingCommand[] {
  switch (content.kind) {
    case 'image': {
      const { source } = content;
      // A logo without a frame shows the background where it is transparent.
      const backing = source.kind === 'asset' && !hasFrame ? 'transparent' : '#ffffff';
      return [{ kind: 'image', source, from: cropOf(style), rect, radius, backing }];
    }
    case 'symbol':
      return symbolCommands(content.symbol, rect, style.textColor);
    case 'drawing':
      return [{ kind: 'drawing', size: content.size, rect, radius, commands: content.commands }];
  }
}

export interface DeviceRequest {
  place: DevicePlace;
  area: Rect;
  target: DesignTarget;
  style: ShotStyle;
  direction: 1 | -1;
}

/** A phone's picture keeps a phone's frame on a television. */
function framesFor({ width, height }: Size, { device }: DesignTarget) {
  if (width > height && SCREEN_DEVICES.includes(device)) return SCREEN_FRAMES;
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio < TABLET_RATIO ? TABLET_FRAMES : PHONE_FRAMES;
}

/** Fits the device into its box, zooms it from the side it touches, and moves it. Whole pixels. */
function bodyRect(
  outer: Size,
  place: DevicePlace,
  area: Rect,
  target: Size,
  { deviceZoom, deviceX, deviceY }: ShotStyle,
  direction: 1 | -1,
): Rect {
  const box = {
    x: area.x + (direction === 1 ? place.x : 1 - place.x - place.width) * area.width,
    y: area.y + place.y * area.height,
    width: place.width * area.width,
    height: place.height * area.height,
  };
  const scale = Math.min(box.width / outer.width, box.height / outer.height) * deviceZoom;
  const width = Math.max(1, Math.round(outer.width * scale));
  const height = Math.max(1, Math.round(outer.height * scale));
  const free = box.height - height;
  const top = place.fit === 'top' ? 0 : place.fit === 'bottom' ? free : free / 2;
  return {
    x: Math.round(box.x + (box.width - width) / 2 + deviceX * direction * target.width),
    y: Math.round(box.y + top + deviceY * target.height),
    width,
    height,
  };
}

function coverTarget(
  { source, size: picture }: Extract<PictureContent, { kind: 'image' }>,
  target: DesignTarget,
  style: ShotStyle,
): PlacedDevice {
  const scale = Math.max(target.width / picture.width, target.height / picture.height) * style.cropZoom;
  const width = target.width / (picture.width * scale);
  const height = target.height / (picture.height * scale);
  const rect = { x: 0, y: 0, width: target.width, height: target.height };
  const from = {
    x: ((1 - width) * (style.cropX + 1)) / 2,
    y: ((1 - height) * (style.cropY + 1)) / 2,
    width,
    height,
  };
  return {
    // A round watch has transparent corners, and the store asks for none.
    commands: [
      { kind: 'image', source, from, rect, radius: 0, backing: isScreenOnly(target) ? '#000000' : '#ffffff' },
    ],
    part: { kind: 'device', rect, angle: 0 },
  };
}

function cropOf({ cropZoom, cropX, cropY }: ShotStyle): Rect {
  if (cropZoom <= 1) return WHOLE_IMAGE;
  const side = 1 / cropZoom;
  return {
    x: ((1 - side) * (cropX + 1)) / 2,
    y: ((1 - side) * (cropY + 1)) / 2,
    width: side,
    height: side,
  };
}

function shadowOf(body: Rect, radius: number, strength: number): DrawingCommand[] {
  if (strength <= 0) return [];
  const short = Math.min(body.width, body.height);
  const alpha = Math.round(strength * SHADOW_ALPHA * 100) / 100;
  return [
    {
      kind: 'shadow',
      rect: body,
      radius,
      blur: short * 0.09,
      offsetY: short * 0.03,
      color: `rgb(10 12 24 / ${alpha})`,
    },
  ];
}

/** A plain body of our own, without a maker's mark. */
function bodyCommands(
  body: Rect,
  radius: number,
  border: number,
  frame: FrameMeasures,
  { frameTone, frame: id }: ShotStyle,
): DrawingCommand[] {
  const { body: color, button, metal } = TONES[frameTone];
  const edge = Math.max(1, Math.min(body.width, body.height) * 0.006);
  return [
    ...(frame.hasButtons ? sideButtons(body, border, button) : []),
    { kind: 'fill', rect: body, radius, paint: { kind: 'color', color } },
    ...(id === 'outline'
      ? []
      : [
          {
            kind: 'stroke',
            rect: body,
            radius,
            lineWidth: edge,
            paint: { kind: 'gradient', box: body, angle: 135, colors: metal },
          } as const,
        ]),
  ];
}

/**
 * Volume on the left, power on the right; half of each is hidden behind the body, so that the rest is a thin edge.
 */
function sideButtons(body: Rect, border: number, color: string): DrawingCommand[] {
  if (body.height < body.width) return [];
  const width = border * 0.5;
  return (
    [
      [body.x, 0.19, 0.06],
      [body.x, 0.265, 0.06],
      [body.x + body.width, 0.22, 0.095],
    ] as const
  ).map(([x, from, length]) => ({
    kind: 'fill',
    rect: { x: x - width / 2, y: body.y + body.height * from, width, height: body.height * length },
    radius: width / 2,
    paint: { kind: 'color', color },
  }));
}

function cameraHole(screen: Rect): DrawingCommand {
  const radius = screen.width * 0.022;
  return {
    kind: 'circles',
    circles: [{ x: screen.x + screen.width / 2, y: screen.y + screen.width * 0.052, radius }],
    color: '#08090b',
  };
}
