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
  [['play-devices-lost'], 'fastlane supply: multiApkDowngradedDevice'],
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
];
