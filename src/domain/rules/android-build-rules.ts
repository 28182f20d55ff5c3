import { rule, type RuleRow } from './rule';
import { GOOGLE, TOOLS } from './sources';

/** The day the sources of the rules of 2026 were read. */
const READ = { checked: '2026-11-22' };

/** Rules about an Android build alone. */
export const ANDROID_BUILD_RULES = {
  'android-target': rule('blocker', 'Target API level', GOOGLE.target),
  'android-version-code': rule('blocker', 'Range of the versionCode', GOOGLE.versions),
  'android-version-name': rule('warning', 'versionName missing', GOOGLE.versions),
  'android-debuggable': rule('blocker', 'Debug build', GOOGLE.release),
  'android-test-only': rule('blocker', 'Test build', GOOGLE.release),
  'android-apk': rule('warning', 'APK instead of an app bundle', GOOGLE.bundle),
  'android-unsigned': rule('blocker', 'Build not signed', GOOGLE.signing),
  'android-signing-v2': rule('blocker', 'Signed with the old scheme only', GOOGLE.signing),
  'android-64-bit': rule('blocker', 'Native code without 64 bit', GOOGLE.bits64),
  'android-16-kb': rule('blocker', 'Native code without 16 KB pages', GOOGLE.pages),
  'android-exported': rule('blocker', 'android:exported missing', GOOGLE.exported),
  'android-permission-ad-id': rule('warning', 'Advertising ID', GOOGLE.permissions),
  'android-permission-exact-alarm': rule('warning', 'Exact alarms', GOOGLE.permissions),
  'android-permission-foreground-service': rule('warning', 'Typed foreground service', GOOGLE.permissions),
  'android-permission-all-packages': rule('warning', 'List of installed apps', GOOGLE.permissions),
  'android-permission-all-files': rule('warning', 'Access to all files', GOOGLE.permissions),
  'android-permission-background-location': rule('warning', 'Location in the background', GOOGLE.permissions),
  'android-permission-sms-call-log': rule('warning', 'SMS or the call log', GOOGLE.permissions),
  'android-permission-media': rule('warning', 'All photos and videos', GOOGLE.permissions),
  'android-permission-install-packages': rule('warning', 'Installing other apps', GOOGLE.permissions),
  'android-permission-full-screen-intent': rule('note', 'Full-screen notifications', GOOGLE.permissions),
  'android-permission-contacts': rule('warning', 'Contacts', GOOGLE.minimumScope, READ),
  'android-permission-location': rule('note', 'Location', GOOGLE.locationButton, READ),
  'android-billing-library': rule('blocker', 'Play Billing Library', GOOGLE.billing, READ),
  'android-accessibility-service': rule('warning', 'Accessibility service', GOOGLE.accessibility, READ),
  'android-size': rule('blocker', 'Size of the build', GOOGLE.bundle),
  'build-extension': rule('warning', 'File name without the right extension', TOOLS.uploadErrors, {
    effort: 'field',
  }),
} as const satisfies Record<string, RuleRow>;
