import { describe, expect, it, test } from 'vitest';
import type { AppRecord, StoredStatus } from '@/model/app';
import { SAMPLE_APPS } from '@/domain/workspace/sample-workspace';
import { appRecord } from '@tests/support/apps';
import { itEvery } from '@tests/support/it-every';
import { countApps, filterApps, isFiltering, platformFilterOf } from './app-filter';

function app(name: string, bundleId: string, changes: Partial<AppRecord> = {}): AppRecord {
  return appRecord({ id: name, name, bundleId, ...changes });
}

const APPS = [
  app('LacedUp', 'com.lacedup.run', { platforms: ['ios', 'android'] }),
  app('Größe 🦊', 'de.groesse.fuchs', { platforms: ['android'] }),
  app('שלום', 'il.shalom.app'),
  app('a\u202eb<script>', 'com.hostile'),
];

describe('searching', () => {
  itEvery([
    ['laced', ['LacedUp']],
    ['LACEDUP', ['LacedUp']],
    ['  laced  ', ['LacedUp']],
    ['com.LACEDUP', ['LacedUp']],
    ['RUN', ['LacedUp']],
    ['lacedupcom', []],
    ['p com', []],
    ['GRÖSSE', ['Größe 🦊']],
    ['grosse', ['Größe 🦊']],
    ['🦊', ['Größe 🦊']],
    ['שלום', ['שלום']],
    ['<SCRIPT>', ['a\u202eb<script>']],
    ['.*', []],
    ['zzz', []],
  ])('… finds …', (search, names) => {
    expect(filterApps(APPS, { search, platform: 'all' }).map((each) => each.name)).toEqual(names);
  });

  it('gives the same for a text typed letter by letter, deleted and typed again', () => {
    const many = Array.from({ length: 300 }, (_, index) => app(`App ${index}`, `com.number${index}.ios`));
    const typed = ['1', '12', '123', '12', '1', '', '2', '29', '299', '29', '299', 'x', 'App 1', 'app 12'];
    for (const search of typed) {
      const expected = many.filter((each) =>
        `${each.name}\n${each.bundleId}`.toLowerCase().includes(search.toLowerCase()),
      );
      expect(filterApps(many, { search, platform: 'all' })).toEqual(expected);
    }
    for (let index = 0; index < 100; index += 1) {
      filterApps(many, { search: `App ${index}`, platform: 'all' });
    }
    expect(filterApps(many, { search: '299', platform: 'ios' })).toHaveLength(1);
  });

  it('looks at the current name', () => {
    const renamed = APPS.map((each) => (each.name === 'LacedUp' ? { ...each, name: 'Knotted' } : each));
    expect(filterApps(renamed, { search: 'knotted', platform: 'all' })).toHaveLength(1);
    expect(filterApps(APPS, { search: 'knotted', platform: 'all' })).toHaveLength(0);
  });
});

describe('the platform', () => {
  test.each([
    ['all', ['LacedUp', 'Größe 🦊', 'שלום', 'a\u202eb<script>']],
    ['ios', ['LacedUp', 'שלום', 'a\u202eb<script>']],
    ['android', ['LacedUp', 'Größe 🦊']],
  ] as const)('%s shows %j', (platform, names) => {
    expect(filterApps(APPS, { search: '', platform }).map((each) => each.name)).toEqual(names);
  });

  it('and the search apply together', () => {
    expect(filterApps(APPS, { search: 'com', platform: 'android' }).map((each) => each.name)).toEqual([
      'LacedUp',
    ]);
  });

  itEvery([
    ['ios', 'ios'],
    ['android', 'android'],
    ['all', 'all'],
    ['iOS', 'all'],
    ['', 'all'],
    ['constructor', 'all'],
  ])('every row of the table', (text, platform) => {
    expect(platformFilterOf(text)).toBe(platform);
  });
});

test.each([
  ['', 'all', false],
  ['  ', 'all', false],
  ['x', 'all', true],
  ['', 'ios', true],
] as const)('search %j on %s filters: %s', (search, platform, expected) => {
  expect(isFiltering({ search, platform })).toBe(expected);
});

describe('the summary', () => {
  it('counts the sample apps', () => {
    expect(countApps(SAMPLE_APPS)).toEqual({ total: 6, approved: 2, review: 1, pending: 1, rejected: 1 });
  });

  it('counts nothing without apps', () => {
    expect(countApps([])).toEqual({ total: 0, approved: 0, review: 0, pending: 0, rejected: 0 });
  });

  it('leaves drafts and unknown statuses to the total', () => {
    const statuses: StoredStatus[] = ['draft', 'in_orbit', 'total', 'approved'];
    const apps = statuses.map((status) =>
      app(status, 'x', { lastSubmission: { version: '1', status, date: '' } }),
    );
    expect(countApps(apps)).toEqual({ total: 4, approved: 1, review: 0, pending: 0, rejected: 0 });
  });
});
