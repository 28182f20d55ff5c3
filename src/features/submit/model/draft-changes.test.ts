import { describe, expect, it } from 'vitest';
import { EMPTY_LISTING } from '@/domain/listings/listing';
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
    expect(setDetail('hasLogin', true)(DRAFT).details).toEqual({ ...DRAFT.details, hasLogin: true });
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
