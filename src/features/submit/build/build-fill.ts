import type { PlatformChoice } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import { EMPTY_LISTING } from '@/model/listing';
import type { DraftContent } from '@/model/draft';
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
      bundleId: draft.bundleId.trim() || bundleId,
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

/**
 * Identity and version from the build, whatever the form says, on the publisher's own request. The name only where
 * there is none: a store name may say more than the label below an icon.
 */
export function fillListingFrom({ identity, platform }: BuildInfo): DraftChange {
  return (draft) => {
    const filled = {
      ...draft,
      bundleId: identity.bundleId,
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
    draft.bundleId.trim() === identity.bundleId &&
    (identity.version === undefined || draft.version.trim() === identity.version) &&
    (identity.name === undefined || hasTitle(draft)) &&
    (draft.platform === 'both' || draft.platform === platform)
  );
}

function hasTitle(draft: DraftContent): boolean {
  return listingOf(draft, draft.defaultLocale).title.trim() !== '';
}

/** Settles one conflict of domain/builds/build-conflicts in the build's favour, by the field it names. */
export function adoptFromBuild(field: string | undefined, { identity }: BuildInfo): DraftChange | undefined {
  switch (field) {
    case 'bundleId':
      return (draft) => ({ ...draft, bundleId: identity.bundleId });
    case 'version':
      return (draft) => ({ ...draft, version: identity.version ?? draft.version });
    case 'platform':
      return (draft) => ({ ...draft, platform: 'both' });
    default:
      return undefined;
  }
}
