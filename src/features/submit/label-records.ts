import * as z from 'zod/mini';
import { recordSchema } from '@/domain/records/record-schema';
import type { StoredLabels } from '@/domain/privacy/data-safety-labels';
import { defineCollection } from '@/lib/workspace/collection';

/** The label columns of the publisher's latest Data safety export: they are the same for every app of an account. */
export const dataSafetyLabelsCollection = defineCollection<StoredLabels>({
  name: 'data-safety-labels',
  schema: recordSchema<StoredLabels>()({
    id: z.string().check(z.minLength(1)),
    rows: z.array(z.tuple([z.string(), z.string()])),
  }),
});
