import { expect, test } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import type { Severity } from '@/model/finding';
import type { SubmissionDraft } from '@/model/draft';
import type { BuildInfo } from '@/model/build-info';
import { conflicts } from './build-conflicts';

const empty: Partial<SubmissionDraft> = { bundleId: '', version: '', platform: 'both', builds: [] };

itEvery<[string, BuildInfo, Partial<SubmissionDraft>, [string, Severity][]]>([
  ['an empty form', iosBuild(), empty, []],
  [
    'the same everywhere',
    iosBuild(),
    { bundleId: 'org.lantern.journal', version: '1.4.0', platform: 'ios' },
    [],
  ],
  [
    'the same with spaces',
    iosBuild(),
    { ...empty, bundleId: ' org.lantern.journal ', version: '1.4.0 ' },
    [],
  ],
  ['another platform', iosBuild(), { ...empty, platform: 'android' }, [['platform', 'blocker']]],
  [
    'another app',
    iosBuild(),
    { ...empty, platform: 'ios', bundleId: 'com.example.other' },
    [['bundleId', 'blocker']],
  ],
  [
    'one id per store',
    androidBuild(),
    { ...empty, bundleId: 'com.example.other' },
    [['androidId', 'warning']],
  ],
  [
    'another package name',
    androidBuild(),
    { ...empty, bundleId: 'org.lantern.journal', androidId: 'com.example.other' },
    [['androidId', 'warning']],
  ],
  [
    'another Android app in the only field for an id',
    androidBuild(),
    { ...empty, platform: 'android', bundleId: 'com.example.other' },
    [['bundleId', 'blocker']],
  ],
  [
    'ids differ by case',
    iosBuild(),
    { ...empty, platform: 'ios', bundleId: 'com.example.Lantern' },
    [['bundleId', 'blocker']],
  ],
  ['another iOS version', iosBuild(), { ...empty, version: '1.4' }, [['version', 'blocker']]],
  ['another Android version', androidBuild(), { ...empty, version: '1.4' }, [['version', 'warning']]],
  [
    'a build without version',
    androidBuild({ identity: { bundleId: 'org.lantern.journal' } }),
    { ...empty, version: '1.4' },
    [],
  ],
])('every row of the table', (_name, build, changes, expected) => {
  const found = conflicts(build, submissionDraft(changes));
  expect(found.map(({ subject, severity }) => [subject.field, severity])).toEqual(expected);
});

test.each<[string, Partial<SubmissionDraft>, string]>([
  ['both stores', { platform: 'both' }, 'Choose the build of this app, or enter its package name.'],
  ['Google Play only', { platform: 'android' }, 'Choose the build of this app, or correct the bundle id.'],
])('the fix for %s names the field', (_name, changes, fix) => {
  const draft = submissionDraft({ ...empty, bundleId: 'com.example.other', ...changes });
  expect(conflicts(androidBuild(), draft).map((finding) => finding.fix)).toEqual([fix]);
});
