import { useState } from 'react';
import type { Thread } from '@/domain/team-sync/comments';
import { placeLabel } from '@/domain/team-sync/place-label';
import { QuietButton, SmallButton } from '@/components/button';
import type { CommentActions } from '@/lib/team/use-comments';
import { CommentItem } from './comment-item';
import { Composer } from './composer';
import type { CommentPeople } from './people';
import { useFocusBack } from './use-focus-back';
import { capitalized } from '@/domain/texts';
import type { UnsentComments } from './unsent-comments';

/** One thread: what it is about, its comments, and how to reply and to resolve it. */
export function ThreadItem({
  thread,
  people,
  actions,
  unsent,
  onGoTo,
  onLeave,
}: {
  thread: Thread;
  people: CommentPeople;
  actions: CommentActions;
  unsent: UnsentComments;
  /** Goes to what the thread is about; absent for the whole submission. */
  onGoTo: (() => void) | undefined;
  /** Called before the thread moves to the other list, with the button that has the focus. */
  onLeave: () => void;
}) {
  const { id, field, comments, isResolved, changedById } = thread;
  const replyKey = `reply ${id}`;
  const [isReplying, setReplying] = useState(() => unsent.has(replyKey));
  const replyButton = useFocusBack(isReplying);
  const place = placeLabel(field);
  const first = comments.find(({ isDeleted }) => !isDeleted)?.body ?? '';
  return (
    <li
      id={`thread-${id}`}
      tabIndex={-1}
      className="grid gap-3 rounded-card border bg-surface p-3.5 scroll-mt-4"
      aria-label={`Thread about ${place}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        {onGoTo ? (
          <button
            type="button"
            className="rounded-control text-left text-[0.8125rem] font-medium text-accent-strong underline decoration-dotted underline-offset-4"
            onClick={onGoTo}
          >
            {capitalized(place)}
          </button>
        ) : (
          <p className="text-[0.8125rem] font-medium">{capitalized(place)}</p>
        )}
        <SmallButton
          aria-label={`${isResolved ? 'Reopen' : 'Resolve'} the thread “${first.slice(0, 40)}”`}
          onClick={() => {
            onLeave();
            void actions.setResolved(id, !isResolved);
          }}
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </SmallButton>
      </div>
      {isResolved && changedById !== undefined && (
        <p className="text-[0.8125rem] text-good">
          Resolved by {changedById === people.ownId ? 'you' : people.nameOf(changedById)}
        </p>
      )}
      <ul className="grid gap-3">
        {comments.map((comment) => (
          <CommentItem key={comment.id} {...{ comment, people, actions, unsent }} />
        ))}
      </ul>
      {isReplying ? (
        <Composer
          label="Your reply"
          action="Reply"
          members={people.others}
          unsent={unsent}
          unsentKey={replyKey}
          hasFocus
          onSubmit={(body) => {
            void actions.reply(id, body);
            setReplying(false);
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className="-ml-2.5">
          <QuietButton
            ref={replyButton}
            aria-label={`Reply “${first.slice(0, 40)}”`}
            onClick={() => setReplying(true)}
          >
            Reply
          </QuietButton>
        </div>
      )}
    </li>
  );
}
