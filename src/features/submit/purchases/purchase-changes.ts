import { platformsOf } from '@/model/app';
import type { DraftContent } from '@/model/draft';
import type {
  BasePlan,
  PlanOffer,
  Product,
  ProductKind,
  Purchases,
  SubscriptionGroup,
} from '@/model/purchases';
import { nextKey, purchasesOf } from '@/domain/purchases/products';
import type { DraftChange } from '../wizard/draft-changes';

function changePurchases(apply: (purchases: Purchases, draft: DraftContent) => Purchases): DraftChange {
  return (draft) => ({ ...draft, purchases: apply(purchasesOf(draft), draft) });
}

export function setSells(sells: boolean): DraftChange {
  return changePurchases((purchases) => ({ ...purchases, sells }));
}

/** A product of which nothing but its kind is known. */
const BLANK: Omit<Product, 'kind'> = {
  reference: '',
  productId: '',
  price: '',
  texts: {},
  reviewNotes: '',
  isNew: true,
};

const BLANK_PLAN: BasePlan = { planId: '', renewal: 'auto', grace: '', price: '', offers: {} };

/**
 * Adds a product. A subscription joins the last group, since most apps have one, and has a base plan for Google Play.
 * @param key of the product
 * @param random distinguishes the keys of its group and plan from what another member adds at the same time
 */
export function addProduct(kind: ProductKind, key: string, random: string): DraftChange {
  return changePurchases((purchases, draft) => {
    const { products } = purchases;
    if (kind !== 'subscription')
      return { ...purchases, sells: true, products: { ...products, [key]: { ...BLANK, kind } } };
    const group = Object.keys(purchases.groups).sort().at(-1) ?? nextKey({}, random);
    const isForPlay = platformsOf(draft.platform).includes('android');
    const plans = isForPlay ? { [nextKey({}, random)]: BLANK_PLAN } : undefined;
    return {
      ...purchases,
      sells: true,
      products: { ...products, [key]: { ...BLANK, kind, group, ...(plans && { plans }) } },
      groups: { [group]: { reference: '', names: {} }, ...purchases.groups },
    };
  });
}

export function removeProduct(key: string): DraftChange {
  return changePurchases((purchases) => ({ ...purchases, products: without(purchases.products, key) }));
}

/** Puts a removed product back. */
export function restoreProduct(key: string, product: Product): DraftChange {
  return changePurchases((purchases) => ({
    ...purchases,
    products: { ...purchases.products, [key]: product },
  }));
}

export function setProduct(key: string, change: Partial<Product>): DraftChange {
  return changeProduct(key, (product) => ({ ...product, ...change }));
}

export function setProductText(
  key: string,
  locale: string,
  field: 'name' | 'description',
  text: string,
): DraftChange {
  return changeProduct(key, (product) => {
    const before = product.texts[locale] ?? { name: '', description: '' };
    return { ...product, texts: { ...product.texts, [locale]: { ...before, [field]: text } } };
  });
}

/** Moves a subscription into a new group. */
export function addGroup(productKey: string, random: string): DraftChange {
  return changePurchases((purchases) => {
    const product = purchases.products[productKey];
    if (!product) return purchases;
    const group = nextKey(purchases.groups, random);
    return {
      ...purchases,
      products: { ...purchases.products, [productKey]: { ...product, group } },
      groups: { ...purchases.groups, [group]: { reference: '', names: {} } },
    };
  });
}

export function setGroup(key: string, apply: (group: SubscriptionGroup) => SubscriptionGroup): DraftChange {
  return changePurchases((purchases) => {
    const group = purchases.groups[key];
    return group ? { ...purchases, groups: { ...purchases.groups, [key]: apply(group) } } : purchases;
  });
}

export function addPlan(productKey: string, random: string): DraftChange {
  return changeProduct(productKey, (product) => {
    const plans = product.plans ?? {};
    return { ...product, plans: { ...plans, [nextKey(plans, random)]: BLANK_PLAN } };
  });
}

export function removePlan(productKey: string, planKey: string): DraftChange {
  return changeProduct(productKey, (product) => ({
    ...product,
    plans: without(product.plans ?? {}, planKey),
  }));
}

export function setPlan(productKey: string, planKey: string, change: Partial<BasePlan>): DraftChange {
  return changePlan(productKey, planKey, (plan) => ({ ...plan, ...change }));
}

export function addOffer(productKey: string, planKey: string, random: string): DraftChange {
  const offer: PlanOffer = { offerId: '', kind: 'trial', length: '', price: '' };
  return changePlan(productKey, planKey, (plan) => ({
    ...plan,
    offers: { ...plan.offers, [nextKey(plan.offers, random)]: offer },
  }));
}

export function removeOffer(productKey: string, planKey: string, offerKey: string): DraftChange {
  return changePlan(productKey, planKey, (plan) => ({ ...plan, offers: without(plan.offers, offerKey) }));
}

export function setOffer(
  productKey: string,
  planKey: string,
  offerKey: string,
  change: Partial<PlanOffer>,
): DraftChange {
  return changePlan(productKey, planKey, (plan) => {
    const offer = plan.offers[offerKey];
    return offer ? { ...plan, offers: { ...plan.offers, [offerKey]: { ...offer, ...change } } } : plan;
  });
}

function changeProduct(key: string, apply: (product: Product) => Product): DraftChange {
  return changePurchases((purchases) => {
    const product = purchases.products[key];
    return product ? { ...purchases, products: { ...purchases.products, [key]: apply(product) } } : purchases;
  });
}

function changePlan(productKey: string, planKey: string, apply: (plan: BasePlan) => BasePlan): DraftChange {
  return changeProduct(productKey, (product) => {
    const plan = product.plans?.[planKey];
    return plan ? { ...product, plans: { ...product.plans, [planKey]: apply(plan) } } : product;
  });
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}
