import * as z from 'zod/mini';
import type { ModelWork, OfferedText, RefusedTask } from '@/domain/proposals/model-work';
import { TASK_KINDS, type TextTask } from '@/domain/proposals/text-task';
import { flag, optionalNumber, optionalText, recordSchema, texts } from '@/domain/records/record-schema';
import { defineCollection } from './collection';

/** Helpers that the user has switched on. Both are off until then. */
export interface HelperSettings {
  id: 'helpers';
  /** The browser's own model may propose texts. */
  usesModel?: boolean | undefined;
  /** An assistant in the browser may read the open draft and propose texts. */
  servesAssistant?: boolean | undefined;
}

export const helperSettingsCollection = defineCollection<HelperSettings>({
  name: 'helper-settings',
  schema: recordSchema<HelperSettings>()({
    id: z.literal('helpers'),
    usesModel: flag,
    servesAssistant: flag,
  }),
});

const task = recordSchema<TextTask>()({
  kind: z.enum(TASK_KINDS),
  place: z.string(),
  label: z.string(),
  locale: z.string(),
  from: z.string(),
  fromLocale: z.string(),
  limit: optionalNumber,
  keep: z.optional(texts),
  facts: optionalText,
});

export const modelWorkCollection = defineCollection<ModelWork>({
  name: 'model-work',
  schema: recordSchema<ModelWork>()({
    id: z.string().check(z.minLength(1)),
    draftId: optionalText,
    waiting: z._default(z.array(task), []),
    offered: z._default(z.array(recordSchema<OfferedText>()({ task, text: z.string() })), []),
    refused: z._default(z.array(recordSchema<RefusedTask>()({ task, reasons: texts })), []),
    marks: z._default(z.record(z.string(), z.string()), {}),
  }),
});
