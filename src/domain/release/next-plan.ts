import type { ReleasePlan } from '@/model/release-plan';

/** The plan of the version after a packed one: days have passed, and a rating is reset for one version only. */
export function planOfNextVersion(plan: ReleasePlan): ReleasePlan {
  const { preOrder: _opened, releaseDate: _passed, resetsRating: _done, release, ...rest } = plan;
  return { ...rest, ...(release !== undefined && release !== 'date' && { release }) };
}
