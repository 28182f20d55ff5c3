import type { DeclaredDataType, PrivacyManifest } from '@/model/build-info';
import { parsePlist } from './plist';
import { flagAt, isDict, listAt, textAt, textsAt, type PlistDict } from './plist-values';

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
  const faults = typeFaults(manifest);
  const dataTypes = listAt(manifest, 'NSPrivacyCollectedDataTypes').filter(isDict).map(dataType);
  return {
    path,
    tracking: flagAt(manifest, 'NSPrivacyTracking') ?? false,
    trackingDomains: textsAt(manifest, 'NSPrivacyTrackingDomains'),
    collectedDataTypes: dataTypes.map(({ type }) => type).filter((type) => type !== ''),
    dataTypes,
    ...(faults.length > 0 ? { faults } : {}),
    accessedApis: listAt(manifest, 'NSPrivacyAccessedAPITypes')
      .filter(isDict)
      .map((each) => ({
        category: textAt(each, 'NSPrivacyAccessedAPIType') ?? '',
        reasons: textsAt(each, 'NSPrivacyAccessedAPITypeReasons'),
      })),
  };
}

function dataType(each: PlistDict): DeclaredDataType {
  return {
    type: textAt(each, 'NSPrivacyCollectedDataType') ?? '',
    isLinked: flagAt(each, 'NSPrivacyCollectedDataTypeLinked') ?? false,
    isTracking: flagAt(each, 'NSPrivacyCollectedDataTypeTracking') ?? false,
    purposes: textsAt(each, 'NSPrivacyCollectedDataTypePurposes'),
  };
}

/** Keys whose value has another type than Apple's, phrased to follow the path. Their values are not taken. */
function typeFaults(manifest: PlistDict): string[] {
  const arrays = ['NSPrivacyTrackingDomains', 'NSPrivacyCollectedDataTypes', 'NSPrivacyAccessedAPITypes'];
  const faults = arrays
    .filter((key) => manifest[key] !== undefined && !Array.isArray(manifest[key]))
    .map((key) => `has a ${key} that is not an array`);
  const tracking = manifest['NSPrivacyTracking'];
  if (tracking !== undefined && typeof tracking !== 'boolean') {
    faults.push('has an NSPrivacyTracking that is neither true nor false');
  }
  for (const key of ['NSPrivacyCollectedDataTypes', 'NSPrivacyAccessedAPITypes']) {
    if (listAt(manifest, key).some((each) => !isDict(each))) {
      faults.push(`has an entry in ${key} that is not a dictionary`);
    }
  }
  return faults;
}
