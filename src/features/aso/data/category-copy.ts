/** Phrases of a language for the apps of one category. */
export interface CategoryCopy {
  /** Phrases that follow the app's name in the title, long ones first. */
  phrases: readonly string[];
  /** `{name}` is the app's name. */
  opening: string;
  benefits: readonly string[];
}
