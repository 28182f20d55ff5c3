import type { RuleSource } from '../rules/rule';
import type { RejectionRule } from './rejection-rule';

const SOURCE: RuleSource = {
  label: 'App Store Review Guidelines',
  url: 'https://developer.apple.com/app-store/review/guidelines/',
};

/** Words that show that a text is about an app in review, where a sentence of Apple's could stand elsewhere too. */
const APP_REVIEW = ['app store', 'app review', 'apple', 'guideline', 'your app', 'submission'] as const;

type Row = Omit<RejectionRule, 'id' | 'store' | 'kind' | 'name' | 'source' | 'guidelines'>;

function guideline(number: string, row: Row, alsoNumbers: readonly string[] = []): RejectionRule {
  return {
    id: `apple-${number}`,
    store: 'ios',
    kind: 'review',
    name: `Guideline ${number}`,
    source: SOURCE,
    guidelines: [number, ...alsoNumbers],
    ...row,
  };
}

/** What Apple's chapters are called: to know a heading, and to place a number that has no entry of its own. */
export const GUIDELINE_CHAPTERS: Readonly<Record<string, string>> = {
  '1.1': 'Objectionable Content',
  '1.2': 'User-Generated Content',
  '1.3': 'Kids Category',
  '1.4': 'Physical Harm',
  '1.5': 'Developer Information',
  '1.6': 'Data Security',
  '1.7': 'Reporting Criminal Activity',
  '2.1': 'App Completeness',
  '2.2': 'Beta Testing',
  '2.3': 'Accurate Metadata',
  '2.4': 'Hardware Compatibility',
  '2.5': 'Software Requirements',
  '3.1': 'Payments',
  '3.2': 'Other Business Model Issues',
  '4.0': 'Design',
  '4.1': 'Copycats',
  '4.2': 'Minimum Functionality',
  '4.3': 'Spam',
  '4.4': 'Extensions',
  '4.5': 'Apple Sites and Services',
  '4.7': 'Mini apps, mini games, streaming games, chatbots, plug-ins, and game emulators',
  '4.8': 'Login Services',
  '4.9': 'Apple Pay',
  '4.10': 'Monetizing Built-In Capabilities',
  '5.0': 'Legal',
  '5.1': 'Privacy',
  '5.2': 'Intellectual Property',
  '5.3': 'Gaming, Gambling, and Lotteries',
  '5.4': 'VPN Apps',
  '5.5': 'Mobile Device Management',
  '5.6': 'Developer Code of Conduct',
};

/** Guideline sections by the first digit of a number, as Apple's messages name them. */
export const GUIDELINE_SECTIONS: Readonly<Record<string, string>> = {
  '1': 'Safety',
  '2': 'Performance',
  '3': 'Business',
  '4': 'Design',
  '5': 'Legal',
};

/**
 * Guidelines with a cause and a fix of their own: every one of sources 5.3, and those that reviewers name most beside
 * them (platform knowledge).
 */
export const APPLE_GUIDELINES: readonly RejectionRule[] = [
  guideline('1.2', {
    title: 'User content without moderation',
    cause: 'The app shows what its users write or post, without all of the safeguards Apple asks for.',
    fix: 'Add terms of use that users accept, a filter for objectionable content, a way to report content, a way to block a user, and a contact that answers within 24 hours. Then upload a new build.',
    place: { step: 1 },
    done: 'added terms of use, content filtering, reporting and blocking of users, and a published contact',
  }),
  guideline('1.5', {
    title: 'Support page missing or unhelpful',
    cause: 'The support URL does not open, or the page does not say how to reach you.',
    fix: 'Give a support URL that opens without signing in and shows an e-mail address or a form.',
    place: { step: 2 },
    done: 'replaced the support URL with a page that opens for everyone and names our contact',
  }),
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
    ],
  }),
  guideline('2.2', {
    title: 'Looks like a beta, a demo or a trial',
    cause: 'The name, the texts or the app itself speak of a beta, a test or a trial version.',
    fix: 'Remove words such as beta, test and trial from the name, the texts and the app. Test versions belong in TestFlight.',
    place: { step: 2 },
    done: 'removed every mention of a beta or test version from the app and its metadata',
  }),
  guideline('2.3', {
    title: 'Listing does not match the app',
    cause: 'The texts, screenshots or previews describe something the reviewer did not find in the app.',
    fix: 'Remove what is not in this version from the description, the release notes and the screenshots, or say in the review notes where to find it.',
    place: { step: 2 },
    done: 'revised the description, the release notes and the screenshots so that they show only what this version does',
    messages: [{ words: 'unable to locate some of the features described in your metadata' }],
  }),
  guideline('2.3.1', {
    title: 'Hidden features, or review notes that say too little',
    cause:
      'The app has features that are hidden, switched on later or not described, or the review notes do not explain them.',
    fix: 'Describe every feature in the listing and in the review notes, with the steps to reach it, and remove hidden switches.',
    place: { step: 2, console: 'App Store Connect: the version, App Review Information' },
    done: 'described every feature, with the steps to reach it, in the review notes',
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
    messages: ['do not sufficiently show the app in use', 'do not show the actual app in use'],
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
    messages: ['the app name displayed on the device do not sufficiently match'],
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
      { words: 'irrelevant third-party platform information' },
      { words: 'information about third-party platforms that may not be relevant for app store users' },
      "irrelevant references to your app's development process",
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
  }),
  guideline('2.5.1', {
    title: 'Private or misused system functions',
    cause: 'The app or one of its SDKs calls functions that are not public, or uses one for another purpose.',
    fix: 'Update or remove the SDK the message names and upload a new build.',
    place: { step: 1 },
    done: 'removed the non-public functions and uploaded a new build',
  }),
  guideline('2.5.4', {
    title: 'Background mode without a reason',
    cause:
      'The build declares a background mode, such as audio or location, that the reviewer saw no use for.',
    fix: 'Remove the entry from UIBackgroundModes and upload a new build, or say in the review notes which feature needs it.',
    place: { step: 1 },
    done: 'removed the background mode that the app does not need',
  }),
  guideline('3.1.1', {
    title: 'Digital content sold outside in-app purchase',
    cause: 'The app sells or unlocks digital content by another way than Apple’s in-app purchase.',
    fix: 'Offer the digital content through in-app purchase and remove other ways to pay for it from the app.',
    place: { step: 1 },
    done: 'now offer the digital content through in-app purchase',
  }),
  guideline(
    '3.1.2',
    {
      title: 'Subscription without terms or details',
      cause: 'The listing or the purchase screen lacks the terms of use (EULA), the price or the length.',
      fix: 'Put a link to the terms of use (EULA) and to the privacy policy into the description, and show price, length and both links on the purchase screen.',
      place: { step: 2 },
      done: 'added the links to the terms of use and the privacy policy to the description and the purchase screen',
      messages: [{ words: 'functional link to the terms of use (eula)' }],
    },
    ['3.1.2(a)', '3.1.2(b)', '3.1.2(c)'],
  ),
  guideline('4.0', {
    title: 'Design below what users expect',
    cause:
      'Parts of the screen are crowded, cut off, hard to read, or unlike what users of the device expect.',
    fix: 'Mend the screens the message names and upload a new build.',
    place: { step: 1 },
    done: 'reworked the screens you named and uploaded a new build',
  }),
  guideline('4.1', {
    title: 'Too much like another app',
    cause: 'The name, icon or screens resemble a known app or brand.',
    fix: 'Choose a name, an icon and pictures of your own, or attach proof that you may use the other’s.',
    place: { step: 2 },
    done: 'changed the name, icon and pictures to our own',
  }),
  guideline('4.2', {
    title: 'Too little for an app',
    cause:
      'The app is little more than a web page or a few links; a wrapper around a website is refused under this number.',
    fix: 'Add what only an app can do (offline use, notifications, camera, widgets), name it in the review notes, and upload a new build.',
    place: { step: 1 },
    done: 'added native features and listed them, with the steps to reach them, in the review notes',
  }),
  guideline('4.2.2', {
    title: 'A marketing page, a catalogue or a collection of links',
    cause: 'The app shows mostly marketing material, web clippings or links.',
    fix: 'Add features that users come back for beyond the content of the website, and upload a new build.',
    place: { step: 1 },
    done: 'added features beyond the content of our website',
  }),
  guideline(
    '4.3',
    {
      title: 'Same as many other apps (spam)',
      cause:
        'The app looks like others from the same template, or you have several nearly equal apps in the store.',
      fix: 'Make the app clearly different in content and features, put several nearly equal apps into one, and explain in the reply what makes it different.',
      place: { step: 1 },
      done: 'made the app different from others of the same template; [name the features only this app has]',
    },
    ['4.3(a)', '4.3(b)'],
  ),
  guideline('4.8', {
    title: 'Sign-in with another service only',
    cause:
      'The app offers sign-in with a service such as Google or Facebook and no equal choice that protects privacy.',
    fix: 'Add Sign in with Apple, or another sign-in that takes only name and e-mail address and lets users hide the address.',
    place: { step: 1 },
    done: 'added Sign in with Apple beside the other ways to sign in',
  }),
  guideline('5.1.1', {
    title: 'Data collection not explained or not needed',
    cause:
      'The privacy policy link is missing in the listing or the app, a permission text does not say why, or data is asked for that the feature does not need.',
    fix: 'Give a privacy policy URL that opens, in the listing and in the app, say in each permission text what the data is for, and ask only for what a feature needs.',
    place: { step: 2 },
    done: 'added the privacy policy to the listing and the app and explained in each permission text what the data is used for',
  }),
  guideline('5.1.1(v)', {
    title: 'Account cannot be deleted in the app',
    cause: 'Users can create an account in the app and cannot delete it there.',
    fix: 'Add a way to delete the account and its data in the app, not only to deactivate it, say in the review notes where it is, and upload a new build.',
    place: { step: 1 },
    done: 'added account deletion to the app; it is found under [menu and screen]',
    messages: [{ words: 'does not include an option to initiate account deletion' }],
  }),
  guideline('5.1.2', {
    title: 'Data used or shared without permission',
    cause:
      'The privacy answers say that users are tracked, and the app does not ask through App Tracking Transparency, or data is shared without consent.',
    fix: 'Ask for permission with App Tracking Transparency before any tracking, or correct the privacy answers when the app does not track.',
    place: { step: 2, console: 'App Store Connect: App Privacy' },
    done: 'now ask for permission through App Tracking Transparency before any tracking; the request appears [when]',
    messages: [{ words: 'does not use app tracking transparency to request the user' }],
  }),
  guideline(
    '5.2.1',
    {
      title: 'Material or a brand of someone else',
      cause: 'The app or the listing uses a name, logo or content that belongs to someone else.',
      fix: 'Remove it, or attach the written permission of the owner in App Store Connect.',
      place: { step: 2 },
      done: 'removed the material of others; [or: attached the permission of its owner]',
    },
    ['5.2', '5.2.2', '5.2.3'],
  ),
  guideline('5.2.5', {
    title: 'Apple products named or shown wrongly',
    cause: 'The texts or pictures use names of Apple products wrongly, or name products not yet released.',
    fix: 'Remove unreleased product names, and use the names and pictures of Apple products only as Apple writes them.',
    place: { step: 2 },
    done: 'corrected the names and pictures of Apple products in the metadata',
  }),
];
