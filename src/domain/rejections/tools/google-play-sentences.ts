import { GOOGLE_PLAY } from '../google-play-words';
import { wordsIn } from '../word-rows';
import type { ToolMessages } from './tool-messages';

/**
 * Reasons in an error of the Google Play Developer API, which many tools print without its sentence and without the
 * name of the API (public issue threads of gradle-play-publisher, fastlane and the Azure DevOps extension).
 */
export const GOOGLE_PLAY_REASONS: ToolMessages = {
  near: ['"reason"', 'reason: ', 'reason = ', ...GOOGLE_PLAY],
  messages: {
    'play-version-code-used': ['apkupgradeversionconflict'],
    'play-not-upgradable': ['apknoupgradepath'],
    'play-release-shadowed': ['multiapkshadowedactiveapk', 'multiapkcompletelyshadowedapk'],
    'play-release-empty': ['noactiveapks', 'this app does not have any apks in any'],
    'play-edit-deleted': ['editalreadycommitted', 'editnotfound'],
    'play-edit-expired': ['editexpired'],
    'play-track': ['trackempty', 'tracknotfound', 'track not found: no apk'],
    'play-release-state': ['cannotupdateapksontrackwithdraftrelease'],
    'play-tool-settings': ['track names in request path and request body'],
  },
};

/** What Google writes about a vulnerability of an app (public issue threads, and support.google.com/faqs). */
export const GOOGLE_PLAY_VULNERABILITIES: ToolMessages = {
  near: wordsIn(
    'google play|play console|play store|playstore|developer console|google help center|apk version',
    'apk 版本|apk版本|play core library|security alert|rejected by google',
  ),
  messages: {
    'play-vulnerability': [
      'your app contains a vulnerability that',
      'your app contains exposed|leaked|embedded|hardcoded',
      'your app uses…security vulnerabilities',
      'your app is…security vulnerabilities',
      'of your apps is…security vulnerabilities',
      'one or more libraries with known security issues',
      'using a version of…security vulnerability',
      'unsafe cryptographic encryption',
      'vulnerable to file-based',
      '软件含有用户安全漏洞',
    ],
  },
};

/** Sentences of Google's mails and of the Play Console that are often quoted without their heading (issue threads). */
export const GOOGLE_PLAY_SENTENCES: ToolMessages = {
  near: GOOGLE_PLAY,
  messages: {
    'play-broken-functionality': [
      'not access the in-app content',
      'not access…login credentials that you have',
    ],
    'play-exact-alarm': ["core functionality is not 'calendar' or"],
    'play-user-content': ['system for reporting objectionable'],
    'play-form-factor-quality': ['your app does not support voice commands'],
    'play-sdk-outdated': ['non-aligned sdk version'],
    'play-apks-not-allowed': ['tv launcher and should be published as an app bundle'],
    'play-symbols': ['kode native…simbol debug', 'mã gốc…biểu tượng gỡ lỗi', 'yerel kod…hata ayıklama'],
    'play-news': ['let us know whether your app is a news'],
    'play-setup-incomplete': [
      'let us know whether your app is a covid-19',
      'let us know whether your app is a government',
    ],
    'play-bundle-broken': [
      'uses reserved file or directory name',
      'unrecognized native architecture for directory',
    ],
    'play-too-large': ["your app's download size exceeds"],
    'play-wrong-package': ['package name…already used by another developer'],
  },
};

/**
 * What a tool says when the key file of the service account is empty, cut off or changed by the CI system. The messages
 * are short, because a longer one counts in any brief text about an Android app.
 */
export const GOOGLE_PLAY_KEY_FILES: ToolMessages = {
  near: wordsIn('upload-google-play|serviceaccountjson|service account json'),
  messages: { 'play-unauthorised': ['bad control character', 'end of json', 'not valid json'] },
};
