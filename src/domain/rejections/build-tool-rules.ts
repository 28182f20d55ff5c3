import { connect, itms, nearAppStoreConnect as near } from './apple-upload';
import { nearGooglePlay, upload } from './google-play-words';
import type { RejectionRule } from './rejection-rule';

const REASON_IN_LOG = {
  title: 'The tool does not say why',
  cause:
    'The message says only that the upload failed; the store’s reason is further up in the log of the submission.',
  fix: 'Open the log of the submission, look for "ERROR", "ITMS-" or "Google Api Error", and paste those lines here.',
  place: { step: 'submit' },
  isLastResort: true,
} as const;

const TOOL_SETTINGS = {
  title: 'A setting of the upload tool is missing or wrong',
  cause: 'The tool stopped at its own settings, before it sent anything to the store.',
  fix: 'Correct the option or file that the message names (Fastfile, Gradle, eas.json or the workflow) as the tool’s documentation says, and run it again.',
  place: { step: 'submit' },
} as const;

const NO_PACKAGE = {
  title: 'No build found to upload',
  cause:
    'The upload tool found no file at the path it was given, or a file of another kind, or the link to it has expired.',
  fix: 'Check that the build step ran and wrote an .ipa, .aab or .apk, give its exact path, and build again when the link has expired.',
  place: { step: 'submit' },
} as const;

/** Causes that only upload tools report, before a store has seen the app; the tools' own words are in `tools/`. */
export const BUILD_TOOL_RULES: readonly RejectionRule[] = [
  itms('90870', {
    title: 'Launch screen missing',
    cause:
      'The app was built with the iOS 27 SDK or later, and Info.plist names no launch screen, so App Store Connect refuses the upload.',
    fix: 'Add UILaunchScreen (an empty dictionary is enough) or UILaunchStoryboardName to Info.plist, and build again.',
    source: {
      label: 'Apple TN3208: Preparing your app’s launch screen',
      url: 'https://developer.apple.com/documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements',
    },
    messages: near('missing launch screen'),
  }),
  itms('90068', {
    title: 'Minimum iOS version too low',
    cause:
      'MinimumOSVersion is below 15.0. Until spring 2027 this is a warning and the upload counts; then Apple refuses it.',
    fix: 'Set the deployment target to iOS 15.0 or later (IPHONEOS_DEPLOYMENT_TARGET, and platform :ios in the Podfile), and build again.',
    messages: near(
      'minimumosversion too low',
      'must have a minimumosversion of',
      'minimumosversion…is not acceptable',
    ),
  }),
  itms('90853 90792 91198', {
    title: 'Font file not accepted',
    cause:
      'The build contains a font that Apple’s systems cannot read: a web font (.woff, .woff2), which only web pages need, a .ttf or .otf with a damaged table, or a copy of a font that belongs to Apple’s systems.',
    fix: 'Delete the web fonts from the build after the copy step, or update the package that brings them; replace a damaged font by a newer release of it, and use a system font by its name.',
    messages: near('error validating the font', 'font not supported by platform'),
  }),
  itms('90984', {
    title: 'Device capability that Apple Vision Pro lacks (warning)',
    cause:
      'UIRequiredDeviceCapabilities names a capability, such as arkit, that visionOS does not support. The upload succeeded.',
    fix: 'Nothing is needed for iPhone and iPad. Make the app unavailable on Apple Vision Pro in App Store Connect, or leave the capability out if the app also works without it.',
    place: { console: 'App Store Connect: Pricing and Availability' },
    messages: near('uirequireddevicecapabilities…visionos'),
  }),
  itms('90101 90100 90109 90756', {
    title: 'Device family removed or not valid',
    cause:
      'An update must run on every kind of device that an earlier version ran on (an app that supported iPad must go on supporting it), and UIDeviceFamily may contain only families of its platform.',
    fix: 'Put the device family back under Targeted Device Families (1 is iPhone, 2 is iPad), and build again.',
    messages: near('devices supported by the previous app version'),
  }),
  itms('90291 90292 90332', {
    title: 'Framework for the Mac put together wrongly',
    cause:
      'A framework in a Mac app lacks the folder Versions with its symbolic links, or a link in it leads nowhere, often because a copy followed the links.',
    fix: 'Copy the framework with its symbolic links (ditto or cp -R), or update the build rule that packs it, and build again.',
    messages: near('malformed framework', 'in payload not declared in packageinfo'),
  }),
  itms('90513 90471 90497 90523 90709', {
    title: 'Apple TV icon or Top Shelf image missing',
    cause:
      'A tvOS app needs a layered icon in all its sizes, opaque in the back layer, and a Top Shelf image.',
    fix: 'Complete the App Icon and Top Shelf Image set (brandassets) of the tvOS target, and build again.',
    place: { step: 'screenshots' },
    messages: near('top shelf image'),
  }),
  itms('90649 90602 90633 90642 90644 90647', {
    title: 'iMessage app: icons or support files missing',
    cause: 'An app with a Messages extension lacks its iMessage icon set, or the stub that Xcode adds.',
    fix: 'Add a complete iMessage App Icon set to the Messages extension, give the target the product type for Messages, and export with Xcode.',
    place: { step: 'screenshots' },
    messages: near(
      'imessage app icon',
      'invalid messages application support',
      'invalid imessage app',
      'invalid sticker pack',
    ),
  }),
  connect({
    id: 'asc-not-found',
    title: 'What the request names does not exist',
    cause:
      'The app, version, build or group that a tool asked for was deleted, or its id belongs to another account.',
    fix: 'Compare the ids and the account of the key with App Store Connect, and update the tool.',
    place: { console: 'App Store Connect: Apps' },
    messages: near('the specified resource does not exist'),
    yieldsTo: [
      'asc-app-not-found',
      'asc-build-not-found',
      'asc-beta-group-not-found',
      'asc-release-not-found',
      'asc-localization-not-found',
      'asc-phased-release',
    ],
  }),
  connect({
    id: 'asc-price',
    title: 'Price or availability of a product not accepted',
    cause:
      'A price was sent for a country in which the product is not available, before the Paid Apps Agreement is active, or with a price point of another product.',
    fix: 'Activate the Paid Apps Agreement, choose the countries of the product first, then set the price with a price point of that product.',
    place: { console: 'App Store Connect: Subscriptions, In-App Purchases' },
    messages: near('price point is not valid'),
  }),
  connect({
    id: 'asc-product-id',
    title: 'Product id used before',
    cause:
      'An in-app purchase or subscription of the account has, or had, this product id; it can never be used again.',
    fix: 'Choose a new product id and use it in the app as well.',
    place: { console: 'App Store Connect: In-App Purchases' },
    messages: near('product id has already been used'),
  }),
  connect({
    kind: 'account',
    id: 'asc-provider',
    title: 'Account belongs to several teams',
    cause:
      'The Apple account is a member of more than one team, and the tool does not know which one to upload for.',
    fix: 'Name the team: --asc-provider for altool, itc_provider or team_id for fastlane; or use an API key, which belongs to one team.',
    place: { console: 'App Store Connect: Users and Access' },
    messages: [
      'unable to find a team with the given content provider id',
      ...near('multiple app store connect teams found', 'attached to other itunes providers'),
    ],
  }),
  connect({
    id: 'asc-network',
    title: 'Connection to Apple broke off',
    cause:
      'The upload could not reach Apple, or the connection broke: a proxy, a firewall, a VPN or a slow line.',
    fix: 'Upload again, on another network or without VPN and proxy; use the Transporter app for a large build.',
    place: { step: 'submit' },
    messages: near(
      'all transports failed diagnostics',
      'the network connection was lost',
      'nohttpresponseexception',
      'sockettimeoutexception: read timed out',
    ),
    yieldsTo: ['asc-server-error'],
    isMinor: true,
  }),
  connect({
    id: 'asc-tool-outdated',
    title: 'Upload tool missing or outdated',
    cause:
      'The tool is no longer part of the installed Xcode, is too old for Apple’s servers, or was not found.',
    fix: 'Install the current Xcode or Transporter, select it with xcode-select, update fastlane, and upload again.',
    place: { step: 'submit' },
    messages: near(
      'altool has been deprecated',
      'itmstransporter: no such file or directory',
      'is not an attribute on the resource',
      'is not a relationship on the resource',
      'deprecated transporter usage',
      'unable to find utility "altool"',
      'altool: no such file or directory',
    ),
    yieldsTo: ['asc-notarization', 'asc-notarytool'],
  }),
  connect({
    id: 'asc-notarization',
    title: 'Mac app not notarized',
    cause:
      'Apple’s notary service, which is for Mac apps outside the App Store, refuses the signature: no Developer ID certificate, no hardened runtime, no secure timestamp, or a debug entitlement.',
    fix: 'Sign every executable with the Developer ID certificate, --options runtime and --timestamp, without get-task-allow, and read the log with notarytool log.',
    place: { step: 'build' },
    messages: [
      'the executable does not have the hardened runtime enabled',
      'the binary is not signed with a valid developer id certificate',
      'the signature does not include a secure timestamp',
      'the binary uses an sdk older than the',
      'archive contains critical validation errors',
      "failed to upload app to apple's notarization servers",
    ],
  }),
  connect({
    id: 'asc-app-clip',
    title: 'App Clip not linked to its app',
    cause:
      'The identifier of the App Clip does not name the app that it belongs to, and the tool cannot create one that does.',
    fix: 'Register the identifier at developer.apple.com under Identifiers as an App Clip with its parent app, then let the tool make the profile again.',
    place: { console: 'developer.apple.com: Certificates, Identifiers & Profiles' },
    messages: [
      'odic_parent_bundleid',
      'parent bundle id…capability',
      "relationship 'parentbundleid' is required",
    ],
  }),
  connect({
    id: 'asc-sku-used',
    title: 'SKU used before',
    cause: 'Another app of the account has or had this SKU: that of a deleted app stays taken.',
    fix: 'Choose another SKU: nobody but you sees it.',
    place: { console: 'App Store Connect: Apps, New App' },
    messages: near('sku number you entered', 'sku…already been used'),
  }),
  connect({
    id: 'asc-reason-in-log',
    ...REASON_IN_LOG,
    messages: near('fastlane pilot failed'),
  }),
  connect({
    id: 'asc-tool-settings',
    ...TOOL_SETTINGS,
    source: {
      label: 'fastlane: source code of its actions',
      url: 'https://github.com/fastlane/fastlane',
    },
    yieldsTo: ['play-tool-settings'],
  }),
  upload({
    id: 'play-tool-settings',
    ...TOOL_SETTINGS,
    source: {
      label: 'Upload Android release to Play Store: inputs',
      url: 'https://github.com/r0adkll/upload-google-play',
    },
    messages: nearGooglePlay('current operating system is not capable of running this task'),
  }),
  connect({ id: 'asc-no-package', ...NO_PACKAGE, messages: near('could not find ipa file at path') }),
  upload({
    id: 'play-reason-in-log',
    ...REASON_IN_LOG,
    messages: nearGooglePlay('submission_service_android_unknown_error'),
  }),
  upload({
    id: 'play-no-package',
    ...NO_PACKAGE,
    messages: nearGooglePlay('could not find aab file at path', 'no file found in request'),
  }),
  upload({
    id: 'play-keystore',
    title: 'Keystore or its password wrong',
    cause: 'The keystore file, its alias or one of its passwords does not fit, so the build was not signed.',
    fix: 'Compare store file, alias and both passwords with those of the upload key (keytool -list shows the aliases), and build again.',
    place: { step: 'build' },
    messages: nearGooglePlay('keystore was tampered with', 'no key with alias'),
  }),
];
