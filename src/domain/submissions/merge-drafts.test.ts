import { describe, expect, it } from 'vitest';
import { listing, storedDraft } from '@tests/support/drafts';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import type { StoredDraft } from '@/model/draft';
import { mergeDrafts } from './merge-drafts';

const BASE = storedDraft({ revision: 4 });

function withTitle(draft: StoredDraft, title: string): StoredDraft {
  return { ...draft, listings: { ...draft.listings, 'en-US': listing({ title }) } };
}

describe('mergeDrafts', () => {
  it('keeps what only this tab changed', () => {
    const mine = withTitle(BASE, 'Mine');
    expect(mergeDrafts(BASE, mine, { ...BASE }).item).toEqual(mine);
  });

  it('takes what only the other tab changed', () => {
    const theirs = { ...withTitle(BASE, 'Theirs'), revision: 5 };
    expect(mergeDrafts(BASE, { ...BASE }, theirs).item).toEqual(theirs);
  });

  it('brings different fields of one listing together', () => {
    const mine = withTitle(BASE, 'Mine');
    const theirs: StoredDraft = {
      ...BASE,
      version: '2.0.0',
      listings: { 'en-US': listing({ subtitle: 'Theirs' }) },
      details: { ...BASE.details, needsLogin: true },
    };
    const merged = mergeDrafts(BASE, mine, theirs).item;
    expect(merged.listings['en-US']).toEqual(listing({ title: 'Mine', subtitle: 'Theirs' }));
    expect(merged.version).toBe('2.0.0');
    expect(merged.details.needsLogin).toBe(true);
  });

  it('lets this tab, the later one, win in a field that both changed', () => {
    const merged = mergeDrafts(BASE, withTitle(BASE, 'Mine'), withTitle(BASE, 'Theirs')).item;
    expect(merged.listings['en-US']?.title).toBe('Mine');
  });

  it('may empty a field', () => {
    const merged = mergeDrafts(BASE, { ...BASE, version: '' }, { ...BASE, bundleId: 'com.other' }).item;
    expect([merged.version, merged.bundleId]).toEqual(['', 'com.other']);
  });

  it('keeps the locales that each side added', () => {
    const add = (locale: string) => ({ ...BASE, listings: { ...BASE.listings, [locale]: listing() } });
    expect(Object.keys(mergeDrafts(BASE, add('de-DE'), add('ja-JP')).item.listings).sort()).toEqual([
      'de-DE',
      'en-US',
      'ja-JP',
    ]);
  });

  const TWO: StoredDraft = {
    ...BASE,
    listings: { 'en-US': listing(), 'de-DE': listing({ title: 'Laterne' }) },
  };
  const WITHOUT_GERMAN: StoredDraft = { ...TWO, listings: { 'en-US': listing() } };
  const GERMAN_CHANGED: StoredDraft = {
    ...TWO,
    listings: { 'en-US': listing(), 'de-DE': listing({ title: 'Neue Laterne' }) },
  };

  it.each([
    ['this tab removed', WITHOUT_GERMAN, { ...TWO, version: '9' }, undefined],
    ['the other tab removed', { ...TWO, version: '9' }, WITHOUT_GERMAN, undefined],
    ['this tab removed and the other wrote in', WITHOUT_GERMAN, GERMAN_CHANGED, 'Neue Laterne'],
    ['this tab wrote in and the other removed', GERMAN_CHANGED, WITHOUT_GERMAN, 'Neue Laterne'],
  ])('a locale that %s', (_, mine, theirs, title) => {
    expect(mergeDrafts(TWO, mine, theirs).item.listings['de-DE']?.title).toBe(title);
  });

  it.each([
    ['wrote in the locale that is left', listing({ title: 'Changed' }), ['de-DE']],
    ['wrote nothing', listing({ title: 'Laterne' }), ['de-DE']],
  ])(
    'has texts in the main locale when each side removed the other’s, and this one %s',
    (_, german, locales) => {
      const mine: StoredDraft = { ...TWO, defaultLocale: 'de-DE', listings: { 'de-DE': german } };
      const theirs: StoredDraft = { ...TWO, version: '9', listings: { 'en-US': listing() } };
      const merged = mergeDrafts(TWO, mine, theirs).item;
      expect(Object.keys(merged.listings)).toEqual(locales);
      expect(merged.defaultLocale).toBe('de-DE');
    },
  );

  it('takes the builds as one field', () => {
    const mine = { ...BASE, builds: [iosBuild({ fileSize: 7 })] };
    expect(mergeDrafts(BASE, mine, { ...BASE, builds: [androidBuild()] }).item.builds).toEqual(mine.builds);
    expect(mergeDrafts(BASE, { ...BASE, version: '3' }, { ...BASE, builds: [] }).item.builds).toEqual([]);
  });

  it('gives back the very same draft when nothing came from elsewhere', () => {
    const mine = withTitle(BASE, 'Mine');
    expect(mergeDrafts(BASE, mine, BASE).item).toBe(mine);
  });

  it('brings texts of Google Play’s own together', () => {
    const own = (texts: object) => ({ ...BASE, playTexts: { 'en-US': texts } });
    const merged = mergeDrafts(
      own({ title: 'A' }),
      own({ title: 'Mine' }),
      own({ title: 'A', description: 'Theirs' }),
    );
    expect(merged.item.playTexts).toEqual({ 'en-US': { title: 'Mine', description: 'Theirs' } });
    expect(
      mergeDrafts<StoredDraft>(own({ title: 'A' }), BASE, { ...own({ title: 'A' }), version: '9' }).item
        .playTexts,
    ).toBe(undefined);
  });

  it('keeps the texts of a locale in which the other side changed only one of Google Play’s own', () => {
    const own = { ...TWO, playTexts: { 'de-DE': { title: 'Diario' } } };
    const theirs = { ...TWO, playTexts: { 'de-DE': { title: 'Tagebuch' } } };
    const merged = mergeDrafts<StoredDraft>(own, WITHOUT_GERMAN, theirs).item;
    expect(merged.listings['de-DE']?.title).toBe('Laterne');
    expect(merged.playTexts).toEqual(theirs.playTexts);
  });
});
