import { expect, it } from 'vitest';
import { afterCheck, newsSince } from './draft-checks';

const check = (day: string, rules: string) => ({ day, rules });

it('remembers the check before those of today', () => {
  const first = afterCheck('a', check('2026-11-10', '2026-11-01'), undefined);
  expect(first).toEqual({ id: 'a', day: '2026-11-10', rules: '2026-11-01' });
  expect(newsSince(first, '2026-11-10')).toBe(first);

  const second = afterCheck('a', check('2026-11-20', '2026-11-15'), first);
  expect(newsSince(second, '2026-11-20')).toEqual(check('2026-11-10', '2026-11-01'));
  // Again the same day: still since the tenth.
  expect(afterCheck('a', check('2026-11-20', '2026-11-15'), second)).toBe(second);
  // The day after, since the last check.
  expect(newsSince(second, '2026-11-21')).toBe(second);

  const newRules = afterCheck('a', check('2026-11-20', '2026-11-18'), second);
  expect(newsSince(newRules, '2026-11-20')).toEqual(check('2026-11-20', '2026-11-15'));
});
