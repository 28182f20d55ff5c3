/**
 * Mails and banners about accounts, parts of letters without their heading, and reports of developers, in words of our
 * own with the stores' key phrases: the rules that must be named as causes, and no other.
 */
export const REJECTION_MAILS: [rules: string[], text: string][] = [
  // The account at Apple
  [
    ['asc-agreement'],
    'Apple has updated the Developer Agreement. Please agree with the new one, nothing can be signed.',
  ],
  [
    ['asc-agreement'],
    'App Store Connect: the Paid Apps Agreement is unsigned, so no subscription can be sold.',
  ],
  [
    ['asc-agreement'],
    'Apple has updated their paid application agreement, and no release is possible until then.',
  ],
  [['asc-agreement'], 'iTunes Connect: you did not complete all the financial requirements.'],
  [['asc-membership'], 'Your Apple Developer Program membership expires in 14 days.'],
  [['asc-account-termination'], 'Apple has terminated my developer account without a word of warning.'],
  [['asc-enrollment'], 'Apple: your developer organization account could not be verified.'],
  [['asc-enrollment'], 'Apple writes: for one or more reasons, your enrollment was not possible.'],
  [
    ['asc-trader-status'],
    'App Store: trader information is required before an update can be submitted in the EU.',
  ],
  [['asc-age-rating'], 'Apple asks for responses to the updated age rating questions by January 31.'],
  [['asc-certificates'], 'Apple: your Push Services certificate expires in 30 days.'],
  [['asc-content-dispute'], 'Another company filed a dispute with Apple about the name of our app.'],
  [['asc-agreement'], 'Apple: "You must first sign the relevant contracts online."'],
  [
    ['asc-agreement'],
    'Apple asks for the bank account holder’s address by October, or it stops payments in iTunes Connect.',
  ],
  [['asc-enrollment'], 'Our Apple enrollment came back: the DUNS number was not matching our name.'],
  [
    ['asc-content-dispute'],
    'App Store: Complainant believes you are infringing its mark. We expect written assurance that your app does not.',
  ],
  [['asc-content-dispute'], 'I got legal threats through Apple Legal because of the name of my app.'],
  [['asc-app-outdated'], 'Apple: apps that fail to meet a minimal download threshold can leave the store.'],
  [['asc-agreement'], 'Apple Developer: Updated Program License Agreement Now Available.'],
  [['asc-membership'], 'I ended my developer subscription, so the app is no longer in the App Store.'],
  [['asc-certificates'], 'Apple: the certificate "Push Notifications" is expiring in 30 days.'],
  [['asc-trader-status'], 'App Store: I do not want to display my private address in the EU.'],
  // The account at Google
  [['play-account-issue'], 'Google Play asks for the legal name and address of every developer.'],
  [['play-account-issue'], 'Google Play: your organization name or address is no longer verified.'],
  [['play-account-issue'], 'Play Console: your account is marked for closure due to inactivity.'],
  [['play-account-terminated'], 'Your Google Play Publisher account has been terminated.'],
  [
    ['play-intellectual-property'],
    'Google Play Support: to contest the removal of this app, fill out the DMCA counter-notice form.',
  ],
  [
    ['play-broken-functionality'],
    'Play Store: de-listed in a week, because they are requesting login credentials.',
  ],
  // Parts of letters: the store's own words make loose wording a cause
  [
    ['apple-5.1.1-purpose-strings'],
    'App Store review: an analysis indicates the app includes placeholder or insufficient purpose strings. Rejected.',
  ],
  [
    ['apple-2.3.10'],
    '被拒理由: We found that your app and its metadata include inappropriate platform information, such as Android.',
  ],
  [['apple-2.1'], 'Rejected again: the reviewer says that he cannot login on iPad.'],
  [['apple-2.3.8'], 'App Review: the metadata says "For Kids" and the app is not in the Kids Category.'],
  [['apple-4.0-maps'], 'Guideline 4.0 - Design\nGive users the option to launch the native Apple Maps app.'],
  [
    ['apple-4.0-screenshot-interface'],
    'Guideline 4.0 - Design\nYour app must only display the system-provided screenshot interface.',
  ],
  [['apple-4.0-browser'], 'Guideline 4.0 - Design\nThe user is taken to the default browser to sign in.'],
  [['apple-2.1'], 'Issue Description\nThe app crashed during review when we opened the settings.'],
  [['apple-5.2.5'], 'Apple rejected version 1.8 because the icon was too similar to the one of Safari.'],
  [
    ['apple-3.1.1'],
    'We noticed that your in-app purchase products are labeled as real world currency. Next Steps',
  ],
  [
    ['apple-1.3'],
    'App Review: the app is for kids and has advertising, the kids category does not allow that.',
  ],
  [['apple-4.2'], 'The App Store rejected it for not too much content.'],
  [
    ['play-user-data'],
    'Google Play, reason for removal: the app collects information on the apps installed without their knowledge and consent.',
  ],
  [
    ['play-foreground-service'],
    'Google Play rejected the update because the reviewers did not see in our video how a user starts the one foreground service.',
  ],
  [
    ['play-query-all-packages'],
    'Google Play Support does not like the QUERY_ALL_PACKAGES permission, and it has blocked updates since we explained the list of apps.',
  ],
  [
    ['play-accessibility'],
    "The Play Store isn't approving the update: double tap to lock needs an accessibility service.",
  ],
  [
    ['play-core-feature'],
    'Google Play rejected it: "Requested permissions do not match core functionality of the app"',
  ],
  [
    ['apple-4.0-sign-in-with-apple'],
    'App Review: your app offers Sign in with Apple as a login option and does not follow the design requirements for it.',
  ],
  [['play-payments'], 'Google Play will no longer allow our donation link.'],
  // Each store's causes for its own texts
  [['play-account-deletion'], 'Google rejected the update because of the account deletion URL.'],
  [['play-account-deletion'], 'Rejected by Google: there is no way to delete the account in the app.'],
  [
    ['apple-5.1.1(v)', 'play-account-deletion'],
    'Guideline 5.1.1(v) is what Apple names. Google Play rejected it, too: no account deletion URL.',
  ],
  [
    ['asc-sign-in'],
    "xcodebuild: error: Unable to log in with account 'ci@example.com'. The login details were rejected.",
  ],
  // Mails that leave the reason to the console, and the same mails with one
  [
    ['asc-reason-in-console'],
    "There's an issue with your submission to the App Store. Open App Store Connect to see the message of App Review.",
  ],
  [
    ['asc-reason-in-console'],
    'App Store Connect: your submission was rejected. View the details of the review.',
  ],
  [
    ['apple-4.3'],
    "There's an issue with your submission to the App Store.\nGuideline 4.3(a) - Design - Spam",
  ],
  // The form that an address is entered in is not the policy
  [
    ['play-account-deletion'],
    'Google Play rejected the update: the delete account URL in your Data safety form does not open.',
  ],
  [['play-data-safety'], 'Google Play rejected the update: the answers about Data safety are not complete.'],
  // A guideline that is mentioned for more information only, and one that is the reason
  [
    ['apple-3.1.1'],
    'App Review: paid digital content is unlocked by means other than in-app purchase. Please see Guideline 3.1.3(b) to learn more.',
  ],
  [['apple-3.1.3'], 'App Review rejected the app. Please see Guideline 3.1.3(b) to learn more.'],
  [
    ['play-form-factor-quality'],
    'Google Play rejected the release: not adhering to Android Auto App Quality Requirements.',
  ],
  [['play-policy-unnamed'], 'Action required: your app Pets is not compliant with Google Play Policies'],
  [['play-spam'], 'Your app is not compliant with Google Play Policies. Issue found: Spam policy'],
  [
    ['itms-91061'],
    'Your app includes a privacy-impacting third-party SDK, which must include a privacy manifest file.',
  ],
  [['play-foreground-service'], 'Google Play: every foregroundServiceType was denied despite the video.'],
  [
    ['play-broken-functionality'],
    "Google doesn't accept the app: we could not access the in-app content with the login credentials.",
  ],
  [
    ['apple-1.2'],
    'What Apple is requiring from us: no tolerance for objectionable content or abusive users.',
  ],
  [
    ['play-spam'],
    'Publishing status: Rejected\nEligibility issue: Webviews. The purpose of your app is to provide a webview of a website.',
  ],
  [
    ['play-vulnerability'],
    'Google Play rejected the update because of the SSL Error Handler of its WebView.',
  ],
  [
    ['play-vulnerability'],
    'Google Play rejected it for violating our Malicious Behavior or User Data policy: unsafe implementation of the HostnameVerifier.',
  ],
  [['play-user-data'], 'Google Play rejected the app: it violates the User Data policy.'],
  [
    ['apple-4.3'],
    'Guideline 4.3 - Design\nPlease note that while guideline 3.2.1(vii) of the App Store Review Guidelines allows gifts, this is another case.',
  ],
  [
    ['play-malware'],
    "Google Play: we've updated our Malware policy, and we have added examples. Your app contains code that violates the Malware policy.",
  ],
  // Mails that name no store
  [
    ['play-query-all-packages'],
    'QUERY_ALL_PACKAGES: the use that you declared is none of those allowed, so we cannot approve your app.',
  ],
  [
    ['play-account-terminated'],
    'Your developer account has been terminated due to prior violations and the association with a previously terminated one.',
  ],
  [
    ['play-core-feature'],
    'We rejected your app: permissions must be necessary to implement critical, current features or services of it.',
  ],
  [
    ['play-account-issue'],
    'My Google Play developer account will be deleted unless I agree to displaying my home address.',
  ],
];
