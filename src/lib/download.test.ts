import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { safeFileName } from './download';

describe('safeFileName', () => {
  itEvery([
    ['plan.pdf', 'plan.pdf'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\x\\y.zip', 'C--x-y.zip'],
    ['a\u0000b\nc.txt', 'a-b-c.txt'],
    ['...', 'download'],
    ['', 'download'],
    ['Übung ☕.csv', 'Übung ☕.csv'],
    ['x'.repeat(121), 'x'.repeat(120)],
    [`${'x'.repeat(300)}.webmanifest`, `${'x'.repeat(108)}.webmanifest`],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(116)}.pdf`],
    ['con.csv', 'con-.csv'],
    ['Connect.csv', 'Connect.csv'],
    ['\u202Egnp.report.pdf', 'gnp.report.pdf'],
  ])('… becomes …', (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });
});
