import type { PrivacyManifest } from '@/domain/builds/build-info';
import { parsePlist } from './plist';
import { flagAt, isDict, listAt, textAt, textsAt } from './plist-values';

export const PRIVACY_MANIFEST_NAME = 'PrivacyInfo.xcprivacy';

/**
 * Reads a privacy manifest (sources 5.5). One that is not a property list keeps its path and is marked as unreadable.
 * Never throws.
 */
export function readPrivacyManifest(path: string, bytes: Uint8Array): PrivacyManifest {
  const plist = parsePlist(bytes);
  if (!plist.ok) {
    return {
      path,
      problem: plist.failure,
      tracking: false,
      trackingDomains: [],
      collectedDataTypes: [],
      accessedApis: [],
    };
  }
  const manifest = plist.value;
  return {
    path,
    tracking: flagAt(manifest, 'NSPrivacyTracking') ?? false,
    trackingDomains: textsAt(manifest, 'NSPrivacyTrackingDomains'),
    collectedDataTypes: listAt(manifest, 'NSPrivacyCollectedDataTypes')
      .filter(isDict)
      .map((each) => textAt(each, 'NSPrivacyCollectedDataType'))
      .filter((type) => type !== undefined),
    accessedApis: listAt(manifest, 'NSPrivacyAccessedAPITypes')
      .filter(isDict)
      .map((each) => ({
        category: textAt(each, 'NSPrivacyAccessedAPIType') ?? '',
        reasons: textsAt(each, 'NSPrivacyAccessedAPITypeReasons'),
      })),
  };
}
