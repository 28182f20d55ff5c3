import { connect, itms, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule } from './rejection-rule';

/** What App Store Connect asks for around a version (answers, agreements, account) and its own faults (public issue threads). */
export const APP_STORE_ACCOUNT_RULES: readonly RejectionRule[] = [
  itms('90534 90111 90301 90512', {
    title: 'Built with a beta or an unaccepted Xcode',
    cause:
      'The build was made with a beta of Xcode or macOS, or an SDK that App Store Connect does not accept yet, or no longer.',
    fix: 'Build with the current release of Xcode on a released macOS (a release candidate is accepted when Apple says so) and upload again.',
    messages: [
      ...near(
        'unsupported sdk or xcode version',
        'invalid toolchain',
        'built with beta versions',
        'built with this version of the os',
        'built with a beta version',
        'pre-release beta version',
        'pre-release|incompatible version of xcode',
      ),
      ...near('beta version of xcode').map((message) => ({ ...message, unless: ['non-beta'] })),
    ],
  }),
  connect({
    id: 'asc-app-privacy',
    title: 'Answers about privacy missing',
    cause:
      'The App Privacy section is not filled in or not published, so the version cannot be sent to review.',
    fix: 'Let an Admin answer the questions under App Privacy and press Publish there.',
    place: { step: 'policy', console: 'App Store Connect: App Privacy' },
    messages: [
      "information about the app's privacy practices",
      {
        words: 'privacy practices',
        near: ['app store connect', 'for review', 'submit', 'app privacy section', 'fastlane'],
      },
      'appdatausages',
      'app_data_usages_required',
      ...near('app privacy section|responses'),
    ],
  }),
  connect({
    id: 'asc-required-fields',
    title: 'Required fields are open',
    cause: 'App Store Connect lists fields that must be filled in before the version can be sent to review.',
    fix: 'Fill in what the list names: category, price, content rights, build, screenshots, privacy policy URL, copyright, contact for the review.',
    place: { step: 'listing', console: 'App Store Connect: the version' },
    messages: [
      'required to start the review process',
      'unable to add for review',
      { words: 'an error|errors for # of your localizations', unless: ['app preview', 'screenshot'] },
      ...near(
        'unable to submit for review',
        'content rights information',
        'choose a primary category',
        'you must choose a build',
        'select a build before',
        'choose a price tier',
        'you must enter a privacy policy url',
        'primary category is required|missing',
        'missing primary category',
        'missing_screenshots',
        'contact information is required',
      ),
    ],
  }),
  connect({
    kind: 'account',
    id: 'asc-trader-status',
    title: 'Trader status missing (EU)',
    cause:
      'The Digital Services Act asks whether you are a trader; without the answer the app is not offered in the EU.',
    fix: 'Let the Account Holder or an Admin state the trader status, with address, phone and e-mail when you are one.',
    place: { console: 'App Store Connect: Business, Compliance' },
    messages: near('trader status', 'digital services act'),
  }),
  connect({
    id: 'asc-purchases-incomplete',
    title: 'In-app purchase not ready',
    cause: 'A product lacks its price, its texts or its review screenshot, or is not added to the version.',
    fix: 'Fill in price, name, description and review screenshot of the product, and add it to the version under In-App Purchases.',
    place: { console: 'App Store Connect: In-App Purchases, and Subscriptions' },
    messages: [
      'are not automatically included in this submission',
      'must submit them via the app version page',
      ...near(
        'missing_metadata',
        'missing metadata',
        'first in-app purchase must be submitted',
        'first subscription must be submitted',
      ),
      { words: 'developer action needed', near: ['iap status', 'app store connect', 'itunes connect'] },
    ],
  }),
  connect({
    id: 'asc-too-many-pictures',
    title: 'Too many screenshots or previews',
    cause: 'A device size takes at most 10 screenshots and 3 previews, and it has that many already.',
    fix: 'Delete the old ones first, or upload fewer.',
    place: { step: 'screenshots' },
    messages: near(
      'too many screenshots',
      'maximum number of screenshots',
      'too many app screenshots',
      'too many…in set',
      'maximum number of app previews',
    ),
  }),
  connect({
    kind: 'account',
    id: 'asc-certificates',
    title: 'Certificate or profile expired, missing or not possible',
    yieldsTo: ['itms-90722'],
    cause:
      'A certificate is about to expire, the account has the most it may have, or none matches the app on this machine.',
    fix: 'Create a new certificate, after revoking one that nobody uses, or take the existing one with its private key; then renew the profiles.',
    place: { step: 'build', console: 'Apple Developer: Certificates, Identifiers and Profiles' },
    messages: [
      'maximum number of certificates generated',
      'you already have a current…certificate',
      "doesn't include signing certificate",
      'no signing certificate "*',
      'could not create another distribution certificate',
      ...near(
        'no profiles for',
        'provisioning profile…has expired',
        "doesn't match the entitlements",
        'no matching provisioning profiles found',
        'certificate…has been revoked',
      ),
    ],
  }),
  connect({
    id: 'asc-server-error',
    isMinor: true,
    title: 'App Store Connect did not answer',
    cause: 'Apple’s server failed or was busy; nothing is wrong with the app.',
    fix: 'Look at Apple’s system status page and try again later.',
    place: { console: 'App Store Connect' },
    messages: [
      ...near(
        'potential server error',
        'server error got #',
        'unexpected error occurred',
        'unexpected error has occurred',
      ),
      'app store connect is temporarily unavailable',
      'an unexpected error occurred on the server side',
      'an unexpected error has occurred on the server',
      'unable to process application at this time',
      'request at this time due to a general error',
      "we've received too many requests for this api",
      'unable to process request - please contact developer technical support',
      ...near(
        'unexpected_error',
        'internal server error',
        'server error 500',
        'service unavailable',
        'http 500|503',
        'an error occurred while processing your request',
        'rate_limit_exceeded',
        'rate limit',
      ),
    ],
  }),
  connect({
    kind: 'account',
    id: 'asc-sign-in',
    title: 'Sign-in of the Apple account failed',
    cause:
      'The Apple account’s password, its second factor or the stored session of the tool is wrong or expired.',
    fix: 'Use an App Store Connect API key instead of an Apple account, or renew the session and the app-specific password.',
    place: { console: 'App Store Connect: Users and Access, Integrations' },
    messages: [
      {
        stems: 'authenticat|login|sign-in apple|itunes portal|connect|account|id fail|unable|invalid',
      },
      'the application account information was incorrect',
      ...near(
        'invalid username and password',
        'unable to log in with account',
        'apple id or password was',
        'session expired',
        'session has|is expired',
        'app-specific password',
        'sign in with the app-specific',
        'fastlane_session',
        'account has been locked',
        'apple id account is locked',
        'need to acknowledge',
      ),
      // fastlane and eas print these words with every successful sign-in, too.
      ...near('two-factor authentication', 'two-step verification').map((message) => ({
        ...message,
        isLoose: true as const,
      })),
    ],
  }),
  connect({
    kind: 'account',
    id: 'asc-role',
    yieldsTo: ['asc-review-already-created', 'asc-agreement', 'asc-provider'],
    title: 'Role or key may not do this',
    cause: 'The user or API key lacks the role, or the app is not among those it may see.',
    fix: 'Give the key the App Manager or Admin role, or let the Account Holder do this step.',
    place: { console: 'App Store Connect: Users and Access' },
    messages: [
      { words: 'forbidden_error', unless: ['contract_not_valid'] },
      'the api key in use does not allow this request',
      'can only be performed by the account holder',
      {
        stems:
          'role|permission|privileges|allowed key|user|account|team app|operation|action|request not|insufficient|required|lack|forbidden',
        near: ['app store connect', 'itunes connect', 'spaceship', 'developer portal'],
      },
    ],
  }),
];
