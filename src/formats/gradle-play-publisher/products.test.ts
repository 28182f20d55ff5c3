import { describe, expect, it } from 'vitest';
import { product, purchases, sellingDraft } from '@tests/support/purchases';
import { submissionDraft } from '@tests/support/drafts';
import type { Product } from '@/model/purchases';
import { gradlePlayPublisherFiles } from './write';
import { productOfFile } from './read-products';
import { changedProducts } from './write-back-products';

const coins = product({
  kind: 'consumable',
  productId: 'coins.100',
  price: '1,99 EUR',
  texts: {
    'en-US': { name: '100 coins', description: 'For the shop' },
    'ar-SA': { name: '١٠٠ عملة', description: 'للمتجر' },
  },
});

function filesOf(...products: Product[]): Record<string, unknown> {
  const { files } = gradlePlayPublisherFiles(sellingDraft(products));
  return Object.fromEntries(
    files.flatMap(({ path, content }) =>
      typeof content === 'string' && /\/(?:products|subscriptions)\//.test(path)
        ? [[path.replace('src/main/play/', ''), JSON.parse(content)]]
        : [],
    ),
  );
}

describe('the files of products', () => {
  it('have the fields that gradle-play-publisher sends', () => {
    expect(filesOf(coins, product({ playId: 'plus' }))).toEqual({
      'products/coins.100.json': {
        sku: 'coins.100',
        packageName: 'org.lantern.journal',
        purchaseType: 'managedUser',
        status: 'inactive',
        defaultLanguage: 'en-US',
        defaultPrice: { currency: 'EUR', priceMicros: '1990000' },
        listings: {
          ar: { title: '١٠٠ عملة', description: 'للمتجر' },
          'en-US': { title: '100 coins', description: 'For the shop' },
        },
      },
      'subscriptions/plus.json': {
        packageName: 'org.lantern.journal',
        productId: 'plus',
        listings: [
          { languageCode: 'en-US', title: 'Lantern Plus', description: 'All evenings, on every device' },
        ],
        basePlans: [
          {
            basePlanId: 'monthly',
            autoRenewingBasePlanType: { billingPeriodDuration: 'P1M' },
            regionalConfigs: [
              {
                regionCode: 'US',
                newSubscriberAvailability: true,
                price: { currencyCode: 'USD', units: '4', nanos: 990000000 },
              },
            ],
          },
        ],
      },
      'subscriptions/plus.metadata.json': { regionsVersion: '2022/02' },
    });
  });

  it('are only those of new products, since others would take prices of the store away', () => {
    expect(filesOf(product({ isNew: false }), { ...coins, onlyIn: 'ios' })).toEqual({});
  });

  it('are left out with a note where an ID or a price could mean several things', () => {
    const { files, notes } = gradlePlayPublisherFiles(
      sellingDraft([{ ...coins, price: '$1.99' }, product({ reference: 'Plus', productId: '../plus' })]),
    );
    expect(files.filter(({ path }) => path.endsWith('.json'))).toEqual([]);
    expect(notes.join(' ')).toContain('Plus monthly, Plus:');
  });
});

describe('a product that is read back', () => {
  it('is the same on Google Play', () => {
    const files = filesOf(coins, product());
    const read = productOfFile(JSON.stringify(files['subscriptions/plus.monthly.json']), true);
    expect(read).toMatchObject({
      kind: 'subscription',
      onlyIn: 'android',
      productId: 'plus.monthly',
      texts: product().texts,
      isNew: false,
      plans: { '0001-read': { planId: 'monthly', renewal: 'auto', period: 'P1M', price: 'USD 4.99' } },
    });
    const bought = productOfFile(JSON.stringify(files['products/coins.100.json']), false);
    expect(bought).toMatchObject({ productId: 'coins.100', price: 'EUR 1.99', texts: coins.texts });
  });

  it('may be in the form of later versions, with a product ID and a list of texts', () => {
    const file = { productId: 'coins', listings: [{ languageCode: 'de-DE', title: 'Münzen' }] };
    expect(productOfFile(JSON.stringify(file), false)?.texts).toEqual({
      'de-DE': { name: 'Münzen', description: '' },
    });
  });

  it('is none for other files', () => {
    expect(['', '[]', '{}', '{"sku": 5}', 'null'].map((text) => productOfFile(text, false))).toEqual(
      Array.from({ length: 5 }),
    );
  });
});

it('writes changed names into the files of the folder, and nothing else of them', () => {
  const before =
    '{\n  "sku": "coins",\n  "defaultPrice": { "currency": "EUR", "priceMicros": "1990000" },\n  "listings": { "de-DE": { "title": "Muenzen", "description": "Viele" } }\n}\n';
  const read = productOfFile(before, false);
  if (!read) throw new Error('The file is a product.');
  const changed = { ...read, texts: { 'de-DE': { name: 'Münzen', description: 'Viele' } } };
  const scope = {
    source: {
      root: 'app/src/main/play',
      store: 'android',
      format: 'gradle-play-publisher',
      folders: {},
      texts: {},
      details: {},
      pictures: [],
    },
    draft: submissionDraft({ purchases: purchases(changed) }),
    originals: new Map([['app/src/main/play/products/coins.json', new TextEncoder().encode(before)]]),
    paths: new Set<string>(),
  } as const;
  const [change, ...more] = changedProducts({ ...scope, source: { ...scope.source, pictures: [] } }).changes;
  expect(more).toEqual([]);
  const content =
    change?.kind === 'write' && change.content instanceof Uint8Array ? change.content : undefined;
  expect(new TextDecoder().decode(content)).toBe(before.replace('Muenzen', 'Münzen'));
});
