import { ANDROID_BUILD_RULES, ANY_BUILD_RULES, IOS_BUILD_RULES, PACKAGE_RULES } from '../build/rules';
import { NEWER_BUILD_RULES } from '../build/newer-build';
import { CHECK_FAILED } from '../check-failed';
import { IGNORES } from '../config/ignores';
import { DETAILS_RULES } from '../details/check-details';
import { CONFLICTS } from '../draft/build-conflicts';
import { CROSS_RULES } from '../draft/check-draft';
import { DATED_RULES } from '../draft/dated-rules';
import { MISSING_PARTS } from '../draft/missing-parts';
import { OFFERED_LOCALE } from '../draft/offered-locale';
import { UNREAD_FILES } from '../files/unread-files';
import { LANGUAGES } from '../languages/languages';
import { LISTING_RULES } from '../listing/rules';
import { CAPTION_RULES } from '../pictures/caption-words';
import { IMAGE_FAMILIES } from '../pictures/check-images';
import { PICTURE_LOOK_RULES } from '../pictures/picture-looks';
import { PRIVACY_RULES } from '../privacy/check-privacy';
import { PURCHASE_RULES } from '../purchases/rules';
import { DEMO_ACCOUNT_RULES } from '../review/demo-account';
import { REVIEW_NOTES_RULES } from '../review/notes';
import { OPEN_RATING } from '../ratings/open-rating';
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
  OPEN_RATING,
  ...PURCHASE_RULES,
  RELEASE_RULES,
  DEMO_ACCOUNT_RULES,
  REVIEW_NOTES_RULES,
  UNREAD_FILES,
  ...DETAILS_RULES,
  ...IMAGE_FAMILIES,
  MISSING_PARTS,
  CONFLICTS,
  OFFERED_LOCALE,
  ...DATED_RULES,
  ...CROSS_RULES,
  ...PRIVACY_RULES,
  IGNORES,
  CHECK_FAILED,
] as const;
