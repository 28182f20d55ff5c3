import type { CategoryId, OptimizedLocale } from '../model/optimization';
import { FRENCH } from './localized-copy-fr';
import { GERMAN } from './localized-copy-de';
import { SPANISH } from './localized-copy-es';

/** Phrases of a language for the apps of one category. */
export interface CategoryCopy {
  /** Phrases that follow the app's name in the title, long ones first. */
  phrases: readonly string[];
  /** `{name}` is the app's name. */
  opening: string;
  benefits: readonly string[];
}

export const LOCALIZED_COPY: Record<OptimizedLocale, Record<CategoryId, CategoryCopy>> = {
  'es-ES': SPANISH,
  'fr-FR': FRENCH,
  'de-DE': GERMAN,
};
