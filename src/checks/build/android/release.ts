import type { AndroidBuild } from '@/model/build-info';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

const RULES = {
  'android-debuggable': {
    title: 'Debug build',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.release,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'build',
    why: 'Google Play refuses it.',
    fix: 'Build the release variant and choose that file.',
    examples: { fires: 'android:debuggable="true"', holds: 'a release build' },
  },
  'android-test-only': {
    title: 'Test build',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.release,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'build',
    why: 'Google Play refuses it.',
    fix: 'Build the release variant and choose that file.',
    examples: { fires: 'android:testOnly="true"', holds: 'a release build' },
  },
  'android-apk': {
    title: 'APK instead of an app bundle',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.bundle,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'build',
    why: 'Only apps first published before August 2021 may still be updated with an APK.',
    fix: 'Build an Android App Bundle and choose the .aab file.',
    examples: { fires: 'app-release.apk', holds: 'app-release.aab' },
  },
} satisfies Record<string, Rule>;

/** Marks of a debug or test build, and the kind of file. */
export const ANDROID_RELEASE = defineFamily({
  rules: RULES,
  check: ({ build }: AndroidSubject) => checkRelease(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

function* checkRelease(build: AndroidBuild): Generator<Found> {
  const flags = [
    { isOn: build.isDebuggable, field: 'android:debuggable', rule: 'android-debuggable' },
    { isOn: build.isTestOnly, field: 'android:testOnly', rule: 'android-test-only' },
  ] as const;
  for (const { isOn, field, rule } of flags) {
    if (!isOn) continue;
    yield {
      rule,
      field,
      title: `This is a test build, not one for Google Play (${field} is true)`,
    };
  }
  if (build.kind === 'apk') {
    yield {
      rule: 'android-apk',
      area: 'policy',
      field: 'format',
      title: 'This is an APK; new apps on Google Play must be app bundles (.aab)',
      ruleDate: storeDeadline('play-app-bundle')?.date,
    };
  }
}
