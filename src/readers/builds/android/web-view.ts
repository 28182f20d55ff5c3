import type { NativeLibrary, SizePart } from '@/model/build-info';
import type { ZipEntry } from '../../archives/zip-directory';
import type { BuildSource } from '../build-parts';
import { containsText } from '../contains-text';
import type { ManifestFacts } from './android-manifest';

/** Apps that only show a website have little code, and next to no files. */
const MAX_DEX_BYTES = 8 * 1024 * 1024;
const MAX_ASSET_BYTES = 64 * 1024;
/** The call without which a web view shows few websites. Libraries only mention the class `WebView`. */
const WEB_VIEW_CALL = 'setJavaScriptEnabled';
/** Components that libraries bring without any function for people. */
const LIBRARY = /^(?:androidx\.|com\.google\.android\.gms\.common\.)/;

/** Whether a web view is all that an app consists of: its own code has one activity, and nothing else. */
export async function isOnlyWebView(
  source: BuildSource,
  manifests: readonly ManifestFacts[],
  dexFiles: readonly ZipEntry[],
  nativeLibraries: readonly NativeLibrary[],
  parts: readonly SizePart[],
): Promise<boolean> {
  const own = manifests.flatMap(({ components }) => components).filter((name) => !LIBRARY.test(name));
  const assets = parts.find(({ label }) => label === 'Assets')?.bytes ?? 0;
  const dexBytes = dexFiles.reduce((sum, { size }) => sum + size, 0);
  if (own.length !== 1 || nativeLibraries.length > 0) return false;
  if (assets > MAX_ASSET_BYTES || dexBytes > MAX_DEX_BYTES) return false;
  for (const entry of dexFiles) if (await containsText(source, entry, [WEB_VIEW_CALL])) return true;
  return false;
}
