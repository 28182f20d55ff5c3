import { useDeferredValue, useMemo } from 'react';
import { decodeRejection } from '@/domain/rejections/decode-rejection';
import { draftReplies } from '@/domain/rejections/draft-reply';
import { DecodedCard } from './decoded-card';
import { ReplyCard } from './reply-card';

/** The causes found in the notes, and a reply drafted from them. */
export function NotesReading({ notes, onCopy }: { notes: string; onCopy: (text: string) => void }) {
  // A megabyte takes a moment to read: typing goes first.
  const text = useDeferredValue(notes);
  const decoded = useMemo(() => decodeRejection(text), [text]);
  const drafts = useMemo(() => draftReplies(decoded.findings), [decoded]);
  return (
    <>
      <DecodedCard decoded={decoded} onCopy={onCopy} />
      {drafts.length > 0 && (
        <div className="lg:col-span-2">
          <ReplyCard drafts={drafts} onCopy={onCopy} />
        </div>
      )}
    </>
  );
}
