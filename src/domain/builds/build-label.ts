import type { ComparedBuild } from './compare-builds';

/** Version and build number, e.g. `1.4.0 (52)`; the file name where a build names none. */
export function buildLabel({ version, buildNumber, fileName }: ComparedBuild): string {
  if (version === undefined) return fileName;
  return buildNumber === undefined ? version : `${version} (${buildNumber})`;
}
