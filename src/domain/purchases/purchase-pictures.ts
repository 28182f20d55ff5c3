import type { Purchases } from '@/model/purchases';

/** The purchases with other ids of the pictures that App Review sees, for a copy of their draft. */
export function withPurchasePictures(purchases: Purchases, idOf: (id: string) => string): Purchases {
  const products = Object.entries(purchases.products).map(([key, product]) => [
    key,
    product.picture === undefined ? product : { ...product, picture: idOf(product.picture) },
  ]);
  return { ...purchases, products: Object.fromEntries(products) };
}

/** The purchases of the next version: the stores have what was new with the one before. */
export function withNothingNew(purchases: Purchases): Purchases {
  const products = Object.entries(purchases.products).map(([key, product]) => [
    key,
    { ...product, isNew: false },
  ]);
  return { ...purchases, products: Object.fromEntries(products) };
}
