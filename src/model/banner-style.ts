/** The looks a banner can have, in the order they are offered. */
export const BANNER_STYLES = [
  { id: 'glow', label: 'Glow' },
  { id: 'split', label: 'Split' },
  { id: 'paper', label: 'Paper' },
  { id: 'stage', label: 'Stage' },
] as const;
export type BannerStyle = (typeof BANNER_STYLES)[number]['id'];
