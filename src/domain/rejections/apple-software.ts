import { guideline, guidelineCase, inAppReview } from './apple-guideline';
import type { RejectionRule } from './rejection-rule';

/** Guidelines 2.4 (Hardware Compatibility) and 2.5 (Software Requirements) with a cause and a fix of their own. */
export const APPLE_SOFTWARE: readonly RejectionRule[] = [
  guideline('2.4.1', {
    title: 'Does not work well on iPad',
    cause: 'The reviewer tried the app on an iPad and something was cut off or did not work.',
    fix: 'Test on an iPad, in both directions, and upload a new build. An iPhone-only app must also run there.',
    place: { step: 'build' },
    done: 'tested and fixed the app on iPad and uploaded a new build',
    messages: [
      ...inAppReview(
        'app crashes on ipad',
        'did not run…on ipad',
        'not optimized…ipad',
        'at iphone resolution',
        'did not display properly…ipad',
      ),
    ],
  }),
  guideline('2.5.1', {
    title: 'Private or misused system functions',
    cause: 'The app or one of its SDKs calls functions that are not public, or uses one for another purpose.',
    fix: 'Update or remove the SDK the message names and upload a new build.',
    place: { step: 'build' },
    done: 'removed the non-public functions and uploaded a new build',
    messages: [
      ...inAppReview('non-public apis|api').map((message) => ({
        ...message,
        unless: ['itms-90338', 'itms-90209'],
        despite: [],
      })),
      ...inAppReview(
        'does not appear to include any primary features that require',
        'apps may only use public apis',
        'non-public url scheme',
        'public apis in an unapproved manner',
        'private apis',
        'private api calls|symbols|usage',
        'healthkit…does not',
      ),
    ],
  }),
  guideline('2.5.4', {
    title: 'Background mode without a reason',
    cause:
      'The build declares a background mode, such as audio or location, that the reviewer saw no use for.',
    fix: 'Remove the entry from UIBackgroundModes and upload a new build, or say in the review notes which feature needs it.',
    place: { step: 'build' },
    done: 'removed the background mode that the app does not need',
    messages: [
      'uibackgroundmodes key but we are unable',
      ...inAppReview(
        'declares support for audio|location|voip in the uibackgroundmodes key',
        'declares support for…uibackgroundmodes',
        'background modes…does not',
        'uibackgroundmodes…does not',
      ),
    ],
  }),
  guideline('2.4 2.4.3 2.4.4', {
    title: 'Does not fit the device',
    cause:
      'The app does not work well on one of its devices, or uses its hardware in a way that is not allowed.',
    fix: 'Read the details in the message, test on the device it names and upload a new build.',
    place: { step: 'build' },
    done: 'tested and fixed the app on the device you named',
  }),
  guideline('2.4.5', {
    title: 'Mac app: sandbox, entitlements or installation',
    cause:
      'A Mac app lacks the App Sandbox or an entitlement, asks for an exception that is not granted, or installs or updates things itself.',
    fix: 'Enable the App Sandbox for every executable, request only the entitlements that features need, and explain each in the review notes. Then upload a new build.',
    place: { step: 'build' },
    done: 'corrected the sandbox and its entitlements',
    messages: [
      {
        stems: 'entitlement reject|questioned|review',
        near: ['mac app store', 'macos', 'com.apple.security'],
      },
      ...inAppReview(
        'incorrectly implements sandboxing',
        'temporary entitlement exceptions',
        'implement sandboxing',
      ),
    ],
  }),
  guideline('2.4.5(iii)', {
    title: 'Mac app starts at login or stays open without consent',
    cause:
      'The Mac app starts when the user logs in, or leaves processes running after it quits, without asking.',
    fix: 'Ask before the app registers as a login item, off by default, end every process on quit, and upload a new build.',
    place: { step: 'build' },
    done: 'let the user choose whether the app starts at login',
    messages: inAppReview(
      'spawns processes that continue running after',
      'automatically launches at login',
      'launch at login without',
      'launches at startup without',
      'auto-launch',
      'automatically at startup or login',
      'automatically added to the login items',
    ),
  }),
  guideline('2.4.2', {
    title: 'Wears out the battery or the device',
    cause: 'The app uses much power, heats the device or mines cryptocurrency.',
    fix: 'Remove work that runs without need, and any mining, and upload a new build.',
    place: { step: 'build' },
    done: 'reduced the load on the device',
    messages: inAppReview(
      'rapidly drain battery',
      'excessive heat',
      'unrelated background processes',
      'drains…battery',
    ),
  }),
  guideline('2.5.5', {
    title: 'Does not work on an IPv6 network',
    cause: 'The reviewer’s network has IPv6 only, and the app did not connect on it.',
    fix: 'Use host names instead of IPv4 addresses, test on an IPv6-only network, and upload a new build.',
    place: { step: 'build' },
    done: 'tested and fixed the app on an IPv6-only network',
    messages: inAppReview(
      'ipv6-only network*',
      'not functional|work on ipv6',
      'not support ipv6',
      'not compatible with ipv6',
      'not fully functional when connected to an ipv6',
    ),
  }),
  guideline('2.5.6', {
    title: 'Browses the web without WebKit',
    cause: 'The app shows web pages with an engine of its own, or with another one than WebKit.',
    fix: 'Use WKWebView or SFSafariViewController, or ask for the entitlement where other engines are allowed.',
    place: { step: 'build' },
    done: 'show web pages with WebKit',
    messages: inAppReview(
      'does not use the appropriate webkit',
      'webkit framework',
      'alternative web browser engine',
    ),
  }),
  guideline('2.5.9', {
    title: 'Changes what buttons or system functions do',
    cause:
      'The app gives a button or a switch of the device, such as volume, another function, or blocks links.',
    fix: 'Leave buttons, switches and system screens as users know them, and upload a new build.',
    place: { step: 'build' },
    done: 'no longer change what the buttons of the device do',
    messages: inAppReview(
      'alters or disables the functions of standard switches',
      'volume up/down',
      'standard switches',
      'native user interface elements or behaviors',
    ),
  }),
  guideline('2.5.14', {
    title: 'Records without consent or without showing it',
    cause: 'The app records the screen, the microphone or what users do, without asking and showing it.',
    fix: 'Ask for consent before recording and show it clearly while it runs, or remove it, and upload a new build.',
    place: { step: 'build' },
    done: 'ask for consent before recording and show that it runs',
    messages: inAppReview(
      'clear visual and/or audible indication',
      'recording user or device activity',
      'record user activity without',
      'records the screen',
      'session replay',
    ),
  }),
  guideline('2.5 2.5.3 2.5.7 2.5.8 2.5.10 2.5.11 2.5.12 2.5.13 2.5.15 2.5.16 2.5.17 2.5.18', {
    title: 'Software requirements not met',
    cause: 'The app uses an outdated or unsuitable technology, or a function in a way that is not allowed.',
    fix: 'Read the details in the message and change the part it names, then upload a new build.',
    place: { step: 'build' },
    done: 'changed the part you named to meet the software requirements',
  }),
  guidelineCase('2.5', 'storage', {
    title: 'Too much stored in the backup to iCloud',
    cause:
      'The app stores data that it can create or download again in a folder that is copied to iCloud with every backup.',
    fix: 'Move such files to Library/Caches, or exclude them with isExcludedFromBackup, and upload a new build.',
    place: { step: 'build' },
    done: 'exclude what can be created or downloaded again from the backup',
    messages: inAppReview(
      'does not follow the ios data storage guidelines',
      'must follow the ios data storage guidelines',
      'ios data storage guidelines',
    ),
  }),
  guideline('2.5.2', {
    title: 'Loads code or changes itself after review',
    cause: 'The app or an SDK downloads or installs code that adds or changes features after review.',
    fix: 'Remove the code update or the interpreter the message names, ship the code in the build, and upload a new one.',
    place: { step: 'build' },
    done: 'removed the code that changes the app after review',
    messages: inAppReview(
      'download, install, or execute code',
      'remote code importing',
      'hot updating functionality',
      'codepush support|related',
      'code designed explicitly with the capability to change your app',
      'dynamic linker',
      'installs or launches executable code',
    ),
  }),
];
