import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { LISTING_LIMITS, countCharacters, fieldLimits, listingLimit } from './limits';

describe('countCharacters', () => {
  itEvery([
    ['', 0],
    ['   ', 0],
    ['a', 1],
    ['  a  ', 1],
    ['a\n', 1],
    ['a b', 3],
    ['é', 1],
    ['e\u0301', 2],
    ['日本語', 3],
    ['𠮷', 1],
    ['😀', 1],
    ['😀😀', 2],
    ['🇩🇪', 2],
    ['👩‍👩‍👧', 5],
    ['\ud83d', 1],
    ['\ude00\ud83d', 2],
    ['a\ud83d', 2],
  ])('… counts …', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('agrees with the code points of a long mixed text', () => {
    const text = 'aé日😀'.repeat(50_000);
    expect(countCharacters(text)).toBe(Array.from(text).length);
  });
});

describe('the table', () => {
  it.each([
    ['ios', 'shortDescription'],
    ['ios', 'videoUrl'],
    ['android', 'subtitle'],
    ['android', 'keywords'],
    ['android', 'supportUrl'],
  ] as const)('%s has no %s', (store, field) => {
    expect(listingLimit(store, field)).toBeUndefined();
  });

  it('names each store and field once, with a source', () => {
    const keys = LISTING_LIMITS.map((limit) => `${limit.store} ${limit.field}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const limit of LISTING_LIMITS) expect(limit.source.label).not.toBe('');
  });

  it('puts the strictest store first', () => {
    expect(fieldLimits('releaseNotes', ['ios', 'android']).map((limit) => limit.max)).toEqual([500, 4000]);
    expect(fieldLimits('releaseNotes', ['ios']).map((limit) => limit.max)).toEqual([4000]);
    expect(fieldLimits('videoUrl', ['ios'])).toEqual([]);
  });
});
