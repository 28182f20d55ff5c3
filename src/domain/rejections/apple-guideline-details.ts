/**
 * What a numbered part of a guideline refuses, as the cause to show, where one rule covers several parts. Source:
 * developer.apple.com/app-store/review/guidelines, checked on 2026-11-22.
 */
export const GUIDELINE_DETAILS: Readonly<Record<string, string>> = {
  '1.1.1': 'The app has content that defames, discriminates against or mocks a person or a group.',
  '1.1.2': 'The app shows people or animals being killed or tortured, or its enemies are one real group.',
  '1.1.5': 'The app has inflammatory comments on religion or quotes religious texts wrongly.',
  '1.1.7': 'The app profits from a recent tragedy, a conflict or an epidemic.',
  '1.2.1(a)':
    'The app shows the work of creators and has no way to mark and restrict what exceeds its age rating.',
  '1.4.1':
    'The app gives medical data or advice without sources, claims measurements that the device cannot make, or works with medical hardware whose clearance was not shown.',
  '1.4.2':
    'A calculator of drug doses must come from the maker of the drug, a hospital, a university, an insurer, a pharmacy or another approved body.',
  '1.4.3': 'The app encourages the use of tobacco, vapes, drugs or much alcohol, or helps to buy them.',
  '1.4.5': 'The app invites users to bets, challenges or uses of the device that can harm people.',
  '1.7': 'An app for reporting crimes must work with local law enforcement, and only where it does.',
  '2.1(a)': 'The app crashed, showed an error or something unfinished, or the reviewer could not get in.',
  '2.4.3': 'The Apple TV app needs more than the Siri remote or a game controller.',
  '2.4.4': 'The app asks to restart the device or to change settings that have nothing to do with it.',
  '2.5.3': 'The app passes on viruses or code that disturbs the system, push notifications or Game Center.',
  '2.5.8': 'The app imitates a home screen or a desktop, or several widgets in one.',
  '2.5.11':
    'The app registers Siri or Shortcuts actions that it cannot carry out itself or that users would not expect.',
  '2.5.12':
    'The app blocks calls or messages and does not say how it decides, or uses the data for something else.',
  '2.5.13':
    'The app recognises faces for signing in without LocalAuthentication, or has no other way for users under 13.',
  '2.5.15': 'The file picker does not offer items of the Files app and the user’s iCloud documents.',
  '2.5.16': 'Widgets, extensions, notifications or App Clips do something that the app itself does not.',
  '2.5.17': 'A Matter app must use Apple’s framework for pairing and certified software components.',
  '2.5.18':
    'Ads are shown outside the main app (extensions, widgets, notifications, watch), do not fit the age rating or cannot be closed easily.',
  '3.1.3(a)':
    'A reader app may show content bought elsewhere; links for signing up or buying need Apple’s entitlement in most countries.',
  '3.1.3(b)': 'What users bought on other platforms must also be sold in the app as in-app purchases.',
  '3.1.3(d)': 'Only services of one person to one other are exempt; classes and groups need in-app purchase.',
  '3.1.3(e)':
    'Physical goods and services used outside the app must be paid with Apple Pay or a card, not with in-app purchase.',
  '3.1.3(f)':
    'A free companion app of a paid web service must not sell or mention a purchase outside the app.',
  '3.1.3(g)':
    'Only an app for managing advertising campaigns may sell them without in-app purchase; boosts of posts in the app need it.',
  '3.1.4':
    'Features for a physical product may only be unlocked without in-app purchase when they depend on it and are also offered otherwise.',
  '3.2.1(viii)':
    'Apps for trading, investing or managing money must come from the financial institution that offers the service.',
  '3.2.2(i)': 'The app is a shop for other apps, like the App Store.',
  '3.2.2(iv)':
    'Only approved non-profits may collect donations in the app, with Apple Pay; others must do it on the web.',
  '3.2.2(v)': 'The app restricts who may use it, for example by place or carrier, without a reason.',
  '3.2.2(vi)': 'Users must rate the app, watch ads or download other apps to get a function or content.',
  '3.2.2(ix)':
    'A personal loan must say its terms, cost at most 36 % APR with all fees and not be due in full within 60 days.',
  '4.1(c)': 'The icon, name or metadata uses the icon, brand or product name of another developer.',
  '4.3(b)':
    'The category has more apps of this kind than it needs; a new one must offer something clearly different.',
  '4.4.1':
    'The keyboard lacks letters, numbers or a way to the next keyboard, needs full access, opens other apps or collects more than it needs.',
  '4.4.2':
    'The Safari extension does not run on the current version, or asks for more websites than it needs.',
  '4.5.1': 'The app reads data off Apple’s sites, or makes charts of its own out of them.',
  '4.5.2': 'The app charges for Apple Music, plays it without a tap, or misuses its data or pictures.',
  '4.5.3': 'The app sends spam or phishing through Game Center, push notifications or Live Activities.',
  '4.5.5': 'Game Center player ids are shown or given to others.',
  '4.5.6': 'Apple emoji are built into the app or used on other platforms.',
  '4.7.1': 'Software offered inside the app must follow the privacy rules, be filtered and be reportable.',
  '4.7.2': 'The app gives system functions to the software inside it without Apple’s permission.',
  '4.7.4': 'The app does not provide an index with links to all software offered inside it.',
  '4.7.5': 'Software inside the app exceeds the age rating and is not restricted by age.',
  '5.1.1(i)':
    'The privacy policy is missing in the listing or the app, or does not say what is collected, why, with whom it is shared and how it is deleted.',
  '5.1.1(ii)': 'Data is collected without consent, or consent cannot be withdrawn, or access is paid for.',
  '5.1.1(iii)': 'The app asks for access to more data than its features need.',
  '5.1.1(vii)': 'A Safari view is hidden or covered, or follows users without their consent.',
  '5.1.1(viii)': 'The app gathers personal information from other sources than the person it is about.',
  '5.1.1(x)': 'Name, address or phone number must be optional where the feature does not need them.',
  '5.1.2(ii)': 'Data collected for one purpose is used for another one without new consent.',
  '5.1.2(iv)': 'Contacts or photos are used to build a database, or the installed apps are collected.',
  '5.1.2(v)': 'The app contacts people from the address book without the user choosing each of them.',
  '5.1.2(vi)': 'Data of HomeKit, HealthKit, ARKit or similar is used for advertising or sold.',
  '5.2.2': 'The app uses a service of someone else, and its terms do not permit that.',
  '5.2.4': 'The listing suggests that Apple made or recommends the app.',
  '5.3.2': 'The rules of the contest are not in the app, or do not say that Apple has nothing to do with it.',
  '5.3.4': 'Real-money gaming needs licences, must be limited to where they apply, and the app must be free.',
  '5.6.2': 'Details about the developer are not true or not up to date.',
};
