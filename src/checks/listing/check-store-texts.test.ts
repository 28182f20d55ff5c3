import { describe, expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { checkListing } from './check-listing';
import { checkStoreTexts } from './check-store-texts';

const CONTEXT = { locale: 'en-US', platforms: ['ios', 'android'], isUpdate: true } as const;
const LONG = 'Lantern: a quiet evening journal for everyone';
const idsOf = (texts: Parameters<typeof checkStoreTexts>[0]) =>
  checkStoreTexts(texts, CONTEXT).map(
    ({ rule, subject }) => `${rule} ${subject.store ?? 'both'} ${subject.field}`,
  );

describe('checkStoreTexts', () => {
  it('equals the plain check while both stores share each text', () => {
    const shared = listing({ title: LONG, privacyUrl: '' });
    expect(checkStoreTexts({ listings: { 'en-US': shared } }, CONTEXT)).toEqual(
      checkListing(shared, CONTEXT),
    );
  });

  it.each([
    ['Google Play', listing(), { title: LONG }, ['listing-too-long android title']],
    ['the App Store', listing({ title: LONG }), { title: 'Lantern' }, ['listing-too-long ios title']],
    [
      'both, by their own limits',
      listing({ releaseNotes: 'New. '.repeat(200) }),
      { releaseNotes: 'Tidy. '.repeat(100) },
      ['listing-too-long android releaseNotes'],
    ],
    ['a missing text of one store', listing(), { description: '' }, ['listing-missing android description']],
  ])('names the store of a field that differs: %s', (_, shared, own, expected) => {
    const found = idsOf({ listings: { 'en-US': shared }, playTexts: { 'en-US': own } });
    expect(found.filter((each) => /too-long|missing/.test(each))).toEqual(expected);
  });

  it('reports a field that does not differ once', () => {
    const shared = listing({ title: LONG });
    const found = idsOf({
      listings: { 'en-US': shared },
      playTexts: { 'en-US': { releaseNotes: 'Tidier.' } },
    });
    expect(found.filter((each) => each.endsWith('title'))).toEqual(
      checkListing(shared, CONTEXT)
        .filter(({ subject }) => subject.field === 'title')
        .map(({ rule, subject }) => `${rule} ${subject.store ?? 'both'} title`),
    );
  });

  it('gives every finding its own id', () => {
    const texts = {
      listings: { 'en-US': listing({ title: LONG }) },
      playTexts: { 'en-US': { title: `${LONG}!` } },
    };
    const ids = checkStoreTexts(texts, CONTEXT).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
