import * as z from 'zod/mini';
import {
  CONTENT_SOURCES,
  FREQUENCY_QUESTIONS,
  KIDS_AGE_BANDS,
  KOREA_OVERRIDES,
  PLAY_CATEGORIES,
  PLAY_YES_NO_QUESTIONS,
  RATING_OVERRIDES,
  YES_NO_QUESTIONS,
} from '@/domain/ratings/rating-answers';

const yesNo = readable(z.boolean());

/** Stored age rating answers, as part of a draft. An answer that cannot be read is asked again; the others stay. */
export const ratingAnswersSchema = z.catch(
  z.optional(
    z.object({
      apple: z.object({
        ...same(FREQUENCY_QUESTIONS, readable(z.enum(['NONE', 'INFREQUENT', 'FREQUENT']))),
        ...same(YES_NO_QUESTIONS, yesNo),
      }),
      play: z.object({
        ...same(PLAY_YES_NO_QUESTIONS, yesNo),
        category: readable(z.enum(PLAY_CATEGORIES)),
        contentSource: readable(z.enum(CONTENT_SOURCES)),
      }),
      options: z.object({
        override: readable(z.enum(RATING_OVERRIDES)),
        kidsAgeBand: readable(z.enum(KIDS_AGE_BANDS)),
        koreaOverride: readable(z.enum(KOREA_OVERRIDES)),
        koreaNumber: readable(z.string()),
        infoUrl: readable(z.string()),
      }),
    }),
  ),
  undefined,
);

function readable<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

function same<Key extends string, Schema>(keys: readonly Key[], schema: Schema): Record<Key, Schema> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;
}
