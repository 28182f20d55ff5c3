import * as z from 'zod/mini';
import type { Platform } from '@/model/app';
import type { KitAnswer, ReviewerKit } from '@/model/reviewer-kit';
import { byId, flag, idOf, optionalText, recordSchema, textOrEmpty } from '../records/record-schema';

/** The reviewer's kit as drafts store it. */
export const reviewerKitSchema = recordSchema<ReviewerKit>()({
  yesNo: byId(flag),
  texts: byId(optionalText),
  answers: z.optional(
    z.record(
      z.string(),
      recordSchema<KitAnswer>()({ question: textOrEmpty, text: textOrEmpty, store: idOf<Platform>() }),
    ),
  ),
  accessNotes: optionalText,
});
