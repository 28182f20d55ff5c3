import { consoles } from 'virtual:catalog/consoles';
import { describe, expect, it } from 'vitest';
import { listing, submissionDraft, withDetails } from '@tests/support/drafts';
import { product, purchases, sellingDraft } from '@tests/support/purchases';
import { PLATFORMS, type Platform } from '@/model/app';
import type { ReleasePlan } from '@/model/release-plan';
import { handOverList, type HandOverPage } from './hand-over';
import { textFor } from './page-texts';
import type { HandOverSource } from './value';

const pages = (store: Platform, source: HandOverSource) => handOverList(consoles[store], source).pages;
const about = (store: Platform, source: HandOverSource) =>
  pages(store, source).flatMap(({ id, title }) =>
    /purchase|subscription|one-time|plan/.test(id) ? [title] : [],
  );
const item = (store: Platform, source: HandOverSource, id: string) =>
  pages(store, source)
    .flatMap((page) => page.items)
    .find((each) => each.id === id);
const texts = (page: HandOverPage | undefined, language = 'en-US') =>
  Object.fromEntries(
    (page?.items ?? []).flatMap((each) => {
      const text = textFor(each, language);
      return text === undefined ? [] : [[each.label, text]];
    }),
  );

const coins = product({ kind: 'consumable', reference: 'Coins', productId: 'coins', plans: undefined });
const offer = { offerId: 'week', kind: 'trial' as const, length: '7 days', price: '' };
const plan = {
  planId: 'monthly',
  renewal: 'auto' as const,
  period: 'P1M' as const,
  grace: '3 days',
  price: 'USD 4.99',
};
const plus = product({
  intro: { kind: 'trial', length: '1 week', price: '' },
  plans: { '0001-p': { ...plan, offers: { '0001-o': offer } } },
});

describe('the pages of products', () => {
  it('come before the version on the App Store and before the release on Google Play', () => {
    const draft = sellingDraft([coins, plus]);
    expect(about('ios', draft)).toEqual([
      'In-app purchase: Coins',
      'Subscription group: Plus',
      'Subscription: Plus monthly',
    ]);
    expect(about('android', draft)).toEqual([
      'One-time product: Coins',
      'Subscription: Plus monthly',
      'Base plan: Plus monthly, monthly',
      'Offer: Plus monthly, monthly, week',
    ]);
    const ids = pages('ios', draft).map(({ id }) => id);
    expect(ids.indexOf('subscription-0002-p')).toBeLessThan(ids.indexOf('version'));
  });

  it('have each field with its language', () => {
    const german = { name: 'Laterne Plus', description: 'Alle Abende' };
    const draft = sellingDraft([{ ...plus, texts: { ...plus.texts, 'de-DE': german } }], {
      listings: { 'en-US': listing(), 'de-DE': listing() },
    });
    const page = pages('ios', draft).find(({ id }) => id.startsWith('subscription-0'));
    expect(texts(page, 'de-DE')).toEqual({
      'Subscription Group': 'Plus',
      'Reference Name': 'Plus monthly',
      'Product ID': 'plus.monthly',
      'Subscription Duration': '1 month',
      'Subscription Prices': 'USD 4.99',
      'Subscription Prices: Introductory Offer': 'Free trial, 1 week',
      'App Store Localization: Display Name': 'Laterne Plus',
      'App Store Localization: Description': 'Alle Abende',
      'Review Information: Review Notes': plus.reviewNotes,
    });
    const picture = page?.items.find(({ kind }) => kind === 'pictures')?.content;
    expect(picture?.kind === 'pictures' && picture.sets[0]?.images[0]?.id).toBe('shop');
  });

  it('are only for what is new with the version and for the stores that have it', () => {
    const known = { ...plus, isNew: false };
    expect(about('ios', sellingDraft([known]))).toEqual([]);
    expect(about('android', sellingDraft([{ ...coins, onlyIn: 'ios' }]))).toEqual([]);
    expect(about('ios', sellingDraft([{ ...coins, kind: 'non-renewing' }]))).toEqual([
      'In-app purchase: Coins',
    ]);
    expect(about('android', sellingDraft([{ ...coins, kind: 'non-renewing' }]))).toEqual([]);
  });

  it('say what is missing, and go on', () => {
    const page = pages('ios', sellingDraft([product({ texts: {}, price: ' ', picture: 'gone' })])).find(
      ({ id }) => id.startsWith('subscription-0'),
    );
    expect(page?.items.filter(({ state }) => state === 'missing').map(({ label }) => label)).toEqual([
      'Subscription Prices',
      'App Store Localization: Display Name',
      'App Store Localization: Description',
      'Review Information: Screenshot',
    ]);
  });

  it('vanish with the last of their kind, and with a No', () => {
    const open = submissionDraft(withDetails({ isUpdate: false }));
    expect(item('ios', open, 'purchases')?.onlyIf).toEqual(['purchases']);
    expect(item('ios', open, 'paid-apps')?.onlyIf).toEqual(['sells']);
    const no: HandOverSource = {
      ...open,
      purchases: { ...purchases(plus), sells: false },
      release: { pricing: 'free' },
    };
    expect([about('ios', no), about('android', no)]).toEqual([[], []]);
    expect(item('ios', no, 'purchases')).toBeUndefined();
    expect(item('ios', no, 'paid-apps')).toBeUndefined();
    const yes = sellingDraft([plus, coins]);
    expect(item('ios', yes, 'paid-apps')?.onlyIf).toEqual([]);
    expect(textFor(item('ios', yes, 'purchases') ?? { content: undefined }, 'en-US')).toBe(
      'Plus monthly, Coins',
    );
  });

  it('have ids of their own for sixty products, which ticks are stored by', () => {
    const many = Array.from({ length: 60 }, (_, index) => product({ productId: `plus.${index}` }));
    for (const store of PLATFORMS) {
      const ids = pages(store, sellingDraft(many)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(60);
    }
  });
});

describe('price, countries and release', () => {
  const choice = (store: Platform, id: string, release?: ReleasePlan, isUpdate = false) => {
    const found = item(store, submissionDraft({ ...withDetails({ isUpdate }), release }), id);
    return found && [found.state, textFor(found, 'en-US')];
  };

  it('are choices for the person until the draft has decided, not assumed and not missing', () => {
    const open: readonly [Platform, string, boolean][] = [
      ['ios', 'price', false],
      ['ios', 'availability', false],
      ['ios', 'license', false],
      ['ios', 'release', false],
      ['ios', 'phased', true],
      ['ios', 'reset-rating', true],
      ['android', 'create-price', false],
      ['android', 'release-countries', false],
      ['android', 'rollout', true],
      ['android', 'managed', true],
      ['android', 'signing-key', false],
    ];
    for (const [store, id, isUpdate] of open)
      expect([id, choice(store, id, undefined, isUpdate)]).toEqual([id, ['open', undefined]]);
  });

  it('are the consoles’ own words once it has', () => {
    const decided: ReleasePlan = {
      pricing: 'paid',
      price: '4,99 €',
      countries: 'some',
      chosen: { TR: true, CN: true, DE: false },
      release: 'date',
      releaseDate: '2027-01-10',
      isPhased: true,
      resetsRating: false,
      rollout: '12,5 %',
    };
    expect(
      [
        choice('ios', 'price', decided),
        choice('android', 'create-price', decided),
        choice('android', 'play-price', decided),
        choice('ios', 'availability', decided),
        choice('ios', 'release', decided),
        choice('ios', 'phased', decided, true),
        choice('ios', 'reset-rating', decided, true),
        choice('android', 'rollout', decided, true),
      ].map((each) => each?.[1]),
    ).toEqual([
      '4,99 €',
      'Paid',
      '4,99 €',
      'China mainland, Türkiye',
      'Automatically release this version after App Review, no earlier than 2027-01-10',
      'Release update over a 7-day period using phased release',
      'Keep Existing Rating',
      '12.5 %',
    ]);
  });

  it('leave out what a free app or a standard license does not have', () => {
    const free: ReleasePlan = { pricing: 'free', license: 'standard' };
    expect(choice('android', 'play-price', free)).toBeUndefined();
    expect(choice('ios', 'license-text', free)).toBeUndefined();
    expect(choice('ios', 'pre-order', free)).toBeUndefined();
    expect(choice('ios', 'pre-order', { preOrder: '2027-01-10' })?.[1]).toBe('2027-01-10');
  });
});
