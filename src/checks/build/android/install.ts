import type { AndroidBuild } from '@/model/build-info';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type FindingDraft, type Rule } from '../../define-rule';

/** Android 7, the first version that reads the v2 signature (sources 5.5). */
const SCHEME_V2_API = 24;

const RULES = {
  'android-signing-v1': {
    title: 'Signed without the scheme of old devices',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.signing,
    checked: '2026-11-25',
    effort: 'build',
    why: 'Devices below Android 7 read only the v1 signature, and do not install the APK without it.',
    fix: 'Sign with v1 as well, or set minSdkVersion to 24.',
    examples: {
      fires: { kind: 'apk', minSdk: 21, signingSchemes: ['v2', 'v3'], requiresSplits: false },
      holds: { kind: 'apk', minSdk: 21, signingSchemes: ['v1', 'v2'], requiresSplits: false },
    },
  },
  'android-split-base': {
    title: 'One part of an app',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.bundle,
    checked: '2026-11-25',
    effort: 'build',
    why: 'It was taken from an app that Google Play delivers in parts, and does not run without the others.',
    fix: 'Choose the app bundle (.aab) that was uploaded, or build the whole APK.',
    examples: {
      fires: { kind: 'apk', minSdk: 24, signingSchemes: ['v2'], requiresSplits: true },
      holds: { kind: 'apk', minSdk: 24, signingSchemes: ['v2'], requiresSplits: false },
    },
  },
} satisfies Record<string, Rule>;

/** Whether devices can install an APK (sources 5.5). */
export const ANDROID_INSTALL_RULES = defineFamily({ rules: RULES, check: findProblems });

interface Draft extends FindingDraft {
  rule: keyof typeof RULES;
  field: 'signature' | 'format';
}

function* findProblems({
  kind,
  minSdk = 1,
  signingSchemes,
  requiresSplits,
}: Pick<AndroidBuild, 'kind' | 'minSdk' | 'signingSchemes' | 'requiresSplits'>): Generator<Draft> {
  // Google Play signs the APKs of an app bundle itself.
  if (kind !== 'apk') return;
  if (signingSchemes.length > 0 && !signingSchemes.includes('v1') && minSdk < SCHEME_V2_API) {
    yield {
      rule: 'android-signing-v1',
      field: 'signature',
      title: `Signed with ${signingSchemes.join(' and ')} only, but minSdkVersion is ${minSdk}`,
    };
  }
  if (requiresSplits) {
    yield {
      rule: 'android-split-base',
      field: 'format',
      title: 'This APK is only the base of an app and is installed with other parts',
    };
  }
}
