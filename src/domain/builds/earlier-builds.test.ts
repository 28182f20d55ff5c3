import { expect, test } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { buildChanges } from './build-changes';
import { earlierBuildOf, withEarlierBuild, withoutEarlierBuild } from './earlier-builds';

const older = (version: string) => androidBuild({ identity: { bundleId: 'org.lantern.journal', version } });

test('one build of the previous version is stored per platform', () => {
  const first = withEarlierBuild(withEarlierBuild(submissionDraft(), older('1.2.0')), iosBuild());
  const draft = withEarlierBuild(first, older('1.3.0'));
  expect(draft.earlierBuilds).toHaveLength(2);
  expect(earlierBuildOf(draft, 'android')?.identity.version).toBe('1.3.0');
  const without = withoutEarlierBuild(draft, 'android');
  expect(earlierBuildOf(without, 'android')).toBeUndefined();
  expect(earlierBuildOf(without, 'ios')).toEqual(iosBuild());
});

test('only builds with a previous version of the same app are compared', () => {
  const draft = submissionDraft({ builds: [iosBuild(), androidBuild()] });
  expect(buildChanges(draft)).toEqual([]);
  expect(buildChanges(withEarlierBuild(draft, older('1.3.0')))).toMatchObject([
    { platform: 'android', before: { version: '1.3.0' }, after: { version: '1.4.0' } },
  ]);
  const other = androidBuild({ identity: { bundleId: 'com.example.other', version: '1.3.0' } });
  expect(buildChanges(withEarlierBuild(draft, other))).toEqual([]);
});
