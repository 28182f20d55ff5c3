import type { DraftContent } from '@/model/draft';

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
