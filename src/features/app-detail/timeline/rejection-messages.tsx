import { Link } from 'react-router-dom';
import { recoveryPath } from '@/config/recovery-path';
import { countOf } from '@/domain/texts';
import { messageTitle, type MessageRecord } from '@/lib/workspace/store-messages';

/** The store's messages about a rejection, each with the progress of its plan. */
export function RejectionMessages({
  appId,
  stepId,
  messages,
}: {
  appId: string;
  stepId: string;
  messages: readonly MessageRecord[];
}) {
  const written = messages.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1">
      {written.map((message) => (
        <li key={message.id} className="min-w-0">
          <Link
            to={recoveryPath({ app: appId, rejected: stepId, message: message.id })}
            className="font-medium text-accent underline underline-offset-2 wrap-anywhere"
          >
            Plan: <bdi>{messageTitle(message)}</bdi>
          </Link>{' '}
          <span className="text-ink-faint">
            {message.done?.length ? `${countOf(message.done.length, 'step')} done` : 'no step done yet'}
          </span>
        </li>
      ))}
    </ul>
  );
}
