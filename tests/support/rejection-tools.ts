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
  [
    ['itms-90626'],
    "Invalid Siri Support - Localized title for custom intent: 'StartWalk' not found for locale: de",
  ],
  [
    ['itms-90626'],
    "ITMS-90626: Invalid Siri Support - No example phrase was provided for INStartCallIntent in the 'fi' language.",
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
  // Builds that fail before there is a file
  [['asc-build-failed'], 'flutter build ipa\nEncountered error while archiving for device.'],
  [['asc-build-failed'], 'Xcode: Command PhaseScriptExecution failed with a nonzero exit code'],
  [['asc-build-failed'], 'error: exportArchive Copy failed'],
  [
    ['asc-pods'],
    "error: The sandbox is not in sync with the Podfile.lock. Run 'pod install'.\nCommand PhaseScriptExecution failed with a nonzero exit code",
  ],
  [['asc-pods'], '[!] CocoaPods could not find compatible versions for pod "Pets"'],
  [['asc-xcode-setup'], "xcodebuild: error: The project 'App' does not contain a scheme named 'Store'."],
  [['asc-xcode-setup'], 'iOS 26.4 is not installed. Please download and install the platform from Xcode.'],
  [['asc-symbols'], 'Upload Symbols Failed: the archive did not include a dSYM for Pets.framework'],
  [
    ['itms-90189'],
    'Upload Symbols Failed: the archive did not include a dSYM for Pets.framework\nERROR ITMS-90189: "Redundant Binary Upload."',
  ],
  [['asc-export'], 'flutter: Error (Xcode): Signing for "Runner" requires a development team.'],
  [['asc-export'], 'error: exportArchive "Pets.app" requires a provisioning profile.'],
  [['asc-export'], 'error: exportArchive Failed to Use Accounts'],
  [
    ['play-build-failed'],
    "FAILURE: Build failed with an exception.\nExecution failed for task ':app:compileKotlin'.",
  ],
  [['play-build-failed'], 'flutter: Gradle task bundleRelease failed with exit code 1'],
  [
    ['play-sdk-level'],
    'Manifest merger failed : uses-sdk:minSdkVersion 21 cannot be smaller than version 23 declared in library [com.example:pets:1.0]',
  ],
  [
    ['play-sdk-level'],
    "Gradle: Dependency 'a:b:1' requires libraries and applications that depend on it to compile against version 36 or later of the Android APIs.",
  ],
  [['play-build-tools'], 'Gradle build: Unsupported class file major version 65'],
  [
    ['play-build-tools'],
    'Android: Namespace not specified. Specify a namespace in the module’s build file.\nBUILD FAILED in 12s',
  ],
  [
    ['play-r8'],
    "Execution failed for task ':app:minifyReleaseWithR8'.\nERROR: Missing classes detected while running R8.",
  ],
  [
    ['play-dependency'],
    "Execution failed for task ':app:checkReleaseDuplicateClasses'.\n> Duplicate class com.example.A found in modules a-1.0 and b-1.0",
  ],
  [
    ['play-dependency'],
    "Could not resolve all files for configuration ':app:releaseRuntimeClasspath'.\n> Could not find com.example:pets:2.0.",
  ],
  [
    ['play-manifest'],
    "Execution failed for task ':app:processReleaseMainManifest'.\n> Manifest merger failed with multiple errors",
  ],
  [['play-firebase-config'], 'Gradle: File google-services.json is missing.'],
  [['play-android-sdk'], 'Gradle: SDK location not found. Define a valid location in local.properties.'],
  [
    ['play-resources'],
    "Execution failed for task ':app:mergeReleaseResources'.\nAAPT: error: failed to read PNG signature: file does not start with PNG signature.",
  ],
  [['play-memory'], 'Gradle build daemon disappeared unexpectedly (it may have been killed)'],
  [
    ['play-keystore'],
    "Execution failed for task ':app:validateSigningRelease'.\n> Keystore file 'upload.jks' not found for signing config 'release'.",
  ],
  // The reason beside the words of a wrapper, a warning or another try
  [
    ['play-version-code-used'],
    'FAILURE: Build failed with an exception.\nExecution failed for task \':app:publishReleaseBundle\'.\n> 403 Forbidden, androidpublisher\n"message" : "APK specifies a version code that has already been used."',
  ],
  [
    ['itms-90062'],
    'fastlane pilot: Apple 503 detected, trying again\nERROR ITMS-90062: "The train version is closed."\nTransporter transfer failed.',
  ],
  [
    ['asc-sign-in'],
    'altool: Unable to authenticate. (-22014) Unable to process authenticateWithArguments request at this time.',
  ],
  [
    ['asc-notarization'],
    'altool has been deprecated for notarization.\nYou supplied an invalid RequestUUID: null',
  ],
  [['asc-sign-in'], 'altool: Failed to get authorization for username "me" and password'],
  [['play-draft-app'], 'Release status: DRAFT\nGoogle Api Error: rolloutNotPermittedOnDraftApp'],
  [['play-reason-in-log'], 'Something went wrong when submitting your app to Google Play Store.'],
  [['play-reason-in-log'], 'fastlane supply: Google Api Error: badRequest: Bad Request'],
  [['play-reason-in-log'], 'Failed Step: Publishing\nPublishing app-release.aab to Google Play'],
  // What issue threads showed to be missing
  [
    ['play-unauthorised'],
    'eas submit: {"error":"invalid_grant","error_description":"Invalid JWT Signature."}',
  ],
  [
    ['play-setup-incomplete'],
    'The app is missing the required metadata to submit the app to Google Play Store.',
  ],
  [['asc-certificates'], "match: Error decrypting 'certs/distribution/A.cer'"],
  [
    ['asc-certificates'],
    'Failed to set up credentials.\nCredentials are not set up. Run this command again in interactive mode.',
  ],
  [
    ['asc-review-already-created'],
    'App Store Connect 409: Only one appStoreVersion can be present in reviewSubmissions.',
  ],
  [
    ['asc-version-exists'],
    '409: You cannot create a new version of the App in the current state. (App Store Connect)',
  ],
  [['asc-locale-state'], '409 ENTITY_ERROR.ATTRIBUTE.INVALID.UNMODIFIABLE'],
  [['asc-network'], 'deliver: Connection lost in midst of data session'],
  [['asc-role'], 'Spaceship::AccessForbiddenError: Access forbidden'],
  [['itms-90166'], 'App Store validation failed (409): No architectures in the binary.'],
  [
    ['itms-90047'],
    'Unable to process application at this time due to the following error: No .app bundles found in the package.',
  ],
  [['play-not-upgradable'], 'Google Api Error: apkUpgrade: Artifact upgrade problem'],
  [
    ['play-bundle-broken'],
    "bundletool: Module 'base' has no dex files but the attribute 'hasCode' is not false",
  ],
  [
    ['asc-sign-in'],
    'altool: *** Error: code -22020 (Unable to validate your app. We are unable to create an authentication session.)',
  ],
  [['asc-sign-in'], 'Xcode: No accounts with App Store Connect access. Add one in Settings, Accounts.'],
  [['asc-sign-in'], 'Unable to upload archive. Failed to authenticate for session: (null)'],
  [['asc-unauthorised'], 'altool: { "code": -19209, "message": "Unable to authenticate." }'],
  [
    ['asc-tool-outdated'],
    'iTMSTransporter: An exception has occurred: issuerId is required\nThe call to the iTMSTransporter completed with a non-zero exit status: 1.',
  ],
  [
    ['asc-export'],
    "** ARCHIVE FAILED **\nThe following build commands failed:\nCode signing is required for product type 'Application' in SDK 'iOS 26.0'",
  ],
  [
    ['asc-export'],
    'Provisioning Profile: "Store"\nPets.app: errSecInternalComponent\nCommand /usr/bin/codesign failed with exit code 1',
  ],
  [
    ['asc-certificates'],
    "Provisioning profile doesn't include any certificate for which the matching private key is installed.",
  ],
  [
    ['asc-certificates'],
    'Signing certificate "Apple Distribution" is not valid for code signing. It may have been revoked or expired.',
  ],
  [['asc-certificates'], 'fastlane gym: Certificate has either expired or has been revoked'],
  [
    ['itms-90206'],
    'Invalid directory. The bundle Payload/Pets.app/Kit.framework is not contained in a correctly named directory. It should be under Frameworks.',
  ],
  [['asc-no-package'], 'Skip publishing to App Store Connect: no IPAs or PKGs found'],
  [
    ['play-bundle-broken'],
    "[BT:1.18.0] Error: Path of targeted native directory must be in format 'lib/<directory>' but found 'lib'.",
  ],
  [
    ['play-bundle-broken'],
    "bundletool: Command '[/tmp/aapt2, convert]' didn't terminate successfully (exit code: 1).",
  ],
  [
    ['play-permission-denied'],
    '##[error]Error: Failed to create a new edit transaction for the package com.example.pets. See log for details.',
  ],
  [['play-no-package'], 'Error: Unable to find any release file @ app/release/app.aab'],
  [['asc-testflight-info'], 'spaceship: [!] Missing required information to submit for external testing'],
  [
    ['asc-beta-group-not-found'],
    'pilot: You cannot start testing without any tester. Please add some first.',
  ],
  [['play-resources'], 'Gradle: Aapt2Exception: AAPT2 error: check logs for details'],
  [
    ['play-resources'],
    "gradlew bundleRelease: Process 'command '/sdk/build-tools/36.0.0/aapt'' finished with non-zero exit value 1",
  ],
  [
    ['itms-90062'],
    'The value for key CFBundleShortVersionString in the Info.plist file must contain a higher version.',
  ],
  [
    ['asc-review-not-allowed'],
    "spaceship: Submit for review errors found. The version's state is not suitable for submission: In Review",
  ],
  [['asc-no-editable-version'], "fastlane precheck: undefined method `get_app_info_localizations' for nil"],
  [
    ['asc-certificates'],
    'dotnet publish: error : Could not find any available provisioning profiles for Pets on iOS.',
  ],
  [
    ['itms-90230'],
    'Transporter: Invalid product archive metadata. Error in keyPath [product-metadata.product-version].',
  ],
  [
    ['itms-90230'],
    'App Store: The lowest minimum system version in the product definition property list, none, must equal the LSMinimumSystemVersion value, 12.0.',
  ],
  [['play-unsigned'], 'Your App Bundle has an invalid signature. Upload again with a valid one.'],
  [
    ['asc-sign-in'],
    'Two Factor Authentication for account me is enabled\nYour session cookie has been expired.',
  ],
  // What the tools report about TestFlight, notarization and broken uploads
  [
    ['asc-beta-review'],
    'fastlane: This build could not be used for external testing because the build is not approved.',
  ],
  [
    ['asc-beta-review'],
    'TestFlight: the group was not notified, as the build is not approved for external testing.',
  ],
  [['asc-build-processing'], 'TestFlight: the build is still processing and not yet available for testing.'],
  [
    ['asc-withdraw'],
    '409 STATE_ERROR, App Store Connect: the review submission is not in cancellable state.',
  ],
  [['asc-withdraw'], 'deliver, App Store Connect: unable to remove this version from review.'],
  [['asc-review-in-progress'], 'App Store Connect: a review submission is already in progress.'],
  [['asc-notarytool'], 'xcrun altool --notarize-app --primary-bundle-id com.example.app: exit code 69'],
  [['asc-notarytool'], 'Notarization of Mac apps using altool is decommissioned, use notarytool instead.'],
  [['asc-notarization'], 'notarytool log: the executable does not have the hardened runtime enabled.'],
  [['asc-network'], '[altool] UPLOAD FAILED: insufficient data written'],
  [['asc-network'], 'Transporter: the uploaded file was truncated, 1024 of 4096 bytes arrived.'],
  [['play-server-error'], '> Task :app:publishReleaseBundle FAILED\n> insufficient data written'],
  [['asc-reason-in-log'], '[!] Shell command exited with exit status 1 instead of 0.'],
  [
    ['itms-90189'],
    '[!] Shell command exited with exit status 1 instead of 0.\nITMS-90189: Redundant Binary Upload.',
  ],
  // Messages that fresh logs showed to be missing
  [
    ['itms-90087'],
    'Asset validation failed: Unsupported Architectures. Your executable has i386 in libgame.dylib.',
  ],
  [['itms-90054'], 'Asset validation failed: Invalid Code Signature Identifier for "libgame.dylib".'],
  [['itms-90057'], 'Asset validation failed (90276) Missing Bundle Identifier in PlugIns/game.bundle'],
  [['itms-90047'], 'Application Loader: The archive is invalid.'],
  [['asc-server-error'], 'Xcode: a problem came up while communicating with the Member Center.'],
  [['asc-server-error'], 'deliver (fastlane): ITC.response.error.OPERATION_FAILED'],
  [
    ['asc-build-processing'],
    '[12:01]: Waiting for the build to show up in the build list - this takes a few minutes',
  ],
  [['asc-build-processing'], 'App Store Connect: build 17 is in state "PROCESSING".'],
  [
    ['asc-review-not-allowed'],
    'The request cannot be fulfilled because of the state of another resource. (409)',
  ],
  [['asc-reason-in-log'], 'fastlane deliver: Problem processing review submission'],
  [['asc-reason-in-log'], 'Failed to upload. "altool" exited with code 176.'],
  [['play-track'], 'androidpublisher 400: releasesRolloutTrackNotAllowed'],
  [['play-release-state'], 'Google Play: a COMPLETED release must not have fraction 0.2'],
  [
    ['play-core-feature'],
    'androidpublisher 403: the artifacts require permissions that are missing from permission declaration',
  ],
  [['asc-server-error'], 'App Store Connect: upload of the review information, 500 server error'],
  [
    ['play-picture'],
    'Google Api Error: Invalid request - Your icon does not apply the new icon specification.',
  ],
  [['play-no-package'], "upload_to_play_store: Couldn't find any new signed apk files..."],
  [['itms-90057'], "App Store Connect: Couldn't find platform family in Info.plist for libmod"],
  [['asc-reason-in-log'], 'Xcode: App Store Connect Operation Error'],
  [
    ['itms-90722'],
    'ERROR ITMS-90721: "Certificate Revoked. The signing certificate used for Pets.app has been revoked."',
  ],
  [
    ['asc-certificates'],
    'Pets.xcodeproj: error: Provisioning profile "pets" expired on Sep 6, 2026. (in target Pets)',
  ],
  [
    ['play-query-all-packages'],
    "Google Api Error: this release includes the QUERY_ALL_PACKAGES permission, which hasn't been declared in Play Console.",
  ],
];
