import { itms, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule } from './rejection-rule';

/** Codes about permissions, privacy, signing and version numbers (sources 5.5 and 5.6, and public issue threads). */
export const ITMS_RULES: readonly RejectionRule[] = [
  itms('90683', {
    title: 'Permission text missing',
    cause:
      'The build, or an SDK in it, can use something private (camera, photos, location …), and Info.plist has no text that says why. Apple asks for it even when the app never uses it.',
    fix: 'Add the NS…UsageDescription key of the function to Info.plist, with a sentence that says what it is for, or remove the SDK. Then upload a build with a new build number.',
    namedFixes: [
      'Add {purposeKey} to Info.plist, with a sentence that says what the app uses it for, or remove the SDK that needs it. Then upload a build with a new build number.',
    ],
    values: ['contain a {purposeKey} key', 'contain an {purposeKey} key', '{purposeKey}'],
    snippet: '<key>{purposeKey}</key>\n<string>[Complete: what the app uses this for]</string>',
    messages: [
      'missing purpose string in info.plist',
      'with a user-facing purpose string explaining',
      'attempted|attempts to access privacy-sensitive data without a usage description',
      { words: 'missing|lacks the|an {purposeKey}', near: ['reject', 'app store', 'appstore', 'testflight'] },
      { words: 'missing {purposeKey}', near: ['reject', 'app store', 'appstore', 'testflight'] },
    ],
  }),
  itms('90738', {
    title: 'Permission text empty or not allowed',
    cause: 'A permission text in Info.plist is empty, a placeholder, or only the name of its key.',
    fix: 'Write a real sentence for the key the message names, in every language of the app, and upload a new build.',
    namedFixes: [
      'Write a real sentence for {purposeKey}, in every language of the app, and upload a new build.',
    ],
    values: ['{purposeKey}'],
    snippet: '<key>{purposeKey}</key>\n<string>[Complete: what the app uses this for]</string>',
    messages: ['invalid purpose string value'],
  }),
  itms('90717', {
    title: 'App icon is transparent',
    cause: 'The App Store icon in the asset catalog has an alpha channel.',
    fix: 'Export the 1024 x 1024 icon as PNG without transparency and upload a new build.',
    place: { step: 'screenshots' },
    messages: [
      'invalid large app icon',
      { words: "invalid app store icon…can't be transparent" },
      { words: "can't be transparent or contain an alpha channel" },
      { words: "can't be transparent nor contain an alpha channel" },
      ...near(
        'icon…alpha channel',
        'watch…icon…alpha*',
        'icon…transparen*',
        'ícone…transpar*',
        'icono…transpar*',
        'icône…transpar*',
        'symbol…transparent*',
        '图标…透明',
        '图标…alpha',
        'icons…alpha channel*',
        'alpha channel…icon',
      ),
    ],
  }),
  itms('91053', {
    title: 'Reason for a system function missing in the privacy manifest',
    cause:
      'The app or an SDK uses a function that needs a reason (for example UserDefaults or file dates), and PrivacyInfo.xcprivacy does not give one.',
    fix: 'Add the category the message names with one of its reason codes to PrivacyInfo.xcprivacy, or update the SDK it names. Then upload a new build.',
    namedFixes: [
      'Add {apiCategory} with one of its reason codes to PrivacyInfo.xcprivacy, or update the SDK that uses it. Then upload a new build.',
    ],
    values: ['{apiCategory}'],
    messages: [
      'references one or more apis that require reasons',
      ...near('missing api declaration', 'required reason|required-reason api*'),
      {
        words: 'privacy manifest',
        near: ['reason code', 'required reason', 'required-reason', 'userdefaults', 'accessed api'],
        isLoose: true,
      },
    ],
  }),
  itms('91056 91054 91055 91106', {
    title: 'Privacy manifest not valid',
    cause: 'A PrivacyInfo.xcprivacy file has a wrong key, a wrong value or cannot be read as a list.',
    fix: 'Check the file the message names: allowed keys only, the category names and reason codes exactly as Apple writes them, no comments. Then upload a new build.',
    messages: near(
      'invalid privacy manifest',
      'invalid api reason declaration',
      "keys and values in your app's privacy manifest must be valid",
    ),
    values: ['following path: {file}', 'file at the {file} path', 'file at path {file}'],
    namedFixes: [
      'Correct {file}: allowed keys only, the category names and reason codes exactly as Apple writes them, no comments. When it belongs to an SDK, update the SDK. Then upload a new build.',
    ],
  }),
  itms('91061 91065', {
    title: 'SDK without privacy manifest or signature',
    cause: 'An SDK on Apple’s list is in the build without its privacy manifest or its signature.',
    fix: 'Update the SDK the message names to a version that brings both, and upload a new build.',
    messages: [
      'privacy-impacting third-party sdk',
      'the sdk must include a signature file',
      ...near('commonly used third-party sdk', 'missing privacy manifest', 'missing signature…sdk'),
    ],
    values: ['which includes {sdk}, an sdk'],
    namedFixes: [
      'Update {sdk} to a version that brings a privacy manifest and a signature, and upload a new build.',
    ],
  }),
  itms('90426 90424 90427 90428 90429 90430 90432 90433', {
    title: 'SwiftSupport folder missing',
    cause:
      'The package was not exported the way Xcode does it, so the Swift libraries are not where they belong.',
    fix: 'Export the archive again with a current release of Xcode (not zipped by hand, not a beta) and upload it.',
    messages: ['invalid swift support', ...near('swiftsupport folder', 'swift dylib*')],
  }),
  itms('90725 90901 91011', {
    title: 'Built with an old SDK',
    cause: 'Since 2026-04-28 uploads must be built with Xcode 26 and the iOS 26 SDK or later.',
    fix: 'Choose Xcode 26 or later in your build service and build again; update the SDK when the message names a framework.',
    messages: near('sdk version issue', 'was built with the ios # sdk', 'must be built with the ios'),
    values: ['was built with the ios {version} sdk'],
    namedFixes: [
      'The build was made with the iOS {version} SDK: choose Xcode 26 or later in your build service and build again.',
    ],
  }),
  itms('90062 90186 90478', {
    title: 'Version not higher than the one in the store',
    cause: 'A version with this number, or a higher one, was already approved, so its train is closed.',
    fix: 'Raise the version (CFBundleShortVersionString) above the one in the store and build again.',
    namedFixes: [
      'Raise the version (CFBundleShortVersionString) above {version} and build again.',
      'Raise the version (CFBundleShortVersionString) above {build}, the version of the refused build, and build again.',
    ],
    values: [
      'previously approved version {version}',
      'train version {build} is closed',
      'previously uploaded version: {version}',
    ],
    messages: [
      {
        words: 'must contain a higher version than that of the previously',
        unless: ['for key cfbundleversion'],
        despite: ['cfbundleshortversionstring'],
      },
      { words: "the train version '…' is closed for new build submissions" },
      'because a later version has been closed for new build submissions',
      ...near('invalid pre-release train', 'train version…is closed', 'closed for new build submissions'),
      {
        stems: 'cfbundleshortversionstring|version higher previously|approved|current',
        near: ['app store', 'itms', 'info.plist', 'testflight', 'bundle'],
      },
    ],
  }),
  itms('90189 90061 4238', {
    yieldsTo: ['asc-name-taken', 'asc-product-id', 'asc-version-exists'],
    title: 'Build number used before',
    cause: 'A build with the same version and build number was uploaded before.',
    fix: 'Raise the build number (CFBundleVersion) and build again.',
    namedFixes: ['Raise the build number (CFBundleVersion) above {build} and build again.'],
    values: [
      'build number {build}',
      'previously uploaded version: {build}',
      'bundle version {build}',
      'previousbundleversion={build}',
    ],
    messages: [
      'redundant binary upload',
      'entity_error.attribute.invalid.duplicate',
      "you've already uploaded a build with build number",
      'app store connect already has ios|macos version',
      ...near(
        'bundle version must be higher|greater than',
        'cfbundleversion…higher version than that of the previously',
      ),
      ...near('attribute with a value that has already been used').map((message) => ({
        ...message,
        unless: ['version number', 'app name', 'product id', 'the name you entered'],
      })),
    ],
  }),
  itms(
    '90161 90034 90035 90135 90159 90162 90163 90164 90165 90174 90176 90179 90283 90284 90285 90288 90545',
    {
      title: 'Signing or provisioning profile not for the store',
      cause:
        'The build is signed with a development or ad hoc profile, an expired one, or one for another bundle id.',
      fix: 'Sign the build with an App Store distribution profile for this bundle id and upload it again.',
      messages: near(
        'must be signed with the certificate that is contained in the provisioning profile',
        'is not signed at all',
        'code signing failed',
        'is not signed using…apple submission certificate',
        'provisioning profile that is not associated with your account',
        'invalid signature',
        'invalid code signing. the',
        'code signature invalid',
        'not signed with an apple submission certificate',
        'invalid|missing provisioning profile',
        'provisioning profile is invalid',
        'provisioning profile is not valid',
        'missing code signing entitlements',
      ),
    },
  ),
  itms('91064 91107 91108', {
    title: 'Tracking not declared in the privacy manifest',
    cause:
      'A privacy manifest lists tracking domains and says NSPrivacyTracking is false, often in an SDK. Manifests must be valid since 2024-11-12.',
    fix: 'Update the SDK whose manifest the message names, or set NSPrivacyTracking to true, or empty NSPrivacyTrackingDomains. Then upload a new build.',
    namedFixes: [
      'In {file}, set NSPrivacyTracking to true or empty NSPrivacyTrackingDomains; when the file belongs to an SDK, update the SDK. Then upload a new build.',
    ],
    values: ['following path: {file}'],
    messages: near(
      'invalid tracking information',
      "nsprivacytracking must be true if nsprivacytrackingdomains isn't empty",
    ),
  }),
  itms('90381 90728', {
    title: 'Files in the package that do not belong there',
    cause: 'The package contains too many symbol files, or files Apple does not expect; this is a warning.',
    fix: 'Upload symbols for your own architectures only, and do not change the archive by hand. The build itself can be used.',
    messages: near('too many symbol files', 'invalid file contents'),
  }),
  itms('90482 90496 90562 90668 90669', {
    title: 'Bitcode in the build',
    cause: 'A framework still contains bitcode, or part of it; Apple takes none since Xcode 14.',
    fix: 'Update the SDK, or strip the bitcode from the framework with bitcode_strip, and build again.',
    namedFixes: ['Update the SDK of {file}, or strip its bitcode with bitcode_strip, and build again.'],
    values: ['the executable {file} contains bitcode'],
    messages: near(
      'contains|incomplete bitcode',
      'does not contain bitcode',
      'not allowed to be embedded in bitcode',
      'bitcode bundle generation',
    ),
  }),
];
