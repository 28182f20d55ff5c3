import type { Platform } from '@/model/app';
import type { Product } from '@/model/purchases';
import { appleLocale, playLocale } from '../locales/locale-map';
import {
  KIND_LABELS,
  offerText,
  PERIOD_LABELS,
  priceFor,
  productIdFor,
  productName,
  productsOf,
  purchasesOf,
} from '../purchases/products';
import { storeText } from '../texts';
import type { PageSubject } from './subjects';
import type { HandOverSource, HandOverText, HandOverValue } from './value';

/** Returns undefined where the draft has nothing for it. */
type Resolve = (subject: PageSubject, source: HandOverSource) => HandOverValue | undefined;

/** The values of a product's own pages. */
export const PURCHASE_VALUES = {
  'product-type': ofProduct(({ kind }) => KIND_LABELS[kind]),
  'product-reference': ofProduct((product) => product.reference.trim() || productName(product)),
  'product-id': ofProduct((product) => productIdFor(product, 'ios')),
  'play-product-id': ofProduct((product) => productIdFor(product, 'android')),
  'product-price': ofProduct((product) => priceFor(product, 'ios')),
  'play-product-price': ofProduct((product) => priceFor(product, 'android')),
  'product-name': perLanguage('ios', 'name'),
  'product-description': perLanguage('ios', 'description'),
  'play-product-name': perLanguage('android', 'name'),
  'play-product-description': perLanguage('android', 'description'),
  'product-picture': ({ product }, { images, defaultLocale }) => {
    const image = images.find(({ id }) => id === product?.picture);
    if (!image) return undefined;
    return {
      kind: 'pictures',
      sets: [{ locale: defaultLocale, label: 'Screenshot', images: [image] }],
    };
  },
  'product-review-notes': ofProduct(({ reviewNotes }) => reviewNotes),
  'subscription-duration': ofProduct(({ period }) => (period === undefined ? '' : PERIOD_LABELS[period])),
  'subscription-intro': ofProduct(({ intro }) => (intro === undefined ? '' : offerText(intro))),
  'subscription-group': ({ product }, source) => {
    const { groups } = purchasesOf(source);
    return once(product?.group === undefined ? '' : (groups[product.group]?.reference ?? ''));
  },
  'group-reference': ({ group }) => once(group?.reference ?? ''),
  'group-name': ({ group }, source) => texts(source, 'ios', (locale) => group?.names[locale] ?? ''),
  'plan-id': ({ plan }) => once(plan?.planId ?? ''),
  'plan-type': ({ plan }) => once(plan?.renewal === 'prepaid' ? 'Prepaid' : 'Auto-renewing'),
  'plan-period': ({ plan }) => once(plan?.period === undefined ? '' : PERIOD_LABELS[plan.period]),
  'plan-grace': ({ plan }) => once(plan?.renewal === 'auto' ? plan.grace : ''),
  'plan-price': ({ plan }) => once(plan?.price ?? ''),
  'offer-id': ({ offer }) => once(offer?.offerId ?? ''),
  'offer-phase': ({ offer }) => once(offer === undefined ? '' : offerText(offer)),
} satisfies Record<string, Resolve>;

/** The names of the products to select on the version's page. */
export function attachedProducts(source: HandOverSource): string | undefined {
  const products = productsOf(source, 'ios').filter(({ isNew }) => isNew);
  return products.length === 0 ? undefined : products.map(productName).join(', ');
}

function ofProduct(read: (product: Product) => string): Resolve {
  return ({ product }) => once(product === undefined ? '' : read(product));
}

function perLanguage(store: Platform, field: 'name' | 'description'): Resolve {
  return ({ product }, source) => texts(source, store, (locale) => product?.texts[locale]?.[field] ?? '');
}

function once(value: string): HandOverValue | undefined {
  const text = storeText(value);
  return text === '' ? undefined : { kind: 'texts', texts: [{ text }] };
}

/** A text in each language of the draft that the store has, the main one first. */
function texts(
  { listings, defaultLocale }: HandOverSource,
  store: Platform,
  read: (locale: string) => string,
): HandOverValue | undefined {
  const toStore = store === 'ios' ? appleLocale : playLocale;
  const locales = [defaultLocale, ...Object.keys(listings).filter((each) => each !== defaultLocale)];
  const found = locales.flatMap((locale): HandOverText[] => {
    const text = storeText(read(locale));
    return text === '' || toStore(locale) === undefined ? [] : [{ locale, text }];
  });
  return found.length === 0 ? undefined : { kind: 'texts', texts: found };
}
