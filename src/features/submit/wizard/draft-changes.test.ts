import { describe, expect, it } from 'vitest';
import { EMPTY_LISTING } from '@/model/listing';
import { listing, submissionDraft } from '@tests/support/drafts';
import {
  addLocale,
  listingOf,
  localesOf,
  removeLocale,
  setDefaultLocale,
  setDetail,
  setListingText,
} from './draft-changes';

const DRAFT = submissionDraft({ images: [] });
const TWO = addLocale('de-DE')(DRAFT);

describe('texts', () => {
  it('change one field of one locale', () => {
    const changed = setListingText('de-DE', 'title', 'Laterne')(TWO);
    expect(listingOf(changed, 'de-DE').title).toBe('Laterne');
    expect(listingOf(changed, 'en-US')).toEqual(listing());
  });

  it('of a locale that is not there are empty', () => {
    expect(listingOf(DRAFT, 'ja-JP')).toEqual(EMPTY_LISTING);
  });

  it('change one answer', () => {
    expect(setDetail('needsLogin', true)(DRAFT).details).toEqual({ ...DRAFT.details, needsLogin: true });
  });
});

describe('locales', () => {
  it('begin with the addresses of the main one, and no texts', () => {
    const { supportUrl, marketingUrl, privacyUrl } = listing();
    expect(listingOf(TWO, 'de-DE')).toEqual({ ...EMPTY_LISTING, supportUrl, marketingUrl, privacyUrl });
  });

  it('are not added twice', () => {
    expect(addLocale('de-DE')(TWO)).toBe(TWO);
  });

  it('are removed, but for the main one and unknown ones', () => {
    expect(removeLocale('de-DE')(TWO).listings).toEqual(DRAFT.listings);
    expect(removeLocale('en-US')(TWO)).toBe(TWO);
    expect(removeLocale('ja-JP')(TWO)).toBe(TWO);
  });

  it('are listed with the main one first', () => {
    expect(localesOf(TWO)).toEqual(['en-US', 'de-DE']);
    expect(localesOf(setDefaultLocale('de-DE')(TWO))).toEqual(['de-DE', 'en-US']);
    expect(setDefaultLocale('ja-JP')(TWO)).toBe(TWO);
  });
});

describe('texts of Google Play’s own', () => {
  const own = { 'en-US': { title: 'Lantern Diary' } };
  const both = submissionDraft({ playTexts: own });
  const play = submissionDraft({ playTexts: own, platform: 'android' });

  it.each([
    ['both stores show the App Store’s', both, listing().title],
    ['Google Play alone shows its own', play, 'Lantern Diary'],
  ])('%s', (_, draft, title) => {
    expect(listingOf(draft, 'en-US').title).toBe(title);
  });

  it.each([
    ['the form of both stores changes the App Store’s', both, undefined, 'Lantern Diary'],
    ['a fix for Google Play changes its own', both, 'android', 'New'],
    ['the form of Google Play changes its own', play, undefined, 'New'],
  ] as const)('%s', (_, draft, store, expected) => {
    const changed = setListingText('en-US', 'title', 'New', store)(draft);
    expect(changed.playTexts?.['en-US']?.title).toBe(expected);
  });

  it('a fix for Google Play changes the shared text where it has none of its own', () => {
    const changed = setListingText('en-US', 'description', 'New', 'android')(both);
    expect([changed.listings['en-US']?.description, changed.playTexts]).toEqual(['New', own]);
  });

  it('are removed with their locale', () => {
    const german = { ...both.playTexts, 'de-DE': { title: 'Tagebuch' } };
    const two = addLocale('de-DE')({ ...both, playTexts: german });
    expect(removeLocale('de-DE')(two).playTexts).toEqual(own);
  });
});
