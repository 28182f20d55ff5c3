import { expect, it } from 'vitest';
import type { ReportedState, SubmissionRecord } from '@/model/submission';
import { stepFromStore, type ReportingState } from './reported-state';

it('takes the step of the same version and store that follows what is known', () => {
  const version = (name: string, reported?: ReportedState, since?: string): ReportingState => ({
    kind: 'version',
    name,
    reported,
    since,
  });
  const track = (name: string, reported: ReportedState): ReportingState => ({
    kind: 'track',
    name,
    reported,
  });
  const known = (...states: ReportedState[]) =>
    states.map((state, index) => ({ id: String(index), state, day: '2026-11-20' }));
  type Row = [ReportingState, Partial<SubmissionRecord>, string | undefined];
  const table: Row[] = [
    [version('1.1', 'review', '2026-11-22T09:00:00Z'), {}, 'review 2026-11-22'],
    [version('1.1', 'review'), {}, 'review 2026-11-26'],
    [version('1.0', 'review'), {}, undefined],
    [version('1.1'), {}, undefined],
    [version('1.1', 'review'), { steps: known('review') }, undefined],
    [version('1.1', 'uploaded'), { steps: known('approved') }, undefined],
    [version('1.1', 'rejected'), { steps: known('uploaded') }, 'rejected 2026-11-26'],
    // The store's day is that of the version, not of the state.
    [version('1.1', 'approved', '2026-11-02'), { steps: known('review') }, 'approved 2026-11-20'],
    [track('production: 1.1 (41)', 'review'), { platform: 'android' }, 'review 2026-11-26'],
    [track('production: 41 (1.1)', 'approved'), { platform: 'android' }, 'approved 2026-11-26'],
    [track('production: 1.11 (41)', 'review'), { platform: 'android' }, undefined],
    [track('internal: 1.1 (41)', 'approved'), { platform: 'android' }, undefined],
    [version('1.1', 'review'), { platform: 'android' }, undefined],
  ];
  const wrong = table.flatMap(([state, changes, expected]) => {
    const step = stepFromStore([state], { platform: 'ios', version: '1.1', ...changes }, '2026-11-26');
    const found = step && `${step.state} ${step.day}`;
    return found === expected ? [] : [[state, changes, found]];
  });
  expect(wrong).toEqual([]);
});
