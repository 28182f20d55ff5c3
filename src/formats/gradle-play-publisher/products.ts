import type { PackageFile, PackageSource } from '@/domain/packages/package-file';
import { appIdFor } from '@/domain/packages/package-file';
import { playLocale } from '@/domain/locales/locale-map';
import {
  isSubscription,
  plansOf,
  priceFor,
  productIdFor,
  productName,
  productsOf,
  type Keyed,
} from '@/domain/purchases/products';
import { moneyOf, type Money } from '@/domain/purchases/typed-price';
import type { Product } from '@/model/purchases';
import { storeText } from '@/domain/texts';

/** Latest known version of Google's list of regions (sources 15.3). */
const REGIONS_VERSION = '2022/02';

/** Countries whose currency is theirs alone, so that a typed price is one of theirs. */
const REGION_OF: Readonly<Record<string, string>> = {
  ...{ USD: 'US', GBP: 'GB', JPY: 'JP', CAD: 'CA', AUD: 'AU', INR: 'IN', BRL: 'BR', KRW: 'KR', MXN: 'MX' },
  ...{ PLN: 'PL', SEK: 'SE', NOK: 'NO', DKK: 'DK', CZK: 'CZ', CHF: 'CH', TRY: 'TR', SGD: 'SG', ZAR: 'ZA' },
};

/**
 * Writes the products that are new with the version, as gradle-play-publisher sends them (sources 15.3). The files of
 * products that the store has already would take its other prices away.
 */
export function gradleProducts(
  source: PackageSource,
  root: string,
): { files: PackageFile[]; notes: string[] } {
  const files: PackageFile[] = [];
  const lacking: string[] = [];
  const products = productsOf(source, 'android').filter(({ isNew }) => isNew);
  for (const product of products) {
    const id = productIdFor(product, 'android');
    // Ids become file names; the checks report every other one.
    if (!/^[a-z0-9][a-z0-9._]*$/.test(id)) lacking.push(productName(product));
    else if (isSubscription(product)) {
      files.push(
        jsonFile(`${root}/subscriptions/${id}.json`, subscription(source, product, id)),
        jsonFile(`${root}/subscriptions/${id}.metadata.json`, { regionsVersion: REGIONS_VERSION }),
      );
    } else {
      const price = moneyOf(priceFor(product, 'android'));
      if (price) files.push(jsonFile(`${root}/products/${id}.json`, oneTime(source, product, id, price)));
      else lacking.push(productName(product));
    }
  }
  return {
    files,
    notes:
      lacking.length === 0
        ? []
        : [
            `gradle-play-publisher gets no file for ${lacking.join(', ')}: it needs a product ID and a price with its currency, such as EUR 4.99.`,
          ],
  };
}

function oneTime(source: PackageSource, product: Product, sku: string, { currency, micros }: Money): unknown {
  return {
    sku,
    packageName: appIdFor(source, 'android'),
    purchaseType: 'managedUser',
    status: 'inactive',
    defaultLanguage: playLocale(source.defaultLocale) ?? 'en-US',
    defaultPrice: { currency, priceMicros: micros },
    listings: Object.fromEntries(
      textsOf(product).map(({ language, title, description }) => [language, { title, description }]),
    ),
  };
}

function subscription(source: PackageSource, product: Keyed<Product>, productId: string): unknown {
  return {
    packageName: appIdFor(source, 'android'),
    productId,
    listings: textsOf(product).map(({ language, title, description }) => ({
      languageCode: language,
      title,
      ...(description !== '' && { description }),
    })),
    basePlans: plansOf(product).flatMap(({ planId, period, renewal, grace, price }) => {
      if (planId.trim() === '' || period === undefined) return [];
      const money = moneyOf(price);
      const region = money && REGION_OF[money.currency];
      const days = /^\d{1,2}/.exec(grace.trim())?.[0];
      return [
        {
          basePlanId: planId.trim(),
          ...(renewal === 'prepaid'
            ? { prepaidBasePlanType: { billingPeriodDuration: period } }
            : {
                autoRenewingBasePlanType: {
                  billingPeriodDuration: period,
                  ...(days !== undefined && { gracePeriodDuration: `P${Number(days)}D` }),
                },
              }),
          ...(money && region
            ? {
                regionalConfigs: [
                  { regionCode: region, newSubscriberAvailability: true, price: unitsOf(money) },
                ],
              }
            : {}),
        },
      ];
    }),
  };
}

function textsOf({ texts }: Product): { language: string; title: string; description: string }[] {
  return Object.keys(texts)
    .sort()
    .flatMap((locale) => {
      const language = playLocale(locale);
      const title = storeText(texts[locale]?.name ?? '');
      return language === undefined || title === ''
        ? []
        : [{ language, title, description: storeText(texts[locale]?.description ?? '') }];
    });
}

/** Google's Money: whole units, and billionths of a unit. */
function unitsOf({ currency, micros }: Money): unknown {
  const text = micros.padStart(7, '0');
  const nanos = Number(text.slice(-6)) * 1000;
  return {
    currencyCode: currency,
    units: String(Number(text.slice(0, -6))),
    ...(nanos > 0 && { nanos }),
  };
}

function jsonFile(path: string, value: unknown): PackageFile {
  return { path, content: `${JSON.stringify(value, null, 2)}\n` };
}
