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

/** Fields that both stores have. One text serves both unless Google Play has its own. */
export const SHARED_FIELDS = ['title', 'description', 'releaseNotes'] as const satisfies ListingField[];
export type SharedField = (typeof SHARED_FIELDS)[number];

/** Google Play's own texts by product locale, where they differ from the shared ones. An empty text counts as one. */
export type PlayTexts = Record<string, Partial<Pick<Listing, SharedField>>>;

/** The texts of an app for both stores. */
export interface StoreTexts {
  /** Texts by product locale; a shared field has the App Store's text where Google Play has its own. */
  listings: Record<string, Listing>;
  playTexts?: PlayTexts | undefined;
}
