/**
 * More of what App Review writes about each guideline, by rule id, separated by ` | ` (public issue threads). They count
 * near words of an app review; long ones count anywhere.
 */
export const APPLE_PHRASES: Readonly<Record<string, string>> = {
  'apple-1.1':
    'overtly sexual | sexually explicit | racist|offensive|insensitive content | contains content that facilitates',
  'apple-1.1.6': 'fake|anonymous or prank | prank|spy app | fake caller',
  'apple-1.2':
    'user-generated content but does not | no tolerance for objectionable content | method for filtering objectionable | mechanism for users to flag|block | block abusive users | report objectionable content',
  'apple-1.3':
    'parental gate | selected the kids category | kids category but | made|intended|primarily for kids',
  'apple-1.4':
    'medical information without | citations for | regulatory clearance | medical hardware | vaping | dui checkpoint*',
  'apple-1.5': 'support url…does not | support url specified|provided | support page…does not',
  'apple-2.1':
    'urls which do not properly navigate | app crashed on launch | crashed on launch | crash logs | crashes on|at launch | placeholder text|content | unable to review | demo account credentials|information|details | demo credentials | could not log|sign in | unable to log|sign in | cannot sign in | demonstration mode | loaded|loads indefinitely | failed to load | blank|black|white screen | blank page | no further action | app|button was unresponsive | app froze|completeness | error message appear* | we found that your app exhibited | bug description | functional urls | coming soon',
  'apple-2.1-information-needed':
    'to help us proceed with the review | answers|respond to the following questions | following questions and provide | need a qr code | sample qr code | qr code to scan | how does the app interact with',
  'apple-2.1-purchases':
    'locate|find the in-app purchase* | find the subscription* | in-app purchases in the binary | in-app purchase…not been submitted | products have not been submitted | purchase products could not be loaded | when we tried to purchase | paid applications agreement',
  'apple-2.2':
    'being a demo app | beta|trial|demo|test version | intended for testing | limited trial | "beta" in',
  'apple-2.3':
    'features described in your metadata | description…does not accurately | metadata…not relevant',
  'apple-2.3.1':
    'hidden|undocumented|dormant feature* | obfuscated code | selector mangling | subvert the app review process | concept after approval | bait and switch',
  'apple-2.3.2': 'promoted in-app purchase* | promotional image|images',
  'apple-2.3.3':
    'screenshots do not | screenshots display|include | ipad|6.5-inch|5.5-inch|accurate screenshots | screenshots…iphone image | screenshots…modified or stretched',
  'apple-2.3.4': 'app preview includes | app previews | app preview…not',
  'apple-2.3.5': 'category you selected | category…not appropriate',
  'apple-2.3.6':
    'age rating|ratings | age-rating | unrestricted web access | in-app controls | parental controls or age assurance | content description selected | simulated gambling',
  'apple-2.3.7':
    'references to the price | price of the app | pricing information | the word "free" | keywords…not relevant | irrelevant keywords | trademarked terms | keyword stuffing | 30 characters | subtitle includes | price-in-screenshots | references to pricing',
  'apple-2.3.8': 'name|displayed on the device | placeholder|alternate icon* | app icons…not',
  'apple-2.3.10':
    'other mobile platforms | mentions android | mentions google play | non-apple|non-ios device | third-party platforms|platform | development process | debug banner',
  'apple-2.3.12': "what's new text",
  'apple-2.3.13': 'in-app event | event card|metadata',
  'apple-2.4.1': 'run|runs|functionality on ipad | ipad compatib*|display',
  'apple-2.4.5':
    'app sandbox | sandboxing | com.apple.security | temporary exception entitlement* | including of the temporary exception entitlement* | temporary entitlement exception* | matching functionality',
  'apple-2.5.1':
    'non-public|private|undocumented|deprecated|homekit api* | non-public|private framework* | uses the healthkit | healthkit functionality | carekit | public apis | prefs:root | app-prefs | unapproved manner | not clearly identify…healthkit',
  'apple-2.5.2':
    'execute|executes|download|downloads|dynamic|remote|executable|interpreted code | hot update* | code push | jspatch',
  'apple-2.5.4':
    'uibackgroundmodes | background audio|modes | persistent location | background location…not | audible content',
  'apple-2.5.5': 'ipv6',
  'apple-3.1.1':
    'digital goods | purchase digital|credits | purchased|paid digital content | external purchase*|payment* | directs users to | promo codes | license key* | reader app | loot box* | odds of receiving | buy credits | gift card* | nft* | subscribe on the web* | stripe | web checkout | paypal',
  'apple-3.1.1-donations':
    'rejected due to donation* | donations outside of apple | donating in the app | contribute donations to the | donations | donation | tip jar | tips to | tipping | fundrais*',
  'apple-3.1.1-restore': 'restored but does not | "restore"',
  'apple-3.1.2':
    'auto-renewable|auto-renewing|paid subscription* | terms of use | eula | subscription length|terms|groups | length|price of subscription | free trial | billed amount | calculated monthly price | standard apple terms of use',
  'apple-3.1.3': 'multiplatform service* | reader apps | enterprise services',
  'apple-3.1.5':
    'virtual currency that is not approved | individual developers not allowed | crypto wallet…registered organization | individual developer…crypto wallet | crypto wallet*|trading | cryptocurrency exchange*|wallet* | virtual currency | initial coin offering* | wallet…enrolled as an organization | currency…enrolled as an organization',
  'apple-3.2':
    'public distribution | limited audience|segment* | custom app* | apple business manager | unlisted app distribution | employees|partners of | business or organization | personal loans | loan apps | binary options | rate the app',
  'apple-4.0':
    'hard|difficult to read | crowded | truncated | human interface guidelines | cut off | not optimized | window…menu | notch | dynamic island',
  'apple-4.0-sign-in-with-apple':
    'sign in with apple button | provide their name…sign in with apple | button style…sign in with apple',
  'apple-4.0-update-prompt': 'update alert|button | force update | built-in update mechanism',
  'apple-4.1':
    'copycat* | impersonat* | similar to another app | appears to be similar to | icon|name is similar to | use of popular | affiliation with | imitate',
  'apple-4.2':
    'minimum functionality | enough interactive functionality | not include enough interactive functionality | opening the website in safari | differing from opening the website | mobile web browsing experience | web browsing experience | repackaged|wrapped website | web clipping*|view | mobile web browsing | lasting entertainment value | native ios functionality | usefulness',
  'apple-4.2.2':
    'marketing materials | links, images, or content aggregated | aggregated from the internet | primarily marketing | advertisements, web clippings | curated from the web | collection of links | brochure',
  'apple-4.2.3': 'another app…to function',
  'apple-4.2.6': 'app generation service | app builder | created from a commercialized',
  'apple-4.2.7': 'remote desktop | thin client*',
  'apple-4.3':
    'spam | duplicate app|apps|of|content|functionality | similar binary | same feature set | multiple similar apps | multiple apps | repackaged | saturated | fortune telling | dating app* | flashlight | same source code | app concept | shares a similar | submitting several',
  'apple-4.4': 'keyboard|safari extension* | full network access | sticker*',
  'apple-4.7': 'mini app*|program* | html5|streaming game* | emulator | chatbot* | game emulator*',
  'apple-4.8':
    'third-party login*|sign-in | social|equivalent|facebook login | login service*|option* | sign in with apple as | offer sign in with apple | google sign-in',
  'apple-4.9': 'apple pay | recurring payments',
  'apple-4.10': 'monetiz…built-in',
  'apple-5.0':
    'china storefront|mainland | miit | icp|approval number | icp license | deep synthesis | chatgpt…china | openai…china | isbn | legal requirements in | sanction*',
  'apple-5.1.1':
    'privacy policy|url | denies|deny|declines|grant permission | reconsider…permission | custom message…permission | delays the permission request',
  'apple-5.1.1-purpose-strings':
    'purpose string* | permission description*|string*|modal | sufficiently explain | why the app needs | explain the use of',
  'apple-5.1.1-required-data':
    'requires|require users to register | register with personal information | not account based | features that are not account-based | require|required personal information | not directly relevant | date of birth | forced login',
  'apple-5.1.1(v)':
    'account deletion | a way to delete the|their | account|initiate deletion | delete account|accounts | delete their|the account | supports account creation | account creation but | deactivate',
  'apple-5.1.2':
    "find the apptrackingtransparency permission | locate the app tracking transparency | app integrates apptrackingtransparency, please | ask app not to track | app tracking transparency | apptrackingtransparency | att prompt|request | att|tracking permission | attracking* | track|tracking users | used to track | advertising identifier | privacy information you provided | third-party ai | cookie* | contacts…upload* | without the user's consent | without user consent | privacy label*|nutrition",
  'apple-5.1.3': 'health|healthkit|medical data | ethics review board | human subject research',
  'apple-5.1.4': "children's privacy | coppa",
  'apple-5.1.5': 'location services | use of location | location data…not | location-based feature*',
  'apple-5.2.1':
    'third-party content | trademark* | copyright* | intellectual property | necessary rights | legal documentation|entity | without|written authorization | celebrity | legal entity that owns | seller|organization name | company name…seller | provides these services | documentary evidence',
  'apple-5.2.3':
    'facilitate illegal file sharing | download music or video content | save, convert, or download media | youtube | soundcloud | music|video download* | download|stream|free music | third-party audio|video | iptv | unauthorized access',
  'apple-5.2.5':
    "its trademark* | ios logo* | apple logo* | springboard copy | drawing of an iphone | apple product*|trademark*|emoji|icon*|weatherkit|weather|hardware | apple's trademark* | confusingly similar to | weatherkit attribution | apple watch…name | app name…apple",
  'apple-5.3':
    'gambling | lottery | sweepstake* | contest* | raffle* | real money | real-money | betting | casino | horse racing | prize* | gaming license | official rules | not a sponsor',
  'apple-5.4': 'vpn | nevpnmanager',
  'apple-5.5': 'mdm | configuration profile* | device management',
  'apple-5.6':
    'account is currently under investigation | under investigation for not following | code of conduct | filters user reviews | custom review prompt* | rating prompt* | fraudulent | dishonest | manipulat* | skstorereviewcontroller',
  'apple-4.5.4':
    'push notifications for | promotional push notification* | push notifications…consent | notifications for advertising',
  'apple-4.5': 'game center | apple music|sites | musickit | apns',
};
