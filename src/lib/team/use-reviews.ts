import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSame } from '@/domain/merge-records';
import type { Result } from '@/domain/result';
import type { ReviewDecision } from '@/domain/team-sync/review';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { useUser } from '../auth/auth-context';
import { hashOf, readContent, readReviews, type SharedReview } from './read-reviews';
import type { SharedTeam } from './records';
import { newTeamId } from './team-id';
import { exchangeNow } from './team-status';
import { useTeamGateway } from './use-team-gateway';

const UNREACHABLE = 'The team service did not answer. Nothing was changed. Try again.';
const UNKNOWN =
  'The team service did not answer, so it may or may not have been recorded. Try again: it counts only once.';
const MOVED_ON =
  'It was not recorded: someone else decided first, the review has ended, or the step is for another member. The page shows the current state.';

/** The reviews of a team, the newest first, and what can be done with them. They need a connection. */
export function useReviews(team: SharedTeam) {
  const gateway = useTeamGateway();
  const { id: userId } = useUser();
  const [reviews, setReviews] = useState<SharedReview[]>();
  const { id: teamId, cursor } = team;

  // Answers may overtake each other: only one that was asked for later replaces what is shown.
  const order = useRef({ asked: 0, shown: 0 });
  const read = useCallback(async () => {
    order.current.asked += 1;
    const { asked } = order.current;
    const found = await readReviews(gateway, teamId);
    if (found && asked > order.current.shown) {
      order.current.shown = asked;
      setReviews(found);
    }
    return found;
  }, [gateway, teamId]);
  // Every act of a member moves the cursor.
  useEffect(() => void read(), [read, cursor]);

  const actions = useMemo(() => {
    /** @param isIn whether the row is among these: an earlier try may have worked although its answer was lost */
    const recorded = async (
      adding: ReturnType<typeof gateway.add>,
      isIn: (reviews: readonly SharedReview[]) => boolean,
    ): Promise<Result<undefined>> => {
      const answer = await adding;
      exchangeNow();
      const found = await read();
      if (answer.kind === 'done' || (found && isIn(found))) return { ok: true, value: undefined };
      if (answer.kind === 'refused') return { ok: false, failure: MOVED_ON };
      return { ok: false, failure: found ? UNREACHABLE : UNKNOWN };
    };
    const contentOf = async (submissionId: string, revision: number): Promise<Result<unknown>> => {
      const content = await readContent(gateway, submissionId, revision);
      return content ? { ok: true, value: content.draft } : { ok: false, failure: UNREACHABLE };
    };
    return {
      contentOf,
      /** Asks for the approval of the last save that reached the team. */
      async ask(link: TeamLink): Promise<Result<undefined>> {
        const content = await contentOf(link.submissionId, link.baseRevision);
        if (!content.ok) return content;
        const asked = {
          submission_id: link.submissionId,
          revision: link.baseRevision,
          content_hash: await hashOf(content.value),
          by_id: userId,
        };
        return recorded(gateway.add('reviews', { id: newTeamId(), team_id: teamId, ...asked }), (reviews) =>
          reviews.some((each) => each.progress.status === 'open' && isSame({ ...each, ...asked }, each)),
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
          (reviews) =>
            reviews
              .find(({ id }) => id === review.id)
              ?.decisions.some(
                (each) => each.step === step && each.decision === decision && each.byId === userId,
              ) ?? false,
        ),
    };
  }, [gateway, read, teamId, userId]);

  return { reviews, ...actions };
}
