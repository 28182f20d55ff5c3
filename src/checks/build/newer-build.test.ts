import { describe, expect, it } from 'vitest';
import type { AndroidBuild, IosBuild } from '@/model/build-info';
import { releaseOfBuild, rememberedReleases, type EarlierRelease } from '@/domain/builds/earlier-release';
import type { SubmissionRecord } from '@/model/submission';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { itEvery } from '@tests/support/it-every';
import { checkNewer } from './check-newer';

const android = (version: string, buildNumber: string, changes: Partial<AndroidBuild> = {}) =>
  androidBuild({ identity: { bundleId: 'org.lantern.journal', version, buildNumber }, ...changes });
const ios = (version: string, buildNumber: string, changes: Partial<IosBuild> = {}) =>
  iosBuild({ identity: { bundleId: 'org.lantern.journal', version, buildNumber }, ...changes });
const signedBy = (sha256: string) => ({
  certificate: { subject: 'CN=Lantern', validUntil: '2055-01-01', sha256 },
});
const found = (build: AndroidBuild | IosBuild, ...releases: EarlierRelease[]) =>
  checkNewer(build, releases).map(({ rule, severity }) => `${severity} ${rule}`);

describe('a build after an earlier one', () => {
  itEvery([
    [
      'the same versionCode',
      android('1.4.0', '52'),
      android('1.4.0', '52'),
      ['warning version-code-not-higher'],
    ],
    [
      'a lower versionCode',
      android('1.5.0', '51'),
      android('1.4.0', '52'),
      ['warning version-code-not-higher'],
    ],
    ['a higher versionCode and a lower name', android('1.3.0', '53'), android('1.4.0', '52'), []],
    ['ten after nine', android('1.10.0', '10'), android('1.9.0', '9'), []],
    [
      'the same build number of one version',
      ios('1.4.0', '52'),
      ios('1.4.0', '52'),
      ['warning version-code-not-higher'],
    ],
    [
      'a lower build number of one version',
      ios('1.4', '1.9.9'),
      ios('1.4.0', '1.10'),
      ['warning version-code-not-higher'],
    ],
    ['the first build number of a higher version', ios('1.5.0', '1'), ios('1.4.0', '52'), []],
    ['a lower version', ios('1.3.9', '53'), ios('1.4.0', '52'), ['warning version-not-higher']],
    ['a version that is no number', ios('two', '52'), ios('1.4.0', '52'), []],
    [
      'another key',
      android('1.5.0', '53', signedBy('b')),
      android('1.4.0', '52', signedBy('a')),
      ['warning signing-key-changed'],
    ],
    ['the same key', android('1.5.0', '53', signedBy('a')), android('1.4.0', '52', signedBy('a')), []],
    ['an unknown key', android('1.5.0', '53', signedBy('b')), android('1.4.0', '52'), []],
    [
      'an APK that Google Play signed',
      android('1.5.0', '53', signedBy('b')),
      android('1.4.0', '52', { kind: 'apk', ...signedBy('a') }),
      [],
    ],
    ['another platform', android('1.4.0', '52'), ios('1.4.0', '52'), []],
  ])('every row of the table', (_, build, before, expected) => {
    expect(found(build, releaseOfBuild(before))).toEqual(expected);
  });

  it('is refused only where the earlier one certainly reached the store', () => {
    const earlier = { ...releaseOfBuild(android('1.4.0', '52')), isUploaded: true };
    expect(found(android('1.4.0', '52'), releaseOfBuild(android('1.4.0', '52')), earlier)).toEqual([
      'blocker version-code-not-higher',
    ]);
  });
});

describe('the releases that the workspace remembers', () => {
  const record = (id: string, changes: Partial<SubmissionRecord>): SubmissionRecord => ({
    ...{ id, appName: 'Lantern', bundleId: 'org.lantern.journal', version: '1.4.0', buildNumber: '52' },
    ...{ platform: 'android', status: 'draft', date: '2026-11-01', ...changes },
  });
  const draft = { id: 'draft-2', bundleId: '', builds: [android('1.4.0', '52')] };

  it('are the last ones of the same app, apart from those of the draft itself', () => {
    const records = [
      record('draft-0-android-1.3.0', { buildNumber: '51', date: '2026-10-01' }),
      record('draft-1-android-1.4.0', { certificate: 'a' }),
      record('draft-2-android-1.4.0', { buildNumber: '60' }),
      record('other', { bundleId: 'com.example.other', buildNumber: '99' }),
      record('ios', { platform: 'ios', buildNumber: '99' }),
    ];
    expect(rememberedReleases(draft, records)).toMatchObject([
      { platform: 'android', buildNumber: '52', certificate: 'a', kind: 'aab', isUploaded: false },
    ]);
  });

  it('count as uploaded once the store has them', () => {
    const isUploaded = (status: string) =>
      rememberedReleases(draft, [record('draft-1-android-1.4.0', { status })])[0]?.isUploaded;
    expect(['draft', 'pending', 'review', 'approved', 'odd'].map(isUploaded)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('are none for another app or without a number', () => {
    expect(rememberedReleases({ ...draft, builds: [] }, [record('a', {})])).toEqual([]);
    const { buildNumber, ...unnumbered } = record('a', {});
    expect([buildNumber, rememberedReleases(draft, [unnumbered])]).toEqual(['52', []]);
  });
});
