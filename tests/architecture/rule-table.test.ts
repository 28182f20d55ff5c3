import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { RULES, type RuleId } from '@/checks/rules/rules';

const RULE_IDS = Object.keys(RULES) as RuleId[];
/** The checks: everything in the pure rooms but the tables themselves and the tests. */
const CHECKS = Object.entries(
  import.meta.glob<string>('../../src/{domain,checks,readers,formats}/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !path.includes('/domain/rules/') && !path.endsWith('.test.ts'));
const CODE = CHECKS.map(([, text]) => text).join('\n');

describe('the table of rules', () => {
  it('has no entry that no check uses', () => {
    expect(RULE_IDS.filter((id) => !CODE.includes(`'${id}'`))).toEqual([]);
  });

  // That every rule of a check is in the table is what the type RuleId is for; casts would get around it.
  it('is not bypassed by a cast', () => {
    expect(CHECKS.filter(([, text]) => /as RuleId\b/.test(text)).map(([path]) => path)).toEqual([]);
  });

  itEvery(Object.entries(RULES))(
    'has each rule in kebab case, with a title, a source and the day it was read',
    (id, rule) => {
      expect(rule.why, 'why').not.toBe('');
      expect(rule.fix, 'fix').not.toBe('');
      expect(id).toMatch(/^[a-z]+(?:-[a-z0-9]+)+$/);
      expect(rule.title).not.toMatch(/^$|\.$/);
      expect(rule.source.label).not.toBe('');
      expect(rule.checked).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    },
  );
});
