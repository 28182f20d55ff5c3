/**
 * Lines that upload and build tools print when they stop, in words of our own with the key phrases of the tools' public
 * code: the rules that must be named as causes, and no other.
 */
export const LOG_REJECTIONS: [rules: string[], text: string][] = [
  // What comes after other words, or says why in a part of a line
  [
    ['asc-notarization'],
    'ci WARN | "statusSummary": "Archive contains critical validation errors" (notary log)',
  ],
  [['asc-notarization'], 'Notarization history: 2026-09-01 10:00 invalid 2 Package Invalid'],
  [['play-release-state'], "error: Invalid value at 'track_config.releases[1].status'"],
  [['play-release-state'], 'Google Api Error: only one completed release is allowed per track'],
  [
    ['asc-server-error'],
    "Could not set beta_app_feedback_email and/or beta_app_description: 765: unexpected token at '<h2>Internal Server Error</h2>'",
  ],
  [
    ['asc-reason-in-log'],
    'fastlane pilot: could not set beta_app_feedback_email and/or beta_app_description: nothing to set',
  ],
  [['asc-reason-in-log'], 'Transporter, upload state: Import Error'],
  [
    ['play-reason-in-log'],
    "Something went wrong when submitting your app to Google Play Store. We couldn't figure out what went wrong.",
  ],
  [
    ['asc-build-mismatch'],
    'App Store Connect 409, ENTITY_ERROR.RELATIONSHIP.INVALID: the build has a different platform than the version.',
  ],
  [
    ['asc-review-already-created'],
    "403 FORBIDDEN_ERROR: 'appStoreVersionSubmissions' does not allow 'CREATE'. Allowed operation is: DELETE",
  ],
  [
    ['asc-idfa', 'asc-attachment-uploading'],
    'deliver: Using advertising identifiers requires that you select an option. There are still screenshot uploads in progress.',
  ],
  [['asc-screenshot-size'], 'Error processing screenshot: IMAGE_BAD_FILE_EXTENSION'],
  [
    ['asc-screenshots-missing'],
    'iTunes Connect: You must provide an iPad screenshot. You must upload at least one screenshot.',
  ],
  [['asc-screenshots-missing'], 'deliver: you must provide a screenshot for the primary size of a device.'],
  [['asc-screenshot-size'], 'ITMS-9001: "icon.jpg does not match type JPEG Image"'],
  [['asc-value-invalid'], 'ITMS-3007: expected position="3" for a screenshot, instead found position="2"'],
  [['asc-value-invalid'], 'ITMS-3000: "line 3: value of attribute "app_platform" is invalid"'],
  [['asc-agreement'], 'altool: *** Error, iris-code = "FORBIDDEN_ERROR.CONTRACT_NOT_VALID"'],
  [['asc-agreement'], 'altool: *** Error: You do not have required contracts to perform an operation (403)'],
  [['asc-required-fields'], 'App Store Connect: There is an error for 2 of your localizations.'],
  [
    ['asc-review-phone'],
    'deliver: [!] An attribute value is invalid. - The phone number must be in a valid format. Preface the phone number with “+”.',
  ],
  [
    ['asc-review-phone'],
    'deliver: [!] Phone number cannot be longer than 20 bytes. There are one or more errors on the page.',
  ],
  [['asc-locale-state'], 'Cannot create localization after the app version has been submitted for review.'],
  [['asc-withdraw'], "pilot: The resource 'betaAppReviewSubmissions' does not allow 'DELETE'"],
  [['asc-beta-review'], 'spaceship: ITC.apps.builds.errorMessage.notApprovedBuild'],
  [['play-server-error'], 'androidpublisher/v3/applications:commit { "code" : 500, "message" : null }'],
  [
    ['play-picture'],
    'publishListing, androidpublisher: This app has more than 8 screenshots for one language',
  ],
  [['itms-90426'], 'Invalid Swift Support: dylibs are missing'],
  [['itms-90209'], 'ITMS-90714: Invalid binary'],
  [['itms-90209'], 'App Store Connect: The app contains one or more corrupted binaries.'],
  [
    ['itms-90296'],
    "Transporter: The product archive package's signature is invalid. Sign it with an installer certificate.",
  ],
  [['asc-tool-outdated'], 'Application Loader.app/Contents/Support/altool: No such file or directory'],
  [['play-wrong-key'], 'Google Play expects: SHA1: 0A:1B; the bundle has: SHA1: 2C:3D'],
  [['asc-reason-in-log'], 'fastlane: The request could not be completed because: invalid_request'],
  [['asc-reason-in-log'], 'pilot fails with altool error 259'],
  [['asc-testflight-info'], 'pilot: What to Test is required. Validation errors'],
  [
    ['asc-review-not-allowed'],
    '[!] The request could not be completed because: Re-validating version produced errors.',
  ],
  [['play-server-error'], 'Google Play: 上传 Android App Bundle 时出错，请稍后重试'],
  [['itms-91061'], 'App Store Connect: the SDK must include a signature file.'],
  [['asc-export'], 'gym: The generated archive is invalid, this can have various reasons'],
  [['asc-notarization'], 'Error: Failed to staple your application with code: 65'],
  [['asc-notarization'], 'stapler: Could not find base64 encoded ticket in response for 2/0a1b'],
  [['asc-notarization'], '"Pets" cannot be opened. macOS cannot verify that this app is free from malware.'],
  [['asc-reason-in-log'], 'Xcode Cloud: Exporting for App Store Distribution failed.'],
  [
    ['itms-90078'],
    'The app appears to register with the Apple Push Notification service, without aps-environment.',
  ],
  [
    ['itms-90078'],
    'App Store Connect: Missing potentially required entitlement - a library uses push registration.',
  ],
  [['play-symbols'], 'Google Play: 這個 App Bundle 含有模糊處理的程式碼，建議您上傳去模糊化檔案'],
  [
    ['asc-role'],
    'fastlane: This request is forbidden for security reasons - The API key in use does not allow this request',
  ],
  [
    ['itms-90086'],
    'ITMS-90733: Missing architecture - the watch bundle is missing the [arm64] architecture(s).',
  ],
  [['itms-90087'], 'ITMS-90542: Invalid CFBundleSupportedPlatforms value. It contains [iPhoneSimulator].'],
  [
    ['itms-90087'],
    'App Store Connect: a nested bundle contains simulator platform listed in its Info.plist.',
  ],
  [
    ['itms-90101'],
    'ITMS-90109: the key UIRequiredDeviceCapabilities must not leave out devices that were supported by previous versions.',
  ],
  [['asc-server-error'], 'spaceship: "error"=>["Unexpected Error"], "statusCode"=>"ERROR"'],
  [['asc-tool-settings'], 'pilot: Builds cannot be assigned to this internal group.'],
  [['asc-reason-in-log'], 'Preparing build for App Store Connect failed'],
  [['play-release-state'], '{ "code": 400, "message": "COMPLETED release must not have fraction" }'],
  [['play-text-too-long'], 'The release created has notes in language en-US with length 620 (max: 500).'],
  [['play-text-too-long'], 'Release note for en-US is too long'],
  [['play-too-large'], 'The installation of the app bundle may be too large for some devices.'],
  [['play-too-large'], '你的 app bundle 的模块超出了压缩后下载大小上限'],
  [['play-track'], "Track has to be one of 'alpha', 'beta' or 'production'."],
  [['play-listing-incomplete'], 'Recent changes for de-DE: language is not associated with the app.'],
  [['asc-build-processing'], 'pilot: Build is not in an externally assignable state.'],
  [['itms-90054'], 'spaceship: The Bundle ID you entered has already been used.'],
  [['itms-90054'], 'App ID com.example.pets is not available. Please enter a different string.'],
  // Settings of the tool itself
  [['asc-tool-settings'], "fastlane deliver: could not find option 'tint' in the list of available options"],
  [['asc-tool-settings'], '[!] You can use neither ipa nor pkg options in one run of pilot.'],
  [['asc-tool-settings'], 'fastlane: could not find lane ios nightly.'],
  [['asc-tool-settings'], 'eas submit: build profile nightly does not exist in eas.json'],
  [['asc-tool-settings'], 'eas: the flag for the platform is required in non-interactive mode.'],
  [['play-tool-settings'], "upload-google-play: you must provide 'tracks' in your workflow."],
  [['play-tool-settings'], 'publishBundle: listings must be under the play directory.'],
  [
    ['play-tool-settings'],
    "[!] You passed invalid parameters to 'supply'. Could not find option 'notes' in the list of available options",
  ],
  [['play-release-state'], 'upload-google-play: Invalid status provided! Must be one of four.'],
  // Certificates and profiles
  [['asc-certificates'], 'fastlane match: could not install WWDR certificate'],
  [['asc-certificates'], 'Codemagic: cannot create or save resource without certificate private key'],
  [['asc-certificates'], 'eas build: the provisioning profile "Lantern" is expired!'],
  [['asc-certificates'], 'eas build: iOS credentials are missing in credentials.json.'],
  // Signing in
  [['asc-sign-in'], 'eas: Authentication with Apple Developer Portal failed!'],
  [['asc-sign-in'], 'spaceship: service key is empty'],
  [['play-unauthorised'], 'fastlane supply: could not load Google credentials.'],
  // Files
  [['asc-no-package'], "eas submit: we couldn't find any builds for the project lantern."],
  [['play-no-package'], 'Google Play publisher: no AAB or APK files matching the pattern were there.'],
  [['play-version-code-used'], 'versionCode 7: this file already exists in the Google Play account.'],
  [['play-bundle-broken'], '[BT:1.15] Error: the base module of the app bundle has two manifests.'],
  [['play-release-empty'], 'Play Console: you cannot remove all production APKs.'],
  [['play-debug-signed'], 'Google Play: the bundle was signed in the debug mode (translated).'],
  // Xcode and its tools
  [['asc-tool-outdated'], 'xcrun: iTMSTransporter is now part of an app of its own.'],
  [['asc-xcode-setup'], 'fastlane gym: no project/workspace found in this folder.'],
  [['itms-90022'], 'Transporter: CFBundleIconName is not found, though Info.plist has it.'],
  [['asc-server-error'], 'spaceship: too many requests, giving up.'],
  [['asc-pods'], 'TestFlight build: step 6, script Install pods, exited with status code 1'],
  [['asc-certificates'], 'CI for iOS: fastlane match fails with a wrong password of the repository.'],
  [['asc-unauthorised'], 'App Store Connect: invalid API key.'],
  [['asc-pods'], 'Build failed :|\nStep 4 script `Install pods` exited with status code 1'],
  // Lines with the time or the step of a build service before each of them
  [
    ['asc-build-failed'],
    "[RUN_FASTLANE] ** ARCHIVE FAILED **\n[RUN_FASTLANE] The following build commands failed:\n[RUN_FASTLANE] CompileSwift (in target 'Lantern' from project 'Lantern')",
  ],
  [
    ['play-project-code'],
    "[RUN_GRADLEW] Error: Unable to resolve module ./lamp\nExecution failed for task ':app:createBundleReleaseJsAndAssets'.",
  ],
  [
    ['asc-build-failed'],
    '2026-05-04T10:11:12.1300000Z Xcode: the following build\n2026-05-04T10:11:12.1400000Z commands failed',
  ],
  [['asc-export'], '[   +3 ms] Flutter: Encountered error while\n[        ] creating the IPA'],
  // .NET MAUI
  [
    ['play-16kb'],
    "warning XA0141: NuGet package 'Lamp' version '1.0' contains a shared library 'liblamp.so' which is not correctly aligned (developer.android.com)",
  ],
  [['play-android-sdk'], 'error XA5207: Could not find android.jar for API level 36.'],
  [
    ['play-android-sdk'],
    'error NETSDK1147: To build Lantern, the following workloads must be installed: maui-android',
  ],
  [
    ['play-keystore'],
    "Xamarin: error XA4310: '$(AndroidSigningKeyStore)' file 'lamp.keystore' could not be found.",
  ],
  [['play-resources'], 'Lantern.Android: error APT2260: style/Lamp was not there.'],
  [['play-manifest'], 'Microsoft.Android.Sdk: error AMM0000: label@string/lamp'],
  [['play-sdk-level'], "Xamarin.Android: error XA4216: the deployment target '19' is too low"],
  [['play-memory'], 'Xamarin.Android.D8.targets: error XA5213'],
  [['play-dependency'], "Android: error XA4241: Java dependency 'androidx.lamp:lamp' is not satisfied."],
  [
    ['play-project-code'],
    'Lantern.csproj (net10.0-android): error NU1101: there is no package Lantern.Light in the sources.',
  ],
  [
    ['play-project-code'],
    'Page.xaml.cs(3,7): error CS0246: Light is not known [Lantern.csproj::TargetFramework=net10.0-ios]',
  ],
  [['play-build-failed'], 'Microsoft.Android.Sdk.Aot: Precompiling failed for Lantern.dll with exit code 1.'],
  [['asc-certificates'], 'error : No valid iOS code signing keys found in the keychain of this Mac'],
  [
    ['asc-xcode-setup'],
    'This version of .NET for iOS (26.0) requires Xcode 26.0; the current one is Xcode 16.4.',
  ],
  // Uploads
  [['asc-notarytool'], 'altool: Unable to upload your app for notarization. (-1027)'],
  [['asc-server-error'], 'altool: *** Error: Server returned an invalid MIME type: text/html'],
  [['asc-provider'], 'altool: code 1627, this Apple ID account is attached to other providers.'],
  [['asc-xcode-setup'], 'Unity: to make C++ code for an iPhone, you must have Xcode installed.'],
  [['play-android-sdk'], 'Unity: Android SDK not found. The folder in the preferences is empty.'],
  [
    ['play-project-code'],
    '[INSTALL_DEPENDENCIES] npm error ERESOLVE could not resolve\nBuild failed. See logs of the Install dependencies build phase.',
  ],
  // Gradle
  [
    ['play-sdk-level'],
    `uses-sdk:minSdkVersion 21 cannot be smaller than version 23 declared in library [lamp]\n${'> Task :lamp:preBuild UP-TO-DATE\n'.repeat(150)}The job has ended.`,
  ],
  [
    ['play-dependency'],
    'UnityEditor.Android.GradleInvokationException: Could not find lamp-unity.jar (com.example:lamp-unity:1.0).\nSearched in the following locations:',
  ],
  [
    ['play-build-tools'],
    'Capacitor, Android: JVM target compatibility should be set to the same Java version for all tasks.',
  ],
  [
    ['play-resources'],
    "error: resource string/lamp_label not found.\nerror: failed linking file resources.\nExecution failed for task ':app:processReleaseResources'.",
  ],
  [
    ['play-provider-authority'],
    'Google Api Error: Invalid request - Remove conflicts from the manifest before uploading. The following content provider authorities are in use by other developers: com.example.scan.provider.',
  ],
  [
    ['play-provider-authority'],
    'Please remove conflicting items from the manifest and try again. Another developer is using the following content provider authority: .fileprovider.',
  ],
  [
    ['asc-preview'],
    'App previews cannot be uploaded: you have chosen to use an app preview from a larger display size. There is an error for 1 of your localizations',
  ],
  [
    ['asc-tool-outdated'],
    'Metadata validation failed: Deprecated Transporter usage. Send the file with -assetFile and not with -f. (1046)',
  ],
  [
    ['asc-export'],
    'Error (Xcode): Entitlements com.apple.developer.healthkit not found and could not be included in profile.',
  ],
  [
    ['itms-90161'],
    'The bundle Lantern at bundle path Lantern.app is not signed using Apple submission certificate.',
  ],
  [
    ['itms-90853'],
    "ITMS-90853: Invalid font - There was an error validating the font at 'Lantern.app/www/inter.woff2'. Font not supported by platform.",
  ],
  [
    ['itms-90853'],
    "There was an error validating the font named 'Lantern Serif' at 'Lantern.app/serif.ttf'. 'kern' table.",
  ],
  [
    ['itms-90984'],
    'App Store Connect: although delivery was successful, UIRequiredDeviceCapabilities contains arkit, which visionOS does not support.',
  ],
  [
    ['itms-90068'],
    'ITMS-90068: MinimumOSVersion too low - This app has a MinimumOSVersion of 12.0. Starting in Spring 2027 it must have 15.0.',
  ],
  [['itms-90068'], 'Starting in Spring 2027, all iOS apps must have a MinimumOSVersion of 15.0 or later.'],
  [
    ['itms-90534'],
    'ITMS-90301: This bundle is invalid - Apple does not accept applications built with this version of the OS.',
  ],
];
