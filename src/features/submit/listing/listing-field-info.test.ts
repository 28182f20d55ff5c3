import { describe, expect, it } from 'vitest';
import type { PlatformChoice } from '@/model/app';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import { itEvery } from '@tests/support/it-every';
import {
  ADDRESSES,
  fieldsFor,
  MAIN_FIELDS,
  mainFieldsFor,
  MORE_TEXTS,
  textCount,
} from './listing-field-info';

const ALL = [...MAIN_FIELDS, ...MORE_TEXTS, ...ADDRESSES];

function count(field: ListingField, text: string, platform: PlatformChoice) {
  const info = ALL.find((each) => each.field === field);
  return info && textCount(info, text, platform);
}

describe('the form', () => {
  it('has every text of a listing once', () => {
    expect(new Set(ALL.map(({ field }) => field)).size).toBe(11);
    expect(ALL).toHaveLength(11);
  });

  it.each([
    [
      'both',
      [
        'shortDescription',
        'releaseNotes',
        'promotionalText',
        'privacyUrl',
        'supportUrl',
        'marketingUrl',
        'videoUrl',
      ],
    ],
    ['ios', ['releaseNotes', 'promotionalText', 'privacyUrl', 'supportUrl', 'marketingUrl']],
    ['android', ['shortDescription', 'releaseNotes', 'privacyUrl', 'videoUrl']],
  ] as const)('for %s asks for %j', (platform, fields) => {
    expect(fieldsFor([...MORE_TEXTS, ...ADDRESSES], platform).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['both', {}, ['title', 'subtitle', 'description', 'keywords']],
    ['android', {}, ['title', 'description']],
    ['android', { subtitle: 'Calm evenings' }, ['title', 'subtitle', 'description']],
  ] as const)('for %s with the texts %j begins with %j', (platform, texts, fields) => {
    expect(
      mainFieldsFor(platform, [EMPTY_LISTING, { ...EMPTY_LISTING, ...texts }]).map(({ field }) => field),
    ).toEqual(fields);
  });

  itEvery([
    ['subtitle', 'both', 30],
    ['subtitle', 'android', 30],
    ['description', 'both', 4000],
    ['title', 'both', 30],
    ['keywords', 'ios', 100],
    ['shortDescription', 'android', 80],
    ['releaseNotes', 'both', 500],
    ['releaseNotes', 'ios', 4000],
    ['promotionalText', 'ios', 170],
  ] as const)('counts … for … against …', (field, platform, limit) => {
    expect(count(field, ' ab😀 ', platform)).toEqual({ count: 3, limit });
  });

  it('counts no addresses, and nothing where the store has no such field', () => {
    expect(count('supportUrl', 'https://a.example', 'both')).toBeUndefined();
    expect(count('keywords', 'a', 'android')).toBeUndefined();
  });
});
