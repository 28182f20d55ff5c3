import { platformsOf } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import type { DraftContent } from '@/model/draft';
import type { Finding, FindingPlace } from '@/model/finding';
import { typedIdFor } from '@/domain/builds/typed-id';
import { findingsOf } from '@/domain/findings';
import { TOOLS } from 'virtual:catalog/sources';
import { defineFamily } from '../define-rule';
import type { DraftFound } from './draft-found';

const PLATFORM_NAMES = { ios: 'iOS', android: 'Android' } as const;

const CONFLICT_RULE = {
  severity: 'blocker',
  source: TOOLS.formAndBuild,
  checked: '2026-11-20',
  effort: 'field',
} as const;

/** Reports where a build and the form differ. Empty fields of the form are not a conflict. */
export const CONFLICTS = defineFamily({
  rules: {
    'conflict-platform': {
      ...CONFLICT_RULE,
      title: 'Build for a platform that is not part of the submission',
      why: 'It would be left out of the submission.',
      fix: 'Choose its platform or both platforms, or remove the build.',
      examples: { fires: 'an .ipa in a submission for Android', holds: 'an .ipa in one for both' },
    },
    'conflict-bundle-id': {
      ...CONFLICT_RULE,
      title: 'Bundle id differs between build and form',
      why: 'The store refuses a build of another app, and the id can’t be changed after the first release.',
      fix: 'Choose the build of this app, or correct the bundle id.',
      examples: {
        fires: 'org.lantern.journal in the build, com.example.lamp in the form',
        holds: 'org.lantern.journal in both',
      },
    },
    'conflict-version': {
      ...CONFLICT_RULE,
      title: 'Version differs between build and form',
      why: 'App Store Connect attaches a build only to the version of the same number.',
      fix: 'Correct the version in the form, or build again with the right one.',
      examples: { fires: '1.4.0 in the build, 1.5.0 in the form', holds: '1.4.0 in both' },
    },
  },
  *check({
    build,
    draft,
  }: Subject): Generator<DraftFound & { rule: `conflict-${'platform' | 'bundle-id' | 'version'}` }> {
    const placeOf = (field: string): FindingPlace => ({
      area: 'build',
      where: 'build',
      subject: { store: build.platform, field },
    });
    if (!platformsOf(draft.platform).includes(build.platform)) {
      yield {
        rule: 'conflict-platform',
        ...placeOf('platform'),
        title: `The build is for ${PLATFORM_NAMES[build.platform]}, but the submission is not`,
        fix: `Choose ${PLATFORM_NAMES[build.platform]} or both platforms, or remove the build.`,
      };
    }
    const { bundleId, version } = build.identity;
    const typed = { bundleId: typedIdFor(draft, build.platform), version: draft.version.trim() };
    if (typed.bundleId && typed.bundleId !== bundleId) {
      // The form has a field of its own for the package name where it may differ from the bundle id.
      const isPackageName = build.platform === 'android' && (draft.platform === 'both' || !!draft.androidId);
      yield {
        rule: 'conflict-bundle-id',
        ...placeOf(isPackageName ? 'androidId' : 'bundleId'),
        // One text may stand for the ids of both stores until each has its own.
        severity: draft.platform === 'both' ? 'warning' : 'blocker',
        title: `The build is "${bundleId}", the form says "${typed.bundleId}"`,
        fix: `Choose the build of this app, or ${isPackageName ? 'enter its package name' : 'correct the bundle id'}.`,
      };
    }
    if (typed.version && version && typed.version !== version) {
      yield {
        rule: 'conflict-version',
        ...placeOf('version'),
        severity: build.platform === 'ios' ? 'blocker' : 'warning',
        title: `The build is version ${version}, the form says ${typed.version}`,
        why:
          build.platform === 'ios'
            ? 'App Store Connect attaches a build only to the version of the same number.'
            : 'Users would read one version in the store and another in the app.',
      };
    }
  },
});

interface Subject {
  build: BuildInfo;
  draft: DraftContent;
}

/** Reports where a build and the form differ. */
export function conflicts(build: BuildInfo, draft: DraftContent): Finding[] {
  return findingsOf(CONFLICTS, { build, draft }, (found) => found);
}
