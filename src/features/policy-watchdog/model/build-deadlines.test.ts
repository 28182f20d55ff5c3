import { describe, expect, it, test } from 'vitest';
import type { BuildInfo } from '@/model/build-info';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { buildDeadlines } from './build-deadlines';

const found = (build: BuildInfo, today = '2026-11-20') =>
  buildDeadlines([submissionDraft({ builds: [build] })], today);
const verdicts = (build: BuildInfo) =>
  found(build).map(({ deadline, verdict }) => `${deadline.id} ${verdict}`);

describe('the deadlines of a build', () => {
  itEvery<[string, BuildInfo, string[]]>([
    ['target 36', androidBuild({ targetSdk: 36 }), ['play-app-bundle met', 'play-target-api-36 met']],
    ['target 35', androidBuild({ targetSdk: 35 }), ['play-target-api-36 missed', 'play-app-bundle met']],
    [
      'an APK that reads contacts',
      androidBuild({ kind: 'apk', permissions: ['android.permission.READ_CONTACTS'] }),
      ['play-app-bundle missed', 'play-target-api-36 met'],
    ],
    [
      'target 37 that reads contacts',
      androidBuild({ targetSdk: 37, permissions: ['android.permission.READ_CONTACTS'] }),
      ['play-contacts-permission open', 'play-app-bundle met', 'play-target-api-36 met'],
    ],
    [
      'the Play Billing Library 8, which ends in 2027',
      androidBuild({ billingLibraryVersion: '8.0.0' }),
      ['play-billing-9 upcoming', 'play-app-bundle met', 'play-target-api-36 met', 'play-billing-8 met'],
    ],
    [
      'the iOS 26 SDK',
      iosBuild(),
      [
        'apple-sdk-27 upcoming',
        'apple-privacy-manifest met',
        'apple-valid-privacy-manifest met',
        'apple-sdk-26 met',
        'apple-minimum-os met',
      ],
    ],
    [
      'the iOS 18 SDK and no privacy manifest',
      iosBuild({ platformVersion: '18.5', privacyManifests: [] }),
      ['apple-sdk-26 missed', 'apple-sdk-27 upcoming', 'apple-privacy-manifest open', 'apple-minimum-os met'],
    ],
  ])('every row of the table', (_, build, expected) => {
    expect(verdicts(build)).toEqual(expected);
  });

  test.each([
    ['2026-08-30', 1, 'upcoming'],
    ['2026-08-31', 0, 'missed'],
    ['2026-09-01', -1, 'missed'],
  ])('counts from today (%s) to the day: %i, %s', (today, daysLeft, verdict) => {
    expect(found(androidBuild({ targetSdk: 35 }), today)[0]).toMatchObject({ daysLeft, verdict });
  });

  it('names the app, its draft and file, and says when the build is a sample', () => {
    expect(found(androidBuild({ targetSdk: 35 }))[0]).toMatchObject({
      draftId: 'draft-1',
      appLabel: 'Lantern: Evening Journal (1.4.0)',
      fileName: 'lantern.aab',
      isSample: false,
    });
    expect(found(androidBuild({ isSample: true }))[0]?.isSample).toBe(true);
  });

  it('are none without builds', () => {
    expect(buildDeadlines([submissionDraft({ builds: [] })], '2026-11-20')).toEqual([]);
  });
});
