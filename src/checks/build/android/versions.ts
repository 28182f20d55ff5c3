import type { AndroidBuild } from '@/model/build-info';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

const RULES = {
  'android-version-code': {
    title: 'Range of the versionCode',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.versions,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'version',
    why: 'Google Play accepts whole numbers up to 2,100,000,000, each higher than the last.',
    fix: 'Set a versionCode in that range and build again.',
    examples: { fires: 'versionCode 2100000001', holds: 'versionCode 42' },
  },
  'android-version-name': {
    title: 'versionName missing',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.versions,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'version',
    why: 'Users and the Play Console then see no version.',
    fix: 'Set a versionName such as 1.4.0 and build again.',
    examples: { fires: 'no versionName', holds: 'versionName 1.4.0' },
  },
} satisfies Record<string, Rule>;

/** Version code and name. */
export const ANDROID_VERSIONS = defineFamily({
  rules: RULES,
  check: ({ build }: AndroidSubject) => checkVersionCode(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

/** Google Play's range of versionCode (sources 5.5). */
const MAX_VERSION_CODE = 2_100_000_000;

function* checkVersionCode({ identity: { version, buildNumber } }: AndroidBuild): Generator<Found> {
  const code = /^\d{1,10}$/.test(buildNumber ?? '') ? Number(buildNumber) : 0;
  if (code < 1 || code > MAX_VERSION_CODE) {
    yield {
      rule: 'android-version-code',
      field: 'versionCode',
      title: buildNumber ? `versionCode is ${buildNumber}` : 'versionCode is missing',
      why: `It must be a whole number from 1 to ${MAX_VERSION_CODE.toLocaleString('en-US')}, higher than the last one used.`,
    };
  }
  if (!version) {
    yield {
      rule: 'android-version-name',
      field: 'versionName',
      title: 'versionName is missing',
    };
  }
}
