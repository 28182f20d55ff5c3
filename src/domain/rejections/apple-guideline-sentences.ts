/**
 * Pieces of the App Review Guidelines themselves, by rule id, separated by ` | `: letters quote them, often below a
 * heading that was not copied. Every piece has at least four words, so that it names a cause on its own near words of
 * an app review. Source: developer.apple.com/app-store/review/guidelines, checked on 2026-11-22. Those added
 * on 2026-11-23 were compared with public copies of that page on 2026-11-24.
 */
export const APPLE_GUIDELINE_SENTENCES: Readonly<Record<string, string>> = {
  'apple-1.1':
    'realistic portrayals of people or animals | portrayals of people…killed | solely target a specific race | encourages|encourage illegal or reckless use | overtly sexual or pornographic | inflammatory religious commentary | inaccurate or misleading quotations | capitalize on recent or current events | purchase of firearms or ammunition | defamatory, discriminatory, or mean-spirited | features real people in a mean-spirited | intended to disgust, in exceptionally poor taste | may include pornography or be used to facilitate | seek to profit on recent or current events | gaming apps that directly or indirectly reference',
  'apple-1.1.6':
    "anonymous or prank phone calls | inaccurate device data or trick | fake location trackers | won't overcome this guideline",
  'apple-1.2':
    "primarily for chatroulette-style | chatroulette-style experience* | objectification of real people | content that exceeds the app's age rating | anonymous chat or random chat | report offensive content and timely responses | end up being used primarily for pornographic | no reporting or blocking of | enables users to post content anonymously | published contact information so users can",
  'apple-1.3':
    'kids category should|may not include third-party | must not include links out of the app, purchasing | kids category app includes analytics | has the ability to share personal information',
  'apple-1.4':
    "must come from the drug manufacturer | claims to take x-rays | claims to measure…using only the sensors | blood pressure…using only the sensors | using only the sensors on the device | encourages|encourage minors to consume | sale of controlled substances | dui checkpoints that are not published | dui checkpoints that aren't published | in a way that risks physical harm | connects to external medical hardware | demonstrating regulatory clearance | inaccurate data or information…diagnosing | medical|measurements, diagnoses or treatment advice | does not include the required medical disclaimer | without the appropriate regulatory clearance | reminding users to seek a doctor | check with a doctor in addition to | encourage consumption of tobacco and vape",
  'apple-1.5': 'easy way for users to contact | easy way to contact you',
  'apple-1.6':
    'appropriate security measures to ensure proper handling | security measures to ensure proper handling of user information',
  'apple-1.7': 'alleged criminal activity must involve local',
  'apple-2.1':
    "resulted in an error message | endless loading indicator | loading indicator…indefinitely | showed an endless | infinite loading state | app loads indefinitely after | to identify and resolve bugs | attached detailed crash logs | discovered one or more bugs in your app | failed to load when reviewed | unresponsive on launch | access all or part of your app | stuck on a|the loading | connected to an ipv6 network when we | uninstall all previous versions | reviewer couldn't test the | reviewer could not test the | temporary content should be scrubbed before submission | tested on-device for bugs and stability",
  'apple-2.1-information-needed':
    'need access to a built-in demo | need an authentication code to | services that require authentication codes | provide a fully-featured demo mode | information about how the app uses | provide complete and detailed responses | complete and detailed information to the following | which ai provider | need more time to review',
  'apple-2.3.2':
    'without stating that an additional purchase | indicate…require additional purchases | whether any featured items, levels, subscriptions',
  'apple-2.3.8':
    'for kids" and "for children" | reserved for the kids category | terms like "for kids" | sufficiently match the name of the app displayed | adhere to a 4+ age rating even',
  'apple-2.3.9':
    'fictional account information instead of | rights to use all materials in your app icons | data from a real person',
  'apple-2.3.12': "clearly describe new features and product changes | what's new text does not",
  'apple-2.3.13':
    'in-app event metadata…not | in-app event…does not…event type | event must fall within an event type | events that are always available',
  'apple-2.4':
    'hardware inputs beyond the siri remote | requires a restart of the device | suggest or require a restart | modifications to system settings unrelated',
  'apple-2.4.1': 'cut off when reviewed on ipad',
  'apple-2.4.2': 'drained the battery and generated | rapidly drain battery, generate excessive heat',
  'apple-2.4.5':
    'is not sandboxed and uses | use|uses third-party installers | request escalation to root privileges | requests root privileges | setuid attribute* | standalone apps, kexts | presents|present a license screen at launch | implement their own copy protection | implements its own copy protection | update mechanism outside of the mac app store | other update mechanisms are not allowed | deprecated or optionally installed technologies | all language and localization support in a single app bundle',
  'apple-2.5':
    "transmits|transmit viruses, files, computer code | alternate desktop or home screen | simulate multi-app widget | intents it cannot handle without | intents they can't handle without | clearly identify its criteria for blocking | identify the criteria for blocking | facial recognition for account authentication | items from the files app | widgets, extensions, and notifications…related to the content | advertising in its widgets | ads in extensions, app clips, widgets | limited to the main app binary | support for matter…apple's support framework | limited to your main app binary",
  'apple-2.5.1':
    'uses or references…non-public | frameworks for their intended purposes | features in your app that use truedepth | includes truedepth apis. however',
  'apple-2.5.4':
    'persistent use of real-time location | battery use disclaimer in | background mode without matching | unable to locate any voip services | any voice over ip services | features that require voip | background services for their intended purposes | but we are unable to locate any voip services',
  'apple-2.5.14': 'records user activity without | recording…without explicit user consent',
  'apple-3.1.1':
    'odds of receiving each type | disclose the odds of receiving | set to an incorrect product type | non-renewable subscription in-app purchase product type | nfts…unlock features or functionality | gift cards, certificates, vouchers | gift cards for digital goods | indirectly provide access to external purchase mechanisms | unlock features or functionality within your app',
  'apple-3.1.2':
    "subscription period must last at least seven | available across all of the user's devices | rate the app to get the subscription | describe what the user will get for | get what they've paid for without performing",
  'apple-3.1.3':
    'items…also available as in-app purchases within the app | single user, consumer, or family | one-to-few and one-to-many real-time | one-to-many real-time services | physical goods…must use purchase methods other than | purchase methods other than in-app purchase to collect',
  'apple-3.1.5':
    'may not mine for cryptocurrencies | mine for cryptocurrencies unless | initial coin offerings…must come from | performed off device | currency for completing tasks, such as downloading',
  'apple-3.2':
    'interface for displaying third-party apps | similar to the app store or as a general-interest collection | increases the number of impressions | increase the number of impressions or click | restricts|restrict who may use the app | maximum apr higher than 36 | repayment in full in 60 days | binary options trading…not permitted | not an approved nonprofit | forces users to rate the app, review | incentivizes|incentivize referrals in order | arbitrarily restrict|restricts users | functionality that limits who can use | encourage users to watch ads or perform | arbitrarily restricting who may use',
  'apple-4.0': 'is not optimized to support the screen size',
  'apple-4.2.2': 'web clippings, content aggregators, or a collection of links',
  'apple-4.2.3':
    'disclose the size of the download and prompt | required to install…before we could use your app | required to install…before we could log in to your app',
  'apple-4.3':
    'primarily features astrology, horoscopes | duplicate the content and functionality of similar apps | submitting several similar apps across multiple accounts | purchasing an app template with problematic code | source code or assets as other apps | source code and assets are the same as | create multiple bundle ids of the same | create clutter, diminish the overall experience for the end | identical to apps already submitted',
  'apple-4.4':
    'remain functional without full network access | claim|claims access to more websites than strictly | must provide keyboard input functionality',
  'apple-4.5':
    'monetizes|monetize access to the apple music | player ids in a manner | bluetooth, wi-fi… apple music user data | use apple services to spam, phish',
  'apple-4.7':
    'index of the software and metadata available | not embedded in the binary | restrict underage users from accessing software | extend or expose native platform apis',
  'apple-4.8':
    "offer as an equivalent login option | equivalent login option another login service | limits data collection to the user's name",
  'apple-4.9':
    'length of the renewal term and the fact | apple pay…recurring payments…disclose | provide all material purchase information',
  'apple-4.10': 'built-in capabilities provided by the hardware | monetize|monetizes built-in capabilities',
  'apple-5.0':
    'internet publishing license for | icp filing number for | game approval number (isbn) | publishing license…china mainland | licencia de publicación…china | filing record with the china public security | deep synthesis technologies | miit license to operate | apple blocked…illegal content | encourages|encourage fraudulent or reckless activity | encourage criminal or clearly reckless behavior',
  'apple-5.1.1':
    'compiles personal information from…not directly from the user | compile personal information from any source | not directly from the user or without | to their privacy policy in the app | must secure user consent for the collection | access to data relevant to the core | attempt to manipulate, trick, or force people',
  'apple-5.1.1(ix)':
    'highly regulated fields…submitted by a legal entity | submitted by a legal entity that provides the services | legal entity…and not by an individual developer',
  'apple-5.1.1-permission-screen': 'button that delays the permission request',
  'apple-5.1.2':
    "display of nearby users' locations | information on which other apps are installed | which other apps are installed on a user's device | data to track the user, but | indicates the app collects data to track | uploads users' contacts | make it clear to the user that their personal data | uploaded to your server if they consent | unique identifier for the user's device | fingerprint the user's device | fingerprint a user's device | share someone's personal data without first | permission from users via the app tracking | third parties, including with third-party ai | may not be repurposed without further consent | surreptitiously build a user profile | build a contact database for your own | inform the user that their data will be uploaded",
  'apple-5.1.3':
    'personal health information in icloud | independent ethics review board | data gathered in the health, fitness',
  'apple-5.1.4': 'intended primarily for kids',
  'apple-5.1.5':
    'uses location services but the feature | location services…not directly relevant to the features | location services in your app only when it is directly',
  'apple-5.2.1':
    "permitted to do so under the service's terms | without permission under the service's terms | must be published under a seller name | seller or company name associated with | seller and artist names associated with | seller and company names associated with | does not reflect the name of the lottery | provided the appropriate documentation for the services",
  'apple-5.2.5': 'apple is a source or supplier | apple endorses any particular representation',
  'apple-5.3':
    'apple is not a sponsor or involved | must have necessary licensing and permissions in the locations | no longer allowing gambling apps submitted by individual | distribute gambling apps from this account | accounts from incorporated business entities may submit gambling apps | includes a contest or sweepstakes but it does',
  'apple-5.5': 'mobile device management…request…capability from apple',
  'apple-5.6':
    'attempts to manipulate ratings | paid, incentivized, filtered, or fake feedback | information provided to apple and customers must be truthful | provided to apple and customers is not truthful | engages in a pattern of manipulative | consistent with the developer code of conduct | asks only satisfied users | charts, search, reviews, or referrals to your',
  'apple-2.5.2':
    "installed or launched executable code | the itms-services url scheme | any reference to itms-services | significant changes to your app's behavior | passes arbitrary parameters to dynamic | capability to change your app's behavior | self-contained in their bundles, and may not",
  'apple-2.3.1':
    'is considered egregious behavior | concept or feature switch schemes | behave|behaves differently during review | any review check related content | described with specificity in the notes for | promoting content or services that it does not actually',
  'apple-2.3.7':
    'preview to be displayed on the app store include references | app names must be limited to 30 | leveraging trademarks or the popularity of other apps | leveraging trademarked terms or the popularity of other',
  'apple-4.2':
    'limited user experience as it is not sufficiently | is not sufficiently different from a mobile | usefulness of your|the app is limited by | general experience of using safari | robust enough experience to be appropriate | not particularly useful, unique, or | simply a book or game guide should | simply a song or movie should | is primarily a book and | books should be submitted to ibooks|the | songs and movies should be submitted to',
  'apple-5.1.1-purpose-strings':
    'does not clarify the use of the camera | does not clarify the use of…in the applicable purpose string | explain how the app will use the requested information',
  'apple-5.2.3': 'save or download music, video | allow|allows users to download music|videos',
  'apple-5.1.1-required-data':
    'in-app purchase products that are not account | apps may not require personal information except | let people use it without a login',
  'apple-2.1-purchases':
    'reviews in-app purchase products in the sandbox | do not need prior approval to function | failed to proceed with in app purchase | products are not submitted for review | products have not been submitted for review | resubmit your in-app purchases with | locate the non-consumable|consumable in-app purchase* | locate the auto-renewable|non-renewing subscription* | complete, up-to-date, visible to the reviewer',
  'apple-2.3.10': 'references to other mobile platforms | imagery of other mobile platforms or alternative',
  'apple-2.3': "accurately reflect the app's core experience",
  'apple-2.3.3': 'not merely the title art, login page',
  'apple-2.3.4': 'only use video screen captures of the app',
  'apple-2.3.6': 'aligns properly with parental controls',
  'apple-4.2.1': 'dropping a model into an ar view',
  'apple-4.5.4': 'push notifications must not be required',
  'apple-5.4': 'app screen prior to any user action',
  'apple-2.2':
    "demonstration, trial, or up-sell purposes | features that users aren't able to use in this version",
};
