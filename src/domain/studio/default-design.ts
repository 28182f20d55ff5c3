import { DEFAULT_COMPOSITION_STYLE } from '../screenshots/composition-presets';
import { DESIGN_VERSION, SAME_COLOR, type Design, type ShotStyle } from './design';

/** The style a new set has. */
export const DEFAULT_SHOT_STYLE: ShotStyle = {
  layout: 'above',
  fill: { kind: 'gradient', from: '#2f5bea', to: '#7a2fd8', angle: 160 },
  padding: DEFAULT_COMPOSITION_STYLE.padding,
  frame: 'thin',
  frameTone: 'dark',
  shadow: 0.6,
  corner: 0.035,
  deviceZoom: 1,
  deviceX: 0,
  deviceY: 0,
  cropZoom: 1,
  cropX: 0,
  cropY: 0,
  tilt: 0,
  font: 'sans',
  textColor: DEFAULT_COMPOSITION_STYLE.textColor,
  weight: 700,
  align: 'center',
  textSize: 1,
  textX: 0,
  textY: 0,
  secondColor: SAME_COLOR,
  secondSize: 0.5,
  secondWeight: 500,
  highlight: 'color',
  highlightColor: '#ffd166',
};

/** A set without pictures. */
export const EMPTY_DESIGN: Design = {
  version: DESIGN_VERSION,
  style: DEFAULT_SHOT_STYLE,
  shots: {},
  order: [],
  perTarget: {},
  isPanorama: false,
  skipsGap: true,
  hasEvenText: true,
};
