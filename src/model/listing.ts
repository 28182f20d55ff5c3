/**
 * The texts of one app in one locale, for both stores. An empty text means that it is missing. Limits and their
 * sources: domain/listings/limits.ts.
 */
export interface Listing {
  /** App Store name and Google Play title. */
  title: string;
  /** App Store subtitle; the form calls it "Short description" with its hint of 30. */
  subtitle: string;
  /** Google Play summary. */
  shortDescription: string;
  /** Full description, both stores. */
  description: string;
  /** App Store keywords, comma separated. */
  keywords: string;
  promotionalText: string;
  /** What's New on the App Store, release notes on Google Play. */
  releaseNotes: string;
  supportUrl: string;
  marketingUrl: string;
  privacyUrl: string;
  /** Google Play promo video: one YouTube URL. */
  videoUrl: string;
}

export type ListingField = keyof Listing;

export const EMPTY_LISTING: Listing = {
  title: '',
  subtitle: '',
  shortDescription: '',
  description: '',
  keywords: '',
  promotionalText: '',
  releaseNotes: '',
  supportUrl: '',
  marketingUrl: '',
  privacyUrl: '',
  videoUrl: '',
};

const FIELDS = Object.keys(EMPTY_LISTING) as ListingField[];

/** Whether a listing has no text; fields that only a newer version knows are not looked at. */
export function isBlankListing(listing: Listing): boolean {
  return FIELDS.every((field) => listing[field].trim() === '');
}
