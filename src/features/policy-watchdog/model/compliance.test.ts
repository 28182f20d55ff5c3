import { describe, expect, it } from 'vitest';
import { SAMPLE_APPS } from '@/domain/workspace/sample-workspace';
import { SAMPLE_COMPLIANCE } from '../data/sample-compliance';
import { averageScore, complianceRows, passCheck, recordOf } from './compliance';

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
