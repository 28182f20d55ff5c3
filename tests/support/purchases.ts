import type { SubmissionDraft } from '@/model/draft';
import type { Product, Purchases } from '@/model/purchases';
import { image, submissionDraft, withDetails } from './drafts';

/** A monthly subscription for both stores that lacks nothing; a test overrides what it checks. */
export function product(changes: Partial<Product> = {}): Product {
  return {
    kind: 'subscription',
    reference: 'Plus monthly',
    productId: 'plus.monthly',
    price: 'USD 4.99',
    texts: { 'en-US': { name: 'Lantern Plus', description: 'All evenings, on every device' } },
    picture: 'shop',
    reviewNotes: 'Tap Plus in the settings. Restore purchases is below it.',
    isNew: true,
    group: '0001-g',
    period: 'P1M',
    plans: {
      '0001-p': {
        planId: 'monthly',
        renewal: 'auto',
        period: 'P1M',
        grace: '',
        price: 'USD 4.99',
        offers: {},
      },
    },
    ...changes,
  };
}

/** Products with a group for the subscriptions, which has a name in English. */
export function purchases(...products: Product[]): Purchases {
  return {
    sells: true,
    products: Object.fromEntries(
      products.map((each, index) => [`${String(index + 1).padStart(4, '0')}-p`, each]),
    ),
    groups: { '0001-g': { reference: 'Plus', names: { 'en-US': 'Lantern Plus' } } },
  };
}

/** A draft of a first version that lacks nothing, with the picture that the products show to App Review. */
export function sellingDraft(
  products: readonly Product[],
  changes: Partial<SubmissionDraft> = {},
): SubmissionDraft {
  const draft = submissionDraft(withDetails({ isUpdate: false }));
  return {
    ...draft,
    images: [...draft.images, image({ id: 'shop', kind: 'picture', slotId: undefined })],
    purchases: purchases(...products),
    ...changes,
  };
}
