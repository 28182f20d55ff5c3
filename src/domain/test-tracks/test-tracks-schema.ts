import * as z from 'zod/mini';
import type { TestTracks } from '@/model/test-tracks';
import { flag, optionalNumber, optionalText, recordSchema } from '../records/record-schema';

const texts = z.optional(z.record(z.string(), optionalText));

/** The tests before the first release as drafts store them. */
export const testTracksSchema = recordSchema<TestTracks>()({
  usesTestFlight: flag,
  feedbackEmail: optionalText,
  betaTexts: z.optional(z.record(z.string(), texts)),
  betaNotes: optionalText,
  isNewPersonalAccount: flag,
  testers: z.optional(z.record(z.string(), optionalNumber)),
  answers: texts,
});
