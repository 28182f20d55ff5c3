import type { RecordedReview } from '@/domain/team-sync/approval-record';
import { canonicalJson } from '@/domain/canonical-json';
import { reviewProgress } from '@/domain/team-sync/review';
import { hashBytes } from '../imports/hash-bytes';
import type { TeamGateway } from './team-gateway';
import { activityRow, approvalRow, reviewRow, savedDraftRow, type ReviewRow } from './team-rows';

/** A request for approval with its decisions, times and roles. */
export type SharedReview = ReviewRow & RecordedReview;

/** Newest requests of one submission that are read; the database takes at most 100 values per request. */
const REVIEWS_OF_SUBMISSION = 50;

/**
 * Reads the requests for approval of a team, the newest first.
 * @param submissionId reads only those of one submission
 * @returns undefined when the service did not answer
 */
export async function readReviews(
  gateway: TeamGateway,
  teamId: string,
  submissionId?: string,
): Promise<SharedReview[] | undefined> {
  const ofTeam = { team_id: `eq.${teamId}` };
  const asked = await gateway.read('reviews', reviewRow, {
    ...ofTeam,
    ...(submissionId !== undefined && {
      submission_id: `eq.${submissionId}`,
      order: 'revision.desc',
      limit: String(REVIEWS_OF_SUBMISSION),
    }),
  });
  if (asked.kind !== 'done') return undefined;
  if (asked.value.length === 0) return [];
  const ids = submissionId === undefined ? undefined : `in.(${asked.value.map(({ id }) => id).join(',')})`;
  const [decided, log] = await Promise.all([
    gateway.read('approvals', approvalRow, { ...ofTeam, ...(ids && { review_id: ids }) }),
    gateway.read('activity', activityRow, {
      ...ofTeam,
      ...(ids && { subject_id: ids }),
      verb: 'in.(asked,approve,reject,withdraw)',
      order: 'seq.asc',
    }),
  ]);
  if (decided.kind !== 'done' || log.kind !== 'done') return undefined;
  const logged = (id: string, verb: string, step?: number) =>
    log.value.find(
      (row) => row.subject_id === id && row.verb === verb && (step === undefined || row.number === step),
    );
  return asked.value
    .map((review): SharedReview => {
      const decisions = decided.value
        .filter((row) => row.review_id === review.id)
        .map(({ step, decision, note, by_id: byId }) => {
          const entry = logged(review.id, decision, step);
          return { step, decision, note, byId, at: entry?.at, byRole: entry?.by_role };
        })
        .sort((a, b) => a.step - b.step);
      const askedAt = logged(review.id, 'asked')?.at;
      return { ...review, decisions, progress: reviewProgress(decisions), askedAt };
    })
    .sort((a, b) => (logged(b.id, 'asked')?.seq ?? 0) - (logged(a.id, 'asked')?.seq ?? 0));
}

/** Reads the content of one save as the database has it; undefined when it did not answer or has no such save. */
export async function readContent(
  gateway: TeamGateway,
  submissionId: string,
  revision: number,
): Promise<{ draft: unknown } | undefined> {
  const rows = await gateway.read('saves', savedDraftRow, {
    submission_id: `eq.${submissionId}`,
    revision: `eq.${revision}`,
    select: 'revision,draft',
  });
  const [row] = rows.kind === 'done' ? rows.value : [];
  return row && { draft: row.draft };
}

/** SHA-256 of a content, in hexadecimal. Equal contents have equal hashes whatever the order of their keys. */
export function hashOf(content: unknown): Promise<string> {
  return hashBytes(new TextEncoder().encode(canonicalJson(content)));
}
