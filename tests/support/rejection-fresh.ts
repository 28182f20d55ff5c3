/**
 * Messages that fresh rejection texts showed to be missing, in words of our own with the stores' key phrases: the rules
 * that must be named as causes, and no other.
 */
export const FRESH_REJECTIONS: [rules: string[], text: string][] = [
  [['apple-4.3'], '我的应用被苹果拒了，理由是马甲包。'],
  [
    ['play-news'],
    'Policy: News\nWe found an issue in the following area(s):\nApp website: com.example-AppWebsite.png',
  ],
  [['asc-sign-in'], 'eas submit: Invalid Apple ID was specified. It should be an email address.'],
  // Numbers in forms of their own
  [
    ['apple-5.2.5', 'apple-2.3.7', 'apple-2.1'],
    'Apple rejected us under three guidelines (5.2.5 icon, 2.3.7 price, 2.1 video).',
  ],
  [
    ['apple-5.2.1', 'apple-5.2.3'],
    'Guideline 5.2.1 - Legal\nThe app uses the logo of a radio station.\nGuideline 5.2.3 - Legal\nThe app allows users to download music.',
  ],
  [
    ['apple-2.3'],
    "Your app's metadata includes the following information, which is not relevant to the application content.",
  ],
  [
    ['apple-4.0'],
    'App Review: several screens were crowded, which made it difficult to use the app when reviewed on iPad.',
  ],
  [['apple-1.1'], 'Guidelines 1. 1-Safety-Bad Content'],
  [['apple-3.1.1'], 'Guideline 3. 1. 1 - Business - Payments'],
  [['apple-5.2.5'], 'Rejected by App Review. Legal: Intellectual Property - Apple Products'],
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
  [['apple-1.2', 'apple-2.1'], '앱 심사: 1.2.0 & 2.1 가이드라인을 지키지 않아서 리젝'],
  [
    ['apple-5.2.1', 'apple-4.1', 'apple-4.3'],
    `Hello,\nto be in compliance with guideline 5.2.2, remove the covers. ${'We looked again at every screen. '.repeat(10)}To be in compliance with guideline 4.1, choose another name. To be in compliance with guideline 4.3, change the concept.\nApp Review`,
  ],
  [['apple-3.1.1'], 'Hello,\nRegarding the 3.1.1 issue, in-app purchase is needed.\nTestFlight Beta Review'],
  [['apple-3.1.1'], 'In regards of the 3.1.1 rejection: classes are digital.\nApp Store Review'],
  [
    ['apple-3.1.1'],
    'Guideline 3.1.1 - Business\nThe product type is wrong. Content must reach all devices, as indicated in guideline 3.1.2 of the App Store Review Guidelines.',
  ],
  [['apple-5.1.1'], '拒绝原因：\n5.1.1 Legal: Privacy - Data Collection and Storage'],
  [['apple-4.7', 'apple-4.3'], '拒绝原因：\n4.7.0 Design: HTML5 Games, Bots, etc.\n4.3.0 Design: Spam'],
  [['apple-2.1', 'apple-4.0'], 'From Apple\n2. 1 PERFORMANCE: APP COMPLETENESS\n4. DESIGN: PREAMBLE'],
  [
    ['apple-4.0', 'apple-2.3'],
    'App Review\n## Design Preamble\nMenus are missing.\n## Guideline 2.3 - Performance',
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
  [['apple-4.3'], 'The App Store rejected us because of "spam", they say the code looks familiar.'],
  [['apple-3.1.5'], 'The App Store rejected it for the reason that crypto wallets need a company.'],
  [['apple-5.1.1(v)'], 'App Review could not find a way to delete the profile.'],
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
  [['play-target-api'], 'Google Play removed it for targeting too old Android versions.'],
  [['play-account-issue'], 'Google Play: I have to verify my identity first.'],
  [['play-payments'], 'Google Play removed it for PayPal instead of the Google Play payment system.'],
  [['asc-export'], 'Xcode: An empty identity is not valid when signing a binary.'],
  [['asc-release-not-found'], 'Transporter: No version found for Apple ID 12345 on platform macOS'],
  [['play-16kb'], 'Play Console: library that does not support 16 KB: base/lib/x86_64/libpicture.so'],
  [['play-server-error'], 'gradle.play PublishBundle: error writing request body to server'],
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
  [['play-vulnerability'], 'Google Play, issue found: Intent Redirection, against Device and Network Abuse.'],
  [['play-vulnerability'], 'Play Console: the unsafe unzipping pattern may be used for path traversal.'],
  [
    ['play-disclosure', 'play-privacy-policy'],
    'Google Play: the APK requires prominent disclosure. The APK has a privacy policy but it is not adequate.',
  ],
  [['play-metadata'], 'Google Play suspended it for linking to explicit content in app description.'],
  [
    ['apple-2.1'],
    'Your app has URLs which do not properly navigate, against the App Store Review Guidelines.',
  ],
  [['apple-2.4.5'], 'Mac App Store: rejected by including of the temporary exception entitlements.'],
  [
    ['itms-90596'],
    'ITMS-90596: the asset catalog cannot be read, try a non-beta version of Xcode for App Store Connect.',
  ],
  [['itms-90046'], 'ERROR ITMS-90286: the value of the key for application groups is not supported.'],
  [
    ['play-photos-videos'],
    'Google Play rejected it: one-time or infrequent access, use the Android photo picker.',
  ],
  [['play-photos-videos'], 'Google Play 审核：照片和视频权限使用不当'],
  [
    ['play-version-missing'],
    'gradle: could not assign them to the alpha track, as these APKs do not exist: 8',
  ],
  [
    ['apple-4.2'],
    'App Review: your app does not include enough interactive functionality to be appropriate.',
  ],
  [
    ['play-impersonation'],
    'The PlayStore rejected our release due to an impersonation violation of the icon.',
  ],
  [['itms-90338'], 'Your recent delivery: the app references non-public selectors: show:'],
  [['asc-no-editable-version'], 'fastlane deliver could not find an editable version for IOS.'],
  [['asc-custom-distribution'], 'App Store Connect: CUSTOM distribution but no organizations or users.'],
  [
    ['asc-export-compliance'],
    "This resource cannot be reviewed. You must provide a value for the attribute 'usesNonExemptEncryption'.",
  ],
  [['itms-90534'], 'ITMS-90512: the SDK portion of the framework is higher than the maximum allowed.'],
  [['apple-5.2.3'], 'App Review: apps should not facilitate illegal file sharing.'],
  [
    ['play-foreground-service'],
    'Google Play: please remove the use of foreground service, WorkManager does it.',
  ],
  [
    ['apple-4.2.2'],
    'App Store: primarily marketing materials. Apps that mislead or harm customers may end your account.',
  ],
  [
    ['play-metadata'],
    'All compliance issues with the Google Play Metadata policy, as the console lists them.',
  ],
  [['play-payments'], 'The sponsor link in our app is against Google Play policies.'],
  [['asc-export'], "IDEDistributionProvisioning: Can't find any applicable signing identities for items"],
  [
    ['apple-2.3.10'],
    'Metadata Rejected. Your metadata includes irrelevant third-party platform information: Google Play Games.',
  ],
  // Named by a number, a key or a permission only
  [
    ['apple-2.3.1', 'apple-2.5.2'],
    'The update was refused: it breaks 2.3.1 and 2.5.2 of the App Store Review Guidelines.',
  ],
  [
    ['itms-90683'],
    'Our app was rejected by App Store Connect since it is missing the NSCalendarsUsageDescription.',
  ],
  [['itms-90345'], 'ITMS-90345: Metadata/Info.plist Mismatch'],
  [['play-sms-call-log'], 'Google Play: the app does not meet the policy about the use of SMS or CALL_LOG.'],
  [
    ['play-full-screen-intent'],
    'Our timer may not use the full-screen intent, or it will be removed from the Google Play Store.',
  ],
  [
    ['play-broken-functionality'],
    'Google Play rejected the update. Their proof of a “LoginWall” is our start page.',
  ],
  [
    ['play-health-content'],
    'Rejected on Google Play: the app seems to need an external device. Add a disclaimer that it is not a medical device.',
  ],
  [
    ['play-16kb'],
    'Deine App muss 16-KB-Speicherseiten unterstützen, damit du sie weiter aktualisieren kannst.',
  ],
  [
    ['play-display'],
    'Play Console, 2 recommended actions: Edge-to-edge may not display for all users. Apps targeting SDK 35 should handle insets.',
  ],
  [
    ['play-display'],
    'Parameters that you set for edge-to-edge and window display have been deprecated in Android 15: android.view.Window.setStatusBarColor',
  ],
  [
    ['play-display'],
    'Remove resizability and orientation restrictions in your app, for tablets and foldables',
  ],
  [['play-sdk-outdated'], 'Your app uses an SDK version with a critical note: io.example:core 8.12.0'],
  [
    ['play-sdk-outdated'],
    'The developer of Example Ads (com.example.android:ads) has added a note to version 20.5.0: this version is sunset.',
  ],
  [
    ['play-sdk-outdated'],
    'The developer of Example Core (com.example:core) added the following note to SDK version 1.10.3: update it.',
  ],
  [
    ['play-vulnerability'],
    '<p>Tu app contiene una vulnerabilidad de PendingIntent implícito.</p> com.example.Push.run',
  ],
  [
    ['play-vulnerability'],
    'Your app contains an implicit PendingIntent vulnerability. com.example.Alarm.set',
  ],
  [
    ['play-vulnerability'],
    'Your app contains an Implicit Internal Intent vulnerability. com.example.Sell.open',
  ],
  [['play-vulnerability'], 'Your app contains insecure encryption patterns. com.example.Crypto.seal'],
  [
    ['play-all-files'],
    "You have requested access to All Files Access permission but it appears that your app's core feature needs media only.",
  ],
  [
    ['play-billing-library'],
    "We've detected that this app is using an old version of Google Play Billing. All app updates must use Billing Library version 3 or newer.",
  ],
  [['play-symbols'], 'The native debug symbols contain an unexpected file: app.android-x64.symbols.'],
  [['play-broken-functionality'], 'Play Console 요구사항 위반: 제공된 사용자 아이디 또는 비밀번호가 잘못됨'],
  [
    ['play-background-location'],
    'We were unable to verify that the app offers the declared background feature. Your video should show it.',
  ],
  [
    ['play-sms-call-log'],
    'We announced updates to our Permissions policy that will limit which apps are allowed to request Call Log and SMS permissions.',
  ],
  [
    ['play-sms-call-log'],
    'Option 1) Your app does not require access to Call Log or SMS permissions: take them out of the manifest.',
  ],
  [
    ['play-full-screen-intent'],
    'You are receiving this email because you are using the USE_FULL_SCREEN_INTENT permission in your app.',
  ],
  [
    ['play-sdk-outdated'],
    'The developer of Example Ads SDK (com.example.android:ads) has reported version 18.3.0 as outdated.',
  ],
  [['play-ads'], 'Google Play - Issue found: Ad Abuse'],
  [
    ['play-impersonation'],
    "Your recent app submission was rejected for violating the Impersonation and Intellectual Property policy. Modify your app title so that it doesn't imply an official relationship.",
  ],
  [
    ['play-non-sdk-api'],
    'Pre-launch report: the following APIs are greylisted and Google cannot guarantee that they work.',
  ],
  [
    ['play-non-sdk-api'],
    'android.os.strictmode.NonSdkApiUsedViolation: Landroid/media/AudioTrack;->getLatency()I',
  ],
];
