import { expect, test } from 'vitest';
import type { AppRecord } from '@/model/app';
import { SAMPLE_APPS, SAMPLE_SUBMISSIONS } from '@/domain/workspace/sample-workspace';
import { storedDraft } from '@tests/support/drafts';
import { draftsOf, historyOf } from './app-history';

function sampleApp(id: string): AppRecord {
  const app = SAMPLE_APPS.find((each) => each.id === id);
  if (!app) throw new Error(`No sample app ${id}`);
  return app;
}

test.each([
  ['laced-up', ['laced-up-ios-2.1.0', 'laced-up-android-2.1.0', 'laced-up-ios-2.0.4', 'laced-up-ios-2.0.3']],
  ['plot-keeper', []],
])('the history of %s', (id, expected) => {
  const shuffled = [...SAMPLE_SUBMISSIONS.slice(2), ...SAMPLE_SUBMISSIONS.slice(0, 2)];
  expect(historyOf(sampleApp(id), shuffled).map((each) => each.id)).toEqual(expected);
});

test.each([
  ['its own id', { appId: 'laced-up', bundleId: 'other' }, true],
  ['another app, same bundle id', { appId: 'copy', bundleId: 'com.lacedup.run' }, false],
  ['no app, same bundle id', { appId: undefined, bundleId: 'com.lacedup.run' }, true],
  ['no app, another bundle id', { appId: undefined, bundleId: 'com.lacedup' }, false],
])('a draft with %s', (_what, changes, belongs) => {
  expect(draftsOf(sampleApp('laced-up'), [storedDraft(changes)])).toHaveLength(Number(belongs));
});

test('nothing belongs together by an empty bundle id', () => {
  const app = { ...sampleApp('laced-up'), bundleId: '' };
  expect(draftsOf(app, [storedDraft({ appId: undefined, bundleId: '' })])).toEqual([]);
});

test('drafts come last changed first', () => {
  const drafts = ['2026-11-18', '2026-11-20', '2026-11-19'].map((day) =>
    storedDraft({ id: day, appId: 'laced-up', updatedAt: `${day}T09:00:00.000Z` }),
  );
  expect(draftsOf(sampleApp('laced-up'), drafts).map((draft) => draft.id)).toEqual([
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
  ]);
});
