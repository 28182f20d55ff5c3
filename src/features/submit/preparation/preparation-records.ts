import * as z from 'zod/mini';
import { recordSchema } from '@/domain/records/record-schema';
import { defineCollection } from '@/lib/workspace/collection';

/** Preparations that the publisher has ticked. They belong to the accounts at the stores, so all apps share them. */
export interface Preparations {
  id: string;
  /** ISO instant at which an item of `catalog/before-you-start.yaml` was ticked, by its id. */
  done: Record<string, string>;
}

export const preparationsCollection = defineCollection<Preparations>({
  name: 'preparations',
  schema: recordSchema<Preparations>()({
    id: z.string().check(z.minLength(1)),
    done: z.record(z.string(), z.string()),
  }),
});

export const NOTHING_PREPARED: Preparations = { id: 'preparations', done: {} };
