import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import type { BuildInfo } from '@/model/build-info';
import { NO_PRIVACY_ANSWERS, type PrivacyAnswers } from '@/model/privacy-answers';
import { checkPrivacy } from './check-privacy';

function check(builds: readonly BuildInfo[], privacy?: PrivacyAnswers) {
  return checkPrivacy(submissionDraft({ builds: [...builds], privacy }));
}

/** All findings but the one that the questionnaire is not complete. */
function keysOf(builds: readonly BuildInfo[], privacy?: PrivacyAnswers) {
  return check(builds, privacy)
    .filter(({ rule }) => rule !== 'privacy-open')
    .map(({ severity, rule, subject }) => `${severity} ${rule} ${subject.field}:${subject.store ?? 'both'}`);
}

const asks = (...permissions: string[]) => [iosBuild(), androidBuild({ permissions })];
const purpose = (key: string) => [
  iosBuild({ purposeStrings: { [key]: 'So that it works.' } }),
  androidBuild(),
];
const manifest = (changes: object) => [
  iosBuild({ privacyManifests: iosBuild().privacyManifests.map((each) => ({ ...each, ...changes })) }),
  androidBuild(),
];
const answered = (yesNo: PrivacyAnswers['yesNo']): PrivacyAnswers => ({ ...NO_PRIVACY_ANSWERS, yesNo });

describe('access that the build asks for', () => {
  itEvery<[string, BuildInfo[], PrivacyAnswers | undefined, string[]]>([
    [
      'the camera on Android, nothing answered',
      asks('android.permission.CAMERA'),
      undefined,
      ['warning privacy-undeclared privacy/media:android'],
    ],
    [
      'the camera on iOS, nothing answered',
      purpose('NSCameraUsageDescription'),
      undefined,
      ['warning privacy-undeclared privacy/media:ios'],
    ],
    ['the camera, answered with yes', asks('android.permission.CAMERA'), answered({ media: true }), []],
    [
      'the camera, answered with no: pictures may stay on the device',
      asks('android.permission.CAMERA'),
      answered({ media: false }),
      ['note privacy-undeclared privacy/media:android'],
    ],
    [
      'location',
      asks('android.permission.ACCESS_COARSE_LOCATION'),
      undefined,
      ['warning privacy-undeclared privacy/location:android'],
    ],
    [
      'contacts',
      purpose('NSContactsUsageDescription'),
      undefined,
      ['warning privacy-undeclared privacy/people:ios'],
    ],
    [
      'health',
      asks('android.permission.health.READ_STEPS'),
      undefined,
      ['warning privacy-undeclared privacy/health:android'],
    ],
    [
      'the advertising ID',
      asks('com.google.android.gms.permission.AD_ID'),
      undefined,
      ['warning privacy-undeclared privacy/device:android'],
    ],
    ['a permission that says nothing', asks('android.permission.INTERNET'), undefined, []],
  ])('every row of the table', (_, builds, privacy, expected) => {
    expect(keysOf(builds, privacy)).toEqual(expected);
  });

  it('is named as written in the build', () => {
    const [finding] = check(asks('android.permission.CAMERA'));
    expect(finding?.title).toBe(
      'The build asks for the camera (CAMERA), but the privacy question about it is not answered',
    );
  });

  it.each<[string, BuildInfo[], string[]]>([
    ['no build asks for it', asks(), ['note privacy-unused privacy/location:both']],
    ['one build asks for it', asks('android.permission.ACCESS_FINE_LOCATION'), []],
    ['one build is missing', [iosBuild()], []],
  ])('is not needed for the precise location that is declared: %s', (_, builds, expected) => {
    expect(keysOf(builds, answersWith({ 'precise-location': dataUse() }))).toEqual(expected);
  });

  it('is not asked for by an approximate location, which the internet address gives', () => {
    expect(keysOf(asks(), answersWith({ 'approximate-location': dataUse() }))).toEqual([]);
  });
});

describe('tracking on iOS', () => {
  const PROMPT = purpose('NSUserTrackingUsageDescription');
  itEvery<[string, BuildInfo[], PrivacyAnswers | undefined, string[]]>([
    [
      'declared, but never asked for',
      [iosBuild(), androidBuild()],
      answered({ tracking: true }),
      ['warning privacy-tracking-prompt NSUserTrackingUsageDescription:ios'],
    ],
    ['declared and asked for', PROMPT, answered({ tracking: true }), []],
    ['declared, without an iOS build', [androidBuild()], answered({ tracking: true }), []],
    [
      'asked for, but denied',
      PROMPT,
      answered({ tracking: false }),
      ['warning privacy-tracking-denied privacy/tracking:ios'],
    ],
    ['asked for, not answered', PROMPT, undefined, ['warning privacy-tracking-denied privacy/tracking:ios']],
    [
      'declared by a manifest, not answered',
      manifest({ tracking: true }),
      undefined,
      ['warning privacy-tracking-denied privacy/tracking:ios'],
    ],
    [
      'domains in a manifest, denied',
      manifest({ trackingDomains: ['ads.example.com'] }),
      answered({ tracking: false }),
      ['warning privacy-tracking-denied privacy/tracking:ios'],
    ],
    ['neither declared nor asked for', [iosBuild(), androidBuild()], answered({ tracking: false }), []],
  ])('every row of the table', (_, builds, privacy, expected) => {
    expect(keysOf(builds, privacy)).toEqual(expected);
  });
});
