import { platformsOf, type PlatformChoice } from '@/domain/apps/app';
import type { BuildInfo } from '@/domain/builds/build-info';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { listingOf, setListingText, type DraftChange } from './draft-changes';

/** One fact that the build and the form tell differently. */
export interface BuildConflict {
  field: 'bundleId' | 'version' | 'platform';
  /** What the form calls it. */
  label: string;
  inBuild: string;
  inForm: string;
  /** Makes the form say what the build says. */
  adopt: DraftChange;
}

/** The build of each platform that the draft holds. */
export function buildFor(draft: Pick<SubmissionDraft, 'builds'>, platform: BuildInfo['platform']) {
  return draft.builds.find((build) => build.platform === platform);
}

/** Takes a build into the draft, in the place of an older one for the same platform, and fills what is empty. */
export function takeBuild(build: BuildInfo): DraftChange {
  return (draft) => {
    const others = draft.builds.filter((each) => each.platform !== build.platform);
    const builds = build.platform === 'ios' ? [build, ...others] : [...others, build];
    return fillEmpty(build)({ ...draft, builds });
  };
}

export function removeBuild(platform: BuildInfo['platform']): DraftChange {
  return (draft) => ({ ...draft, builds: draft.builds.filter((build) => build.platform !== platform) });
}

/** Identity, version and name from the build, where the form has none: what was typed is never replaced. */
function fillEmpty({ identity }: BuildInfo): DraftChange {
  return (draft) => {
    const filled = {
      ...draft,
      bundleId: draft.bundleId.trim() || identity.bundleId,
      version: draft.version.trim() || (identity.version ?? ''),
    };
    const { title } = listingOf(draft, draft.defaultLocale);
    return title.trim() || !identity.name
      ? filled
      : setListingText(draft.defaultLocale, 'title', identity.name)(filled);
  };
}

/** Identity, version and name from the build, whatever the form says. */
export function fillAll({ identity }: BuildInfo): DraftChange {
  return (draft) => {
    const filled = { ...draft, bundleId: identity.bundleId, version: identity.version ?? draft.version };
    return identity.name ? setListingText(draft.defaultLocale, 'title', identity.name)(filled) : filled;
  };
}

/** Does the form already say all that the build could fill in? */
export function isFilledFrom(draft: SubmissionDraft, { identity }: BuildInfo): boolean {
  return (
    draft.bundleId === identity.bundleId &&
    (identity.version === undefined || draft.version === identity.version) &&
    (identity.name === undefined || listingOf(draft, draft.defaultLocale).title === identity.name)
  );
}

/** Where the form and a build disagree. The app's name is no conflict: a store name may say more than an icon label. */
export function buildConflicts(draft: SubmissionDraft, build: BuildInfo): BuildConflict[] {
  const { identity, platform } = build;
  const conflicts: BuildConflict[] = [];
  if (draft.bundleId.trim() !== '' && draft.bundleId.trim() !== identity.bundleId) {
    conflicts.push({
      field: 'bundleId',
      label: 'Bundle ID',
      inBuild: identity.bundleId,
      inForm: draft.bundleId,
      adopt: (now) => ({ ...now, bundleId: identity.bundleId }),
    });
  }
  const { version } = identity;
  if (version !== undefined && draft.version.trim() !== '' && draft.version.trim() !== version) {
    conflicts.push({
      field: 'version',
      label: 'Version',
      inBuild: version,
      inForm: draft.version,
      adopt: (now) => ({ ...now, version }),
    });
  }
  if (!platformsOf(draft.platform).includes(platform)) {
    conflicts.push({
      field: 'platform',
      label: 'Platform',
      inBuild: PLATFORM_LABELS[platform],
      inForm: PLATFORM_LABELS[draft.platform],
      adopt: (now) => ({ ...now, platform: 'both' }),
    });
  }
  return conflicts;
}

export const PLATFORM_LABELS: Record<PlatformChoice, string> = {
  both: 'Both stores',
  ios: 'iOS (App Store)',
  android: 'Android (Google Play)',
};
