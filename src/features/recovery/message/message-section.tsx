import { useState } from 'react';
import { LoadFailure } from '@/components/pages/load-failure';
import { useClock } from '@/lib/clock';
import { newId } from '@/lib/new-id';
import { useUrlParameters } from '@/lib/url-parameters';
import { useCollection } from '@/lib/workspace/workspace-context';
import { MessageEditor } from './message-editor';
import { messagesCollection, type MessageRecord } from '@/lib/workspace/store-messages';

/** Characters of a message by which it is found again. */
const TITLE_LENGTH = 70;

/** The first thing on the page: what the store wrote, and what to do about it. */
export function MessageSection() {
  const clock = useClock();
  const parameters = useUrlParameters();
  const appId = parameters.get('app') ?? undefined;
  const chosenId = parameters.get('message');
  const messages = useCollection(messagesCollection);
  const [fresh, setFresh] = useState(newMessage);
  // The first reading decides: a message that another tab adds later does not replace the one shown.
  const [firstId, setFirstId] = useState<string>();
  const own = (messages.data ?? [])
    .filter((each) => appId === undefined || each.appId === appId)
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  const isRead = messages.data !== undefined || messages.hasFailed;
  if (isRead && firstId === undefined) setFirstId(own[0]?.id ?? fresh.id);
  const shownId = own.find(({ id }) => id === chosenId)?.id ?? firstId;

  function newMessage(): MessageRecord {
    const startedAt = new Date(clock.now()).toISOString();
    return { id: newId(), startedAt, text: '', ...(appId !== undefined && { appId }) };
  }
  function handleAnother() {
    const next = newMessage();
    setFresh(next);
    setFirstId(next.id);
    parameters.set('message', undefined);
  }

  if (messages.hasFailed) return <LoadFailure what="Your messages" onRetry={messages.retry} />;
  if (shownId === undefined)
    return (
      <p role="status" className="text-sm text-ink-soft">
        Reading your messages…
      </p>
    );
  return (
    <MessageEditor
      key={shownId}
      fresh={{ ...fresh, id: shownId }}
      earlier={own
        .filter(({ id, text }) => id !== shownId && text.trim() !== '')
        .map(({ id, startedAt, text }) => ({ id, day: startedAt.slice(0, 10), title: titleOf(text) }))}
      onAnother={handleAnother}
      onShow={(id) => parameters.set('message', id)}
    />
  );
}

function titleOf(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH - 1)}…` : line;
}
