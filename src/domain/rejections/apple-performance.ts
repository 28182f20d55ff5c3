import { APP_REVIEW, guideline, guidelineCase, inAppRejection, inAppReview } from './apple-guideline';
import type { RejectionRule } from './rejection-rule';

/** Guidelines 2 (Performance) with a cause and a fix of their own. */
export const APPLE_PERFORMANCE: readonly RejectionRule[] = [
  guideline('2.1', {
    title: 'App not complete, or the reviewer could not get in',
    cause:
      'The reviewer met a crash, a bug or placeholder text, could not sign in because no working demo account was given, or found a link that does not open.',
    fix: 'Read the details in the message: fix the bug and upload a new build, or give a demo account (user name and password) and the steps to the feature in the review notes, and check every link.',
    place: { step: 2, console: 'App Store Connect: the version, App Review Information' },
    done: 'fixed the problem you described and added a working demo account with the steps to reach every feature to the review notes',
    messages: [
      'exhibited one or more bugs',
      { words: 'discovered one or more bugs', near: APP_REVIEW },
      'we need a way to access all app features',
      { words: 'unable to sign in…demo account', near: APP_REVIEW },
      { words: 'unable to log in…demo account', near: APP_REVIEW },

      ...inAppRejection(
        'app crashed',
        'app crashes',
        'app started to crash',
        'crashed during review',
        'app content failed to load',
        'user is unable to use the app',
        'the app failed to launch',
        'displayed an error message when',
        'error message was displayed',
        'was not responsive',
        'includes placeholder content',
        'we were unable to review your app',
        'demo account…does not work',
        'provide a demo account',
        'unable to successfully sign in',
        'could not access…with the demo',
        'user name and password…did not work',
        'performed no action',
      ),
      'app review team was unable to sign in',
    ],
  }),
  guideline('2.2', {
    title: 'Looks like a beta, a demo or a trial',
    cause: 'The name, the texts or the app itself speak of a beta, a test or a trial version.',
    fix: 'Remove words such as beta, test and trial from the name, the texts and the app. Test versions belong in TestFlight.',
    place: { step: 2 },
    done: 'removed every mention of a beta or test version from the app and its metadata',
    messages: ['pre-release, test, or trial version', 'created for test or trial purposes'],
  }),
  guideline('2.3', {
    title: 'Listing does not match the app',
    cause: 'The texts, screenshots or previews describe something the reviewer did not find in the app.',
    fix: 'Remove what is not in this version from the description, the release notes and the screenshots, or say in the review notes where to find it.',
    place: { step: 2 },
    done: 'revised the description, the release notes and the screenshots so that they show only what this version does',
    messages: [
      { words: 'unable to locate some of the features described in your metadata' },
      ...inAppReview('does not achieve the core functionality described', 'misleading…metadata'),
    ],
  }),
  guideline('2.3.1', {
    title: 'Hidden features, or review notes that say too little',
    cause:
      'The app has features that are hidden, switched on later or not described, or the review notes do not explain them.',
    fix: 'Describe every feature in the listing and in the review notes, with the steps to reach it, and remove hidden switches.',
    place: { step: 2, console: 'App Store Connect: the version, App Review Information' },
    done: 'described every feature, with the steps to reach it, in the review notes',
    messages: [
      ...inAppReview(
        'contains hidden features',
        'hidden, dormant, or undocumented features',
        'attempt to hide…features',
        'intended to be concealed',
        'your app exhibits behaviors…conceal',
      ),
    ],
  }),
  guideline('2.3.2', {
    title: 'In-app purchases not named in the listing',
    cause:
      'The listing shows features that must be bought, and the description does not say that they cost extra.',
    fix: 'Say in the description, and on screenshots that show them, which features need a purchase or a subscription.',
    place: { step: 2 },
    done: 'stated in the description and on the screenshots which features need a purchase',
  }),
  guideline('2.3.3', {
    title: 'Screenshots do not show the app in use',
    cause:
      'The screenshots show mostly a splash screen, a sign-in screen, artwork or another device, or the same picture again.',
    fix: 'Use different pictures of the real app in use, taken for each device size.',
    place: { step: 3 },
    done: 'replaced the screenshots with pictures of the app in use on each device',
    messages: [
      'do not sufficiently show the app in use',
      'do not show the actual app in use',
      ...inAppReview(
        'screenshots do not reflect',
        'screenshots show…device frame',
        'screenshots…do not accurately reflect',
        'screenshots…stretched',
      ),
    ],
  }),
  guideline('2.3.4', {
    title: 'Preview video shows more than the app',
    cause: 'The app preview holds footage that was not captured in the app.',
    fix: 'Use only screen captures of the app in the preview, with captions at most, or remove the preview.',
    place: { step: 3, console: 'App Store Connect: App Previews and Screenshots' },
    done: 'replaced the preview with footage captured in the app alone',
  }),
  guideline('2.3.5', {
    title: 'Wrong category',
    cause: 'The category does not fit what the app does.',
    fix: 'Choose the category that fits the main purpose of the app.',
    place: { step: 2 },
    done: 'changed the category to the one that fits the app',
  }),
  guideline('2.3.6', {
    title: 'Age rating answers do not fit',
    cause: 'The answers to the age rating questions do not match the content of the app.',
    fix: 'Answer the age rating questions again, honestly for the most adult content a user can reach.',
    place: { console: 'App Store Connect: App Information, Age Rating' },
    done: 'answered the age rating questions again to match the content of the app',
    messages: [
      ...inAppReview('age rating…does not', 'selected "in-app controls"', 'age assurance…not able to find'),
    ],
  }),
  guideline('2.3.7', {
    title: 'Name, subtitle or keywords not allowed',
    cause:
      'The name or subtitle is over 30 characters, holds a price word such as "free", a keyword list, a trademark or the name of another app, or the keywords do.',
    fix: 'Keep the name and subtitle within 30 characters and to what the app is called and does. Remove price words, other names and trademarks, also from the keywords.',
    place: { step: 2 },
    done: 'removed prices, descriptors and other names from the app name, the subtitle and the keywords',
    messages: [
      {
        words: 'metadata…references to the price of your app',
        near: APP_REVIEW,
      },
    ],
  }),
  guideline('2.3.8', {
    title: 'Metadata not fit for everyone, or two different names',
    cause:
      'A text, icon or screenshot is not suitable for ages 4 and up, or the name under the icon differs from the name in the store.',
    fix: 'Remove strong language and violent pictures from the listing, and let the name under the icon match the name in the store.',
    place: { step: 2 },
    done: 'made the metadata suitable for all ages and matched the name on the device with the name in the store',
    messages: [
      ...inAppReview('content that is not appropriate for all age'),
      'the app name displayed on the device do not sufficiently match',
    ],
  }),
  guideline('2.3.9', {
    title: 'Pictures without the rights, or with real people’s data',
    cause: 'The icon, screenshots or previews use material without the rights, or show real account data.',
    fix: 'Use only material you may use, and invented account data, in icon, screenshots and previews.',
    place: { step: 3 },
    done: 'replaced the pictures with our own material and invented account data',
  }),
  guideline('2.3.10', {
    title: 'Other platforms or the making of the app mentioned',
    cause:
      'A text, a screenshot or the app mentions another platform, such as Android or Google Play, or shows a debug banner.',
    fix: 'Remove every mention and picture of other platforms, and every debug banner, from the app and from all languages of the listing.',
    place: { step: 2 },
    done: 'removed every reference to other platforms and to the development process from the app and all localizations of its metadata',
    messages: [
      'mentions the name of any other mobile platform',
      { words: 'irrelevant third-party platform information' },
      { words: 'includes information about third-party platforms' },
      { words: 'remove non-ios status bar images' },
      { words: 'information about third-party platforms that may not be relevant for app store users' },
      "irrelevant references to your app's development process",

      ...inAppReview(
        'information about third-party platforms',
        'references to…google play',
        'android status bar',
        'non-ios status bar',
      ),
    ],
  }),
  guideline('2.3.12', {
    title: 'Release notes too general',
    cause: 'What’s New says only "bug fixes" or the like, and the version changes something users notice.',
    fix: 'Name the new features and changes of this version in What’s New.',
    place: { step: 2 },
    done: 'described the changes of this version in What’s New',
  }),
  guideline('2.4.1', {
    title: 'Does not work well on iPad',
    cause: 'The reviewer tried the app on an iPad and something was cut off or did not work.',
    fix: 'Test on an iPad, in both directions, and upload a new build. An iPhone-only app must also run there.',
    place: { step: 1 },
    done: 'tested and fixed the app on iPad and uploaded a new build',
    messages: [
      ...inAppReview(
        'app crashes on ipad',
        'did not run…on ipad',
        'not optimized…ipad',
        'at iphone resolution',
        'did not display properly…ipad',
      ),
    ],
  }),
  guideline('2.5.1', {
    title: 'Private or misused system functions',
    cause: 'The app or one of its SDKs calls functions that are not public, or uses one for another purpose.',
    fix: 'Update or remove the SDK the message names and upload a new build.',
    place: { step: 1 },
    done: 'removed the non-public functions and uploaded a new build',
    messages: [
      ...inAppReview(
        'non-public apis',
        'non-public api',
        'non-public url scheme',
        'public apis in an unapproved manner',
        'private apis',
        'healthkit…does not',
      ),
    ],
  }),
  guideline('2.5.4', {
    title: 'Background mode without a reason',
    cause:
      'The build declares a background mode, such as audio or location, that the reviewer saw no use for.',
    fix: 'Remove the entry from UIBackgroundModes and upload a new build, or say in the review notes which feature needs it.',
    place: { step: 1 },
    done: 'removed the background mode that the app does not need',
    messages: [
      'uibackgroundmodes key but we are unable',
      ...inAppReview(
        'declares support for audio in the uibackgroundmodes key',
        'declares support for location in the uibackgroundmodes key',
        'declares support for voip in the uibackgroundmodes key',
        'declares support for…uibackgroundmodes',
        'background modes…does not',
        'uibackgroundmodes…does not',
      ),
    ],
  }),
  guidelineCase('2.1', 'information-needed', {
    title: 'App Review asks questions first',
    cause:
      'The reviewer needs answers, a video or documents before the review can go on. Nothing is wrong with the build yet.',
    fix: 'Answer every question in a reply to the message in App Store Connect, with a video of the feature on a real device when asked. A new build is not needed.',
    place: { console: 'App Store Connect: App Review, the message' },
    done: 'answered your questions below: [answers]',
    messages: [
      '情報が必要',
      '需要更多信息',
      '需要更多資訊',
      '정보가 필요',
      'informationen erforderlich',
      'information nécessaire',
      'se necesita información',
      'informações necessárias',
      '需要更多信息才能继续',
      '需要更多資訊才能繼續',
      '所需信息',
      '審査を完了するために追加の情報が必要',
      ...inAppReview(
        'information needed',
        'we need more information to continue',
        'we need additional information to continue',
        'provide detailed answers to the following questions',
        'need additional time to evaluate your app',
        'we need a video',
        'provide a demo video',
      ),
    ],
  }),
  guidelineCase(
    '2.1',
    'purchases',
    {
      title: 'In-app purchases not found or not submitted',
      cause:
        'The reviewer did not find the in-app purchases in the app, or they were not submitted with the build.',
      fix: 'Submit the products together with the version, sign the Paid Apps agreement, and write in the review notes which screen shows them.',
      place: { step: 2, console: 'App Store Connect: In-App Purchases, and Business: Agreements' },
      done: 'submitted the in-app purchases with the version; they are shown under [menu and screen]',
      messages: [
        ...inAppReview('purchase functionality is not present in your binary'),
        { stems: 'binary purchase|purchases present|included|found|submitted not|no', near: APP_REVIEW },
        'cannot locate the in-app purchases',
        'unable to locate the in-app purchases',
        'could not locate the in-app purchases',
        ...inAppReview(
          'in-app purchase products have not been submitted',
          'in-app purchases have not been submitted',
          'in-app purchase products…exhibited one or more bugs',
          'in-app purchases have not yet been submitted',
          'have not been submitted for review…in-app purchase',
        ),
      ],
    },
    ['2.1(b)'],
  ),
  guideline(
    '2.4',
    {
      title: 'Does not fit the device',
      cause:
        'The app does not work well on one of its devices, or uses its hardware in a way that is not allowed.',
      fix: 'Read the details in the message, test on the device it names and upload a new build.',
      place: { step: 1 },
      done: 'tested and fixed the app on the device you named',
    },
    ['2.4.2', '2.4.3', '2.4.4'],
  ),
  guideline('2.4.5', {
    title: 'Mac app: sandbox, entitlements or installation',
    cause:
      'A Mac app lacks the App Sandbox or an entitlement, asks for an exception that is not granted, or installs or updates things itself.',
    fix: 'Enable the App Sandbox for every executable, request only the entitlements that features need, and explain each in the review notes. Then upload a new build.',
    place: { step: 1 },
    done: 'corrected the sandbox and its entitlements',
    messages: [
      {
        stems: 'entitlement|entitlements reject|rejected|rejects|questioned|review',
        near: ['mac app store', 'macos', 'com.apple.security'],
      },
      ...inAppReview(
        'incorrectly implements sandboxing',
        'temporary entitlement exceptions',
        'implement sandboxing',
      ),
    ],
  }),
  guideline(
    '2.5',
    {
      title: 'Software requirements not met',
      cause: 'The app uses an outdated or unsuitable technology, or a function in a way that is not allowed.',
      fix: 'Read the details in the message and change the part it names, then upload a new build.',
      place: { step: 1 },
      done: 'changed the part you named to meet the software requirements',
    },
    [
      '2.5.3',
      '2.5.5',
      '2.5.6',
      '2.5.7',
      '2.5.8',
      '2.5.9',
      '2.5.10',
      '2.5.11',
      '2.5.12',
      '2.5.13',
      '2.5.14',
      '2.5.15',
      '2.5.16',
      '2.5.17',
      '2.5.18',
    ],
  ),
  guideline('2.5.2', {
    title: 'Loads code or changes itself after review',
    cause: 'The app or an SDK downloads or installs code that adds or changes features after review.',
    fix: 'Remove the code update or the interpreter the message names, ship the code in the build, and upload a new one.',
    place: { step: 1 },
    done: 'removed the code that changes the app after review',
    messages: inAppReview(
      'download, install, or execute code',
      'code designed explicitly with the capability to change your app',
      'dynamic linker',
      'installs or launches executable code',
    ),
  }),
  guideline(
    '2.3.13',
    {
      title: 'In-app event or pre-order not described correctly',
      cause: 'The event card or the pre-order does not match what the app offers, or an event is no event.',
      fix: 'Correct the name, the texts, the dates and the deep link of the event, or make the pre-order match the app.',
      place: { console: 'App Store Connect: In-App Events, and Pricing and Availability' },
      done: 'corrected the event or the pre-order',
    },
    ['2.3.11'],
  ),
];
