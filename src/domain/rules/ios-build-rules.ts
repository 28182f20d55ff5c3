import { rule, type RuleRow } from './rule';
import { APPLE } from './sources';

/** The day the sources of the rules of 2026 were read. */
const READ = { checked: '2026-11-22' };
const READ_AGAIN = { checked: '2026-11-23' };

/** Rules about an iOS build alone. */
export const IOS_BUILD_RULES = {
  'ios-simulator': rule('blocker', 'Built for the simulator', APPLE.upcoming),
  'ios-sdk': rule('blocker', 'Built with an outdated SDK', APPLE.upcoming),
  'ios-next-sdk': rule('note', 'SDK required next', APPLE.submitting, READ),
  'ios-scene-manifest': rule('warning', 'No scene manifest', APPLE.scenes, READ),
  'ios-launch-screen': rule('blocker', 'No launch screen', APPLE.launchScreen, READ_AGAIN),
  'ios-minimum-os': rule('note', 'Minimum iOS version required next', APPLE.upcoming, {
    checked: '2026-11-23',
  }),
  'ios-ipad-orientations': rule('blocker', 'Orientations on iPad', APPLE.fullScreen, READ_AGAIN),
  'ios-icon-name': rule('blocker', 'No app icon named', APPLE.iconName, READ_AGAIN),
  'ios-extension-id': rule('blocker', 'Bundle ID of an extension', APPLE.extensions, READ_AGAIN),
  'ios-extension-version': rule('warning', 'Version of an extension', APPLE.extensions, READ_AGAIN),
  'ios-build-number': rule('blocker', 'Format of the build number', APPLE.bundleVersion),
  'ios-version': rule('blocker', 'Format of the version', APPLE.bundleVersion),
  'ios-no-profile': rule('blocker', 'No provisioning profile', APPLE.distribution),
  'ios-debuggable': rule('blocker', 'Signed for development', APPLE.distribution),
  'ios-device-list': rule('blocker', 'Profile for registered test devices', APPLE.distribution),
  'ios-in-house': rule('blocker', 'Signed for in-house distribution', APPLE.distribution),
  'ios-profile-expired': rule('blocker', 'Provisioning profile expired', APPLE.distribution),
  'ios-64-bit': rule('blocker', 'No 64-bit code', APPLE.upcoming),
  'ios-purpose-empty': rule('blocker', 'Empty purpose string', APPLE.purposeStrings),
  'ios-purpose-missing': rule('warning', 'Purpose string missing', APPLE.purposeStrings),
  'ios-privacy-manifest': rule('blocker', 'Faulty privacy manifest', APPLE.privacyManifest),
  'ios-privacy-manifest-missing': rule('warning', 'No privacy manifest for the app', APPLE.privacyManifest),
  'ios-sdk-manifest': rule('warning', 'Listed SDK without a privacy manifest', APPLE.listedSdks, READ),
  'ios-manifest-domains': rule('blocker', 'Tracking domains without tracking', APPLE.privacyManifest, READ),
  'ios-manifest-values': rule('warning', 'Unknown values in a privacy manifest', APPLE.dataUse, READ),
  'ios-tracking-purpose': rule(
    'warning',
    'Tracking declared, permission never requested',
    APPLE.privacyManifest,
  ),
  'ios-export-key': rule('note', 'Export compliance not answered', APPLE.encryption),
  'ios-export-code': rule('warning', 'Export compliance code missing', APPLE.encryption),
  'ios-icon': rule('note', 'Transparency of the store icon', APPLE.iconUpload),
  'ios-ipad': rule(
    'note',
    'iPad screenshots needed',
    { label: 'App Store Connect: screenshot specifications' },
    { effort: 'graphics' },
  ),
  'ios-size': rule('blocker', 'Size of the build', APPLE.buildSizes),
} as const satisfies Record<string, RuleRow>;
