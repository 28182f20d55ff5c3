import { formatDay } from '../dates';
import { makeFinding, type Finding, type FindingDraft, type SubjectDraft } from '../findings';
import type { StoreDeadline } from '../policies/store-deadline';
import { storeDeadline } from '../policies/store-deadlines';
import type { Severity } from '../rules/rule';
import {
  effectiveTargetSdk,
  FORM_FACTOR_DEVICES,
  formFactorOf,
  requiredTargetSdk,
  visibleTargetSdk,
} from './android-target';
import type { AndroidBuild } from './build-info';
import { abisWithout64BitPartner, librariesNot16KbAligned } from './native-code';
import { RESTRICTED_PERMISSIONS } from './restricted-permissions';
import { countOf } from '../texts';

/** Google Play's range of versionCode (sources 5.5). */
const MAX_VERSION_CODE = 2_100_000_000;
/**
 * API levels: Android 12 requires android:exported (sources 5.5); Android 11 no longer installs files with only a v1
 * signature.
 */
const EXPORTED_API = 31;
const SCHEME_V2_API = 30;
/** Largest compressed download, and the limit of Google's older text, in bytes (sources 5.5). */
const MAX_BYTES = 4 * 1024 ** 3;
const LARGE_BYTES = 200 * 1024 ** 2;
/** The dated rules about the Play Billing Library, oldest first, each with the version it asks for. */
const BILLING_DEADLINES = [
  ['play-billing-8', 8],
  ['play-billing-9', 9],
] as const;
/** How many names of a longer list are shown. */
const SHOWN = 3;

/** A finding of this file before its store is set. */
type Draft = Omit<FindingDraft, 'subject' | 'area' | 'where'> &
  Omit<SubjectDraft, 'store'> &
  Partial<Pick<FindingDraft, 'area' | 'where'>>;

/** Checks every rule of sources 5.5 about an Android build, on the day `today` (`YYYY-MM-DD`). */
export function checkAndroidBuild(build: AndroidBuild, today: string): Finding[] {
  return [
    ...checkTarget(build, today),
    ...checkVersionCode(build),
    ...checkRelease(build),
    ...checkSigning(build),
    ...checkNativeCode(build, today),
    ...checkExported(build),
    ...checkPermissions(build, today),
    ...checkBillingLibrary(build, today),
    ...checkAccessibility(build),
    ...checkSize(build),
  ].map(({ field, file, detail, ...draft }) =>
    makeFinding({
      area: 'build',
      where: 'build',
      ...draft,
      subject: { store: 'android', field, file, detail },
    }),
  );
}

function* checkTarget(build: AndroidBuild, today: string): Generator<Draft> {
  const target = effectiveTargetSdk(build);
  const formFactor = formFactorOf(build);
  const { level, since } = requiredTargetSdk(formFactor, today);
  if (target >= level) return;
  const visible = visibleTargetSdk(formFactor);
  const hidden =
    target < visible
      ? ` At API ${visible - 1} or lower, even the published app is hidden from new users on newer ${FORM_FACTOR_DEVICES[formFactor]}.`
      : '';
  yield {
    rule: 'android-target',
    area: 'policy',
    field: 'targetSdkVersion',
    title: `Targets API ${target}; Google Play has required ${level} since ${formatDay(since)}`,
    why: `New apps and updates with a lower target are refused.${hidden}`,
    fix: `Set targetSdkVersion to ${level}, test the app on that version of Android, and build again.`,
    ruleDate: since,
  };
}

function* checkVersionCode({ identity: { version, buildNumber } }: AndroidBuild): Generator<Draft> {
  const code = /^\d{1,10}$/.test(buildNumber ?? '') ? Number(buildNumber) : 0;
  if (code < 1 || code > MAX_VERSION_CODE) {
    yield {
      rule: 'android-version-code',
      field: 'versionCode',
      title: buildNumber ? `versionCode is ${buildNumber}` : 'versionCode is missing',
      why: `It must be a whole number from 1 to ${MAX_VERSION_CODE.toLocaleString('en-US')}, higher than the last one used.`,
      fix: 'Set a versionCode in that range and build again.',
    };
  }
  if (!version) {
    yield {
      rule: 'android-version-name',
      field: 'versionName',
      title: 'versionName is missing',
      why: 'Users and the Play Console then see no version.',
      fix: 'Set a versionName such as 1.4.0 and build again.',
    };
  }
}

function* checkRelease(build: AndroidBuild): Generator<Draft> {
  const flags = [
    { isOn: build.isDebuggable, field: 'android:debuggable', rule: 'android-debuggable' },
    { isOn: build.isTestOnly, field: 'android:testOnly', rule: 'android-test-only' },
  ] as const;
  for (const { isOn, field, rule } of flags) {
    if (!isOn) continue;
    yield {
      rule,
      field,
      title: `This is a ${field === 'android:testOnly' ? 'test' : 'debug'} build (${field} is true)`,
      why: 'Google Play refuses it.',
      fix: 'Build the release variant and choose that file.',
    };
  }
  if (build.kind === 'apk') {
    yield {
      rule: 'android-apk',
      area: 'policy',
      field: 'format',
      title: 'This is an APK; new apps on Google Play must be app bundles (.aab)',
      why: 'Only apps first published before August 2021 may still be updated with an APK.',
      fix: 'Build an Android App Bundle and choose the .aab file.',
      ruleDate: storeDeadline('play-app-bundle')?.date,
    };
  }
}

function* checkSigning(build: AndroidBuild): Generator<Draft> {
  const { signingSchemes, kind } = build;
  if (signingSchemes.length === 0) {
    yield {
      rule: 'android-unsigned',
      field: 'signature',
      title: 'The build is not signed',
      why: 'Google Play refuses unsigned uploads.',
      fix: 'Sign the release with your upload key and choose the signed file.',
    };
    return;
  }
  const isOldOnly = signingSchemes.every((scheme) => scheme === 'v1');
  if (kind !== 'apk' || !isOldOnly || effectiveTargetSdk(build) < SCHEME_V2_API) return;
  yield {
    rule: 'android-signing-v2',
    field: 'signature',
    title: 'Signed with the old scheme (v1) only',
    why: 'An APK that targets API 30 or later is installed only with a v2 signature.',
    fix: 'Sign it with apksigner, or let the Android Gradle plugin sign it.',
  };
}

function* checkNativeCode(build: AndroidBuild, today: string): Generator<Draft> {
  const alone = abisWithout64BitPartner(build.abis);
  if (alone.length > 0) {
    yield {
      rule: 'android-64-bit',
      severity: severityOf64Bit(build, today),
      field: 'lib',
      title: `Native code for ${alone.map(({ abi }) => abi).join(' and ')} has no 64-bit version`,
      why: 'Google Play refuses apps whose native code is 32-bit only.',
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
      fix: 'Rebuild with NDK r28 or later (or -Wl,-z,max-page-size=16384), update SDKs that bring their own libraries, and package with Android Gradle plugin 8.5.1 or later.',
      ruleDate: deadline?.date,
    };
  }
}

/** Wear OS and TV came under the rule only in 2026; the day for TVs was not seen on Google's page. */
function severityOf64Bit(build: AndroidBuild, today: string): Severity {
  const formFactor = formFactorOf(build);
  if (formFactor === 'tv') return 'warning';
  const deadline = formFactor === 'wear' ? storeDeadline('play-wear-64-bit') : undefined;
  return deadline && today < deadline.date ? 'warning' : 'blocker';
}

/** Whether the rule is in force for everybody, including those with an extension. */
function isEnforced({ date, extendedTo }: StoreDeadline, today: string): boolean {
  return extendedTo === undefined ? today >= date : today > extendedTo;
}

function* checkExported(build: AndroidBuild): Generator<Draft> {
  const { componentsWithoutExported: components } = build;
  if (components.length === 0 || effectiveTargetSdk(build) < EXPORTED_API) return;
  yield {
    rule: 'android-exported',
    field: 'android:exported',
    title: `${countOf(components.length, 'component has', 'components have')} an intent filter but no android:exported (${listed(components)})`,
    why: `From API ${EXPORTED_API}, such an app is neither accepted nor installed.`,
    fix: 'Add android:exported="true" or "false" to each of them in the manifest.',
  };
}

function checkPermissions(build: AndroidBuild, today: string): Draft[] {
  return RESTRICTED_PERMISSIONS.flatMap(({ rule, subject, matches, why, fix, deadlineId }): Draft[] => {
    const found = build.permissions.filter(matches);
    const deadline = deadlineId ? storeDeadline(deadlineId) : undefined;
    if (found.length === 0 || deadline?.appliesTo(build) === false) return [];
    const ruleDate = deadline?.date;
    const isAhead = ruleDate !== undefined && today < ruleDate;
    return [
      {
        rule,
        ...(isAhead && { severity: 'note' }),
        area: 'policy',
        field: found[0],
        title: `Asks for ${subject} (${listed(found.map((each) => each.slice(each.lastIndexOf('.') + 1)))})`,
        why,
        fix,
        ruleDate,
      },
    ];
  });
}

/** Each version of the library ends two years after it appeared; the first end that a build misses is named. */
function* checkBillingLibrary(build: AndroidBuild, today: string): Generator<Draft> {
  for (const [id, required] of BILLING_DEADLINES) {
    const deadline = storeDeadline(id);
    if (!deadline?.appliesTo(build) || deadline.isMet?.(build) || today < deadline.date) continue;
    yield {
      rule: 'android-billing-library',
      severity: isEnforced(deadline, today) ? 'blocker' : 'warning',
      area: 'policy',
      field: 'com.google.android.play.billingclient.version',
      title: `Contains Play Billing Library ${build.billingLibraryVersion ?? ''}; Google Play has required ${required} or later since ${formatDay(deadline.date)}`,
      why: `Google Play refuses new apps and updates with an older version${isEnforced(deadline, today) ? '' : `, unless you asked for the extension to ${deadline.extendedTo ?? deadline.date}`}.`,
      fix: 'Update com.android.billingclient:billing, or the plugin or SDK that brings it, and build again.',
      ruleDate: deadline.date,
    };
    return;
  }
}

function* checkAccessibility(build: AndroidBuild): Generator<Draft> {
  const deadline = storeDeadline('play-accessibility-service');
  if (!deadline?.appliesTo(build)) return;
  yield {
    rule: 'android-accessibility-service',
    area: 'policy',
    field: 'android.permission.BIND_ACCESSIBILITY_SERVICE',
    title: `Contains an accessibility service (${listed(build.accessibilityServices ?? [])})`,
    why: 'The release is refused until the accessibility declaration in the Play Console is complete. Unless the app is a tool for people with disabilities, it also has to explain the use in the app and ask for consent.',
    fix: 'Complete App content > Accessibility services and show the disclosure in the app, or remove the service.',
    ruleDate: deadline.date,
  };
}

function* checkSize({ fileSize }: AndroidBuild): Generator<Draft> {
  if (fileSize <= LARGE_BYTES) return;
  const isTooLarge = fileSize > MAX_BYTES;
  yield {
    rule: 'android-size',
    severity: isTooLarge ? 'blocker' : 'note',
    field: 'size',
    title: isTooLarge
      ? 'The build is larger than 4 GB'
      : `The build has ${Math.round(fileSize / 1024 ** 2)} MB; check the download size in the Play Console`,
    why: isTooLarge
      ? 'Google Play does not accept a larger download.'
      : 'Google Play’s limit is 4 GB of compressed download; the former limit of 200 MB still applies to some apps.',
    fix: 'Move large assets to Play Asset Delivery.',
  };
}

/** Lists the first names, and how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
