import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { nextBillingDay, otherPlans, PLANS, usedShare } from './plans';

describe('plans', () => {
  it.each([
    ['free', ['pro', 'business']],
    ['pro', ['free', 'business']],
    ['business', ['free', 'pro']],
  ] as const)('from %s one may change to %j', (current, others) => {
    expect(otherPlans(current).map((plan) => plan.id)).toEqual(others);
  });

  itEvery([
    [0, 'free', 0],
    [3, 'free', 0.6],
    [5, 'free', 1],
    [6, 'free', 1],
    [3, 'pro', 0.03],
    [5000, 'business', 0],
  ] as const)('… submissions on … use …', (submissions, plan, share) => {
    expect(usedShare(submissions, PLANS[plan])).toBe(share);
  });

  it.each([
    ['2026-11-20', '2026-12-20'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-03-31', '2026-04-30'],
  ])('a plan chosen on %s is billed on %s', (day, next) => {
    expect(nextBillingDay(day)).toBe(next);
  });
});
