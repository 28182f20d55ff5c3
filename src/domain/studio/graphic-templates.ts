import type { GraphicId, LayoutId, ShotStyle } from './design';
import { template, type Template } from './templates';

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

const icon = (id: string, name: string, style: Partial<ShotStyle>) =>
  template(`icon-${id}`, name, { ...ICON, ...style });

/** Looks of an icon. Letters and symbols have a contrast of at least 3:1, as large text needs. */
export const ICON_TEMPLATES: readonly Template[] = [
  icon('dusk', 'Dusk', {
    fill: { kind: 'gradient', from: '#3f66ee', to: '#6a2fd0', angle: 145 },
    font: 'inter',
  }),
  icon('mint', 'Mint', {
    fill: { kind: 'gradient', from: '#0f8a75', to: '#0b4f6c', angle: 160 },
    font: 'nunito',
  }),
  icon('signal', 'Signal', {
    fill: { kind: 'color', color: '#ffd23f' },
    textColor: '#1c1500',
    font: 'figtree',
  }),
  icon('paper', 'Paper', {
    fill: { kind: 'color', color: '#f7f2e8' },
    textColor: '#8a2b16',
    font: 'source-serif-4',
    weight: 700,
  }),
  icon('night', 'Night', {
    fill: { kind: 'pattern', pattern: 'glow', color: '#0d1230', ink: '#4338ca' },
    font: 'inter',
  }),
  icon('coral', 'Coral', {
    fill: { kind: 'pattern', pattern: 'waves', color: '#c2361c', ink: '#7a1030' },
    font: 'nunito',
  }),
  icon('orbit', 'Orbit', {
    fill: { kind: 'pattern', pattern: 'rings', color: '#2e1065', ink: '#e9d5ff' },
    font: 'rubik',
  }),
  icon('mono', 'Mono', {
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

const feature = (id: string, name: string, style: Partial<ShotStyle>) =>
  template(id, name, { ...FEATURE, ...style });

/** Looks of the feature graphic. Texts have a contrast of at least 4.5:1. */
export const FEATURE_TEMPLATES: readonly Template[] = [
  feature('spotlight', 'Spotlight', {
    fill: { kind: 'pattern', pattern: 'glow', color: '#0d1230', ink: '#4338ca' },
    font: 'inter',
  }),
  feature('side-by-side', 'Side by side', {
    fill: { kind: 'gradient', from: '#2f5bea', to: '#7a2fd8', angle: 120 },
    font: 'inter',
  }),
  feature('newsprint', 'Newsprint', {
    fill: { kind: 'color', color: '#faf6ee' },
    textColor: '#221d14',
    secondColor: '#5c5140',
    font: 'source-serif-4',
    weight: 700,
    frame: 'outline',
    shadow: 0.25,
  }),
  feature('centre-stage', 'Centre stage', {
    layout: 'text-only',
    align: 'center',
    fill: { kind: 'pattern', pattern: 'rings', color: '#2e1065', ink: '#e9d5ff' },
    font: 'rubik',
  }),
  feature('coastline', 'Coastline', {
    layout: 'bleed-below',
    fill: { kind: 'pattern', pattern: 'waves', color: '#0b3b66', ink: '#5eead4' },
    font: 'figtree',
  }),
  feature('drawing-board', 'Drawing board', {
    layout: 'below',
    fill: { kind: 'pattern', pattern: 'grid', color: '#173ea9', ink: '#bfd0ff' },
    font: 'inter',
    frame: 'outline',
    frameTone: 'light',
  }),
  feature('sunshine', 'Sunshine', {
    layout: 'tilted',
    fill: { kind: 'color', color: '#ffd23f' },
    textColor: '#1c1500',
    font: 'figtree',
    frame: 'flat',
    shadow: 0.3,
  }),
  feature('morning', 'Morning', {
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
