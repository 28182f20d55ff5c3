import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { returnPathOf, safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each(['/apps', '/aso?from=mail#top', '/apps/a%20b', '/submit?draft=1&step=2', '/'])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
      expect(returnPathOf({ from: path })).toBe(path);
    },
  );

  itEvery([
    undefined,
    null,
    7,
    {},
    '',
    'apps',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /apps',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '/sign-in',
    '/sign-in?x=1',
    '/sign-up#x',
    '/\u0000',
    '/apps/\u2028',
    '/apps/\u2029',
    '/a%0Ab',
    '/a%0D',
    '/apps/%E2%80%A8',
    '/apps/%e2%80%a9',
    '/%00',
    '/apps/%5Cevil',
    '/apps/%C2%85',
  ])('returns the apps list for …', (path) => {
    expect(safeReturnPath(path)).toBe('/apps');
  });

  it.each([null, 'text', 1, [], { from: 3 }])('survives the history state %j', (state) => {
    expect(returnPathOf(state)).toBe('/apps');
  });
});
