import type { BuildInfo } from '@/model/build-info';
import { detectSdks } from './detect-sdks';
import type { DetectedSdk } from './sdk';

const known = new WeakMap<BuildInfo, readonly DetectedSdk[]>();

/** SDKs that a build certainly contains; several rules ask, and a build never changes. */
export function certainSdks(build: BuildInfo): readonly DetectedSdk[] {
  const found = known.get(build) ?? (detectSdks(build) ?? []).filter(({ isConfirmed }) => isConfirmed);
  known.set(build, found);
  return found;
}
