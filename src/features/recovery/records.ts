import * as z from 'zod/mini';
import { defineCollection } from '@/lib/workspace/collection';

export interface NotesRecord {
  id: string;
  text: string;
}

/** The Additional Notes: one text per user. */
export const NOTES_ID = 'additional-notes';

export const recoveryNotesCollection = defineCollection<NotesRecord>({
  name: 'recovery-notes',
  version: 1,
  schema: z.object({ id: z.string().check(z.minLength(1)), text: z.string() }),
});
