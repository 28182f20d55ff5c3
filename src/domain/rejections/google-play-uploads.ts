import { GOOGLE_PLAY, nearGooglePlay, upload } from './google-play-words';
import type { RejectionRule } from './rejection-rule';
import { wordsIn } from './word-rows';

/** What Google Play answers when a release is made: every reason that is known to have a message of its own (sources 5.6). */
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
    place: { step: 'build' },
    messages: [
      'apkupgradeversionconflict',
      'apknotificationmessagekeyupgradeversionconflict',
      {
        stems:
          'code|versioncode version used|exists|unique|different|already|reused|higher already|must|need|has bundle|apk|release|google|upload|track|play',
        near: GOOGLE_PLAY,
      },
      'specifies a version code that has already been used',
      'version code # has already been used',
      'version # code has already been used',
      'you need to use a different version code',
      'insert a bundle with the same version code as an apk',
      'cannot update a published apk',
      'versioncode wurde bereits verwendet',
      'versionscode # wurde bereits verwendet',
      'código de versión # ya se ha usado|utilizado',
      'code de version # a déjà été utilisé',
      'código de|da versão # já foi usado',
      '版本代码|版本號碼 # 已被使用',
      '版本代码 # 已使用',
      'バージョン コード # はすでに使用されています',
      ...nearGooglePlay('version code has already been used'),
    ],
  }),
  upload({
    id: 'play-version-code-invalid',
    title: 'Version code missing or not valid',
    cause: 'A version code has to be a whole number from 1 to 2,100,000,000.',
    fix: 'Set versionCode (in Flutter the number after the + in pubspec.yaml, in Expo android.versionCode) to such a number and build again.',
    place: { step: 'build' },
    messages: [
      'with an invalid version code',
      'version code is too large',
      'ugyldig versjonskode',
      ...nearGooglePlay('invalid version code', 'version code must be…integer'),
    ],
  }),
  upload({
    id: 'play-not-upgradable',
    title: 'Nobody could update to this build',
    cause: 'Everyone who has the app already has a higher version code, often one from a test track.',
    fix: 'Raise versionCode above the highest of all tracks, also the test tracks, and build again.',
    place: { step: 'build' },
    messages: [
      {
        stems: 'upgrade existing|users newly|not|allow|able|unable app|apk|bundle|release',
        near: GOOGLE_PLAY,
      },
      'does not allow any existing users to upgrade',
      'none of the users of this apk|bundle will be able to upgrade',
      'multiapkdowngradeddevice',
      'of this app would be downgraded to version',
      'releasevalidationerrorkeyapknoupgradepaths',
    ],
  }),
  upload({
    id: 'play-wrong-package',
    title: 'Package name wrong or taken',
    cause:
      'The package name in the build differs from that of the app it is uploaded to, or is not available: another app uses or used it, or it begins with com.example.',
    fix: 'Build with the package name (applicationId) of the app in the Play Console; watch for a suffix such as .debug or .dev. For a new app, choose a name that no app has ever used, such as your own domain reversed.',
    place: { step: 'build' },
    namedFixes: [
      'Build with the package name (applicationId) {package}; watch for a suffix such as .debug or .dev.',
    ],
    values: [
      'to have the package name {package}',
      'must have the package name {package}',
      'expected package name {package}',
    ],
    messages: [
      {
        stems:
          'package name different|restricted|exists|match|already|expected apk|bundle|upload|google|play',
        near: GOOGLE_PLAY,
      },
      ...nearGooglePlay(
        'wrong package name',
        'you need to use a different package name',
        'must have the package name',
        'needs to have the package name',
      ),
    ],
  }),
  upload({
    id: 'play-edit-deleted',
    title: 'Upload interrupted by another one',
    cause: 'A second upload, or a change in the Play Console, replaced this one (an "edit") while it ran.',
    fix: 'Let only one upload run at a time, change nothing in the Play Console while it runs, and upload again.',
    place: { step: 'submit' },
    messages: [
      'editalreadycommitted',
      'edit has already been successfully committed',
      ...nearGooglePlay('this edit has been deleted'),
    ],
  }),
  upload({
    id: 'play-edit-expired',
    title: 'Upload took too long or was overtaken',
    cause: 'The upload (an "edit") expired before it was finished, or a newer one was opened.',
    fix: 'Upload again; open no second upload and no Play Console change while it runs.',
    place: { step: 'submit' },
    messages: ['this edit has expired, please create a new edit', ...nearGooglePlay('edit has expired')],
  }),
  upload({
    id: 'play-not-a-zip',
    title: 'File damaged',
    cause: 'The file is not a readable archive: it was cut off on the way, or it is another kind of file.',
    fix: 'Build or download it again, check its size, and upload it.',
    place: { step: 'build' },
    messages: ['apk is not a valid zip archive', ...nearGooglePlay('not a valid zip')],
  }),
  upload({
    id: 'play-apk-as-bundle',
    title: 'An APK sent as an App Bundle',
    cause: 'The file has the ending .aab and contains an APK: BundleConfig.pb is missing.',
    fix: 'Build an Android App Bundle (bundleRelease) and upload that; renaming an APK does not make one.',
    place: { step: 'build' },
    messages: ["file 'bundleconfig.pb' was not found", 'bundleconfig.pb was not found'],
  }),
  upload({
    id: 'play-review-by-hand',
    title: 'Changes must be sent to review by hand',
    cause: 'An earlier rejection or declaration is still open, so Google takes no automatic submission.',
    fix: 'Settle what is open under Publishing overview, then press Send for review there, or upload with changesNotSentForReview.',
    place: { step: 'policy', console: 'Play Console: Publishing overview' },
    messages: ['changes cannot be sent for review automatically'],
  }),
  upload({
    id: 'play-review-automatic',
    title: 'changesNotSentForReview not allowed',
    cause: 'The upload says that changes are sent by hand, and this app sends them automatically.',
    fix: 'Remove changesNotSentForReview from the upload.',
    place: { step: 'submit' },
    messages: ['changesnotsentforreview must not be set'],
  }),
  upload({
    id: 'play-draft-app',
    title: 'App is still a draft',
    cause: 'The app was never released, so only draft releases may be made through tools.',
    fix: 'Upload as draft, fill in every task of the dashboard, and start the first release in the Play Console.',
    place: { step: 'submit', console: 'Play Console: Dashboard' },
    messages: [
      { stems: 'draft app|status release only|created|must|permitted', near: GOOGLE_PLAY },
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
    messages: [
      'no countries or regions have been selected',
      ...nearGooglePlay('release with|has no countries', 'no target countries', 'add at least one country'),
    ],
  }),
  upload({
    id: 'play-first-release-staged',
    title: 'First release cannot be staged',
    cause: 'A staged rollout (a share of the users) needs an earlier release on the track.',
    fix: 'Release the first version to everyone; stage the next ones.',
    place: { step: 'submit' },
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
    place: { step: 'submit' },
    messages: nearGooglePlay(
      'fully released…cannot be staged',
      'fully released…cannot',
      'fully rolled out…cannot',
      'completed release…cannot',
    ),
  }),
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
    place: { step: 'listing' },
    messages: [
      {
        stems:
          'title|description|notes|changelog|text|name long|exceed|maximum|limit character|language|30|50|80|4000|max',
        near: wordsIn(
          'google play|play console|play store|androidpublisher|google api error|supply',
          'gradle play publisher',
        ),
      },
      'is too long for language',
      'the release created has notes in language',
      'release note for…is too long',
      ...nearGooglePlay('is too long (max', 'release notes…too long', 'description|title is too long'),
    ],
  }),
  upload({
    id: 'play-apks-not-allowed',
    title: 'APKs not allowed for this app',
    cause: 'New apps, and apps that have moved to App Bundles, take no APKs.',
    fix: 'Build an Android App Bundle (bundleRelease) and upload that; enrol in Play App Signing when asked.',
    place: { step: 'build' },
    messages: [
      ...nearGooglePlay(
        'must be uploaded as an app bundle',
        'new apps must use',
        'publish with the android app bundle',
      ),
      {
        stems: 'apk allowed|accepted|supported app|bundle not|longer|must google|play|new',
        near: GOOGLE_PLAY,
      },
      'apks are not allowed for this application',
    ],
  }),
  upload({
    id: 'play-app-signing',
    title: 'Play App Signing not switched on',
    cause:
      'Google Play signs the APKs that it makes from an App Bundle, and the app is not enrolled in Play App Signing.',
    fix: 'Enrol under App signing: let Google create the key for a new app, or upload the key of an app that is published already. Then upload the same file.',
    place: { console: 'Play Console: Test and release, App integrity, Play app signing' },
    messages: [
      'enrolled in play signing',
      'must be enrolled in app signing by google play',
      ...nearGooglePlay('not enrolled in play app signing', 'must be enrolled in play'),
    ],
  }),
  upload({
    id: 'play-provider-authority',
    title: 'Content provider authority of another app',
    cause:
      'An authority of a <provider> in the manifest, often a fixed one that a library brings, belongs to another developer’s app.',
    fix: 'Make the authority unique: write android:authorities="${applicationId}.provider" for your own, update the library that brings the other, and build again.',
    place: { step: 'build' },
    messages: [
      'content provider authorities are in use by other developers',
      'is using the following content provider authority',
    ],
  }),
  upload({
    id: 'play-prices-missing',
    title: 'Price of a country missing or not possible',
    cause:
      'A country of the track has no price for the app or a product, often one that was added by Google, or a price is outside the range that Google allows there or is for a country without the app.',
    fix: 'Set a price within the range for the country the message names, or remove the country from the track or the price from the product.',
    namedFixes: ['Set a price for {country}, or remove it from the countries of the track.'],
    values: ['billable countries: {country}'],
    place: { console: 'Play Console: Products, App pricing' },
    messages: [
      'prices are missing for the following billable countries',
      'inappproductregionsmissingpricing',
      'must provide a price for each region',
      'prices defined for regions not targeted',
      'price for…must be between…and…found',
    ],
  }),
];
