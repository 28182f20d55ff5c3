import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { isRuleId, RULES, type RuleId } from '@/checks/rules/rules';

const RULE_IDS = Object.keys(RULES) as RuleId[];
/** The checks: everything in the pure rooms but the tables themselves and the tests. */
const CHECKS = Object.entries(
  import.meta.glob<string>('../../src/{domain,checks,readers,formats}/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !/\/(?:domain|checks)\/rules\//.test(path) && !path.endsWith('.test.ts'));
/** Code that asks for findings of one rule; there the ID is plain text. */
const READERS_OF_FINDINGS = Object.entries(
  import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '../../cli/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const CODE = CHECKS.map(([, text]) => text).join('\n');

describe('the table of rules', () => {
  it('has no entry that no check uses', () => {
    // Beside its own definition, unless that has the check.
    const isUsed = (id: string) => CODE.includes(`id: '${id}'`) || CODE.split(`'${id}'`).length > 2;
    expect(RULE_IDS.filter((id) => !isUsed(id))).toEqual([]);
  });

  it('has every rule that findings are compared with', () => {
    const compared = READERS_OF_FINDINGS.flatMap(([path, text]) =>
      [...text.matchAll(/\brule (?:===|!==) '([^']*)'/g)].map(([, id = '']) => ({ path, id })),
    );
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.filter(({ id }) => !isRuleId(id))).toEqual([]);
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
