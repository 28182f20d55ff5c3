import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { closedTest, testerCounts } from './closed-test';

const TODAY = '2026-11-25';

describe('a closed test', () => {
  it('is unknown before the first count', () => {
    expect(closedTest({}, TODAY)).toBeUndefined();
    expect(closedTest({ testers: { '2026-11-26': 12 } }, TODAY)).toBeUndefined();
  });

  itEvery<[string, Record<string, number>, object]>([
    [
      'misses testers',
      { '2026-11-25': 9 },
      { missingTesters: 3, since: undefined, days: 0, readyOn: undefined, isReady: false },
    ],
    [
      'starts with the day of the twelfth tester',
      { '2026-11-20': 9, '2026-11-25': 12 },
      { missingTesters: 0, since: '2026-11-25', days: 0, readyOn: '2026-12-09', isReady: false },
    ],
    [
      'is a day short',
      { '2026-11-12': 12, '2026-11-24': 14 },
      { since: '2026-11-12', days: 13, readyOn: '2026-11-26', isReady: false },
    ],
    [
      'is ready after fourteen whole days',
      { '2026-11-11': 12, '2026-11-25': 12 },
      { since: '2026-11-11', days: 14, readyOn: '2026-11-25', isReady: true },
    ],
    [
      'starts again after a count below twelve',
      { '2026-11-01': 20, '2026-11-18': 11, '2026-11-20': 12 },
      { since: '2026-11-20', days: 5, isReady: false },
    ],
    [
      'is not ready with too few today, however long it ran',
      { '2026-10-01': 20, '2026-11-25': 11 },
      { missingTesters: 1, since: undefined, isReady: false },
    ],
    ['relies on a count of three days ago', { '2026-11-22': 12 }, { isOld: false }],
    ['asks for a new count after that', { '2026-11-21': 12 }, { isOld: true }],
    ['counts days across the end of summer time', { '2026-10-24': 12 }, { days: 32 }],
    ['leaves out days of the future', { '2026-11-11': 12, '2026-11-30': 3 }, { isReady: true }],
  ])('every row of the table', (_name, testers, expected) => {
    expect(closedTest({ testers }, TODAY)).toMatchObject(expected);
  });
});

it('reads no count that is damaged', () => {
  const testers = { '2026-11-01': 12, '2026-02-31': 12, soon: 12, '2026-11-02': -1, '2026-11-03': 1.5 };
  expect(testerCounts({ testers })).toEqual([{ day: '2026-11-01', testers: 12 }]);
});
