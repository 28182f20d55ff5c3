import { expect, it } from 'vitest';
import type { Platform } from '@/model/app';
import type { ReleasePlan } from '@/model/release-plan';
import type { ReportedState } from '@/model/submission';
import { storedDraft } from '@tests/support/drafts';
import { reminders } from './reminders';

const TODAY = '2026-11-25';

function remindersOf(
  platform: Platform,
  state: ReportedState,
  day: string,
  { isUpdate = true, ...release }: ReleasePlan & { isUpdate?: boolean },
) {
  const draft = storedDraft();
  const details = { ...draft.details, isUpdate };
  return reminders({ platform, steps: [{ id: 'a', state, day }] }, { ...draft, details, release }, TODAY);
}

it('counts the days of a phased release from the approval', () => {
  expect(remindersOf('ios', 'approved', '2026-11-23', { isPhased: true })).toEqual([
    'Phased release, day 3 of 7: 5 % of users get it automatically. Everyone from Nov 29, 2026, if it started on Nov 23, 2026.',
  ]);
  expect(remindersOf('ios', 'approved', '2026-11-19', { isPhased: true })).toEqual([
    expect.stringContaining('day 7 of 7: 100 %'),
  ]);
});

it('has nothing to say of a phased release that is over, or of a first version', () => {
  expect(remindersOf('ios', 'approved', '2026-11-18', { isPhased: true })).toEqual([]);
  expect(remindersOf('ios', 'approved', TODAY, { isPhased: true, isUpdate: false })).toEqual([]);
  expect(remindersOf('ios', 'review', TODAY, { isPhased: true, release: 'manual' })).toEqual([]);
});

it('reminds of the button and of the day of release', () => {
  expect(remindersOf('ios', 'approved', TODAY, { release: 'manual', isPhased: true })).toEqual([
    'You chose to release it by hand. Press Release This Version in App Store Connect. The phased release of 7 days starts then.',
  ]);
  expect(remindersOf('ios', 'approved', TODAY, { release: 'date', releaseDate: '2026-12-01' })).toEqual([
    'It is released on Dec 1, 2026 at the earliest.',
  ]);
  expect(
    remindersOf('ios', 'approved', '2026-11-01', {
      ...{ release: 'date', releaseDate: '2026-11-24', isPhased: true },
    }),
  ).toEqual([expect.stringContaining('day 2 of 7: 2 %')]);
});

it('reminds of Publish changes and of the rollout', () => {
  expect(remindersOf('android', 'approved', TODAY, { isManaged: true, rollout: '20 %' })).toEqual([
    'Managed publishing is on. Press Publish changes in Publishing overview.',
    'It goes to 20 % of users first. Raise the rollout percentage in Play Console by hand.',
  ]);
  expect(remindersOf('android', 'approved', TODAY, { rollout: '100' })).toEqual([]);
  expect(remindersOf('android', 'approved', TODAY, { rollout: 'some' })).toEqual([]);
});

it('counts the days of a closed test until the app is approved', () => {
  const draft = storedDraft({ testing: { isNewPersonalAccount: true, testers: { '2026-11-20': 12 } } });
  const after = (state: ReportedState) =>
    reminders({ platform: 'android', steps: [{ id: 'a', state, day: TODAY }] }, draft, TODAY);
  expect(after('uploaded')).toEqual([
    'Closed test: 12 opted in, 12 or more since Nov 20, 2026: 5 of 14 days. Apply from Dec 4, 2026. Last counted on Nov 20, 2026: count again.',
  ]);
  expect(after('approved')).toEqual([]);
  expect(reminders({ platform: 'ios' }, draft, TODAY)).toEqual([]);
});
