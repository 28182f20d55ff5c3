import { googlePlayOnly, nearGooglePlay, OTHER_GOOGLE_SERVICES } from './google-play-words';
import type { RejectionRule } from './rejection-rule';

type Row = Omit<RejectionRule, 'store' | 'kind' | 'name'>;

function upload(row: Row, kind: RejectionRule['kind'] = 'upload'): RejectionRule {
  return { ...row, store: 'android', kind, name: 'Google Play upload' };
}

/**
 * What Google Play answers when a release is made: every reason that is known to have a message of its own
 * (sources 5.6).
 */
export const GOOGLE_PLAY_UPLOADS: readonly RejectionRule[] = [
  upload({
    id: 'play-version-code-used',
    title: 'Version code used before',
    cause: 'A file with this version code was uploaded before, even if it was never released.',
    fix: 'Raise versionCode above every one used so far and build again.',
    namedFixes: ['Raise versionCode above {number}, and above every other one used so far, and build again.'],
    values: [
      'version code {number} has already been used',
      'bundle of version code {number} with',
      'version code {number} already exists',
      '版本代码 {number} 已',
    ],
    place: { step: 1 },
    done: 'raised the version code',
    messages: [
      'specifies a version code that has already been used',
      'version code # has already been used',
      'you need to use a different version code',
      'cannot replace a bundle of version code # with',
      'insert a bundle with the same version code as an apk',
      'cannot update a published apk',
      'versioncode wurde bereits verwendet',
      'versionscode # wurde bereits verwendet',
      'código de versión # ya se ha usado',
      'código de versión # ya se ha utilizado',
      'code de version # a déjà été utilisé',
      'código de versão # já foi usado',
      'código da versão # já foi usado',
      '版本代码 # 已被使用',
      '版本代码 # 已使用',
      '版本號碼 # 已被使用',
      'バージョン コード # はすでに使用されています',
      ...nearGooglePlay('version code has already been used'),
    ],
  }),
  upload({
    id: 'play-not-upgradable',
    title: 'Nobody could update to this build',
    cause: 'Everyone who has the app already has a higher version code, often one from a test track.',
    fix: 'Raise versionCode above the highest of all tracks, also the test tracks, and build again.',
    place: { step: 1 },
    done: 'raised the version code above those of all tracks',
    messages: [
      'does not allow any existing users to upgrade',
      "doesn't allow any existing users to upgrade",
      'releasevalidationerrorkeyapknoupgradepaths',
    ],
  }),
  upload(
    {
      id: 'play-package-not-found',
      title: 'App not found',
      cause:
        'There is no app with this package name in the account. The first build of a new app must be uploaded by hand in the Play Console.',
      fix: 'Compare the package name letter by letter. For a new app, create it and upload the first build in the Play Console.',
      place: { step: 1, console: 'Play Console: All apps, Create app' },
      done: 'created the app in the Play Console',
      messages: [
        'no application was found for the given package name',
        ...['com', 'org', 'net', 'io', 'app', 'dev'].map((start) => ({
          words: `package not found: ${start}.`,
        })),
        ...nearGooglePlay('package not found'),
      ],
    },
    'account',
  ),
  upload({
    id: 'play-wrong-package',
    title: 'Wrong package name',
    cause: 'The package name in the build differs from that of the app it is uploaded to.',
    fix: 'Build with the package name (applicationId) of the app in the Play Console; watch for a suffix such as .debug or .dev.',
    place: { step: 1 },
    done: 'built the app with the right package name',
    namedFixes: [
      'Build with the package name (applicationId) {package}; watch for a suffix such as .debug or .dev.',
    ],
    values: [
      'to have the package name {package}',
      'must have the package name {package}',
      'expected package name {package}',
    ],
    messages: nearGooglePlay(
      'wrong package name',
      'you need to use a different package name',
      'must have the package name',
      'needs to have the package name',
    ),
  }),
  upload(
    {
      id: 'play-permission-denied',
      title: 'No permission for this app',
      cause:
        'The service account or user may not do this for this app. A new permission can take up to 48 hours.',
      fix: 'Give the account the release permissions for the app under Users and permissions.',
      place: { console: 'Play Console: Users and permissions' },
      done: 'gave the account the permission to release',
      messages: [
        {
          words: 'the caller does not have permission',
          near: ['.aab', 'aab ', 'apk', 'release', 'r0adkll', 'upload', 'edits', 'supply', 'play '],
          unless: OTHER_GOOGLE_SERVICES,
        },
        ...googlePlayOnly(
          'the caller does not have permission',
          'google api error: forbidden',
          'the current user has insufficient permissions to perform the requested operation',
          'you do not have permission to access this app',
        ),
      ],
    },
    'account',
  ),
  upload(
    {
      id: 'play-unauthorised',
      title: 'Sign-in of the upload refused',
      cause: 'The key of the service account is wrong, expired or was deleted.',
      fix: 'Create a new JSON key for the service account and put it into the upload tool.',
      place: { console: 'Google Cloud console: IAM, Service accounts, Keys' },
      done: 'replaced the key of the service account',
      messages: [
        'google api error: unauthorized',
        'google api error: invalid_grant',
        ...nearGooglePlay('invalid jwt signature', 'invalid_grant'),
        ...googlePlayOnly(
          'request had invalid authentication credentials',
          'request is missing required authentication credential',
        ),
        { words: '401 unauthorized', near: ['google play', 'play console', 'androidpublisher'] },
      ],
    },
    'account',
  ),
  upload(
    {
      id: 'play-api-disabled',
      title: 'Google Play API switched off',
      cause:
        'The Google Play Android Developer API is not enabled in the cloud project of the service account.',
      fix: 'Enable the Google Play Android Developer API in that project and wait some minutes.',
      place: { console: 'Google Cloud console: APIs and services' },
      done: 'enabled the Google Play Android Developer API',
      messages: [
        'google play android developer api has not been used in project',
        'google play developer api has not been used in project',
        ...nearGooglePlay('access not configured'),
        'google api error: invalid request - access not configured',
      ],
    },
    'account',
  ),
  upload({
    id: 'play-edit-deleted',
    title: 'Upload interrupted by another one',
    cause: 'A second upload, or a change in the Play Console, replaced this one (an "edit") while it ran.',
    fix: 'Let only one upload run at a time, change nothing in the Play Console while it runs, and upload again.',
    place: { step: 5 },
    done: 'uploaded again with no other upload running',
    messages: nearGooglePlay('this edit has been deleted'),
  }),
  upload({
    id: 'play-edit-expired',
    title: 'Upload took too long or was overtaken',
    cause: 'The upload (an "edit") expired before it was finished, or a newer one was opened.',
    fix: 'Upload again; open no second upload and no Play Console change while it runs.',
    place: { step: 5 },
    done: 'started the upload again',
    messages: [
      'this edit has expired, please create a new edit',
      ...nearGooglePlay('this edit has expired', 'edit has expired'),
    ],
  }),
  upload({
    id: 'play-not-a-zip',
    title: 'File damaged',
    cause: 'The file is not a readable archive: it was cut off on the way, or it is another kind of file.',
    fix: 'Build or download it again, check its size, and upload it.',
    place: { step: 1 },
    done: 'uploaded an undamaged file',
    messages: [
      'apk is not a valid zip archive',
      ...nearGooglePlay('is not a valid zip archive', 'not a valid zip'),
    ],
  }),
  upload({
    id: 'play-apk-as-bundle',
    title: 'An APK sent as an App Bundle',
    cause: 'The file has the ending .aab and holds an APK: BundleConfig.pb is missing.',
    fix: 'Build an Android App Bundle (bundleRelease) and upload that; renaming an APK does not make one.',
    place: { step: 1 },
    done: 'built a real Android App Bundle',
    messages: ["file 'bundleconfig.pb' was not found", 'bundleconfig.pb was not found'],
  }),
  upload({
    id: 'play-review-by-hand',
    title: 'Changes must be sent to review by hand',
    cause:
      'An earlier rejection or an unfinished declaration stands, so Google takes no automatic submission.',
    fix: 'Settle what stands under Publishing overview, then press Send for review there, or upload with changesNotSentForReview.',
    place: { step: 4, console: 'Play Console: Publishing overview' },
    done: 'settled the earlier issue and sent the changes for review in the Play Console',
    messages: ['changes cannot be sent for review automatically'],
  }),
  upload({
    id: 'play-review-automatic',
    title: 'changesNotSentForReview not allowed',
    cause: 'The upload says that changes are sent by hand, and this app sends them automatically.',
    fix: 'Remove changesNotSentForReview from the upload.',
    place: { step: 5 },
    done: 'removed the setting from the upload',
    messages: ['changesnotsentforreview must not be set'],
  }),
  upload({
    id: 'play-draft-app',
    title: 'App is still a draft',
    cause: 'The app was never released, so only draft releases may be made through tools.',
    fix: 'Upload as draft, fill in every task of the dashboard, and start the first release in the Play Console.',
    place: { step: 5, console: 'Play Console: Dashboard' },
    done: 'uploaded the release as a draft',
    messages: [
      'only releases with status draft may be created on draft app',
      'only draft releases…draft app',
    ],
  }),
  upload({
    id: 'play-no-countries',
    title: 'No countries chosen',
    cause: 'The track has no country or region, so the release would reach nobody.',
    fix: 'Add at least one country or region to the track.',
    place: { console: 'Play Console: the track, Countries / regions' },
    done: 'chose the countries of the release',
    messages: [
      'no countries or regions have been selected',
      ...nearGooglePlay(
        'release with no countries',
        'release has no countries',
        'no target countries',
        'add at least one country',
      ),
    ],
  }),
  upload({
    id: 'play-first-release-staged',
    title: 'First release cannot be staged',
    cause: 'A staged rollout (a share of the users) needs an earlier release on the track.',
    fix: 'Release the first version to everyone; stage the next ones.',
    place: { step: 5 },
    done: 'made the first release a full one',
    messages: nearGooglePlay(
      'first release…cannot be staged',
      'first release cannot be…staged',
      "first release…can't be staged",
    ),
  }),
  upload({
    id: 'play-fully-released',
    title: 'Already released to everyone',
    cause: 'The release has reached all users, so it cannot be staged, halted or increased.',
    fix: 'Make a new release with a higher version code for a staged rollout.',
    place: { step: 5 },
    done: 'made a new release with a higher version code',
    messages: nearGooglePlay(
      'fully released…cannot be staged',
      'fully released…cannot',
      'fully rolled out…cannot',
      'completed release…cannot',
    ),
  }),
  upload(
    {
      id: 'play-account-issue',
      title: 'Something is open with the developer account',
      cause:
        'Google asks for something about the account first: verification, payment profile, contact or a policy strike.',
      fix: 'Open the Play Console inbox and do what it asks; uploads work again afterwards.',
      place: { console: 'Play Console: Inbox and Developer account' },
      done: 'completed what was open in the developer account',
      messages: nearGooglePlay(
        'issue with your developer account',
        'issues with your developer account',
        'problem with your developer account',
        'issue with your account',
        'developer account…restricted',
        'developer account…suspended',
        'complete account verification',
        'complete your account verification',
      ),
    },
    'account',
  ),
  upload({
    id: 'play-text-too-long',
    title: 'A text of the listing is too long',
    cause:
      'Google Play takes 30 characters for the title, 80 for the short description, 4,000 for the full one and 500 for release notes.',
    fix: 'Shorten the text in the language the message names and upload it again.',
    namedFixes: ['Shorten the text in {locale} and upload it again.'],
    values: [
      'too long for language {locale}',
      'for language {locale} (max',
      'in language {locale} is too long',
    ],
    place: { step: 2 },
    done: 'shortened the text',
    messages: [
      'is too long for language',
      ...nearGooglePlay(
        'is too long (max',
        'release notes…too long',
        'description is too long',
        'title is too long',
      ),
    ],
  }),
  upload({
    id: 'play-apks-not-allowed',
    title: 'APKs not allowed for this app',
    cause: 'New apps, and apps that have moved to App Bundles, take no APKs.',
    fix: 'Build an Android App Bundle (bundleRelease) and upload that; enrol in Play App Signing when asked.',
    place: { step: 1 },
    done: 'uploaded an Android App Bundle',
    messages: [
      'apks are not allowed for this application',
      ...nearGooglePlay(
        'for uploading an appbundle you must be enrolled in play signing',
        'must be enrolled in play',
      ),
    ],
  }),
  upload(
    {
      id: 'play-developer-verification',
      title: 'App or developer not registered',
      cause: 'Google asks developers to verify their identity and to register their package names.',
      fix: 'Finish the verification and register the package name in the Play Console.',
      place: { console: 'Play Console: Developer account, Android developer verification' },
      done: 'completed the verification and registered the package name',
      messages: nearGooglePlay(
        'developer verification',
        'verify your identity',
        'register your package name',
        'd-u-n-s number',
      ),
    },
    'account',
  ),
  upload({
    id: 'play-prices-missing',
    title: 'Price missing for a country',
    cause:
      'A country of the track has no price for the app or a product, often one that was added by Google.',
    fix: 'Set a price for the country the message names, or remove the country from the track.',
    namedFixes: ['Set a price for {country}, or remove it from the countries of the track.'],
    values: ['billable countries: {country}'],
    place: { console: 'Play Console: Products, App pricing' },
    done: 'set the missing prices',
    messages: ['prices are missing for the following billable countries'],
  }),
];
