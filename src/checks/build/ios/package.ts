import type { IosBuild } from '@/model/build-info';
import { detectSdks } from '@/domain/builds/detect-sdks';
import { runsOnPhoneOrPad } from '@/domain/builds/ios-sdk';
import { OLD_WEB_VIEW } from '@/domain/builds/notable-imports';
import { APPLE, TOOLS } from 'virtual:catalog/sources';
import { defineFamily, type FindingDraft, type Rule } from '../../define-rule';

const IPAD = 2;
const PUSH_ENTITLEMENT = 'aps-environment';
/** Betas of Xcode have builds such as `17A5241e`; releases have lower numbers, apart from those below. */
const BETA_BUILD = /^\d+[A-Z]5\d{3}[a-z]$/;
/** Releases with a build like that of a beta: Xcode 16.2. */
const RELEASED = new Set(['16C5032a']);
/** SDKs whose messages arrive only with the push entitlement, and Capacitor's plugin. */
const PUSH_SDKS = new Set(['firebase-messaging', 'onesignal', 'airship', 'braze', 'clevertap']);
const PUSH_PLUGIN = 'CapacitorPushNotifications';

const GOOD = {
  deviceFamilies: [1, 2],
  hasExecutable: true,
  hasCodeSignature: true,
  hasIconName: true,
  hasIcon: true,
  hasLaunchScreen: true,
  padOrientations: ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'],
  xcodeBuild: '17C52',
  backgroundModes: [],
  signedEntitlements: ['application-identifier'],
};

const RULES = {
  'ios-executable-missing': {
    title: 'No executable',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.distribution,
    checked: '2026-11-25',
    effort: 'build',
    why: 'Info.plist names a file that is not in the app, so the upload is refused (ITMS-90261).',
    fix: 'Export the app again. If it was unpacked and packed by hand, take the .ipa as Xcode or your app builder wrote it.',
    examples: { fires: { ...GOOD, hasExecutable: false }, holds: GOOD },
  },
  'ios-unsigned': {
    title: 'App not signed',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.distribution,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'signing',
    why: 'The app has no _CodeSignature, and an unsigned app is refused (ITMS-90034, ITMS-90035).',
    fix: 'Export the app with an App Store distribution certificate and profile.',
    examples: { fires: { ...GOOD, hasCodeSignature: false }, holds: GOOD },
  },
  'ios-icon-missing': {
    title: 'Named app icon that is missing',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.iconName,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'icon',
    why: 'Info.plist names an icon, but the app has neither icon files nor an icon of that name in Assets.car. The upload is refused (ITMS-90022).',
    fix: 'Add the icon set to the asset catalog of the app target, choose it under App Icon, and build again.',
    examples: { fires: { ...GOOD, hasIcon: false }, holds: GOOD },
  },
  'ios-ipad-launch-screen': {
    title: 'iPad app without a launch screen',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.launchScreen,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'ipad',
    why: 'An app for iPad that does not require the full screen needs a launch screen; otherwise the upload is refused (ITMS-90475).',
    fix: 'Add UILaunchScreen or a launch storyboard to Info.plist, or build for iPhone only.',
    examples: { fires: { ...GOOD, hasLaunchScreen: false }, holds: GOOD },
  },
  'ios-beta-xcode': {
    title: 'Built with a beta of Xcode',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.submitting,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'ios-sdk',
    why: 'TestFlight takes builds of a beta, but the App Store refuses them in a submission (ITMS-90534).',
    fix: 'Build the app with a released version of Xcode.',
    examples: { fires: { ...GOOD, xcodeBuild: '17A5241e' }, holds: GOOD },
  },
  'ios-background-task-ids': {
    title: 'Background processing without task identifiers',
    since: '2026-11-26',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.backgroundTasks,
    checked: '2026-11-26',
    effort: 'build',
    why: 'The background mode “processing” needs the identifiers of its tasks, and the upload is refused without them (ITMS-90771).',
    fix: 'Add BGTaskSchedulerPermittedIdentifiers to Info.plist, or remove processing from UIBackgroundModes.',
    examples: {
      fires: { ...GOOD, backgroundModes: ['processing'], backgroundTasks: [] },
      holds: { ...GOOD, backgroundModes: ['processing'], backgroundTasks: ['org.lantern.refresh'] },
    },
  },
  'ios-old-web-view': {
    title: 'UIWebView',
    since: '2026-11-26',
    severity: 'blocker',
    stores: ['ios'],
    source: TOOLS.uploadErrors,
    checked: '2026-11-26',
    effort: 'build',
    why: 'App Store Connect refuses apps that contain UIWebView, new ones and updates (ITMS-90809).',
    fix: 'Update the SDK that uses it, or use WKWebView, and build again.',
    examples: {
      fires: { ...GOOD, imports: [{ path: 'Lantern', classes: [OLD_WEB_VIEW], symbols: [] }] },
      holds: { ...GOOD, imports: [{ path: 'Lantern', classes: ['LAContext'], symbols: [] }] },
    },
  },
  'ios-push-entitlement': {
    title: 'Push messages without the entitlement',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.distribution,
    checked: '2026-11-25',
    effort: 'build',
    why: 'The signature has no aps-environment, so no push message arrives. Apple warns about it after the upload (ITMS-90078).',
    fix: 'Turn on Push Notifications for the App ID, create the profile again, and add the capability in Xcode or your app builder.',
    examples: {
      fires: { ...GOOD, backgroundModes: ['remote-notification'] },
      holds: {
        ...GOOD,
        backgroundModes: ['remote-notification'],
        signedEntitlements: [PUSH_ENTITLEMENT],
      },
    },
  },
} satisfies Record<string, Rule>;

/** App Store Connect's checks of the app as a whole (sources 5.5). Facts that were not read have no finding. */
export const IOS_PACKAGE_RULES = defineFamily({ rules: RULES, check: findProblems });

interface Draft extends FindingDraft {
  rule: keyof typeof RULES;
  field: string;
}

function* findProblems(build: IosBuild): Generator<Draft> {
  const { deviceFamilies, padOrientations, xcodeBuild } = build;
  if (build.hasExecutable === false) {
    yield { rule: 'ios-executable-missing', field: 'CFBundleExecutable', title: 'The executable is missing' };
  }
  if (build.hasCodeSignature === false) {
    yield { rule: 'ios-unsigned', field: '_CodeSignature', title: 'The app is not signed' };
  }
  if (build.hasIconName && build.hasIcon === false && runsOnPhoneOrPad(build)) {
    yield {
      rule: 'ios-icon-missing',
      field: 'CFBundleIcons',
      title: 'Info.plist names an app icon that is not in the app',
    };
  }
  // Without the list the app requires the full screen, or was stored before it was read.
  if (deviceFamilies.includes(IPAD) && padOrientations && build.hasLaunchScreen === false) {
    yield {
      rule: 'ios-ipad-launch-screen',
      field: 'UILaunchScreen',
      title: 'The app runs on iPad, but Info.plist names no launch screen',
    };
  }
  if (xcodeBuild !== undefined && BETA_BUILD.test(xcodeBuild) && !RELEASED.has(xcodeBuild)) {
    yield {
      rule: 'ios-beta-xcode',
      field: 'DTXcodeBuild',
      title: `Built with a beta of Xcode (${xcodeBuild})`,
    };
  }
  const isProcessing = build.backgroundModes?.includes('processing') === true;
  if (isProcessing && build.backgroundTasks?.length === 0 && runsOnPhoneOrPad(build)) {
    yield {
      rule: 'ios-background-task-ids',
      field: 'BGTaskSchedulerPermittedIdentifiers',
      title: 'The background mode “processing” is on, but no task identifier is permitted',
    };
  }
  const web = (build.imports ?? []).find(({ classes }) => classes.includes(OLD_WEB_VIEW));
  if (web) {
    yield { rule: 'ios-old-web-view', field: OLD_WEB_VIEW, title: `${web.path} uses UIWebView` };
  }
  const cause = build.signedEntitlements?.includes(PUSH_ENTITLEMENT) === false && pushCause(build);
  if (cause) {
    yield {
      rule: 'ios-push-entitlement',
      field: PUSH_ENTITLEMENT,
      title: `${cause}, but the app is signed without aps-environment`,
    };
  }
}

/**
 * Evidence that an app receives push messages. Frameworks of the system prove nothing: local notifications use them.
 */
function pushCause(build: IosBuild): string | undefined {
  if (build.backgroundModes?.includes('remote-notification'))
    return 'UIBackgroundModes has remote-notification';
  if (build.traces?.frameworks.some(({ name }) => name === PUSH_PLUGIN)) return `Contains ${PUSH_PLUGIN}`;
  const sdk = detectSdks(build)?.find(({ id, isConfirmed }) => isConfirmed && PUSH_SDKS.has(id));
  return sdk && `Contains ${sdk.name}`;
}
