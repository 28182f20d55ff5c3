import type { ReviewerKit } from '@/model/reviewer-kit';
import { byId, flag, optionalText, recordSchema } from '../records/record-schema';

/** The reviewer's kit as drafts store it. */
export const reviewerKitSchema = recordSchema<ReviewerKit>()({
  yesNo: byId(flag),
  texts: byId(optionalText),
  accessNotes: optionalText,
});
