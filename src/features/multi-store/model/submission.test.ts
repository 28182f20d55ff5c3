import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { CATALOGUE } from '../data/stores';
import { regionFrom, storesIn } from './regions';
import { msUntilReview, submissionAt, type StoreSubmission } from './submission';

const START = 1_000_000;

function submission(changes: Partial<StoreSubmission> = {}): StoreSubmission {
  return {
    id: '1',
    store: 'apple',
    status: 'submitted',
    submittedDate: '2026-11-20',
    notes: '',
    startedAt: START,
    ...changes,
  };
}

describe('a submission over time', () => {
  itEvery([
    ['at its start', {}, 0, 'submitted', 2000],
    ['just before 2 seconds', {}, 1999, 'submitted', 1],
    ['at 2 seconds', {}, 2000, 'in_review', undefined],
    ['long after', {}, 1e9, 'in_review', undefined],
    ['with the clock set back', {}, -1, 'in_review', undefined],
    ['without an instant', { startedAt: undefined }, 0, 'in_review', undefined],
    ['approved stays', { status: 'approved' as const }, 5000, 'approved', undefined],
    ['rejected stays', { status: 'rejected' as const }, 0, 'rejected', undefined],
  ])('every row of the table', (_, changes, passed, status, left) => {
    expect(submissionAt(submission(changes), START + passed).status).toBe(status);
    expect(msUntilReview(submission(changes), START + passed)).toBe(left);
  });
});

describe('the catalogue', () => {
  it('has the eight stores, of which only apple and google are enabled', () => {
    expect(CATALOGUE.map(({ id }) => id)).toEqual([
      'apple',
      'google',
      'samsung',
      'huawei',
      'amazon',
      'microsoft',
      'xiaomi',
      'oppo',
    ]);
    expect(CATALOGUE.filter(({ enabled }) => enabled).map(({ id }) => id)).toEqual(['apple', 'google']);
  });

  it('reaches from 24-48 hours to 1-2 weeks and from 85% to 96%', () => {
    const times = CATALOGUE.map(({ avgReviewTime }) => avgReviewTime);
    expect(times[0]).toBe('24-48 hours');
    expect(times.at(-1)).toBe('1-2 weeks');
    const rates = CATALOGUE.map(({ successRate }) => successRate);
    expect([Math.min(...rates), Math.max(...rates)]).toEqual([85, 96]);
  });
});

describe('the region filter', () => {
  itEvery([
    [null, 'All', 8],
    ['all', 'All', 8],
    ['global', 'Global', 4],
    ['united-states', 'United States', 5],
    ['europe', 'Europe', 7],
    ['asia-pacific', 'Asia Pacific', 8],
    ['china', 'China', 5],
    ['mars', 'All', 8],
  ])('every row of the table', (parameter, label, count) => {
    const region = regionFrom(parameter);
    expect(region.label).toBe(label);
    expect(storesIn(region.label)).toHaveLength(count);
  });

  it('has no Google Play in China', () => {
    expect(storesIn('China').map(({ id }) => id)).toEqual(['apple', 'huawei', 'microsoft', 'xiaomi', 'oppo']);
  });
});
