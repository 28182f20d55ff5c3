import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import * as z from 'zod/mini';
import { recordSchema, textOrEmpty } from './record-schema';
import { readParts, withUnreadableParts } from './unreadable-parts';

interface Trip {
  id: string;
  title: string;
  mood?: 'calm' | 'merry' | undefined;
  stops: { place: string; rating?: number | undefined }[];
  notes: Record<string, string>;
}
const schema = recordSchema<Trip>()({
  id: z.string(),
  title: textOrEmpty,
  mood: z.optional(z.enum(['calm', 'merry'])),
  stops: z._default(
    z.array(recordSchema<Trip['stops'][number]>()({ place: z.string(), rating: z.optional(z.number()) })),
    [],
  ),
  notes: z._default(z.record(z.string(), z.string()), {}),
});

const TRIP = {
  id: 'a',
  title: 'Lisbon',
  mood: 'calm',
  stops: [{ place: 'Harbour', rating: 4 }, { place: 'Castle' }],
  notes: { monday: 'Rain' },
} satisfies Trip;

const read = (stored: unknown) => readParts(schema, stored);

it('reads a whole record unchanged', () => {
  expect(read(TRIP)).toEqual(TRIP);
  expect(withUnreadableParts(TRIP)).toBe(TRIP);
});

itEvery<[string, object, Partial<Trip>, string[]]>([
  ['a text of another type', { title: 7 }, { title: '' }, ['title']],
  ['a value of a newer version', { mood: 'wild' }, {}, ['mood']],
  ['a list of another type', { stops: 'none' }, { stops: [] }, ['stops']],
  ['an entry', { notes: { monday: 'Rain', friday: [] } }, { notes: { monday: 'Rain' } }, ['notes/friday']],
  [
    'a field of an item',
    { stops: [{ place: 'Harbour', rating: 'good' }, { place: 'Castle' }] },
    { stops: [{ place: 'Harbour' }, { place: 'Castle' }] },
    ['stops/0'],
  ],
  [
    'items between others, one of them in part',
    { stops: [7, { place: 'Castle' }, { rating: 3 }, { place: 'Garden', rating: {} }] },
    { stops: [{ place: 'Castle' }, { place: 'Garden' }] },
    ['stops/0', 'stops/2', 'stops/3'],
  ],
])('sets … aside, reads the rest, and stores all of it again', (_, odd, expected, paths) => {
  const stored = { ...TRIP, ...odd };
  const trip = read(stored);
  const { mood, ...rest } = TRIP;
  expect(trip).toMatchObject({ ...rest, ...('mood' in odd ? {} : { mood }), ...expected });
  const parts = trip && 'unreadable' in trip ? (trip.unreadable as { path: string[] }[]) : [];
  expect(parts.map(({ path }) => path.join('/'))).toEqual(paths);
  expect(withUnreadableParts({ ...trip, title: 'Porto' })).toEqual({
    ...stored,
    title: 'Porto',
  });
});

it('puts nothing back over what the user has entered since', () => {
  const trip = read({ ...TRIP, mood: 'wild', stops: [{ place: 'Harbour', rating: 'good' }] });
  const changed = { ...trip, mood: 'merry', stops: [{ place: 'Market' }] };
  expect(withUnreadableParts(changed)).toEqual({ ...TRIP, mood: 'merry', stops: [{ place: 'Market' }] });
});

it.each<[string, unknown]>([
  ['a record without its id', { ...TRIP, id: undefined }],
  ['a text', 'trip'],
  ['null', null],
  ['a list', [TRIP]],
  ['a hundred thousand damaged items', { ...TRIP, stops: Array.from({ length: 100_000 }, () => 7) }],
])('cannot read %s', (_, stored) => {
  expect(read(stored)).toBeUndefined();
});

it('believes no list of parts that is stored', () => {
  const forged = { ...TRIP, unreadable: [{ path: ['title'], value: 'Forged', readAs: 'Lisbon' }] };
  expect(read(forged)).toEqual(TRIP);
});
