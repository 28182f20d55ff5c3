import { platformsOf, type Platform } from '@/model/app';
import type { CheckedDraft } from '@/model/draft';
import type { CheckedImage } from '@/model/draft-image';
import type { Product } from '@/model/purchases';
import { productName, productsOf, type Keyed } from '@/domain/purchases/products';
import { STORES } from '@/domain/stores/stores';
import type { FindingDraft } from '../define-rule';

/** The products of a draft, as the rules see them. */
export interface PurchaseCheck {
  draft: CheckedDraft;
  products: readonly Keyed<Product>[];
  stores: readonly Platform[];
  /** The pictures that App Review may see, those of other members included. */
  images: readonly CheckedImage[];
}

/** A finding about one field of a product or group. */
export interface PurchaseFound extends FindingDraft {
  /** Path in the draft, which is the name of its control. */
  field: string;
  store?: Platform | undefined;
  locale?: string | undefined;
}

export function beginPurchaseCheck(draft: CheckedDraft, images: readonly CheckedImage[]): PurchaseCheck {
  return { draft, products: productsOf(draft), stores: platformsOf(draft.platform), images };
}

/** The products that a store has or will have. */
export function inStore({ draft }: PurchaseCheck, store: Platform): Keyed<Product>[] {
  return productsOf(draft, store);
}

/** Path of a field of a product. */
export function productField({ key }: Keyed<Product>, field: string): string {
  return `purchases/products/${key}/${field}`;
}

/** The beginning of a finding's title. */
export function named(product: Product): string {
  return `“${productName(product)}”`;
}

export function onStore(store: Platform): string {
  return store === 'ios' ? 'on the App Store' : `on ${STORES[store].name}`;
}
