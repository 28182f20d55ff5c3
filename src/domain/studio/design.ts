import type { Rect, Size } from '@/model/geometry';
import type { SlotDevice } from '../screenshots/slots';

/** Version of the design's format; a later one is not read by this code, but never changed either. */
export const DESIGN_VERSION = 1;

/** Background of the device and the caption. Colours are `#rrggbb`. */
export type Fill = PlainFill | ImageFill;

/** A background that is not a file. */
export type PlainFill =
  | { kind: 'color'; color: string }
  | { kind: 'gradient'; from: string; to: string; /** CSS degrees. */ angle: number }
  | { kind: 'pattern'; pattern: PatternId; color: string; ink: string };

export type ImageFill = {
  kind: 'image';
  /** SHA-256 of the file, in hex. */
  asset: string;
  /** Visible through transparent parts of the file; white where it is missing. */
  behind?: PlainFill | undefined;
};

export const PATTERN_IDS = ['dots', 'grid', 'stripes', 'rings', 'waves', 'glow'] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

export const LAYOUT_IDS = [
  'above',
  'below',
  'bleed-below',
  'bleed-above',
  'tilted',
  'two',
  'text-only',
  'full',
  'alone',
] as const;
/** Where caption and device are; the caption is on the side that the name says, `layouts.ts` has the positions. */
export type LayoutId = (typeof LAYOUT_IDS)[number];

export const FRAME_IDS = ['none', 'thin', 'hole', 'flat', 'outline'] as const;
/** Neutral frames of our own. A tablet's picture gets the same look with a tablet's proportions. */
export type FrameId = (typeof FRAME_IDS)[number];

export const TEXT_WEIGHTS = [400, 500, 600, 700, 800] as const;
export type TextWeight = (typeof TEXT_WEIGHTS)[number];

export const TEXT_ALIGNMENTS = ['start', 'center', 'end'] as const;
/** `start` is the right side in a language written from right to left. */
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];

export const HIGHLIGHT_KINDS = ['color', 'marker', 'underline'] as const;
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

/**
 * Everything that decides how a picture looks, except its texts. The set has a value for each, a picture those that
 * differ. Distances across a layout are mirrored in languages written from right to left.
 */
export interface ShotStyle {
  layout: LayoutId;
  fill: Fill;
  /** Free margin as a share of the short side, 0 to 0.15. */
  padding: number;
  frame: FrameId;
  frameTone: 'dark' | 'light';
  /** Strength, 0 to 1. */
  shadow: number;
  /** Corner of a picture without a frame, as a share of its short side, 0 to 0.2. */
  corner: number;
  /** Size of the device as a factor of the layout's. */
  deviceZoom: number;
  /** Moves the device by shares of the target's width and height. */
  deviceX: number;
  deviceY: number;
  /** Enlarges the app's picture inside its frame, 1 to 4; x and y choose the visible part, -1 to 1. */
  cropZoom: number;
  cropX: number;
  cropY: number;
  /** Degrees clockwise, added to the layout's own. */
  tilt: number;
  /** Id of a font (`fonts.ts`). */
  font: string;
  textColor: string;
  weight: TextWeight;
  align: TextAlignment;
  /** Caption size as a factor of the layout's. */
  textSize: number;
  /** Moves the texts by shares of the target's width and height. */
  textX: number;
  textY: number;
  /** `#rrggbb`, or the caption's colour. */
  secondColor: string;
  /** Size of the second line as a share of the caption's. */
  secondSize: number;
  secondWeight: TextWeight;
  /** How the highlighted words of a caption are marked. */
  highlight: HighlightKind;
  highlightColor: string;
}

/** Smallest, largest and keyboard step of each number of a style. */
export const STYLE_RANGES = {
  padding: { min: 0, max: 0.15, step: 0.01 },
  shadow: { min: 0, max: 1, step: 0.05 },
  corner: { min: 0, max: 0.2, step: 0.005 },
  deviceZoom: { min: 0.3, max: 2.5, step: 0.02 },
  deviceX: { min: -1, max: 1, step: 0.01 },
  deviceY: { min: -1, max: 1, step: 0.01 },
  cropZoom: { min: 1, max: 4, step: 0.05 },
  cropX: { min: -1, max: 1, step: 0.05 },
  cropY: { min: -1, max: 1, step: 0.05 },
  tilt: { min: -30, max: 30, step: 1 },
  textSize: { min: 0.5, max: 1.8, step: 0.05 },
  textX: { min: -0.5, max: 0.5, step: 0.01 },
  textY: { min: -1, max: 1, step: 0.01 },
  secondSize: { min: 0.3, max: 1, step: 0.05 },
} as const satisfies Partial<Record<keyof ShotStyle, { min: number; max: number; step: number }>>;

export type StyleNumber = keyof typeof STYLE_RANGES;

/** The caption's colour as the colour of the second line. */
export const SAME_COLOR = 'same';

export interface ShotText {
  caption: string;
  second: string;
  /** Words of the caption that are highlighted, exactly as written there; blank for none. */
  highlight: string;
}

export const EMPTY_SHOT_TEXT: ShotText = { caption: '', second: '', highlight: '' };

/** One picture of the set, in all its languages. */
export interface Shot {
  /** Ids of the app's own screens by locale; a locale without one shows the main locale's. */
  pictures: Record<string, string>;
  texts: Record<string, ShotText>;
  /** Where it differs from the set. */
  style: Partial<ShotStyle>;
  /** Ids of screens for one kind of device, by kind and locale; the kinds without any show `pictures`. */
  screens?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The files that a design is drawn into. */
export interface OutputFormat {
  format: 'png' | 'jpeg';
  /** Of a JPEG, in `QUALITY_RANGE`; stored while PNG is chosen as well. */
  quality: number;
}

/** Smallest, largest and keyboard step of a JPEG's quality. Below a half, letters get visible edges. */
export const QUALITY_RANGE = { min: 0.5, max: 1, step: 0.01 } as const;

export const GRAPHIC_IDS = ['icon', 'feature'] as const;
/** Graphics of which a store takes one: the app's icon, and the feature graphic of Google Play. */
export type GraphicId = (typeof GRAPHIC_IDS)[number];

/** A graphic as data: it is drawn like a set with one picture. */
export interface Graphic {
  design: Design;
  /** SHA-256 of a finished picture of the publisher's own, in hex. */
  own?: string | undefined;
  /** Whether that picture is submitted instead of the design. */
  isOwnUsed: boolean;
  /** Behind transparent parts of that picture: the design's background, or a colour. White where it is missing. */
  behind?: string | undefined;
}

/** The background of a graphic's design, behind its finished picture. */
export const DESIGN_BACKGROUND = 'design';

/** A set of store pictures as data. Every target size and language is drawn from it. */
export interface Design {
  version: typeof DESIGN_VERSION;
  /** Style of the whole set. */
  style: ShotStyle;
  shots: Record<string, Shot>;
  /** Ids of the shots from the first to the last. */
  order: string[];
  /** Where all pictures differ at one target size, by its id; it takes precedence over set and picture. */
  perTarget: Record<string, Partial<ShotStyle>>;
  /** One background through all pictures that have none of their own. */
  isPanorama: boolean;
  /** Whether the part of the panorama behind the store's gap is left out, so that its lines stay straight. */
  skipsGap: boolean;
  /** Whether all captions have the same size: the smallest that one of them needs. */
  hasEvenText: boolean;
  /** Sizes that show the screens of another kind of device, because the publisher chose to. */
  borrowing?: readonly string[] | undefined;
  /** Format of the drawn files; PNG until the publisher has chosen. */
  output?: OutputFormat | undefined;
  /** Set with the first change of each. The designs inside have none. */
  graphics?: Partial<Record<GraphicId, Graphic>> | undefined;
}

/** Largest number of pictures in one set: five times what a store takes, and as many as the strip can show. */
export const MAX_SHOTS = 50;
/** Longest caption that is stored, in characters. A picture shows a few dozen; the studio reports what it cuts. */
export const MAX_TEXT_LENGTH = 20_000;

/** A size to draw, with what the drawing has to know about the place it is for. */
export interface DesignTarget extends Size {
  id: string;
  /** Where the store's own interface never covers or cuts the picture, pixels. */
  safeArea?: Rect;
  /** Where nothing that matters should be outside of, pixels; only the guides show it. */
  guide?: Rect;
  /** Largest caption at 100 %, in pixels: without a picture, and beside one. Other targets derive it from their size. */
  captionSize?: { alone: number; beside: number };
  /** Space between two pictures in the store, as a share of a picture's width. */
  gap: number;
  /** Device that the size is for; a phone by default. */
  device?: SlotDevice;
  /** Kind of device whose own screens it shows (`screen-kinds.ts`), if there are any. */
  screenKind?: string;
}

/** Whether a size shows nothing but the app's screen: watches have no space for texts and frames. */
export function isScreenOnly({ device }: Pick<DesignTarget, 'device'>): boolean {
  return device === 'watch';
}

/** The style of one picture at one size. */
export function styleOf(design: Design, shotId: string, targetId?: string): ShotStyle {
  return {
    ...design.style,
    ...design.shots[shotId]?.style,
    ...(targetId === undefined ? undefined : design.perTarget[targetId]),
  };
}

/** The texts of a picture in a language, and whether a text is the main language's because this one has none. */
export function textOf(
  shot: Shot | undefined,
  locale: string,
  mainLocale: string,
): ShotText & { isFallback: boolean } {
  const own = shot?.texts[locale];
  if (own && (own.caption.trim() !== '' || own.second.trim() !== '')) return { ...own, isFallback: false };
  const main = shot?.texts[mainLocale] ?? EMPTY_SHOT_TEXT;
  const isFallback = locale !== mainLocale && (main.caption.trim() !== '' || main.second.trim() !== '');
  return { ...main, isFallback };
}

/**
 * The app's screen that a picture shows in a language, or the main language's.
 * @param kind of device whose own screens come first
 */
export function pictureOf(
  shot: Shot | undefined,
  locale: string,
  mainLocale: string,
  kind?: string,
): string | undefined {
  const own = kind === undefined ? undefined : shot?.screens?.[kind];
  return own?.[locale] ?? own?.[mainLocale] ?? shot?.pictures[locale] ?? shot?.pictures[mainLocale];
}

/** Ids of all screens of a picture. */
export function screenIdsOf(shot: Shot | undefined): string[] {
  if (!shot) return [];
  return [shot.pictures, ...Object.values(shot.screens ?? {})].flatMap((ids) => Object.values(ids));
}

/** The colours a fill mainly has, for a text's contrast and for the colour of an own picture that is not there yet. */
export function fillColors(fill: Fill): [string, string] {
  switch (fill.kind) {
    case 'color':
      return [fill.color, fill.color];
    case 'gradient':
      return [fill.from, fill.to];
    case 'pattern':
      return [fill.color, fill.color];
    case 'image':
      return ['#8a8f9c', '#8a8f9c'];
  }
}

/** Where a screen is cropped depends on what it shows, so templates and copied styles leave it unchanged. */
export const CROP_KEYS = ['cropZoom', 'cropX', 'cropY'] as const satisfies readonly (keyof ShotStyle)[];
