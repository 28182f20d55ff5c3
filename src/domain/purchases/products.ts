import { platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import {
  NO_PURCHASES,
  type BasePlan,
  type Period,
  type PlanOffer,
  type Product,
  type ProductKind,
  type Purchases,
  type SubscriptionGroup,
} from '@/model/purchases';
import { groupBy } from '../group-by';
import { clipText } from '../texts';

type Source = { platform: PlatformChoice; purchases?: Purchases | undefined };

/** A value with the key that it has in the draft. */
export type Keyed<Value> = Value & { key: string };

export const KIND_LABELS: Record<ProductKind, string> = {
  consumable: 'Consumable',
  'non-consumable': 'Non-Consumable',
  'non-renewing': 'Non-Renewing Subscription',
  subscription: 'Auto-Renewable Subscription',
};

export const PERIOD_LABELS: Record<Period, string> = {
  P1W: '1 week',
  P4W: '4 weeks',
  P1M: '1 month',
  P2M: '2 months',
  P3M: '3 months',
  P4M: '4 months',
  P6M: '6 months',
  P1Y: '1 year',
};

/** Periods that only Google Play offers. */
const PLAY_PERIODS: readonly Period[] = ['P4W', 'P4M'];

/** The lengths that a store offers, the shortest first. */
export function periodsOf(store: Platform): Period[] {
  const all = Object.keys(PERIOD_LABELS) as Period[];
  return store === 'android' ? all : all.filter((period) => !PLAY_PERIODS.includes(period));
}

/** Entries in the order in which they were added. */
export function entriesOf<Value extends object>(record: Readonly<Record<string, Value>>): Keyed<Value>[] {
  return Object.entries(record)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => ({ ...value, key }));
}

/**
 * A key that comes after those of a record.
 * @param random distinguishes it from what another member adds at the same time
 */
export function nextKey(record: Readonly<Record<string, unknown>>, random: string): string {
  const numbers = Object.keys(record).map((key) => Number.parseInt(key, 10) || 0);
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${random.slice(0, 8)}`;
}

export function purchasesOf({ purchases }: Pick<Source, 'purchases'>): Purchases {
  return purchases ?? NO_PURCHASES;
}

/** The products of a draft in their order; none once the publisher has said that it sells nothing. */
export function productsOf(source: Source, store?: Platform): Keyed<Product>[] {
  const { sells, products } = purchasesOf(source);
  if (sells === false) return [];
  const stores = platformsOf(source.platform);
  return entriesOf(products).filter(({ onlyIn, kind }) => {
    const own = onlyIn === undefined ? stores : stores.filter((each) => each === onlyIn);
    const offered = kind === 'non-renewing' ? own.filter((each) => each === 'ios') : own;
    return store === undefined ? offered.length > 0 : offered.includes(store);
  });
}

/** The groups that at least one subscription is in. */
export function groupsOf(source: Source): Keyed<SubscriptionGroup>[] {
  const used = new Set(
    productsOf(source, 'ios').flatMap(({ kind, group }) => (kind === 'subscription' ? (group ?? []) : [])),
  );
  return entriesOf(purchasesOf(source).groups).filter(({ key }) => used.has(key));
}

/** The base plans of a subscription; period and price are the subscription's where a plan has none of its own. */
export function plansOf({
  plans = {},
  period,
  price,
}: Pick<Product, 'plans' | 'period' | 'price'>): Keyed<BasePlan>[] {
  return entriesOf(plans).map((plan) => ({
    ...plan,
    period: plan.period ?? period,
    price: plan.price.trim() === '' ? price : plan.price,
  }));
}

export function offersOf({ offers }: Pick<BasePlan, 'offers'>): Keyed<PlanOffer>[] {
  return entriesOf(offers);
}

/** Longest name of a product in a list. */
const MAX_NAME = 60;

/** The name of a product in lists, whatever of it is filled in. */
export function productName(
  product: Pick<Product, 'reference' | 'productId' | 'playId' | 'texts' | 'kind'>,
): string {
  const [text] = Object.values(product.texts).flatMap(({ name }) => name.trim() || []);
  const name = product.reference.trim() || text || product.productId.trim() || product.playId?.trim();
  return clipText(name || KIND_LABELS[product.kind], MAX_NAME);
}

/** The product ID in a store; spaces around it are the clipboard's. */
export function productIdFor(
  { productId, playId }: Pick<Product, 'productId' | 'playId'>,
  store: Platform,
): string {
  return ((store === 'android' ? playId?.trim() || undefined : undefined) ?? productId).trim();
}

export function priceFor(
  { price, playPrice }: Pick<Product, 'price' | 'playPrice'>,
  store: Platform,
): string {
  return ((store === 'android' ? playPrice?.trim() || undefined : undefined) ?? price).trim();
}

/** Whether the App Store renews it until the user cancels. */
export function isSubscription({ kind }: Pick<Product, 'kind'>): boolean {
  return kind === 'subscription';
}

/** Whether a bought product belongs to the user for good, so that it can be restored. */
export function isRestorable({ kind }: Pick<Product, 'kind'>): boolean {
  return kind === 'non-consumable' || kind === 'subscription';
}

/** The products that have no other of their kind in the store, and of which none goes with the version. */
export function unattachedKinds(products: readonly Product[]): ProductKind[] {
  return [...groupBy(products, ({ kind }) => kind)].flatMap(([kind, own]) =>
    own.some(({ isNew }) => isNew) ? [] : [kind],
  );
}

/** An introductory offer in words: `Free trial, 7 days`. */
export function offerText({ kind, length, price }: Pick<PlanOffer, 'kind' | 'length' | 'price'>): string {
  const parts = [
    kind === 'trial' ? 'Free trial' : 'Introductory price',
    length,
    kind === 'trial' ? '' : price,
  ];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
