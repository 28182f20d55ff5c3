/** The looks a banner can have, in the order they are offered. */
export const BANNER_STYLES = [
  { id: 'glow', label: 'Glow' },
  { id: 'split', label: 'Split' },
  { id: 'paper', label: 'Paper' },
  { id: 'stage', label: 'Stage' },
] as const;
export type BannerStyle = (typeof BANNER_STYLES)[number]['id'];

/** Colours are `#rrggbb`. */
export type Background =
  | { kind: 'solid'; color: string }
  | { kind: 'gradient'; from: string; to: string; /** CSS degrees. */ angle: number };

/** Style of a set of screenshots as drafts stored it before there were designs (`domain/studio`). */
export interface CompositionStyle {
  captionPosition: 'top' | 'bottom';
  background: Background;
  /** Free margin as a share of the short side, 0 to 0.15. */
  padding: number;
  frame: 'none' | 'phone' | 'tablet';
  /** `#rrggbb`. */
  textColor: string;
  /** CSS font family list. */
  fontFamily: string;
}
