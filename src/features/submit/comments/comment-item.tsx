import { useState } from 'react';
import { formatInstant } from '@/domain/dates';
import type { Comment } from '@/domain/team-sync/comments';
import { CommentBody } from '@/components/team/comment-body';
import { QuietButton } from '@/components/button';
import type { CommentActions } from '@/lib/team/use-comments';
import { Composer } from './composer';
import { useFocusBack } from './use-focus-back';
import type { CommentPeople } from './people';
import type { UnsentComments } from './unsent-comments';

/** One comment, with what its writer can do about it. */
export function CommentItem({
  comment,
  people,
  actions,
  unsent,
}: {
  comment: Comment;
  people: CommentPeople;
  actions: CommentActions;
  unsent: UnsentComments;
}) {
  const { id, body, byId, at, isEdited, isDeleted, state } = comment;
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const name = people.nameOf(byId);
  const isOwn = byId === people.ownId;
  const editKey = `edit ${id}`;
  const handleEdit = () => {
    unsent.set(editKey, body);
    setEditing(true);
  };
  return (
    <li className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2 text-[0.8125rem] text-ink-soft">
        <span className="font-medium text-ink" title={people.emailOf(byId)}>
          {isOwn ? 'You' : name}
        </span>
        {at !== undefined && <time dateTime={at}>{formatInstant(at)}</time>}
        {isEdited && !isDeleted && <span>edited</span>}
        {state === 'waiting' && <span className="text-warn">Not sent yet</span>}
      </p>
      {isEditing ? (
        <Composer
          label="Your comment"
          action="Save"
          members={people.others}
          unsent={unsent}
          unsentKey={editKey}
          hasFocus
          onSubmit={(text) => {
            if (text.trim() !== body) void actions.edit(id, text);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : isDeleted ? (
        <p className="text-ink-faint italic">Deleted</p>
      ) : (
        <CommentBody body={body} members={people.all} nameOf={people.nameOf} />
      )}
      {state === 'refused' && (
        <p className="text-bad">
          Not sent: the team’s database refused it twice. A submission can have 5,000 comments, and must still
          be shared.
        </p>
      )}
      {isOwn && !isDeleted && !isEditing && (
        <div className="-ml-2.5 flex flex-wrap">
          {state === 'refused' ? (
            <>
              <QuietButton onClick={() => void actions.retry(id)}>Send again</QuietButton>
              <QuietButton onClick={() => void actions.discard(id)}>Discard</QuietButton>
            </>
          ) : (
            <>
              <QuietButton ref={editButton} aria-label={`Edit “${clipped(body)}”`} onClick={handleEdit}>
                Edit
              </QuietButton>
              <QuietButton aria-label={`Delete “${clipped(body)}”`} onClick={() => void actions.remove(id)}>
                Delete
              </QuietButton>
            </>
          )}
        </div>
      )}
    </li>
  );
}

function clipped(body: string): string {
  return body.length > 40 ? `${body.slice(0, 40)}…` : body;
}
