import { rows } from 'virtual:catalog/builder-marks';
import { AD_SDKS } from './ad-sdks';
import { ANALYTICS_SDKS } from './analytics-sdks';
import { APP_FRAMEWORKS } from './app-frameworks';
import { ATTRIBUTION_SDKS } from './attribution-sdks';
import { COMMERCE_SDKS } from './commerce-sdks';
import { ENGAGEMENT_SDKS } from './engagement-sdks';
import { GOOGLE_SDKS } from './google-sdks';
import { LIBRARY_FAMILIES } from './library-families';
import type { SdkRow } from './sdk-row';

/** Every SDK that is recognised by name. Where two rows match, the longer mark wins. */
export const SDK_CATALOG: readonly SdkRow[] = [
  ...AD_SDKS,
  ...ATTRIBUTION_SDKS,
  ...ANALYTICS_SDKS,
  ...ENGAGEMENT_SDKS,
  ...COMMERCE_SDKS,
  ...GOOGLE_SDKS,
  ...APP_FRAMEWORKS,
  ...rows.map((row) => ({ ...row, purpose: 'app-framework' as const })),
  ...LIBRARY_FAMILIES,
];
