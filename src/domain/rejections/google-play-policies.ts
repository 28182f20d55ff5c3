import {
  GOOGLE_PLAY,
  inPolicyRefusal,
  inPolicyRefusalWithout,
  nearGooglePlay,
  PERMISSION_RULES,
  policy,
} from './google-play-words';
import type { RejectionRule } from './rejection-rule';

/** Policies that Google Play's mails name most, about content, listing and data (sources 5.2). */
export const GOOGLE_PLAY_POLICIES: readonly RejectionRule[] = [
  policy({
    id: 'play-data-safety',
    title: 'Data safety answers do not match the app',
    cause: 'The app, or an SDK in it, sends data that the Data safety form does not name.',
    fix: 'Add the data types the mail names to the Data safety form, or remove the SDK, and send the app again.',
    place: { step: 'policy', console: 'Play Console: App content, Data safety' },
    done: 'corrected the Data safety form to match what the app sends',
    messages: [
      'invalid data safety section|form',
      'is missing a data safety form',
      "reviewed your app's data safety section|form",
      'found discrepancies between it and how the app',
      'user data transmitted off device that you have not disclosed',
      // A letter about the deletion of accounts names the form in which the address is entered.
      ...inPolicyRefusalWithout(['delet'], 'data safety'),
      ...inPolicyRefusal('device or other ids', 'data types…not declared'),
      'policy declaration - data safety',
      'データ セーフティ',
      '数据安全部分',
      '資料安全性',
    ],
  }),
  policy({
    id: 'play-metadata',
    title: 'Listing against the metadata policy',
    cause:
      'The title, a description or a picture has emoji, capitals, rankings, prices, contains a call to action, testimonials or keyword lists.',
    fix: 'Check the listing and fix what it marks: title within 30 characters, no emoji or capitals, no "best", "free" or "download now".',
    place: { step: 'listing' },
    done: 'revised the title, the descriptions and the graphics to follow the metadata policy',
    messages: [
      {
        stems: 'icon violat|reject terms|policy',
        near: ['google play', 'play console', 'play store', 'playstore'],
      },
      {
        stems:
          'icon|title|description violat|reject|remov|policy google|play|policy|policies terms|policy|violat|store',
        near: ['google play', 'play console', 'play store', 'playstore'],
      },
      {
        stems: 'icon|name|title|description|screenshots like|hate|accept don|dont|doesn|not they|google',
        near: ['google play', 'play console', 'play store', 'playstore'],
      },
      ...inPolicyRefusal('improper formatting'),
      {
        stems:
          'title|icon|name|description|screenshots|metadata|graphic emoji|rank|price|promot|testimonial|keyword|improper|irrelevant|excessive|performance|capital|repetitive|unrelated policy|violat|allow|not|issue',
        near: ['google play', 'play console', 'play store'],
      },
      "we don't allow apps with misleading, improperly formatted",
      'description contains improper formatting',
      ...inPolicyRefusal(
        'android brand guideline*',
        'android ブランド ガイドライン',
        'android ブランドガイドライン',
      ),
      ...inPolicyRefusal(
        'metadata policy',
        'explicit content in app|the description',
        'misleading metadata|screenshots',
        'store listing and promotion',
        'app icon…policy',
      ),
    ],
  }),
  policy({
    id: 'play-privacy-policy',
    title: 'Privacy policy missing or not valid',
    cause:
      'The privacy policy link is missing, does not open, is a PDF or does not name the app, and the app handles personal data.',
    fix: 'Give the URL of a page that names the app and says what is collected, in the listing and in the app.',
    place: { step: 'listing', console: 'Play Console: App content, Privacy policy' },
    done: 'added a valid privacy policy to the listing and the app',
    messages: [
      {
        stems: 'privacy policy reject|violat|remov|suspen|refus',
        near: ['google play', 'play console', 'play store', 'playstore'],
      },
      {
        stems:
          'privacy policy invalid|missing|valid|link|url|require|comprehensive|does|lacks app|page|play|listing not|invalid|missing|must|need|require|valid',
        near: ['google play', 'play console', 'play store', 'googleplay'],
      },
      'does not include a valid privacy policy',
      'requires a valid privacy policy',
      'has a privacy policy but it is not adequate',
      'without disclosing it in the privacy policy',
      ...nearGooglePlay(
        'invalid|valid privacy policy',
        'privacy policy does not',
        'app needs a privacy policy',
        'you need to declare a privacy policy',
      ),
    ],
  }),
  policy({
    id: 'play-disclosure',
    yieldsTo: ['play-accessibility'],
    title: 'No prominent notice before data is collected',
    cause:
      'The app or an SDK collects or sends personal data before a notice of its own that names the data and asks for consent.',
    fix: 'Show a notice in the app before the permission or the transfer, name the data and what it is for, ask for consent, or remove the SDK the mail names.',
    place: { step: 'build' },
    done: 'added a prominent notice with consent before any data is collected',
    messages: [
      'requires|and|without|missing|for prominent disclosure',
      'without a prominent disclosure',
      'meeting the prominent disclosure',
      'prominent disclosure not found',
      'prominent disclosure did not appear',
      'prominent in-app disclosure',
    ].map((words) => ({
      words,
      near: ['google', 'apk', 'play', 'runtime permission', 'sdk', 'uploading users'],
    })),
  }),
  policy({
    id: 'play-user-data',
    yieldsTo: [
      ...PERMISSION_RULES,
      'play-data-safety',
      'play-privacy-policy',
      'play-account-deletion',
      // Its mails are headed "Malicious Behavior or User Data policy".
      'play-vulnerability',
      'play-families',
      'play-disclosure',
    ],
    title: 'Personal data without a clear notice',
    cause: 'The app collects or sends personal data before it says so, or without consent.',
    fix: 'Show a clear notice in the app before the data is collected, ask for consent, and name the data in the privacy policy.',
    place: { step: 'build' },
    done: 'added a notice with consent before any data is collected',
    messages: [
      {
        stems:
          'sdk|library collect|requests|transmission|transmits data|location|information|packages|id consent|disclosure|personal|sensitive|prominent',
        near: ['google play', 'play console', 'play store', 'playstore', 'from google'],
      },
      ...inPolicyRefusal(
        'user data policy',
        'prominent disclosure',
        'personal and sensitive user data',
        'installed application inventory',
        'collection of installed application',
        'installed applications without user consent',
      ).map((message) => ({
        ...message,
        unless: [
          'accessibilityservice',
          'accessibility service',
          'accessibility api',
          'data safety',
          'apple',
        ],
      })),
    ],
  }),
  policy({
    id: 'play-broken-functionality',
    title: 'App does not work for the reviewer',
    cause: 'The app crashed, did not load, or the reviewer could not sign in.',
    fix: 'Test the release build from a test track on a clean device and give working sign-in details under App access.',
    place: { step: 'build', console: 'Play Console: App content, App access' },
    done: 'fixed the problem and gave working sign-in details under App access',
    messages: [
      {
        stems:
          'app|reviewers|we crash|freez|unresponsive|load|open|launch|sign|log|credentials|install review|test|unable|not|policy google|play|reviewers|credentials|policy',
        near: ['google play', 'play console', 'play store', 'broken functionality'],
      },
      ...inPolicyRefusal(
        'broken functionality',

        'app crashes',
        'login credentials',
        'app access requirements',
        'loginwall',
        'login wall',
      ),
      'broken functionality policy',
      '功能无法正常',
      ...nearGooglePlay('사용자 아이디 또는 비밀번호가 잘못*'),
      { words: 'we were unable to review your app', near: GOOGLE_PLAY, unless: ['insufficient'] },
      ...inPolicyRefusalWithout(
        ['insufficient', 'apple', 'app store', 'app review', 'guideline'],
        'unable to review your app because',
      ),
    ],
  }),
  policy({
    id: 'play-organization-account',
    title: 'Must be published from an organization account',
    cause:
      'Financial products, health, VPN and government apps may only be published from the account of an organization.',
    fix: 'Register the account as an organization (it needs a D-U-N-S number) or transfer the app to one; correct the category and the declarations under App content when the app offers nothing of this kind.',
    place: { console: 'Play Console: Developer account, and App content' },
    done: 'published the app from an organization account; [or: corrected the declarations]',
  }),
  policy({
    id: 'play-closed-test',
    title: 'Closed test not long enough',
    cause: 'Personal accounts made since 2023-11-13 need 12 testers for 14 days in a row before production.',
    fix: 'Keep at least 12 testers opted in to a closed test for 14 days, then apply for production access.',
    place: { console: 'Play Console: Testing, Closed testing' },
    done: 'ran the closed test with at least 12 testers for 14 days',
    messages: [
      {
        stems: 'testers closed|opted|production|12|20|14|active|engaged test|days|access|apply',
        near: ['google play', 'play console', 'production', 'closed test'],
      },
      'closed test with at least 12 testers',
      'run your closed test with at least',
      'have at least 12 testers opted-in',
      ...nearGooglePlay(
        'at least 12|20 testers',
        '12|20 testers for',
        'people opted-in for 14',
        'opted into a closed test',
        'opted in to a closed test',
        '14 consecutive|continuous days',
        'testers for 14 days',
        'testing requirements for new personal developer accounts',
        'production access',
        'more testing required to access google play production',
      ),
    ],
  }),
];
