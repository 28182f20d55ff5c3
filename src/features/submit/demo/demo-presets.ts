import { isDemoName, type DemoName } from './demo-names';
import { LACED_UP_DEMO } from './presets/laced-up';
import { PAW_PAL_DEMO } from './presets/paw-pal';
import type { DemoPreset } from './demo-preset';

export const DEMO_PRESETS: Record<DemoName, DemoPreset> = { lacedUp: LACED_UP_DEMO, pawPal: PAW_PAL_DEMO };

/** The preset of that name; undefined for any other text. */
export function demoPreset(name: string | undefined): DemoPreset | undefined {
  return isDemoName(name) ? DEMO_PRESETS[name] : undefined;
}
