import { daysBetween, formatDay } from '../dates';
import { makeFinding, type Finding, type FindingDraft, type SubjectDraft } from '../findings';
import type { Severity } from '../rules/rule';
import type { TableRuleId } from '../rules/table-rules';
import { storeDeadline } from '../policies/store-deadlines';
import type { AppExtension, IosBuild } from './build-info';
import { iosSdkMajor, NEXT_IOS_SDK, OLDEST_IOS, REQUIRED_IOS_SDK, runsOnPhoneOrPad } from './ios-sdk';
import { privacyManifestProblems } from './privacy-manifest-problems';
import { missingPurposes } from './purpose-strings';
import { undeclaredApis } from './required-reasons';

/** Largest app the App Store accepts, above which Xcode's zip headers break as well (sources 5.5): 4 GB. */
const MAX_IPA_BYTES = 4 * 1024 ** 3;
/** One to three numbers separated by dots (sources 5.5). */
const DOTTED_NUMBERS = /^\d{1,18}(?:\.\d{1,18}){0,2}$/;
/** Apple's own limit for the build number, in characters. */
const MAX_BUILD_NUMBER_LENGTH = 18;
const IPAD = 2;
const PAD_ORIENTATIONS = ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'];
/** How long before its month the next SDK is mentioned. */
const NOTICE_DAYS = 90;

/** A finding of this file before its store is set. */
type Draft = Omit<FindingDraft, 'subject' | 'area' | 'where'> &
  Omit<SubjectDraft, 'store'> &
  Partial<Pick<FindingDraft, 'area' | 'where'>>;

/** Checks every rule of sources 5.5 about an iOS build, on the day `today` (`YYYY-MM-DD`). */
export function checkIosBuild(build: IosBuild, today: string): Finding[] {
  return [
    ...checkSdk(build, today),
    ...checkNextSdk(build, today),
    ...checkScenes(build),
    ...checkLaunchScreen(build),
    ...checkMinimumOs(build, today),
    ...checkInfo(build),
    ...checkExtensions(build),
    ...checkVersions(build),
    ...checkSigning(build, today),
    ...checkArchitectures(build),
    ...checkPurposeStrings(build),
    ...checkPrivacyManifests(build),
    ...checkExportCompliance(build),
    ...checkDevicesAndSize(build),
  ].map(({ field, file, detail, ...draft }) =>
    makeFinding({ area: 'build', where: 'build', ...draft, subject: { store: 'ios', field, file, detail } }),
  );
}

function* checkSdk(build: IosBuild, today: string): Generator<Draft> {
  if (build.sdkName?.startsWith('iphonesimulator')) {
    yield {
      rule: 'ios-simulator',
      field: 'DTSDKName',
      title: `Built for the simulator (${build.sdkName})`,
      why: 'A simulator build does not run on an iPhone, and the store refuses the upload.',
      fix: 'Build for a device (Any iOS Device, or the production profile of your build service) and export again.',
    };
    return;
  }
  const ruleDate = storeDeadline('apple-sdk-26')?.date ?? today;
  const major = iosSdkMajor(build);
  if (major !== undefined && major >= REQUIRED_IOS_SDK) return;
  const found = build.sdkName ?? (build.xcode ? `Xcode ${build.xcode}` : undefined);
  yield {
    rule: 'ios-sdk',
    severity: major !== undefined && today >= ruleDate ? 'blocker' : 'warning',
    field: 'DTSDKName',
    title: found
      ? `Built with ${found}; the App Store has required the iOS ${REQUIRED_IOS_SDK} SDK since ${formatDay(ruleDate)}`
      : 'The build does not say which SDK it was made with',
    why: 'Uploads that were built with an older SDK are refused.',
    fix: `Build the app again with Xcode ${REQUIRED_IOS_SDK} or later.`,
    ruleDate,
  };
}

/** Says some weeks ahead that the App Store will ask for a newer SDK. The day is not known, so it is never a blocker. */
function* checkNextSdk(build: IosBuild, today: string): Generator<Draft> {
  const deadline = storeDeadline('apple-sdk-27');
  if (!deadline || deadline.isMet?.(build) !== false || iosSdkMajor(build) !== REQUIRED_IOS_SDK) return;
  if (daysBetween(today, deadline.date) > NOTICE_DAYS) return;
  const isInForce = today >= deadline.date;
  yield {
    rule: 'ios-next-sdk',
    severity: isInForce ? 'warning' : 'note',
    field: 'DTSDKName',
    title: `Built with the iOS ${REQUIRED_IOS_SDK} SDK; the App Store asks for the iOS ${NEXT_IOS_SDK} SDK from April 2027`,
    why: 'Uploads with an older SDK are then refused. Apple has named the month, not the day.',
    fix: `Build the app with Xcode ${NEXT_IOS_SDK} or later, and check that it has the scene life cycle.`,
  };
}

/** Only `false` counts: a build that was stored before the key was read may have it. */
function* checkScenes(build: IosBuild): Generator<Draft> {
  const deadline = storeDeadline('apple-scene-life-cycle');
  if (!deadline?.appliesTo(build) || build.hasSceneManifest !== false) return;
  yield {
    rule: 'ios-scene-manifest',
    field: 'UIApplicationSceneManifest',
    title: `Built with the iOS ${iosSdkMajor(build) ?? NEXT_IOS_SDK} SDK, but Info.plist has no UIApplicationSceneManifest`,
    why: 'A UIKit app built with this SDK does not launch on iOS 27 without the scene life cycle. SwiftUI apps, and apps that set up scenes in code, are not affected.',
    fix: 'Start the build on iOS 27. If it stops at launch, add UIApplicationSceneManifest and a scene delegate (React Native, Flutter, Cordova: update to a template that has them).',
    ruleDate: deadline.date,
  };
}

/** Apps for iPhone and iPad only. `undefined` counts as above. */
function* checkLaunchScreen(build: IosBuild): Generator<Draft> {
  const deadline = storeDeadline('apple-launch-screen');
  if (!deadline?.appliesTo(build) || build.hasLaunchScreen !== false) return;
  yield {
    rule: 'ios-launch-screen',
    field: 'UILaunchScreen',
    title: `Built with the iOS ${iosSdkMajor(build) ?? NEXT_IOS_SDK} SDK, but Info.plist names no launch screen`,
    why: 'App Store Connect refuses the upload (ITMS-90870).',
    fix: deadline.action,
    ruleDate: deadline.date,
  };
}

/** Accepted today, with a warning; the day from which it is refused is not known, so it is never a blocker. */
function* checkMinimumOs(build: IosBuild, today: string): Generator<Draft> {
  const deadline = storeDeadline('apple-minimum-os');
  if (!deadline?.appliesTo(build) || deadline.isMet?.(build) !== false) return;
  yield {
    rule: 'ios-minimum-os',
    severity: today >= deadline.date ? 'warning' : 'note',
    field: 'MinimumOSVersion',
    title: `Minimum iOS version ${build.minimumOs ?? ''}; from spring 2027 the App Store requires ${OLDEST_IOS}.0`,
    why: 'Apple warns about it with every upload today (ITMS-90068), and will refuse the upload then.',
    fix: deadline.action,
  };
}

/** Keys that App Store Connect looks for with the upload. Undefined ones were not read. */
function* checkInfo(build: IosBuild): Generator<Draft> {
  const { deviceFamilies, padOrientations, hasIconName } = build;
  const missing = PAD_ORIENTATIONS.filter((name) => !padOrientations?.includes(name));
  if (padOrientations && deviceFamilies.includes(IPAD) && missing.length > 0) {
    yield {
      rule: 'ios-ipad-orientations',
      // Without any the system takes Portrait; a refusal of such a build was seen once.
      severity: padOrientations.length > 0 ? 'blocker' : 'warning',
      field: 'UISupportedInterfaceOrientations~ipad',
      title: `The app runs on iPad, but not in these orientations: ${missing.join(', ')}`,
      why: 'An app for iPad has to allow all four; otherwise the upload is refused (ITMS-90474).',
      fix: 'Allow all four on iPad, or build for iPhone only.',
    };
  }
  if (hasIconName === false && runsOnPhoneOrPad(build)) {
    yield {
      rule: 'ios-icon-name',
      field: 'CFBundleIconName',
      title: 'Info.plist names no app icon',
      why: 'The upload is refused (ITMS-90713).',
      fix: 'Add the icon to the asset catalog, name it in CFBundleIconName, and build again.',
    };
  }
}

function* checkExtensions({ identity, extensions = [] }: IosBuild): Generator<Draft> {
  const { bundleId, version, buildNumber } = identity;
  for (const each of extensions) {
    if (each.bundleId !== undefined && !each.bundleId.startsWith(`${bundleId}.`)) {
      yield {
        rule: 'ios-extension-id',
        file: each.path,
        title: `The ID of an extension, ${each.bundleId}, does not begin with that of the app`,
        why: 'The upload is refused (ITMS-90347).',
        fix: `Give it an ID such as ${bundleId}.widget, and sign it with a profile for that ID.`,
      };
    }
    if ((each.version ?? version) !== version || (each.buildNumber ?? buildNumber) !== buildNumber) {
      yield {
        rule: 'ios-extension-version',
        file: each.path,
        title: `An extension has version ${versions(each)}, the app ${versions(identity)}`,
        why: 'Apple warns about it or refuses the upload (ITMS-90473).',
        fix: 'Give the extension both numbers of the app, and build again.',
      };
    }
  }
}

function versions({
  version = '–',
  buildNumber = '–',
}: Pick<AppExtension, 'version' | 'buildNumber'>): string {
  return `${version} (${buildNumber})`;
}

function checkVersions({ identity: { version, buildNumber } }: IosBuild): Draft[] {
  const drafts: Draft[] = [];
  const check = (field: string, value: string | undefined, isValid: boolean) => {
    if (isValid) return;
    drafts.push({
      rule: field === 'CFBundleVersion' ? 'ios-build-number' : 'ios-version',
      field,
      title: value ? `${field} is "${value}", not one to three numbers with dots` : `${field} is missing`,
      why: 'The upload is refused.',
      fix: `Set it to numbers such as ${field === 'CFBundleVersion' ? '52' : '1.4.0'}, higher than in the last upload, and build again.`,
    });
  };
  check('CFBundleShortVersionString', version, DOTTED_NUMBERS.test(version ?? ''));
  check(
    'CFBundleVersion',
    buildNumber,
    DOTTED_NUMBERS.test(buildNumber ?? '') && (buildNumber?.length ?? 0) <= MAX_BUILD_NUMBER_LENGTH,
  );
  return drafts;
}

function* checkSigning({ provisioning }: IosBuild, today: string): Generator<Draft> {
  const signing = (rule: TableRuleId, title: string, why: string): Draft => ({
    rule,
    field: 'embedded.mobileprovision',
    title,
    why,
    fix: 'Export the app again with an App Store distribution profile.',
  });
  if (!provisioning) {
    yield signing(
      'ios-no-profile',
      'No readable provisioning profile in the build',
      'Without a distribution profile the upload is refused.',
    );
    return;
  }
  const { isDebuggable, deviceCount, provisionsAllDevices, expires } = provisioning;
  if (isDebuggable) {
    yield signing(
      'ios-debuggable',
      'Signed for development (get-task-allow is on)',
      'The store accepts only builds that a debugger cannot attach to.',
    );
  }
  if (deviceCount > 0) {
    yield signing(
      'ios-device-list',
      `The profile lists ${deviceCount} test ${deviceCount === 1 ? 'device' : 'devices'}`,
      'That is a development or ad hoc profile, and the store refuses it.',
    );
  }
  if (provisionsAllDevices) {
    yield signing(
      'ios-in-house',
      'Signed for in-house distribution',
      'An enterprise profile is not for the App Store, and the upload is refused.',
    );
  }
  if (expires && expires.slice(0, 10) < today) {
    yield signing(
      'ios-profile-expired',
      `The provisioning profile expired on ${expires.slice(0, 10)}`,
      'The upload is refused.',
    );
  }
}

function* checkArchitectures({ architectures }: IosBuild): Generator<Draft> {
  const isUnknown = architectures.length === 0;
  if (isUnknown || architectures.some((name) => name.startsWith('arm64'))) return;
  yield {
    rule: 'ios-64-bit',
    field: 'architectures',
    title: `The app has no 64-bit code (${architectures.join(', ')})`,
    why: 'Every app must run as arm64; the upload is refused.',
    fix: 'Build with the standard architectures of Xcode.',
  };
}

function checkPurposeStrings(build: IosBuild): Draft[] {
  const { purposeStrings } = build;
  const empty = Object.keys(purposeStrings)
    .filter((key) => purposeStrings[key]?.trim() === '')
    .map((key): Draft => ({
      rule: 'ios-purpose-empty',
      area: 'privacy',
      field: key,
      title: `${key} is empty`,
      why: 'The upload is refused (ITMS-90738): the prompt must say why the app asks.',
      fix: 'Write one sentence that says what the access is used for, and build again.',
    }));
  const missing = missingPurposes(build).map(({ subject, key, severity, reason }): Draft => ({
    rule: 'ios-purpose-missing',
    severity,
    area: 'privacy',
    field: key,
    title: `${reason}, but there is no purpose string for ${subject}`,
    why: 'If the app, or an SDK in it, uses that access, the upload is refused (ITMS-90683) and the app stops when it asks.',
    fix: `Add ${key} with one sentence that says what the access is used for, or remove the code that uses it.`,
  }));
  return [...empty, ...missing];
}

function checkPrivacyManifests(build: IosBuild): Draft[] {
  const validSince = storeDeadline('apple-valid-privacy-manifest')?.date;
  const drafts: Draft[] = build.privacyManifests.flatMap((manifest) =>
    privacyManifestProblems(manifest).map((problem) => ({
      rule: 'ios-privacy-manifest',
      area: 'privacy',
      file: manifest.path,
      detail: problem,
      title: problem,
      why: 'The upload is refused (ITMS-91056).',
      fix: 'Fix the privacy manifest, or update the SDK it belongs to, and build again.',
      ruleDate: validSince,
    })),
  );
  const undeclared = undeclaredApis(build) ?? [];
  if (undeclared.length > 0) {
    drafts.push({
      rule: 'ios-privacy-manifest-missing',
      area: 'privacy',
      field: 'PrivacyInfo.xcprivacy',
      title: `The app uses ${undeclared.map(({ name }) => name).join(', ')}, but no privacy manifest gives a reason`,
      why: `Apple asks for a reason for these APIs (${undeclared.map(({ found }) => found).join(', ')}), and refuses the upload without one (ITMS-91053).`,
      fix: `Add to PrivacyInfo.xcprivacy of the app target, with a reason code each: ${undeclared.map(({ category }) => category).join(', ')}.`,
      ruleDate: storeDeadline('apple-privacy-manifest')?.date,
    });
  }
  const isTracking = build.privacyManifests.some((manifest) => manifest.tracking);
  if (isTracking && !Object.hasOwn(build.purposeStrings, 'NSUserTrackingUsageDescription')) {
    drafts.push({
      rule: 'ios-tracking-purpose',
      area: 'privacy',
      field: 'NSUserTrackingUsageDescription',
      title: 'A privacy manifest says the app tracks, but it never asks for permission',
      why: 'Apps that track without the system’s permission prompt are rejected.',
      fix: 'Add NSUserTrackingUsageDescription and ask, or set NSPrivacyTracking to false.',
    });
  }
  return drafts;
}

function checkExportCompliance(build: IosBuild): Draft[] {
  const compliance = (
    rule: TableRuleId,
    severity: Severity,
    title: string,
    why: string,
    fix: string,
  ): Draft[] => [{ rule, severity, field: 'ITSAppUsesNonExemptEncryption', title, why, fix }];
  if (build.usesNonExemptEncryption === undefined) {
    return compliance(
      'ios-export-key',
      'note',
      'The build does not answer the export-compliance question',
      'App Store Connect asks it again for every upload, and the build waits until it is answered.',
      'Add ITSAppUsesNonExemptEncryption to Info.plist: NO if the app uses only the system’s encryption (HTTPS).',
    );
  }
  if (build.usesNonExemptEncryption && !build.hasExportComplianceCode) {
    return compliance(
      'ios-export-code',
      'warning',
      'Uses non-exempt encryption, but names no export-compliance code',
      'The build stays on "Missing Compliance" until the documents are uploaded.',
      'Upload the documents in App Store Connect and add ITSEncryptionExportComplianceCode, or set the key to NO.',
    );
  }
  return [];
}

function checkDevicesAndSize(build: IosBuild): Draft[] {
  const drafts: Draft[] = [];
  if (build.hasAssetCatalog !== false && runsOnPhoneOrPad(build)) {
    drafts.push({
      rule: 'ios-icon',
      area: 'graphics',
      field: 'icon',
      title: 'The store icon is inside the asset catalog, which StorePilot cannot read',
      why: 'An icon with transparency is refused at upload (ITMS-90717).',
      fix: 'Check that the 1024 x 1024 icon of the project has no alpha channel.',
    });
  }
  if (build.deviceFamilies.includes(IPAD)) {
    drafts.push({
      rule: 'ios-ipad',
      area: 'graphics',
      where: 'screenshots',
      field: 'UIDeviceFamily',
      title: 'The app runs on iPad, so it needs 13-inch iPad screenshots',
      why: 'The version can’t be submitted without them.',
      fix: 'Add iPad 13" screenshots, or build for iPhone only.',
    });
  }
  if (build.fileSize > MAX_IPA_BYTES) {
    drafts.push({
      rule: 'ios-size',
      field: 'size',
      title: 'The build is larger than 4 GB',
      why: 'The App Store does not accept a larger app, and archives of that size often have broken headers.',
      fix: 'Move large assets to on-demand or background downloads.',
    });
  }
  return drafts;
}
