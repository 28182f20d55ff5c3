import * as z from 'zod/mini';
import { isRecord } from '@/domain/is-record';
import {
  flag,
  optionalNumber,
  optionalText,
  recordSchema,
  type Stored,
} from '@/domain/records/record-schema';
import type { SubmissionComments } from '@/domain/team-sync/comments';
import type { Conflict, SharedDraft } from '@/domain/team-sync/shared-draft';
import type { PendingSave, TeamLink } from '@/domain/team-sync/team-link';
import { TEAM_ROLE_IDS } from '@/domain/team/roles';
import { defineCollection } from '../workspace/collection';

/** Records of this device about its teams. Nothing here goes into a draft, so that an older tab cannot strip it. */

const role = z.enum(TEAM_ROLE_IDS);

const memberSchema = z.looseObject({
  userId: z.string(),
  email: z.string(),
  role,
  joinedAt: z.string(),
  leftAt: z.nullable(z.string()),
});

const teamSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  ownerId: z.string(),
  rolesBind: z.boolean(),
  /** Whether members send originals of pictures, and not only previews. */
  sharesOriginals: z.optional(z.boolean()),
  members: z.array(memberSchema),
  /** Number of the last change that was read. */
  cursor: z.number(),
  /** The comments of the team up to the cursor have been read. Missing in records of an earlier version. */
  hasComments: z.optional(z.boolean()),
  /** Who shared each draft has been read. Missing in records of an earlier version. */
  hasSharers: z.optional(z.boolean()),
  /** Hashes of pictures that saves of this device no longer name, until the team's database was asked to remove them. */
  unusedPictures: z.optional(z.array(z.string())),
  /** Drafts that are no longer shared with this team, until the user dismisses the message. */
  stopped: z.optional(z.array(z.looseObject({ draftId: z.string(), byId: z.string() }))),
  /**
   * The team is gone or the user is out of it: the ids of the drafts with changes that were never sent, and of all that
   * were shared. Records of an earlier version lack those.
   */
  ended: z.optional(z.looseObject({ unsent: z.array(z.string()), drafts: z.optional(z.array(z.string())) })),
});
export type SharedTeam = Stored<typeof teamSchema>;

export const sharedTeamsCollection = defineCollection({ name: 'shared-teams', schema: teamSchema });

/** Written by this device from checked values: only the outline is checked again. */
const sharedDraft = z.custom<SharedDraft>(
  (value) => isRecord(value) && isRecord(value.listings) && isRecord(value.details),
);

const linkSchema = recordSchema<TeamLink>()({
  id: z.string(),
  teamId: z.string(),
  submissionId: z.string(),
  base: z.optional(sharedDraft),
  baseRevision: z.number(),
  headRevision: z.number(),
  sending: z.optional(
    recordSchema<PendingSave>()({
      id: z.string(),
      revision: z.number(),
      draft: z.nullable(sharedDraft),
      format: optionalNumber,
    }),
  ),
  isNew: flag,
  taking: z.optional(z.unknown()),
  newerFormat: optionalNumber,
  format: optionalNumber,
  isRising: flag,
  sharedById: optionalText,
  refusals: z._default(z.number(), 0),
  refused: z.optional(sharedDraft),
  problem: z.optional(z.enum(['too-large', 'refused', 'unreadable', 'newer-format'])),
  isStopping: flag,
  conflicts: z._default(
    z.array(
      recordSchema<Conflict & { theirs: string }>()({
        field: z.string(),
        theirs: z.string(),
        byId: z.string(),
      }),
    ),
    [],
  ),
  choices: z.optional(
    z.array(
      recordSchema<Conflict>()({
        field: z.string(),
        theirs: z.optional(z.unknown()),
        byId: z.string(),
      }),
    ),
  ),
  kept: z.optional(z.record(z.string(), z.unknown())),
  soleAuthorId: optionalText,
  changes: z.optional(z.record(z.string(), z.looseObject({ byId: z.string(), at: z.string() }))),
  changedById: optionalText,
  changedAt: optionalText,
});

export const teamLinksCollection = defineCollection<TeamLink>({ name: 'team-links', schema: linkSchema });

const outboxSchema = z.looseObject({
  /** The id of the row, too. */
  id: z.string(),
  teamId: z.string(),
  /** The table of the row; comments without one. */
  table: z.optional(z.enum(['comments', 'thread_changes'])),
  row: z.record(z.string(), z.union([z.string(), z.null()])),
  refusals: z.number(),
  /** The database has it; it stays here until it has been read with the team's log. */
  isSent: z.optional(z.boolean()),
});
/** A comment or a change of a thread that is not sent yet. Refused twice, it is set aside: `refusals` says so. */
export type WaitingComment = Stored<typeof outboxSchema>;

export const teamOutboxCollection = defineCollection({ name: 'team-outbox', schema: outboxSchema });

const commentsSchema = recordSchema<SubmissionComments>()({
  id: z.string(),
  teamId: z.string(),
  rows: z.array(
    z.looseObject({
      id: z.string(),
      threadId: z.nullable(z.string()),
      replaces: z.nullable(z.string()),
      field: z.string(),
      body: z.string(),
      byId: z.string(),
      seq: z.number(),
      at: z.string(),
    }),
  ),
  changes: z.array(
    z.looseObject({
      commentId: z.string(),
      change: z.enum(['resolve', 'reopen']),
      byId: z.string(),
      seq: z.number(),
      at: z.string(),
    }),
  ),
  seenIds: z.array(z.string()),
});

/** The comments of each shared submission, by its id in the team. */
export const teamCommentsCollection = defineCollection<SubmissionComments>({
  name: 'team-comments',
  schema: commentsSchema,
});
