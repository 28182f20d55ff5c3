/**
 * Issues of Policy status, messages of the Play Console in several languages, of Xcode without an ITMS number, and
 * sentences of letters that are pasted alone.
 */
export const CONSOLE_REJECTIONS: [rules: string[], text: string][] = [
  [
    ['play-privacy-policy'],
    'Issue found: Invalid privacy policy URL\nIn your Developer Program Policies review of Tidepool (com.example.tide), the link gave an error.',
  ],
  [
    ['play-metadata'],
    'Your app is not compliant with Google Play policies.\nIssue found: Icon mismatch\nThe installed icon is another one.',
  ],
  [
    ['play-spam'],
    'Policy status: rejected\nIssue found: Webview without permission\nThe app shows a website that is not yours.',
  ],
  [
    ['play-payments'],
    'Issue found: Unclear subscription offer. Google Play policies ask for the cost and billing frequency.',
  ],
  [['play-user-data'], 'Issue found: Improper data collection in your app'],
  [['play-content-rating'], 'Issue found: Incorrect content rating of your app'],
  [
    ['play-account-issue'],
    'Issue found: Violation of Play Console requirements. The app and the developer profile do not agree.',
  ],
  [
    ['play-closed-test'],
    'Your app requires more testing before you can access production; the testers were not engaged with your app.',
  ],
  [['play-version-code-used'], 'Ya se usó el código de la versión 12. Prueba con otro.'],
  [['play-version-code-used'], '버전 코드 9은(는) 이미 사용되었습니다.'],
  [
    ['play-wrong-package'],
    'Du musst einen anderen Paketnamen verwenden, weil "com.example" nicht erlaubt ist.',
  ],
  [
    ['play-target-api'],
    'アプリは API レベル 33 を対象としていますが、API レベル 35 以上を対象とする必要があります',
  ],
  [
    ['play-target-api'],
    'Votre application cible actuellement le niveau d’API 33 et doit cibler un niveau plus récent',
  ],
  [['play-release-empty'], 'Esta versão não adiciona ou remove pacotes de apps.'],
  [['play-not-upgradable'], '您无法发布此版本，因为它不允许任何现有用户升级到新的 App Bundle。'],
  [['play-foreground-service'], 'Debes indicar si tu aplicación usa permisos de servicios en primer plano'],
  [
    ['play-target-api'],
    'The desired API level of your app is 30. This level must be at least 35 for the app to be accepted.',
  ],
  [
    ['play-privacy-policy'],
    'Apps using these permissions in an APK are required to have a privacy policy set: android.permission.CAMERA',
  ],
  [
    ['asc-export'],
    'error: exportArchive: Provisioning profile "Tidepool Beta" is not an "iOS App Store" profile.',
  ],
  [
    ['asc-export'],
    'IDEDistribution: Step failed: Error Domain=IDEDistributionErrorDomain Code=14\nerror: exportArchive: No applicable item',
  ],
  [
    ['itms-90474'],
    'Because your app supports Multitasking on iPad, you need to include the LaunchScreen launch storyboard file in your bundle',
  ],
  [
    ['itms-90381'],
    'Too many symbol files. These symbols have no corresponding slice in any binary: 1F2E.symbols',
  ],
  [['asc-screenshot-size'], 'fastlane deliver: IMAGE_INCORRECT_DIMENSIONS for 2 screenshots'],
  [
    ['asc-release-not-found'],
    "iTunes Store operation failed\nNo version found for 'adamId - platform' (12345 - iOS App).",
  ],
  [
    ['play-android-sdk'],
    "Execution failed for task ':app:configureCMakeRelWithDebInfo[arm64-v8a]'. > [CXX1416] Could not find Ninja on PATH",
  ],
  [
    ['play-resources'],
    'Aapt2InternalException: AAPT2 daemon: Unexpected error during compile, drawable/splash.png, attempting to stop daemon. Android',
  ],
  [
    ['play-project-code'],
    'eas build -p android\nnpm ERR! code ERESOLVE\nnpm ERR! ERESOLVE could not resolve\nnpm ERR! Fix the upstream dependency conflict',
  ],
  [
    ['play-project-code'],
    'Because lantern depends on sdk_x >=3.0.0 which requires Flutter SDK >=3.30.0, version solving failed.\nflutter pub get failed',
  ],
  [
    ['asc-project-code'],
    "Error: [ios.dangerous]: withIosDangerousBaseMod: ENOENT: no such file or directory, open './assets/icon.png'",
  ],
  [
    ['play-dex-limit'],
    'Execution failed for task :app:mergeDexRelease\nThe number of method references in a .dex file cannot exceed 64K.',
  ],
  [
    ['play-sdk-outdated'],
    'Your latest production release contains SDK issues. Critical issues have been reported with the following SDK versions: com.example.maps:core:2.1',
  ],
  [
    ['play-sdk-outdated'],
    'Le développeur de com.example:maps a signalé des problèmes critiques pour la version 2.0 (Google Play)',
  ],
  [['play-user-content'], 'The update of my app is blocked again due to "Sexual Content or Profanity"'],
  [['play-content-rating'], "Your app's content rating is incorrect."],
  [['play-content-rating'], 'The mail says that the content rating is not accurate, on Google Play.'],
  [
    ['play-data-safety'],
    "We reviewed your app's Data safety form and found discrepancies between it and how the app shares data.",
  ],
  [['play-bundle-broken'], 'PARSE_ERROR key=APK_NOTIFICATION_MESSAGE_KEY_INVALID_FILE'],
  [['asc-sign-in'], 'The application account information was incorrect. (-20207)'],
  [['asc-server-error'], 'fastlane deliver: 500 Internal Server Error from iTC since this morning'],
  [['apple-2.4.5(iii)'], 'The app spawns processes that continue running after it was quit.'],
  [
    ['apple-5.1.1(v)'],
    'Apps must also allow users to initiate deletion of their account from within the app.',
  ],
  [['apple-2.5.2'], 'App Review: remove any remote code importing functionality, such as CodePush support.'],
  [
    ['asc-export'],
    'Cannot code sign because the target does not have an Info.plist file and one is not being generated automatically.',
  ],
  [
    ['asc-build-failed'],
    "Failed to build iOS app\nSwift Compiler Error (Xcode): Cannot find type 'LanternPlugin' in scope\nRunning pod install...\nXcode archive done.\nEncountered error while archiving for device.",
  ],
  [
    ['asc-certificates'],
    'security find-identity -v -p codesigning build.keychain\n     0 valid identities found',
  ],
  [
    ['asc-tool-outdated'],
    'Your bundle only supports platforms ["x86_64-darwin"] but your local platform is arm64-darwin-24 (fastlane)',
  ],
  [
    ['play-build-tools'],
    'The Android Gradle plugin supports only Kotlin Gradle plugin version 1.5.20 and higher.',
  ],
  [
    ['play-android-sdk'],
    'C/C++: CMake Error: CMake was unable to find a build program corresponding to "Ninja". (Android)',
  ],
  [
    ['play-unauthorised'],
    'eas submit: Google Service Account Keys cannot be set up in --non-interactive mode.',
  ],
  [
    ['play-health'],
    'The upload to the Play Store is blocked due to missing Health Connect permission approval',
  ],
  [['play-r8'], 'ERROR: R8: Missing class com.example.splitcompat.Loader'],
  [['play-memory'], 'Expiring Daemon because JVM heap space is exhausted'],
  [
    ['play-listing-incomplete'],
    '{ "domain": "androidpublisher", "message": "This app has no full description for language da-DK.", "reason": "x" }',
  ],
  [['play-listing-incomplete'], '[!] noShortDescription: this app has no text (Google::Apis::ClientError)'],
  [
    ['play-listing-incomplete'],
    'deploy step: googleapi: Error 400: listing language da.txt is not supported., unsupportedListingLanguage',
  ],
  [
    ['play-listing-incomplete'],
    'androidpublisher answered: This app does not have a contact email address set.',
  ],
  [
    ['play-listing-incomplete'],
    'androidpublisher answered: This app has too few screenshots for language da-DK.',
  ],
  [['play-track'], "publishBundle: Track has to be one of 'internal', 'alpha', 'beta'"],
  [['play-64-bit'], 'Publishing the APK: this release is not compliant with the Play 64-bit requirement'],
  [['play-server-error'], '/gems/supply/lib/supply/client.rb:77: Backend Error (RuntimeError)'],
  [['play-no-package'], '##[error]Not found apkFile: C:\\agent\\drop\\lantern.apk'],
  [
    ['asc-app-not-found'],
    "altool: Failed to determine the appleID from bundleID 'com.example.lantern' (-19237)",
  ],
  [
    ['asc-server-error'],
    '[ContentDelivery.Uploader.1] PUT STATE: received status code 503; service unavailable.',
  ],
  [
    ['asc-export'],
    'xcodebuild: IDEDistribution: Failed to generate distribution items with error: Code=0 "Found an unexpected Mach-O header code: 0x1"',
  ],
  [
    ['play-background-location'],
    'Check your code paths and restrict usage to foreground purposes only, even without ACCESS_BACKGROUND_LOCATION.',
  ],
  [
    ['play-wrong-key'],
    'Google Play: the bundle was signed with a key that is also used to sign the APKs that users get.',
  ],
  [
    ['play-wrong-key'],
    'Das App Bundle, das mit einem Schlüssel signiert wurde, der auch zum Signieren der APKs dient (Google Play)',
  ],
  [['itms-91053'], "Your app's code references one or more APIs that require reasons, such as UserDefaults."],
  [['play-16kb'], 'Uncompressed native libraries are not zip aligned for 16 KB within your app'],
  [['play-16kb'], 'Your app uses native libraries that are not aligned to 16 KB pages.'],
  [
    ['play-16kb'],
    'It uses native libraries that are not aligned to support devices with 16 KB pages, the Play Console says.',
  ],
  [['play-16kb'], 'The native library arm64-v8a/liblantern.so is not 16 KB aligned'],
  [['play-health'], 'An app with this permission must meet Health apps policy requirements.'],
  [
    ['play-health'],
    'Health Connect: we could not see how the requested permissions benefit the user of the lantern app.',
  ],
  [['asc-no-editable-version'], "deliver: [!] undefined method `candidate_builds' for nil"],
  [['play-resources'], 'com.android.builder.Aapt2Exception\n  error: failed linking references.'],
  [['apple-5.1.1'], 'To resolve the guideline 5.1.1 issue, please remove the message about Settings.'],
  [
    ['apple-2.5.1'],
    'The app uses HKWorkoutSession, but it does not appear to include any primary features that require fitness data.',
  ],
  [['play-wrong-key'], 'Play Console: o App Bundle está assinado com uma chave diferente.'],
  [
    ['play-symbols'],
    'This APK contains native code, but you have not uploaded debugging symbols. (Google Play)',
  ],
  [
    ['play-app-suspended'],
    'Ad serving has been disabled to your application. Violation explanation: GOOGLE PLAY REMOVAL: AdMob publishers may not abuse other products.',
  ],
  [
    ['play-form-factor-quality'],
    'The app contains a Leanback launch intent, indicating that it is made for Android TV. We review it first.',
  ],
  [['play-device-abuse'], '裝置與網路濫用行為\n\n我們禁止應用程式干擾、中斷、損害使用者的裝置'],
  [
    ['play-account-deletion'],
    'Add a link that users can use to request that their account is deleted. It is shown on your Google Play listing.',
  ],
  [['play-unsigned'], 'Du hast eine APK-Datei mit ungültiger Signatur hochgeladen. Fehler bei apksigner'],
  [
    ['play-unsigned'],
    'Google Play: apksigner ERROR: MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET: target 30 needs scheme v2',
  ],
  [
    ['play-devices-lost'],
    'Device support removed\nDeactivating this APK makes your app available for new installs on fewer types of devices.',
  ],
  [
    ['play-intellectual-property'],
    'Revi o aplicativo e tive que rejeitá-lo por uso não autorizado de conteúdo protegido. (Google Play)',
  ],
  [['play-billing-library'], 'From that day on all new apps must use Billing Library version 8 or newer.'],
  [
    ['play-families'],
    'Google Play, Families Ad Format Requirements: the ads of your app interfere. Ads interfere with app use for 9 seconds.',
  ],
  [
    ['play-content-rating'],
    'Google Play: REASON FOR CONTENT LEVEL CHANGE: your app shows slot machines, so its level is now another one.',
  ],
  [
    ['play-malware', 'play-privacy-policy'],
    'Your app violates the Malware policy of Google Play: it is uploading the Contact List without posting a privacy policy in the Play Console. See the User Data policy.',
  ],
  [
    ['play-vulnerability'],
    'Your app runs an old version of OpenSSL, which has security vulnerabilities. Such apps may be "dangerous products", subject to removal from Google Play.',
  ],
  [
    ['play-setup-incomplete'],
    'Error 403 of androidpublisher: noPrimarilyChildDirectedStatus, indicate if your app is primarily directed towards children.',
  ],
  [
    ['play-form-factor-quality'],
    'Your app does not provide text without cut off in the default size. Texts are cut off when a large font size is selected.',
  ],
  [
    ['play-all-files'],
    "The bundle requests the 'android.permission.MANAGE_EXTERNAL_STORAGE' permission, which Google Play doesn't support at the moment.",
  ],
  [
    ['play-form-factor-quality'],
    'During a recording your app did not show the ongoing activity indicator on the watch face, nor in recent apps.',
  ],
  [
    ['play-form-factor-quality'],
    'Crashing after launch: your app closes at once, so we cannot review your app for Android TV. | No banner | It is not visible.',
  ],
  [
    ['play-account-terminated'],
    'REASON FOR TERMINATION: Prior violations of the Developer Program Policies by this or an associated account.',
  ],
  [
    ['play-key-not-valid-yet'],
    'Upload failed: the certificate of this bundle is not yet valid because it has been recently reset.',
  ],
  [
    ['play-deceptive'],
    'Google Play rejected the update: Insufficient Sources Provided for the government data.',
  ],
  [['play-version-code-used'], 'The version 12 code has already been used. Try another code.'],
  [['play-app-signing'], 'For uploading an App Bundle you must be enrolled in Play Signing'],
  [
    ['play-policy-unnamed'],
    'We found an issue in the following area(s): App website: please see the screenshot.',
  ],
  [
    ['play-broken-functionality'],
    `Issue found: Violation of Play Console Requirements
To review your app we need valid login credentials and any other resources.`,
  ],
];
