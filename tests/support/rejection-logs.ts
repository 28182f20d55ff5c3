/**
 * Lines that upload and build tools print when they stop, in words of our own with the key phrases of the tools' public
 * code: the rules that must be named as causes, and no other.
 */
export const LOG_REJECTIONS: [rules: string[], text: string][] = [
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
];
