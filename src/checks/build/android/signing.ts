import { effectiveTargetSdk } from '@/domain/builds/android-target';
import { isUnread } from '@/domain/builds/unread-facts';
import type { AndroidBuild } from '@/model/build-info';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

const RULES = {
  'android-unsigned': {
    title: 'Build not signed',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.signing,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'signing',
    why: 'Google Play refuses unsigned uploads.',
    fix: 'Sign the release with your upload key and choose the signed file.',
    examples: { fires: 'no signature in META-INF', holds: 'a bundle signed with the upload key' },
  },
  'android-signing-v2': {
    title: 'Signed with the old scheme only',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.signing,
    checked: '2026-11-20',
    effort: 'build',
    why: 'An APK that targets API 30 or later is installed only with a v2 signature.',
    fix: 'Sign it with apksigner, or let the Android Gradle plugin sign it.',
    examples: { fires: 'an APK signed with scheme v1 only', holds: 'an APK signed with v2 or v3' },
  },
} satisfies Record<string, Rule>;

/** The signature of the file. */
export const ANDROID_SIGNING = defineFamily({
  rules: RULES,
  check: ({ build }: AndroidSubject) => checkSigning(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

const SCHEME_V2_API = 30;

function* checkSigning(build: AndroidBuild): Generator<Found> {
  if (isUnread(build, 'signingSchemes')) return;
  const { signingSchemes, kind } = build;
  if (signingSchemes.length === 0) {
    yield {
      rule: 'android-unsigned',
      field: 'signature',
      title: 'The build is not signed',
    };
    return;
  }
  const isOldOnly = signingSchemes.every((scheme) => scheme === 'v1');
  if (kind !== 'apk' || !isOldOnly || effectiveTargetSdk(build) < SCHEME_V2_API) return;
  yield {
    rule: 'android-signing-v2',
    field: 'signature',
    title: 'Signed with the old scheme (v1) only',
  };
}
