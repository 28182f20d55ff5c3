import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { CAUSES } from './causes';
import { decoded } from '@tests/support/decoded';

const PARTS = new Map(CAUSES.flatMap(({ parts = {} }) => Object.entries(parts)));

const ids = (text: string) => decoded(text).findings.map(({ cause }) => cause.id);

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
    const [finding] = decoded(`Guideline ${number}`).findings;
    expect(finding?.meaning).toBe(meaning);
  });

  it('are named one after the other', () => {
    const [finding] = decoded('Guidelines 2.5.8 and 2.5.18 of the App Store').findings;
    expect(finding?.meaning).toBe(`${PARTS.get('2.5.8') ?? ''} ${PARTS.get('2.5.18') ?? ''}`);
  });

  it('leave the cause of the rule for the guideline itself', () => {
    const [finding] = decoded('Guideline 2.5 - Performance').findings;
    expect(finding?.meaning).toBe(finding?.cause.meaning);
  });
});
