import { connect, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule } from './rejection-rule';

/** What App Store Connect and tools on its API answer about apps, versions, builds and reviews (sources 5.6). */
export const APP_STORE_CONNECT_RULES: readonly RejectionRule[] = [
  connect(
    {
      id: 'asc-app-not-found',
      title: 'App not found',
      cause:
        'There is no app with this bundle id in the App Store Connect account, or the key may not see it.',
      fix: 'Create the app in App Store Connect with exactly the bundle id of the build, and use a key of that account.',
      place: { step: 1, console: 'App Store Connect: Apps, New App' },
      messages: [
        "no resource of type 'apps'",
        'no suitable application records were found',
        'could not find an app on app store connect',
        'could not find an application record',
        'cannot determine the apple id from bundle id',
        'cannot determine the apple id from the bundle id',
        'there is no app with the bundle id',
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
    messages: [
      "no resource of type 'appstoreversions'",
      ...near(
        'cannot find edit app store version',
        'release not found',
        "no version found for 'apple|apple id",
      ),
    ],
  }),
  connect({
    id: 'asc-localization-not-found',
    title: 'Language not found',
    cause: 'The listing has a language that is not yet added to the app or the version.',
    fix: 'Add the language in App Store Connect first, or leave it out of the package.',
    place: { step: 2, console: 'App Store Connect: the version, language menu' },
    messages: [
      "no resource of type 'appstoreversionlocalizations'|'appinfolocalizations'",
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
    messages: [
      'you cannot update when the value is already set',
      'export_compliance_not_updateable',
      'missing export compliance',
      "attribute 'usesnonexemptencryption'",
      ...near('missing compliance', 'export compliance…cannot be updated', 'export compliance not updatable'),
    ],
  }),
  connect({
    id: 'asc-review-not-allowed',
    yieldsTo: [
      'asc-value-missing',
      'asc-export-compliance',
      'asc-screenshots-missing',
      'asc-app-privacy',
      'asc-required-fields',
      'asc-age-rating',
      'asc-review-in-progress',
    ],
    title: 'Version cannot be sent to review',
    cause: 'Something the version needs is missing; App Store Connect lists it as associated errors.',
    fix: 'Open the version in App Store Connect and fill in what is marked: release notes in every language, screenshots, privacy answers, pricing, age rating.',
    place: { step: 4, console: 'App Store Connect: the version' },
    messages: [
      'this resource cannot be reviewed',
      'cannot be fulfilled because of the state of another resource',
      'review_submission_not_allowed',
      'version is not ready to be submitted yet',
      ...near(
        'is not in valid state',
        'review submission|is not allowed',
        'submit for review errors found',
        'metadata is not complete',
      ),
    ],
  }),
  connect({
    id: 'asc-build-mismatch',
    yieldsTo: ['itms-90534', 'asc-build-processing', 'asc-version-exists', 'asc-beta-review'],
    title: 'Build does not belong to this version',
    cause:
      'The version of the build differs from the version it should be added to, or that one is in review.',
    fix: 'Give build and version the same number, or withdraw the version from review first.',
    place: { step: 1, console: 'App Store Connect: the version, Build' },
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
    messages: [
      'a review submission is already in progress',
      'another reviewsubmissions with id…still in progress',
      "can't delete screenshot after submit for",
      ...near('review_in_progress', 'review in progress', 'another build is in review'),
    ],
  }),
  connect({
    id: 'asc-review-already-created',
    title: 'Submission already made',
    cause: 'An open submission already holds this version, often from an attempt that stopped half-way.',
    fix: 'Finish or cancel the open submission in App Store Connect, then send it again.',
    place: { console: 'App Store Connect: App Review, Submissions' },
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
    id: 'asc-no-editable-version',
    title: 'No version that can be edited',
    cause:
      'The app has no version in preparation: the last one is in the store, in review or waiting for its release.',
    fix: 'Create a new version with a higher number, or withdraw the open one from review, and run the tool again.',
    place: { step: 1, console: 'App Store Connect: the app, versions' },
    messages: [
      'could not find an editable version',
      'no editable version',
      ...near('editable version not found', 'cannot find edit app store version'),
    ],
  }),
  connect({
    id: 'asc-custom-distribution',
    title: 'Custom app without an organization',
    cause: 'The app is set to private distribution, but names no organization or user that may get it.',
    fix: 'Add the organization under Pricing and Availability, or choose public distribution before the first approval.',
    place: { step: 4, console: 'App Store Connect: Pricing and Availability, App Distribution Methods' },
    messages: ['custom distribution but no organizations'],
  }),
  connect({
    id: 'asc-version-exists',
    title: 'Version exists or another one is open',
    cause: 'The version number was used before, or another version is still in preparation or in review.',
    fix: 'Finish, release or withdraw the open version, or choose a higher version number.',
    place: { step: 1, console: 'App Store Connect: the app, versions' },
    messages: [
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
    messages: [
      ...near('you must upload a screenshot for', 'screenshot missing', 'app_screenshot_required'),
      'you must add at least one screenshot',
      'display screenshot or use screenshots from a larger display',
    ],
  }),
];
