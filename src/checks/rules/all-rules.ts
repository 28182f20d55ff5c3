import { ANDROID_BUILD_RULES, ANY_BUILD_RULES, IOS_BUILD_RULES, PACKAGE_RULES } from '../build/rules';
import { NEWER_BUILD_RULES } from '../build/newer-build';
import { LANGUAGES } from '../languages/languages';
import { LISTING_RULES } from '../listing/rules';
import { CAPTION_RULES } from '../pictures/caption-words';
import { PICTURE_LOOK_RULES } from '../pictures/picture-looks';
import { PURCHASE_RULES } from '../purchases/rules';
import { DEMO_ACCOUNT_RULES } from '../review/demo-account';
import { REVIEW_NOTES_RULES } from '../review/notes';
import { RATING_RULES } from '../ratings/ratings';
import { RELEASE_RULES } from '../release/release-plan';

/** Every rule of the product, in the order in which they are listed. A new file is entered here. */
export const FAMILIES = [
  ...IOS_BUILD_RULES,
  ...ANDROID_BUILD_RULES,
  ...ANY_BUILD_RULES,
  ...PACKAGE_RULES,
  NEWER_BUILD_RULES,
  ...LISTING_RULES,
  LANGUAGES,
  CAPTION_RULES,
  ...PICTURE_LOOK_RULES,
  RATING_RULES,
  ...PURCHASE_RULES,
  RELEASE_RULES,
  DEMO_ACCOUNT_RULES,
  REVIEW_NOTES_RULES,
] as const;
