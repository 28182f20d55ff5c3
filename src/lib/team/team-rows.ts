import * as z from 'zod/mini';
import { isRecord } from '@/domain/is-record';
import { sharedPart, type SharedDraft } from '@/domain/team-sync/shared-draft';
import { TEAM_ROLE_IDS } from '@/domain/team/roles';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { draftsCollection } from '../workspace/app-collections';
import { zonedInstant } from '@/domain/team-sync/presence';
import { WIZARD_STEP_NUMBERS } from '@/model/wizard-step';

/** Rows of the team database as they arrive. */

const count = z.number().check(z.int());
const instant = z.pipe(z.string(), z.transform(zonedInstant));
const role = z.enum(TEAM_ROLE_IDS);

export const teamRow = z.object({
  id: z.string(),
  name: z.string(),
  owner_id: z.string(),
  roles_bind: z.boolean(),
  shares_originals: z._default(z.boolean(), false),
  seq: count,
});
export type TeamRow = z.infer<typeof teamRow>;
export const seatRow = z.object({ team_id: z.string(), role });
export const memberRow = z.object({
  user_id: z.string(),
  email: z.string(),
  role,
  joined_at: instant,
  left_at: z.nullable(instant),
});
export function memberOf(row: z.infer<typeof memberRow>) {
  const { user_id: userId, email, role: own, joined_at: joinedAt, left_at: leftAt } = row;
  return { userId, email, role: own, joinedAt, leftAt };
}
export const activityRow = z.object({
  seq: count,
  verb: z.string(),
  subject_id: z.string(),
  number: z.nullable(count),
  by_id: z.string(),
  by_role: z.string(),
  at: instant,
});
export type ActivityRow = z.infer<typeof activityRow>;
/** The newest revision of a submission, and who shared it where that was read. */
export interface Head {
  revision: number;
  sharedById?: string;
}

/** The newest revision of each submission that a part of the log names. */
export function headsOf(log: readonly ActivityRow[]): Map<string, Head> {
  const heads = new Map<string, Head>();
  for (const { verb, subject_id: id, number } of log) {
    if (verb === 'saved') heads.set(id, { revision: Math.max(heads.get(id)?.revision ?? 0, number ?? 0) });
  }
  return heads;
}

/** The member who made all saves of a submission after its last known state; undefined when there are several. */
export function soleAuthor(link: TeamLink, log: readonly ActivityRow[]): string | undefined {
  const authors = new Set(
    log
      .filter(
        ({ verb, subject_id: id, number }) =>
          verb === 'saved' && id === link.submissionId && (number ?? 0) > link.headRevision,
      )
      .map(({ by_id: by }) => by),
  );
  if (link.headRevision > link.baseRevision) authors.add(link.soleAuthorId ?? '');
  const [author] = authors;
  return authors.size === 1 && author !== '' ? author : undefined;
}

export const submissionRow = z.object({
  id: z.string(),
  revision: count,
  format: count,
  draft: z.unknown(),
  by_id: z.string(),
  at: instant,
  shared_by: z.nullable(z.string()),
});
export type SubmissionRow = z.infer<typeof submissionRow>;
export const headRow = z.object({ id: z.string(), revision: count, shared_by: z.nullable(z.string()) });
export const idRow = z.object({ id: z.string() });

/** Reads what another member has shared. @returns undefined for anything but a draft */
export function readSharedDraft(value: unknown): SharedDraft | undefined {
  if (!isRecord(value) || !isRecord(value.details)) return undefined;
  const whole = {
    ...value,
    id: 'shared',
    updatedAt: '',
    step: WIZARD_STEP_NUMBERS.build,
    details: { ...value.details, demoPassword: '' },
  };
  const draft = draftsCollection.parse(whole, draftsCollection.version);
  return draft && sharedPart(draft, value);
}

export const commentRow = z.object({
  id: z.string(),
  submission_id: z.string(),
  thread_id: z.nullable(z.string()),
  replaces: z.nullable(z.string()),
  field: z.string(),
  body: z.string(),
});

export const presenceRow = z.object({
  user_id: z.string(),
  submission_id: z.nullable(z.string()),
  at: instant,
});

/** An invitation as admins see it. */
export const invitationRow = z.object({
  id: z.string(),
  role,
  email: z.nullable(z.string()),
  expires_on: z.string(),
});
export type InvitationRow = z.infer<typeof invitationRow>;

export const reviewRow = z.object({
  id: z.string(),
  submission_id: z.string(),
  revision: count,
  content_hash: z.string(),
  note: z.string(),
  by_id: z.string(),
});
export type ReviewRow = z.infer<typeof reviewRow>;
export const approvalRow = z.object({
  review_id: z.string(),
  step: count,
  content_hash: z.string(),
  decision: z.enum(['approve', 'reject', 'withdraw']),
  note: z.string(),
  by_id: z.string(),
});
export const pictureHashRow = z.object({ sha256: z.string() });
export const pictureRow = z.object({ media_type: z.enum(['image/png', 'image/jpeg']), data: z.string() });

export const savedDraftRow = z.object({ revision: count, draft: z.unknown() });
