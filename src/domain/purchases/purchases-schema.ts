import * as z from 'zod/mini';
import { PLATFORMS } from '@/model/app';
import {
  PERIODS,
  PRODUCT_KINDS,
  type BasePlan,
  type IntroOffer,
  type PlanOffer,
  type Product,
  type ProductTexts,
  type Purchases,
  type SubscriptionGroup,
} from '@/model/purchases';
import { flag, offByDefault, optionalText, recordSchema, textOrEmpty } from '../records/record-schema';

function byKey<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.record(z.string(), schema), {});
}

const textsSchema = recordSchema<ProductTexts>()({ name: textOrEmpty, description: textOrEmpty });
const introShape = { kind: z.enum(['trial', 'intro']), length: textOrEmpty, price: textOrEmpty };
const period = z.optional(z.enum(PERIODS));

const planSchema = recordSchema<BasePlan>()({
  planId: textOrEmpty,
  renewal: z._default(z.enum(['auto', 'prepaid']), 'auto'),
  period,
  grace: textOrEmpty,
  price: textOrEmpty,
  offers: byKey(recordSchema<PlanOffer>()({ ...introShape, offerId: textOrEmpty })),
});

const productSchema = recordSchema<Product>()({
  kind: z.enum(PRODUCT_KINDS),
  onlyIn: z.optional(z.enum(PLATFORMS)),
  reference: textOrEmpty,
  productId: textOrEmpty,
  playId: optionalText,
  price: textOrEmpty,
  playPrice: optionalText,
  texts: byKey(textsSchema),
  picture: optionalText,
  reviewNotes: textOrEmpty,
  isNew: offByDefault,
  group: optionalText,
  period,
  intro: z.optional(recordSchema<IntroOffer>()(introShape)),
  plans: z.optional(z.record(z.string(), planSchema)),
});

/** Products and groups, as drafts store them. */
export const purchasesSchema = recordSchema<Purchases>()({
  sells: flag,
  products: byKey(productSchema),
  groups: byKey(recordSchema<SubscriptionGroup>()({ reference: textOrEmpty, names: byKey(z.string()) })),
});
