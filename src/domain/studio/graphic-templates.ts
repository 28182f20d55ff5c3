import { DEFAULT_SHOT_STYLE } from './default-design';
import type { GraphicId, LayoutId, ShotStyle } from './design';
import type { Template } from './templates';

function template(id: string, name: string, style: Partial<ShotStyle>): Template {
  return { id, name, style: { ...DEFAULT_SHOT_STYLE, ...style }, variations: [], isPanorama: false };
}

/** Letters and symbols of an icon: large, without a frame or a shadow. */
const ICON: Partial<ShotStyle> = {
  layout: 'text-only',
  frame: 'none',
  shadow: 0,
  padding: 0.12,
  deviceZoom: 0.8,
  corner: 0.12,
  weight: 800,
};

/** Looks of an icon. Letters and symbols have a contrast of at least 3:1, as large text needs. */
export const ICON_TEMPLATES: readonly Template[] = [
  template('icon-dusk', 'Dusk', {
    ...ICON,
    fill: { kind: 'gradient', from: '#3f66ee', to: '#6a2fd0', angle: 145 },
    font: 'inter',
  }),
  template('icon-mint', 'Mint', {
    ...ICON,
    fill: { kind: 'gradient', from: '#0f8a75', to: '#0b4f6c', angle: 160 },
    font: 'nunito',
  }),
  template('icon-signal', 'Signal', {
    ...ICON,
    fill: { kind: 'color', color: '#ffd23f' },
    textColor: '#1c1500',
    font: 'figtree',
  }),
  template('icon-paper', 'Paper', {
    ...ICON,
    fill: { kind: 'color', color: '#f7f2e8' },
    textColor: '#8a2b16',
    font: 'source-serif-4',
    weight: 700,
  }),
  template('icon-night', 'Night', {
    ...ICON,
    fill: { kind: 'pattern', pattern: 'glow', color: '#0d1230', ink: '#4338ca' },
    font: 'inter',
  }),
  template('icon-coral', 'Coral', {
    ...ICON,
    fill: { kind: 'pattern', pattern: 'waves', color: '#c2361c', ink: '#7a1030' },
    font: 'nunito',
  }),
  template('icon-orbit', 'Orbit', {
    ...ICON,
    fill: { kind: 'pattern', pattern: 'rings', color: '#2e1065', ink: '#e9d5ff' },
    font: 'rubik',
  }),
  template('icon-mono', 'Mono', {
    ...ICON,
    fill: { kind: 'color', color: '#141519' },
    textColor: '#f4f5f7',
    font: 'rubik',
  }),
];

/** Texts of a feature graphic: beside the picture, inside the guide. */
const FEATURE: Partial<ShotStyle> = {
  layout: 'above',
  align: 'start',
  weight: 800,
  secondSize: 0.42,
  padding: 0.12,
  shadow: 0.5,
  corner: 0.1,
};

/** Looks of the feature graphic. Texts have a contrast of at least 4.5:1. */
export const FEATURE_TEMPLATES: readonly Template[] = [
  template('spotlight', 'Spotlight', {
    ...FEATURE,
    fill: { kind: 'pattern', pattern: 'glow', color: '#0d1230', ink: '#4338ca' },
    font: 'inter',
  }),
  template('side-by-side', 'Side by side', {
    ...FEATURE,
    fill: { kind: 'gradient', from: '#2f5bea', to: '#7a2fd8', angle: 120 },
    font: 'inter',
  }),
  template('newsprint', 'Newsprint', {
    ...FEATURE,
    fill: { kind: 'color', color: '#faf6ee' },
    textColor: '#221d14',
    secondColor: '#5c5140',
    font: 'source-serif-4',
    weight: 700,
    frame: 'outline',
    shadow: 0.25,
  }),
  template('centre-stage', 'Centre stage', {
    ...FEATURE,
    layout: 'text-only',
    align: 'center',
    fill: { kind: 'pattern', pattern: 'rings', color: '#2e1065', ink: '#e9d5ff' },
    font: 'rubik',
  }),
  template('coastline', 'Coastline', {
    ...FEATURE,
    layout: 'bleed-below',
    fill: { kind: 'pattern', pattern: 'waves', color: '#0b3b66', ink: '#5eead4' },
    font: 'figtree',
  }),
  template('drawing-board', 'Drawing board', {
    ...FEATURE,
    layout: 'below',
    fill: { kind: 'pattern', pattern: 'grid', color: '#173ea9', ink: '#bfd0ff' },
    font: 'inter',
    frame: 'outline',
    frameTone: 'light',
  }),
  template('sunshine', 'Sunshine', {
    ...FEATURE,
    layout: 'tilted',
    fill: { kind: 'color', color: '#ffd23f' },
    textColor: '#1c1500',
    font: 'figtree',
    frame: 'flat',
    shadow: 0.3,
  }),
  template('morning', 'Morning', {
    ...FEATURE,
    layout: 'below',
    fill: { kind: 'gradient', from: '#ffe3c2', to: '#ffb8a3', angle: 135 },
    textColor: '#42160b',
    font: 'nunito',
    frame: 'hole',
    shadow: 0.35,
  }),
];

export const GRAPHIC_TEMPLATES: Record<GraphicId, readonly Template[]> = {
  icon: ICON_TEMPLATES,
  feature: FEATURE_TEMPLATES,
};

interface LayoutChoice {
  id: LayoutId;
  label: string;
  hint: string;
}

/** The layouts that suit each graphic, in the order they are offered. */
export const GRAPHIC_LAYOUTS: Record<GraphicId, readonly LayoutChoice[]> = {
  icon: [
    { id: 'text-only', label: 'Letters', hint: 'Letters without a picture' },
    { id: 'alone', label: 'Picture', hint: 'The picture or symbol without letters' },
    { id: 'below', label: 'Both', hint: 'The picture or symbol with letters below it' },
    { id: 'full', label: 'Full picture', hint: 'The picture fills the icon' },
  ],
  feature: [
    { id: 'above', label: 'Text first', hint: 'Texts in front of the whole picture' },
    { id: 'below', label: 'Picture first', hint: 'The whole picture in front of the texts' },
    { id: 'bleed-below', label: 'Off the bottom', hint: 'A larger picture that runs off the lower edge' },
    { id: 'bleed-above', label: 'Off the top', hint: 'A larger picture that runs off the upper edge' },
    { id: 'tilted', label: 'Tilted', hint: 'A larger picture at an angle' },
    { id: 'text-only', label: 'Text only', hint: 'Texts without a picture' },
    { id: 'full', label: 'Full picture', hint: 'The picture fills the graphic, with the texts on top' },
    { id: 'alone', label: 'Picture only', hint: 'The picture without texts' },
  ],
};
