import { rows } from 'virtual:catalog/builder-marks';
import { read } from 'virtual:catalog/sdks';
import { lazily } from '../../lazily';
import type { SdkRow } from './sdk-row';

/** Every SDK that is recognised by name (catalog/sdks). Where two rows match, the longer mark wins. */
export const sdkCatalog = lazily((): readonly SdkRow[] => [
  ...read().beforeBuilders,
  ...rows.map((row) => ({ ...row, purpose: 'app-framework' as const })),
  ...read().libraries,
]);

/** Frameworks of which Apple asks for a privacy manifest, and for a signature where they are added as binaries. */
export const appleListedSdks = lazily((): ReadonlySet<string> => new Set(read().appleListed));
