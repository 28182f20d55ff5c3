import type { RejectionRule, StoreMessage } from './rejection-rule';

/** Words of an App Store Connect upload or API answer: messages that are common elsewhere count only beside one. */
const APP_STORE_CONNECT = [
  'app store',
  'appstore',
  'itms',
  'apple',
  'testflight',
  'fastlane',
  'altool',
  'transporter',
  'itunes connect',
  'entity_error',
  'state_error',
] as const;

function near(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: APP_STORE_CONNECT }));
}

type Row = Omit<RejectionRule, 'store' | 'kind' | 'name'>;

function itms(code: string, row: Omit<Row, 'id' | 'codes'>, alsoCodes: string[] = []): RejectionRule {
  return {
    ...row,
    id: `itms-${code}`,
    store: 'ios',
    kind: 'upload',
    name: `ITMS-${code}`,
    codes: [code, ...alsoCodes],
  };
}

function connect(row: Row, kind: RejectionRule['kind'] = 'upload'): RejectionRule {
  return { ...row, store: 'ios', kind, name: 'App Store Connect' };
}

/**
 * What App Store Connect's check of an upload says. 90683, 90738, 90717, 91053, 91056 and 90426 are those of sources
 * 5.5 and 5.6; the others are their neighbours, from platform knowledge and public issue threads.
 */
export const ITMS_RULES: readonly RejectionRule[] = [
  itms('90683', {
    title: 'Permission text missing',
    cause:
      'The build, or an SDK in it, can use something private (camera, photos, location …), and Info.plist has no text that says why. Apple asks for it even when the app never uses it.',
    fix: 'Add the NS…UsageDescription key the message names, with a sentence that says what it is for, or remove the SDK. Then upload a build with a new build number.',
    place: { step: 1 },
    done: 'added the missing permission text to Info.plist',
    messages: ['missing purpose string in info.plist'],
  }),
  itms('90738', {
    title: 'Permission text empty or not allowed',
    cause: 'A permission text in Info.plist is empty, a placeholder, or only the name of its key.',
    fix: 'Write a real sentence for the key the message names, in every language of the app, and upload a new build.',
    place: { step: 1 },
    done: 'wrote a real permission text in every language',
    messages: ['invalid purpose string value'],
  }),
  itms('90717', {
    title: 'App icon is transparent',
    cause: 'The App Store icon in the asset catalog has an alpha channel.',
    fix: 'Export the 1024 x 1024 icon as PNG without transparency and upload a new build.',
    place: { step: 3 },
    done: 'replaced the icon with one without an alpha channel',
    messages: [
      'invalid large app icon',
      { words: "invalid app store icon…can't be transparent" },
      { words: "can't be transparent or contain an alpha channel" },
    ],
  }),
  itms('91053', {
    title: 'Reason for a system function missing in the privacy manifest',
    cause:
      'The app or an SDK uses a function that needs a reason (for example UserDefaults or file dates), and PrivacyInfo.xcprivacy does not give one.',
    fix: 'Add the category the message names with one of its reason codes to PrivacyInfo.xcprivacy, or update the SDK it names. Then upload a new build.',
    place: { step: 1 },
    done: 'declared the required reasons in the privacy manifest',
    messages: near('missing api declaration'),
  }),
  itms(
    '91056',
    {
      title: 'Privacy manifest not valid',
      cause: 'A PrivacyInfo.xcprivacy file has a wrong key, a wrong value or cannot be read as a list.',
      fix: 'Check the file the message names: allowed keys only, the category names and reason codes exactly as Apple writes them, no comments. Then upload a new build.',
      place: { step: 1 },
      done: 'corrected the privacy manifest',
      messages: near('invalid privacy manifest'),
    },
    ['91054', '91055'],
  ),
  itms(
    '91061',
    {
      title: 'SDK without privacy manifest or signature',
      cause: 'An SDK on Apple’s list is in the build without its privacy manifest or its signature.',
      fix: 'Update the SDK the message names to a version that brings both, and upload a new build.',
      place: { step: 1 },
      done: 'updated the SDK to a version with a privacy manifest and a signature',
    },
    ['91065'],
  ),
  itms(
    '90426',
    {
      title: 'SwiftSupport folder missing',
      cause:
        'The package was not exported the way Xcode does it, so the Swift libraries are not where they belong.',
      fix: 'Export the archive again with a current release of Xcode (not zipped by hand, not a beta) and upload it.',
      place: { step: 1 },
      done: 'exported the build again with the current release of Xcode',
      messages: near('invalid swift support'),
    },
    ['90424', '90428'],
  ),
  itms('90725', {
    title: 'Built with an old SDK',
    cause: 'Since 2026-04-28 uploads must be built with Xcode 26 and the iOS 26 SDK or later.',
    fix: 'Choose Xcode 26 or later in your build service and build again.',
    place: { step: 1 },
    done: 'built the app again with Xcode 26',
    messages: near('sdk version issue'),
  }),
  itms(
    '90062',
    {
      title: 'Version not higher than the one in the store',
      cause: 'A version with this number, or a higher one, was already approved, so its train is closed.',
      fix: 'Raise the version (CFBundleShortVersionString) above the one in the store and build again.',
      place: { step: 1 },
      done: 'raised the version number',
      messages: [
        'must contain a higher version than that of the previously',
        { words: "the train version '…' is closed for new build submissions" },
        ...near('bundle version must be higher'),
      ],
    },
    ['90186', '90478'],
  ),
  itms(
    '90189',
    {
      title: 'Build number used before',
      cause: 'A build with the same version and build number was uploaded before.',
      fix: 'Raise the build number (CFBundleVersion) and build again.',
      place: { step: 1 },
      done: 'raised the build number',
      messages: [
        'redundant binary upload',
        ...near('the bundle version must be higher than the previously uploaded version'),
      ],
    },
    ['90061'],
  ),
  itms(
    '90161',
    {
      title: 'Signing or provisioning profile not for the store',
      cause:
        'The build is signed with a development or ad hoc profile, an expired one, or one for another bundle id.',
      fix: 'Sign the build with an App Store distribution profile for this bundle id and upload it again.',
      place: { step: 1 },
      done: 'signed the build with an App Store distribution profile',
      messages: near(
        'invalid provisioning profile',
        'missing or invalid signature',
        'missing code signing entitlements',
      ),
    },
    ['90034', '90035', '90046', '90164'],
  ),
];

/** What App Store Connect itself, and tools on its API, answer (sources 5.6: the reasons Tramline tells apart). */
export const APP_STORE_CONNECT_RULES: readonly RejectionRule[] = [
  connect(
    {
      id: 'asc-app-not-found',
      title: 'App not found',
      cause:
        'There is no app with this bundle id in the App Store Connect account, or the key may not see it.',
      fix: 'Create the app in App Store Connect with exactly the bundle id of the build, and use a key of that account.',
      place: { step: 1, console: 'App Store Connect: Apps, New App' },
      done: 'created the app in App Store Connect',
      messages: [
        "no resource of type 'apps'",
        'no suitable application records were found',
        'could not find an app on app store connect',
        ...near('app with id…cannot be found'),
      ],
    },
    'account',
  ),
  connect({
    id: 'asc-build-not-found',
    title: 'Build not found',
    cause: 'The build is still being processed, was refused by e-mail, or the build number is another.',
    fix: 'Wait up to 30 minutes, look for an e-mail with an ITMS code, and compare the build number.',
    place: { step: 1, console: 'App Store Connect: TestFlight, Builds' },
    done: 'waited until the build was processed and chose it again',
    messages: [
      "no resource of type 'builds'",
      'could not find any available pre-processed builds',
      ...near('build not found', 'could not find build'),
    ],
  }),
  connect(
    {
      id: 'asc-beta-group-not-found',
      title: 'Tester group not found',
      cause: 'There is no TestFlight group with this name or id in the app.',
      fix: 'Create the group, or write its name exactly as in TestFlight.',
      place: { console: 'App Store Connect: TestFlight, Groups' },
      done: 'created the tester group',
      messages: [
        "no resource of type 'betagroups'",
        'beta_group_not_found',
        ...near('beta group not found', 'could not find beta group'),
      ],
    },
    'account',
  ),
  connect({
    id: 'asc-release-not-found',
    title: 'Version not found',
    cause: 'There is no version in preparation with this number in App Store Connect.',
    fix: 'Add the version in App Store Connect, with the number of the build, before sending it.',
    place: { step: 5, console: 'App Store Connect: the app, + Version' },
    done: 'added the version in App Store Connect',
    messages: [
      "no resource of type 'appstoreversions'",
      ...near('cannot find edit app store version', 'release not found'),
    ],
  }),
  connect({
    id: 'asc-localization-not-found',
    title: 'Language not found',
    cause: 'The listing has a language that is not yet added to the app or the version.',
    fix: 'Add the language in App Store Connect first, or leave it out of the package.',
    place: { step: 2, console: 'App Store Connect: the version, language menu' },
    done: 'added the language to the version',
    messages: [
      "no resource of type 'appstoreversionlocalizations'",
      "no resource of type 'appinfolocalizations'",
      ...near('localization not found'),
    ],
  }),
  connect({
    id: 'asc-export-compliance',
    title: 'Export compliance cannot be changed, or is missing',
    cause:
      'The answer about encryption is already in the build and cannot be changed from outside, or it is missing and Apple waits for it.',
    fix: 'Set ITSAppUsesNonExemptEncryption in Info.plist (NO for an app that only uses https), upload a new build, and do not answer again through a tool.',
    place: { step: 1, console: 'App Store Connect: TestFlight, the build, Manage' },
    done: 'declared the use of encryption in the build',
    messages: [
      'you cannot update when the value is already set',
      'export_compliance_not_updateable',
      'missing export compliance',
      ...near('missing compliance', 'export compliance…cannot be updated', 'export compliance not updatable'),
    ],
  }),
  connect({
    id: 'asc-review-not-allowed',
    title: 'Version cannot be sent to review',
    cause: 'Something the version needs is missing; App Store Connect lists it as associated errors.',
    fix: 'Open the version in App Store Connect and fill in what is marked: release notes in every language, screenshots, privacy answers, pricing, age rating.',
    place: { step: 4, console: 'App Store Connect: the version' },
    done: 'filled in what the version was missing',
    messages: [
      'this resource cannot be reviewed',
      'review_submission_not_allowed',
      ...near('is not in valid state', 'review submission not allowed', 'review is not allowed'),
    ],
  }),
  connect({
    id: 'asc-build-mismatch',
    title: 'Build does not belong to this version',
    cause:
      'The version of the build differs from the version it should be added to, or that one is in review.',
    fix: 'Give build and version the same number, or withdraw the version from review first.',
    place: { step: 1, console: 'App Store Connect: the version, Build' },
    done: 'matched the version of the build with the version in App Store Connect',
    messages: [
      'the specified pre-release build could not be added',
      ...near('build_mismatch', 'build mismatch'),
    ],
  }),
  connect({
    id: 'asc-review-in-progress',
    title: 'A review is under way',
    cause: 'Another version or build of the app is in review; Apple takes one at a time.',
    fix: 'Wait for its result, or withdraw it in App Store Connect.',
    place: { console: 'App Store Connect: App Review' },
    done: 'withdrew the earlier submission',
    messages: [
      'a review submission is already in progress',
      ...near('review_in_progress', 'review in progress', 'another build is in review'),
    ],
  }),
  connect({
    id: 'asc-review-already-created',
    title: 'Submission already made',
    cause: 'An open submission already holds this version, often from an attempt that stopped half-way.',
    fix: 'Finish or cancel the open submission in App Store Connect, then send it again.',
    place: { console: 'App Store Connect: App Review, Submissions' },
    done: 'cancelled the open submission and sent it again',
    messages: [
      'was already added to another reviewsubmission',
      'review_already_created',
      ...near(
        'review submission already exists',
        'review already created',
        'already present in another review submission',
      ),
    ],
  }),
  connect({
    id: 'asc-phased-release',
    title: 'Phased release not in the right state',
    cause: 'The phased release is not there, is paused, or has already reached everyone.',
    fix: 'Look at its state: one that reached everyone cannot be paused, one that is missing must be chosen before the release.',
    place: { console: 'App Store Connect: the version, Phased Release' },
    done: 'corrected the state of the phased release',
    messages: [
      "no resource of type 'appstoreversionphasedreleases'",
      'phased_release_not_found',
      'release_fully_live',
      'release_already_halted',
      ...near(
        'phased release not found',
        'phased release is already complete',
        'phased release has already',
        'phased release cannot',
      ),
    ],
  }),
  connect({
    id: 'asc-version-exists',
    title: 'Version exists or another one is open',
    cause: 'The version number was used before, or another version is still in preparation or in review.',
    fix: 'Finish, release or withdraw the open version, or choose a higher version number.',
    place: { step: 1, console: 'App Store Connect: the app, versions' },
    done: 'chose a new version number',
    messages: [
      'you cannot create a new version of the app in the current state',
      'the version number has been previously used',
      'release_already_prepared',
      ...near('version_already_exists', 'version already exists'),
    ],
  }),
  connect({
    id: 'asc-attachment-uploading',
    title: 'Pictures or files still uploading',
    cause: 'A screenshot, preview or attachment was not processed yet when the version was sent.',
    fix: 'Wait until all pictures show in App Store Connect, then send the version again.',
    place: { step: 3, console: 'App Store Connect: App Previews and Screenshots' },
    done: 'waited until all screenshots were processed',
    messages: [
      'attachment_upload_in_progress',
      ...near(
        'still uploading',
        'still being uploaded',
        'screenshots are still being processed',
        'attachment upload in progress',
      ),
    ],
  }),
  connect({
    id: 'asc-age-rating',
    title: 'Age rating missing',
    cause: 'The age rating questions, or the new ones asked since 2026-01-31, are not answered.',
    fix: 'Answer all age rating questions in App Store Connect.',
    place: { console: 'App Store Connect: App Information, Age Rating' },
    done: 'answered the age rating questions',
    messages: [
      { words: 'ageratingdeclaration', near: ['missing', 'required', 'entity_error', 'state_error'] },
      ...near(
        'age rating is missing',
        'missing age rating',
        'must answer the…age rating questions',
        'age rating must be',
      ),
    ],
  }),
  connect({
    id: 'asc-screenshots-missing',
    title: 'Screenshots for a device missing',
    cause: 'The build supports a device, often iPad, for which the listing has no screenshots.',
    fix: 'Add screenshots of that size, or build for iPhone only.',
    place: { step: 3 },
    done: 'added the missing screenshots',
    messages: near('you must upload a screenshot for'),
  }),
];
