import { describe, expect, it } from 'vitest';
import { decodeRejection, REJECTION_RULES } from './decode-rejection';

const ids = (text: string) => decodeRejection(text).findings.map((finding) => finding.rule.id);
const unknown = (text: string) => decodeRejection(text).unknown.map((reference) => reference.name);

/** For every rule what a store really writes, as it arrives: in mails, consoles and logs. */
const MESSAGES: [rule: string, text: string][] = [
  // Apple, review
  ['apple-1.2', 'Guideline 1.2 - Safety - User-Generated Content'],
  [
    'apple-1.5',
    'Guideline 1.5 - Safety - Developer Information\nThe Support URL does not direct to a website.',
  ],
  ['apple-2.1', 'Guideline 2.1 - Performance - App Completeness'],
  ['apple-2.1', 'Guideline 2.1(a) - Performance - App Completeness'],
  ['apple-2.1', 'The app exhibited one or more bugs that would negatively impact users.'],
  ['apple-2.1', 'We discovered one or more bugs in your app.'],
  ['apple-2.1', 'We were unable to sign in to your app with the demo account you gave for App Review.'],
  ['apple-2.2', 'Guideline 2.2 - Performance - Beta Testing'],
  ['apple-2.3', 'We were unable to locate some of the features described in your metadata.'],
  ['apple-2.3', '2. 3 PERFORMANCE: ACCURATE METADATA\nWe noticed that your app …'],
  ['apple-2.3.1', 'Guideline 2.3.1 - Performance'],
  ['apple-2.3.2', 'GUIDELINE 2.3.2 – PERFORMANCE – ACCURATE METADATA'],
  ['apple-2.3.3', 'Your screenshots do not sufficiently show the app in use.'],
  ['apple-2.3.4', 'Guideline 2.3.4'],
  ['apple-2.3.5', '> Guideline 2.3.5 - Performance - Accurate Metadata'],
  ['apple-2.3.6', '**Guideline 2.3.6** - Performance - Accurate Metadata'],
  ['apple-2.3.7', 'It violates App Store Review Guideline 2.3.7.'],
  [
    'apple-2.3.8',
    'the app name to be displayed on the App Store and the app name displayed on the device do not sufficiently match',
  ],
  ['apple-2.3.9', '- Guideline 2.3.9\n'],
  [
    'apple-2.3.10',
    'Performance - 2.3.10\n\nWe noticed that your app or its metadata includes irrelevant third-party platform information.',
  ],
  [
    'apple-2.3.10',
    'We noticed your submission includes irrelevant references to your app’s development process.',
  ],
  ['apple-2.3.12', 'Guideline 2.3.12 - Performance - Accurate Metadata'],
  ['apple-2.4.1', 'Guideline 2.4.1 - Performance - Hardware Compatibility'],
  ['apple-2.5.1', 'Guideline 2.5.1 - Performance - Software Requirements'],
  ['apple-2.5.4', 'Guideline 2.5.4: Performance: Software Requirements'],
  ['apple-3.1.1', '3.1.1 Business: Payments - In-App Purchase (your app)'],
  ['apple-3.1.2', 'Guideline 3.1.2(c) - Business - Payments - Subscriptions'],
  ['apple-3.1.2', 'A functional link to the Terms of Use (EULA)'],
  ['apple-4.0', 'Guideline 4.0 - Design'],
  ['apple-4.1', 'Guideline 4.1 - Design - Copycats'],
  ['apple-4.2', 'Guideline 4.2 - Design - Minimum Functionality'],
  ['apple-4.2.2', 'Guideline 4.2.2 - Design - Minimum Functionality'],
  ['apple-4.3', 'Guideline 4.3(a) - Design - Spam'],
  ['apple-4.8', 'Guideline 4.8 - Design - Login Services'],
  ['apple-5.1.1', 'Guideline 5.1.1 - Legal - Privacy - Data Collection and Storage'],
  ['apple-5.1.1(v)', 'Guideline 5.1.1 (v) - Data Collection and Storage, our app on the App Store'],
  [
    'apple-5.1.1(v)',
    'The app supports account creation but does not include an option to initiate account deletion.',
  ],
  ['apple-5.1.2', '5.1.2 Legal: Privacy - Data Use and Sharing, said Apple'],
  ['apple-5.2.1', 'Guideline 5.2.1 - Legal - Intellectual Property'],
  ['apple-5.2.5', 'Guideline 5.2.5 - Legal - Intellectual Property'],
  // Apple, upload
  [
    'itms-90683',
    'ITMS-90683: Missing purpose string in Info.plist - Your app’s code references one or more APIs',
  ],
  ['itms-90683', 'Missing Purpose String in Info.plist'],
  ['itms-90738', 'ITMS-90738: Invalid purpose string value - The "NSContactsUsageDescription" value'],
  ['itms-90717', 'ERROR ITMS-90717: "Invalid App Store Icon."'],
  [
    'itms-90717',
    "The App Store Icon in the asset catalog in 'X.app' can't be transparent or contain an alpha channel.",
  ],
  ['itms-91053', 'itms-91053'],
  ['itms-91053', 'Apple mail: Missing API declaration - Your app’s code in the "App" file'],
  ['itms-91056', 'ITMS-91056: Invalid privacy manifest'],
  ['itms-91056', 'ITMS-91055: Invalid API reason declaration'],
  ['itms-91061', 'ITMS-91061: Missing privacy manifest'],
  ['itms-91061', 'ITMS-91065: Missing signature'],
  ['itms-90426', 'ITMS-90426: Invalid Swift Support - The SwiftSupport folder is missing.'],
  ['itms-90725', 'ITMS-90725: SDK version issue - This app was built with the iOS 18.5 SDK.'],
  [
    'itms-90062',
    '90062: The value for key CFBundleShortVersionString [0.0.2] in the Info.plist file must contain a higher version than that of the previously approved version [2.0.6]',
  ],
  ['itms-90062', "Invalid Pre-Release Train. The train version '1.3.0' is closed for new build submissions"],
  ['itms-90062', 'App Store Connect: bundle version must be higher'],
  ['itms-90189', 'ERROR ITMS-90189: "Redundant Binary Upload."'],
  ['itms-90161', 'ITMS-90161: Invalid Provisioning Profile'],
  ['itms-90161', 'altool: Missing or invalid signature'],
  // App Store Connect
  ['asc-app-not-found', "There is no resource of type 'apps' with id '123'"],
  ['asc-app-not-found', 'ENTITY_ERROR.RELATIONSHIP.INVALID "app with id 12-34 cannot be found"'],
  ['asc-build-not-found', "There is no resource of type 'builds' with id 'abc'"],
  ['asc-build-not-found', 'App Store Connect: build not found'],
  ['asc-beta-group-not-found', 'TestFlight: beta group not found'],
  ['asc-beta-group-not-found', "There is no resource of type 'betaGroups' with id 'x'"],
  ['asc-release-not-found', "no resource of type 'appStoreVersions' with id '7'"],
  ['asc-release-not-found', 'App Store Connect release not found'],
  ['asc-localization-not-found', "no resource of type 'appStoreVersionLocalizations' with id"],
  ['asc-localization-not-found', 'App Store localization not found'],
  [
    'asc-export-compliance',
    'The provided entity includes an attribute with an invalid value - You cannot update when the value is already set.',
  ],
  ['asc-export-compliance', 'Export compliance not updatable (App Store Connect)'],
  ['asc-export-compliance', 'TestFlight 1.0 (3): Missing Compliance'],
  [
    'asc-review-not-allowed',
    "appStoreVersions with id 'x-1' is not in valid state. - This resource cannot be reviewed, please check associated errors to see why.",
  ],
  ['asc-review-not-allowed', 'App Store Connect: review submission not allowed'],
  ['asc-build-mismatch', '409 The specified pre-release build could not be added.'],
  ['asc-build-mismatch', 'App Store Connect: build mismatch'],
  ['asc-review-in-progress', 'A review submission is already in progress'],
  ['asc-review-in-progress', 'App Store Connect: review in progress'],
  [
    'asc-review-already-created',
    'appStoreVersions with id 5 was already added to another reviewSubmission with id 6',
  ],
  ['asc-review-already-created', 'App Store Connect: review already created'],
  ['asc-phased-release', 'App Store Connect: phased release not found'],
  ['asc-phased-release', 'App Store: the phased release is already complete'],
  ['asc-version-exists', 'You cannot create a new version of the App in the current state.'],
  ['asc-version-exists', 'App Store Connect: version already exists'],
  ['asc-attachment-uploading', 'App Store Connect: the attachment is still uploading'],
  ['asc-age-rating', 'App Store Connect: age rating is missing'],
  ['asc-age-rating', 'STATE_ERROR: ageRatingDeclaration is required'],
  ['asc-screenshots-missing', 'App Store Connect: You must upload a screenshot for 13-inch iPad displays.'],
  // Google Play, files
  ['play-unsigned', 'The Android App Bundle was not signed. Please sign the bundle using jarsigner.'],
  ['play-debug-signed', 'You uploaded an APK or Android App Bundle that was signed in debug mode.'],
  [
    'play-wrong-key',
    'Your Android App Bundle is signed with the wrong key. Ensure that your App Bundle is signed with the correct signing key',
  ],
  ['play-target-api', 'Your app currently targets API level 35 and must target at least API level 36'],
  ['play-target-api', '403 Target SDK of artifact is too low'],
  ['play-16kb', 'Your app does not support 16 KB memory page sizes.'],
  ['play-64-bit', 'This release is not compliant with the Google Play 64-bit requirement'],
  ['play-debuggable', 'You uploaded a debuggable APK or Android App Bundle.'],
  ['play-test-only', 'Upload failed: You cannot upload a test-only APK.'],
  [
    'play-exported',
    "You uploaded an APK or Android App Bundle which has an activity, activity alias, service or broadcast receiver with intent filter, but without the 'android:exported' property set.",
  ],
  ['play-too-large', 'Google Play: your App Bundle exceeds the maximum compressed download size of 200 MB'],
  // Google Play, release and access
  ['play-version-code-used', 'APK specifies a version code that has already been used.'],
  ['play-version-code-used', 'You need to use a different version code for your APK'],
  ['play-version-code-used', 'Version code 42100 has already been used. Try another version code.'],
  [
    'play-not-upgradable',
    'You cannot rollout this release because it does not allow any existing users to upgrade to the newly added APKs.',
  ],
  ['play-package-not-found', 'Package not found: com.example.app.'],
  ['play-package-not-found', 'No application was found for the given package name.'],
  ['play-wrong-package', 'Your Android App Bundle needs to have the package name com.x'],
  ['play-wrong-package', 'googleapi: Error 403: APK has the wrong package name., forbidden'],
  ['play-permission-denied', 'The caller does not have permission'],
  ['play-permission-denied', '##[error]The caller does not have permission\nUploading app-release.aab'],
  ['play-unauthorised', 'Google Api Error: Unauthorized'],
  ['play-unauthorised', 'Request had invalid authentication credentials. androidpublisher.googleapis.com'],
  [
    'play-api-disabled',
    'Google Play Android Developer API has not been used in project 123 before or it is disabled.',
  ],
  ['play-edit-deleted', 'Google Play failed to upload artefacts. This Edit has been deleted.'],
  ['play-edit-deleted', 'This Edit has been deleted.'],
  ['play-edit-expired', '400 FAILED_PRECONDITION "This edit has expired, please create a new Edit."'],
  ['play-not-a-zip', 'APK is not a valid ZIP archive'],
  [
    'play-apk-as-bundle',
    "We have failed to run 'bundletool build-apks' on this Android App Bundle. Error message output: File 'BundleConfig.pb' was not found",
  ],
  [
    'play-review-by-hand',
    'Changes cannot be sent for review automatically. Please set the query parameter changesNotSentForReview to true.',
  ],
  ['play-review-automatic', 'The query parameter changesNotSentForReview must not be set.'],
  ['play-draft-app', 'Only releases with status draft may be created on draft app.'],
  ['play-no-countries', 'No countries or regions have been selected for this track.'],
  ['play-first-release-staged', 'Google Play: the first release on a track cannot be staged'],
  ['play-fully-released', 'Google Play: a fully released version cannot be staged'],
  ['play-account-issue', 'Play Console: There is an issue with your developer account.'],
  // Google Play, declarations and policies
  ['play-exact-alarm', 'You must let us know whether your app uses any exact alarm permissions'],
  ['play-exact-alarm', 'Action required: USE_EXACT_ALARM is only for alarm clocks'],
  [
    'play-foreground-service',
    'You must let us know whether your app uses any Foreground Service permissions.',
  ],
  [
    'play-ad-id',
    "This release includes the com.google.android.gms.permission.AD_ID permission but your declaration on Play Console says your app doesn't use advertising ID. You must update your advertising ID declaration.",
  ],
  ['play-ad-id', 'Your advertising ID declaration in Play Console says that your app uses advertising ID.'],
  ['play-health', 'You must let us know whether your app includes any health features.'],
  ['play-background-location', 'Your app was rejected: ACCESS_BACKGROUND_LOCATION is not needed'],
  ['play-sms-call-log', 'Issue found: use of SMS or call log permission groups'],
  ['play-query-all-packages', 'Violation: QUERY_ALL_PACKAGES permission'],
  ['play-all-files', 'Not eligible for All files access (MANAGE_EXTERNAL_STORAGE)'],
  ['play-contacts', 'Not compliant: READ_CONTACTS'],
  ['play-data-safety', 'Issue found: Invalid Data safety section'],
  ['play-metadata', "We don't allow apps with misleading, improperly formatted, non-descriptive metadata"],
  ['play-metadata', "Your app contains content that doesn't comply with the Metadata policy."],
  ['play-metadata', 'Issue found: Violation of the Metadata policy'],
  [
    'play-privacy-policy',
    'Your app requests sensitive permissions but does not include a valid privacy policy.',
  ],
  ['play-user-data', 'currently violates our User Data policy regarding Personal and Sensitive Information'],
  ['play-broken-functionality', 'Policy status: Rejected. Violation of Broken Functionality policy'],
  ['play-closed-test', 'run a closed test with at least 12 testers for 14 days'],
];

describe('every rule', () => {
  it.each(MESSAGES)('%s: %s', (rule, text) => {
    expect(ids(text)).toContain(rule);
  });

  it('has a message in the table above', () => {
    const covered = new Set(MESSAGES.map(([rule]) => rule));
    expect(REJECTION_RULES.map((rule) => rule.id).filter((id) => !covered.has(id))).toEqual([]);
  });

  const everyPattern = REJECTION_RULES.flatMap((rule) =>
    (rule.messages ?? []).map((message) => {
      const { words, near } = typeof message === 'string' ? { words: message, near: undefined } : message;
      return [rule.id, words.replaceAll('…', ' some words ').replaceAll('#', '17'), near?.[0] ?? ''] as const;
    }),
  );
  it.each(everyPattern)('%s is found by "%s" (%s)', (rule, words, near) => {
    expect(ids(`Error: ${words}.\n${near}`)).toContain(rule);
  });

  it.each(REJECTION_RULES.flatMap((rule) => (rule.guidelines ?? []).map((number) => [number, rule.id])))(
    'guideline %s is %s',
    (number, rule) => {
      expect(ids(`Guideline ${number}`)).toEqual([rule]);
    },
  );
  it.each(REJECTION_RULES.flatMap((rule) => (rule.codes ?? []).map((code) => [code, rule.id])))(
    'code %s is %s',
    (code, rule) => {
      expect(ids(`ERROR ITMS-${code}: "…"`)).toEqual([rule]);
    },
  );

  it('has one id, and one rule per number and code', () => {
    for (const keys of [
      REJECTION_RULES.map((rule) => rule.id),
      REJECTION_RULES.flatMap((rule) => rule.guidelines ?? []),
      REJECTION_RULES.flatMap((rule) => rule.codes ?? []),
    ])
      expect(keys.length).toBe(new Set(keys).size);
  });

  it('says what, why, what to do and where, in whole sentences', () => {
    for (const rule of REJECTION_RULES) {
      expect(rule.title, rule.id).toMatch(/^\S.*[^.]$/);
      expect(rule.cause, rule.id).toMatch(/^[A-Z].*\.$/);
      expect(rule.fix, rule.id).toMatch(/^[A-Z].*\.$/);
      expect(rule.done, rule.id).toMatch(/^[^A-Z].*[^.]$/);
      expect(rule.place.step ?? rule.place.console, rule.id).toBeTruthy();
    }
  });
});

describe('numbers of guidelines', () => {
  it.each([
    ['Guidelines 2.1, 2.3.3 and 5.1.1(v) of the App Store', ['apple-2.1', 'apple-2.3.3', 'apple-5.1.1(v)']],
    ['Guideline 2.1.0 - Performance', ['apple-2.1']],
    ['guideline\u00a02.1 – Performance – App Completeness', ['apple-2.1']],
    ['Guideline\n2.1 - Performance', ['apple-2.1']],
    ['Guideline 3.1.2(z) - Business', ['apple-3.1.2']],
    ['Guideline 2.1 - Performance\n…\nGuideline 2.1 - Performance', ['apple-2.1']],
    // The section's name must fit the number.
    ['Guideline 2.1 - Legal', []],
    ['Guideline 2.1', ['apple-2.1']],
    ['Guideline 2.10', []],
    ['Guideline 2.1.1.1', []],
    ['Guideline 6.1', []],
    ['Our guideline 2.1 says so', []],
    ['Our guideline 2.1 says so. Apple rejected it.', ['apple-2.1']],
    ['WCAG guideline 2.1, Keyboard Accessible', []],
    ['For the App Store page see WCAG guideline 2.1', []],
    ['2.3.7 - Performance improvements', []],
    ['2.3 Performance: Accurate Metadata', ['apple-2.3']],
    ['2.4 Performance: Accurate Metadata', []],
    ['2.3 Design: Accurate Metadata', []],
    ['5.1 Legal: Privacy', []],
    ['5.1.1 Legal: Privacy (App Store)', ['apple-5.1.1']],
    ['5.2 Legal: Intellectual Property', []],
    ['Guideline 2.1 - Information Needed', ['apple-2.1']],
    ['Guideline 2.3.10: Accurate Metadata', ['apple-2.3.10']],
    ['Guideline 2.3.10: Other Metadata', []],
    ['Guideline 5.1: Privacy in our company', []],
  ])('%j: %j', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe('what it does not know', () => {
  it.each([
    [
      'Guideline 2.5.13 - Performance - Software Requirements',
      [{ name: 'Guideline 2.5.13', chapter: '2.5 Software Requirements' }],
    ],
    ['Guideline 3.9 - Business', [{ name: 'Guideline 3.9' }]],
    ['ERROR ITMS-90999: "?"', [{ name: 'ITMS-90999' }]],
    ['ITMS-4238', [{ name: 'ITMS-4238' }]],
  ])('%s is named as unknown, without a cause', (text, expected) => {
    expect(decodeRejection(text)).toMatchObject({ findings: [], unknown: expected });
  });

  it('lists at most twelve unknown numbers', () => {
    expect(unknown(Array.from({ length: 12 }, (_, index) => `ITMS-${80000 + index}`).join(' '))).toHaveLength(
      12,
    );
    expect(unknown(Array.from({ length: 13 }, (_, index) => `ITMS-${80000 + index}`).join(' '))).toHaveLength(
      12,
    );
  });

  it.each([
    ['', true],
    [' \n\t\u200b', true],
    ['?', false],
  ])('%j is empty: %s', (text, isEmpty) => {
    expect(decodeRejection(text)).toEqual({ findings: [], unknown: [], isEmpty });
  });
});

describe('a whole mail', () => {
  const MAIL = [
    'Hello,',
    '> The issues we previously identified still need your attention.',
    '> **Guideline 2.3.10 - Performance - Accurate Metadata**',
    '> The app or metadata includes information about third-party platforms that may not be',
    '> relevant for App Store users.',
    '',
    'Guideline 5.1.1 - Legal - Privacy - Data Collection and Storage',
    'ITMS-90683: Missing purpose string in Info.plist',
  ].join('\r\n');

  it('gives each cause once, in the order of the mail, with the line it stands in', () => {
    expect(decodeRejection(MAIL).findings.map(({ rule, quote }) => [rule.id, quote])).toEqual([
      ['apple-2.3.10', 'Guideline 2.3.10 - Performance - Accurate Metadata'],
      ['apple-5.1.1', 'Guideline 5.1.1 - Legal - Privacy - Data Collection and Storage'],
      ['itms-90683', 'ITMS-90683: Missing purpose string in Info.plist'],
    ]);
  });

  it('reads mark-up and invisible characters as nothing, and keeps hostile text as text', () => {
    const [finding] = decodeRejection(
      '<img src=x onerror=alert(1)> ITMS-9\u200b0683 \u202e&lt;script&gt; doesn&#39;t',
    ).findings;
    expect(finding?.quote).toBe("<img src=x onerror=alert(1)> ITMS-90683 <script> doesn't");
  });

  it('cuts long lines around the place', () => {
    const [finding] = decodeRejection(`${'a'.repeat(500)} ITMS-90683 ${'b'.repeat(500)}`).findings;
    expect(finding?.quote).toMatch(/^…a+ ITMS-90683 b+…$/);
    expect(finding?.quote.length).toBeLessThanOrEqual(182);
  });
});

describe('a text of one megabyte', () => {
  const MEGABYTE = 1_000_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(MEGABYTE / piece.length));

  it.each([
    'a',
    ' ',
    '\n',
    '> ',
    'İ',
    '2.1 ',
    'guideline ',
    'guideline 2.1, ',
    'guidelines 2.1 and 2.1 and ',
    'performance - 2.3.10 ',
    'itms-',
    'itms-90999 ',
    'version code 1',
    'build not found ',
    'this edit has been deleted ',
    'fully released ',
    'unable to sign in ',
    '&amp;',
    '\u202e',
  ])('of %j is read to its end', (piece) => {
    expect(ids(`${fill(piece)}\n\nERROR ITMS-90717: "Invalid App Store Icon."`)).toContain('itms-90717');
  });
});
