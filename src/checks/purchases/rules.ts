import { PRODUCT_IDS } from './product-ids';
import { PRODUCT_REVIEW } from './product-review';
import { PRODUCT_TEXTS } from './product-texts';
import { SUBSCRIPTIONS } from './subscriptions';

/** The rules about in-app purchases and subscriptions, in the order of their findings. */
export const PURCHASE_RULES = [PRODUCT_IDS, PRODUCT_TEXTS, SUBSCRIPTIONS, PRODUCT_REVIEW] as const;
