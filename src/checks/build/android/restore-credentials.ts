import { compareVersions } from '@/domain/builds/compare-versions';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { GOOGLE } from 'virtual:catalog/sources';
import type { AndroidBuild } from '@/model/build-info';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** The first version of the library that can restore a sign-in. */
const FIRST_VERSION = '1.5.0';

/** Signing in again on a new phone, which Google Play asks of apps with accounts from April 2027 on. */
export const ANDROID_RESTORE_CREDENTIALS = defineRule({
  id: 'android-restore-credentials',
  title: 'Sign-in on a new phone',
  since: '2026-11-26',
  severity: 'note',
  stores: ['android'],
  source: GOOGLE.technicalQuality,
  checked: '2026-11-26',
  effort: 'build',
  why: 'From April 2027 Google Play asks apps with accounts to sign users in again on a new phone. Games are exempt. A page of a Google program also exempts banking, finance, health and government, and apps with Block Store.',
  fix: 'Add androidx.credentials 1.5.0 or later, and create a restore key after sign-in.',
  examples: {
    fires: 'an app with sign-in whose list of libraries has no androidx.credentials',
    holds: 'the same app with androidx.credentials:credentials:1.5.0',
  },
  *check({ build, app }: AndroidSubject): Generator<BuildFound> {
    if (app?.needsLogin !== true || build.isGame || build.kind !== 'aab') return;
    const libraries = build.traces?.libraries ?? [];
    // Without the list of libraries nothing shows that one is missing.
    if (libraries.length === 0 || hasRestore(build) || hasBlockStore(build)) return;
    yield {
      area: 'policy',
      field: 'androidx.credentials',
      title: `The app has a sign-in, but no androidx.credentials ${FIRST_VERSION} or later`,
      ruleDate: storeDeadline('play-restore-sign-in')?.date,
    };
  },
});

function hasRestore({ traces }: AndroidBuild): boolean {
  return (traces?.libraries ?? []).some(
    ({ group, artifact, version }) =>
      group === 'androidx.credentials' &&
      artifact === 'credentials' &&
      (version === undefined || (compareVersions(version.replace(/-.*/, ''), FIRST_VERSION) ?? 0) >= 0),
  );
}

function hasBlockStore({ traces }: AndroidBuild): boolean {
  return (traces?.libraries ?? []).some(({ artifact }) => artifact === 'play-services-auth-blockstore');
}
