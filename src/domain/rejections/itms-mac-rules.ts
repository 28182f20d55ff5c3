import { itms, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule } from './rejection-rule';

/** Codes about Mac apps and export compliance (public issue threads). */
export const ITMS_MAC_RULES: readonly RejectionRule[] = [
  itms('90296 90237 90238', {
    title: 'Mac app without the sandbox',
    cause:
      'An executable of the Mac app lacks the App Sandbox entitlement, or the package is not signed for the Mac App Store.',
    fix: 'Sign every executable with com.apple.security.app-sandbox set to true, and the package with an installer certificate.',
    messages: near('app sandbox not enabled', "product archive package's signature is invalid"),
  }),
  itms('90255', {
    title: 'Files of the Mac app that only root may read',
    cause:
      'The package has files that other users cannot read, often an embedded provisioning profile that was copied with its restricted rights.',
    fix: 'Give everybody the right to read every file before signing (chmod -R a+rX App.app), then sign, package and upload again.',
    messages: near('includes files that are only readable by the root user'),
  }),
  itms('90230 90264 90270', {
    title: 'Mac package without a fitting product definition',
    cause:
      'The product definition in the .pkg is missing, or its minimum system version differs from that of the app: another tool than Xcode made the package.',
    fix: 'Export the package with Xcode, or give productbuild --product a definition with the same minimum system version as LSMinimumSystemVersion, sign it and upload again.',
    messages: near(
      'invalid product archive metadata',
      'version in the product definition property list',
      'packages created by other tools, including packagemaker',
    ),
  }),
  itms('90869 90981', {
    title: 'Mac app without code for Intel',
    cause:
      'The build contains code for Apple silicon alone and supports macOS versions that run on Intel Macs.',
    fix: 'Build for arm64 and x86_64, or set the minimum macOS version (LSMinimumSystemVersion) to 12.0 or higher.',
    messages: near('but not intel-based mac computers', 'must include the x86_64 architecture'),
  }),
  itms('90265', {
    title: 'Minimum macOS version not possible',
    cause:
      'LSMinimumSystemVersion in Info.plist is not a macOS version, or is newer than the newest one that the App Store takes.',
    fix: 'Set LSMinimumSystemVersion (MACOSX_DEPLOYMENT_TARGET) to a released macOS version such as 12.0, build again and upload.',
    messages: near('invalid lsminimumsystemversion'),
  }),
  itms('90592', {
    title: 'Export compliance code does not match',
    cause:
      'ITSEncryptionExportComplianceCode in Info.plist is empty or differs from the code in App Store Connect.',
    fix: 'Copy the code from App Store Connect into Info.plist, or set ITSAppUsesNonExemptEncryption to NO when the app uses only exempt encryption.',
    place: { step: 'build', console: 'App Store Connect: App Information, App Encryption Documentation' },
    messages: near('invalid export compliance code'),
  }),
  itms('90863 90899', {
    title: 'Does not run on Macs with Apple silicon',
    cause:
      'The iPhone app links a library that is not on the Mac, or needs a newer macOS. iPhone and iPad users are not affected.',
    fix: 'Raise the minimum macOS version in App Store Connect or take the app off Macs there; nothing else is needed for iPhone and iPad.',
    place: {
      console: 'App Store Connect: Pricing and Availability, iPhone and iPad Apps on Apple Silicon Macs',
    },
    messages: near('apple silicon macs support issue', 'macs with apple silicon support issue'),
  }),
];
