import * as z from 'zod/mini';
import type { SharedDraft } from '@/domain/team-sync/shared-draft';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { defineCollection } from '../workspace/collection';

/** What this device knows of its teams. Nothing here goes into a draft, so that an older tab cannot strip it. */

const role = z.enum(['admin', 'publisher', 'reviewer', 'developer']);

const memberSchema = z.object({
  userId: z.string(),
  email: z.string(),
  role,
  joinedAt: z.string(),
  leftAt: z.nullable(z.string()),
});

const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  ownerId: z.string(),
  rolesBind: z.boolean(),
  members: z.array(memberSchema),
  /** Number of the last change that was read. */
  cursor: z.number(),
  /** Drafts that are no longer shared with this team, until the user dismisses the message. */
  stopped: z.optional(z.array(z.object({ draftId: z.string(), byId: z.string() }))),
  /** The team is gone or the user is out of it. The ids are those of the drafts with changes that were never sent. */
  ended: z.optional(z.object({ unsent: z.array(z.string()) })),
});
export type SharedTeam = z.infer<typeof teamSchema>;

export const sharedTeamsCollection = defineCollection<SharedTeam>({
  name: 'shared-teams',
  version: 1,
  schema: teamSchema,
});

/** Written by this device from checked values; only the outline is checked again. */
const sharedDraft = z.looseObject({ listings: z.looseObject({}), details: z.looseObject({}) });

const linkSchema = z.object({
  id: z.string(),
  teamId: z.string(),
  submissionId: z.string(),
  base: z.optional(sharedDraft),
  baseRevision: z.number(),
  headRevision: z.number(),
  sending: z.optional(z.object({ id: z.string(), revision: z.number(), draft: z.nullable(sharedDraft) })),
  isNew: z.optional(z.boolean()),
  taking: z.optional(
    z.object({ revision: z.number(), draft: sharedDraft, byId: z.string(), at: z.string() }),
  ),
  newerFormat: z.optional(z.number()),
  refusals: z.number(),
  refused: z.optional(sharedDraft),
  problem: z.optional(z.enum(['too-large', 'refused', 'unreadable', 'newer-format'])),
  isStopping: z.optional(z.boolean()),
  conflicts: z.array(z.object({ field: z.string(), theirs: z.string(), byId: z.string() })),
  changedById: z.optional(z.string()),
  changedAt: z.optional(z.string()),
});

export const teamLinksCollection = defineCollection<TeamLink>({
  name: 'team-links',
  version: 1,
  schema: linkSchema as unknown as z.ZodMiniType<TeamLink & { base?: SharedDraft }>,
});

const outboxSchema = z.object({
  /** Also the id of the row. */
  id: z.string(),
  teamId: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.null()])),
  refusals: z.number(),
});
/** A comment that is not sent yet. Refused twice, it is set aside: `refusals` says so. */
export type WaitingComment = z.infer<typeof outboxSchema>;

export const teamOutboxCollection = defineCollection<WaitingComment>({
  name: 'team-outbox',
  version: 1,
  schema: outboxSchema,
});
