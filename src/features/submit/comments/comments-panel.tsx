import { X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isSamePlace } from '@/domain/team-sync/comment-place';
import { shownThreads } from '@/domain/team-sync/comments';
import { isMentioned } from '@/domain/team-sync/mentions';
import { placeLabel } from '@/domain/team-sync/place-label';
import { Button, QuietButton } from '@/components/button';
import type { CommentActions } from '@/lib/team/use-comments';
import { Composer } from './composer';
import type { CommentPeople } from './people';
import { ThreadItem } from './thread-item';
import type { UnsentComments } from './unsent-comments';

/** Content of the panel: the threads about one place, or all; one of them may be asked for. */
export interface CommentsView {
  place?: string;
  threadId?: string;
}

/** The comments of a shared submission beside the form, which stays in use. */
export function CommentsPanel({
  view,
  people,
  comments,
  unsent,
  onView,
  onClose,
  onGoTo,
}: {
  view: CommentsView;
  people: CommentPeople;
  comments: CommentActions;
  /** Texts that were begun, which outlast the panel. */
  unsent: UnsentComments;
  onView: (view: CommentsView) => void;
  onClose: () => void;
  onGoTo: (place: string) => void;
}) {
  const { place, threadId } = view;
  const all = shownThreads(comments.threads).filter(
    ({ field }) => place === undefined || isSamePlace(field, place),
  );
  const asked = all.find(({ id }) => id === threadId);
  const [chosen, setChosen] = useState<'open' | 'resolved'>();
  const filter = chosen ?? (asked?.isResolved ? 'resolved' : 'open');
  const shown = all.filter(({ isResolved }) => isResolved === (filter === 'resolved'));
  const counts = {
    open: all.filter(({ isResolved }) => !isResolved).length,
    resolved: all.filter(({ isResolved }) => isResolved).length,
  };

  const heading = useRef<HTMLHeadingElement>(null);
  const requestedId = asked?.id;
  useEffect(() => {
    const target = requestedId === undefined ? undefined : document.getElementById(`thread-${requestedId}`);
    (target ?? heading.current)?.focus();
  }, [requestedId, place]);

  const { markSeen, seenIds, hasLoaded } = comments;
  const own = people.all.find(({ userId }) => userId === people.ownId);
  const unseen = shown
    .flatMap((thread) => thread.comments)
    .filter(
      ({ id, body, byId }) => byId !== people.ownId && own && isMentioned(body, own) && !seenIds.includes(id),
    )
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (hasLoaded && unseen !== '') void markSeen(unseen.split(' '));
  }, [hasLoaded, markSeen, unseen]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const about = place === undefined ? '' : placeLabel(place);
  return (
    <aside
      aria-label="Comments"
      data-print="hide"
      onKeyDown={handleKey}
      className="fixed inset-x-0 bottom-0 z-40 flex max-h-[75dvh] flex-col rounded-t-card border-t bg-canvas text-ink shadow-float sm:inset-y-0 sm:left-auto sm:max-h-none sm:w-96 sm:rounded-none sm:border-t-0 sm:border-l print:hidden"
    >
      <div className="flex items-start justify-between gap-3 border-b p-4 pb-3">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold focus:outline-none">
            Comments
          </h2>
          <p className="text-[0.8125rem] text-ink-soft [overflow-wrap:anywhere]">
            {place === undefined ? 'All of this submission' : `On ${about}`}
          </p>
        </div>
        <button
          type="button"
          aria-label="Close the comments"
          onClick={onClose}
          className="-mt-1 -mr-1 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X className="size-5" />
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3" role="group" aria-label="Threads to show">
        {(['open', 'resolved'] as const).map((each) => (
          <Button
            key={each}
            variant={filter === each ? 'secondary' : 'quiet'}
            size="small"
            aria-pressed={filter === each}
            onClick={() => setChosen(each)}
          >
            {each === 'open' ? 'Open' : 'Resolved'} ({counts[each]})
          </Button>
        ))}
        {place !== undefined && (
          <QuietButton className="ml-auto" onClick={() => onView({})}>
            Show all
          </QuietButton>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        {shown.length === 0 ? (
          <p className="text-sm text-ink-soft">
            {filter === 'open' ? 'No open threads here.' : 'No resolved threads here.'}
          </p>
        ) : (
          <ul aria-label={filter === 'open' ? 'Open threads' : 'Resolved threads'} className="grid gap-3">
            {shown.map((thread) => (
              <ThreadItem
                key={thread.id}
                {...{ thread, people, unsent }}
                actions={comments}
                onLeave={() => heading.current?.focus()}
                onGoTo={thread.field === '' ? undefined : () => onGoTo(thread.field)}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="border-t p-4">
        <Composer
          key={place ?? ''}
          label={
            place === undefined || place === '' ? 'Comment on the whole submission' : `Comment on ${about}`
          }
          action="Comment"
          members={people.others}
          unsent={unsent}
          unsentKey={`begin ${place ?? ''}`}
          opensUp
          onSubmit={(body) => {
            setChosen('open');
            void comments.begin(place ?? '', body);
          }}
        />
      </div>
    </aside>
  );
}
