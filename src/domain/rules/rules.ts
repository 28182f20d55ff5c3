import { ANDROID_BUILD_RULES } from './android-build-rules';
import { FORM_RULES } from './form-rules';
import { IMAGE_RULES } from './image-rules';
import { IOS_BUILD_RULES } from './ios-build-rules';
import { LISTING_RULES } from './listing-rules';
import type { Rule } from './rule';

/** Every rule of the product by its id: what findings are counted, ignored, explained and linked by. */
export const RULES = {
  ...IOS_BUILD_RULES,
  ...ANDROID_BUILD_RULES,
  ...LISTING_RULES,
  ...IMAGE_RULES,
  ...FORM_RULES,
} as const satisfies Record<string, Rule>;

/** Stable name of a rule in kebab case, e.g. `listing-too-long`. */
export type RuleId = keyof typeof RULES;
