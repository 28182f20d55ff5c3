import { describe, expect, it } from 'vitest';
import type { Platform } from '@/model/app';
import type { ReportedState, ReportedStep, SubmissionRecord } from '@/model/submission';
import { appRecord } from '@tests/support/apps';
import { appAfterReport, dayRange, latestByStore, reviewStays, statesAfter, withSteps } from './timeline';

const steps = (...parts: [ReportedState, string][]): ReportedStep[] =>
  parts.map(([state, day], index) => ({ id: `s${index}`, state, day }));

function submission(
  platform: Platform,
  version: string,
  reported: [ReportedState, string][] = [],
  date = '2026-11-20',
): SubmissionRecord {
  const record = { appName: 'Lantern', bundleId: 'org.lantern.journal', version, platform, date };
  const id = `${platform}-${version}`;
  return withSteps({ ...record, id, appId: 'lantern', status: 'draft' }, steps(...reported));
}

describe('the status of a submission', () => {
  it.each<[string, [ReportedState, string][]]>([
    ['draft', []],
    ['pending', [['uploaded', '2026-11-20']]],
    [
      'review',
      [
        ['uploaded', '2026-11-20'],
        ['review', '2026-11-21'],
      ],
    ],
    ['approved', [['approved', '2026-11-20']]],
    [
      'pending',
      [
        ['rejected', '2026-11-20'],
        ['uploaded', '2026-11-21'],
      ],
    ],
  ])('is %s after its last step', (status, reported) => {
    expect(submission('ios', '1.0', reported).status).toBe(status);
  });

  it('leads on until the version is approved', () => {
    expect(statesAfter('rejected')).toContain('uploaded');
    expect(statesAfter('approved')).toEqual([]);
  });
});

it('takes a day between those of its neighbors, and none in the future', () => {
  const way = steps(['uploaded', '2026-11-10'], ['review', '2026-11-12'], ['approved', '2026-11-14']);
  const range = (id: string) => dayRange(way, id, '2026-11-20');
  expect(range('s0')).toEqual({ from: '2008-07-10', to: '2026-11-12' });
  expect(range('s1')).toEqual({ from: '2026-11-10', to: '2026-11-14' });
  expect(range('s2')).toEqual({ from: '2026-11-12', to: '2026-11-20' });
});

describe('the app', () => {
  const after = (...records: SubmissionRecord[]) => appAfterReport(appRecord({ id: 'lantern' }), records);

  it('has the status of the store that needs the publisher most', () => {
    const ios = submission('ios', '1.0', [['approved', '2026-11-25']]);
    const android = submission('android', '1.0', [['rejected', '2026-11-24']]);
    expect(after(ios, android)).toMatchObject({
      lastSubmission: { version: '1.0', status: 'rejected', date: '2026-11-25' },
      nextActions: ['Start the next version', 'Paste what Google Play wrote'],
    });
  });

  it('leaves out a store of which nothing was reported', () => {
    const app = after(submission('ios', '1.0', [['review', '2026-11-25']]), submission('android', '1.0'));
    expect(app.lastSubmission.status).toBe('review');
  });

  it('is a draft again when every step was taken back', () => {
    expect(after(submission('ios', '1.0')).lastSubmission).toEqual({
      version: '1.0',
      status: 'draft',
      date: '2026-11-20',
    });
  });

  it('is as its newest version, whatever an older one became', () => {
    const old = submission('ios', '1.9', [['approved', '2026-11-25']]);
    expect(after(submission('ios', '1.10'), old).lastSubmission).toMatchObject({
      version: '1.10',
      status: 'draft',
    });
  });

  it('stays unchanged without a submission', () => {
    const app = appRecord();
    expect(appAfterReport(app, [])).toBe(app);
  });
});

it('finds the newest version in each store', () => {
  const all = [submission('android', '1.0'), submission('ios', '1.9'), submission('ios', '1.10')];
  expect(latestByStore(all).map(({ id }) => id)).toEqual(['ios-1.10', 'android-1.0']);
});

it('counts the days to each answer, from the first thing that was reported before it', () => {
  const way: [ReportedState, string][] = [
    ['uploaded', '2026-11-10'],
    ['review', '2026-11-11'],
    ['rejected', '2026-11-12'],
    ['uploaded', '2026-11-14'],
    ['approved', '2026-11-15'],
  ];
  expect(reviewStays(submission('ios', '1.0', way))).toEqual([
    { answer: 'rejected', day: '2026-11-12', days: 2 },
    { answer: 'approved', day: '2026-11-15', days: 1 },
  ]);
  expect(reviewStays(submission('ios', '1.0', [['approved', '2026-11-15']]))).toEqual([
    { answer: 'approved', day: '2026-11-15', days: undefined },
  ]);
});
