import type { PrivacyManifest } from '@/model/build-info';

/** Faults of a privacy manifest (ITMS-91056), one text each that begins with its path. */
export function privacyManifestProblems({ path, problem, accessedApis }: PrivacyManifest): string[] {
  if (problem) return [`${path} ${problem}`];
  return accessedApis.flatMap(({ category, reasons }) => {
    const known = reasonsOf(category);
    if (!known) return [`${path} names an unknown API category "${category}"`];
    if (reasons.length === 0) return [`${path} gives no reason for ${category}`];
    return reasons
      .filter((reason) => !known.includes(reason))
      .map((reason) => `${path} gives the reason "${reason}", which ${category} does not have`);
  });
}

/**
 * Required-reason API categories and the reason codes that Apple accepts for each (sources 5.5; three public tables
 * agree).
 */
const REASONS: Record<string, readonly string[]> = {
  NSPrivacyAccessedAPICategoryFileTimestamp: ['DDA9.1', 'C617.1', '3B52.1', '0A2A.1'],
  NSPrivacyAccessedAPICategorySystemBootTime: ['35F9.1', '8FFB.1', '3D61.1'],
  NSPrivacyAccessedAPICategoryDiskSpace: ['85F4.1', 'E174.1', '7D9E.1', 'B728.1'],
  NSPrivacyAccessedAPICategoryActiveKeyboards: ['3EC4.1', '54BD.1'],
  NSPrivacyAccessedAPICategoryUserDefaults: ['CA92.1', '1C8F.1', 'C56D.1', 'AC6B.1'],
};

/** Returns the reason codes of a category; undefined for one that Apple does not have. */
function reasonsOf(category: string): readonly string[] | undefined {
  return Object.hasOwn(REASONS, category) ? REASONS[category] : undefined;
}
