import { expect, it } from 'vitest';
import { product, sellingDraft } from '@tests/support/purchases';
import type { SubmissionDraft } from '@/model/draft';
import type { ReleasePlan } from '@/model/release-plan';
import { copyOfDraft } from './copy-draft';

const release: ReleasePlan = {
  pricing: 'paid',
  price: 'EUR 1.99',
  countries: 'all',
  preOrder: '2027-01-10',
  release: 'date',
  releaseDate: '2027-01-10',
  isPhased: true,
  resetsRating: true,
};
const copyOf = (changes: Partial<SubmissionDraft>) => {
  let count = 0;
  return copyOfDraft(
    sellingDraft([product()], { release, ...changes }),
    () => `new-${(count += 1)}`,
    '2026-11-25T09:00:00.000Z',
  );
};

it('carries products and the plan to the next version, in which nothing is new and no day has passed', () => {
  const { draft, images } = copyOf({ packagedAt: '2026-11-24T09:00:00.000Z' });
  const own = Object.values(draft.purchases?.products ?? {})[0];
  expect([own?.productId, own?.isNew]).toEqual(['plus.monthly', false]);
  expect(images.some(({ id }) => id === own?.picture)).toBe(true);
  expect(draft.release).toEqual({ pricing: 'paid', price: 'EUR 1.99', countries: 'all', isPhased: true });
});

it('keeps both in a copy of an unfinished version', () => {
  const { draft } = copyOf({});
  expect(Object.values(draft.purchases?.products ?? {})[0]?.isNew).toBe(true);
  expect(draft.release).toEqual(release);
});
