import { compareText } from '@/domain/texts';
import { useState } from 'react';
import { LoadFailure } from '@/components/pages/load-failure';
import { useClock } from '@/lib/clock';
import { newId } from '@/lib/new-id';
import { useUrlParameters } from '@/lib/url-parameters';
import { useCollection } from '@/lib/workspace/workspace-context';
import { MessageEditor } from './message-editor';
import { MessageOrigin } from './message-origin';
import { messagesCollection, messageTitle, type MessageRecord } from '@/lib/workspace/store-messages';

/** The id of a message. */
const BEGUN = /^[0-9a-f]{32}$/;

/** The first thing on the page: what the store wrote, and what to do about it. */
export function MessageSection() {
  const clock = useClock();
  const parameters = useUrlParameters();
  const appId = parameters.get('app') ?? undefined;
  const rejectionId = parameters.get('rejected') ?? undefined;
  const inUrl = parameters.get('message');
  // The URL follows a press a moment later, and a picture given in between belongs to the new message.
  const [pressed, setPressed] = useState<{ id: string; before: string | null }>();
  if (pressed && pressed.before !== inUrl) setPressed(undefined);
  const chosenId = pressed?.before === inUrl ? pressed.id : inUrl;
  const messages = useCollection(messagesCollection);
  const [fresh, setFresh] = useState(newMessage);
  // The first reading decides: a message that another tab adds later does not replace the one shown.
  const [firstId, setFirstId] = useState<string>();
  const own = (messages.data ?? [])
    .filter((each) => appId === undefined || each.appId === appId)
    .sort((a, b) => compareText(b.startedAt, a.startedAt));
  // A message about the app alone may be of another rejection: only the timeline's link opens it.
  const [newest] = own.filter((each) => rejectionId === undefined || each.rejectionId === rejectionId);
  const isRead = messages.data !== undefined || messages.hasFailed;
  if (isRead && firstId === undefined) setFirstId(newest?.id ?? fresh.id);
  // A message that was begun and has no text yet is not stored.
  const begunId = isRead && BEGUN.test(chosenId ?? '') && !messages.data?.some(({ id }) => id === chosenId);
  const shownId = own.find(({ id }) => id === chosenId)?.id ?? (begunId ? chosenId : firstId) ?? undefined;

  function newMessage(): MessageRecord {
    const startedAt = new Date(clock.now()).toISOString();
    return {
      ...{ id: newId(), startedAt, text: '' },
      ...(appId !== undefined && { appId }),
      ...(rejectionId !== undefined && { rejectionId }),
    };
  }
  function show(id: string) {
    setPressed({ id, before: inUrl });
    parameters.set('message', id);
  }
  function handleAnother() {
    const next = newMessage();
    setFresh(next);
    show(next.id);
  }

  if (messages.hasFailed) return <LoadFailure what="Your messages" onRetry={messages.retry} />;
  if (shownId === undefined)
    return (
      <p role="status" className="text-sm text-ink-soft">
        Reading your messages…
      </p>
    );
  return (
    <>
      {appId !== undefined && <MessageOrigin appId={appId} rejectionId={rejectionId} />}
      <MessageEditor
        key={shownId}
        isBegun={pressed !== undefined && pressed.id === fresh.id}
        fresh={{ ...fresh, id: shownId }}
        earlier={own
          .filter(({ id, text }) => id !== shownId && text.trim() !== '')
          .map((each) => ({ id: each.id, day: each.startedAt.slice(0, 10), title: messageTitle(each) }))}
        onAnother={handleAnother}
        onShow={show}
      />
    </>
  );
}
