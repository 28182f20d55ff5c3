import { ANDROID_BUILD_RULES } from './android-build-rules';
import { FORM_RULES } from './form-rules';
import { IMAGE_RULES } from './image-rules';
import { IOS_BUILD_RULES } from './ios-build-rules';
import { LISTING_RULES } from './listing-rules';
import { RATING_RULES } from './rating-rules';
import { PRIVACY_RULES } from './privacy-rules';
import { withEffort, type Rule } from './rule';

/** Every rule of the product by its id: what findings are counted, ignored, explained and linked by. */
export const RULES = {
  ...withEffort('build', IOS_BUILD_RULES),
  ...withEffort('build', ANDROID_BUILD_RULES),
  ...withEffort('texts', LISTING_RULES),
  ...withEffort('graphics', IMAGE_RULES),
  ...withEffort('field', FORM_RULES),
  ...withEffort('field', RATING_RULES),
  ...withEffort('field', PRIVACY_RULES),
} as const satisfies Record<string, Rule>;

/** Stable name of a rule in kebab case, e.g. `listing-too-long`. */
export type RuleId = keyof typeof RULES;
