import { DEFAULT_FONT } from '../drawing/fonts';
import type { CompositionStyle } from '@/model/artwork-style';

interface CompositionPreset {
  id: string;
  label: string;
  style: CompositionStyle;
}

function preset(
  id: string,
  label: string,
  background: CompositionStyle['background'],
  textColor: string,
): CompositionPreset {
  return {
    id,
    label,
    style: {
      captionPosition: 'top',
      background,
      padding: 0.06,
      frame: 'phone',
      textColor,
      fontFamily: DEFAULT_FONT.family,
    },
  };
}

/** Styles to start from; the first is the default. Captions are legible on every part of each (4.5:1). */
export const COMPOSITION_PRESETS = [
  preset('dusk', 'Dusk', { kind: 'gradient', from: '#2f5bea', to: '#7a2fd8', angle: 160 }, '#ffffff'),
  preset('lagoon', 'Lagoon', { kind: 'gradient', from: '#0f766e', to: '#0b3b66', angle: 170 }, '#ffffff'),
  preset('ember', 'Ember', { kind: 'gradient', from: '#c2361c', to: '#86195e', angle: 150 }, '#ffffff'),
  preset('midnight', 'Midnight', { kind: 'solid', color: '#101828' }, '#ffffff'),
  preset('peach', 'Peach', { kind: 'gradient', from: '#fff1e6', to: '#ffd9c2', angle: 180 }, '#3b1d0f'),
  preset('mist', 'Mist', { kind: 'gradient', from: '#f3f6ff', to: '#dbe5fb', angle: 180 }, '#10204d'),
  preset('paper', 'Paper', { kind: 'solid', color: '#faf6ee' }, '#221d14'),
] as const;

/** The composer's initial style. */
export const DEFAULT_COMPOSITION_STYLE: CompositionStyle = COMPOSITION_PRESETS[0].style;
