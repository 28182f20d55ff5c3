import type { Listing, ListingField } from './listing';

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
