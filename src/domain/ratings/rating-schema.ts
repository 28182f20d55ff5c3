import * as z from 'zod/mini';
import { flag, forEach, optionalText, recordSchema } from '../records/record-schema';
import {
  CONTENT_SOURCES,
  FREQUENCY_QUESTIONS,
  KIDS_AGE_BANDS,
  KOREA_OVERRIDES,
  PLAY_CATEGORIES,
  PLAY_YES_NO_QUESTIONS,
  RATING_OVERRIDES,
  YES_NO_QUESTIONS,
  type AppleRatingAnswers,
  type AppleRatingOptions,
  type PlayRatingAnswers,
  type RatingAnswers,
} from '@/model/rating-answers';

const appleAnswers = recordSchema<AppleRatingAnswers>()({
  ...forEach(FREQUENCY_QUESTIONS, z.optional(z.enum(['NONE', 'INFREQUENT', 'FREQUENT']))),
  ...forEach(YES_NO_QUESTIONS, flag),
});
const playAnswers = recordSchema<PlayRatingAnswers>()({
  ...forEach(PLAY_YES_NO_QUESTIONS, flag),
  category: z.optional(z.enum(PLAY_CATEGORIES)),
  contentSource: z.optional(z.enum(CONTENT_SOURCES)),
});
const options = recordSchema<AppleRatingOptions>()({
  override: z.optional(z.enum(RATING_OVERRIDES)),
  kidsAgeBand: z.optional(z.enum(KIDS_AGE_BANDS)),
  koreaOverride: z.optional(z.enum(KOREA_OVERRIDES)),
  koreaNumber: optionalText,
  infoUrl: optionalText,
});

/** Age rating answers as drafts store them. */
export const ratingAnswersSchema = recordSchema<RatingAnswers>()({
  apple: z.prefault(appleAnswers, {}),
  play: z.prefault(playAnswers, {}),
  options: z.prefault(options, {}),
});
