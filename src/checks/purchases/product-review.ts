import type { Product } from '@/model/purchases';
import { isRestorable, KIND_LABELS, unattachedKinds, type Keyed } from '@/domain/purchases/products';
import { ratingField } from '@/domain/ratings/rating-field';
import { APPLE, GOOGLE, TOOLS } from 'virtual:catalog/sources';
import { SCREENSHOT_SLOTS, slotAccepts } from '@/domain/screenshots/slots';
import { defineFamily, type Rule } from '../define-rule';
import { inStore, named, productField, type PurchaseCheck, type PurchaseFound } from './purchase-check';

const RULES = {
  'purchase-screenshot-missing': {
    title: 'Product without a review screenshot',
    since: '2026-11-26',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.purchases,
    checked: '2026-11-25',
    effort: 'graphics',
    isMissing: true,
    why: 'The product stays at Missing Metadata without a screenshot of the purchase.',
    fix: 'Choose a picture of the screen on which it is bought.',
    examples: { fires: { picture: undefined }, holds: { picture: 'shop' } },
  },
  'purchase-screenshot-size': {
    title: 'Review screenshot of an unusual size',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: TOOLS.purchasePictures,
    checked: '2026-11-25',
    effort: 'graphics',
    why: 'App Store Connect has refused review screenshots in sizes that no device has.',
    fix: 'Take it on a device or a simulator, without cropping.',
    examples: { fires: 'a screenshot of 1024 x 500 pixels', holds: '1320 x 2868 pixels' },
  },
  'purchase-not-attached': {
    title: 'First product of its kind that goes with no version',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.purchases,
    checked: '2026-11-25',
    effort: 'field',
    why: 'The first product of each kind is reviewed together with a version of the app.',
    fix: 'Mark it as new with this version, and select it on the version’s page.',
    examples: { fires: { isNew: false }, holds: { isNew: true } },
  },
  'purchase-restore': {
    title: 'Review notes that do not name Restore',
    since: '2026-11-26',
    severity: 'note',
    stores: ['ios'],
    source: APPLE.restore,
    checked: '2026-11-25',
    effort: 'field',
    why: 'Reviewers look for a button that restores purchases, and reject apps in which they find none (3.1.1).',
    fix: 'Say in the review notes where “Restore purchases” is.',
    examples: {
      fires: { reviewNotes: 'Tap Plus in the settings.' },
      holds: { reviewNotes: 'Restore purchases is at the end of the settings.' },
    },
  },
  'purchase-rating': {
    title: 'Content rating that denies purchases',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.policies,
    checked: '2026-11-25',
    effort: 'field',
    why: 'The answers of the content rating have to match the app.',
    fix: 'Answer the question about digital purchases with yes.',
    examples: { fires: 'no to digital purchases', holds: 'yes to them' },
  },
} satisfies Record<string, Rule>;

type Found = PurchaseFound & { rule: keyof typeof RULES };

/** Review of the products: screenshot, version, restoring, and the content rating (sources 15.1). */
export const PRODUCT_REVIEW = defineFamily({ rules: RULES, check: checkReview });

/** Words for restoring purchases in the languages of review notes. */
const RESTORE = /restor|wiederherstell|restaur|ripristin|復元|복원|恢复|恢復|восстан|geri yükle|استعاد/iu;

function* checkReview(check: PurchaseCheck): Generator<Found> {
  if (check.stores.includes('ios')) {
    const products = inStore(check, 'ios');
    for (const product of products) yield* screenshot(check, product);
    yield* attached(check, products);
    yield* restore(check, products);
  }
  const isDenied = check.draft.ratings?.play.digitalPurchases === false;
  if (isDenied && check.stores.includes('android') && inStore(check, 'android').length > 0)
    yield {
      rule: 'purchase-rating',
      store: 'android',
      field: ratingField('digitalPurchases'),
      title: 'The content rating says that nothing can be bought, but the app sells products',
    };
}

function* screenshot({ images }: PurchaseCheck, product: Keyed<Product>): Generator<Found> {
  const image = images.find(({ id }) => id === product.picture);
  const base = { field: productField(product, 'picture'), store: 'ios' } as const;
  if (!image) {
    if (product.isNew)
      yield {
        ...base,
        rule: 'purchase-screenshot-missing',
        title: `${named(product)} has no screenshot for App Review`,
      };
    return;
  }
  const isOfDevice = SCREENSHOT_SLOTS.some(
    (slot) => slot.store === 'ios' && slotAccepts(slot, image.width, image.height),
  );
  if (!isOfDevice)
    yield {
      ...base,
      rule: 'purchase-screenshot-size',
      title: `${named(product)}: the screenshot has ${image.width} x ${image.height} pixels, which no device of Apple has`,
    };
}

/** An update may have a product of the kind in the store already. */
function* attached({ draft }: PurchaseCheck, products: readonly Keyed<Product>[]): Generator<Found> {
  if (draft.details.isUpdate) return;
  for (const kind of unattachedKinds(products)) {
    const first = products.find((product) => product.kind === kind);
    if (first)
      yield {
        rule: 'purchase-not-attached',
        field: productField(first, 'isNew'),
        store: 'ios',
        title: `No ${KIND_LABELS[kind]} goes with this version`,
      };
  }
}

function* restore({ draft }: PurchaseCheck, products: readonly Keyed<Product>[]): Generator<Found> {
  const own = products.filter(isRestorable);
  const notes = [draft.details.reviewNotes, ...products.map(({ reviewNotes }) => reviewNotes)];
  if (own.length === 0 || notes.some((text) => RESTORE.test(text))) return;
  yield {
    rule: 'purchase-restore',
    field: 'reviewNotes',
    store: 'ios',
    title: 'The review notes do not say how purchases are restored',
  };
}
