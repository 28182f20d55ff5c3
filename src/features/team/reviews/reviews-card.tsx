import { useState } from 'react';
import { draftLabel } from '@/domain/submissions/draft-label';
import { isSame } from '@/domain/merge-records';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { releasedContent } from '@/domain/team-sync/released-content';
import type { TeamRole } from '@/domain/team/roles';
import { SmallButton } from '@/components/button';
import { notify } from '@/lib/notify';
import { teamLinksCollection, type SharedTeam } from '@/lib/team/records';
import { useReviews } from '@/lib/team/use-reviews';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { baselinesCollection } from '@/lib/workspace/baselines';
import { useCollection } from '@/lib/workspace/workspace-context';
import type { EarlierContent } from './review-content';
import { ReviewItem } from './review-item';

/** Asking for the approval of a shared draft, and deciding it step by step. */
export function ReviewsCard({ team, role, userId }: { team: SharedTeam; role: TeamRole; userId: string }) {
  const { data: drafts = [] } = useCollection(draftsCollection);
  const { data: links = [] } = useCollection(teamLinksCollection);
  const { data: baselines = [] } = useCollection(baselinesCollection);
  const { reviews, ask, decide, contentOf } = useReviews(team);
  const [isBusy, setBusy] = useState(false);
  if (!reviews) return null;

  const draftOf = (submissionId: string) => {
    const link = links.find((each) => each.submissionId === submissionId);
    return drafts.find(({ id }) => id === link?.id);
  };
  const releasedOf = (draftId: string | undefined): EarlierContent | undefined => {
    const baseline = baselines.find(({ id }) => id === draftId);
    return (
      baseline && {
        label: `In the store, as imported from ${baseline.name}`,
        content: releasedContent(baseline),
      }
    );
  };
  const isOpen = (submissionId: string) =>
    reviews.some((each) => each.submission_id === submissionId && each.progress.status === 'open');
  const askable = links.filter((link) => link.teamId === team.id && link.base && !isOpen(link.submissionId));
  const handleAsk = async (link: (typeof links)[number]) => {
    setBusy(true);
    const result = await ask(link);
    setBusy(false);
    if (result.ok) notify.success('Approval requested');
    else notify.error('Not Requested', result.failure);
  };

  return (
    <section aria-label="Approvals">
      <h4 className="mb-2 font-semibold">Approvals</h4>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        A request covers the texts, review information, privacy and age rating answers, build facts and
        pictures of one save. Later edits do not change it.
      </p>
      <div className="flex flex-wrap gap-2">
        {askable.map((link) => {
          const draft = draftOf(link.submissionId);
          if (!draft) return null;
          const isSent = isSame(sharedPart(draft, link.base), link.base) && link.sending === undefined;
          return (
            <SmallButton
              key={link.id}

              disabled={isBusy || !isSent}
              onClick={() => void handleAsk(link)}
            >
              {isSent ? `Ask for approval of ${draftLabel(draft)}` : `${draftLabel(draft)} is not sent yet`}
            </SmallButton>
          );
        })}
      </div>
      {reviews.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {reviews.map((review, index) => {
            const draft = draftOf(review.submission_id);
            return (
              <ReviewItem
                key={review.id}
                review={review}
                name={draft ? draftLabel(draft) : 'A draft that is no longer shared'}
                present={draft && sharedPart(draft)}
                before={reviews
                  .slice(index + 1)
                  .find(
                    (each) =>
                      each.submission_id === review.submission_id && each.progress.status === 'approved',
                  )}
                team={team}
                role={role}
                userId={userId}
                released={releasedOf(draft?.id)}
                contentOf={contentOf}
                onDecide={decide}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
