import * as z from 'zod/mini';
import { recordSchema } from '@/domain/records/record-schema';
import type { LastCheck } from '@/domain/rule-book/what-is-new';
import { defineCollection } from './collection';

/** When a draft was last checked in the wizard. The id is that of the draft. It stays on this device. */
export interface DraftCheck extends LastCheck {
  id: string;
  /** The check before those of this day, or before these rules: news are told since then. */
  previous?: LastCheck;
}

const checkSchema = recordSchema<LastCheck>()({ day: z.string(), rules: z.string() });

export const draftChecksCollection = defineCollection<DraftCheck>({
  name: 'draft-checks',
  schema: recordSchema<DraftCheck>()({
    id: z.string(),
    day: z.string(),
    rules: z.string(),
    previous: z.optional(checkSchema),
  }),
});

/** The record after a check today; the same object where nothing changes. */
export function afterCheck(draftId: string, now: LastCheck, stored: DraftCheck | undefined): DraftCheck {
  if (!stored) return { id: draftId, ...now };
  if (stored.day === now.day && stored.rules === now.rules) return stored;
  return { ...stored, ...now, previous: { day: stored.day, rules: stored.rules } };
}

/** The check since which news are told: today's own does not hide what it found new. */
export function newsSince(check: DraftCheck, today: string): LastCheck {
  return check.day === today && check.previous ? check.previous : check;
}
