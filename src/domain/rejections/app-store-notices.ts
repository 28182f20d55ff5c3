import type { RuleSource } from '../rules/rule';
import { connect, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule, StoreMessage } from './rejection-rule';

const LICENCE: RuleSource = {
  label: 'Apple Developer Program License Agreement',
  url: 'https://developer.apple.com/support/terms/',
};

/** Words of a notice by Apple about an account or an app in the store. */
const OF_APPLE = ['apple', 'app store', 'itunes connect', 'appstore'] as const;

function ofApple(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: OF_APPLE, unless: ['google play', 'play console'] }));
}

/** Mails of Apple about the membership, the account and apps that are already in the store; checked on 2026-11-22. */
export const APP_STORE_NOTICES: readonly RejectionRule[] = [
  connect({
    kind: 'account',
    id: 'asc-membership',
    title: 'Membership expired or about to expire',
    cause: 'The yearly fee of the Apple Developer Program is not paid, so the apps leave the App Store.',
    fix: 'Let the account holder renew the membership at developer.apple.com/account and update the payment card; the apps return within a day.',
    place: { console: 'Apple Developer: Membership details' },
    source: {
      label: 'Apple Developer: Renewing your membership',
      url: 'https://developer.apple.com/support/renewal/',
    },
    messages: [
      ...near(
        'developer program membership has expired',
        'developer program membership expires',
        'developer program membership will expire',
        'membership has expired…renew',
        'renew your membership',
        'membership…not been renewed',
      ),
      ...ofApple(
        'forgot to pay apple',
        'forgot to renew…developer',
        'developer membership|account expired',
        '开发者账号过期',
        '开发者帐号到期',
      ),
    ],
  }),
  connect({
    id: 'asc-reason-in-console',
    title: 'Refused; the reason is in App Store Connect only',
    cause:
      'The mail says only that App Review refused the submission or needs something; the reason is in App Store Connect.',
    fix: 'Open the app in App Store Connect, read the message under App Review, and paste it here.',
    place: { console: 'App Store Connect: App Review' },
    source: {
      label: 'App Store Connect Help: App and submission statuses',
      url: 'https://developer.apple.com/help/app-store-connect/reference/app-information/app-and-submission-statuses',
    },
    messages: ofApple(
      "there's an issue with your submission",
      'an issue with your|the submission that requires your attention',
      'your submission was rejected',
      'one or more items in your submission were rejected',
      'the status of|for your app…is now rejected',
      'is now "metadata rejected"',
      'status to metadata rejected',
      'for details, visit the resolution center',
      'visit the app review page in app store connect',
    ),
    isLastResort: true,
  }),
  connect({
    kind: 'account',
    id: 'asc-app-outdated',
    title: 'App not updated for long',
    cause:
      'The app was not updated for three years and is hardly downloaded, so Apple takes it off the App Store (App Store Improvements).',
    fix: 'Send an update to review within the 90 days the mail gives; users who have the app keep it.',
    place: { step: 'build', console: 'App Store Connect: the app' },
    source: {
      label: 'App Store Improvements',
      url: 'https://developer.apple.com/support/app-store-improvements/',
    },
    messages: ofApple(
      'app store improvement*',
      'not been updated in a significant amount of time',
      'scheduled to be removed from sale',
      'removed from sale in # days',
    ),
  }),
  connect({
    kind: 'account',
    id: 'asc-content-dispute',
    title: 'Claim of a third party',
    cause: 'Someone told Apple that the app uses a name, a picture or code that belongs to them.',
    fix: 'Answer the complainant and Apple in the mail thread of the dispute: prove your rights, or remove what is claimed and send an update. Without an answer the app is removed.',
    place: { console: 'The mail thread of App Store Content Disputes' },
    source: {
      label: 'App Store Content Dispute',
      url: 'https://www.apple.com/legal/intellectual-property/dispute-forms/app-store/',
    },
    messages: ofApple(
      'app store content dispute*',
      'content dispute team',
      'the complainant believes',
      'filed a dispute with apple',
      'apple legal…dispute',
      'filed a claim against your app',
    ),
  }),
  connect({
    kind: 'account',
    id: 'asc-account-termination',
    title: 'Developer account terminated or about to be',
    cause:
      'Apple says that the account was used for dishonest or fraudulent acts (section 3.2(f) of the license agreement), such as hidden features, another concept after review or bought reviews.',
    fix: 'Appeal once at the link in the mail, within the days it gives: go through every point it names, say what was done and attach proof. Do not open a new account.',
    place: { console: 'The appeal form that the mail links to' },
    source: LICENCE,
    messages: [
      // Letters about a single guideline quote the section as well.
      { words: '3.2(f)', near: OF_APPLE, isLoose: true },
      ...ofApple(
        'pending termination notice',
        'notice of termination',
        'membership will be terminated',
        'terminating your apple developer program',
        'flagged for removal',
        'used for dishonest or fraudulent',
        'dishonest and fraudulent acts',
      ),
    ],
  }),
  connect({
    kind: 'account',
    id: 'asc-enrollment',
    title: 'Enrolment or identity not confirmed',
    cause:
      'Apple could not confirm the person or the organization: the name, the D-U-N-S number, the website or the papers do not match.',
    fix: 'Correct the data at Dun & Bradstreet so that name and address match your papers, enrol with an address of your own domain, and answer the mail with what it asks for.',
    place: { console: 'Apple Developer: Enrollment, and Membership details' },
    source: {
      label: 'Apple Developer: Enrollment',
      url: 'https://developer.apple.com/support/enrollment/',
    },
    messages: ofApple(
      'your enrollment…could not be completed',
      'enrollment…could not be processed',
      'unable to process your enrollment',
      'enrollment in the apple developer program could not',
      'could not verify your identity',
      'unable to verify your identity',
      'd-u-n-s number…does not match',
      'd-u-n-s number…could not be verified',
      'd-u-n-s number you provided',
    ),
  }),
  connect({
    id: 'asc-idfa',
    title: 'Advertising identifier without ads, or not declared',
    cause:
      'The build contains the advertising identifier (IDFA), and the app shows no ads or the answers about it say otherwise; an SDK often brings it.',
    fix: 'Remove the SDK or AdSupport, or show ads and ask through App Tracking Transparency; answer the questions under App Privacy accordingly.',
    place: { step: 'build', console: 'App Store Connect: App Privacy' },
    source: LICENCE,
    messages: [
      'improper advertising|advertiser identifier',
      'using advertising identifiers requires that you',
      ...ofApple(
        'contains the advertising identifier',
        'advertising identifier but does not include ad',
        'advertising identifier…not include ad functionality',
        'not indicated its usage on the prepare for upload',
        'pla 3.3.12',
      ),
    ],
  }),
];
