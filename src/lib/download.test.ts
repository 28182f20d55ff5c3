import { describe, expect, it } from 'vitest';
import { safeFileName } from './download';

describe('safeFileName', () => {
  it.each([
    ['plan.pdf', 'plan.pdf'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\x\\y.zip', 'C--x-y.zip'],
    ['a\u0000b\nc.txt', 'a-b-c.txt'],
    ['...', 'download'],
    ['', 'download'],
    ['Übung ☕.csv', 'Übung ☕.csv'],
    ['x'.repeat(121), 'x'.repeat(120)],
  ])('%j becomes %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });
});
