import * as z from 'zod/mini';
import { recordSchema } from '@/domain/records/record-schema';
import { defineCollection } from '@/lib/workspace/collection';
import { SAMPLE_REJECTIONS } from './data/sample-rejections';

export interface NotesRecord {
  id: string;
  text: string;
  /** By path: a text of one tab where another tab's is stored, until the user decides. */
  undecided?: Readonly<Record<string, string>> | undefined;
}

/** The Additional Notes: one text per user. */
export const NOTES_ID = 'additional-notes';

export const recoveryNotesCollection = defineCollection<NotesRecord>({
  name: 'recovery-notes',
  schema: recordSchema<NotesRecord>()({
    id: z.string().check(z.minLength(1)),
    text: z.string(),
    undecided: z.optional(z.record(z.string(), z.string())),
  }),
});

/** A sample rejection that the user has analyzed, by its id. Its plan is then shown again on each visit. */
export const analyzedRejectionsCollection = defineCollection({
  name: 'analyzed-rejections',
  schema: z.looseObject({
    id: z.enum(SAMPLE_REJECTIONS.map(({ id }) => id)),
    /** `YYYY-MM-DD` */
    day: z.string(),
  }),
  isSample: () => true,
});
