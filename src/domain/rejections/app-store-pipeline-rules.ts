import { connect, itms, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule } from './rejection-rule';

/** What Xcode, altool, fastlane and App Store Connect answer in a pipeline before and after an upload (public issue threads). */
export const APP_STORE_PIPELINE_RULES: readonly RejectionRule[] = [
  itms('90382', {
    title: 'Too many uploads today',
    cause: 'The app has reached the number of uploads that Apple takes in a day.',
    fix: 'Wait a day and upload again; build once and reuse the build instead of uploading on every commit.',
    place: { step: 'submit' },
    messages: near(
      'upload limit reached',
      'upload limit for your application',
      'too many uploads',
      'daily upload limit',
    ),
  }),
  connect({
    id: 'asc-too-short',
    title: 'A text is too short',
    cause:
      'A text of the listing has fewer characters than its field in App Store Connect needs, such as four in What’s New.',
    fix: 'Write a longer text in each language the message names and upload it again.',
    namedFixes: [
      'Write at least {number} characters in each language the message names and upload it again.',
    ],
    values: ['must be at least {number} characters', 'at least {number} characters in length'],
    place: { step: 'listing' },
    messages: [
      'attribute.invalid.too_short',
      "what's new in this version in…must be at least",
      ...near(
        'must be at least # characters',
        'at least # characters in length',
        'is too short',
        'cannot be shorter than',
      ),
    ],
  }),
  connect({
    id: 'asc-preview',
    title: 'App preview not accepted or missing for a size',
    cause:
      'A preview video has the wrong length, size, frame rate or sound, or a larger display size has none.',
    fix: 'Export the preview as 15 to 30 seconds in the exact size of the display, at most 30 frames a second, with a stereo track, or remove the previews of all sizes.',
    place: { step: 'screenshots', console: 'App Store Connect: App Previews and Screenshots' },
    messages: [
      'app preview|previews from|for a larger display',
      ...near(
        'app preview for larger display',
        'app preview…larger display',
        'app preview…wrong resolution',
        'app preview…too long|short',
        'app preview dimensions|failed',
        "app preview couldn't be processed",
      ),
    ],
  }),
  connect({
    id: 'asc-testflight-info',
    title: 'Test information of TestFlight missing',
    cause:
      'External testing needs a description of the beta, a feedback address, a contact and the agreement for beta tests.',
    fix: 'Fill in Test Information under TestFlight, with the sign-in for beta review, and accept the open agreements.',
    place: { console: 'App Store Connect: TestFlight, Test Information' },
    messages: [
      'beta_contract_missing',
      ...near(
        'beta contract is missing',
        'beta app description is missing|required',
        'beta app review information|detail*',
        'missing beta app',
        'betaapplocalization*',
        'test information is missing',
        'feedback email is required',
      ),
    ],
  }),
  connect({
    id: 'asc-beta-review',
    title: 'Build not yet approved for external testers',
    cause:
      'The first build of a version needs an approval by beta review before testers outside the team can get it.',
    fix: 'Send the build to beta review with the group of external testers, wait for its approval, or give the build to internal testers only.',
    place: { console: 'App Store Connect: TestFlight, External Testing' },
    source: {
      label: 'App Store Connect Help: Invite external testers',
      url: 'https://developer.apple.com/help/app-store-connect/test-a-beta-version/invite-external-testers/',
    },
    messages: near(
      'external testing because the build is not approved',
      'not approved for external testing',
      'not in a valid state to be distributed to external',
      'not approved for beta testing',
      'errormessage.notapprovedbuild',
      'not been approved for external',
    ),
  }),
  connect({
    id: 'asc-withdraw',
    title: 'Submission cannot be withdrawn in this state',
    cause:
      'A version can leave the review only while it waits for the review, is in review or waits for its release; a tool asked for it in another state.',
    fix: 'Open the version in App Store Connect and click "remove this version from review", or cancel the submission under App Review; then run the tool again.',
    place: { console: 'App Store Connect: App Review, Submissions' },
    source: {
      label: 'App Store Connect Help: Remove a submission from review',
      url: 'https://developer.apple.com/help/app-store-connect/manage-submissions-to-app-review/remove-a-submission-from-review',
    },
    messages: [
      "'betaappreviewsubmissions' does not allow 'delete'",
      ...near(
        'not in cancellable|cancelable state',
        'cannot reject the|a|this version',
        'version cannot be rejected',
        'not able|unable to reject the|app version',
        'cannot|unable to remove this|the version from review',
        'submission cannot be canceled|cancelled',
      ),
    ],
  }),
  connect({
    id: 'asc-notarytool',
    title: 'Notarization with altool ended',
    cause: 'Apple’s notary service has accepted no uploads from altool since November 2023.',
    fix: 'Replace "altool --notarize-app" with "xcrun notarytool submit --wait" (Xcode 13 or later), and staple the result.',
    place: { step: 'build' },
    source: {
      label: 'Apple TN3147: Migrating to the latest notarization tool',
      url: 'https://developer.apple.com/documentation/technotes/tn3147-migrating-to-the-latest-notarization-tool',
    },
    messages: [
      '--notarize-app',
      '--notarization-info',
      'unable to upload your app for notarization',
      ...near('notarization…using altool', 'notarytool required', 'use notarytool'),
    ],
  }),
  connect({
    id: 'asc-build-processing',
    title: 'Build still being processed',
    cause: 'Apple has the build but has not finished processing it, so nothing can be done with it yet.',
    fix: 'Wait (minutes to a few hours), look for an e-mail with an ITMS code, and let the tool wait for the processing.',
    place: { console: 'App Store Connect: TestFlight, Builds' },
    messages: near(
      "build doesn't show up in the build list anymore",
      'build is still processing',
      'builds are still processing',
      'waiting for processing on',
      'build is not in a valid processing state',
      'build is currently being processed',
      'processing exception',
    ),
  }),
  connect({
    id: 'asc-export',
    title: 'Xcode cannot export or sign the archive',
    cause:
      'The export options, the profile or the signing of a target do not fit together, so no package is made.',
    fix: 'Name a profile for every target (also extensions) in the export options, match its capabilities with the entitlements, and export again.',
    place: { step: 'build' },
    messages: near(
      'requires a provisioning profile',
      'exportoptionsplist error',
      'generated archive is invalid, this can have various reasons',
      "doesn't support the",
      "doesn't include the…entitlement",
      "doesn't include the…capability",
      'provisioning profile…does not include',
      'could not be included in profile',
      'valid provisioning profile for this executable was not found',
      'an empty identity is not valid',
      'no signing certificate',
      'conflicting provisioning settings',
      'automatically signed, but',
      'requires a development team',
      'no account for team',
    ),
  }),
  connect({
    kind: 'account',
    id: 'asc-key-file',
    title: 'Key file of the App Store Connect API not readable',
    cause: 'The .p8 key is cut off, encoded differently than the tool expects, or not found.',
    fix: 'Download or copy the .p8 file again whole, with its first and last line, and give the tool the right path, key id and issuer id.',
    place: { console: 'App Store Connect: Users and Access, Integrations' },
    messages: near(
      'invalid curve name',
      'neither pub key nor priv key',
      'could not parse|find the private key',
      'invalid private key',
      'failed to load authkey file',
      "couldn't find authkey",
    ),
  }),
  connect({
    id: 'asc-locale-state',
    title: 'A field cannot be changed in this state',
    cause: 'The version or the app is in review, on sale or otherwise closed, so this field is locked.',
    fix: 'Add a new version, or withdraw the one in review, and change the field there.',
    place: { step: 'listing', console: 'App Store Connect: the version' },
    messages: near(
      'not acceptable for the current resource state',
      'can not be modified in current state',
      'cannot be modified|edited in the current state',
      'cannot be edited at this time',
      'not in an editable state',
      'is not editable',
      'cannot create localization after the app version',
    ),
  }),
];
