import * as z from 'zod/mini';
import { forEach, type Stored } from '@/domain/records/record-schema';
import { OPTIMIZER_CATEGORIES } from '@/domain/stores/optimizer-categories';
import { defineCollection } from '@/lib/workspace/collection';
import { EMPTY_INPUT, OPTIMIZED_LOCALES } from './model/optimization';

const version = z.looseObject({ title: z.string(), description: z.string() });

/** The form and the last result. */
const schema = z.looseObject({
  id: z.string(),
  input: z.looseObject({
    appName: z.string(),
    category: z.enum(OPTIMIZER_CATEGORIES.map(({ id }) => id)),
    currentTitle: z.string(),
    currentDescription: z.string(),
  }),
  /** The draft the texts came from, offered first when a result is written back. */
  draftId: z.optional(z.string()),
  result: z.optional(
    z.looseObject({
      originalTitle: z.string(),
      optimizedTitle: z.string(),
      originalDescription: z.string(),
      optimizedDescription: z.string(),
      keywords: z.array(z.string()),
      localizedVersions: z.looseObject(forEach(OPTIMIZED_LOCALES, version)),
      score: z.number(),
      improvements: z.array(z.string()),
    }),
  ),
});
export type OptimizerRecord = Stored<typeof schema>;

export const optimizerCollection = defineCollection({ name: 'aso-optimizer', schema });

export const FRESH_OPTIMIZER: OptimizerRecord = { id: 'current', input: EMPTY_INPUT };
