/**
 * More of what App Review writes about each guideline, by rule id, separated by ` | ` (public issue threads). They count
 * near words of an app review; long ones count anywhere.
 */
export const APPLE_PHRASES: Readonly<Record<string, string>> = {
  'apple-1.1':
    'overtly sexual | explicit sexual content | sexually explicit | excessively violent | racist|offensive|insensitive content | contains content that facilitates | capitalize on a recent event',
  'apple-1.1.6': 'fake|anonymous or prank | prank|spy app | trick features | fake caller',
  'apple-1.2':
    'user-generated content but does not | user generated content but do* | no tolerance for objectionable content | method for filtering objectionable | mechanism for users to flag|block | block abusive users | report objectionable content | objectionable content reports within 24 hours | hide posts from | user-generated content precautions | over moderation | lack|lacks of moderation | lacks moderation | content moderation',
  'apple-1.3':
    'parental gate | selected the kids category | kids category but | made|intended|primarily for kids',
  'apple-1.4':
    'medical information without | citations for | citing sources | sources for the medical | consult|seeking a doctor | regulatory clearance | medical hardware | encourages consumption of tobacco | vaping | drug dosage calculat* | physical harm to | dui checkpoint*',
  'apple-1.5':
    'support url…does not | support url specified|provided | support url in app store connect | support website | support page…does not | contact information for support',
  'apple-2.1':
    'urls which do not properly navigate | urls which do not navigate to | urls that do not resolve properly | links that do not lead to | app crashed on launch | crashed on launch | crashed when we | crash logs | crashes on|at launch | app crash on | placeholder text|content | was a placeholder | unable to review | demo account credentials|information|details | demo credentials | login credentials you provided | user name and password you provided | could not log|sign in | unable to log|sign in | cannot sign in | was unable to access all or part | a fully featured demo mode | demonstration mode | loaded|loads indefinitely | failed to load | blank|black|white screen | blank page | spinning indicator | no action occurred | no further action | app|button was unresponsive | became unresponsive | app froze|completeness | error was displayed | error message appear* | we found that your app exhibited | bugs we found | bug description | not functioning properly | did not function as expected | functional urls | coming soon | nothing happens|happened | dead|non-functional button* | non-functional ui|links|login',
  'apple-2.1-information-needed':
    'need more information before we can continue | additional information to continue the review | to help us proceed with the review | unable to continue with the review | could you please provide | please provide a link to a video | demo video showing | video of your app | provide us with a video | answers|respond to the following questions | answer the following questions | following questions and provide | review of your app…questions | documentation demonstrating | require specific hardware | hardware to fully assess | associated hardware | access to the hardware | need a qr code | sample qr code | qr code to scan | how does the app interact with | how does your app use | what is the purpose of',
  'apple-2.1-purchases':
    'locate|find the in-app purchase* | in-app purchase products within | find the subscription* | in-app purchases in the binary | in-app purchase…not been submitted | products have not been submitted | purchase products could not be loaded | unable to purchase | when we tried to purchase | failed to load the in-app | in-app purchase products were not | paid applications agreement | iap product*|products | iap not|missing | iaps were not',
  'apple-2.2':
    'being a demo app | beta|trial|demo|test version | for beta testing | intended for testing | limited trial | beta label | references to beta | "beta" in',
  'apple-2.3':
    'features described in your metadata | mentioned in your metadata | unable to find the feature* | not available in the app | description…does not accurately | metadata…not relevant | app description…references features | features that are not present',
  'apple-2.3.1':
    'hidden|undocumented|dormant feature* | hidden functionality | obfuscated code | selector mangling | subvert the app review process | concept after approval | bait and switch | features that are not clearly visible | explain these features',
  'apple-2.3.2':
    'promoted in-app purchase* | promotional image|images | purchase before accessing | features require a purchase | require payment but | additional purchase required | not clear…in-app purchase',
  'apple-2.3.3':
    'screenshots do not | screenshots that do not | screenshots only display | screenshots show only | screenshots display|include | splash|login screen…screenshots | ipad|6.5-inch|5.5-inch|accurate screenshots | screenshots…iphone image | screenshots that reflect | screenshots…modified or stretched | screenshots…not supported in the app',
  'apple-2.3.4': 'app preview includes | app previews | app preview…not | preview video | footage of…device',
  'apple-2.3.5':
    'category you selected | selected category | category…not appropriate | primary category…not',
  'apple-2.3.6':
    'age rating|ratings | age-rating | unrestricted web access | in-app controls | parental controls or age assurance | content description selected | simulated gambling',
  'apple-2.3.7':
    'references to the price | price of the app | pricing information | mentions the price | the word "free" | keywords…not relevant | irrelevant keywords | popular app names in | trademarked terms | keyword stuffing | app name…exceed* | 30 characters | subtitle includes | terms in the app name | metadata packed with | price in the screenshots | price-in-screenshots | references to pricing | prices in',
  'apple-2.3.8':
    'name|displayed on the device | names do not match | icons appear similar | blank or placeholder icon* | placeholder|alternate icon* | app icons…not | marketplace icon | metadata…audience* | different from the name',
  'apple-2.3.10':
    'other mobile platforms | mentions android | references|reference to android | mention of android | mentions google play | other platforms in | competing platform* | non-apple|non-ios device | third-party platforms|platform | development process | debug banner',
  'apple-2.3.12': "what's new text | release notes…generic | version changes…description",
  'apple-2.3.13': 'in-app event | event card|metadata | event deep link',
  'apple-2.4.1':
    'run|runs|functionality on ipad | problems|problem|issues|issue|trouble|bugs on|with ipad|ipads | ipad compatib*|display | when reviewed at iphone resolution | on ipad…cut off | ipad air…layout | support ipad',
  'apple-2.4.5':
    'app sandbox | sandboxing | com.apple.security | temporary exception entitlement* | entitlement key and value | requests one or more entitlements | including temporary exception entitlement* | including of the temporary exception entitlement* | temporary entitlement exception* | entitlements but does not | file system location* | installs files | quits unexpectedly…sandbox | uses an incorrect entitlement | matching functionality',
  'apple-2.5.1':
    'non-public|private|undocumented|deprecated|homekit api* | non-public|private framework* | use healthkit | uses the healthkit | healthkit functionality | carekit | public apis | prefs:root | app-prefs | unapproved manner | metadata…does not describe…healthkit | not clearly identify…healthkit',
  'apple-2.5.2':
    'execute|executes|download|downloads|dynamic|remote|executable|interpreted code | hot update* | code push | jspatch | introduce or change features | self-contained in',
  'apple-2.5.4':
    'uibackgroundmodes | background audio|modes | persistent location | background location…not | requires persistent real-time location | background mode key | voip…background | audible content | remote-notification background',
  'apple-2.5.5': 'ipv6',
  'apple-3.1.1':
    'in-app purchase mechanism | digital content by means | digital goods | unlock features…other than | purchase digital|credits | purchased|paid digital content | external purchase*|payment* | external link to purchase | purchase outside of the app | external website…purchase | call to action that directs | directs users to | promo codes | activation|redeem code* | license key* | reader app | loot box* | random virtual item* | odds of receiving | access paid digital | paid digital services | subscription…outside of the app | buy credits | gift card* | nft* | subscribe on the web* | stripe | web checkout | paypal | alipay | wechat pay | 支付宝 | business organization account registration | without offering an in-app purchase | without an in-app purchase | not offering in-app | bypass|bypasses|bypassing in-app | instead of in-app',
  'apple-3.1.1-donations':
    'rejected due to donation* | rejected because of donation* | donations outside of apple | donations outside the app store | donating in the app | link to donations outside | donation link in the app | contribute donations to the | donations | donation | tip jar | tips to | tipping | fundrais* | charitable | monetary gifts',
  'apple-3.1.1-restore':
    'restore in-app purchase* | restore purchased|button|feature|purchase | restored but does not | "restore"',
  'apple-3.1.2':
    'auto-renewable|auto-renewing|paid subscription* | terms of use | eula | subscription length|terms|groups | length|price of subscription | title of the subscription | ongoing value | free trial | introductory offer* | billed amount | calculated monthly price | most prominent pricing | standard apple terms of use | misleading subscription | justify a recurring payment|subscription|charge',
  'apple-3.1.3':
    'multiplatform service* | person-to-person | free stand-alone apps | reader apps | enterprise services',
  'apple-3.1.5':
    'virtual currency that is not approved | individual developers not allowed | crypto wallet…registered organization | individual developer…crypto wallet | crypto wallet*|trading | cryptocurrency exchange*|wallet* | virtual currency | initial coin offering* | exchange services | mining cryptocurrenc* | nft…marketplace | tokens for completing tasks | wallet…enrolled as an organization | currency…enrolled as an organization',
  'apple-3.2':
    'public distribution | specific organization | limited audience|segment* | general public | custom app* | enterprise program | apple business manager | unlisted app distribution | internal use | your employees | employees|partners of | business or organization | charitable donations | charity | personal loans | loan apps | maximum annual percentage rate | binary options | financial trading | insurance products | licensed…financial | rate the app | force users to rate | incentivize users to | monetary rewards | rewarding users',
  'apple-4.0':
    'hard|difficult to read | text is illegible | text overlap* | crowded | truncated | user interface that was not | non-standard interface | human interface guidelines | ui elements | layout was | cut off | not optimized | quit menu | window…menu | location prompt…settings | notch | dynamic island | obscured by',
  'apple-4.0-sign-in-with-apple':
    'sign in with apple button | style of the sign in with apple | sign in with apple…logo | provide their name…sign in with apple | provide their email…sign in with apple | information that is already provided | already provided by the authentication services | name and email…authenticationservices | require users to provide…after | button style…sign in with apple',
  'apple-4.0-update-prompt':
    'update alert|button | force update | prompts users to update | built-in update mechanism',
  'apple-4.1':
    'copycat* | impersonate|impersonates|impersonating | similar to another app | appears to be similar to | resembles another | icon|name is similar to | use of popular | popular apps | brand…without permission | misleading users | affiliation with | third-party app names | imitate',
  'apple-4.2':
    'minimum|insufficient functionality | enough interactive functionality | not include enough interactive functionality | opening the website in safari | differing from opening the website | mobile web browsing experience | web browsing experience | repackaged|wrapped website | website content | web clipping*|view | limited|few features | limited functionality | mobile web browsing | robust user experience | lasting entertainment value | limited user audience | small or niche | niche set | native ios functionality | native enough | feel|feels|feeling native | usefulness | only|just|simply a website | website in a box|wrapper|shell | similar to a website',
  'apple-4.2.2':
    'links, images, or content aggregated | aggregated from the internet | primarily marketing | advertisements, web clippings | curated from the web | collection of links | brochure',
  'apple-4.2.3':
    'another app…to function | requires another app | additional app to be installed | initial launch…download',
  'apple-4.2.6': 'app generation service | app builder | created from a commercialized',
  'apple-4.2.7': 'remote desktop | generic mirror* | thin client* | host device',
  'apple-4.3':
    'spam | duplicate app|apps|of|content|functionality | similar to other apps | similar binary | same feature set | multiple similar apps | multiple apps | repackaged | saturated | fortune telling | dating app* | flashlight | many other apps | terminated developer account | same source code | same code | app concept | separate apps…city | shares a similar | submitting several | as a duplicate app',
  'apple-4.4': 'keyboard|safari extension* | full network access | number and decimal | sticker*',
  'apple-4.7': 'mini app*|program* | html5|streaming game* | emulator | chatbot* | game emulator*',
  'apple-4.8':
    'third-party login*|sign-in | social|equivalent|facebook login | third-party or social login | login service*|option* | sign in with apple as | offer sign in with apple | google sign-in | 苹果登录 | apple 登录|로그인 | apple登录 | 애플 로그인 | appleでサインイン | appleサインイン',
  'apple-4.9': 'apple pay | recurring payments',
  'apple-4.10': 'monetiz…built-in',
  'apple-5.0':
    'china storefront|mainland | mainland china | chinese law | miit | icp|approval number | icp license | deep synthesis | chatgpt…china | openai…china | book apps…china | gaming permit | isbn | local laws | legal requirements in | sanction*',
  'apple-5.1.1':
    'privacy policy|url | collects user data | collect user and device | consent to data collection | purpose of the data | denies|deny|declines|grant permission | after denying | open settings after | reconsider…permission | custom message…permission | pre-permission | exit button before the permission | delays the permission request | force|forces|forcing permission*',
  'apple-5.1.1-purpose-strings':
    "purpose string* | purpose-string* | usage description…explain | permission description*|string*|modal | modal alert…does not | location|camera permission…explain | clearly explain why | sufficiently explain | use of the user's | why the app needs | explain the use of | reason for requesting",
  'apple-5.1.1-required-data':
    'requires|require users to register | register with personal information | registration required | not account based | features that are not account-based | without|mandatory registration | without logging in | require|required personal information | not directly relevant | not relevant to the core | date of birth | marketing consent…required | browse products | create an account before | log in before | requires user to log in | forced login | guest mode|access|login | continue as guest | as a guest | force users to log in | phone number…required',
  'apple-5.1.1(v)':
    'account deletion | a way to delete the|their | option to delete the account | account|initiate deletion | delete account|accounts | delete their|the account | deleting their account | deletion of account | supports account creation | account creation but | deactivate',
  'apple-5.1.2':
    "find the apptrackingtransparency permission | locate the app tracking transparency | app integrates apptrackingtransparency, please | ask app not to track | app tracking transparency | apptrackingtransparency | att prompt|request | att|tracking permission | attracking* | track|tracking users | used to track | advertising identifier | collect device | device fingerprint* | privacy information you provided | app privacy details | third-party ai | shares data with | share user data | cookie* | contacts…upload* | collected contact | without the user's consent | without user consent | privacy label*|nutrition | opt|opts out of|from tracking",
  'apple-5.1.3':
    'health|healthkit|medical data | health research | icloud…health | ethics review board | human subject research',
  'apple-5.1.4': "children's privacy | coppa | personal information from a minor | kids data",
  'apple-5.1.5':
    'location services | use of location | location data…not | location-based feature* | location…not relevant',
  'apple-5.2.1':
    'third-party content | protected third-party | trademark* | copyright* | intellectual property | necessary rights | legal documentation|entity | without|written authorization | without permission from | celebrity | brand assets | official account | legal entity that owns | seller|organization name | company name…seller | owns or offers | provides these services | documentary evidence',
  'apple-5.2.3':
    'facilitate illegal file sharing | download music or video content | save, convert, or download media | youtube | soundcloud | music|video download* | download|stream|free music | streaming of audio | third-party audio|video | media sources | catalog discovery | iptv | television content | unauthorized access',
  'apple-5.2.5':
    "its trademark* | for using apple's trademarks | ios logo* | apple logo* | springboard copy | drawing of an iphone | apple product*|trademark*|emoji|icon*|weatherkit|weather|hardware | apple's trademark* | confusingly similar to | ios interface | resembles the app store | weatherkit attribution | apple watch…name | app name…apple | rating icons | apple device images | uses|used|using emoji*",
  'apple-5.3':
    'gambling | lottery | sweepstake* | contest* | raffle* | real money | real-money | betting | casino | horse racing | prize* | gaming license | official rules | not a sponsor',
  'apple-5.4': 'vpn | nevpnmanager',
  'apple-5.5': 'mdm | configuration profile* | device management',
  'apple-5.6':
    'account is currently under investigation | under investigation for not following | developer|apple code of conduct | filters user reviews | incentivized|fake reviews | custom review prompt* | prompt users to review | rating prompt* | fraudulent | dishonest | manipulat* | request to rate | skstorereviewcontroller',
  'apple-4.5.4':
    'require push notifications | push notifications for | push notifications to promote | promotional push notification* | push notifications…consent | opt in…push notification* | notifications for advertising | marketing notifications | notifications…opt out | opt out of receiving',
  'apple-4.5': 'game center | apple music|sites | musickit | apns',
};
