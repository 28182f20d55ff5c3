import { describe, expect, it, test } from 'vitest';
import { SAMPLE_SUBMISSIONS } from '@/domain/workspace/sample-workspace';
import { itEvery } from '@tests/support/it-every';
import {
  filterOf,
  filterSubmissions,
  isFiltering,
  nextSort,
  rowsOf,
  sortOf,
  sortSubmissions,
  URL_DEFAULTS,
  type SubmissionRow,
} from './submission-list';

function submission(id: string, changes: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    isSample: false,
    id,
    appName: id,
    bundleId: 'com.example',
    version: '1.0',
    platform: 'ios',
    status: 'draft',
    date: '2026-11-20',
    ...changes,
  };
}

const ids = (list: readonly SubmissionRow[]) => list.map((each) => each.id);

describe('what the URL says', () => {
  test.each([
    [{}, { search: '', status: undefined, store: undefined }],
    [
      { q: 'x', status: 'review', store: 'ios' },
      { search: 'x', status: 'review', store: 'ios' },
    ],
    [{ status: 'unknown' }, { search: '', status: 'unknown', store: undefined }],
    [
      { status: 'REVIEW', store: 'apple' },
      { search: '', status: undefined, store: undefined },
    ],
    [
      { status: 'constructor', store: '__proto__' },
      { search: '', status: undefined, store: undefined },
    ],
  ])('%j', (values, filter) => {
    expect(filterOf({ ...URL_DEFAULTS, ...values })).toEqual(filter);
  });

  itEvery([
    ['-date', 'date', true],
    ['date', 'date', false],
    ['-app', 'app', true],
    ['version', 'version', false],
    ['', 'date', true],
    ['-', 'date', true],
    ['--date', 'date', true],
    ['toString', 'date', true],
  ])('sort …', (sort, key, isDescending) => {
    expect(sortOf({ ...URL_DEFAULTS, sort })).toEqual({ key, isDescending });
  });

  itEvery([
    ['100', 100],
    ['101', 200],
    ['200', 200],
    ['2000', 2000],
    ['2001', 2000],
    ['999999', 2000],
    ['1000000', 100],
    ['0', 100],
    ['-5', 100],
    ['1e3', 100],
    ['', 100],
  ])('rows …', (rows, expected) => {
    expect(rowsOf({ ...URL_DEFAULTS, rows })).toBe(expected);
  });
});

test.each([
  ['date', true, 'date', 'date'],
  ['date', false, 'date', '-date'],
  ['date', true, 'app', 'app'],
  ['app', false, 'app', '-app'],
  ['app', true, 'date', '-date'],
] as const)(
  'sorted by %s (descending %s), a press on %s gives %s',
  (key, isDescending, pressed, expected) => {
    expect(nextSort({ key, isDescending }, pressed)).toBe(expected);
  },
);

describe('filtering', () => {
  const list = [
    submission('Größe', { bundleId: 'de.fuchs', status: 'approved', platform: 'android' }),
    submission('PawPal', { version: '1.4.2', status: 'in_orbit' }),
    submission('<b>', { status: 'rejected' }),
  ];
  itEvery([
    [{ search: '' }, ['Größe', 'PawPal', '<b>']],
    [{ search: 'GRÖSSE' }, ['Größe']],
    [{ search: 'FUCHS' }, ['Größe']],
    [{ search: '1.4.2' }, ['PawPal']],
    [{ search: ' <B> ' }, ['<b>']],
    [{ search: '', status: 'approved' as const }, ['Größe']],
    [{ search: '', status: 'unknown' as const }, ['PawPal']],
    [{ search: '', status: 'draft' as const }, []],
    [{ search: '', store: 'ios' as const }, ['PawPal', '<b>']],
    [{ search: 'g', store: 'ios' as const }, []],
  ])('every row of the table', (filter, expected) => {
    expect(ids(filterSubmissions(list, filter))).toEqual(expected);
  });

  it('is active with anything but blanks', () => {
    expect(isFiltering({ search: '  ' })).toBe(false);
    expect(isFiltering({ search: '', store: 'ios' })).toBe(true);
  });
});

describe('sorting', () => {
  const versions = ['1.10', '1.9', '1.9.1'].map((version) => submission(version, { version }));
  const days = ['2026-11-19', '2026-11-21', '2026-11-20'].map((date) => submission(date, { date }));
  const statuses = ['rejected', 'in_orbit', 'draft', 'review'].map((status) =>
    submission(status, { status }),
  );
  const names = ['banana', 'Apple', 'app 10', 'app 9'].map((name) => submission(name));
  itEvery([
    ['version', false, versions, ['1.9', '1.9.1', '1.10']],
    ['version', true, versions, ['1.10', '1.9.1', '1.9']],
    ['date', true, days, ['2026-11-21', '2026-11-20', '2026-11-19']],
    ['date', false, days, ['2026-11-19', '2026-11-20', '2026-11-21']],
    ['status', false, statuses, ['draft', 'review', 'rejected', 'in_orbit']],
    ['app', false, names, ['app 9', 'app 10', 'Apple', 'banana']],
    [
      'store',
      false,
      [submission('google', { platform: 'android' }), submission('apple')],
      ['apple', 'google'],
    ],
  ] as const)('by …, descending …', (key, isDescending, list, expected) => {
    expect(ids(sortSubmissions(list, { key, isDescending }))).toEqual(expected);
  });

  it('has equal ones newest first and leaves its input alone', () => {
    const list = [...days];
    expect(ids(sortSubmissions(list, { key: 'store', isDescending: true }))).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
    ]);
    expect(list).toEqual(days);
  });

  it('starts with the newest of the samples', () => {
    expect(
      ids(
        sortSubmissions(
          SAMPLE_SUBMISSIONS.map((each) => ({ ...each, isSample: true })),
          { key: 'date', isDescending: true },
        ),
      )[0],
    ).toBe('tiny-tides-ios-3.0.0');
  });
});
