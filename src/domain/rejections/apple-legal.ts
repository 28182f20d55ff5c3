import { guideline, guidelineCase, inAppRejection, inAppReview } from './apple-guideline';
import type { RejectionRule } from './rejection-rule';

/** Guidelines 5 (Legal) with a cause and a fix of their own. */
export const APPLE_LEGAL: readonly RejectionRule[] = [
  guideline('5.1.1 5.1', {
    title: 'Data collection not explained or not needed',
    cause:
      'The privacy policy link is missing in the listing or the app, a permission text does not say why, or data is asked for that the feature does not need.',
    fix: 'Give a privacy policy URL that opens, in the listing and in the app, say in each permission text what the data is for, and ask only for what a feature needs.',
    place: { step: 'listing' },
    done: 'added the privacy policy to the listing and the app and explained in each permission text what the data is used for',
    messages: [
      ...inAppReview(
        'does not include a privacy policy',
        'privacy policy url…does not',
        'link to the privacy policy',
        'requests permission to use…does not',
      ),
    ],
  }),
  guideline('5.1.1(ix)', {
    title: 'Must be submitted by the organization that offers the service',
    cause:
      'Banking, health, gambling, legal cannabis, air travel, crypto and similar services may not be submitted by a private person.',
    fix: 'Enrol as the organization that offers the service, or let it submit the app from its account, and attach its licence in App Store Connect.',
    place: { console: 'Apple Developer: Membership details' },
    done: 'submitted the app from the account of the organization that offers the service',
  }),
  guideline('5.1.1(v)', {
    title: 'Account cannot be deleted in the app',
    cause: 'Users can create an account in the app and cannot delete it there.',
    fix: 'Add a way to delete the account and its data in the app, not only to deactivate it, say in the review notes where it is, and upload a new build.',
    place: { step: 'build' },
    done: 'added account deletion to the app; it is found under [menu and screen]',
    messages: [
      ...inAppRejection(
        'does not include an option to initiate account',
        'delete their account',
        'initiate deletion of their account',
        'deactivate or disable an account',
        'account deletion is not',
        'the account deletion feature|option',
      ),
      { words: 'does not include an option to initiate account deletion' },
      { words: 'must also allow users to initiate deletion of their account' },
    ],
  }),
  guideline('5.1.2', {
    title: 'Data used or shared without permission',
    cause:
      'The privacy answers say that users are tracked, and the app does not ask through App Tracking Transparency, or data is shared without consent.',
    fix: 'Ask for permission with App Tracking Transparency before any tracking, or correct the privacy answers when the app does not track.',
    place: { step: 'listing', console: 'App Store Connect: App Privacy' },
    done: 'now ask for permission through App Tracking Transparency before any tracking; the request appears [when]',
    messages: [
      ...inAppReview('advertising identifier but does not include ad functionality'),
      'do not use app tracking transparency to request',
      ...inAppRejection(
        'do not use app tracking transparency',
        'does not use the apptrackingtransparency',
        'collect cookies',
        'unable to locate the app tracking transparency',
        "receive the user's permission through the apptrackingtransparency",
        'data collected from the app may be used to track',
        "uploads users' contacts",
        'personal data will be uploaded to your server',
        'third-party ai service',
        'collect data in order to track',
        'used for tracking…app tracking transparency',
      ),
      { words: 'does not use app tracking transparency to request the user' },
    ],
  }),
  guideline('5.2.1 5.2 5.2.2', {
    title: 'Material or a brand of someone else',
    cause: 'The app or the listing uses a name, logo or content that belongs to someone else.',
    fix: 'Remove it, or attach the written permission of the owner in App Store Connect.',
    place: { step: 'listing' },
    done: 'removed the material of others; [or: attached the permission of its owner]',
    yieldsTo: ['apple-5.2.3'],
    messages: [
      ...inAppRejection(
        'third-party content…authoriz',
        'not have the necessary authorization',
        'documentary evidence of your rights',
        'without the necessary permission',
        'references…trademark',
        'does not match the name of the…provider',
        'submitted by the…legal entity',
        'violates|infringes the intellectual property rights',
        'third-party intellectual property rights',
      ),
    ],
  }),
  guideline('5.2.5 5.2.4', {
    title: 'Apple products named or shown wrongly',
    cause: 'The texts or pictures use names of Apple products wrongly, or name products not yet released.',
    fix: 'Remove unreleased product names, and use the names and pictures of Apple products only as Apple writes them.',
    place: { step: 'listing' },
    done: 'corrected the names and pictures of Apple products in the metadata',
    messages: [
      ...inAppReview(
        "references apple's products",
        'similar to…apple product',
        'apple emoji|trademarks',
        'confusingly similar to an existing apple',
      ),
    ],
  }),
  guidelineCase('5.1.1', 'purpose-strings', {
    yieldsTo: ['itms-90683'],
    title: 'Permission text does not explain enough',
    cause:
      'One or more purpose strings in Info.plist do not say clearly, with an example, what the protected data is used for.',
    fix: 'Write in each permission text what the app does with the data and give an example of use, in every language, and upload a new build.',
    namedFixes: [
      'Write in {purposeKey} what the app does with the data and give an example of use, in every language, and upload a new build.',
    ],
    values: ['{purposeKey}'],
    snippet:
      '<key>{purposeKey}</key>\n<string>[Complete: what the app does with it, with an example]</string>',
    place: { step: 'build' },
    done: 'rewrote each permission text with an example of how the data is used',
    messages: [
      'purpose strings in the app do not sufficiently explain',
      'not clarify the use of this feature in the permission',
      {
        stems:
          'nscamerausagedescription|nsphotolibraryusagedescription|nsmicrophoneusagedescription|nslocationwheninuseusagedescription reject|refus app|review',
        near: ['app review', 'app store', 'apple'],
      },
      ...inAppReview(
        'purpose string…does not sufficiently explain',
        'purpose strings…do not sufficiently',
        'purpose string…does not…explain the use',
        'purpose strings clearly and completely',
        'alert does not sufficiently explain',
      ),
    ],
  }),
  guidelineCase('5.1.1', 'permission-screen', {
    guidelines: ['5.1.1(iv)'],
    title: 'Own screen before a permission request',
    cause:
      'A screen of the app before the system’s permission request steers the user: it has a button such as "Allow", or a way out such as "Later".',
    fix: 'Name the button "Continue" or "Next", remove the way to skip the screen, and always go on to the system’s request. Then upload a new build.',
    place: { step: 'build' },
    done: 'changed the screen before the permission request: its only button is "Continue" and leads to the system’s request',
    messages: inAppReview(
      'message appears before the permission request',
      'encourages or directs users to allow',
      'encourages or directs users to accept tracking',
      'custom permission request to the user before',
      'urges or manipulates users to allow',
      'exit button on the message before',
    ),
  }),
  guidelineCase('5.1.1', 'required-data', {
    refines: ['apple-5.1.1(v)'],
    title: 'Asks for personal data it does not need',
    cause:
      'Registration or a feature requires personal data (gender, birthday, phone number, name …) that the app does not need to work.',
    fix: 'Remove the fields the message names or make them optional, and let people use what needs no account without one. Then upload a new build.',
    place: { step: 'build' },
    done: 'made the personal data optional that the app does not need',
    messages: inAppReview(
      'personal information that is not directly relevant',
      'do not appear to be directly relevant to',
      'personal information that does not appear',
      'requires users to register',
      'register before accessing',
      'require users to provide personal information',
    ),
  }),
  guideline('5.1.3', {
    title: 'Health data used or stored wrongly',
    cause:
      'The app uses health data for ads, stores it in iCloud, writes false data, or does research without consent.',
    fix: 'Use health data only for the health feature, keep it out of iCloud and ads, and get consent for research.',
    place: { step: 'build' },
    done: 'limited the use of health data to the health features',
  }),
  guideline('5.1.4', {
    title: 'Data of children',
    cause:
      'The app collects data of children, or shows ads or analytics to them, without what the law and Apple ask for.',
    fix: 'Ask for consent of a parent, remove third-party analytics and ads for children, and add a privacy policy.',
    place: { step: 'build' },
    done: 'removed the collection of data from children',
  }),
  guideline('5.0', {
    title: 'A law, a licence or a registration of a country',
    cause:
      'The app, its content or its technology needs a permit where it is offered, such as the ICP filing in mainland China, or is not legal there.',
    fix: 'Attach the licence or the number of the registration in App Store Connect, or take the app off sale in that country or region.',
    place: { console: 'App Store Connect: Pricing and Availability, and App Information' },
    done: 'attached the licence; [or: removed the app from the countries you named]',
    messages: inAppReview('internet content provider', 'icp filing', 'chinese ministry of industry'),
  }),
  guideline('5.5', {
    title: 'Device management without permission',
    cause:
      'The app offers mobile device management or configuration profiles without the capability Apple grants.',
    fix: 'Request the MDM capability from Apple, publish from an organization account, and say before use what data is collected.',
    place: { console: 'Apple Developer: Account, capability requests' },
    done: 'requested the MDM capability and state which data is collected',
  }),
  guideline('5.1.5', {
    title: 'Location used without a reason',
    cause: 'The app asks for the location and no feature clearly needs it.',
    fix: 'Ask for the location only for a feature that needs it and say so in the permission text, or remove the request.',
    place: { step: 'build' },
    done: 'ask for the location only for the feature that needs it',
  }),
  guideline('5.2.3', {
    title: 'Downloads or plays media from other services',
    cause: 'The app downloads or streams music or video from services such as YouTube without permission.',
    fix: 'Remove the download or streaming of third-party media, or attach the written permission of each service.',
    place: { step: 'build' },
    done: 'removed the access to third-party media; [or: attached the permission of its owner]',
    messages: inAppReview(
      'download music or video…third-party',
      'access to third-party audio or video',
      'unauthorized access to third-party',
    ),
  }),
  guideline('5.3 5.3.1 5.3.2 5.3.3 5.3.4', {
    title: 'Gambling, lottery or contest rules not met',
    cause:
      'A contest without its rules, or real-money gambling without licence, age limit or limit to regions.',
    fix: 'Show the official rules and say that Apple is no sponsor. For real money, attach the licences and offer the app only where they apply.',
    place: { step: 'build', console: 'App Store Connect: Pricing and Availability' },
    done: 'added the official rules; [or: attached our licences and limited the regions]',
    messages: [
      ...inAppRejection('contest rules', 'raffle*'),
      ...inAppRejection('sweepstakes', 'real money gaming', 'contest…official rules'),
    ],
  }),
  guideline('5.4', {
    title: 'VPN app without what it needs',
    cause:
      'VPN apps must use Apple’s NEVPNManager API, come from an organization account, and say what data they collect.',
    fix: 'Use NEVPNManager, publish from an organization account, and state before use what data is collected and that it is not sold.',
    place: { step: 'build' },
    done: 'use the NEVPNManager API and state which data is collected',
    messages: inAppReview('vpn services…nevpnmanager', 'vpn…enrolled as an organization', 'nevpnmanager api'),
  }),
  guideline('5.6 5.6.1 5.6.2 5.6.3 5.6.4', {
    title: 'Developer Code of Conduct',
    cause: 'Apple sees reviews, rankings, customers or the review itself being manipulated.',
    fix: 'Stop what the message names, such as filtered review requests, and use Apple’s own review prompt. Repeated cases end the account.',
    place: { step: 'build' },
    done: 'removed what you named and use Apple’s own review prompt',
    messages: inAppReview(
      'manipulate the user reviews',
      'manipulate|filters user reviews',
      'app store provided api to prompt users to review',
      'dishonest or fraudulent',
      'engage in concept or feature switch',
    ),
  }),
];
