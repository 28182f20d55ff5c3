import { NAMED_POLICIES } from './google-play-conduct';
import {
  GOOGLE_PLAY,
  googlePlayOnly,
  inPolicyRefusal,
  nearGooglePlay,
  OTHER_GOOGLE_SERVICES,
  PERMISSION_RULES,
  policy,
  upload,
} from './google-play-words';
import type { RejectionRule } from './rejection-rule';

/** Names of the other store's service, whose failures tools print in the same words. */
const OF_CONNECT = ['app store connect', 'itunes', 'testflight', ' itc '] as const;

/** Blocks, warnings and answers of the Play Console about a release, its content and its pictures (public issue threads). */
export const GOOGLE_PLAY_CONSOLE: readonly RejectionRule[] = [
  policy({
    id: 'play-malware',
    yieldsTo: ['play-vulnerability'],
    title: 'Malware or unwanted software',
    cause:
      'Google or Play Protect sees harmful behavior in the app or in an SDK: hidden code, tracking, loading of other apps, or a mobile unwanted software pattern.',
    fix: 'Find the SDK or class that the mail names, remove it from every version in every track, scan the build, and appeal with the proof when nothing fits.',
    place: { step: 'build', console: 'Play Console: Policy and programs, Policy status' },
    done: 'removed the code you named from every track',
    messages: [
      'harmful app blocked',
      ...nearGooglePlay(
        'flagged|detected|marked as malware',
        'flagged as harmful|spyware',
        'stalkerware policy',
        'flagged as a trojan',
      ),
      ...inPolicyRefusal('play protect', 'malware policy', 'elevated privilege abuse', 'trojan', 'spyware'),
    ],
  }),
  upload({
    id: 'play-release-shadowed',
    title: 'A build reaches nobody',
    cause:
      'Every device that could get this build gets another one of the release, because that one has a higher version code.',
    fix: 'Remove the older or the shadowed build from the release, or raise its version code.',
    place: { step: 'submit' },
    messages: [
      'fully shadowed by one or more',
      'will all receive apks with higher version codes',
      ...nearGooglePlay('fully|completely shadowed', 'is shadowed by'),
    ],
  }),
  upload({
    id: 'play-devices-lost',
    isMinor: true,
    title: 'Fewer devices than before (warning)',
    cause: 'The new build leaves out kinds of devices that the build it replaces supports.',
    fix: 'Compare the device catalog of both builds: look for a new uses-feature, a missing ABI or a higher minSdkVersion. Release as it is when that is what you want.',
    place: { step: 'build' },
    messages: [
      'new installs on fewer types of devices',
      ...nearGooglePlay('device support removed', 'removes support for # devices'),
    ],
  }),
  upload({
    id: 'play-release-empty',
    title: 'Release without a new build',
    cause: 'The release adds and removes no build, so there is nothing to send.',
    fix: 'Add the App Bundle to the release, or choose it from the library, and save again.',
    place: { step: 'submit' },
    messages: [
      'does not add or remove any app bundles',
      ...nearGooglePlay(
        'need to upload an apk or android app bundle',
        'no app bundles have been',
        'does not contain any app bundles',
      ),
    ],
  }),
  upload({
    id: 'play-content-rating',
    title: 'Content rating missing or wrong',
    cause:
      'The content rating questionnaire is not answered, no longer valid, or its answers do not fit what the app shows.',
    fix: 'Answer the content rating questionnaire for the most adult content a user can reach.',
    place: { console: 'Play Console: App content, Content ratings' },
    messages: [
      ...nearGooglePlay(
        '年齢制限',
        'コンテンツのレーティング',
        '内容分级',
        '內容分級',
        'einstufung des inhalts',
        'clasificación de contenido',
        'classificação de conteúdo',
        'classification du contenu',
      ),
      ...nearGooglePlay(
        'content rating questionnaire',
        'complete the content rating',
        'unrated',
        'misrepresented|inaccurate|incorrect content rating',
        'content rating is not accurate',
        'reason for content level change',
        'content rating of your app has been changed',
        'content ratings',
      ),
      "app's content rating is incorrect|inaccurate",
      'official ratings from the international age rating coalition',
    ],
  }),
  upload({
    id: 'play-setup-incomplete',
    yieldsTo: ['play-ad-id'],
    title: 'App content or setup not complete',
    cause:
      'A task of the dashboard or a declaration under App content is open, so the Play Console accepts no release.',
    fix: 'Open the dashboard and App content, and complete every task that is marked: privacy policy, ads, app access, target audience, content rating, Data safety, government apps, financial features, health.',
    place: { step: 'policy', console: 'Play Console: Dashboard, and App content' },
    messages: [
      'your app cannot be published yet',
      "provide 'appeal to kids' info",
      'this app is not ready to be published',
      ...nearGooglePlay(
        'finish setting up your app',
        'complete the steps on the dashboard',
        'incomplete declarations',
        'app content declarations|page',
        'declarations on the app content',
        'government apps declaration',
        'financial features declaration',
        'complete the financial features',
        'unresolved issues on the app content',
        'must complete the target audience',
        'indicate if your app is primarily directed',
      ),
    ],
  }),
  upload({
    id: 'play-sdk-outdated',
    yieldsTo: ['play-device-abuse', 'play-user-data', 'play-families', 'play-malware', 'play-vulnerability'],
    title: 'An SDK is reported as outdated or unsafe',
    cause:
      'The maintainer of an SDK in the build reported this version as outdated, or with a critical issue.',
    fix: 'Update the SDK the message names, also in the test tracks, and build again.',
    namedFixes: ['Update {package}, also in the test tracks, and build again.'],
    values: ['of sdk {package}', '({package})', 'update to {package}', 'sdk {package}'],
    place: { step: 'build' },
    messages: [
      'reported as outdated by the sdk',
      'this sdk version has been reported as outdated',
      { words: 'has added this note for', near: ['sdk', 'com.google', 'play console'] },
      'your bundle targets sdk 34 and uses a play core library',
      'play core library that is incompatible',
      'sdk version with a critical note',
      'the developer of…has added a note to version',
      'the developer of…has reported version',
      'added the following note to sdk version',
      ...nearGooglePlay(
        'reported as outdated',
        'reported critical issues with version',
        'sdk version has an issue',
        'critical issue with version',
        'outdated sdk version',
        'sdk issue',
      ),
      {
        stems:
          'sdk|library outdated|critical|deprecated|reported|vulnerab version|update|upgrade play|console|release',
        near: GOOGLE_PLAY,
      },
    ],
  }),
  upload({
    id: 'play-symbols',
    isMinor: true,
    title: 'Symbols for crash reports missing (warning)',
    cause:
      'The build has native or shrunk code and no symbols or mapping file, so crash reports are hard to read. The release is not stopped.',
    fix: 'Add ndk.debugSymbolLevel or the mapping file to the bundle, or release as it is.',
    place: { step: 'build' },
    messages: [
      'there is no deobfuscation file associated with',
      ...nearGooglePlay('not uploaded debug symbols', 'no deobfuscation|deofuscation file'),
      'uploaded debug|debugging symbols',
      'native debug symbols contain an unexpected|invalid file|directory',
    ],
  }),
  upload({
    id: 'play-display',
    isMinor: true,
    title: 'Layout on Android 15 or on large screens (warning)',
    cause:
      'Android 15 draws apps that target API 35 behind the system bars, and Android 16 ignores a fixed orientation or size on large screens. The release is not stopped.',
    fix: 'Handle the insets, update the libraries that set bar colors, and remove the restrictions of orientation and size after a test on a tablet; or release as it is.',
    place: { step: 'build' },
    messages: [
      'edge-to-edge may not display for all users',
      'deprecated apis or parameters for edge-to-edge',
      'parameters that you set for edge-to-edge and window display',
      'remove resizability and orientation restrictions in your app',
    ],
  }),
  upload({
    id: 'play-non-sdk-api',
    isMinor: true,
    title: 'Hidden Android API used (warning)',
    cause:
      'The app or a library calls an API that is not part of the Android SDK; a later Android version can block it. The release is not stopped.',
    fix: 'Update the library at the top of the stack trace, or replace the call when it is your own.',
    place: { step: 'build' },
    messages: ['following apis are greylisted and google', 'android.os.strictmode.nonsdkapiusedviolation'],
  }),
  upload({
    id: 'play-certificate-validity',
    title: 'Certificate expires too soon or is too weak',
    cause:
      'The certificate of the signature must be valid until after 2033-10-22, with a key of at least 2048 bits.',
    fix: 'Create a new upload key with a long validity (keytool -validity 10000), and for a published app ask for a reset of the upload key.',
    place: { step: 'build', console: 'Play Console: Setup, App signing' },
    messages: [
      'certificate that expires too soon',
      'uploaded an apk with an insecure certificate',
      ...nearGooglePlay(
        'certificate must be valid until',
        'certificate is not yet valid',
        'signed with an insecure',
        'key size',
      ),
    ],
  }),
  upload({
    id: 'play-track',
    title: 'Track or release not found',
    cause: 'The upload names a track, a version or a release that is not there or in another state.',
    fix: 'Compare the name of the track (production, beta, alpha, internal or that of a closed test) and the version code with the Play Console.',
    place: { console: 'Play Console: Testing and Production' },
    messages: [
      "track has to be one of 'alpha', 'beta'",
      'error]track…could not be found',
      ...nearGooglePlay(
        'track|release not found',
        'invalid|no track',
        'track does not exist',
        'cannot find a track',
        'could not find release',
      ),
    ],
  }),
  upload({
    id: 'play-version-missing',
    title: 'The release names a build that is not uploaded',
    cause:
      'A track or the tool names a version code for which Google Play has no build: its upload failed, or the number is another one.',
    fix: 'Upload the build of this version code first, in the same edit, or put the version code of the uploaded build in the release.',
    place: { step: 'submit' },
    messages: [
      'as these apks do not exist',
      'apknotfound',
      ...nearGooglePlay(
        'apks do not exist',
        'version code that does not exist',
        'version codes that do not exist',
        'version code…not found',
        'no apk or bundle with version code',
        'bundlenotfound',
      ),
    ],
  }),
  upload({
    id: 'play-release-state',
    title: 'Releases of a track contradict each other',
    cause:
      'A track takes one completed release and one staged one; the upload names more, or a share of users that does not fit the state.',
    fix: 'Send one release for the track: status completed without a share of users, or inProgress with a share between 0 and 1; finish or halt the staged release first.',
    place: { step: 'submit', console: 'Play Console: the track, Releases' },
    messages: [
      'releasestoomanycompletedreleases',
      'too many completed releases specified',
      'stagedcountrytargetingnotsupported',
      'staged rollout with country targeting',
      'user fraction must be lower than one',
      ...nearGooglePlay(
        'too many completed releases',
        'too many…releases specified',
        'more than one release',
        'user|rollout fraction must|cannot|should|is',
        'userfraction must|cannot|should|is',
        'status inprogress',
        'only one release is allowed',
      ),
    ],
  }),
  upload({
    id: 'play-picture',
    yieldsTo: ['asc-screenshot-size'],
    title: 'A picture has the wrong size or form',
    cause:
      'Google Play takes an icon of 512 x 512, a feature graphic of 1024 x 500, and screenshots of 320 to 3840 pixels a side, PNG or JPEG.',
    fix: 'Export the picture the message names in its exact size, without transparency where it says so, and upload it again.',
    place: { step: 'screenshots' },
    messages: [
      'screenshot|screenshots aspect ratio cannot exceed',
      ...nearGooglePlay(
        'invalid|unsupported image',
        'image|screenshot dimensions',
        'image is too large',
        'image aspect ratio',
        'feature graphic',
        'image format',
      ),
      {
        stems:
          'image|screenshot|icon dimensions|aspect|pixels|px|size|ratio must|invalid|wrong|between|larger|exceed',
        near: ['google play', 'play console', 'play store', 'androidpublisher', 'google api error', 'supply'],
      },
    ],
  }),
  upload({
    id: 'play-listing-incomplete',
    title: 'A language or text of the listing is missing',
    cause:
      'The listing lacks a text, a picture or its default language, or the upload names a language that Google Play does not have.',
    fix: 'Fill in title, short and full description and the pictures in the language the message names, with Google Play’s code for it.',
    place: { step: 'listing' },
    messages: [
      'language is not associated with the app',
      'unsupportedlistinglanguage',
      { words: 'requested language is not currently supported', near: [...GOOGLE_PLAY, '"code"', 'supply'] },
      'listing language…is not supported',
      ...nearGooglePlay(
        'language is not supported',
        'invalid|unsupported|unknown|default language',
        'listing not found',
        'missing title',
        'must have a title',
        'short description is missing',
        'missing for the following languages',
      ),
    ],
  }),
  upload({
    id: 'play-precondition',
    title: 'Google Play refuses without a reason',
    cause:
      'The answer "Precondition check failed" means that the app is not in a state for this step: still a draft, under review, suspended, or the account lacks a role.',
    fix: 'Open the Play Console: settle what is marked in Publishing overview and Inbox, and make the step by hand once to see the reason.',
    place: { console: 'Play Console: Publishing overview' },
    messages: googlePlayOnly('precondition check failed', 'failedprecondition', 'failed_precondition'),
  }),
  upload({
    id: 'play-server-error',
    isMinor: true,
    title: 'Google Play did not answer',
    cause:
      'Google’s server was busy, broken for a moment, or asked too often; nothing is wrong with the app.',
    fix: 'Upload again after some minutes; when it lasts, look at the status page of Google Play.',
    place: { step: 'submit' },
    messages: googlePlayOnly(
      'google api error: server error',
      'backend error',
      'backenderror',
      'internal error encountered',
      'the service is currently unavailable',
      'quota exceeded',
      'app bundle uploads are not completed yet',
      'rate limit exceeded',
      'we experienced an internal error',
      'internal server error',
      'service unavailable',
      'error writing request body to server',
      'connection reset',
      'read timed out',
      'broken pipe',
      'sockettimeoutexception',
    ).map((message) => ({
      ...message,
      unless: [...OTHER_GOOGLE_SERVICES, ...OF_CONNECT],
      despite: ['google play', 'androidpublisher'],
    })),
  }),
  upload({
    id: 'play-app-suspended',
    yieldsTo: [...PERMISSION_RULES, ...NAMED_POLICIES],
    title: 'App removed or suspended',
    cause: 'The app was taken out of Google Play, so new releases are refused until the case is settled.',
    fix: 'Read the mail and Policy status for the policy that was named, fix it, and send a new version or an appeal.',
    place: { console: 'Play Console: Policy and programs, Policy status' },
    messages: googlePlayOnly(
      'app has been suspended and cannot be',
      'this app has been suspended',
      'app is suspended',
      'app has been removed and cannot',
      'appsuspended',
      'cannot publish a suspended app',
    ),
  }),
];
