import type { BuildInfo } from '@/model/build-info';
import { compareVersions } from '@/domain/builds/compare-versions';
import type { EarlierRelease } from '@/domain/builds/earlier-release';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type FindingDraft, type Rule } from '../define-rule';

const RULES = {
  'version-code-not-higher': {
    title: 'Version code or build number not raised',
    severity: 'warning',
    source: GOOGLE.versions,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'version',
    why: 'Each upload needs a higher number than every earlier one; the store refuses a number that was used.',
    fix: 'Raise the number and build again.',
    examples: { fires: 'versionCode 52 after versionCode 52', holds: 'versionCode 53 after versionCode 52' },
  },
  'version-not-higher': {
    title: 'Version lower than the last one',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.bundleVersion,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'version',
    why: 'The App Store accepts only versions above the last one that was approved.',
    fix: 'Raise the version and build again.',
    examples: { fires: '1.3.0 after 1.4.0', holds: '1.4.1 after 1.4.0' },
  },
  'signing-key-changed': {
    title: 'Signed with another key than before',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.signing,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'signing',
    why: 'Google Play refuses an upload that is not signed with the upload key of the app. The key may have been reset in the Play Console since then.',
    fix: 'Sign the build with the key of the last upload, or request a reset of the upload key in the Play Console.',
    examples: {
      fires: 'an .aab signed with a new key',
      holds: 'an .aab signed with the key of the last upload',
    },
  },
} satisfies Record<string, Rule>;

/** A build against an earlier version of the same app (sources 5.5). */
export const NEWER_BUILD_RULES = defineFamily({ rules: RULES, check: findProblems });

interface Draft extends FindingDraft {
  rule: keyof typeof RULES;
  field: string;
}

interface Subject {
  build: BuildInfo;
  earlier: EarlierRelease;
}

function* findProblems({ build, earlier }: Subject): Generator<Draft> {
  if (earlier.platform !== build.platform) return;
  const severity = earlier.isUploaded ? ('blocker' as const) : undefined;
  const { version, buildNumber } = build.identity;
  const isIos = build.platform === 'ios';
  const order = compareVersions(version, earlier.version);
  if (isIos && order === -1) {
    yield {
      rule: 'version-not-higher',
      severity,
      field: 'CFBundleShortVersionString',
      title: `Version ${version ?? ''} is lower than ${earlier.version ?? ''}`,
    };
    return;
  }
  const field = isIos ? 'CFBundleVersion' : 'versionCode';
  // On the App Store a build number counts within its version.
  const isCounted = !isIos || order === 0;
  if (isCounted && (compareVersions(buildNumber, earlier.buildNumber) ?? 1) <= 0) {
    yield {
      rule: 'version-code-not-higher',
      severity,
      ...(isIos && { source: APPLE.bundleVersion }),
      field,
      title: `${field} ${buildNumber ?? ''} is not higher than ${earlier.buildNumber ?? ''}`,
    };
  }
  const certificate = build.platform === 'android' ? build.certificate?.sha256 : undefined;
  const isOtherKey =
    certificate !== undefined && earlier.certificate !== undefined && certificate !== earlier.certificate;
  if (isOtherKey && earlier.kind === build.kind) {
    yield {
      rule: 'signing-key-changed',
      severity,
      field: 'signature',
      title: `Signed with another key than ${earlier.version ?? 'the earlier version'}`,
    };
  }
}
