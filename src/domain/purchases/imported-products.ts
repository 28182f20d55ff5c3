import type { Purchases } from '@/model/purchases';
import { nextKey, productIdFor } from './products';

/** The products of a draft with those of an import that it does not have; what the publisher entered stays. */
export function withImportedProducts(own: Purchases, imported: Purchases): Purchases {
  const known = new Set(Object.values(own.products).map((product) => productIdFor(product, 'android')));
  const products = { ...own.products };
  for (const product of Object.values(imported.products)) {
    if (!known.has(productIdFor(product, 'android'))) products[nextKey(products, 'read')] = product;
  }
  return { ...own, sells: true, products };
}
