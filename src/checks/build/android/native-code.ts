import { formFactorOf } from '@/domain/builds/android-target';
import type { AndroidBuild } from '@/model/build-info';
import { abisWithout64BitPartner, librariesNot16KbAligned } from '@/domain/builds/native-code';
import { isEnforced } from '@/domain/policies/store-deadline';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import type { Severity } from '@/model/finding';
import { GOOGLE } from 'virtual:catalog/sources';
import { countOf } from '@/domain/texts';
import { defineFamily, type Rule } from '../../define-rule';
import { listed } from '../listed';
import type { AndroidSubject, BuildFound } from '../build-subject';

const RULES = {
  'android-64-bit': {
    title: 'Native code without 64 bit',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.bits64,
    checked: '2026-11-20',
    effort: 'build',
    why: 'Google Play refuses apps whose native code is 32-bit only.',
    fix: 'Add arm64-v8a to the build, and to every native library in it.',
    examples: { fires: 'lib/armeabi-v7a only', holds: 'lib/armeabi-v7a and lib/arm64-v8a' },
  },
  'android-16-kb': {
    title: 'Native code without 16 KB pages',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.pages,
    checked: '2026-11-20',
    effort: 'build',
    why: 'The app cannot start on devices with memory pages of 16 KB.',
    fix: 'Rebuild with NDK r28 or later (or -Wl,-z,max-page-size=16384), update SDKs that bring their own libraries, and package with Android Gradle plugin 8.5.1 or later.',
    examples: {
      fires: 'lib/arm64-v8a/libapp.so aligned to pages of 4 KB',
      holds: 'lib/arm64-v8a/libapp.so aligned to pages of 16 KB',
    },
  },
} satisfies Record<string, Rule>;

/** Native libraries: 64 bit, and pages of 16 KB. */
export const ANDROID_NATIVE_CODE = defineFamily({
  rules: RULES,
  check: ({ build, today }: AndroidSubject) => checkNativeCode(build, today),
});

type Found = BuildFound & { rule: keyof typeof RULES };

function* checkNativeCode(build: AndroidBuild, today: string): Generator<Found> {
  const alone = abisWithout64BitPartner(build.abis);
  if (alone.length > 0) {
    const isOneOfSeveral = alone.some((each) => isForOneAbi(build, each.abi));
    yield {
      rule: 'android-64-bit',
      severity: isOneOfSeveral ? 'warning' : severityOf64Bit(build, today),
      ...(isOneOfSeveral && {
        why: 'Gradle names one of several APKs like this. Google Play refuses the release unless another of them has the 64-bit version.',
      }),
      field: 'lib',
      title: `Native code for ${alone.map(({ abi }) => abi).join(' and ')} has no 64-bit version`,
      fix: `Build the native libraries for ${[...new Set(alone.map(({ partner }) => partner))].join(' and ')} too.`,
    };
  }
  const unaligned = librariesNot16KbAligned(build);
  if (unaligned.length > 0) {
    const deadline = storeDeadline('play-16kb-pages');
    const isUnderRule = deadline?.appliesTo(build) ?? false;
    const isInForce = deadline !== undefined && isEnforced(deadline, today);
    yield {
      rule: 'android-16-kb',
      severity: !isUnderRule ? 'note' : isInForce ? 'blocker' : 'warning',
      area: 'policy',
      field: 'lib',
      title: `${countOf(unaligned.length, '64-bit library is', '64-bit libraries are')} not aligned to 16 KB (${listed(unaligned.map(({ path }) => path))})`,
      why: isUnderRule
        ? 'Google Play refuses it, and the app can’t start on devices with 16 KB memory pages.'
        : 'The app can’t start on devices with 16 KB memory pages; Google Play refuses it once it targets API 35.',
      ruleDate: deadline?.date,
    };
  }
}

/** Whether an APK is one of those that Gradle writes for each processor, e.g. `app-armeabi-v7a-release.apk`. */
function isForOneAbi({ kind, fileName, abis }: AndroidBuild, abi: string): boolean {
  return kind === 'apk' && abis.length === 1 && fileName.includes(abi);
}

/** Wear OS and TV came under the rule only in 2026; the day for TVs was not seen on Google's page. */
function severityOf64Bit(build: AndroidBuild, today: string): Severity {
  const formFactor = formFactorOf(build);
  if (formFactor === 'tv') return 'warning';
  const deadline = formFactor === 'wear' ? storeDeadline('play-wear-64-bit') : undefined;
  return deadline && today < deadline.date ? 'warning' : 'blocker';
}
