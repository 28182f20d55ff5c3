import { describe, expect, test } from 'vitest';
import { STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import type { StoreDeadline } from '@/domain/policies/store-deadline';

/** Hosts on which the stores publish their rules. */
const STORE_HOSTS = [
  'developer.apple.com',
  'developer.android.com',
  'android-developers.googleblog.com',
  'support.google.com',
];

/** What is missing from an entry before a publisher may rely on it. */
function faults({ source, checked, certainty, scope, date }: StoreDeadline): string[] {
  const url = URL.canParse(source.url) ? new URL(source.url) : undefined;
  return [
    ...(source.label.trim() === '' ? ['no name of its source'] : []),
    ...(url?.protocol === 'https:' && STORE_HOSTS.includes(url.hostname)
      ? []
      : ['no page of a store as its source']),
    ...(isDay(checked) ? [] : ['no day on which the source was read']),
    ...(isDay(date) ? [] : ['no day']),
    ...(scope.trim() === '' ? ['no scope'] : []),
    ...(certainty.level !== 'official' && certainty.note.trim() === '' ? ['no reason for its doubt'] : []),
  ];
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

test.each(STORE_DEADLINES.map((each) => [each.id, each] as const))(
  '%s names its source, its scope and the day it was checked',
  (_, entry) => {
    expect(faults(entry)).toEqual([]);
  },
);

describe('an entry is refused', () => {
  const [entry] = STORE_DEADLINES;
  if (!entry) throw new Error('The list of dated rules is empty.');
  test.each<[string, Partial<StoreDeadline>]>([
    ['without a source', { source: { label: '', url: '' } }],
    ['with a source that is no address', { source: { label: 'Apple', url: 'upcoming requirements' } }],
    ['with a source on another site', { source: { label: 'A blog', url: 'https://example.com/rules' } }],
    ['without the day it was checked', { checked: '' }],
    ['with a day that does not exist', { checked: '2026-13-40' }],
    ['without a scope', { scope: ' ' }],
    ['with a doubt but no reason for it', { certainty: { level: 'conflicting', note: '' } }],
  ])('%s', (_, changes) => {
    expect(faults({ ...entry, ...changes })).not.toEqual([]);
  });
});
