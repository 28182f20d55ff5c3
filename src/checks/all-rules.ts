import { BUILD_RULES } from './build/rules';
import { RATING_RULES } from './ratings/ratings';

/** Every rule of the product, in the order in which they are listed. A new file is entered here. */
export const FAMILIES = [...BUILD_RULES, RATING_RULES] as const;
