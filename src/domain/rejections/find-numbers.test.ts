import { describe, expect, it } from 'vitest';
import { decodeRejection } from './decode-rejection';

const rulesOf = (text: string) => decodeRejection(text).findings.map(({ rule }) => rule.id);

describe('a heading of App Review, copied alone', () => {
  it.each([
    ['2.1 Performance: App Completeness', 'apple-2.1'],
    ['3.1.1 Business: Payments - In-App Purchase', 'apple-3.1.1'],
    ['5. 1.1 Legal: Privacy - Data Collection and Storage', 'apple-5.1.1'],
    ['Legal - 5.1.1 Data Collection and Storage', 'apple-5.1.1'],
    ['5.2.1 Legal: Intellectual Property', 'apple-5.2.1'],
    ['1.2 Safety: User Generated Content', 'apple-1.2'],
    ['4.3 Spam', 'apple-4.3'],
    ['4.3(a)', 'apple-4.3'],
    ['Rejected 2.1', 'apple-2.1'],
    ['Ｇｕｉｄｅｌｉｎｅ ２．１', 'apple-2.1'],
    ['<b>Guideline 2.3.7</b><br>', 'apple-2.3.7'],
    ['<p dir="auto">Guideline 2.3.7</p>', 'apple-2.3.7'],
  ])('%s', (text, rule) => {
    expect(rulesOf(text)).toEqual([rule]);
  });

  it('names several', () => {
    expect(rulesOf('2.1, 4.8 and 5.1.1(v)')).toEqual(['apple-2.1', 'apple-4.8', 'apple-5.1.1(v)']);
  });

  it.each([
    'Release 4.0 design refresh is ready',
    '3.1 payments module is done',
    'Version 2.1',
    '5.1 Privacy',
    '4.0 design',
    'Plan for 2.1, 2.2 and 2.3',
    '2.1.7.3',
    '9.1',
    '2.1 GB',
  ])('not: %s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  it.each([
    'We sell shoes. Sections: 5.1 Legal: Privacy, 5.2 Legal: Intellectual Property, 5.3 Legal: Contracts.',
    `${'A handbook of a company. '.repeat(9)}\n4.3 Spam\nDo not open it.`,
  ])('not in a document of somebody else: %s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});
