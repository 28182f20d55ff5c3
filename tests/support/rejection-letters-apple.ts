/**
 * Sentences of App Review's letters without their heading, in words of our own with the key phrases, by the rule that must be named
 * as the cause, and no other.
 */
export const APPLE_LETTER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'apple-1.1': [
    'App Review: The app contains content or features that some users may find upsetting, offensive or otherwise objectionable.',
    'App Review: Your app includes content that many audiences would find objectionable.',
    'App Review: The app capitalizes on a recent tragic event for commercial gain.',
  ],
  'apple-1.1.6': [
    'App Review: The app provides fake device functionality and is presented for entertainment purposes, which is false information.',
    'App Review: your app shows potentially inaccurate diagnostic functionality for iOS devices.',
  ],
  'apple-1.2': [
    'App Review: Your app includes user-generated content but does not have all the required precautions.',
    'App Review: The app appears to be a random chat service with anonymous users.',
  ],
  'apple-1.3': [
    'App Review: The app is in the Kids Category and includes links out of the app without a parental gate.',
    'App Review: Your app is in the Kids Category but transmits device information to third parties.',
  ],
  'apple-1.4': [
    'App Review: The app includes medical information but does not include citations for the medical information.',
    'App Review: The app provides health or medical recommendations or calculations without the necessary citations.',
    'App Review: The app encourages excessive consumption of alcohol.',
  ],
  'apple-1.5': ['App Review: The Support URL provided in App Store Connect is currently not functional.'],
  'apple-2.1': [
    "Apple's feedback: the app crashed when they tapped the button for experts.",
    'The app crashed on iPad, says the message from Apple.',
    'App Review: on our iPad the sign in ended with "Sign up not completed".',
    'App Review: We were unable to review the app because it crashed on launch.',
    'App Review: We could not continue with account registration, because no action took place when we tapped the button.',
    'App Review: The app displayed an error upon Sign in with Apple.',
    'App Review: The app loaded indefinitely after we tapped Continue.',
    'App Review: We are unable to access the app because the code sent to the phone number never arrived.',
    'App Review: Your app displayed an empty page on launch.',
    'App Review: The login failed with the demo credentials you provided.',
    'App Review: Test the app on supported devices to identify and resolve bugs and stability issues before submitting for review.',
    'App Review: An error message appeared when attempting to log in.',
    'App Review: The app failed to load its contents on iPad.',
    'App Review: The app or metadata appears to include placeholder content.',
    'App Review: The Continue button was unresponsive.',
    'App Review: Next Steps: please provide a user name and password for a demo account with full access.',
  ],
  'apple-2.1-information-needed': [
    'App Review: We need access to a video that demonstrates the current version of the app on a physical device.',
    'App Review: We need information about your business model: who are the users that will use the paid content?',
    'App Review: The app requires specific hardware to review. Please send us a demo video with the hardware.',
    'App Review: We started the review of your app, but we are not able to continue because we need additional information.',
    'App Review: Please provide the demo QR code so that we can fully assess the app.',
    'App Review: We need a demo QR code or AR marker to fully assess the app features.',
    'App Review: we could not directly access the video that you sent.',
  ],
  'apple-2.1-mfi': [
    'App Review: the maker has not added your app to the MFi Product Plan form of the barcode scanner.',
    'We cannot post the app: it has not been authorized by the accessory manufacturer, whose MFi printer it names.',
    'App Review cannot go on because your notes lack the MFi Product Plan ID of the accessory.',
  ],
  'apple-2.1-purchases': [
    'App Review: we cannot locate the non consumable in app purchase called Premium.',
    'App Review: upload a new binary and resubmit your in-app purchases with it.',
    'App Review rejected the update:\n\n• 2.1(b) — two products are not in the binary.',
    'App Review: One or more of the in-app purchase products have not been submitted for review.',
    'App Review: The app references subscriptions, but the associated In-App Purchases have not been submitted for review.',
    'App Review: The In-App Purchase products in the app exhibited one or more bugs which create a poor user experience.',
    'App Review: We cannot locate the In-App Purchases in the app.',
    'App Review: The In-App Purchase products could not be loaded, an error was shown when we tapped buy.',
  ],
  'apple-2.2': [
    'App Review: The app appears to be a pre-release, test or trial version with a limited feature set.',
  ],
  'apple-2.3': [
    'App Review: We were unable to find the live chat that is mentioned in the app description.',
    'App Review: The app metadata includes the following information, which is not relevant to the content and functionality of the app.',
    'App Review: We were unable to locate some of the features described in the metadata.',
    'The app did not achieve the core functionality described in your release notes.',
  ],
  'apple-2.3.1': [
    'App Review: The app includes hidden features that are not available to all users.',
    'App Review: We discovered that the app contains hidden features, functionality or content.',
    'A request to your server makes the app behave differently during review, so please remove any review check related content.',
  ],
  'apple-2.3.2': [
    'App Review: The app metadata refers to paid content or features, but it does not clearly inform users that a purchase is required to access this content.',
    'App Review: The promotional images for your promoted In-App Purchases are identical to the app icon.',
    'App Review: We noticed that you submitted duplicate or identical promotional images for different promoted In-App Purchase products.',
  ],
  'apple-2.3.3': [
    'App Review: The 13-inch iPad screenshots show an iPhone image that has been modified or stretched to appear to be an iPad image.',
    'App Review: The screenshots do not show the actual app in use in the majority of the screenshots.',
    'App Review: The 6.5-inch iPhone screenshots do not show the current version of the app in use.',
  ],
  'apple-2.3.4': [
    'App Review: The app preview includes content that does not sufficiently reflect the app in use.',
    'App Review: The app preview includes device frames and people holding a device.',
  ],
  'apple-2.3.6': [
    'App Review: The Age Rating indicates that the app includes In-App Controls, but we were unable to find Parental Controls or Age Assurance.',
    'App Review: You selected None for the content description, but the app has gambling themes, which does not match the age rating.',
  ],
  'apple-2.3.7': [
    'App Review: The app name includes keywords or descriptors which are not relevant to the name.',
    'App Review: The metadata in your screenshots includes references to the price of your app.',
    'App Review: The app subtitle includes the following trademarked term or popular app name, which may confuse customers.',
    'App Review: Leveraging trademarked terms or the popularity of other apps is not appropriate.',
  ],
  'apple-2.3.8': [
    'App Review: The app icons appear to be placeholder icons.',
    'App Review: The app name displayed on the App Store and on the device do not sufficiently match.',
    'App Review: The metadata includes content that is not appropriate for all age groups.',
  ],
  'apple-2.3.10': [
    'App Review: The screenshots include non-iOS status bar images.',
    'App Review: Revise the screenshots to remove non-iOS device images.',
    'App Review: The app mentions Google Play, a third-party platform that may not be relevant for App Store users.',
  ],
  'apple-2.4.1': ['App Review: The app did not run as expected on iPad: it only used part of the screen.'],
  'apple-2.4.5': [
    'App Review: the Downloads folder is only appropriate for items downloaded from the web.',
    'App Review: Your app uses one or more entitlements which do not appear to have matching functionality within the app.',
    'App Review: The Mac app installs a helper that keeps running after the app has quit, without permission of the user.',
    'Your files are at locations which are not valid locations for files to be written as the documentation says.',
  ],
  'apple-2.5.1': [
    'App Review: We were not able to locate any features in your app that use TrueDepth APIs.',
    'App Review: The app uses the HealthKit APIs but does not clearly identify the HealthKit functionality in the user interface.',
    'App Review: The app uses or references non-public APIs.',
    'App Review: The app uses public APIs in an unapproved manner.',
  ],
  'apple-2.5.2': [
    'App Review: The app downloads or executes code that changes features or functionality after review.',
  ],
  'apple-2.5.4': [
    'App Review: The app declares support for location in the UIBackgroundModes key in the Info.plist, but we are unable to locate any features that require persistent location.',
    'App Review: The app declares audio in the background mode, but plays no audible content when it is in the background.',
  ],
  'apple-3.1.1': [
    'App Review: The app accesses digital content purchased outside the app, such as courses, but that content is not available to purchase using In-App Purchase.',
    'App Review: The app unlocks features with license keys instead of In-App Purchase.',
    'App Review: The app includes an account registration feature for businesses, which is considered access to external mechanisms for purchases.',
    'App Review: The app includes buttons, external links, or other calls to action that direct customers to purchasing mechanisms other than in-app purchase.',
    'App Review: Your submitted in-app purchases indicate a change of business model for your app.',
    'App Review: The app offers paid digital goods through a payment mechanism other than In-App Purchase.',
    'To resolve this issue, please take out links to your site that could indirectly provide access to external purchase mechanisms.',
  ],
  'apple-3.1.2': [
    'App Review: your metadata does not say anything about the auto-renewable nature of the subscription.',
    'App Review - Subscriptions (iTunes Connect): your app does not name the auto-renewable nature of the subscription.',
    'App Review: The submission did not include all the required information for apps offering auto-renewable subscriptions.',
    'App Review: A functional link to the Terms of Use (EULA) is missing in the app metadata.',
    'App Review: The auto-renewable subscription displays the calculated monthly price more clearly and conspicuously than the billed amount.',
    'App Review: One or more auto-renewable subscriptions are marketed in the purchase flow in a way that may mislead or confuse users.',
    'App Review: The free trial is promoted more clearly than the billed amount of the subscription.',
    'The billed amount of the auto-renewable subscription is not clearly and conspicuously shown.',
  ],
  'apple-3.1.1-restore': [
    'App Review: The app offers In-App Purchases that can be restored but does not include a Restore Purchases feature.',
    'To restore previously purchased In-App Purchase products, it would help to have a button.',
  ],
  'apple-3.1.5': [
    'App Review: The app allows users to exchange cryptocurrencies, but the required licenses for the storefronts are missing.',
    'App Review: Apps may facilitate virtual currency storage, provided they are offered by developers enrolled as an organization.',
  ],
  'apple-3.2': [
    'App Review: We found that the app is intended for a specific business or organization, and not for public distribution.',
    'App Review: Your app is only intended for a limited audience of employees: consider unlisted app distribution.',
    'App Review: The app provides loan services, but it was not submitted by the financial institution performing the services.',
    'The main purpose of the game is to encourage users to watch ads or perform marketing tasks. To resolve this issue, please rethink the concept.',
    'App Review: think of features that significantly differentiate your app from the App Store.',
  ],
  'apple-4.0': [
    'App Review: a click in the Dock is an insufficient means of restoring the main window.',
    'App Review: Parts of the user interface were crowded, laid out, or displayed in a way that made it difficult to use the app.',
    'App Review: Its permission requests are not written in the same language as the rest.',
    'App Review: The text in the app is hard to read, which contributes to a lower quality user experience.',
    'App Review: When the user closes the main application window, there is no menu item to re-open it.',
  ],
  'apple-4.0-sign-in-with-apple': [
    'App Review: The app requires users to provide their name and email address after using Sign in with Apple.',
    'App Review: The Sign in with Apple button does not follow the design requirements.',
  ],
  'apple-4.1': [
    'App Review: The app or its metadata appears to contain potentially misleading references to third-party content.',
    'App Review: Your app looks similar to a popular app and uses its icon and name.',
  ],
  'apple-4.2': [
    'App Review: The usefulness of the app is limited because it only includes a small amount of content or features.',
    'App Review: The app provides a limited user experience as it is not sufficiently different from a web browsing experience.',
    'App Review: We found that your app is of use to a limited number of people only.',
    'App Review Board: the app only has a very limited set of features.',
  ],
  'apple-4.2.2': [
    'App Review: The app only includes links, images, or content aggregated from the Internet with limited or no native functionality.',
  ],
  'apple-4.2.3': [
    'App Review: The app requires the installation of another app before it can be used.',
    'To log in, the chat app is needed. The user should be able to login without installing additional applications. App Review',
  ],
  'apple-4.2.6': [
    'App Review: The app was created from a commercialized template or app generation service.',
  ],
  'apple-4.3': [
    'App Review: The app shares a similar binary, metadata, and concept as apps submitted to the App Store by other developers, with only minor differences.',
    'App Review: The app primarily features astrology, horoscopes, palm reading or fortune telling, a saturated category.',
    'App Review: We continue to find that the app duplicates the content and functionality of similar apps in a saturated category.',
  ],
  'apple-4.4': [
    'App Review: Your keyboard extension does not provide a way for users to switch to another keyboard.',
  ],
  'apple-4.5.4': [
    'App Review: The app requires push notifications in order to function.',
    'App Review: The app uses push notifications for advertising without consent.',
  ],
  'apple-4.8': [
    'App Review: The app uses a third-party login service, but does not appear to offer an equivalent login option that limits data collection to name and email.',
  ],
  'apple-5.0': [
    'App Review: The app must have an MIIT ICP filing number to be offered in China.',
    'App Review: The app activates CallKit functionality, which is not allowed in China.',
    'App Review: the app offers an activity that is not legal in all of the locations where it is sold.',
  ],
  'apple-5.1.1': [
    'App Review: The privacy policy in the app does not identify which data is collected.',
    'App Review: The app encourages users to allow access to contacts without an explanation.',
  ],
  'apple-5.1.1-purpose-strings': [
    'App Review: One or more purpose strings in the app do not sufficiently explain the use of protected resources.',
  ],
  'apple-5.1.1-permission-screen': [
    'App Review: A message appears before the permission request, and the user can close the message and delay the permission request with the exit button.',
    'App Review: The custom message before the permission request has a button with the word Allow, instead of Continue or Next.',
    'App Review: The app includes an inappropriate word on a button before the permission request.',
  ],
  'apple-5.1.1-required-data': [
    'App Review: The app requires users to register or log in to access features that are not account based.',
    'App Review: The app requires users to provide personal information that is not directly relevant to the core functionality: date of birth, gender.',
  ],
  'apple-5.1.1(v)': [
    'App Review: The app supports account creation but does not include an option to initiate account deletion.',
  ],
  'apple-5.1.2': [
    'App Review: The alert must make it clear to the user that their personal data goes to your server.',
    'App Review: The app privacy information indicates that the app collects data in order to track the user, but the app does not use App Tracking Transparency.',
    'App Review: We are unable to locate the App Tracking Transparency permission request when reviewed on iOS.',
    'App Review: The app appears to share personal data with a third-party AI service, but does not ask for permission first.',
    'App Review: The app accesses web content and collects cookies for tracking without permission.',
    "The app combines settings into a unique identifier for the user's device, which is not appropriate for the App Store.",
    'We are unable to locate the App Tracking Transparency permission request when reviewed on iPadOS.',
  ],
  'apple-5.1.3': ['App Review: The app uses health data from HealthKit for advertising.'],
  'apple-5.2.1': [
    'App Review: The Seller and Artist names associated with your app are not those of the bank.',
    'App Review: The app appears to include third-party content, and you have not provided documentary evidence of your rights to use it.',
    'App Review: The seller name associated with the app does not reflect the name of the service in the app.',
    'App Review: The app includes services in a highly regulated field and must be submitted by the legal entity that provides them.',
    'The icon seems to resemble a well-known, third-party mark. Under your agreement with Apple you are liable.',
  ],
  'apple-5.2.3': [
    'App Review: The app enables users to download YouTube videos without authorization.',
    'App Review: Your app gives access to third-party audio or video, and you do not have the necessary authorization.',
    'App Review: This app allows users to download music, which infringes the intellectual property rights of others.',
    'Rejected by App Review: Legal: Intellectual Property - Audio/Video Downloading',
  ],
  'apple-5.2.5': [
    'App Review: The app metadata includes Apple trademarks or product images in a way that may mislead users.',
    'App Review: The app uses Apple emoji in its icon.',
  ],
  'apple-5.3': [
    'App Review: The app offers real money gambling without the necessary licensing for all locations.',
    'App Store: we are no longer allowing gambling apps submitted by individual developers.',
  ],
  'apple-5.4': [
    'App Review: The app offers VPN services, but the account is not enrolled as an organization.',
  ],
  'apple-5.6': [
    'App Review: The app uses a custom review prompt instead of the provided API.',
    'App Review: Your Apple Developer Program account is currently under investigation for not following the Developer Code of Conduct.',
  ],
  'apple-4.0-browser': [
    'App Review: The user is taken to Safari to sign in or register, which provides a poor user experience.',
    'Guideline 4.0 - Design\nUsers are taken to the default web browser to sign in.\nNote that apps that support account creation must also offer to delete the account, per guideline 5.1.1(v).',
    'App Review: The user is taken to the default web browser to sign in, which provides a poor user experience.',
  ],
};
