import type { CategoryId, OptimizedLocale } from '../model/optimization';
import { FRENCH } from './localized-copy-fr';
import { GERMAN } from './localized-copy-de';
import { SPANISH } from './localized-copy-es';
import type { CategoryCopy } from './category-copy';

export const LOCALIZED_COPY: Record<OptimizedLocale, Record<CategoryId, CategoryCopy>> = {
  'es-ES': SPANISH,
  'fr-FR': FRENCH,
  'de-DE': GERMAN,
};
