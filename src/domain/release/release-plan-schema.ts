import * as z from 'zod/mini';
import { APPLE_RELEASES, type ReleasePlan } from '@/model/release-plan';
import { flag, optionalText, recordSchema } from '../records/record-schema';

/** Price, countries and release, as drafts store them. */
export const releasePlanSchema = recordSchema<ReleasePlan>()({
  pricing: z.optional(z.enum(['free', 'paid'])),
  price: optionalText,
  playPrice: optionalText,
  countries: z.optional(z.enum(['all', 'some'])),
  chosen: z.optional(z.record(z.string(), z.boolean())),
  preOrder: optionalText,
  license: z.optional(z.enum(['standard', 'custom'])),
  licenseText: optionalText,
  release: z.optional(z.enum(APPLE_RELEASES)),
  releaseDate: optionalText,
  isPhased: flag,
  resetsRating: flag,
  rollout: optionalText,
  isManaged: flag,
});
