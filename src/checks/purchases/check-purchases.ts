import type { CheckedDraft } from '@/model/draft';
import type { CheckedImage } from '@/model/draft-image';
import type { Finding } from '@/model/finding';
import { findingsOf, type AnyFamily } from '@/domain/findings';
import { beginPurchaseCheck, type PurchaseCheck, type PurchaseFound } from './purchase-check';
import { PURCHASE_RULES } from './rules';

/** Checks the products of a draft. @param images all of its pictures, those of other members included */
export function checkPurchases(
  draft: CheckedDraft,
  images: readonly CheckedImage[] = draft.images,
): Finding[] {
  const check = beginPurchaseCheck(draft, images);
  if (check.products.length === 0) return [];
  const families: readonly AnyFamily<PurchaseCheck, PurchaseFound & { rule: string }>[] = PURCHASE_RULES;
  return families.flatMap((family) =>
    findingsOf(family, check, ({ store, locale, field }) => ({
      area: 'listing',
      where: 'listing',
      subject: { store, locale, field },
    })),
  );
}
