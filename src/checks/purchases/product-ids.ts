import type { Platform } from '@/model/app';
import type { Product } from '@/model/purchases';
import { isSubscription, offersOf, plansOf, productIdFor, type Keyed } from '@/domain/purchases/products';
import { groupBy } from '@/domain/group-by';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import {
  inStore,
  named,
  onStore,
  productField,
  type PurchaseCheck,
  type PurchaseFound,
} from './purchase-check';

const NEVER_AGAIN = 'An ID can’t be changed, and is not free again after the product is deleted.';

const RULES = {
  'purchase-id-missing': {
    title: 'Product without an ID',
    since: '2026-11-26',
    severity: 'blocker',
    source: APPLE.purchases,
    checked: '2026-11-25',
    effort: 'field',
    isMissing: true,
    why: 'The app finds the product by its ID, and no console saves a product without one.',
    fix: 'Enter the product ID that the app asks for.',
    examples: { fires: { productId: ' ' }, holds: { productId: 'plus.monthly' } },
  },
  'purchase-id-format': {
    title: 'Product ID that a store refuses',
    since: '2026-11-26',
    severity: 'blocker',
    source: APPLE.purchases,
    checked: '2026-11-25',
    effort: 'field',
    why: NEVER_AGAIN,
    fix: 'Use lower-case letters, digits, periods and underscores, at most 40: both stores take that.',
    examples: { fires: { productId: 'plus monthly' }, holds: { productId: 'plus.monthly' } },
  },
  'purchase-id-twice': {
    title: 'Two products with the same ID',
    since: '2026-11-26',
    severity: 'blocker',
    source: APPLE.purchases,
    checked: '2026-11-25',
    effort: 'field',
    why: 'A store accepts each ID once.',
    fix: 'Give one of them another ID.',
    examples: {
      fires: 'plus.monthly for the monthly and for the yearly subscription',
      holds: 'plus.monthly and plus.yearly',
    },
  },
} satisfies Record<string, Rule>;

type Found = PurchaseFound & { rule: keyof typeof RULES };

/** IDs of products, base plans and offers (sources 15.1). */
export const PRODUCT_IDS = defineFamily({ rules: RULES, check: checkIds });

/** Longest IDs in characters. */
const MAX_APPLE = 100;
const MAX_PLAY = 40;
const MAX_PLAN = 63;

function* checkIds(check: PurchaseCheck): Generator<Found> {
  for (const product of check.products) yield* missingId(check, product);
  for (const store of check.stores) {
    const products = inStore(check, store);
    for (const product of products) yield* ownId(product, store);
    yield* repeated(products, store);
    if (store === 'android') yield* planIds(products);
  }
}

function* missingId({ stores }: PurchaseCheck, product: Keyed<Product>): Generator<Found> {
  const lacking = stores.filter(
    (store) =>
      (product.onlyIn === undefined || product.onlyIn === store) && productIdFor(product, store) === '',
  );
  if (lacking.length === 0 || !product.isNew) return;
  yield {
    rule: 'purchase-id-missing',
    field: productField(product, 'productId'),
    ...(lacking.length === 1 && { store: lacking[0] }),
    title: `${named(product)} has no product ID`,
  };
}

function* ownId(product: Keyed<Product>, store: Platform): Generator<Found> {
  const id = productIdFor(product, store);
  const problem = id === '' ? undefined : store === 'ios' ? appleProblem(id) : playProblem(id);
  if (problem === undefined) return;
  const hasOwn = store === 'android' && (product.playId?.trim() ?? '') !== '';
  yield {
    rule: 'purchase-id-format',
    field: productField(product, hasOwn ? 'playId' : 'productId'),
    store,
    title: `Product ID ${id.slice(0, 60)} ${problem} ${onStore(store)}`,
    source: store === 'ios' ? APPLE.purchases : GOOGLE.subscriptions,
  };
}

function appleProblem(id: string): string | undefined {
  if (id.length > MAX_APPLE) return `has ${id.length} characters, more than the ${MAX_APPLE}`;
  return /^[A-Za-z0-9._-]+$/.test(id)
    ? undefined
    : 'has other characters than letters, digits, hyphens, periods and underscores';
}

function playProblem(id: string): string | undefined {
  if (id.length > MAX_PLAY) return `has ${id.length} characters, more than the ${MAX_PLAY}`;
  if (/^android\.test/.test(id)) return 'begins with android.test, which is reserved';
  return /^[a-z0-9][a-z0-9._]*$/.test(id)
    ? undefined
    : 'has other characters than lower-case letters, digits, periods and underscores';
}

function* repeated(products: readonly Keyed<Product>[], store: Platform): Generator<Found> {
  for (const [id, [, ...others]] of groupBy(products, (product) => productIdFor(product, store))) {
    if (id === '') continue;
    for (const other of others)
      yield {
        rule: 'purchase-id-twice',
        field: productField(other, 'productId'),
        store,
        title: `${named(other)} has the ID of another product: ${id.slice(0, 60)}`,
      };
  }
}

/** IDs of base plans are unique in their subscription, those of offers in their plan. */
function* planIds(products: readonly Keyed<Product>[]): Generator<Found> {
  for (const product of products.filter(isSubscription)) {
    const plans = plansOf(product);
    yield* innerIds(product, 'Base plan ID', plans, ({ key, planId }) => [`plans/${key}/planId`, planId]);
    for (const plan of plans)
      yield* innerIds(product, 'Offer ID', offersOf(plan), ({ key, offerId }) => [
        `plans/${plan.key}/offers/${key}/offerId`,
        offerId,
      ]);
  }
}

function* innerIds<Entry>(
  product: Keyed<Product>,
  label: string,
  entries: readonly Entry[],
  read: (entry: Entry) => [field: string, id: string],
): Generator<Found> {
  const seen = new Set<string>();
  for (const [field, text] of entries.map(read)) {
    const id = text.trim();
    const base = { field: productField(product, field), store: 'android' } as const;
    if (id === '') {
      if (product.isNew)
        yield { ...base, rule: 'purchase-id-missing', title: `${named(product)}: ${label} is missing` };
    } else if (seen.has(id)) {
      yield { ...base, rule: 'purchase-id-twice', title: `${named(product)}: ${label} ${id} is used twice` };
    } else if (id.length > MAX_PLAN || !/^[a-z0-9][a-z0-9-]*$/.test(id)) {
      yield {
        ...base,
        rule: 'purchase-id-format',
        title: `${named(product)}: Google Play refuses the ${label} ${id.slice(0, 60)}`,
        fix: `Use lower-case letters, digits and hyphens, at most ${MAX_PLAN}.`,
        source: GOOGLE.subscriptions,
      };
    }
    seen.add(id);
  }
}
