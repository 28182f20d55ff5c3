import type { Rect, Size } from '@/model/geometry';
import type { FittedText, MeasureText } from '../../drawing/text-fit';
import type { HighlightKind, TextWeight } from '../design';

export interface DesignFont {
  /** CSS font family list. */
  family: string;
  weight: TextWeight;
}

/** Returns how wide texts are in a font. */
export type MeasureFont = (font: DesignFont) => MeasureText;

/** A colour or a gradient across a box, which may be larger than what is filled (a panorama). */
export type Paint =
  | { kind: 'color'; /** CSS colour. */ color: string }
  | { kind: 'gradient'; box: Rect; /** CSS degrees. */ angle: number; colors: readonly string[] }
  /** One colour, opaque at the top of what is filled and transparent at its foot. */
  | { kind: 'fade'; color: string };

/** Pixels that a design refers to: an own screen of the draft by its id, or a stored file by its hash. */
export type ImageSource = { kind: 'picture'; id: string } | { kind: 'asset'; hash: string };

/** Words of one line that are highlighted, in pixels from the line's left end. */
export interface Mark {
  line: number;
  x: number;
  width: number;
}

/** One step of a drawing, in pixels of the target. A drawing is a list of them, painted in order. */
export type DrawingCommand =
  | { kind: 'fill'; rect: Rect; radius: number; paint: Paint }
  | { kind: 'stroke'; rect: Rect; radius: number; lineWidth: number; paint: Paint }
  | { kind: 'circles'; circles: readonly { x: number; y: number; radius: number }[]; color: string }
  | {
      kind: 'rings';
      circles: readonly { x: number; y: number; radius: number }[];
      lineWidth: number;
      color: string;
    }
  | { kind: 'polygon'; points: readonly { x: number; y: number }[]; color: string }
  | { kind: 'glow'; x: number; y: number; radius: number; /** `#rrggbb` */ color: string; strength: number }
  | { kind: 'shadow'; rect: Rect; radius: number; blur: number; offsetY: number; color: string }
  | {
      kind: 'image';
      source: ImageSource;
      /** Part of the image, in shares of its size. */
      from: Rect;
      rect: Rect;
      radius: number;
      /** Shown where the image is transparent or missing. */
      backing: string;
    }
  | {
      kind: 'text';
      text: FittedText;
      x: number;
      firstMiddle: number;
      align: 'left' | 'center' | 'right';
      font: DesignFont;
      color: string;
      /** Whether its ink is centred at `firstMiddle` instead of its line, for letters on an icon. */
      isInkCentred?: boolean;
      highlight?: { kind: HighlightKind; color: string; marks: readonly Mark[] };
    }
  /** Another drawing, scaled into a rectangle with round corners. */
  | { kind: 'drawing'; size: Size; rect: Rect; radius: number; commands: readonly DrawingCommand[] }
  /** Commands turned clockwise around a point. */
  | { kind: 'turn'; angle: number; x: number; y: number; commands: readonly DrawingCommand[] };

/** A part of a picture that can be dragged, in pixels of the target. */
export interface DesignPart {
  kind: 'device' | 'caption' | 'second';
  rect: Rect;
  /** Degrees clockwise around the middle of the rectangle. */
  angle: number;
}

export interface Drawing {
  commands: DrawingCommand[];
  parts: DesignPart[];
  /** Whether a text is too long even at its smallest size and ends in an ellipsis. */
  isTextCut: boolean;
  /** Font size of the caption, pixels of the target; undefined without one. */
  captionSize: number | undefined;
}
