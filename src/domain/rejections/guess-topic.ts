import type { Platform } from '../apps/app';
import { hasOneOf } from './find-message';
import type { ReadableText } from './readable-text';

/** The page that a text without any known cause most likely refers to. A guess, never a cause. */
export interface RejectionGuess {
  store: Platform;
  /** e.g. `Guideline 4.3, Spam` or `Spam and Minimum Functionality`. */
  title: string;
  url: string;
}

/** Characters of a text that are read for a guess; what it is about shows at its beginning. */
const MAX_READ = 20_000;

const STORES: Record<Platform, readonly string[]> = {
  ios: ['app store', 'appstore', 'app review', 'apple', 'testflight', 'itunes', 'ios app', '苹果', '蘋果'],
  android: [
    'google play',
    'play store',
    'playstore',
    'play console',
    'googleplay',
    'play market',
    'android app',
  ],
};

/** Beginnings of words of a refusal, also in other languages. */
const REFUSED = [
  'reject',
  'refus',
  'not approved',
  'not comply',
  'not compliant',
  'non-compliant',
  "isn't compliant",
  "doesn't comply",
  'violat',
  'removed from',
  'taken down',
  'suspend',
  'denied your app',
  'disapproved',
  'policy issue',
  'in compliance with',
  '被拒',
  '拒绝',
  '拒絕',
  '违反',
  '違反',
  'リジェクト',
  '却下',
  '否承認',
  '不承認',
  '遵守していません',
  '拒否',
  '리젝',
  '거부',
  '거절',
  'abgelehnt',
  'rechazad',
  'rechazó',
  'rejeitad',
  'recusad',
  'отклон',
] as const;

interface Topic {
  title: string;
  url: string;
  /** Beginnings of words that suggest it. */
  words: readonly string[];
}

const GUIDELINES = 'https://developer.apple.com/app-store/review/guidelines/';
const POLICIES = 'https://support.google.com/googleplay/android-developer/answer/';

const APPLE_TOPICS: readonly Topic[] = [
  {
    title: 'Guideline 2.1, App Completeness',
    url: `${GUIDELINES}#app-completeness`,
    words: [
      'crash',
      'bug',
      'blank screen',
      'sign in',
      'log in',
      'login',
      'demo account',
      'placeholder',
      'did not load',
      'freez',
    ],
  },
  {
    title: 'Guideline 2.3, Accurate Metadata',
    url: `${GUIDELINES}#accurate-metadata`,
    words: [
      'screenshot',
      'metadata',
      'description',
      'keyword',
      'app name',
      'subtitle',
      'preview',
      "what's new",
      'icon',
    ],
  },
  {
    title: 'Guideline 2.5, Software Requirements',
    url: `${GUIDELINES}#software-requirements`,
    words: ['api', 'framework', 'background', 'ipv6', 'private', 'extension', 'executable'],
  },
  {
    title: 'Guideline 3.1, Payments',
    url: `${GUIDELINES}#payments`,
    words: ['purchase', 'payment', 'subscri', 'donat', 'price', 'paid', 'refund', 'tip'],
  },
  {
    title: 'Guideline 4.2, Minimum Functionality',
    url: `${GUIDELINES}#minimum-functionality`,
    words: [
      'webview',
      'web site',
      'website',
      'functionality',
      'simple',
      'limited',
      'niche',
      'not enough features',
    ],
  },
  {
    title: 'Guideline 4.3, Spam',
    url: `${GUIDELINES}#spam`,
    words: ['spam', 'template', 'similar', 'duplicate', 'same as', 'clone', 'copy'],
  },
  {
    title: 'Guideline 5.1, Privacy',
    url: `${GUIDELINES}#privacy`,
    words: [
      'privacy',
      'permission',
      'tracking',
      'personal data',
      'contacts',
      'location',
      'camera',
      'microphone',
      'account delet',
      'consent',
    ],
  },
  {
    title: 'Guideline 5.2, Intellectual Property',
    url: `${GUIDELINES}#intellectual-property`,
    words: ['trademark', 'copyright', 'intellectual', 'brand', 'license', 'licence', 'rights'],
  },
  {
    title: 'Guideline 1.2, User-Generated Content',
    url: `${GUIDELINES}#user-generated-content`,
    words: ['user content', 'user-generated', 'objectionable', 'moderat', 'report users', 'abus'],
  },
];

const GOOGLE_TOPICS: readonly Topic[] = [
  {
    title: 'Metadata',
    url: `${POLICIES}9898842`,
    words: ['title', 'description', 'icon', 'screenshot', 'keyword', 'listing', 'metadata'],
  },
  {
    title: 'User Data',
    url: `${POLICIES}10144311`,
    words: [
      'privacy',
      'personal',
      'user data',
      'disclosure',
      'consent',
      'contacts',
      'location',
      'data safety',
    ],
  },
  {
    title: 'Permissions and APIs that Access Sensitive Information',
    url: `${POLICIES}9888170`,
    words: ['permission', 'sms', 'call log', 'storage', 'accessibility', 'foreground', 'alarm', 'packages'],
  },
  {
    title: 'Spam, Functionality, and User Experience',
    url: `${POLICIES}9898783`,
    words: [
      'spam',
      'crash',
      'functionality',
      'webview',
      'repetitive',
      'duplicate',
      'not working',
      'does not load',
      'login',
    ],
  },
  {
    title: 'Ads',
    url: `${POLICIES}9857753`,
    words: [' ads', 'advert', 'interstitial', 'admob', 'banner ad'],
  },
  { title: 'Families', url: `${POLICIES}9893335`, words: ['child', 'kids', 'famil', 'target audience'] },
  {
    title: 'Intellectual Property',
    url: `${POLICIES}9888072`,
    words: ['trademark', 'copyright', 'intellectual', 'brand', 'impersonat', 'dmca'],
  },
  {
    title: 'Payments',
    url: `${POLICIES}9858738`,
    words: ['payment', 'billing', 'purchase', 'subscri', 'donat'],
  },
  {
    title: 'Device and Network Abuse',
    url: `${POLICIES}16559646`,
    words: ['malware', 'malicious', 'download code', 'youtube', 'vulnerab', 'self-update'],
  },
  {
    title: 'Target API level requirements',
    url: `${POLICIES}11926878`,
    words: ['api level', 'target sdk', 'targetsdk', 'old version of android'],
  },
];

/** Words of a build or an upload that did not work. */
const FAILED = [
  'failed',
  'fails ',
  'failing',
  'failure',
  'error:',
  'errors:',
  'error ',
  '[!]',
  'exception',
  'unable to',
  'could not',
  "couldn't",
  'cannot',
  "can't",
  'exited with',
  'invalid',
  'crash',
] as const;

/** What a log of tools is about, the narrowest first. */
const TOOL_TOPICS: readonly (Topic & { store: Platform })[] = [
  {
    store: 'ios',
    title: 'Signing and provisioning profiles',
    url: 'https://developer.apple.com/documentation/technotes/tn3125-inside-code-signing-provisioning-profiles',
    words: ['provisioning', 'codesign', 'code signing', 'signing certificate', 'distribution certificate'],
  },
  {
    store: 'ios',
    title: 'App Store Connect API: Interpreting and Handling Errors',
    url: 'https://developer.apple.com/documentation/appstoreconnectapi/interpreting-and-handling-errors',
    words: [
      'appstoreversion',
      'reviewsubmission',
      'api.appstoreconnect',
      'spaceship',
      'app store connect api',
    ],
  },
  {
    store: 'ios',
    title: 'App Store Connect: Upload builds',
    url: 'https://developer.apple.com/help/app-store-connect/manage-builds/upload-builds/',
    words: [
      'altool',
      'transporter',
      'testflight',
      'upload_to_',
      'app store connect',
      'itunes connect',
      'deliver',
      '.ipa',
      'ipa ',
    ],
  },
  {
    store: 'ios',
    title: 'Xcode: Distributing your app',
    url: 'https://developer.apple.com/documentation/xcode/distributing-your-app-for-beta-testing-and-releases',
    words: ['xcode', 'xcarchive', 'podfile', 'eas submit', 'deploy to app store'],
  },
  {
    store: 'android',
    title: 'Sign your app',
    url: 'https://developer.android.com/studio/publish/app-signing',
    words: ['keystore', 'upload key', 'signing config', 'jarsigner', 'apksigner'],
  },
  {
    store: 'android',
    title: 'Google Play Developer API',
    url: 'https://developers.google.com/android-publisher',
    words: [
      'androidpublisher',
      'service account',
      'googleapi',
      'google api',
      'upload-google-play',
      'publishbundle',
    ],
  },
  {
    store: 'android',
    title: 'Play Console: Prepare and roll out a release',
    url: `${POLICIES}9859348`,
    words: ['google play', 'play store', 'play console', 'playstore', 'app bundle', 'aab'],
  },
  {
    store: 'android',
    title: 'Android: Build your app from the command line',
    url: 'https://developer.android.com/build/building-cmdline',
    words: ['gradle', 'bundlerelease', 'assemblerelease', 'react native', 'jsandassets'],
  },
];

const GENERAL: Record<Platform, Topic> = {
  ios: { title: 'App Review Guidelines', url: GUIDELINES, words: [] },
  android: {
    title: 'Developer Policy Center',
    url: 'https://play.google.com/about/developer-content-policy/',
    words: [],
  },
};

/**
 * The page a refusal most likely refers to; undefined for a text that is not about a refusal by a store.
 * @param reference a guideline number without a rule of its own
 */
export function guessTopic(
  { words }: ReadableText,
  reference: { name: string; chapter?: string } | undefined,
): RejectionGuess | undefined {
  if (reference?.chapter !== undefined)
    return { store: 'ios', title: `App Review Guidelines, ${reference.chapter}`, url: GUIDELINES };
  const text = words.slice(0, MAX_READ);
  const store = likelyStore(text);
  if (!store || !hasOneOf(text, REFUSED)) return guessTool(text);
  const topics = store === 'ios' ? APPLE_TOPICS : GOOGLE_TOPICS;
  let best = GENERAL[store];
  let bestScore = 0;
  for (const topic of topics) {
    const score = topic.words.filter((word) => hasOneOf(text, [word])).length;
    if (score > bestScore) [best, bestScore] = [topic, score];
  }
  return { store, title: best.title, url: best.url };
}

/** The page about the tool that failed; undefined when nothing failed, or no tool of an upload is named. */
function guessTool(text: string): RejectionGuess | undefined {
  if (!hasOneOf(text, FAILED)) return undefined;
  const topic = TOOL_TOPICS.find(({ words }) => hasOneOf(text, words));
  return topic && { store: topic.store, title: topic.title, url: topic.url };
}

/** The store that a text names, the first one when it names both. */
function likelyStore(text: string): Platform | undefined {
  const first = (store: Platform) =>
    Math.min(...STORES[store].map((word) => (hasOneOf(text, [word]) ? text.indexOf(word) : Infinity)));
  const [ios, android] = [first('ios'), first('android')];
  if (ios === Infinity && android === Infinity) return undefined;
  return ios <= android ? 'ios' : 'android';
}
