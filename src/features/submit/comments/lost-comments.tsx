import { useState } from 'react';
import { openUnsentComments } from './unsent-comments';

/** Shows the comments that were begun on a draft and can no longer be sent, so that their text is not lost. */
export function LostComments({ userId, draftId }: { userId: string; draftId: string }) {
  const [texts] = useState(() => openUnsentComments(userId, draftId).all());
  if (texts.length === 0) return null;
  return (
    <section aria-label="Comments that were not sent" className="mt-3 text-sm">
      <p className="text-ink-soft">
        You had begun {texts.length === 1 ? 'a comment' : `${texts.length} comments`}, which can no longer be
        sent. Copy what you need before you close this tab:
      </p>
      {texts.map((text) => (
        <p
          key={text}
          dir="auto"
          className="mt-2 rounded-control border bg-surface p-3 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </p>
      ))}
    </section>
  );
}
