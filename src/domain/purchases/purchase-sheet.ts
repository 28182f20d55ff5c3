import { platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import type { DraftImage } from '@/model/draft-image';
import type { Product, Purchases } from '@/model/purchases';
import type { SheetGroup, SheetRow } from '../answer-sheet';
import { localeLabel } from '../locales/product-locales';
import { STORES } from '../stores/stores';
import { yesNo } from '../texts';
import {
  groupsOf,
  isSubscription,
  KIND_LABELS,
  offersOf,
  offerText,
  PERIOD_LABELS,
  plansOf,
  priceFor,
  productIdFor,
  productName,
  productsOf,
  purchasesOf,
  type Keyed,
} from './products';

interface Source {
  platform: PlatformChoice;
  purchases?: Purchases | undefined;
  images: readonly Pick<DraftImage, 'id' | 'fileName'>[];
}

/** Products with all their fields, in the order of the draft, and the groups of the subscriptions after them. */
export function purchaseSheet(source: Source): SheetGroup[] {
  const { groups } = purchasesOf(source);
  return [
    ...productsOf(source).map((product) => ({
      title: productName(product),
      rows: productRows(product, source, groups[product.group ?? '']?.reference),
    })),
    ...groupsOf(source).map(({ reference, names }) => ({
      title: `Subscription group: ${reference.trim() || 'without a name'}`,
      rows: Object.entries(names).map(([locale, name]) =>
        row(`Subscription Group Display Name (${localeLabel(locale)})`, name),
      ),
    })),
  ];
}

function productRows(product: Keyed<Product>, source: Source, group: string | undefined): SheetRow[] {
  const stores = platformsOf(source.platform).filter(
    (store) => product.onlyIn === undefined || product.onlyIn === store,
  );
  const isForApple = stores.includes('ios');
  const isForPlay = stores.includes('android');
  const isRenewed = isSubscription(product);
  const image = source.images.find(({ id }) => id === product.picture);
  return [
    ...(product.onlyIn === undefined ? [] : [row('Only in', STORES[product.onlyIn].name)]),
    row('Type', KIND_LABELS[product.kind]),
    ...(isForApple ? [row('Reference Name', product.reference)] : []),
    ...perStore('Product ID', stores, (store) => productIdFor(product, store)),
    ...perStore(
      'Price',
      stores.filter((store) => !isRenewed || store === 'ios'),
      (store) => priceFor(product, store),
    ),
    ...Object.entries(product.texts).flatMap(([locale, { name, description }]) => [
      row(`Name (${localeLabel(locale)})`, name),
      row(`Description (${localeLabel(locale)})`, description),
    ]),
    ...(isForApple && isRenewed
      ? [
          row('Subscription Group', group ?? ''),
          row('Subscription Duration', product.period ? PERIOD_LABELS[product.period] : ''),
          ...(product.intro ? [row('Introductory Offer', offerText(product.intro))] : []),
        ]
      : []),
    ...(isForPlay && isRenewed ? plansOf(product).flatMap(planRows) : []),
    ...(isForApple
      ? [
          row('Review screenshot', image?.fileName ?? ''),
          ...(product.reviewNotes.trim() === '' ? [] : [row('Review Notes', product.reviewNotes)]),
        ]
      : []),
    row('New with this version', yesNo(product.isNew) ?? ''),
  ];
}

function planRows(plan: ReturnType<typeof plansOf>[number]): SheetRow[] {
  const type = plan.renewal === 'prepaid' ? 'Prepaid' : 'Auto-renewing';
  const grace =
    plan.grace.trim() === '' || plan.renewal === 'prepaid' ? [] : [`grace period ${plan.grace.trim()}`];
  const parts = [
    type,
    plan.period ? PERIOD_LABELS[plan.period] : 'no billing period',
    plan.price.trim() || 'no price',
  ];
  return [
    row(`Base plan ${plan.planId.trim()}`.trim(), [...parts, ...grace].join(', ')),
    ...offersOf(plan).map((offer): SheetRow => ({
      ...row(`Offer ${offer.offerId.trim()}`.trim(), offerText(offer)),
      depth: 1,
    })),
  ];
}

/** One row where the stores have the same value, else one for each. */
function perStore(label: string, stores: readonly Platform[], read: (store: Platform) => string): SheetRow[] {
  const values = stores.map(read);
  if (new Set(values).size < 2) return values.slice(0, 1).map((value) => row(label, value));
  return stores.map((store) => row(`${label} (${STORES[store].name})`, read(store)));
}

function row(asks: string, value: string): SheetRow {
  const answer = value.trim();
  return { asks, answer: answer === '' ? undefined : answer };
}
