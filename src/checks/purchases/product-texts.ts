import type { Platform } from '@/model/app';
import type { Period, Product } from '@/model/purchases';
import { isSubscription, PERIOD_LABELS, priceFor, type Keyed } from '@/domain/purchases/products';
import { countCharacters } from '@/domain/listings/limits';
import { quoted } from '@/domain/listings/field-label';
import { localeLabel } from '@/domain/locales/product-locales';
import { APPLE, GOOGLE, TOOLS } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import {
  inStore,
  named,
  onStore,
  productField,
  type PurchaseCheck,
  type PurchaseFound,
} from './purchase-check';

const RULES = {
  'purchase-text-missing': {
    title: 'Product without a name or description',
    since: '2026-11-26',
    severity: 'blocker',
    source: APPLE.purchases,
    checked: '2026-11-25',
    effort: 'texts',
    isMissing: true,
    why: 'The product stays at Missing Metadata, and can’t be submitted.',
    fix: 'Write them in the main language at least.',
    examples: {
      fires: { texts: { 'en-US': { name: '', description: 'Everything' } } },
      holds: { texts: { 'en-US': { name: 'Plus', description: 'Everything' } } },
    },
  },
  'purchase-text-too-long': {
    title: 'Product text beyond its limit',
    since: '2026-11-26',
    severity: 'blocker',
    source: APPLE.purchases,
    checked: '2026-11-25',
    effort: 'texts',
    why: 'The console does not save a longer text.',
    fix: 'Shorten it.',
    examples: {
      fires: {
        texts: { 'en-US': { name: 'Lantern Plus with all the evenings ever written', description: 'All' } },
      },
      holds: { texts: { 'en-US': { name: 'Lantern Plus', description: 'All' } } },
    },
  },
  'purchase-price-missing': {
    title: 'Product without a price',
    since: '2026-11-26',
    severity: 'blocker',
    source: APPLE.purchases,
    checked: '2026-11-25',
    effort: 'field',
    isMissing: true,
    why: 'A product without a price can’t be sold, and stays at Missing Metadata.',
    fix: 'Enter the price as you type it in the console.',
    examples: { fires: { price: '' }, holds: { price: 'EUR 4.99' } },
  },
  'purchase-price-words': {
    title: 'Price in the text of a product',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.metadata,
    checked: '2026-11-25',
    effort: 'texts',
    why: 'The store shows the price of each country beside it; a fixed one is wrong in the others.',
    fix: 'Leave the amount out.',
    examples: {
      fires: { texts: { 'en-US': { name: 'Plus for $4.99', description: 'All' } } },
      holds: { texts: { 'en-US': { name: 'Plus 100', description: 'All' } } },
    },
  },
  'purchase-period-words': {
    title: 'Name with another period than the subscription',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.subscriptions,
    checked: '2026-11-25',
    effort: 'texts',
    why: 'Reviewers ask for a clear period, and people who buy expect the one in the name.',
    fix: 'Correct the name or the duration.',
    examples: {
      fires: { period: 'P1Y', texts: { 'en-US': { name: 'Plus monthly', description: 'All' } } },
      holds: { period: 'P1M', texts: { 'en-US': { name: 'Plus monthly', description: 'All' } } },
    },
  },
  'purchase-outside': {
    title: 'Product text that names another way to pay',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.outsidePurchase,
    checked: '2026-11-25',
    effort: 'texts',
    why: 'Digital goods are paid through the store, and its texts must not lead elsewhere (3.1.1).',
    fix: 'Leave it out.',
    examples: {
      fires: { texts: { 'en-US': { name: 'Plus', description: 'Or pay by PayPal' } } },
      holds: { texts: { 'en-US': { name: 'Plus', description: 'All evenings' } } },
    },
  },
} satisfies Record<string, Rule>;

type Found = PurchaseFound & { rule: keyof typeof RULES };

/** Names, descriptions and prices of products (sources 15.1). */
export const PRODUCT_TEXTS = defineFamily({ rules: RULES, check: checkTexts });

type TextField = 'name' | 'description';
const LABELS: Record<TextField, string> = { name: 'Name', description: 'Description' };

/** Most characters; `sure` is where pages of the store disagree, up to which every page agrees. */
interface Limit {
  most: number;
  sure?: number;
}

function limitOf(product: Product, store: Platform, field: TextField): Limit {
  if (store === 'ios') return field === 'name' ? { most: 35, sure: 30 } : { most: 55, sure: 45 };
  if (!isSubscription(product)) return { most: field === 'name' ? 55 : 200 };
  // The limit of a subscription's name is reported, not official.
  return field === 'name' ? { most: Infinity, sure: 55 } : { most: 80 };
}

function* checkTexts(check: PurchaseCheck): Generator<Found> {
  for (const store of check.stores) {
    for (const product of inStore(check, store)) {
      yield* missing(check, product, store);
      for (const [locale, texts] of Object.entries(product.texts)) {
        for (const field of ['name', 'description'] as const) {
          const at = { field: productField(product, `texts/${locale}/${field}`), store, locale };
          yield* length(product, store, field, texts[field], at);
          if (store === 'ios') yield* words(product, field, texts[field], at);
        }
      }
    }
  }
  for (const product of check.products) yield* periodWords(product);
}

function* missing({ draft }: PurchaseCheck, product: Keyed<Product>, store: Platform): Generator<Found> {
  if (!product.isNew) return;
  const locale = draft.defaultLocale;
  const needed =
    store === 'android' && isSubscription(product) ? ['name' as const] : (['name', 'description'] as const);
  for (const field of needed) {
    if ((product.texts[locale]?.[field] ?? '').trim() !== '') continue;
    yield {
      rule: 'purchase-text-missing',
      field: productField(product, `texts/${locale}/${field}`),
      store,
      locale,
      title: `${named(product)} has no ${field} in ${localeLabel(locale)}`,
    };
  }
  // A subscription's price on Google Play is that of its base plans.
  const hasPrice = store === 'android' && isSubscription(product) ? true : priceFor(product, store) !== '';
  if (!hasPrice)
    yield {
      rule: 'purchase-price-missing',
      field: productField(product, 'price'),
      store,
      title: `${named(product)} has no price`,
    };
}

type At = Pick<PurchaseFound, 'field' | 'store' | 'locale'>;

function* length(
  product: Product,
  store: Platform,
  field: TextField,
  text: string,
  at: At,
): Generator<Found> {
  const count = countCharacters(text.trim());
  const { most, sure = most } = limitOf(product, store, field);
  if (count <= sure) return;
  const isOver = count > most;
  yield {
    ...at,
    rule: 'purchase-text-too-long',
    severity: isOver ? 'blocker' : 'warning',
    title: `${named(product)}: ${LABELS[field]} has ${count} characters; the limit ${onStore(store)} is ${isOver ? most : sure}`,
    ...(!isOver && { why: 'Some consoles and tools still refuse more.' }),
    fix: `Shorten it by ${count - (isOver ? most : sure)}.`,
    source: store === 'ios' ? APPLE.purchases : GOOGLE.subscriptions,
  };
}

const AMOUNT =
  /[$€£¥₹₩₽]\s?\d|\d(?:[.,]\d+)?\s?(?:[$€£¥₹₩₽円元원]|(?:usd|eur|gbp|jpy|inr|zł|kr|chf)(?!\p{L}))/iu;
/** "Free" on its own; "ad-free", "ads free" and "free trial" are something else. */
const FREE = /(?<![\p{L}-])(?<!ads? )free(?![\p{L}-]| trial)/iu;
const OUTSIDE =
  /(?<!\p{L})(?:paypal|stripe|credit card|kreditkarte|carte bancaire|tarjeta de crédito|(?:our|my) web ?site|unserer web ?site|notre site|nuestra web)(?!\p{L})/iu;

function* words(product: Product, field: TextField, text: string, at: At): Generator<Found> {
  const amount = AMOUNT.exec(text)?.[0];
  const free = FREE.exec(text)?.[0];
  if (amount !== undefined || free !== undefined)
    yield {
      ...at,
      rule: 'purchase-price-words',
      title: `${named(product)}: ${LABELS[field]} names a price: ${quoted([amount ?? free ?? ''])}`,
      ...(amount === undefined && {
        severity: 'note' as const,
        why: 'fastlane’s check reports it, because a product that is sold is not free.',
        source: TOOLS.precheck,
      }),
    };
  const outside = OUTSIDE.exec(text)?.[0];
  if (outside !== undefined)
    yield {
      ...at,
      rule: 'purchase-outside',
      title: `${named(product)}: ${LABELS[field]} names another way to pay: ${quoted([outside])}`,
    };
}

const PERIOD_WORDS: readonly (readonly [RegExp, readonly Period[]])[] = [
  [wordsFor('weekly|wöchentlich\\p{L}*|hebdomadaire|semanal|settimanale|每周|週額'), ['P1W']],
  [wordsFor('monthly|monatlich\\p{L}*|mensuel(?:le)?|mensual|mensal|mensile|月額|每月|매월'), ['P1M', 'P4W']],
  [wordsFor('yearly|annual(?:ly)?|jährlich\\p{L}*|annuel(?:le)?|anual|annuale|年額|每年|매년'), ['P1Y']],
];

function wordsFor(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');
}

function* periodWords(product: Keyed<Product>): Generator<Found> {
  if (!isSubscription(product) || product.period === undefined) return;
  for (const [locale, { name }] of Object.entries(product.texts)) {
    const periods = PERIOD_WORDS.filter(([pattern]) => pattern.test(name));
    const [first] = periods;
    if (!first || periods.length > 1 || first[1].includes(product.period)) continue;
    yield {
      rule: 'purchase-period-words',
      field: productField(product, `texts/${locale}/name`),
      locale,
      title: `${named(product)} says ${quoted([first[0].exec(name)?.[0] ?? ''])}, but lasts ${PERIOD_LABELS[product.period]}`,
    };
  }
}
