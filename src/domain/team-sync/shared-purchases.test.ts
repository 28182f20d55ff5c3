import { expect, it } from 'vitest';
import { product, sellingDraft } from '@tests/support/purchases';
import type { SharedDraft } from './shared-draft';
import { draftFromShared, mergeShared, sharedPart } from './shared-draft';

const mine = sharedPart(sellingDraft([product(), product({ productId: 'plus.yearly' })]));

function withPrice(shared: SharedDraft, key: string, price: string): SharedDraft {
  const { purchases } = shared;
  const own = purchases?.products[key];
  if (!purchases || !own) throw new Error(`There is no product ${key}.`);
  return {
    ...shared,
    purchases: { ...purchases, products: { ...purchases.products, [key]: { ...own, price } } },
  };
}

it('merges changes of two members to two products, and offers a choice for one field of one product', () => {
  const [first, second] = ['0001-p', '0002-p'] as const;
  const merged = mergeShared(mine, withPrice(mine, first, 'EUR 1'), withPrice(mine, second, 'EUR 2'));
  expect([first, second].map((key) => merged.item.purchases?.products[key]?.price)).toEqual([
    'EUR 1',
    'EUR 2',
  ]);
  expect(merged.clashes).toEqual([]);
  const clash = mergeShared(mine, withPrice(mine, first, 'EUR 1'), withPrice(mine, first, 'EUR 2'));
  expect(clash.clashes).toEqual([{ field: `purchases/products/${first}/price`, theirs: 'EUR 2' }]);
});

it('names a drawn picture alike for every member, though its id begins with the draft’s', () => {
  const shared = sharedPart(sellingDraft([product({ picture: 'draft-1:shot' })]));
  expect(Object.values(shared.purchases?.products ?? {})[0]?.picture).toBe('drawn:shot');
  const theirs = draftFromShared('draft-2', shared, '2026-11-25T09:00:00.000Z');
  expect(Object.values(theirs.purchases?.products ?? {})[0]?.picture).toBe('draft-2:shot');
});
