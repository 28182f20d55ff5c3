import { describe, expect } from 'vitest';
import type { Platform } from '@/model/app';
import type { ListingField } from '@/model/listing';
import { itEvery } from '@tests/support/it-every';
import { fieldSays } from './field-label';

describe('a sentence about a field', () => {
  itEvery<[ListingField, Platform[], string, string]>([
    ['keywords', ['ios'], 'is missing', 'Keywords are missing'],
    [
      'keywords',
      ['ios'],
      'has 101 characters; the limit is 100',
      'Keywords have 101 characters; the limit is 100',
    ],
    ['keywords', ['ios'], 'names “Acme”', 'Keywords name “Acme”'],
    ['keywords', ['ios'], 'may still contain filler text', 'Keywords may still contain filler text'],
    ['releaseNotes', ['android'], 'still contains filler text', 'Release notes still contain filler text'],
    ['releaseNotes', ['android'], 'promises future features', 'Release notes promise future features'],
    [
      'releaseNotes',
      ['ios', 'android'],
      'stays unchanged in the store',
      'Release notes stay unchanged in the store',
    ],
    ['releaseNotes', ['ios'], 'is missing', "What's New is missing"],
    ['title', ['ios'], 'contains emoji', 'Name contains emoji'],
  ])('every row of the table', (field, stores, predicate, sentence) => {
    expect(fieldSays(field, stores, predicate)).toBe(sentence);
  });
});
