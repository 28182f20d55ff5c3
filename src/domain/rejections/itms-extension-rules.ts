import { itms, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule } from './rejection-rule';

/** Codes about extensions, watch apps, App Clips, capabilities and how a package was put together (public issue threads). */
export const ITMS_EXTENSION_RULES: readonly RejectionRule[] = [
  itms('90502 90503 90117', {
    title: 'Device capability arm64 missing or not true',
    cause:
      'UIRequiredDeviceCapabilities in Info.plist does not fit the architectures of the build: a build for arm64 alone must name arm64 there, and one that names it must contain it.',
    fix: 'Write arm64 (and no armv7) under UIRequiredDeviceCapabilities in Info.plist, in the app and in its extensions, and build again.',
    messages: near(
      'only contain the arm64 slice',
      'arm64 in the list of uirequireddevicecapabilities',
      'included the "arm64" value for the uirequireddevicecapabilities',
      'the key uirequireddevicecapabilities',
      'invalid uirequireddevicecapabilities',
    ).map((message) => ({
      ...message,
      unless: ['devices that were supported by previous', 'would prevent this application'],
    })),
  }),
  itms('91109', {
    title: 'Files marked as downloaded from the internet',
    cause:
      'A file in the package carries the attribute com.apple.quarantine, often a provisioning profile that was downloaded in a browser.',
    fix: 'Run xattr -cr on the app and on the downloaded profile before signing, then build the package again.',
    messages: near('com.apple.quarantine', 'invalid package contents'),
  }),
  itms('90473 90379', {
    title: 'Version of an extension differs from the app',
    cause:
      'An extension, a watch app or an App Clip has another version or build number than the app that contains it.',
    fix: 'Give CFBundleShortVersionString and CFBundleVersion the same values in the app and in all its extensions, and build again.',
    messages: near(
      'cfbundleversion|cfbundleshortversionstring mismatch',
      'must match the cfbundleversion|cfbundleshortversionstring',
      'cfbundleversion…does not match…of its containing',
      "extension's cfbundleversion",
      'bundle version mismatch',
    ),
  }),
  itms('90345', {
    title: 'Version announced by the upload differs from the build',
    cause:
      'The metadata.xml that an upload tool writes has another version or build number than Info.plist in the build.',
    fix: 'Update the upload tool or use Transporter, which reads both numbers from the build; a script of your own must take CFBundleShortVersionString and CFBundleVersion from Info.plist.',
    messages: near('metadata/info.plist mismatch', 'in the metadata.xml file does not match'),
  }),
  itms('90347 90348', {
    title: 'Bundle id of an extension does not begin with that of the app',
    cause: 'The bundle id of an extension is not the app’s bundle id plus exactly one more part.',
    fix: 'Rename the bundle id of the extension to the app’s bundle id, a dot and one word, renew its profile and build again.',
    namedFixes: [
      'Rename {package} to the app’s bundle id, a dot and one word, renew its profile and build again.',
    ],
    values: ['bundle identifier {package} of the application extension'],
    messages: near(
      'bad bundle identifier',
      "should start with the application's bundle identifier",
      "not prefixed with the parent app's bundle identifier",
      'bundle identifier is not prefixed',
    ),
  }),
  itms('90349 90350 90849 90896 90898 91179', {
    title: 'Extension point or extension settings not valid',
    cause: 'The Info.plist of an extension names an extension point or a setting that Apple does not know.',
    fix: 'Compare NSExtension in the Info.plist of the extension with Apple’s template for this kind of extension, and build again with the current Xcode.',
    messages: near('the value of nsextensionpointidentifier', 'nsextensionpointidentifier|nsextension key'),
  }),
  itms('90391 90394 90395 90396 90719', {
    title: 'Watch app icon missing or not valid',
    cause: 'The watch app has no complete icon set, or its icon has a wrong size or an alpha channel.',
    fix: 'Add a complete set of opaque icons to the asset catalog of the watch app and build again.',
    place: { step: 'screenshots' },
    messages: near(
      'no icons found for watch application',
      'the watch application…is missing icon',
      'watch application…icon',
      'missing icon…watch',
      'watchos apps must include',
    ),
  }),
  itms('90030 90031', {
    title: 'A file that Info.plist names is missing',
    cause: 'Info.plist names a nib, storyboard or another file that is not in the package.',
    fix: 'Add the file the message names to the target, or remove its entry (such as NSMainNibFile) from Info.plist, and build again.',
    namedFixes: [
      'Add {file} to the target, or remove its entry (such as NSMainNibFile) from Info.plist, and build again.',
    ],
    values: ['nib file {file} was not found', 'storyboard file {file} was not found'],
    messages: near(
      'nib|storyboard file…was not found',
      'invalid launch storyboard',
      'launch storyboard…was not found',
    ),
  }),
  itms('90398 90333 90336 90376 90520 90538', {
    title: 'Watch app not valid',
    cause:
      'The watch app in the package has an Info.plist of an iPhone app, lacks a part, or was packed by a tool that does not know watch apps.',
    fix: 'Let the watch app use its own Info.plist (UIDeviceFamily 4, a watchOS minimum version, no LSRequiresIPhoneOS), archive with the current Xcode and upload that.',
    messages: near(
      'invalid watchkit support|extension',
      'invalid implementation of watchkit',
      'missing watchkit|watchos',
      'apple watch application',
      'watchkit app bundle',
      'watchkitsupport',
      'wkcompanionappbundleidentifier',
      'wkwatchkitapp',
    ),
  }),
  itms('90076', {
    title: 'Signed by another team than before (warning)',
    cause:
      'The application identifier differs from the one of the last version, so users lose what the app stored in the keychain.',
    fix: 'Sign with the team of the last version when users must keep their keychain data; after a transfer of the app this is expected.',
    messages: near('potential loss of keychain access', 'lose access to…keychain'),
  }),
  itms('90158 90737 90640', {
    title: 'URL scheme or document type not valid',
    cause:
      'Info.plist has a URL scheme with signs that are not allowed, or a document type without its entries.',
    fix: 'Write URL schemes with letters, digits, dots, plus and minus only, beginning with a letter, and complete the document types. Then build again.',
    messages: near(
      'url schemes found in your app are not in the correct format',
      'url schemes need to begin',
      'cfbundleurlschemes',
      'lssupportsopeningdocumentsinplace',
      'missing document configuration',
      'supportsdocumentbrowser',
      'supports opening documents in place',
    ),
  }),
  itms('90047 90018 90167 90048 90529', {
    title: 'Not an app package, or files where none may be',
    cause:
      'The package contains files at a place that Apple does not allow, a link instead of a bundle, or no app where one is expected: it was zipped by hand or unpacked.',
    fix: 'Export the archive with Xcode or your build service and upload that file unchanged.',
    messages: near(
      'disallowed paths',
      'the file extension must be .zip',
      'no .app bundles found in the package',
      'no app bundles found',
      'does not contain a payload',
      'unable to open the package',
      'could not find…payload',
    ),
  }),
  itms('90339 90190', {
    title: 'A key in Info.plist that is not allowed',
    cause: 'Info.plist contains a key that Apple no longer takes, such as CFBundleResourceSpecification.',
    fix: 'Remove the key the message names from Info.plist or from the build settings, and build again.',
    namedFixes: ['Remove {key} from Info.plist or from the build settings, and build again.'],
    values: ['contains an invalid key {key}', 'contains invalid key {key}'],
    messages: near('contains an invalid key', 'invalid info.plist key. the key'),
  }),
  itms('90507 90508 90509', {
    title: 'Not built by Xcode the usual way',
    cause:
      'Info.plist lacks the entries that Xcode writes (DTPlatformName and others), so the package was made by another tool or changed afterwards.',
    fix: 'Archive and export with Xcode, or let the tool write DTPlatformName, DTSDKName and DTXcode, and upload again.',
    messages: near('dtplatformname', 'dtsdkname', 'dtxcode'),
  }),
  itms('90865 90866 90876', {
    title: 'App Clip not as Apple asks',
    cause:
      'The App Clip is too large, has a bundle id of its own kind, or lacks an entitlement of its parent app.',
    fix: 'Bring the App Clip below its size limit, give it the app’s bundle id plus one part and the parent-application-identifiers entitlement, and build again.',
    messages: near(
      'app clip exceeds',
      'app clip…size limit',
      'app clip…entitlement',
      'parent-application-identifiers',
      'app clips must',
    ),
  }),
  itms('90722 90721', {
    title: 'Certificate expired or revoked',
    cause: 'The certificate that signed the build has expired or was revoked.',
    fix: 'Create a new distribution certificate, renew the profile, sign the build again and upload it.',
    place: { step: 'build', console: 'Apple Developer: Certificates, Identifiers and Profiles' },
    messages: near(
      'certificate expired',
      'certificate has expired',
      'certificate used to sign',
      'certificate is no longer valid',
    ),
  }),
  itms('90626', {
    title: 'Text for Siri missing in a language',
    cause:
      'An intent for Siri or Shortcuts has no title, or no example phrase in AppIntentVocabulary.plist, in a language of the app.',
    fix: 'Add the title to the intent definition, or the phrase to AppIntentVocabulary.plist, in the language the message names, for the next upload. Where the mail says that the delivery was successful, the build is not refused.',
    messages: ['invalid siri support', ...near('no example phrase was provided for')],
  }),
  itms('91183', {
    title: 'Media device entitlement missing in the app',
    cause:
      'The package has a media device extension, and the app itself is signed without com.apple.developer.media-device-extension.',
    fix: 'Add the entitlement to the app as well, with the media device capability of its App ID in the provisioning profile, and build again.',
  }),
  itms('91120', {
    title: 'Default calling app without CallKit',
    cause: 'The app asks to be the default calling app, and links neither CallKit nor LiveCommunicationKit.',
    fix: 'Use a class of CallKit, such as CXProvider, so that the app links the framework, or remove the entitlement com.apple.developer.calling-app, and build again.',
    source: {
      label: 'Apple: Preparing your app to be the default calling app',
      url: 'https://developer.apple.com/documentation/callkit/preparing-your-app-to-be-the-default-calling-app',
    },
  }),
  itms('90122', {
    title: 'Executable too large',
    cause: 'The code of the app is larger than Apple allows for one executable.',
    fix: 'Move code into dynamic frameworks, remove libraries that are not used, build with size optimization, and upload a new build.',
    messages: near('invalid executable size', 'executable file…exceeds the maximum'),
  }),
];
