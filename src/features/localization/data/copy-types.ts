import type { CategoryId, FeatureId } from '../model/localization';

/** Phrases of a language for the apps of one category. */
interface CategoryCopy {
  /** Phrases that follow the app's name in the title, long ones first. */
  phrases: readonly string[];
  /** Subtitle of at most 30 characters (App Store). */
  subtitle: string;
  /** At most 80 characters: Google Play's short description, and the start of the description. */
  tagline: string;
  /** Lines of the description and of screenshots. */
  benefits: readonly string[];
  keywords: readonly string[];
}

/** The phrases of one language, for the packs' texts. */
export interface LanguageCopy {
  /** Between the app's name and what it does. */
  separator: string;
  /** Words of the store's own page, for the preview. */
  store: { get: string; description: string };
  categories: Record<CategoryId, CategoryCopy>;
  /** Lines for features that the user's own description names. */
  features: Record<FeatureId, { line: string; keyword: string }>;
}
