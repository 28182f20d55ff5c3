import * as z from 'zod/mini';
import { SENDERS, type Sender } from '@/model/message-sender';
import { clipText } from '@/domain/texts';
import { recordSchema } from '@/domain/records/record-schema';
import { defineCollection } from './collection';

/** A message of a store, and how far somebody is with its plan. */
export interface MessageRecord {
  id: string;
  /** ISO instant of the first change. */
  startedAt: string;
  text: string;
  /** The app of the workspace that it is about. */
  appId?: string | undefined;
  /** The rejection in the app's timeline that it explains. */
  rejectionId?: string | undefined;
  /** As chosen; without it, and when unknown, the sender is guessed from the text. */
  from?: Sender | 'unknown' | undefined;
  /** The chosen cases by cause, between spaces; empty for "None of these". */
  cases?: Readonly<Record<string, string>> | undefined;
  /** Closest matches that were taken for the cause. */
  causes?: readonly string[] | undefined;
  /** Ids of the steps that are done. */
  done?: readonly string[] | undefined;
  /** By path: a text of one tab where another tab's is stored, until the user decides. */
  undecided?: Readonly<Record<string, string>> | undefined;
}

/** The messages that were pasted on /recovery. They stay on this device. */
export const messagesCollection = defineCollection<MessageRecord>({
  name: 'store-messages',
  schema: recordSchema<MessageRecord>()({
    id: z.string().check(z.minLength(1)),
    startedAt: z.string(),
    text: z.string(),
    appId: z.optional(z.string()),
    rejectionId: z.optional(z.string()),
    from: z.optional(z.enum([...SENDERS, 'unknown'])),
    cases: z.optional(z.record(z.string(), z.string())),
    causes: z.optional(z.readonly(z.array(z.string()))),
    done: z.optional(z.readonly(z.array(z.string()))),
    undecided: z.optional(z.record(z.string(), z.string())),
  }),
});

/** Characters of a message by which it is found again. */
const TITLE_LENGTH = 70;

/** The first line of a message. */
export function messageTitle({ text }: Pick<MessageRecord, 'text'>): string {
  return clipText(text.trim().split('\n', 1)[0] ?? '', TITLE_LENGTH);
}
