import { describe, expect, it, test } from 'vitest';
import { SAMPLE_APPS } from '@/domain/workspace/sample-workspace';
import { SAMPLE_COMPLIANCE } from '../data/sample-compliance';
import { averageScore, complianceRows, passCheck, randomScore, recordOf, scoreBadge } from './compliance';

test.each([
  [0, 80],
  [0.0499, 80],
  [0.05, 81],
  [0.5, 90],
  [0.9499, 98],
  [0.95, 99],
  [0.9999999, 99],
])('chance %d gives the score %d', (chance, score) => {
  expect(randomScore(() => chance)).toBe(score);
});

test.each([
  [100, 'default'],
  [80, 'default'],
  [79, 'secondary'],
  [60, 'secondary'],
  [59, 'destructive'],
  [0, 'destructive'],
])('score %d has the %s badge', (score, badge) => {
  expect(scoreBadge(score)).toBe(badge);
});

describe('the rows', () => {
  it('are one per app and store, with what was found, or not checked', () => {
    const rows = complianceRows(SAMPLE_APPS, SAMPLE_COMPLIANCE);
    expect(rows.map(({ id, record }) => [id, record?.score])).toEqual([
      ['laced-up-apple', 95],
      ['laced-up-google', 79],
      ['paw-pal-apple', 88],
      ['paw-pal-google', 72],
      ['bread-ledger-google', 54],
      ['tiny-tides-apple', 59],
      ['plot-keeper-apple', undefined],
      ['plot-keeper-google', undefined],
      ['quiet-desk-apple', undefined],
    ]);
    expect(averageScore(rows)).toBe(75);
    expect(averageScore(complianceRows(SAMPLE_APPS, []))).toBeUndefined();
  });

  it('pass a check: compliant, today, the new score, no issues', () => {
    const row = complianceRows(SAMPLE_APPS, SAMPLE_COMPLIANCE)[4];
    expect(row && passCheck(recordOf(row), '2026-11-20', 80)).toEqual({
      id: 'bread-ledger-google',
      appName: 'Bread Ledger',
      store: 'google',
      lastChecked: '2026-11-20',
      status: 'compliant',
      score: 80,
      issues: [],
    });
  });
});
