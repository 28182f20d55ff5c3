import type { PrivacyManifest } from './build-info';
import { reasonsOf } from './privacy-reasons';

/** What is wrong with a privacy manifest (ITMS-91056), one text each that begins with its path. */
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
