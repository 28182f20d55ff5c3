import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { csvOf } from './csv';

const cell = (value: string | number) => csvOf([[value]]).slice(1, -2);

describe('csvOf', () => {
  it('has a byte order mark, commas and CRLF, and keeps blank lines', () => {
    expect(csvOf([['a', 'b'], [], [1, -2.5]])).toBe('\ufeffa,b\r\n\r\n1,-2.5\r\n');
  });

  itEvery([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' padded ', '" padded "'],
    ['日本語 عربى', '日本語 عربى'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('writes … as …', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });

  itEvery([
    ['=1+1', "'=1+1"],
    ['+49 30 1', "'+49 30 1"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
    // Numbers and signs elsewhere than at the beginning run nothing.
    ['a=1', 'a=1'],
    ['1-2', '1-2'],
    [-5, '-5'],
  ])('neutralises … to …', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });
});
