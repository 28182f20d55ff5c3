import { news } from 'virtual:catalog/deadline-rules';
import { describe, expect, it } from 'vitest';
import { STORE_DEADLINES } from '../policies/store-deadlines';
import { whatIsNew } from './what-is-new';

const found = (day: string, rules: string, today: string) =>
  whatIsNew({ day, rules }, { stores: ['ios', 'android'], today }).map(
    ({ deadline: { id }, kind }) => `${id} ${kind}`,
  );

describe('the news since a check', () => {
  it('are the rules written or changed after the rules of the check', () => {
    const all = found('2026-11-26', '2026-11-25', '2026-11-26');
    expect(all).toContain('apple-social-media new');
    expect(all).toContain('apple-iphone-duo-screenshots changed');
    expect(all).not.toContain('apple-sdk-26 new');
    // The check was later, but by older rules.
    expect(found('2026-12-20', '2026-11-25', '2026-12-20')).toContain('apple-social-media new');
    expect(
      found('2026-11-01', '2026-11-26', '2026-11-26').filter((each) => /new|changed/.test(each)),
    ).toEqual([]);
  });

  it('are the rules that took effect between the check and today', () => {
    expect(found('2027-01-26', '2099-01-01', '2027-01-27')).toEqual([
      'play-contacts-permission in-force',
      'play-location-permission in-force',
    ]);
    expect(found('2027-01-27', '2099-01-01', '2027-01-28')).toEqual([]);
    expect(found('2027-01-25', '2099-01-01', '2027-01-26')).toEqual([]);
  });

  it('are of the stores that are asked for, with what changed', () => {
    const ios = whatIsNew(
      { day: '2026-11-01', rules: '2026-11-01' },
      { stores: ['ios'], today: '2026-11-26' },
    );
    expect(new Set(ios.map(({ deadline }) => deadline.store))).toEqual(new Set(['ios', undefined]));
    expect(ios.find(({ deadline }) => deadline.id === 'apple-iphone-duo-screenshots')?.change).toBe(
      'It applies only to apps built with the iOS 27.1 SDK or later.',
    );
  });

  it('belong to rules of the list', () => {
    const ids = STORE_DEADLINES.map(({ id }) => id);
    expect(Object.keys(news).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
