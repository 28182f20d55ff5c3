import { platformsOf } from '@/model/app';
import type { Finding } from '@/model/finding';
import { makeFinding, type FindingDraft } from '../findings';
import type { TableRuleId } from '../rules/table-rules';
import type { DraftContent } from '@/model/draft';
import type { BuildInfo } from '@/model/build-info';
import { typedIdFor } from './typed-id';

const PLATFORM_NAMES = { ios: 'iOS', android: 'Android' } as const;

/** Reports where a build and the form differ. Empty fields of the form are not a conflict. */
export function conflicts(build: BuildInfo, draft: DraftContent): Finding[] {
  const findings: Finding[] = [];
  const conflict = (
    rule: TableRuleId,
    field: string,
    finding: Pick<FindingDraft, 'severity' | 'title' | 'why' | 'fix'>,
  ) =>
    findings.push(
      makeFinding({
        rule,
        subject: { store: build.platform, field },
        area: 'build',
        where: 'build',
        ...finding,
      }),
    );

  if (!platformsOf(draft.platform).includes(build.platform)) {
    conflict('conflict-platform', 'platform', {
      title: `The build is for ${PLATFORM_NAMES[build.platform]}, but the submission is not`,
      why: 'It would be left out of the submission.',
      fix: `Choose ${PLATFORM_NAMES[build.platform]} or both platforms, or remove the build.`,
    });
  }
  const { bundleId, version } = build.identity;
  const typed = { bundleId: typedIdFor(draft, build.platform), version: draft.version.trim() };
  if (typed.bundleId && typed.bundleId !== bundleId) {
    // The form has a field of its own for the package name where it may differ from the bundle id.
    const isPackageName = build.platform === 'android' && (draft.platform === 'both' || !!draft.androidId);
    conflict('conflict-bundle-id', isPackageName ? 'androidId' : 'bundleId', {
      // One text may stand for the ids of both stores until each has its own.
      severity: draft.platform === 'both' ? 'warning' : 'blocker',
      title: `The build is "${bundleId}", the form says "${typed.bundleId}"`,
      why: 'The store refuses a build of another app, and the id can’t be changed after the first release.',
      fix: `Choose the build of this app, or ${isPackageName ? 'enter its package name' : 'correct the bundle id'}.`,
    });
  }
  if (typed.version && version && typed.version !== version) {
    conflict('conflict-version', 'version', {
      severity: build.platform === 'ios' ? 'blocker' : 'warning',
      title: `The build is version ${version}, the form says ${typed.version}`,
      why:
        build.platform === 'ios'
          ? 'App Store Connect attaches a build only to the version of the same number.'
          : 'Users would read one version in the store and another in the app.',
      fix: 'Correct the version in the form, or build again with the right one.',
    });
  }
  return findings;
}
