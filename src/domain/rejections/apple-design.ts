import { guideline, guidelineCase, inAppRejection, inAppReview } from './apple-guideline';
import type { RejectionRule } from './rejection-rule';

/** Guidelines 4 (Design) with a cause and a fix of their own. */
export const APPLE_DESIGN: readonly RejectionRule[] = [
  guideline('4.0', {
    title: 'Design below what users expect',
    cause:
      'Parts of the screen are crowded, cut off, hard to read, or unlike what users of the device expect.',
    fix: 'Fix the screens the message names and upload a new build.',
    place: { step: 'build' },
    done: 'reworked the screens you named and uploaded a new build',
    messages: [
      'web page in mobile safari for logging in',
      'lower quality user experience than apple users expect',
      'did not integrate with app content and',
      ...inAppRejection(
        'crowded, laid out',
        'difficult to use',
        'human interface guidelines. specifically',
        'lower-quality user experience than app store users expect',
        'there is no menu item to re-open it',
        'not consistent with the macos human interface',
      ),
    ],
  }),
  guideline('4.1', {
    title: 'Too much like another app',
    cause: 'The name, icon or screens resemble a known app or brand.',
    fix: 'Choose a name, an icon and pictures of your own, or attach proof that you may use the other’s.',
    place: { step: 'listing' },
    done: 'changed the name, icon and pictures to our own',
    messages: [
      'design: copycats',
      ...inAppReview(
        'resembles other popular apps',
        'resemble third-party content',
        'similar to third-party content',
        'misleading association',
        "leverage…another app's popularity",
        'similar to…without the necessary authorization',
      ),
    ],
  }),
  guideline('4.2 4.2.4 4.2.5', {
    title: 'Too little for an app',
    cause:
      'The app is little more than a web page or a few links; a wrapper around a website is refused under this number.',
    fix: 'Add what only an app can do (offline use, notifications, camera, widgets), name it in the review notes, and upload a new build.',
    place: { step: 'build' },
    done: 'added native features and listed them, with the steps to reach them, in the review notes',
    messages: [
      ...inAppReview(
        'minimum|minimal functionality',
        'not sufficiently different from a web browsing experience',
        'not sufficiently different from a mobile web browsing',
        'usefulness of the app is limited',
        'very small set of features',
      ),
    ],
  }),
  guideline('4.2.1', {
    title: 'Augmented reality too thin',
    cause: 'The app uses ARKit, and only drops a model into the camera picture or plays an animation again.',
    fix: 'Add an experience that needs augmented reality and lets users interact, or remove ARKit, and upload a new build.',
    place: { step: 'build' },
    done: 'extended the augmented reality experience',
    messages: inAppReview('rich and integrated augmented reality', 'arkit…model into an ar view'),
  }),
  guidelineCase('4.2.1', 'unused-permission', {
    title: 'Asks for a permission that no feature uses',
    cause:
      'The app asks for contacts, the camera or other data, and the reviewer found no feature that uses it.',
    fix: 'Remove the permission request and its SDK when nothing needs it, or tell App Review in a reply where the feature is.',
    place: { step: 'build', console: 'App Store Connect: App Review, the message' },
    done: 'removed the permission that no feature uses; [or: the feature is under …]',
    refines: ['apple-4.2', 'apple-5.1.1', 'apple-2.1'],
    messages: inAppReview(
      'prompted to provide consent to use',
      'locate any features in your app that use',
      'does not include any features that use',
      'requests access to…but does not appear to use',
    ).map((message) => ({ ...message, unless: ['truedepth', 'api'], despite: [] })),
  }),
  guideline('4.5.4', {
    title: 'Push notifications used wrongly',
    cause:
      'Push notifications are required to use the app, carry advertising without consent, or send personal data.',
    fix: 'Let the app work without push, send promotions only after consent in the app, and offer a way to switch them off.',
    place: { step: 'build' },
    done: 'made push notifications optional and ask for consent before promotions',
    messages: inAppReview(
      'push notifications…promotion',
      'push notifications…advertis',
      'push notifications…marketing',
      'require|requires push notifications',
      'apple push notifications…in order to function',
      'push notifications to be enabled',
    ),
  }),
  guideline('4.2.2', {
    title: 'A marketing page, a catalogue or a collection of links',
    cause: 'The app shows mostly marketing material, web clippings or links.',
    fix: 'Add features that users come back for beyond the content of the website, and upload a new build.',
    place: { step: 'build' },
    done: 'added features beyond the content of our website',
    messages: [
      ...inAppReview(
        'only includes links, images, or content aggregated',
        'primarily…marketing materials',
        'main functionality is to market',
        'marketing service, without useful',
        'does not sufficiently differ from a mobile web browsing experience',
      ),
    ],
  }),
  guideline('4.3 4.3(a) 4.3(b)', {
    title: 'Same as many other apps (spam)',
    cause:
      'The app looks like a clone or like others from the same template, or you have several nearly equal apps in the store.',
    fix: 'Make the app clearly different in content and features, put several nearly equal apps into one, and explain in the reply what makes it different.',
    place: { step: 'build' },
    done: 'made the app different from others of the same template; [name the features only this app has]',
    messages: [
      'design: spam',
      ...inAppReview(
        'same feature set as other apps',
        'duplicates the content and functionality',
        'similar binary, metadata, and/or concept',
        'considered|is a form of spam',
        'similar or repackaged apps',
        'saturated category',
        'already enough of these apps',
        'significantly different from the app store',
        'terminated apple developer program account',
      ),
    ],
  }),
  guideline('4.8', {
    title: 'Sign-in with another service only',
    cause:
      'The app offers sign-in with a service such as Google or Facebook and no equal choice that protects privacy.',
    fix: 'Add Sign in with Apple, or another sign-in that takes only name and e-mail address and lets users hide the address.',
    place: { step: 'build' },
    done: 'added Sign in with Apple next to the other ways to sign in',
    messages: [
      ...inAppReview(
        'does not offer sign in with apple',
        'uses a third-party login service',
        'uses third-party login options without offering',
        'another login option as an equivalent',
        'equivalent login option',
        'does not appear to offer an equivalent login',
      ),
    ],
  }),
  guidelineCase('4.0', 'sign-in-with-apple', {
    refines: ['apple-4.8'],
    title: 'Sign in with Apple not done as Apple asks',
    cause:
      'The button differs from Apple’s design, or users are asked for name or e-mail address again after signing in with Apple.',
    fix: 'Use Apple’s button in its own design and language, take name and e-mail address from the sign-in itself, and do not ask for them again.',
    place: { step: 'build' },
    done: 'use Apple’s own button and no longer ask for the name or the e-mail address after sign-in',
    messages: inAppReview(
      'sign in with apple…does not use the appropriate',
      'sign in with apple…does not follow the design',
      'sign in with apple button design',
      'after using sign in with apple',
    ),
  }),
  guidelineCase('4.0', 'browser', {
    title: 'Sign-in or purchase opens the browser',
    cause:
      'Users leave the app for the default browser to sign in, register or pay, which Apple calls a poor experience.',
    fix: 'Let users sign in and register within the app, in its own screens or in SFSafariViewController, and upload a new build.',
    place: { step: 'build' },
    done: 'moved the sign-in into the app',
    messages: inAppReview(
      'taken to the default web browser to',
      'default web browser to sign in or register',
      'taken to the default browser to',
      'taken out of the app to sign in',
      'opens the default browser…sign in',
      'taken to safari to sign|register|log',
      'user is taken to safari to sign in',
      'to sign in…in safari, which provides a poor',
      'implement the safari view controller api',
    ),
  }),
  guidelineCase('4.0', 'maps', {
    title: 'Directions open one maps app only',
    cause:
      'The app gives directions in its own or another company’s maps only; users cannot choose Apple Maps.',
    fix: 'Offer Apple Maps wherever the app opens maps or directions, and upload a new build.',
    place: { step: 'build' },
    done: 'added Apple Maps to the choice of maps',
    messages: inAppReview(
      'integrated with the built-in mapping',
      'not integrated with…mapping functionality',
      'limits users to a third-party map*',
      'launch the native apple maps',
      'option to use apple maps',
      'option to open…apple maps',
    ),
  }),
  guidelineCase('4.0', 'screenshot-interface', {
    title: 'Own screen when the user takes a screenshot',
    cause:
      'The app shows an interface of its own over the one of the system when the user takes a screenshot.',
    fix: 'Remove the screen that follows a screenshot, or switch it off in the feedback SDK that shows it, and upload a new build.',
    place: { step: 'build' },
    done: 'removed the screen that followed a screenshot',
    messages: inAppReview(
      'screenshot-initiated interface',
      'system-provided|own|custom screenshot interface',
    ),
  }),
  guidelineCase('4.0', 'update-prompt', {
    title: 'The app asks users to update',
    cause: 'The app shows an update button or alert; updates are to come through the App Store alone.',
    fix: 'Remove the update prompt or switch it off for the review, and upload a new build.',
    place: { step: 'build' },
    done: 'removed the update prompt',
    messages: inAppReview('update button or alerts the user to update'),
  }),
  guideline('4.2.3', {
    title: 'Needs another app or a download to work',
    cause:
      'The app does not work on its own: it needs another app, or a large download without saying so first.',
    fix: 'Let the app work without another one, and name the size of a first download before it starts.',
    place: { step: 'build' },
    done: 'made the app work on its own',
    messages: inAppReview('requires the user to install another app', 'requires…additional app…to function'),
  }),
  guideline('4.2.6', {
    title: 'Made with a template or an app builder',
    cause:
      'The app was made by a commercial template or app generation service and is submitted by that service, not by the owner of the content.',
    fix: 'Submit the app from the developer account of the business whose content it is, or make it clearly its own.',
    place: { console: 'App Store Connect: the account of the content owner' },
    done: 'submit the app from the account of the owner of its content',
    messages: inAppReview(
      'commercialized template or app generation service',
      'app generation service',
      'created from a commercialized template',
    ),
  }),
  guideline('4.2.7', {
    title: 'Remote desktop or streaming client outside the limits',
    cause: 'The app mirrors software from another device or a server in a way that its kind may not.',
    fix: 'Connect only to devices of the user on the local network, and show no store for software in the app.',
    place: { step: 'build' },
    done: 'limited the connection to devices of the user',
  }),
  guideline('4.4 4.4.1 4.4.2 4.4.3', {
    title: 'App extension not as Apple asks',
    cause:
      'A keyboard, widget, sticker pack or Safari extension lacks a function it must have, or contains ads or purchases.',
    fix: 'Read which extension the message names, correct it and upload a new build.',
    place: { step: 'build' },
    done: 'corrected the extension',
    messages: inAppReview('keyboard extension…full access', 'next keyboard'),
  }),
  guideline('4.5 4.5.1 4.5.2 4.5.3 4.5.5 4.5.6', {
    title: 'Apple services used wrongly',
    cause:
      'The app uses push notifications, Apple Music, Game Center or another Apple service in a way that is not allowed, such as advertising without consent.',
    fix: 'Read which service the message names. Send promotions by push only after consent in the app, with a way to switch them off, and never require push.',
    place: { step: 'build' },
    done: 'changed the use of the Apple service you named',
    messages: inAppReview('apple music…api', 'game center…without', 'musickit', 'scrape…apple'),
  }),
  guideline('4.7 4.7.1 4.7.2 4.7.3 4.7.4 4.7.5', {
    title: 'Mini apps, games or chatbots inside the app',
    cause:
      'The app offers software that is not in the build (mini apps, HTML5 games, emulators, chatbots) without the rules for it.',
    fix: 'Give an index of that software with links, filter and report its content, gate it by age, and give it no access to native functions without permission.',
    place: { step: 'build' },
    done: 'added the index, the filter and the age limits for the software offered in the app',
    messages: inAppRejection(
      'mini apps',
      'html5…not embedded in the binary',
      'software that is not embedded in the binary',
    ),
  }),
  guideline('4.9', {
    title: 'Apple Pay not as Apple asks',
    cause:
      'The purchase with Apple Pay does not show all details before payment, or its button differs from Apple’s design.',
    fix: 'Show what is bought, the price and the renewal before payment, and use Apple’s button.',
    place: { step: 'build' },
    done: 'show all details before a payment with Apple Pay',
    messages: inAppReview('integrates…apple pay', 'pass kit framework'),
  }),
  guideline('4.10', {
    title: 'Money for functions of the device',
    cause:
      'The app sells something that the device or Apple gives, such as push notifications, camera or iCloud storage.',
    fix: 'Make that function free and charge for your own features only.',
    place: { step: 'build' },
    done: 'no longer charge for functions of the device',
  }),
];
