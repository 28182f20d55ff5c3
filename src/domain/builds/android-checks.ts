import { makeFinding, type Finding, type FindingDraft, type SubjectDraft } from '../findings';
import { storeDeadline } from '../policies/store-deadlines';
import { effectiveTargetSdk, formFactorOf, requiredTargetSdk, VISIBLE_TARGET_SDK } from './android-target';
import type { AndroidBuild } from './build-info';
import { librariesNot16KbAligned } from './native-code';
import { RESTRICTED_PERMISSIONS } from './restricted-permissions';

/** Google Play's range of versionCode (sources 5.5). */
const MAX_VERSION_CODE = 2_100_000_000;
/** Android 12: android:exported must be set (sources 5.5). Android 11: v1 alone installs no more. */
const EXPORTED_API = 31;
const SCHEME_V2_API = 30;
/** 4 GB of compressed download, and the older text of 200 MB (sources 5.5). Bytes. */
const MAX_BYTES = 4 * 1024 ** 3;
const LARGE_BYTES = 200 * 1024 ** 2;
/** Each 32-bit kind of code needs its 64-bit partner (sources 5.5). */
const PARTNER_BY_ABI: Record<string, string> = {
  armeabi: 'arm64-v8a',
  'armeabi-v7a': 'arm64-v8a',
  x86: 'x86_64',
};
/** Names shown of a longer list. */
const SHOWN = 3;

/** A finding of this file before its store is set. */
type Draft = Omit<FindingDraft, 'subject' | 'area' | 'where'> &
  Omit<SubjectDraft, 'store'> &
  Partial<Pick<FindingDraft, 'area' | 'where'>>;

/** Every rule of sources 5.5 about an Android build, on the day `today` (`YYYY-MM-DD`). */
export function checkAndroidBuild(build: AndroidBuild, today: string): Finding[] {
  return [
    ...checkTarget(build, today),
    ...checkVersionCode(build),
    ...checkRelease(build),
    ...checkSigning(build),
    ...checkNativeCode(build, today),
    ...checkExported(build),
    ...checkPermissions(build, today),
    ...checkSize(build),
  ].map(({ field, file, detail, ...draft }) =>
    makeFinding({ area: 'build', where: 1, ...draft, subject: { store: 'android', field, file, detail } }),
  );
}

function checkTarget(build: AndroidBuild, today: string): Draft[] {
  const target = effectiveTargetSdk(build);
  const { level, since } = requiredTargetSdk(formFactorOf(build), today);
  if (target >= level) return [];
  const hidden =
    target < VISIBLE_TARGET_SDK
      ? ` Below ${VISIBLE_TARGET_SDK}, even the published app is hidden from new users on newer devices.`
      : '';
  return [
    {
      rule: 'android-target',
      severity: 'blocker',
      area: 'policy',
      field: 'targetSdkVersion',
      title: `Targets API ${target}; Google Play asks for ${level} since ${since}`,
      why: `New apps and updates with a lower target are refused.${hidden}`,
      fix: `Set targetSdkVersion to ${level}, test the app on that version of Android, and build again.`,
      ruleDate: since,
    },
  ];
}

function checkVersionCode({ identity: { version, buildNumber } }: AndroidBuild): Draft[] {
  const drafts: Draft[] = [];
  const code = /^\d{1,10}$/.test(buildNumber ?? '') ? Number(buildNumber) : 0;
  if (code < 1 || code > MAX_VERSION_CODE) {
    drafts.push({
      rule: 'android-version-code',
      severity: 'blocker',
      field: 'versionCode',
      title: buildNumber ? `versionCode is ${buildNumber}` : 'versionCode is missing',
      why: `It must be a whole number from 1 to ${MAX_VERSION_CODE.toLocaleString('en-US')}, higher than the last one used.`,
      fix: 'Set a versionCode in that range and build again.',
    });
  }
  if (!version) {
    drafts.push({
      rule: 'android-version-name',
      severity: 'warning',
      field: 'versionName',
      title: 'versionName is missing',
      why: 'Users and the Play Console then see no version.',
      fix: 'Set a versionName such as 1.4.0 and build again.',
    });
  }
  return drafts;
}

function checkRelease(build: AndroidBuild): Draft[] {
  const drafts: Draft[] = [];
  const flags = [
    { isOn: build.isDebuggable, field: 'android:debuggable', rule: 'android-debuggable' },
    { isOn: build.isTestOnly, field: 'android:testOnly', rule: 'android-test-only' },
  ] as const;
  for (const { isOn, field, rule } of flags) {
    if (!isOn) continue;
    drafts.push({
      rule,
      severity: 'blocker',
      field,
      title: `This is a ${field === 'android:testOnly' ? 'test' : 'debug'} build (${field} is true)`,
      why: 'Google Play refuses it.',
      fix: 'Build the release variant and choose that file.',
    });
  }
  if (build.kind === 'apk') {
    drafts.push({
      rule: 'android-apk',
      severity: 'warning',
      area: 'policy',
      field: 'format',
      title: 'This is an APK; new apps on Google Play must be app bundles (.aab)',
      why: 'Only apps first published before August 2021 may still be updated with an APK.',
      fix: 'Build an Android App Bundle and choose the .aab file.',
      ruleDate: storeDeadline('play-app-bundle')?.date,
    });
  }
  return drafts;
}

function checkSigning(build: AndroidBuild): Draft[] {
  const { signingSchemes, kind } = build;
  if (signingSchemes.length === 0) {
    return [
      {
        rule: 'android-unsigned',
        severity: 'blocker',
        field: 'signature',
        title: 'The build is not signed',
        why: 'Google Play refuses unsigned uploads.',
        fix: 'Sign the release with your upload key and choose the signed file.',
      },
    ];
  }
  const isOldOnly = signingSchemes.every((scheme) => scheme === 'v1');
  if (kind !== 'apk' || !isOldOnly || effectiveTargetSdk(build) < SCHEME_V2_API) return [];
  return [
    {
      rule: 'android-signing-v2',
      severity: 'blocker',
      field: 'signature',
      title: 'Signed with the old scheme (v1) only',
      why: 'An APK that targets API 30 or later is installed only with a v2 signature.',
      fix: 'Sign it with apksigner, or let the Android Gradle plugin sign it.',
    },
  ];
}

function checkNativeCode(build: AndroidBuild, today: string): Draft[] {
  const drafts: Draft[] = [];
  const lonely = build.abis.filter(
    (abi) => Object.hasOwn(PARTNER_BY_ABI, abi) && !build.abis.includes(PARTNER_BY_ABI[abi] ?? ''),
  );
  if (lonely.length > 0) {
    drafts.push({
      rule: 'android-64-bit',
      severity: 'blocker',
      field: 'lib',
      title: `Native code for ${lonely.join(' and ')} has no 64-bit partner`,
      why: 'Google Play refuses apps whose native code is 32-bit only.',
      fix: `Build the native libraries for ${[...new Set(lonely.map((abi) => PARTNER_BY_ABI[abi]))].join(' and ')} too.`,
    });
  }
  const unaligned = librariesNot16KbAligned(build);
  if (unaligned.length > 0) {
    const deadline = storeDeadline('play-16kb-pages');
    const isUnderRule = deadline?.appliesTo(build) ?? false;
    const isInForce = deadline !== undefined && today >= deadline.date;
    drafts.push({
      rule: 'android-16-kb',
      severity: !isUnderRule ? 'note' : isInForce ? 'blocker' : 'warning',
      area: 'policy',
      field: 'lib',
      title: `${unaligned.length} 64-bit ${unaligned.length === 1 ? 'library is' : 'libraries are'} not aligned to 16 KB (${listed(unaligned.map(({ path }) => path))})`,
      why: isUnderRule
        ? 'Google Play refuses it, and the app can’t start on devices with 16 KB memory pages.'
        : 'The app can’t start on devices with 16 KB memory pages; Google Play refuses it once it targets API 35.',
      fix: 'Rebuild with NDK r28 or later (or -Wl,-z,max-page-size=16384), update SDKs that bring their own libraries, and package with Android Gradle plugin 8.5.1 or later.',
      ruleDate: deadline?.date,
    });
  }
  return drafts;
}

function checkExported(build: AndroidBuild): Draft[] {
  const { componentsWithoutExported: components } = build;
  if (components.length === 0 || effectiveTargetSdk(build) < EXPORTED_API) return [];
  return [
    {
      rule: 'android-exported',
      severity: 'blocker',
      field: 'android:exported',
      title: `${components.length} ${components.length === 1 ? 'component has' : 'components have'} an intent filter but no android:exported (${listed(components)})`,
      why: `From API ${EXPORTED_API} on such an app is neither accepted nor installed.`,
      fix: 'Add android:exported="true" or "false" to each of them in the manifest.',
    },
  ];
}

function checkPermissions({ permissions }: AndroidBuild, today: string): Draft[] {
  return RESTRICTED_PERMISSIONS.flatMap(
    ({ rule, subject, matches, severity, why, fix, deadlineId }): Draft[] => {
      const found = permissions.filter(matches);
      if (found.length === 0) return [];
      const ruleDate = deadlineId ? storeDeadline(deadlineId)?.date : undefined;
      const isAhead = ruleDate !== undefined && today < ruleDate;
      return [
        {
          rule,
          severity: isAhead ? 'note' : severity,
          area: 'policy',
          field: found[0],
          title: `Asks for ${subject} (${listed(found.map((each) => each.slice(each.lastIndexOf('.') + 1)))})`,
          why,
          fix,
          ruleDate,
        },
      ];
    },
  );
}

function checkSize({ fileSize }: AndroidBuild): Draft[] {
  if (fileSize <= LARGE_BYTES) return [];
  const isTooLarge = fileSize > MAX_BYTES;
  return [
    {
      rule: 'android-size',
      severity: isTooLarge ? 'blocker' : 'note',
      field: 'size',
      title: isTooLarge
        ? 'The build is larger than 4 GB'
        : `The build has ${Math.round(fileSize / 1024 ** 2)} MB; check the download size in the Play Console`,
      why: isTooLarge
        ? 'Google Play takes no larger download.'
        : 'Google Play’s limit is 4 GB of compressed download; 200 MB held before and still does for some apps.',
      fix: 'Move large assets to Play Asset Delivery.',
    },
  ];
}

/** The first names of a list, and how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
