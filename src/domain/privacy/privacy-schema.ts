import type { DataPurposeId } from '@/model/data-kinds';
import * as z from 'zod/mini';
import { PLATFORMS } from '@/model/app';
import { byId, flag, idOf, recordSchema, textsOrNone } from '../records/record-schema';
import type { DataUse, PrivacyAnswers } from '@/model/privacy-answers';

const purposes = z.optional(z.array(idOf<DataPurposeId>()));

/** Privacy answers as drafts store them. */
export const privacyAnswersSchema = recordSchema<PrivacyAnswers>()({
  yesNo: byId(flag),
  uses: byId(
    recordSchema<DataUse>()({
      isCollected: flag,
      isShared: flag,
      isEphemeral: flag,
      isOptional: flag,
      purposes,
      sharingPurposes: purposes,
      isLinked: flag,
      isTracking: flag,
      onlyIn: z.optional(z.enum(PLATFORMS)),
    }),
  ),
  choices: byId(z.optional(z.array(z.string()))),
  texts: byId(z.string()),
  rejected: textsOrNone,
});
