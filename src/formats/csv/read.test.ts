import { describe, expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { listingsToCsv } from '../csv/table';
import { importTable } from './read';

describe('importTable', () => {
  it('takes the table that Localization exports for both stores', () => {
    const listings = { 'en-US': listing(), 'de-DE': listing({ title: 'Laterne' }) };
    const table = importTable('listings.csv', listingsToCsv(listings));
    if (!table.ok) throw new Error(table.failure);
    expect(table.value.content.listings).toEqual(listings);
    expect(table.value.sources.map(({ store, texts }) => [store, texts['de-DE']?.title?.text])).toEqual([
      ['ios', 'Laterne'],
      ['android', 'Laterne'],
    ]);
  });

  it('names what it left out, and refuses another table', () => {
    const table = importTable('t.csv', 'Locale,Title,Mood\nen-US,Paw,glad\nqq,Paw,');
    expect(table.ok && table.value.report.leftOut.map(({ reason }) => reason)).toEqual(['table', 'table']);
    expect(importTable('t.csv', 'a,b\n1,2').ok).toBe(false);
    expect(importTable('t.csv', 'Locale,Title\n,,\n')).toMatchObject({ failure: /no row with a locale/ });
  });
});
