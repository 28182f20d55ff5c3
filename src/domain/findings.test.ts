import { describe, expect, it } from 'vitest';
import { makeFinding } from '@tests/support/findings';
import { findingId, worstFirst } from './findings';
import type { FindingSubject } from '@/model/finding';
import { APPLE } from 'virtual:catalog/sources';

const TEXTS = {
  area: 'listing',
  title: 'Too long',
  why: 'It is refused.',
  fix: 'Shorten it.',
  where: 'listing',
} as const;

describe('makeFinding', () => {
  it('takes severity and source from the table of rules', () => {
    expect(makeFinding({ rule: 'listing-too-long', ...TEXTS })).toMatchObject({
      id: 'listing-too-long',
      subject: {},
      severity: 'blocker',
      source: APPLE.appInfo,
    });
  });

  it('prefers what the check gives', () => {
    const own = { severity: 'note', source: { label: 'A page' } } as const;
    expect(makeFinding({ rule: 'listing-too-long', ...TEXTS, ...own })).toMatchObject(own);
  });

  it('leaves out what is undefined', () => {
    const finding = makeFinding({
      rule: 'listing-too-long',
      ...TEXTS,
      ruleDate: undefined,
      subject: { store: undefined, field: 'title' },
    });
    expect(Object.keys(finding)).not.toContain('ruleDate');
    expect(Object.keys(finding.subject)).toEqual(['field']);
  });
});

describe('findingId', () => {
  it('names rule and subject in a fixed order', () => {
    expect(findingId('listing-too-long', { field: 'title', locale: 'fr-FR', store: 'ios' })).toBe(
      'listing-too-long:store=ios:locale=fr-FR:field=title',
    );
  });

  it.each<[FindingSubject, FindingSubject]>([
    [{ field: 'a' }, { file: 'a' }],
    [{ field: 'a:file=b' }, { field: 'a', file: 'b' }],
    [{ field: 'a:b' }, { field: 'a%3Ab' }],
    [{ field: '' }, {}],
  ])('tells %j and %j apart', (one, other) => {
    expect(findingId('ios-privacy-manifest', one)).not.toBe(findingId('ios-privacy-manifest', other));
  });
});

describe('worstFirst', () => {
  it('keeps the order within a severity and changes no list', () => {
    const findings = (['note', 'blocker', 'warning', 'blocker'] as const).map((severity, index) =>
      makeFinding({ rule: 'listing-price', ...TEXTS, severity, title: `${index}` }),
    );
    expect(worstFirst(findings).map(({ title }) => title)).toEqual(['1', '3', '2', '0']);
    expect(findings.map(({ title }) => title)).toEqual(['0', '1', '2', '3']);
  });
});
