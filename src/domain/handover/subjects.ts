import type { BasePlan, PlanOffer, Product, SubscriptionGroup } from '@/model/purchases';
import type { Platform } from '@/model/app';
import {
  groupsOf,
  isSubscription,
  offersOf,
  plansOf,
  productName,
  productsOf,
  type Keyed,
} from '../purchases/products';
import type { PageSubjects } from './console-words.mjs';
import type { HandOverSource } from './value';

/** Subject of a page, where a console has one like it for each product. */
export interface PageSubject {
  /** Unique among the subjects of the page. */
  key: string;
  name: string;
  product?: Keyed<Product>;
  group?: Keyed<SubscriptionGroup>;
  plan?: Keyed<BasePlan>;
  offer?: Keyed<PlanOffer>;
}

/** The subjects that a page is repeated for: what is new with this version, since the console has the rest already. */
export function subjectsOf(
  kind: PageSubjects,
  source: HandOverSource,
  store: Platform,
): readonly PageSubject[] {
  const products = productsOf(source, store).filter(({ isNew }) => isNew);
  const subscriptions = products.filter(isSubscription);
  switch (kind) {
    case 'purchase':
      return products.filter((product) => !isSubscription(product)).map(ofProduct);
    case 'subscription':
      return subscriptions.map(ofProduct);
    case 'subscription-group': {
      const used = new Set(subscriptions.map(({ group }) => group));
      return groupsOf(source)
        .filter(({ key }) => used.has(key))
        .map((group) => ({ key: group.key, name: group.reference.trim() || 'without a name', group }));
    }
    case 'base-plan':
      return subscriptions.flatMap((product) => ofPlans(product));
    case 'offer':
      return subscriptions.flatMap((product) =>
        ofPlans(product).flatMap((each) =>
          offersOf(each.plan).map((offer) => ({
            ...each,
            key: `${each.key}-${offer.key}`,
            name: `${each.name}, ${offer.offerId.trim() || 'offer without an ID'}`,
            offer,
          })),
        ),
      );
  }
}

function ofProduct(product: Keyed<Product>): PageSubject {
  return { key: product.key, name: productName(product), product };
}

function ofPlans(product: Keyed<Product>): (PageSubject & { plan: Keyed<BasePlan> })[] {
  return plansOf(product).map((plan) => ({
    key: `${product.key}-${plan.key}`,
    name: `${productName(product)}, ${plan.planId.trim() || 'plan without an ID'}`,
    product,
    plan,
  }));
}
