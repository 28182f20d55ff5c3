import { describe, expect, it } from 'vitest';
import { EMPTY_DETAILS } from '@/model/draft';
import { itEvery } from '@tests/support/it-every';
import { DEVELOPER_NAME } from './developer-name';

const checkDeveloperName = (developerName: string, locale: string) => [
  ...DEVELOPER_NAME.check({ details: { ...EMPTY_DETAILS, developerName }, locale }),
];

describe('the developer name', () => {
  itEvery<[string, string[], string | undefined]>([
    ['Example Ltd', [], undefined],
    ['', [], undefined],
    ['IBM', [], undefined],
    ['n'.repeat(64), [], undefined],
    ['n'.repeat(65), ['length'], undefined],
    ['Example 🏮', ['emoji'], 'Example'],
    ['EXAMPLE STUDIOS', ['capitals'], undefined],
    ['Example!!', ['punctuation'], 'Example!'],
    ['The #1 Apps', ['claims'], undefined],
    ['Best Buy Co.', [], undefined],
    ['Free Software Foundation', [], undefined],
    ['Freeman Bestial', [], undefined],
    ['Download now Ltd', ['claims'], undefined],
  ])('every row of the table', (name, rules, fixed) => {
    const findings = checkDeveloperName(name, 'en-US');
    expect(findings.map((finding) => finding.rule.replace('developer-name-', ''))).toEqual(rules);
    expect(findings[0]?.fixedText).toBe(fixed);
  });

  it('looks for the words of the locale', () => {
    expect(checkDeveloperName('最佳应用', 'zh-CN')).toHaveLength(1);
    expect(checkDeveloperName('最佳应用', 'en-US')).toHaveLength(0);
  });

  it('reads a megabyte', () => {
    expect(checkDeveloperName('a '.repeat(500_000), 'en-US')[0]?.rule).toBe('developer-name-length');
  });
});
