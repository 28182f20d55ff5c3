import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MessageSquare } from 'lucide-react';
import { Badge } from '@/components/badge';
import { SmallButton } from '@/components/button';
import type { CommentMark } from '@/components/team/comment-mark';
import { formatAgo } from '@/domain/ago';
import { isSamePlace, stepOfPlace } from '@/domain/team-sync/comment-place';
import { shownThreads } from '@/domain/team-sync/comments';
import { mentionsIn } from '@/domain/team-sync/mentions';
import { placeLabel } from '@/domain/team-sync/place-label';
import { isSharedPath } from '@/domain/team-sync/shared-draft';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { countOf } from '@/domain/texts';
import { useUrlParameters } from '@/lib/url-parameters';
import { useComments } from '@/lib/team/use-comments';
import type { GoToStep } from '../wizard/wizard-events';
import { CommentsPanel, type CommentsView } from './comments-panel';
import type { CommentPeople } from './people';
import { openUnsentComments } from './unsent-comments';

/** The comments on a shared submission: the panel with its button, and the marks beside the labels of the form. */
export function SharedComments({
  link,
  people,
  serverNow,
  onMark,
  onGoTo,
}: {
  link: TeamLink;
  people: CommentPeople;
  /** Milliseconds by the server's clock, to the minute. */
  serverNow: number;
  /** Receives what draws the marks in the form. */
  onMark: (mark: CommentMark | undefined) => void;
  onGoTo: GoToStep;
}) {
  const comments = useComments(link);
  const { threads, seenIds } = comments;
  const { changes } = link;
  const { nameOf, ownId } = people;
  const [view, setView] = useState<CommentsView>();
  const [unsent] = useState(() => openUnsentComments(ownId, link.id));
  const opener = useRef<Element>(null);
  const open = useCallback((next: CommentsView) => {
    opener.current = document.activeElement;
    setView(next);
  }, []);
  const handleClose = () => {
    setView(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useAskedThread(open);

  const openThreads = useMemo(() => shownThreads(threads).filter(({ isResolved }) => !isResolved), [threads]);
  const fields = useMemo(() => openThreads.map(({ field }) => field), [openThreads]);
  const mark = useCallback<CommentMark>(
    (place, label) =>
      isPlace(place) && (
        <>
          <MarkButton
            label={label}
            count={fields.filter((field) => isSamePlace(field, place)).length}
            onOpen={() => open({ place })}
          />
          <ChangedBy change={changes?.[place]} nameOf={nameOf} serverNow={serverNow} />
        </>
      ),
    [changes, fields, nameOf, open, serverNow],
  );
  useEffect(() => {
    onMark(mark);
    return () => onMark(undefined);
  }, [mark, onMark]);

  const own = people.all.find(({ userId }) => userId === ownId);
  const mentions = own ? mentionsIn(threads, own, seenIds).filter(({ isNew }) => isNew).length : 0;
  const handleGoTo = (place: string) => {
    const [, locale, field] = place.startsWith('listings/') ? place.split('/') : [];
    onGoTo(stepOfPlace(place), locale, field ?? place.replace(/^details\//, ''));
  };
  return (
    <>
      <SmallButton aria-expanded={view !== undefined} onClick={() => open({})}>
        Comments ({openThreads.length})
      </SmallButton>
      {mentions > 0 && (
        <Badge tone="accent">{mentions === 1 ? 'Mentions you' : `${mentions} mention you`}</Badge>
      )}
      <Arrivals threads={threads} people={people} />
      {view && (
        <CommentsPanel
          key={view.threadId}
          {...{ view, people, comments, unsent }}
          onView={setView}
          onClose={handleClose}
          onGoTo={handleGoTo}
        />
      )}
    </>
  );
}

/** Whether a place can have comments: pictures, findings and what the team has of the draft. */
function isPlace(place: string): boolean {
  return place.startsWith('picture/') || place.startsWith('finding/') || isSharedPath(place);
}

/** Opens the thread that the address asks for, e.g. from the list of mentions, and takes it out of the address. */
function useAskedThread(open: (view: CommentsView) => void) {
  const { get, set } = useUrlParameters();
  const threadId = get('thread');
  useEffect(() => {
    if (threadId === null) return;
    open({ threadId });
    set('thread', undefined);
  }, [open, set, threadId]);
}

/** Announces other members' comments that arrive while the page is open. */
function Arrivals({
  threads,
  people,
}: {
  threads: ReturnType<typeof useComments>['threads'];
  people: CommentPeople;
}) {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = new Set(threads.flatMap(({ comments }) => comments.map(({ id }) => id)));
    if (!before) return;
    const added = threads.flatMap(({ field, comments }) =>
      comments
        .filter(({ id, byId }) => !before.has(id) && byId !== people.ownId)
        .map(({ byId }) => ({ byId, field })),
    );
    const [first] = added;
    if (!first) return;
    setText(
      added.length === 1
        ? `${people.nameOf(first.byId)} commented on ${placeLabel(first.field)}.`
        : `${countOf(added.length, 'new comment')}.`,
    );
  }, [people, threads]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

/** The button beside a label that opens its comments; with open threads it shows how many. */
function MarkButton({ label, count, onOpen }: { label: string; count: number; onOpen: () => void }) {
  const name = count === 0 ? `Comment on ${label}` : `${countOf(count, 'open thread')} on ${label}`;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onOpen}
      className={`-my-1 -ml-1.5 inline-flex min-h-6 min-w-6 shrink-0 self-center items-center justify-center gap-1 rounded-control px-1 text-xs font-medium tabular-nums hover:bg-sunken hover:text-ink print:hidden ${count === 0 ? 'text-ink-faint' : 'text-accent-strong'}`}
    >
      <MessageSquare className="size-3.5" />
      {count > 0 && count}
    </button>
  );
}

/** Who changed a value last, where that is known and was another member. */
function ChangedBy({
  change,
  nameOf,
  serverNow,
}: {
  change: { byId: string; at: string } | undefined;
  nameOf: (userId: string) => string;
  serverNow: number;
}) {
  if (!change) return null;
  const text = `Changed by ${nameOf(change.byId)} ${formatAgo(change.at, serverNow)}`;
  return (
    <span title={text} className="min-w-0 truncate text-xs text-ink-faint">
      {text}
    </span>
  );
}
