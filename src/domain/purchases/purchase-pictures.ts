import type { Product, Purchases } from '@/model/purchases';

/** The purchases with other ids of the pictures that App Review sees, for a copy of their draft. */
export function withPurchasePictures(purchases: Purchases, idOf: (id: string) => string): Purchases {
  return withProducts(purchases, (product) =>
    product.picture === undefined ? product : { ...product, picture: idOf(product.picture) },
  );
}

/** The purchases of the next version: the stores have the products that were new with the one before. */
export function withNothingNew(purchases: Purchases): Purchases {
  return withProducts(purchases, (product) => ({ ...product, isNew: false }));
}

function withProducts(purchases: Purchases, change: (product: Product) => Product): Purchases {
  const products = Object.entries(purchases.products).map(
    ([key, product]) => [key, change(product)] as const,
  );
  return { ...purchases, products: Object.fromEntries(products) };
}
