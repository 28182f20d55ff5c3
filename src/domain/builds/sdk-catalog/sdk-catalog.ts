import { rows } from 'virtual:catalog/builder-marks';
import { appleListed, beforeBuilders, libraries } from 'virtual:catalog/sdks';
import type { SdkRow } from './sdk-row';

/** Every SDK that is recognised by name (catalog/sdks). Where two rows match, the longer mark wins. */
export const SDK_CATALOG: readonly SdkRow[] = [
  ...beforeBuilders,
  ...rows.map((row) => ({ ...row, purpose: 'app-framework' as const })),
  ...libraries,
];

/** Frameworks of which Apple asks for a privacy manifest, and for a signature where they are added as binaries. */
export const APPLE_LISTED_SDKS: ReadonlySet<string> = new Set(appleListed);
