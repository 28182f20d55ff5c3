import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Result } from '@/domain/result';
import {
  canonicalJson,
  reviewProgress,
  type ReviewDecision,
  type ReviewProgress,
} from '@/domain/team-sync/review';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { useUser } from '../auth/auth-context';
import type { SharedTeam } from './records';
import { newTeamId } from './team-id';
import { activityRow, approvalRow, reviewRow, savedDraftRow, type ReviewRow } from './team-rows';
import { exchangeNow } from './team-status';
import { useTeamGateway } from './use-team-gateway';

export interface SharedReview extends ReviewRow {
  decisions: readonly (ReviewDecision & { at: string | undefined })[];
  progress: ReviewProgress;
  /** By the server's clock. */
  askedAt: string | undefined;
}

const UNREACHABLE = 'The team service did not answer. Nothing was changed. Try again.';
const MOVED_ON =
  'It was not recorded: somebody was faster, the review has ended, or the step belongs to another role. The page shows the present state.';

/** The reviews of a team, the newest first, and what can be done with them. They need a connection. */
export function useReviews(team: SharedTeam) {
  const gateway = useTeamGateway();
  const { id: userId } = useUser();
  const [reviews, setReviews] = useState<SharedReview[]>();
  const { id: teamId, cursor } = team;

  const read = useCallback(async () => {
    const ofTeam = { team_id: `eq.${teamId}` };
    const verbs = { verb: 'in.(asked,approve,reject,withdraw)', order: 'seq.asc' };
    const [asked, decided, log] = await Promise.all([
      gateway.read('reviews', reviewRow, ofTeam),
      gateway.read('approvals', approvalRow, ofTeam),
      gateway.read('activity', activityRow, { ...ofTeam, ...verbs }),
    ]);
    if (asked.kind !== 'done' || decided.kind !== 'done' || log.kind !== 'done') return;
    const timeOf = (id: string, step?: number) =>
      log.value.find((row) => row.subject_id === id && (step === undefined || row.number === step))?.at;
    const orderOf = (id: string) => log.value.find((row) => row.subject_id === id)?.seq ?? 0;
    setReviews(
      asked.value
        .map((review): SharedReview => {
          const decisions = decided.value
            .filter((row) => row.review_id === review.id)
            .map(({ step, decision, note, by_id: byId }) => ({
              step,
              decision,
              note,
              byId,
              at: log.value.find(
                (row) => row.subject_id === review.id && row.verb === decision && row.number === step,
              )?.at,
            }))
            .sort((a, b) => a.step - b.step);
          return { ...review, decisions, progress: reviewProgress(decisions), askedAt: timeOf(review.id) };
        })
        .sort((a, b) => orderOf(b.id) - orderOf(a.id)),
    );
  }, [gateway, teamId]);
  // Every act of a member moves the cursor.
  useEffect(() => void read(), [read, cursor]);

  const actions = useMemo(() => {
    const recorded = async (adding: ReturnType<typeof gateway.add>): Promise<Result<undefined>> => {
      const answer = await adding;
      exchangeNow();
      await read();
      if (answer.kind === 'done') return { ok: true, value: undefined };
      return { ok: false, failure: answer.kind === 'refused' ? MOVED_ON : UNREACHABLE };
    };
    const contentOf = async (submissionId: string, revision: number): Promise<Result<unknown>> => {
      const rows = await gateway.read('saves', savedDraftRow, {
        submission_id: `eq.${submissionId}`,
        revision: `eq.${revision}`,
        select: 'revision,draft',
      });
      const [row] = rows.kind === 'done' ? rows.value : [];
      return row ? { ok: true, value: row.draft } : { ok: false, failure: UNREACHABLE };
    };
    return {
      contentOf,
      /** Asks for the approval of the last save that reached the team. */
      async ask(link: TeamLink): Promise<Result<undefined>> {
        const content = await contentOf(link.submissionId, link.baseRevision);
        if (!content.ok) return content;
        return recorded(
          gateway.add('reviews', {
            id: newTeamId(),
            team_id: teamId,
            submission_id: link.submissionId,
            revision: link.baseRevision,
            content_hash: await hashOf(content.value),
            by_id: userId,
          }),
        );
      },
      /** @param hash of the content that was shown */
      decide: (
        review: SharedReview,
        step: number,
        decision: ReviewDecision['decision'],
        hash: string,
        note: string,
      ): Promise<Result<undefined>> =>
        recorded(
          gateway.add('approvals', {
            review_id: review.id,
            step,
            team_id: teamId,
            content_hash: hash,
            decision,
            note,
            by_id: userId,
          }),
        ),
    };
  }, [gateway, read, teamId, userId]);

  return { reviews, ...actions };
}

/** SHA-256 of a content, in hexadecimal. Equal contents have equal hashes whatever the order of their keys. */
export async function hashOf(content: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(content)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
