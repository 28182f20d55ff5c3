import type { IosBuild } from '@/model/build-info';

/**
 * Imports of the APIs for which Apple asks for a reason (sources 5.5), by category. Methods such as `systemUptime`
 * leave no import, so that a category can be in use without one.
 */
export const REQUIRED_REASON_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  NSPrivacyAccessedAPICategoryUserDefaults: ['NSUserDefaults'],
  NSPrivacyAccessedAPICategoryFileTimestamp: [
    'NSFileCreationDate',
    'NSFileModificationDate',
    'NSURLContentModificationDateKey',
    'NSURLCreationDateKey',
    'getattrlist',
    'getattrlistbulk',
    'fgetattrlist',
    'getattrlistat',
    'stat',
    'fstat',
    'fstatat',
    'lstat',
  ],
  NSPrivacyAccessedAPICategorySystemBootTime: ['mach_absolute_time'],
  NSPrivacyAccessedAPICategoryDiskSpace: [
    'NSURLVolumeAvailableCapacityKey',
    'NSURLVolumeAvailableCapacityForImportantUsageKey',
    'NSURLVolumeAvailableCapacityForOpportunisticUsageKey',
    'NSURLVolumeTotalCapacityKey',
    'NSFileSystemFreeSize',
    'NSFileSystemSize',
    'statfs',
    'statvfs',
    'fstatfs',
    'fstatvfs',
  ],
  NSPrivacyAccessedAPICategoryActiveKeyboards: ['UITextInputMode'],
};

/** Words for a category, as in "uses user defaults". */
const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  NSPrivacyAccessedAPICategoryUserDefaults: 'user defaults',
  NSPrivacyAccessedAPICategoryFileTimestamp: 'file timestamps',
  NSPrivacyAccessedAPICategorySystemBootTime: 'the time since the start of the system',
  NSPrivacyAccessedAPICategoryDiskSpace: 'disk space',
  NSPrivacyAccessedAPICategoryActiveKeyboards: 'active keyboards',
};

/** A required-reason API that the executable uses. */
export interface UndeclaredApi {
  category: string;
  name: string;
  /** The import, e.g. `NSUserDefaults`. */
  found: string;
}

/**
 * Lists the required-reason APIs that the executable imports and that no manifest outside of the frameworks declares; a
 * library linked into it may have its manifest in a bundle. Undefined where the imports were not read.
 */
export function undeclaredApis({
  imports,
  privacyManifests,
}: Pick<IosBuild, 'imports' | 'privacyManifests'>): UndeclaredApi[] | undefined {
  const executable = imports?.find(({ path }) => !path.includes('/'));
  if (!executable) return undefined;
  const declared = new Set(
    privacyManifests
      .filter(({ path }) => !path.includes('.framework/') && !path.includes('.appex/'))
      .flatMap(({ accessedApis }) => accessedApis.map(({ category }) => category)),
  );
  const used = new Set([...executable.classes, ...executable.symbols]);
  return Object.entries(REQUIRED_REASON_IMPORTS).flatMap(([category, names]) => {
    const found = names.find((name) => used.has(name));
    return found === undefined || declared.has(category)
      ? []
      : [{ category, name: CATEGORY_NAMES[category] ?? category, found }];
  });
}
