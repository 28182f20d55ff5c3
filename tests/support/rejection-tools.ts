/**
 * Messages of tools and APIs in words of our own, with the codes and key phrases that the tools' public code has: the
 * rules that must be named as causes, and no other.
 */
export const TOOL_REJECTIONS: [rules: string[], text: string][] = [
  // EAS
  [['itms-90062'], 'eas submit: SUBMISSION_SERVICE_IOS_OLD_APP_VERSION'],
  [['itms-90189'], 'eas: EAS_UPLOAD_TO_ASC_VERSION_DUPLICATE, increment the build number.'],
  [['asc-agreement'], 'Submission failed: SUBMISSION_SERVICE_IOS_MISSING_REQUIRED_AGREEMENT'],
  [['play-permission-denied'], 'SUBMISSION_SERVICE_ANDROID_SERVICE_ACCOUNT_IS_MISSING_PERMISSIONS'],
  [['asc-reason-in-log'], 'eas: Fastlane pilot failed (SUBMISSION_SERVICE_IOS_UNKNOWN_ERROR)'],
  [['play-reason-in-log'], 'SUBMISSION_SERVICE_ANDROID_UNKNOWN_ERROR'],
  [['asc-no-package'], 'SUBMISSION_SERVICE_COMMON_ARCHIVE_DOWNLOAD_NOT_FOUND_ERROR'],
  // App Store Connect API
  [['asc-review-already-created'], '409 STATE_ERROR.ITEM_PART_OF_ANOTHER_SUBMISSION'],
  [
    ['itms-90534'],
    'code: ENTITY_ERROR.RELATIONSHIP.INVALID.INVALID_STATE.BUILD_SDK_NOT_ALLOWED_FOR_APP_STORE_SUBMISSION',
  ],
  [['asc-name-taken'], '409 ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE.DIFFERENT_ACCOUNT'],
  [
    ['asc-version-exists'],
    'fastlane: an attribute with a value that has already been used - The version number has been previously used.',
  ],
  [['asc-value-invalid'], 'Spaceship: the entity includes a relationship with an invalid value.'],
  [['asc-not-found'], 'App Store Connect API, PATH_ERROR: the specified resource does not exist.'],
  [['asc-price'], 'App Store Connect: the price point is not valid for this territory.'],
  [['asc-product-id'], 'App Store Connect: this product ID has already been used.'],
  [['asc-testflight-info'], 'spaceship: ITC.apps.tf.build.test.info.missing.feedback'],
  // fastlane
  [
    ['asc-app-not-found'],
    "fastlane deliver: Couldn't find app 'com.example.app' on the account of 'me' on App Store Connect",
  ],
  [['asc-no-editable-version'], "deliver: Could not find a version to edit for app 'Pets' for 'IOS'"],
  [
    ['asc-attachment-uploading'],
    'fastlane: Failed verification of all screenshots uploaded... 3 still exist',
  ],
  [['asc-provider'], 'fastlane: Multiple App Store Connect Teams found; unable to choose'],
  [['asc-server-error'], 'fastlane: Apple 503 detected - this might be temporary server error'],
  [['asc-no-package'], "fastlane pilot: Could not find ipa file at path './App.ipa'"],
  [['play-no-package'], "fastlane supply: Could not find aab file at path './app.aab'"],
  [['play-track'], "supply: Unable to find the requested track - 'qa'"],
  [['play-unauthorised'], "supply: Could not find service account json file at path 'key.json'"],
  // Xcode and Transporter
  [['itms-90870'], 'ITMS-90870: Missing launch screen.'],
  [['itms-90101'], 'ITMS-90101: the update does not support a device that the one before supported'],
  [['itms-90291'], 'ITMS-90291: Malformed Framework'],
  [['itms-90513'], 'ITMS-90513: no Top Shelf image'],
  [['itms-90649'], 'ITMS-90649: the iMessage app icon is missing'],
  [['itms-90189'], 'ERROR ITMS-4238: Redundant Binary Upload'],
  [['itms-90482'], 'Error Domain=ContentDelivery Code=90482 "Asset validation failed": contains bitcode'],
  [['asc-network'], 'Transporter: Could not start delivery: all transports failed diagnostics'],
  [['asc-tool-outdated'], 'xcrun: error: unable to find utility "altool", not a developer tool'],
  [['asc-notarization'], 'notarytool: The executable does not have the hardened runtime enabled.'],
  [['asc-export'], 'xcodebuild -exportArchive: error: archive not found at path build/App.xcarchive'],
  [
    ['itms-90725'],
    '91011: Invalid architecture. The arm64e slice was built with an older SDK. (App Store Connect)',
  ],
  // Google Play API, bundletool, Gradle
  [['play-server-error'], 'r0adkll/upload-google-play, aab: Error 502 (Server Error)!!1'],
  [['play-release-shadowed'], 'Google Api Error: multiApkShadowedActiveApk'],
  [['play-bundle-broken'], "bundletool: Module 'base' is missing mandatory file 'AndroidManifest.xml'."],
  [['play-keystore'], 'Gradle: Keystore was tampered with, or password was incorrect'],
  // What issue threads of 2026 showed to be missing
  [['play-not-a-zip'], 'Google Api Error: forbidden: this APK is not a valid ZIP archive'],
  [['play-permission-denied'], 'supply: Google Api Error: forbidden: Forbidden - Forbidden'],
  [['play-debuggable'], 'Google Api Error: apkDebuggable: the APK is marked as debuggable.'],
  [['play-certificate-validity'], 'androidpublisher 403: apkNotificationMessageKeySignedWithShortKey'],
  [['play-api-disabled'], 'androidpublisher 403: Project #42 has been deleted.'],
  [['play-account-issue'], 'gradle: 400 UploadException: TOS_NOT_ACCEPTED (com.example.app)'],
  [['play-bundle-broken'], 'androidpublisher: the APK cannot be analyzed using aapt'],
  [['play-version-code-used'], 'supply: Cannot update a published APK.'],
  [['play-reason-in-log'], 'Google Play release step: Error: Failed to upload the APK app.apk'],
  [
    ['play-version-code-used'],
    'Google Play release step: Error: Failed to upload the APK app.apk: apkUpgradeVersionConflict',
  ],
  [['play-target-api'], 'Google Play: the desired API level of your app is 7.'],
  [['asc-tool-outdated'], "eas submit: Cannot read properties of undefined (reading 'attributes')"],
  [['itms-90535'], 'App Store Connect: consider removing the CFBundleExecutable key from its Info.plist'],
  [
    ['itms-90057'],
    "App Store Connect: the nested bundle doesn't have the right platforms listed in CFBundleSupportedPlatforms.",
  ],
  [['itms-90057'], 'App Store Connect: an app with game controllers must also support the Apple TV remote.'],
  [
    ['itms-90022'],
    "App Store Connect: Missing Info.plist value. The Info.plist key CFBundleIconName is missing in the bundle 'com.example'.",
  ],
  [['itms-90208'], 'ITMS-90455: the watch app asks for a watchOS that is not out yet'],
  [['itms-90086'], 'ITMS-90203: the extension lacks arm64'],
  [
    ['itms-90534'],
    'App Store Connect: Invalid sdk value. 10.4 is greater than the maximum allowed value of 10.3.',
  ],
  [
    ['itms-90338'],
    'ITMS-90338: Non-public API usage. The app references _ptrace, found in a non-public API.',
  ],
  [['play-wrong-key'], 'Google Play: the bundle is signed with the wrong password.'],
  [['play-wrong-key'], 'Google Play: you uploaded an APK that is not signed with the upload certificate.'],
  [
    ['play-permission-denied'],
    'Authenticated with Google Play and getting new edit\n##[error]Error: Forbidden',
  ],
  [['asc-tool-outdated'], 'altool: [ContentDelivery.Uploader] createRequest: caught an exception'],
  [['itms-90209'], 'ITMS-90755: the binary holds instructions that are not allowed'],
];
