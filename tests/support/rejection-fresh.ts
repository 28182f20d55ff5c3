/**
 * Messages that fresh rejection texts showed to be missing, in words of our own with the stores' key phrases: the rules
 * that must be named as causes, and no other.
 */
export const FRESH_REJECTIONS: [rules: string[], text: string][] = [
  // Numbers in forms of their own
  [
    ['apple-5.2.5', 'apple-2.3.7', 'apple-2.1'],
    'Apple rejected us under three guidelines (5.2.5 icon, 2.3.7 price, 2.1 video).',
  ],
  [['apple-4.3'], 'App Store: rejected again for the same reason (4.3), whatever we change.'],
  [['apple-5.0'], 'App Review names one reason: Guideline 5, because of the offer in China.'],
  [['apple-1.2'], 'App Store, machine translation:\nGuide 1.2-Security-User Generated Content'],
  [
    ['apple-4.2.2'],
    'Guideline 4.2.2 - Design\nThis is a violation of section 3.2(f) of the Apple Developer Program License Agreement.',
  ],
  [['apple-4.2.2'], 'Guideline 4.2.2 - Design - Minimum Functionality'],
  [
    ['apple-5.1.1(v)'],
    'Guideline 5.1.1(v) - Data Collection and Storage\nAccount deletion is missing in your app.',
  ],
  [
    ['apple-5.1.1-required-data'],
    'Guideline 5.1.1 - Legal\nThe app requires users to register to see features that are not account based. See guideline 5.1.1(v).',
  ],
  [['apple-2.3.1'], 'Guideline 2.3.1 - Performance\nA tip: the privacy policy and donations are fine.'],
  [
    ['apple-3.1.1'],
    'Guideline 3.1.1 - Business\nNote that while guideline 3.2.1(vii) allows gifts, and see guideline 3.1.3, yours is neither.',
  ],
  // Parts of guidelines
  [['apple-2.4.5(iii)'], 'Guideline 2.4.5(iii) - Performance\nYour Mac app automatically launches at login.'],
  [['apple-2.4.2'], 'Guideline 2.4.2 - Performance - Hardware Compatibility'],
  [['apple-2.5.6'], 'Guideline 2.5.6 - Performance - Software Requirements'],
  [['apple-2.5.9'], 'Guideline 2.5.9 - Performance - Software Requirements'],
  [['apple-2.5.14'], 'Guideline 2.5.14 - Performance - Software Requirements'],
  [['apple-4.2.1'], 'Guideline 4.2.1 - Design - Minimum Functionality'],
  [
    ['apple-4.2.1-unused-permission'],
    'Guideline 4.2.1 - Design\nWe were prompted to provide consent to use the camera, but could not locate any features in your app that use it.',
  ],
  [['apple-4.5.4'], 'Guideline 4.5.4 - Design - Apple Sites and Services'],
  [
    ['apple-2.3.6'],
    'App Review: you chose Infrequent/Mild for horror in the age rating, but it is Frequent/Intense.',
  ],
  [
    ['apple-2.5.1'],
    'The Mac App Store review rejected the app because of private API calls in the framework.',
  ],
  [['apple-5.1.2'], 'Apple rejected it: users who chose "Ask app not to track" see another consent form.'],
  [
    ['apple-5.1.2'],
    'Apple, next steps: if your app integrates AppTrackingTransparency, please indicate where it asks.',
  ],
  [['apple-3.1.1-donations'], 'App Store release rejected due to donations.'],
  // Uploads to App Store Connect
  [['itms-90502'], 'ITMS-90502: a bundle that only contains arm64 must name it'],
  [['itms-90022'], 'AppStore upload error 90023'],
  [['itms-90022'], 'Missing App Store Icon: App Store Connect needs one of 1024 pixels.'],
  [['itms-90189'], 'altool: The bundle version must be higher than the previously uploaded version: 6'],
  [['itms-90161'], 'Upload to the App Store: the provisioning profile is invalid.'],
  [['asc-app-not-found'], 'Cannot determine the Apple ID from Bundle ID com.example.app'],
  [['asc-app-not-found'], 'fastlane: Could not find an application record with this bundleId'],
  [['itms-90717'], 'App Store Connect: the icon of the watch app has an alpha channel.'],
  [['itms-91109'], 'ITMS-91109: a file has the attribute com.apple.quarantine'],
  [['itms-90473'], 'CFBundleVersion Mismatch: the widget in Payload/Runner.app has another one.'],
  [['itms-90347'], 'App Store Connect: bad bundle identifier of the extension.'],
  [['itms-90349'], 'ITMS-90349: the value of NSExtensionPointIdentifier is not one of ours'],
  [['itms-90391'], 'ITMS-90391: no icons found for watch application'],
  [['itms-90398'], 'iTunes Connect: Invalid WatchKit Support, an invalid implementation of WatchKit.'],
  [['itms-90030'], "Asset validation failed: the nib file 'Start.nib' was not found."],
  [['itms-90076'], 'ITMS-90076: potential loss of keychain access'],
  [['itms-90158'], 'ITMS-90158: the URL schemes found in your app are not in the correct format'],
  [['itms-90047'], 'Transporter: no .app bundles found in the package'],
  [['itms-90339'], "ITMS-90339: the Info.plist contains an invalid key 'CFBundleResourceSpecification'"],
  [['itms-90507'], 'ITMS-90507: a value for DTPlatformName is missing'],
  [['itms-90865'], 'ITMS-90865: the App Clip exceeds its size'],
  [['itms-90722'], 'App Store Connect: the signing certificate is no longer valid.'],
  [['itms-90683'], 'App Store Connect refused the processing with 90683: a photo text is missing.'],
  [['itms-90382'], 'ERROR ITMS-90382: upload limit reached, wait a day'],
  [['asc-too-short'], "iTunes Connect: What's New in French must be at least 4 characters in length."],
  [['asc-preview'], 'App Store Connect: app previews for a larger display size are required.'],
  [['asc-screenshot-size'], 'iTunes Connect: files must have at least 72 DPI, and in the RGB color space.'],
  [['asc-testflight-info'], 'TestFlight: the beta contract is missing for the app.'],
  [['asc-build-processing'], 'TestFlight: the build is still processing.'],
  [['asc-export'], 'xcodebuild: error: exportArchive: "Runner.app" requires a provisioning profile.'],
  [['asc-key-file'], 'fastlane: invalid curve name in AuthKey_ABC.p8'],
  [['asc-locale-state'], 'fastlane: An attribute value is not acceptable for the current resource state.'],
  [['itms-90054'], 'Xcode: an App ID with identifier com.example.app is not available.'],
  // Google Play
  [['play-news'], 'Google Play rejected the update because of its "News" policy.'],
  [['play-metadata'], 'Google Play removed it: the title breaks the Android brand guidelines.'],
  [['play-health'], 'Play Console: we had to say whether the app has health features.'],
  [['play-min-sdk'], 'Play Installer check requires a minimum SDK version of 21, the bundle has 19.'],
  [['play-target-api'], 'Google Play now requires targetSdkVersion 36, the template has 35.'],
  [['play-release-state'], 'Google Api Error: releasesTooManyCompletedReleases'],
  [
    ['play-not-upgradable'],
    'Google Play: you cannot rollout this release, it does not allow any existing users to upgrade.',
  ],
  [
    ['play-background-location'],
    'Google Play rejected it: no video of the declared background feature, location in the background.',
  ],
  [['play-foreground-service'], 'The Play Store keeps blocking the release because of FOREGROUND_SERVICE.'],
  [['play-sms-call-log'], 'Google Play: access to Call Log or SMS permissions was rejected.'],
  [
    ['play-privacy-policy'],
    'Google Play policy issue: sensitive permissions, but the app does not include a valid privacy policy.',
  ],
  [
    ['play-all-files'],
    "Google Play: we are unable to approve your app's use of MANAGE_EXTERNAL_STORAGE, it is not a core feature.",
  ],
  [['play-malware'], 'My app was flagged as malware and is gone from the Play Store.'],
];
