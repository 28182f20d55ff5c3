import type { PlatformChoice } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import { EMPTY_LISTING } from '@/model/listing';
import type { DraftContent } from '@/model/draft';
import { typedIdFor } from '@/domain/builds/typed-id';
import { listingOf, setListingText, type DraftChange } from '../wizard/draft-changes';

/**
 * Adds the build to the draft, in place of an earlier one for the same platform, iOS first. It fills fields that are
 * still empty (bundle id, version, title), replaces a version and platforms that were only proposed, and changes nothing
 * that was typed or chosen.
 */
export function fillFromBuild(build: BuildInfo): DraftChange {
  return (draft) => {
    const { bundleId, version = '', name = '' } = build.identity;
    const listing = draft.listings[draft.defaultLocale] ?? EMPTY_LISTING;
    const isProposed = draft.version !== '' && draft.version === draft.proposedVersion;
    const others = draft.builds.filter((each) => each.platform !== build.platform);
    const builds = build.platform === 'ios' ? [build, ...others] : [...others, build];
    return {
      ...draft,
      ...platformsOfBuilds(draft, builds),
      ...(isOtherStoresId(draft, build)
        ? withIdOf(draft, build)
        : { bundleId: draft.bundleId.trim() || bundleId }),
      version: (isProposed ? version.trim() : '') || draft.version.trim() || version,
      listings: {
        ...draft.listings,
        [draft.defaultLocale]: { ...listing, title: listing.title.trim() ? listing.title : name },
      },
      builds,
    };
  };
}

export function removeBuild(platform: BuildInfo['platform']): DraftChange {
  return (draft) => {
    const builds = draft.builds.filter((build) => build.platform !== platform);
    return { ...draft, ...platformsOfBuilds(draft, builds), builds };
  };
}

/** The platforms that a draft proposes: those of its builds, both without any. Nothing once the user has chosen. */
function platformsOfBuilds(
  { platform, proposedPlatform }: DraftContent,
  builds: readonly BuildInfo[],
): Partial<Pick<DraftContent, 'platform' | 'proposedPlatform'>> {
  if (platform !== proposedPlatform) return {};
  const [first, second] = builds;
  const proposed: PlatformChoice = first && !second ? first.platform : 'both';
  return { platform: proposed, proposedPlatform: proposed };
}

/** Whether the form's only id is that of the other store's build. */
function isOtherStoresId({ bundleId, androidId, builds }: DraftContent, build: BuildInfo): boolean {
  const typed = bundleId.trim();
  return (
    !androidId?.trim() &&
    typed !== build.identity.bundleId &&
    builds.some((each) => each.platform !== build.platform && each.identity.bundleId === typed)
  );
}

/** The ids of the form with that of a build for its store; the other store keeps its own. */
function withIdOf(draft: DraftContent, build: BuildInfo): Pick<DraftContent, 'bundleId' | 'androidId'> {
  const { bundleId: id } = build.identity;
  if (draft.platform === build.platform) return { bundleId: id, androidId: undefined };
  const other = draft.builds.find(({ platform }) => platform !== build.platform)?.identity.bundleId;
  const ios = build.platform === 'ios' ? id : draft.bundleId.trim() || id;
  const android = build.platform === 'android' ? id : draft.androidId?.trim() || other;
  return { bundleId: ios, androidId: android === ios ? undefined : android };
}

/**
 * Identity and version from the build, whatever the form says, on the publisher's own request. The name only where
 * there is none: a store name may say more than the label below an icon.
 */
export function fillListingFrom(build: BuildInfo): DraftChange {
  const { identity, platform } = build;
  return (draft) => {
    const filled = {
      ...draft,
      ...withIdOf(draft, build),
      version: identity.version ?? draft.version,
      platform: draft.platform === platform ? platform : 'both',
    };
    return identity.name && !hasTitle(draft)
      ? setListingText(draft.defaultLocale, 'title', identity.name)(filled)
      : filled;
  };
}

/** Whether the form already contains everything that the build could fill in. */
export function isFilledFrom(draft: DraftContent, { identity, platform }: BuildInfo): boolean {
  return (
    typedIdFor(draft, platform) === identity.bundleId &&
    (identity.version === undefined || draft.version.trim() === identity.version) &&
    (identity.name === undefined || hasTitle(draft)) &&
    (draft.platform === 'both' || draft.platform === platform)
  );
}

function hasTitle(draft: DraftContent): boolean {
  return listingOf(draft, draft.defaultLocale).title.trim() !== '';
}

/** Settles one conflict of checks/draft/build-conflicts in the build's favour, by the field it names. */
export function adoptFromBuild(field: string | undefined, build: BuildInfo): DraftChange | undefined {
  switch (field) {
    case 'bundleId':
    case 'androidId':
      return (draft) => ({ ...draft, ...withIdOf(draft, build) });
    case 'version':
      return (draft) => ({ ...draft, version: build.identity.version ?? draft.version });
    case 'platform':
      return (draft) => ({ ...draft, platform: 'both' });
    default:
      return undefined;
  }
}
