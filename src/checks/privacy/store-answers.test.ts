import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import type { AndroidBuild, BuildInfo, DeclaredDataType } from '@/model/build-info';
import type { PlatformChoice } from '@/model/app';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import { privacyFix } from '@/domain/privacy/privacy-fixes';
import { checkPrivacy } from './check-privacy';

const library = (coordinates: string) => {
  const [group = '', artifact = '', version] = coordinates.split(':');
  return { group, artifact, version };
};
const withSdks = (coordinates: readonly string[], changes: Partial<AndroidBuild> = {}) =>
  androidBuild({ traces: buildTraces({ libraries: coordinates.map(library) }), ...changes });
const declaring = (...dataTypes: DeclaredDataType[]) =>
  iosBuild({
    traces: buildTraces({}),
    privacyManifests: [
      {
        path: 'Payload/Lantern.app/Frameworks/Pay.framework/PrivacyInfo.xcprivacy',
        tracking: false,
        trackingDomains: [],
        collectedDataTypes: dataTypes.map(({ type }) => type),
        dataTypes,
        accessedApis: [],
      },
    ],
  });
const declared = (type: string, isTracking = false): DeclaredDataType => ({
  type: `NSPrivacyCollectedDataType${type}`,
  isLinked: true,
  isTracking,
  purposes: ['NSPrivacyCollectedDataTypePurposeAnalytics'],
});

const ADMOB = 'com.google.android.gms:play-services-ads:24.1.0';
const APPSFLYER = 'com.appsflyer:af-android-sdk:6.15.0';
/** Nothing about which nothing could be read. */
const MINTEGRAL = 'com.mbridge.msdk.oversea:reward:16.9.1';

function check(builds: readonly BuildInfo[], answers: PrivacyAnswers, platform: PlatformChoice = 'both') {
  return checkPrivacy({ builds: [...builds], privacy: answers, platform }).filter(
    ({ rule }) => !/^privacy-(?:undeclared|unused|tracking-prompt|tracking-denied|open)$/.test(rule),
  );
}
const shortOf = (findings: ReturnType<typeof check>) =>
  findings.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject.field}`);

const ALL_OF_ADMOB = {
  'approximate-location': dataUse(),
  interactions: dataUse(),
  performance: dataUse(),
  'device-id': dataUse(),
};

describe('the answers against the SDKs of the Android build', () => {
  itEvery<[string, BuildInfo[], PrivacyAnswers, string[]]>([
    [
      'an SDK whose data is left out',
      [withSdks([APPSFLYER])],
      answersWith({ interactions: dataUse() }),
      ['warning privacy-sdk-undeclared privacy/device'],
    ],
    [
      'an SDK whose data is declared',
      [withSdks([APPSFLYER])],
      answersWith({ interactions: dataUse(), 'device-id': dataUse() }),
      [],
    ],
    [
      'an SDK whose data is declared to the App Store alone',
      [withSdks([APPSFLYER])],
      answersWith({ interactions: dataUse(), 'device-id': dataUse({ onlyIn: 'ios' }) }),
      ['warning privacy-sdk-undeclared privacy/device', 'warning privacy-stores-differ privacy/device'],
    ],
    [
      'an SDK whose question is still open',
      [withSdks([APPSFLYER])],
      { ...answersWith({}), yesNo: { identity: false } },
      [],
    ],
    [
      'an SDK about which nothing could be read: only a note',
      [withSdks([MINTEGRAL])],
      answersWith({}, { yesNo: { ads: true } }),
      ['note privacy-sdk-undeclared privacy/location'],
    ],
    [
      'a suggestion that was rejected: only a note',
      [withSdks([APPSFLYER])],
      answersWith({ interactions: dataUse() }, { rejected: ['device-id'] }),
      ['note privacy-sdk-undeclared privacy/device'],
    ],
    ['an ordinary library', [withSdks(['androidx.core:core:1.13.0'])], answersWith({}), []],
    ['a build that was stored before SDKs were read', [androidBuild()], answersWith({}), []],
  ])('every row of the table', (_, builds, answers, expected) => {
    expect(shortOf(check(builds, answers))).toEqual(expected);
  });

  it('names the SDK as Google does', () => {
    const [finding] = check([withSdks([APPSFLYER])], answersWith({ interactions: dataUse() }));
    expect(finding?.title).toBe(
      'com.appsflyer:af-android-sdk:6.15.0 in the build sends Device or other IDs, which the Data safety answers leave out',
    );
  });

  it('says nothing about it in a submission to the App Store alone', () => {
    expect(check([withSdks([APPSFLYER])], answersWith({}), 'ios')).toEqual([]);
  });
});

describe('the answers against the privacy manifests', () => {
  it.each<[string, BuildInfo, PrivacyAnswers, string[]]>([
    [
      'a type that is left out',
      declaring(declared('CrashData')),
      answersWith({ performance: dataUse() }),
      ['warning privacy-manifest-undeclared privacy/diagnostics'],
    ],
    ['a type that is declared', declaring(declared('CrashData')), answersWith({ crashes: dataUse() }), []],
    [
      'a type of several kinds, of which another one is declared',
      declaring(declared('PhotosorVideos')),
      answersWith({ videos: dataUse() }),
      [],
    ],
    ['a type that Apple does not have', declaring(declared('AppName')), answersWith({}), []],
  ])('%s', (_, build, answers, expected) => {
    expect(shortOf(check([build, androidBuild()], answers))).toEqual(expected);
  });

  it('says whose manifest it is', () => {
    const [finding] = check([declaring(declared('CrashData'))], answersWith({}));
    expect(finding?.title).toBe(
      'The privacy manifest of Pay.framework declares Crash Data, which the App Privacy answers leave out',
    );
  });
});

describe('both stores’ answers against each other', () => {
  const BOTH = [declaring(declared('CrashData')), withSdks([])];
  it.each<[string, BuildInfo[], PrivacyAnswers, string[]]>([
    [
      'declared to one store without a reason in the builds',
      [],
      answersWith({ crashes: dataUse({ onlyIn: 'android' }) }),
      ['warning privacy-stores-differ privacy/diagnostics'],
    ],
    [
      'declared to the store whose build alone does it',
      BOTH,
      answersWith({ crashes: dataUse({ onlyIn: 'ios' }) }),
      [],
    ],
    [
      'tracking that nobody else receives',
      [],
      answersWith({ 'device-id': dataUse({ isTracking: true }) }, { yesNo: { tracking: true } }),
      ['warning privacy-tracking-unshared privacy/device'],
    ],
    [
      'tracking that is shared',
      [],
      answersWith(
        { 'device-id': dataUse({ isTracking: true, isShared: true }) },
        { yesNo: { tracking: true } },
      ),
      [],
    ],
  ])('%s', (_, builds, answers, expected) => {
    expect(shortOf(check(builds, answers))).toEqual(expected);
  });

  it('cannot differ in a submission to one store', () => {
    expect(check([], answersWith({ crashes: dataUse({ onlyIn: 'android' }) }), 'android')).toEqual([]);
  });
});

describe('the answers against permissions and accounts', () => {
  const COARSE = 'android.permission.ACCESS_COARSE_LOCATION';
  const AD_ID = 'com.google.android.gms.permission.AD_ID';
  itEvery<[string, BuildInfo[], PrivacyAnswers, string[]]>([
    [
      'the precise location without the approximate one',
      [androidBuild({ permissions: [COARSE] })],
      answersWith({ 'precise-location': dataUse() }),
      ['warning privacy-approximate-location privacy/location'],
    ],
    [
      'both locations',
      [androidBuild({ permissions: [COARSE] })],
      answersWith({ 'precise-location': dataUse(), 'approximate-location': dataUse() }),
      [],
    ],
    [
      'the precise location alone, without the permission',
      [androidBuild()],
      answersWith({ 'precise-location': dataUse() }),
      [],
    ],
    [
      'the advertising ID without the device ID',
      [androidBuild({ permissions: [AD_ID] })],
      answersWith({}),
      ['warning privacy-advertising-id privacy/device'],
    ],
    [
      'the advertising ID with it',
      [androidBuild({ permissions: [AD_ID] })],
      answersWith({ 'device-id': dataUse() }),
      [],
    ],
    [
      'an ad SDK in an app without advertisements',
      [withSdks([ADMOB])],
      answersWith(ALL_OF_ADMOB),
      ['warning privacy-ads privacy/ads'],
    ],
    [
      'an ad SDK in an app with advertisements',
      [withSdks([ADMOB])],
      answersWith(ALL_OF_ADMOB, { yesNo: { ads: true } }),
      [],
    ],
    [
      'accounts without a deletion address',
      [],
      answersWith({}, { yesNo: { accounts: true } }),
      ['warning privacy-account-deletion privacy/texts/accountDeletionUrl'],
    ],
    [
      'accounts with one',
      [],
      answersWith(
        {},
        { yesNo: { accounts: true }, texts: { accountDeletionUrl: 'https://lantern.example/delete' } },
      ),
      [],
    ],
  ])('every row of the table', (_, builds, answers, expected) => {
    expect(shortOf(check(builds, answers))).toEqual(expected);
  });
});

describe('the fix of a finding', () => {
  itEvery<[string, BuildInfo[], PrivacyAnswers]>([
    ['privacy-sdk-undeclared', [withSdks([APPSFLYER])], answersWith({ interactions: dataUse() })],
    ['privacy-manifest-undeclared', [declaring(declared('CrashData'))], answersWith({})],
    ['privacy-stores-differ', [], answersWith({ crashes: dataUse({ onlyIn: 'ios' }) })],
    [
      'privacy-tracking-unshared',
      [],
      answersWith({ 'device-id': dataUse({ isTracking: true }) }, { yesNo: { tracking: true } }),
    ],
    [
      'privacy-approximate-location',
      [androidBuild({ permissions: ['android.permission.ACCESS_COARSE_LOCATION'] })],
      answersWith({ 'precise-location': dataUse() }),
    ],
    [
      'privacy-advertising-id',
      [androidBuild({ permissions: ['com.google.android.gms.permission.AD_ID'] })],
      answersWith({}),
    ],
    ['privacy-ads', [withSdks([ADMOB])], answersWith(ALL_OF_ADMOB)],
  ])('of … removes it and adds no other', (rule, builds, answers) => {
    const findings = check(builds, answers);
    expect(findings.map((each) => each.rule)).toEqual([rule]);
    const draft = submissionDraft({ builds, privacy: answers });
    const fix = findings[0] && privacyFix(findings[0], draft);
    expect(fix && check(builds, fix.answers)).toEqual([]);
  });

  it('does not exist where more than an answer is needed', () => {
    const answers = answersWith({}, { yesNo: { accounts: true } });
    const [finding] = check([], answers);
    expect(finding && privacyFix(finding, submissionDraft({ privacy: answers }))).toBeUndefined();
  });
});
