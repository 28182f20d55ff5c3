import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import { PERIODS, type BasePlan, type Period, type Product, type ProductTexts } from '@/model/purchases';
import { findListingLocale } from '../parts/listing-locale';

/** A product of a file, with its ID on Google Play. */
export type ReadProduct = Product & { onlyIn: 'android' };

/** Path of a product's file inside the `play` folder. */
export const PRODUCT_FILE = /^(products|subscriptions)\/[^/]+(?<!\.metadata)\.json$/;

/**
 * Reads a file of `products` or `subscriptions`: an InAppProduct, a OneTimeProduct or a Subscription of Google's API
 * (sources 15.3). Undefined for anything else. Prices are given as the store has them, e.g. `EUR 4.99`.
 */
export function productOfFile(text: string, isSubscription: boolean): ReadProduct | undefined {
  const parsed = parseJson(text);
  if (!isRecord(parsed)) return undefined;
  const productId = textOf(parsed.productId) || textOf(parsed.sku);
  if (productId === '') return undefined;
  const isOlderSubscription = parsed.purchaseType === 'subscription';
  const texts = textsOf(parsed.listings);
  const [first] = Object.values(texts);
  return {
    kind: isSubscription || isOlderSubscription ? 'subscription' : 'non-consumable',
    onlyIn: 'android',
    reference: first?.name ?? '',
    productId,
    price: microsPrice(parsed.defaultPrice),
    texts,
    reviewNotes: '',
    isNew: false,
    ...(isSubscription && { plans: plansOf(parsed.basePlans) }),
  };
}

/** Listings are a list with language codes, or an object by them. */
function textsOf(listings: unknown): Record<string, ProductTexts> {
  const entries: [string, unknown][] = Array.isArray(listings)
    ? listings.flatMap((each: unknown) => (isRecord(each) ? [[textOf(each.languageCode), each]] : []))
    : isRecord(listings)
      ? Object.entries(listings)
      : [];
  return Object.fromEntries(
    entries.flatMap(([code, listing]) => {
      const locale = findListingLocale(code, 'android').code;
      if (locale === undefined || !isRecord(listing)) return [];
      return [[locale, { name: textOf(listing.title), description: textOf(listing.description) }]];
    }),
  );
}

function plansOf(plans: unknown): Record<string, BasePlan> {
  const list: unknown[] = Array.isArray(plans) ? plans : [];
  return Object.fromEntries(
    list.filter(isRecord).map((plan, index) => {
      const prepaid = isRecord(plan.prepaidBasePlanType) ? plan.prepaidBasePlanType : undefined;
      const auto = isRecord(plan.autoRenewingBasePlanType) ? plan.autoRenewingBasePlanType : {};
      const type = prepaid ?? auto;
      const period = PERIODS.find((each) => each === type.billingPeriodDuration);
      return [
        `${String(index + 1).padStart(4, '0')}-read`,
        {
          planId: textOf(plan.basePlanId),
          renewal: prepaid ? 'prepaid' : 'auto',
          ...(period !== undefined && { period: period satisfies Period }),
          grace: /^P(\d+)D$/.exec(textOf(auto.gracePeriodDuration))?.[1] ?? '',
          price: regionalPrice(plan.regionalConfigs),
          offers: {},
        } satisfies BasePlan,
      ];
    }),
  );
}

/** The price of the first region. */
function regionalPrice(configs: unknown): string {
  const list: unknown[] = Array.isArray(configs) ? configs : [];
  const price = list
    .filter(isRecord)
    .map(({ price: each }) => each)
    .find(isRecord);
  if (!price) return '';
  const nanos = typeof price.nanos === 'number' ? price.nanos : 0;
  return amount(
    textOf(price.currencyCode),
    `${textOf(price.units) || '0'}${String(nanos / 1000).padStart(6, '0')}`,
  );
}

function microsPrice(price: unknown): string {
  return isRecord(price) ? amount(textOf(price.currency), textOf(price.priceMicros)) : '';
}

/** @param micros digits of millionths */
function amount(currency: string, micros: string): string {
  if (!/^\d+$/.test(micros)) return '';
  const digits = micros.padStart(7, '0');
  const part = digits.slice(-6).replace(/0+$/, '').padEnd(2, '0');
  return `${currency} ${digits.slice(0, -6)}${part === '00' ? '' : `.${part}`}`.trim();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
