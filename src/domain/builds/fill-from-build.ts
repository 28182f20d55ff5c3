import { EMPTY_LISTING } from '../listings/listing';
import type { DraftContent } from '../submissions/draft';
import type { BuildInfo } from './build-info';

/**
 * Adds the build to the draft, in place of an earlier one for the same platform, iOS first. It fills fields that are
 * still empty (bundle id, version, title) and changes nothing that was typed.
 */
export function fillFromBuild<Draft extends DraftContent>(draft: Draft, build: BuildInfo): Draft {
  const { bundleId, version = '', name = '' } = build.identity;
  const listing = draft.listings[draft.defaultLocale] ?? EMPTY_LISTING;
  const others = draft.builds.filter((each) => each.platform !== build.platform);
  return {
    ...draft,
    bundleId: draft.bundleId.trim() || bundleId,
    version: draft.version.trim() || version,
    listings: {
      ...draft.listings,
      [draft.defaultLocale]: { ...listing, title: listing.title.trim() ? listing.title : name },
    },
    builds: build.platform === 'ios' ? [build, ...others] : [...others, build],
  };
}
