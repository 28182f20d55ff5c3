/**
 * Single sentences, reasons and codes that are pasted without the mail or log around them, in words of our own with the
 * stores' key phrases: the rules that must be named as causes, and no other.
 */
export const SENTENCE_REJECTIONS: [rules: string[], text: string][] = [
  // Reasons of the Google Play Developer API
  [['play-track'], '{"code": 404, "reason": "trackEmpty"}'],
  [['play-track'], 'Error 404, reason: trackNotFound'],
  [['play-release-empty'], "code: 403, errors: [{ domain: 'androidpublisher', reason: 'noActiveApks' }]"],
  [['play-edit-deleted'], '"reason" : "editAlreadyCommitted"'],
  [['play-edit-expired'], '"reason": "editExpired"'],
  [['play-release-shadowed'], '"reason": "multiApkCompletelyShadowedApk"'],
  [['play-not-upgradable'], 'fastlane supply: multiApkDowngradedDevice'],
  [['play-release-state'], 'Google Api Error: cannotUpdateApksOnTrackWithDraftRelease'],
  [['play-tool-settings'], 'androidpublisher: Track names in request path and request body must match.'],
  // Vulnerabilities
  [
    ['play-vulnerability'],
    'Play Console: Your app contains a vulnerability that lets others write to its files.',
  ],
  [['play-vulnerability'], 'Security alert, Google Play: Your app contains exposed cloud keys.'],
  [
    ['play-vulnerability'],
    'Google Help Center: Your app is linked with a version of OpenSSL that has known security vulnerabilities.',
  ],
  [
    ['play-vulnerability'],
    'Developer Console: One of your apps is running an old OpenSSL, which has several security vulnerabilities.',
  ],
  [
    ['play-vulnerability'],
    'Google Play: one or more libraries with known security issues are in version 12.',
  ],
  [
    ['play-vulnerability'],
    'Play Console: Your app is using a version of libexample containing a security vulnerability.',
  ],
  [['play-vulnerability'], 'Play Console: unsafe cryptographic encryption in com.example.a.b'],
  [['play-vulnerability'], 'Google Play 提示：该软件含有用户安全漏洞。'],
  // Other sentences of Google's
  [
    ['play-broken-functionality'],
    'Google Play: we could not access the in-app content with the login credentials that you have given us.',
  ],
  [['play-sdk-outdated'], 'Google Play asks us to leave the non-aligned SDK version in every track.'],
  [['play-symbols'], 'Play Console: bundle berisi kode native tanpa simbol debug.'],
  [
    ['play-exact-alarm'],
    'Everyone with the exact alarm permission is one of the developers who are required to tell Google Play about the core functionality of their app.',
  ],
  [['play-news'], 'Google Play: you must let us know whether your app is a news app.'],
  [['play-setup-incomplete'], 'Play Console: let us know whether your app is a government app.'],
  [['play-too-large'], "Play Console: your app's download size exceeds 200 MB."],
  [['play-wrong-package'], 'Play Console: the package name of the APK is already used by another developer.'],
  [
    ['play-setup-incomplete'],
    'Play Console: this app is not ready to be published. You must complete the target audience declaration.',
  ],
  [['play-families'], 'Google Play rejected the app: violation of the target audience and content policy.'],
  // Codes and sentences of App Store Connect
  [['itms-91183'], 'ITMS-91183, because of the media device extension'],
  [['itms-91120'], 'The build was refused with ITMS-91120.'],
  [['itms-90047'], 'ITMS-90018: the file extension must be .zip'],
  [['itms-90166'], 'Asset validation failed (90711): invalid executable permissions'],
  [['itms-90209'], "App Store Connect: the binary is invalid, it was not built with Apple's linker."],
  [['itms-90158'], 'App Store Connect: Missing Document Configuration in Info.plist'],
  [
    ['itms-90062'],
    "Version 1.1 can't be imported because a later version has been closed for new build submissions.",
  ],
  // Sentences of the upload check without a number and without the name of the store
  [['itms-90076'], 'The previous version of software has an application-identifier value of another team.'],
  [['itms-90022'], 'The bundle of your app does not contain an icon in ICNS format, big enough for all.'],
  [['itms-90022'], 'Apps built with iOS 11 or later SDK must supply app icons as a catalog.'],
  [
    ['itms-90101'],
    'The key may not contain values that would prevent this application from running on old devices.',
  ],
  [['itms-90535'], "It has type 'DYLIB' that is not valid. Only 'EXECUTE' is permitted."],
  [['itms-90535'], 'You must include a valid CFBundleExecutable key in the bundle Tide.'],
  [['itms-90535'], 'Bad Bundle Executable in Payload/Tide.app'],
  [['itms-90209'], 'The encryption info in the LC_ENCRYPTION_INFO load command is not there.'],
  [['itms-90209'], "The app binary at 'Tide' does not have proper segment alignment."],
  [['itms-90209'], 'Invalid Mach-O Format. The Mach-O in bundle Tide is another one.'],
  [['itms-90161'], "The bundle 'Tide' is not signed using an Apple submission certificate."],
  [['itms-90161'], 'iOS apps must contain a provisioning profile in a file of this name.'],
  [['itms-90046'], 'altool: the beta-reports-active entitlement is missing'],
  [['itms-90206'], 'Invalid Bundle. The bundle Tide contains disallowed nested bundles.'],
  [['itms-90057'], 'The application bundle contains a tool or framework without an identifier.'],
  [['itms-90057'], 'The value for the CFBundlePackageType key in the Info.plist is not one of ours.'],
  [['itms-90057'], 'App Store validation: WKBackgroundModes has a value that is not accepted.'],
  [['itms-90054'], 'Invalid Code Signature Identifier. The identifier in your signature is another.'],
  [
    ['itms-90502'],
    'You have no value for the UIRequiredDeviceCapabilities key in your Xcode project that fits.',
  ],
  [['itms-90592'], 'Xcode: the ITSEncryptionExportComplianceCode key is empty'],
  [['itms-90171'], '409 STATE_ERROR.VALIDATION_ERROR: the binary file is not permitted'],
  [['itms-90047'], "Could not find the main bundle or the Info.plist of 'tide.ipa'."],
  [['itms-90255'], 'The installer package includes files that are only readable by the root user.'],
  [['itms-90230'], 'Packages created by other tools, including PackageMaker, are refused.'],
  [['asc-app-not-found'], "altool: failed to determine the appleID from the bundleID 'com.example.tide'"],
  [['asc-sign-in'], 'Please sign in with the app-specific password you generated for this tool.'],
  [['asc-sign-in'], 'Unable to authenticate with App Store Connect, says Xcode.'],
  [['asc-network'], 'Could not start delivery: all transports failed diagnostics'],
  [['asc-server-error'], 'Unable to process validateProductSoftwareAttributes request at this time'],
  [['asc-reason-in-log'], '409 STATE_ERROR.VALIDATION_ERROR: n/a'],
  [
    ['itms-90189'],
    'The value for key CFBundleVersion [3] in the Info.plist file must contain a higher version than that of the previously uploaded version [7]. STATE_ERROR.VALIDATION_ERROR.90061',
  ],
  [['itms-90101'], 'Asset validation failed (90756): UIDeviceFamily has an unsupported value.'],
  [['itms-90054'], 'The bundle may not contain tools or frameworks provided by Apple.'],
  [['asc-export'], 'codesign, Tide.app: bundle format unrecognized, invalid, or unsuitable'],
  [['asc-reason-in-log'], 'Transporter: Lookup application information from the web service failed.'],
  [
    ['itms-90513', 'itms-90022'],
    'altool has two complaints:\n- **90497** - the alpha channel\n- **90967** — the layer',
  ],
  // Sentences of policies
  [
    ['play-exact-alarm'],
    "Google Play: the core functionality is not 'calendar' or 'alarm clock', so the permission must go.",
  ],
  [['play-user-content'], 'Google Play asks for a system for reporting objectionable posts of users.'],
  [['play-form-factor-quality'], 'Google Play, Android Auto: your app does not support voice commands.'],
  [['play-apks-not-allowed'], 'The APK has a TV launcher and should be published as an app bundle.'],
  [['play-unauthorised'], 'upload-google-play: Unexpected end of JSON input'],
  [['play-unauthorised'], 'serviceAccountJson: Bad control character in string literal in JSON'],
  // bundletool
  [['play-bundle-broken'], "Android bundle: file 'root/a' uses reserved file or directory name 'a'"],
  [['play-bundle-broken'], "bundletool: unrecognized native architecture for directory 'lib/arm'"],
];
