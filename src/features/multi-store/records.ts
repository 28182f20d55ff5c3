import * as z from 'zod/mini';
import { type Stored, recordSchema } from '@/domain/records/record-schema';
import { defineCollection } from '@/lib/workspace/collection';
import { CATALOGUE } from './data/stores';
import { STORE_SUBMISSION_STATUSES, type StoreSubmission } from './model/submission';

const storeId = z.enum(CATALOGUE.map(({ id }) => id));

/** The selections on the page. */
const choiceSchema = z.looseObject({
  id: z.string(),
  selected: z.array(storeId),
  /** Submits to a store as soon as it is selected. */
  autoSubmit: z.boolean(),
});
export type StoreChoice = Stored<typeof choiceSchema>;

export const storeChoiceCollection = defineCollection({ name: 'multi-store', schema: choiceSchema });

/** The stores selected by default. */
export const FRESH_CHOICE: StoreChoice = {
  id: 'choice',
  selected: ['apple', 'google'],
  autoSubmit: false,
};

export const storeSubmissionsCollection = defineCollection<StoreSubmission>({
  name: 'store-submissions',
  schema: recordSchema<StoreSubmission>()({
    id: z.string(),
    store: storeId,
    status: z.enum(STORE_SUBMISSION_STATUSES),
    submittedDate: z.string(),
    notes: z.string(),
    startedAt: z.optional(z.number()),
  }),
  sample: () => [
    {
      id: 'sample-amazon',
      store: 'amazon',
      status: 'rejected',
      submittedDate: '2026-10-29',
      notes: 'The purchase button did nothing on Fire tablets.',
    },
    {
      id: 'sample-samsung',
      store: 'samsung',
      status: 'approved',
      submittedDate: '2026-11-03',
      notes: 'Approved on the first attempt.',
    },
  ],
});
