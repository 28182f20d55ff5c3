import type { DraftContent } from '@/domain/submissions/draft';
import { isDemoName, type DemoName } from './demo-names';
import { LACED_UP_DEMO } from './demo-presets/laced-up';
import { PAW_PAL_DEMO } from './demo-presets/paw-pal';

/** One invented screenshot of a preset. */
export interface DemoScreenshot {
  device: string;
  size: string;
  /** Pixels, e.g. `1290x2796`. */
  dimension: string;
  description: string;
}

/** A complete invented submission, for trying the wizard. */
export interface DemoPreset {
  name: string;
  /** The composer's look its screenshots are drawn in (domain/screenshots/composition-presets). */
  look: string;
  /** Titles of the app's own screens, scene by scene. */
  screenTitles: readonly string[];
  content: Omit<DraftContent, 'id' | 'updatedAt' | 'step' | 'sample'>;
  screenshots: readonly DemoScreenshot[];
}

export const DEMO_PRESETS: Record<DemoName, DemoPreset> = { lacedUp: LACED_UP_DEMO, pawPal: PAW_PAL_DEMO };

/** The preset of that name; undefined for any other text. */
export function demoPreset(name: string | undefined): DemoPreset | undefined {
  return isDemoName(name) ? DEMO_PRESETS[name] : undefined;
}
