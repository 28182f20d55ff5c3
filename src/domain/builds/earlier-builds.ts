import type { DraftContent } from '@/model/draft';
import type { BuildInfo } from '@/model/build-info';
import { releaseOfBuild, type EarlierRelease } from './earlier-release';

/** The build of the previous version, for the same platform; undefined without one. */
export function earlierBuildOf(
  draft: Pick<DraftContent, 'earlierBuilds'>,
  platform: BuildInfo['platform'],
): BuildInfo | undefined {
  return draft.earlierBuilds?.find((build) => build.platform === platform);
}

/** Facts from the previous version's build, where it is one of the same app. */
export function earlierReleases(
  draft: Pick<DraftContent, 'earlierBuilds'>,
  build: BuildInfo,
): EarlierRelease[] {
  const earlier = earlierBuildOf(draft, build.platform);
  return earlier?.identity.bundleId === build.identity.bundleId ? [releaseOfBuild(earlier)] : [];
}

/** Sets the build of the previous version, in place of an earlier one for the same platform. */
export function withEarlierBuild<Draft extends DraftContent>(draft: Draft, build: BuildInfo): Draft {
  return { ...draft, earlierBuilds: [...othersOf(draft, build.platform), build] };
}

/** Removes the build of the previous version. */
export function withoutEarlierBuild<Draft extends DraftContent>(
  draft: Draft,
  platform: BuildInfo['platform'],
): Draft {
  return { ...draft, earlierBuilds: othersOf(draft, platform) };
}

function othersOf(
  { earlierBuilds = [] }: Pick<DraftContent, 'earlierBuilds'>,
  platform: BuildInfo['platform'],
): BuildInfo[] {
  return earlierBuilds.filter((build) => build.platform !== platform);
}
