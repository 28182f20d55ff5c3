/**
 * Sentences of Google Play's mails, in words of our own with the key phrases, by the rule that must be named
 * as the cause, and no other.
 */
export const PLAY_LETTER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'play-broken-functionality': [
    'Google Play: your app has been rejected. Your app contains content that is not compliant with the Broken Functionality policy.',
    'Google Play: your app has been rejected. Issue found: App crashes after launch.',
    'Google Play: your app has been rejected. Login credentials are missing, so we were unable to review the app.',
    'Google Play: your app has been rejected. We were unable to access your app with the credentials provided.',
    'Google Play: your app has been rejected. The app does not work as expected and is not responsive.',
  ],
  'play-deceptive': [
    "Google Play: your app has been rejected. It doesn't work as described in the store listing.",
    'Google Play: your app has been rejected. Your app contains content that does not comply with the Misleading Claims policy.',
    'Google Play: your app has been rejected. Missing source link for government information.',
    'Google Play: your app has been rejected. Your app provides government information but lacks a disclaimer about its source.',
    'Google Play: your app has been rejected. The functionality of your app does not match what its description promises.',
  ],
  'play-disclosure': [
    'Google Play: your app has been removed. You must provide an in-app disclosure of the data.',
    'Google Play: your app has been rejected. Missing prominent disclosure: your app collects location data without a prominent disclosure.',
    'Google Play: your app has been rejected. Prominent disclosure is inadequate or not shown before the permission.',
  ],
  'play-data-safety': [
    'Google Play: your app has been rejected. Invalid Data safety form: we detected user data transmitted off device that you have not disclosed.',
    'Google Play: your app has been rejected. Your Data safety section does not declare device or other IDs.',
  ],
  'play-privacy-policy': [
    'Google Play: your app has been rejected. Invalid privacy policy: the link to your privacy policy is not working.',
    'Google Play: your app has been rejected. Your privacy policy does not mention your app or the developer name in the listing.',
  ],
  'play-account-deletion': [
    'Google Play: your app has been rejected. Your app lets users create an account but does not let them request that it be deleted.',
  ],
  'play-metadata': [
    'Google Play: your app has been rejected. The icon must not indicate store performance or ranking.',
    'Google Play: your app has been rejected. Violation of the Metadata policy: the title includes promotional text.',
    'Google Play: your app has been rejected. Your store listing uses user testimonials.',
    'Google Play: your app has been rejected. Your app icon or screenshots include misleading ranking.',
  ],
  'play-spam': [
    'Google Play: your app has been rejected. Repetitive content: your app provides the same experience as apps already on Google Play.',
    'Google Play: your app has been rejected. Webview spam: your app is primarily a wrapper of a website.',
    'Google Play: your app has been rejected. Limited functionality and content: your app does not provide a basic degree of functionality.',
  ],
  'play-impersonation': [
    'Google Play: your app has been rejected. Your app name suggests a relationship to another entity, which violates the Impersonation policy.',
    'Google Play: your app has been rejected. Your developer name or icon is similar to that of another company.',
  ],
  'play-intellectual-property': [
    'Google Play: your app has been rejected. Your app contains unauthorized use of copyrighted content.',
    'Google Play: your app has been rejected. Trademark infringement: your listing uses a trademark of another company.',
  ],
  'play-ads': [
    'Google Play: your app has been rejected. Disruptive ads: your app shows full screen interstitial ads unexpectedly.',
    'Google Play: your app has been rejected. Ads interfering with other apps are shown outside the app.',
    'Google Play: your app has been rejected. Your app shows inappropriate ads for its content rating.',
  ],
  'play-families': [
    'Google Play: your app has been rejected. Your app targets children and shows ads from an SDK that is not self-certified for families.',
    'Google Play: your app has been rejected. Target audience and content: your app appeals to children, but does not comply with the Families policy.',
  ],
  'play-payments': [
    'Google Play: your app has been rejected. Your app sells digital goods without Google Play billing system.',
    'Google Play: your app has been rejected. Subscription offer: the terms of the free trial are not clear.',
    'Google Play: your app has been rejected. Your app leads users to a payment method other than Google Play billing.',
  ],
  'play-financial': [
    'Google Play: your app has been rejected. Personal loan apps must declare their license and fees.',
    'Google Play: your app has been rejected. Real-money gambling is not permitted for your app in this country.',
    'Google Play: your app has been rejected. Cryptocurrency exchange apps need a license and a declaration.',
    'Google Play: your app has been rejected. Your app offers financial features that are not declared.',
  ],
  'play-user-content': [
    'Google Play: your app has been rejected. Your app has user-generated content without a way to report users.',
    'Google Play: your app has been rejected. Your app contains sexual content.',
    'Google Play: your app has been rejected. Violence or hate speech in your app.',
    'Google Play: your app has been rejected. Your app does not comply with the child safety standards policy.',
    'Google Play: your app has been rejected. AI-generated content policy: your app lacks in-app reporting of generated content.',
    'Google Play: your app has been rejected. Illegal activities: your app facilitates the sale of drugs.',
    'Google Play: your app has been rejected. Unapproved substances are sold in your app.',
  ],
  'play-health': [
    'Google Play: your app has been rejected. Health apps declaration: your app has health features that are not declared.',
    'Google Play: your app has been rejected. Health Connect permissions that are not needed by your app.',
  ],
  'play-news': [
    'Google Play: your app has been rejected. News and Magazines policy: your app lacks the contact of its publisher.',
  ],
  'play-device-abuse': [
    "Google Play: your app violates the policy. Remove the code for the 'in-app updates' of the SDK.",
    'Google Play: your app has been rejected. Your app downloads executable code from a source other than Google Play.',
    'Google Play: your app has been rejected. Device and Network Abuse: your app interferes with other apps.',
    'Google Play: your app has been rejected. Your app facilitates proxy services to third parties.',
  ],
  'play-malware': [
    'Google Play: your app has been rejected. Your app contains code that matches mobile unwanted software.',
    'Google Play: your app has been rejected. Phishing behavior was found in your app.',
    'Google Play: your app has been rejected. Your app was found to contain a hostile downloader.',
  ],
  'play-vulnerability': [
    'Google Play: your app has been rejected. Security alert: your app contains an unsafe implementation of TrustManager.',
    'Google Play: your app has been rejected. Your app exposes leaked cloud credentials.',
    'Google Play: your app has been rejected. Your app uses an unsafe implementation of the WebViewClient onReceivedSslError handler.',
    'Google Play: your app has been rejected. Your app contains an implicit PendingIntent vulnerability.',
  ],
  'play-accessibility': [
    'Google Play: your app has been rejected. AccessibilityService API declaration is missing.',
  ],
  'play-all-files': [
    'Google Play: your app has been rejected. All files access permission is not required for the core functionality of your app.',
    'Google Play: your app has been rejected. MANAGE_EXTERNAL_STORAGE is not permitted.',
  ],
  'play-photos-videos': [
    'Google Play: your app has been rejected. READ_MEDIA_IMAGES permission is not directly related to the core purpose of your app.',
  ],
  'play-sms-call-log': [
    'Google Play: your app has been rejected. Your app requests SMS permissions and is not the default SMS handler.',
  ],
  'play-query-all-packages': [
    'Google Play: your app has been rejected. QUERY_ALL_PACKAGES is not permitted for your app.',
  ],
  'play-background-location': [
    'Google Play: your app has been rejected. ACCESS_BACKGROUND_LOCATION: we were unable to approve the use of location in the background.',
  ],
  'play-exact-alarm': [
    'Google Play: your app has been rejected. USE_EXACT_ALARM is allowed for alarm and calendar apps only.',
  ],
  'play-full-screen-intent': [
    'Google Play: your app has been rejected. USE_FULL_SCREEN_INTENT was not declared.',
  ],
  'play-foreground-service': [
    'Google Play: your app has been rejected. The declared foreground service use case is not perceptible to the user.',
  ],
  'play-vpn': [
    'Google Play: your app has been rejected. We are unable to confirm the declared use of VpnService as a permitted use case.',
  ],
  'play-install-packages': [
    'Google Play: your app has been rejected. REQUEST_INSTALL_PACKAGES is not permitted for your app.',
  ],
  'play-contacts': [
    'Google Play: your app has been rejected. READ_CONTACTS is not needed for the core functionality of your app.',
  ],
  'play-core-feature': [
    'Google Play: your app has been rejected. Your app requests a sensitive permission that is not directly related to its core purpose.',
  ],
  'play-policy-unnamed': [
    'Google Play: your app has been rejected. Your app was removed for multiple policy violations, associated with a terminated account.',
    'Google Play: your app has been rejected. Your account is associated with previously terminated developer accounts.',
    'Your app status: Rejected. Google may take action for many reasons, such as a pattern of harmful behavior or high risk of abuse. We identify risk of abuse using various items, popular brands among them.',
  ],
  'play-account-issue': [
    'Google Play: your app has been rejected. Identity verification failed, and your account will be closed.',
  ],
  'play-content-rating': [
    'Google Play: 콘텐츠 등급 정책 위반 (도박)',
    'Google Play: your app has been rejected. Your content rating questionnaire does not match the content of your app.',
  ],
  'play-ratings': [
    'Google Play: your app has been rejected. User ratings, reviews, and installs: incentivized installs were detected.',
  ],
  'play-form-factor-quality': [
    'Google Play: your app has been rejected. Test the app on a variety of TV devices.',
    'Google Play: your app has been rejected. Your Wear OS app does not meet the quality guidelines of the form factor.',
    'Google Play: your app has been rejected. Android TV: the app does not support D-pad navigation.',
    'Google Play: your app has been rejected. Your Android Auto app does not meet driver distraction quality.',
  ],
  'play-target-api': [
    'Google Play: your app has been rejected. Your app must target Android 16 (API level 36) or higher.',
  ],
  'play-16kb': [
    'Google Play: your app has been rejected. Your app does not support 16 KB memory page sizes.',
  ],
  'play-closed-test': [
    'Google Play: your app has been rejected. You have not met the requirement for testers: more testing is needed for production access.',
  ],
};
