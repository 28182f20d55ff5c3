import { describe, expect, it } from 'vitest';
import type { StoredStatus } from '@/model/app';
import { appRecord } from '@tests/support/apps';
import { itEvery } from '@tests/support/it-every';
import { usedVersionHint } from './version-hint';

function app(status: StoredStatus, version = '2.1.0') {
  return appRecord({ lastSubmission: { version, status, date: '2026-11-02' } });
}

describe('a version that the store has', () => {
  it.each([
    ['approved', 'Approved'],
    ['review', 'In Review'],
    ['pending', 'Pending Review'],
  ] as const)('and that is %s is named, with the next one', (status, label) => {
    expect(usedVersionHint(app(status), ' 2.1.0 ')).toEqual({
      text: `2.1.0 has already been submitted (${label}, 2026-11-02). A new submission needs a higher version.`,
      next: '2.1.1',
    });
  });

  it.each(['draft', 'rejected', 'a later status'])('but is %s may be used again', (status) => {
    expect(usedVersionHint(app(status), '2.1.0')).toBeUndefined();
  });

  it.each([
    ['2.1.1', app('approved')],
    ['', app('approved', '')],
    ['2.1.0', undefined],
  ])('is not %j', (version, known) => {
    expect(usedVersionHint(known, version)).toBeUndefined();
  });

  itEvery([
    ['3.0', '3.1'],
    ['1.0.9', '1.0.10'],
    ['1.2.3.4', '1.2.3.5'],
    ['7', '8'],
    ['1.2.3.4.5', undefined],
    ['1.0-beta', undefined],
    ['<b>', undefined],
  ])('… is followed by …', (version, next) => {
    expect(usedVersionHint(app('approved', version), version)?.next).toBe(next);
  });
});
