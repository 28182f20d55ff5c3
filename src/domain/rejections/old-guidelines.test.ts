import { describe, expect, it } from 'vitest';
import { GUIDELINE_DETAILS } from './apple-guideline-details';
import { OLD_GUIDELINES } from './apple-old-guidelines';
import { decodeRejection } from './decode-rejection';
import { REJECTION_RULES } from './rejection-rules';

const ids = (text: string) => decodeRejection(text).findings.map(({ rule }) => rule.id);
const likely = (text: string) => decodeRejection(text).likely.map(({ rule }) => rule.id);

describe('guidelines as they were numbered until 2016', () => {
  it.each(Object.entries(OLD_GUIDELINES))('%s with its sentence: %j', (number, [rule, sentence]) => {
    expect(ids(`${number}: ${sentence} … will be rejected`)).toEqual([rule]);
  });

  it('are rules of today', () => {
    const known = new Set(REJECTION_RULES.map(({ id }) => id));
    expect(Object.values(OLD_GUIDELINES).filter(([rule]) => !known.has(rule))).toEqual([]);
  });

  it.each([
    // With the sentence the number has its old meaning …
    ['2.2 - Apps that exhibit bugs will be rejected. 2.2 Details: it crashed (Apple)', ['apple-2.1']],
    ['3.1: Apps or metadata that mentions the name of any other mobile platform', ['apple-2.3.10']],
    ['Apple, 2.9: Apps that are “beta”, “demo” or “trial” versions', ['apple-2.2']],
    // … as it has with the heading of a letter of that time …
    ['App Review: 10.6 Details: the layout. 2.1 Details: it crashed.', ['apple-4.0', 'apple-2.1']],
    // … and without it the one of today.
    ['Guideline 2.2 - Performance - Beta Testing', ['apple-2.2']],
    ['Guideline 3.1 - Business - Payments', ['apple-3.1.1']],
    ['Apple: rejected under 4.3. It was built with Xcode 11.3 for iOS 10.3.', ['apple-4.3']],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    ['Apple rejected my app under guideline 2.12.', ['apple-4.2']],
    ['Our app was rejected by Apple. Reason: 17.2, and nobody knows why.', ['apple-5.1.1-required-data']],
    // In a text with an old number the others are old as well.
    ['Apple: rejected for guideline 2.12 and guideline 2.4.', ['apple-2.3.1', 'apple-4.2']],
  ])('without the sentence are possible causes only: %s', (text, expected) => {
    expect(ids(text)).toEqual([]);
    expect(likely(text).sort()).toEqual([...expected].sort());
    expect(decodeRejection(text).unknown).toEqual([]);
  });

  it.each([
    'Version 2.12 of the app is on the App Store.',
    'WCAG guideline 2.12 is about focus.',
    'The price is 10.60 dollars; Apple raised it by 2.12 %.',
    'macOS 10.6 and Xcode 11.13 were used by Apple.',
  ])('are not found in %s', (text) => {
    expect([...ids(text), ...likely(text)]).toEqual([]);
  });
});

describe('the version of a letter', () => {
  it.each(['1.2', '2.1', '3.1.1', '4.3'])('%s is no guideline', (version) => {
    const text = `Review Environment\nVersion reviewed: ${version}\n\nGuideline 5.2.3 - Legal`;
    expect(ids(text)).toEqual(['apple-5.2.3']);
    expect(ids(`Version ${version} guideline 5.2.3 of Apple`)).toEqual(['apple-5.2.3']);
  });
});

describe('ways to write a number', () => {
  it.each([
    ['Rejected under Guideline 4.3(a) (Design - Spam)', ['apple-4.3']],
    ['The rejection: guideline 4.3(a), "Spam"', ['apple-4.3']],
    ['Rejected in July under 4.3(a) — Design — Spam', ['apple-4.3']],
    ['Guideline 2.1(b) - Business Model (App Review)', ['apple-2.1-purchases']],
    [
      'App Store: guidelines 4.8 (Login Services) & 5.1.1(v) (Account Deletion)',
      ['apple-4.8', 'apple-5.1.1(v)'],
    ],
    [
      'App Store Connect | 2.1(a) App Completeness | 2.1(b) App Completeness |',
      ['apple-2.1', 'apple-2.1-purchases'],
    ],
    ['App Review:\n- 5.1.1(iv) wording of the microphone', ['apple-5.1.1-permission-screen']],
    ['A violation of Section 3.2(f) of the agreement with Apple', []],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe('numbered parts of a guideline', () => {
  it.each(Object.entries(GUIDELINE_DETAILS))('%s has a cause of its own', (number, cause) => {
    const [finding] = decodeRejection(`Guideline ${number}`).findings;
    expect(finding?.cause).toBe(cause);
    expect(cause).toMatch(/^[A-Z].*\.$/);
  });

  it('are named one after the other', () => {
    const [finding] = decodeRejection('Guidelines 2.5.8 and 2.5.18 of the App Store').findings;
    expect(finding?.cause).toBe(`${GUIDELINE_DETAILS['2.5.8'] ?? ''} ${GUIDELINE_DETAILS['2.5.18'] ?? ''}`);
  });

  it('leave the cause of the rule for the guideline itself', () => {
    const [finding] = decodeRejection('Guideline 2.5 - Performance').findings;
    expect(finding?.cause).toBe(finding?.rule.cause);
  });
});
