/**
 * Sentences that letters quote from the guidelines, and mails about accounts, in words of our own with the key phrases,
 * by the rule that must be named as the cause, and no other.
 */
export const QUOTED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'apple-1.1': [
    'App Review: The game has realistic portrayals of people being killed.',
    'App Review: The app includes inflammatory religious commentary.',
  ],
  'apple-1.2': ['App Review: It is used for Chatroulette-style experiences with strangers.'],
  'apple-1.3': ['App Review: Your Kids Category app includes analytics and advertising.'],
  'apple-1.4': [
    'App Review: It claims to measure blood pressure using only the sensors on the device.',
    'App Review: Your app provides medical diagnoses or treatment advice without a disclaimer.',
    'App Review: The app connects to external medical hardware; send a document demonstrating regulatory clearance.',
  ],
  'apple-1.6': ['App Review: The app lacks appropriate security measures to ensure proper handling of data.'],
  'apple-2.1': [
    'App Review: Your app crashed on iPad connected to an IPv6 network when we tapped the button.',
    'App Review: The app showed an endless loading indicator after we tapped Continue.',
  ],
  'apple-2.1-purchases': [
    'App Review: Our yearly products have not been submitted for review.',
    'App Review: In-app purchases do not need prior approval to function in the sandbox.',
  ],
  'apple-2.1-information-needed': [
    'App Review: In addition to the demo account we need an authentication code to go on.',
  ],
  'apple-2.3.8': [
    'App Review: The name does not sufficiently match the name of the app displayed on the Mac.',
  ],
  'apple-2.3.10': ['App Review: The description has references to other mobile platforms.'],
  'apple-2.3.1': ['App Review: Attempting to hide functionality is considered egregious behavior.'],
  'apple-2.4': ['App Review: The Apple TV app requires hardware inputs beyond the Siri remote.'],
  'apple-2.4.5': [
    'App Review: The app requests root privileges on the Mac.',
    'App Review: The Mac app presents a license screen at launch.',
  ],
  'apple-2.5': [
    'App Review: The app creates an alternate desktop or home screen.',
    'App Review: The app displays advertising in its widgets.',
  ],
  'apple-2.5-storage': ['App Review: On launch the app does not follow the iOS Data Storage Guidelines.'],
  'apple-2.5.2': ['App Review: The app uses the itms-services URL scheme to install another one.'],
  'apple-2.5.4': [
    'App Review: Please show features that need persistent use of real-time location updates, or remove the key.',
  ],
  'apple-2.5.5': ['App Review: The app does not work on IPv6.'],
  'apple-3.1.1': [
    'App Review: The in-app purchase product is set to an incorrect product type.',
    'App Review: Loot boxes must disclose the odds of receiving each type of item.',
  ],
  'apple-3.1.3': ['App Review: The items must be also available as in-app purchases within the app.'],
  'apple-3.1.5': ['App Review: Apps may not mine for cryptocurrencies on the device.'],
  'apple-3.2': [
    'App Review: The app incentivizes referrals in order to get new users.',
    'App Review: The loan has a maximum APR higher than 36 %.',
  ],
  'apple-4.2': ['App Review: It is like the general experience of using Safari.'],
  'apple-4.2.3': ['App Review: The app must disclose the size of the download and prompt users first.'],
  'apple-4.3': ['App Review: The app primarily features astrology, horoscopes and palm reading.'],
  'apple-4.4': ['App Review: The keyboard must remain functional without full network access.'],
  'apple-4.7': ['App Review: There is no index of the software and metadata available in the app.'],
  'apple-4.8': [
    'App Review: It does not appear to offer as an equivalent login option another login service.',
  ],
  'apple-4.10': ['App Review: The app monetizes built-in capabilities of the device.'],
  'apple-5.1.1(ix)': [
    'App Review: Apps in highly regulated fields should be submitted by a legal entity that provides the services.',
  ],
  'apple-5.1.2': [
    'App Review: The app enables the display of nearby users’ locations on a map.',
    'プライバシー：the app indicates the app collects data to track the user（審査で却下）',
  ],
  'apple-5.2.1': [
    'App Review: The seller and company names associated with your app do not fit; it must be published under a seller name that does.',
  ],
  'apple-5.2.5': ['App Review: The metadata suggests that Apple is a source or supplier of the app.'],
  'apple-5.6': ['App Review: Information provided to Apple and customers must be truthful.'],
  'asc-membership': [
    'Apple: your Apple Developer Program membership has expired. Renew your membership to return to the App Store.',
  ],
  'asc-app-outdated': [
    'App Store Improvements: your app has not been updated in a significant amount of time and is scheduled to be removed from sale.',
  ],
  'asc-content-dispute': [
    'Apple: this is about App Store Content Dispute APP0000. The complainant believes that your app infringes a trademark.',
  ],
  'asc-account-termination': [
    'Pending Termination Notice: your Apple Developer Program account has been flagged for removal.',
    'Your Apple Developer Program membership will be terminated. The decision about your appeal is final.',
  ],
  'asc-enrollment': [
    'Apple: your enrollment in the Apple Developer Program could not be completed. The D-U-N-S Number you provided does not fit.',
  ],
  'asc-idfa': [
    'Improper Advertising Identifier [IDFA] Usage. Your app contains the Advertising Identifier [IDFA] API.',
    'Apple: you have not indicated its usage on the Prepare for Upload page (PLA 3.3.12).',
  ],
  'asc-agreement': ['App Store Connect: the Paid Applications Schedule has to be accepted.'],
  'itms-90122': ['ITMS-90122: Invalid Executable Size. The executable file exceeds the maximum.'],
  'itms-90391': [
    'Apple: Missing App Store Icon. WatchOS Apps must include a 1024x1024px App Store Icon in PNG format.',
  ],
  'itms-90869': ['ITMS-90869: the bundle supports arm64 but not Intel-based Mac computers.'],
  'play-organization-account': [
    'Issue found: Violation of Play Console Requirements. Some types of apps can only be distributed by organizations.',
  ],
  'play-account-terminated': [
    'This is a notification that your Google Play Publisher account has been terminated.',
    'Google Play: Issue found: High Risk Behavior. Your Developer account remains terminated.',
  ],
  'play-account-issue': [
    'Google Play: your deadline to complete account verification is in May. You need a D-U-N-S number.',
  ],
  'play-developer-verification': [
    'Google Play: register your package names; apps must be registered by verified developers.',
  ],
  'play-form-factor-quality': [
    'Google Play: rejected by the Wear quality guidelines, texts are cut off when large.',
  ],
  'play-wrong-key': ['Google Play 拒绝：签名不匹配'],
  'play-closed-test': ['Google Play: production access denied. Your app requires more testing.'],
  'play-target-api': [
    '[조치 필요] 귀하의 앱이 Google Play 대상 API 수준 요구사항의 영향을 받습니다',
    'Google Play: your app isn’t compliant with the Target API Level policy.',
  ],
  'play-app-suspended': [
    'Google Play: your app has been suspended and removed from Google Play because of a policy strike.',
  ],
  'play-deceptive': [
    '問題が見つかりました。誤解を与える表現に関するポリシーへの違反（Google Play アプリ）',
    'Google Play: la app fue eliminada por la política de publicidad engañosa.',
  ],
  'play-ads': ['Google Play: 앱이 거부되었습니다. 문제: 앱, 타사 광고, 기기 기능 방해 정책 위반'],
  'play-spam': ['Google Play のアプリが削除されました。コンテンツの繰り返しに関するポリシーへの違反'],
  'play-core-feature': [
    'Issue found: your app isn’t compliant with the Permissions and APIs that Access Sensitive Information policy.',
  ],
};
