import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { formatInstant } from '@/domain/dates';
import { draftLabel } from '@/domain/submissions/draft-label';
import { stepOfPlace } from '@/domain/team-sync/comment-place';
import { memberNames, mentionsOf } from '@/domain/team-sync/mentions';
import { placeLabel } from '@/domain/team-sync/place-label';
import { Badge } from '@/components/badge';
import { buttonLook } from '@/components/button';
import { CommentBody } from '@/components/team/comment-body';
import { teamCommentsCollection, teamLinksCollection, type SharedTeam } from '@/lib/team/records';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';

/** The comments in open threads that mention this user. */
export function MentionsCard({ team, userId }: { team: SharedTeam; userId: string }) {
  const { data: comments = [] } = useCollection(teamCommentsCollection);
  const { data: links = [] } = useCollection(teamLinksCollection);
  const { data: drafts = [] } = useCollection(draftsCollection);
  const own = team.members.find((member) => member.userId === userId);
  const names = memberNames(team.members);
  const nameOf = (id: string) => names.get(id) ?? 'a former member';
  const mentions = !own
    ? []
    : mentionsOf(
        comments.filter(({ teamId }) => teamId === team.id),
        own,
      ).flatMap((mention) => {
        const link = links.find(({ submissionId }) => submissionId === mention.submissionId);
        const draft = drafts.find(({ id }) => id === link?.id);
        return draft ? [{ ...mention, draft }] : []; // no longer shared, or deleted on this device
      });
  if (mentions.length === 0) return null;
  return (
    <section aria-label="Mentions you">
      <h4 className="mb-2 font-semibold">
        Mentions you <span className="font-normal text-ink-soft tabular-nums">({mentions.length})</span>
      </h4>
      <ul className="flex flex-col divide-y">
        {mentions.map(({ comment, thread, draft, isNew }) => {
          const label = draftLabel(draft);
          return (
            <li key={comment.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5 text-sm">
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
                  {isNew && <Badge tone="accent">New</Badge>}
                  <span className="[overflow-wrap:anywhere]">
                    {nameOf(comment.byId)} on {placeLabel(thread.field)} of {label}
                    {comment.at !== undefined && `, ${formatInstant(comment.at)}`}
                  </span>
                </p>
                <CommentBody body={comment.body} members={team.members} nameOf={nameOf} />
              </div>
              <Link
                to={`${submitPath({ draft: draft.id, step: stepOfPlace(thread.field) })}&thread=${thread.id}`}
                aria-label={`Open the comment by ${nameOf(comment.byId)} on ${label}`}
                className={buttonLook({ variant: 'secondary', size: 'small' })}
              >
                Open
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
