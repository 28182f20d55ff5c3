import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { CAUSES } from './causes';
import { decodeRejection } from './decode-rejection';

const OLD_GUIDELINES = CAUSES.flatMap(({ id, before2016 = {} }) =>
  Object.entries(before2016).map(([number, sentence]): [string, string, string] => [number, sentence, id]),
);
const PARTS = new Map(CAUSES.flatMap(({ parts = {} }) => Object.entries(parts)));

const ids = (text: string) => decodeRejection(text).findings.map(({ cause }) => cause.id);
const likely = (text: string) => decodeRejection(text).likely.map(({ cause }) => cause.id);

describe('guidelines as they were numbered until 2016', () => {
  itEvery(OLD_GUIDELINES)('with its sentence', (number, sentence, id) => {
    expect(ids(`${number}: ${sentence} … will be rejected`)).toEqual([id]);
  });

  itEvery([
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
  ])('name the causes of their time', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  itEvery([
    ['Apple rejected my app under guideline 2.12.', ['apple-4.2']],
    ['Our app was rejected by Apple. Reason: 17.2, and nobody knows why.', ['apple-5.1.1-required-data']],
    // In a text with an old number the others are old as well.
    ['Apple: rejected for guideline 2.12 and guideline 2.4.', ['apple-2.3.1', 'apple-4.2']],
  ])('without the sentence are possible causes only', (text, expected) => {
    expect(ids(text)).toEqual([]);
    expect(likely(text).sort()).toEqual([...expected].sort());
    expect(decodeRejection(text).unknown).toEqual([]);
  });

  itEvery([
    'Version 2.12 of the app is on the App Store.',
    'WCAG guideline 2.12 is about focus.',
    'The price is 10.60 dollars; Apple raised it by 2.12 %.',
    'macOS 10.6 and Xcode 11.13 were used by Apple.',
  ])('are not found in', (text) => {
    expect([...ids(text), ...likely(text)]).toEqual([]);
  });
});

describe('the version of a letter', () => {
  itEvery(['1.2', '2.1', '3.1.1', '4.3'])('is no guideline', (version) => {
    const text = `Review Environment\nVersion reviewed: ${version}\n\nGuideline 5.2.3 - Legal`;
    expect(ids(text)).toEqual(['apple-5.2.3']);
    expect(ids(`Version ${version} guideline 5.2.3 of Apple`)).toEqual(['apple-5.2.3']);
  });
});

describe('ways to write a number', () => {
  itEvery([
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
  ])('name the causes of their time', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe('numbered parts of a guideline', () => {
  itEvery([...PARTS])('has a cause of its own', (number, meaning) => {
    const [finding] = decodeRejection(`Guideline ${number}`).findings;
    expect(finding?.meaning).toBe(meaning);
  });

  it('are named one after the other', () => {
    const [finding] = decodeRejection('Guidelines 2.5.8 and 2.5.18 of the App Store').findings;
    expect(finding?.meaning).toBe(`${PARTS.get('2.5.8') ?? ''} ${PARTS.get('2.5.18') ?? ''}`);
  });

  it('leave the cause of the rule for the guideline itself', () => {
    const [finding] = decodeRejection('Guideline 2.5 - Performance').findings;
    expect(finding?.meaning).toBe(finding?.cause.meaning);
  });
});
