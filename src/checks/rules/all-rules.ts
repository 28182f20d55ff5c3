import { ANDROID_BUILD_RULES, ANY_BUILD_RULES, IOS_BUILD_RULES, PACKAGE_RULES } from '../build/rules';
import { NEWER_BUILD_RULES } from '../build/newer-build';
import { LISTING_RULES } from '../listing/rules';
import { CAPTION_RULES } from '../pictures/caption-words';
import { RATING_RULES } from '../ratings/ratings';

/** Every rule of the product, in the order in which they are listed. A new file is entered here. */
export const FAMILIES = [
  ...IOS_BUILD_RULES,
  ...ANDROID_BUILD_RULES,
  ...ANY_BUILD_RULES,
  ...PACKAGE_RULES,
  NEWER_BUILD_RULES,
  ...LISTING_RULES,
  CAPTION_RULES,
  RATING_RULES,
] as const;
