import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { guardFormula, unguardFormula } from './formula-guard';

describe('guardFormula', () => {
  itEvery([
    '=1+1',
    '+49 30 1',
    '-cmd',
    '@SUM(A1)',
    '\u2212cmd',
    '%=1',
    '|=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    '﹦1',
    ' =1',
    '\u00a0=1',
    '\u3000=1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '\u0001=1',
    ' \u0001=1',
    '\u200b=1',
    '\u202e=1',
    '\ufeff\u200b =1',
    '\u0001%|=1',
    "'=1",
  ])('puts an apostrophe before …, and takes it off again', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(unguardFormula(guardFormula(text))).toBe(text);
  });

  itEvery([
    '',
    'a=1',
    '1-2',
    '100 % free',
    '“Best app” – The Times',
    '– a dash',
    '• a bullet',
    "'90s games",
    ' padded ',
    '\u200fمرحبا',
    '\u200bLantern',
    '日本語',
    '👩‍👩‍👧',
    'first\n=second',
    '#1 journal',
    '(=1)',
  ])('leaves … unchanged', (text) => {
    expect(guardFormula(text)).toBe(text);
    expect(unguardFormula(text)).toBe(text);
  });
});
