import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
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
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const { id: teamId, cursor } = team;
  // Every act of a member moves the cursor. Until the reviews of the new one are read, the last ones stay.
  const queryKey = useMemo(() => ['team-reviews', teamId, cursor], [teamId, cursor]);
  const { data: reviews } = useQuery({
    queryKey,
    queryFn: async () => (await readReviews(gateway, teamId)) ?? Promise.reject(new Error(UNREACHABLE)),
    placeholderData: (last, query) => (query?.queryKey[1] === teamId ? last : undefined),
  });

  const actions = useMemo(() => {
    /** @param isIn whether the row is among these: an earlier try may have worked although its answer was lost */
    const recorded = async (
      adding: ReturnType<typeof gateway.add>,
      isIn: (reviews: readonly SharedReview[]) => boolean,
    ): Promise<Result<undefined>> => {
      const answer = await adding;
      exchangeNow();
      const found = await readReviews(gateway, teamId);
      if (found) {
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, found);
      }
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
  }, [gateway, queries, queryKey, teamId, userId]);

  return { reviews, ...actions };
}
