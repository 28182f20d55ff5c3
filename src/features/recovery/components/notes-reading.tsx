import { useDeferredValue, useMemo } from 'react';
import { Notice } from '@/components/notice';
import { decodeRejection, MAX_TEXT } from '@/domain/rejections/decode-rejection';
import { draftReplies } from '@/domain/rejections/draft-reply';
import { DecodedCard } from './decoded-card';
import { ReplyCard } from './reply-card';

/** The causes found in the notes, and a reply drafted from them. */
export function NotesReading({ notes, onCopy }: { notes: string; onCopy: (text: string) => void }) {
  // A megabyte takes a moment to decode: typing has priority.
  const text = useDeferredValue(notes);
  const decoded = useMemo(() => decodeRejection(text), [text]);
  const drafts = useMemo(() => draftReplies(decoded.findings), [decoded]);
  return (
    <>
      {decoded.isTooLong ? (
        <Notice tone="warn" title="The notes are too long to read">
          <p className="mt-1">
            StorePilot reads up to {MAX_TEXT.toLocaleString('en')} characters; these are{' '}
            {text.length.toLocaleString('en')}. Keep only the store’s message, without the rest of the log.
          </p>
        </Notice>
      ) : (
        <DecodedCard decoded={decoded} onCopy={onCopy} />
      )}
      {drafts.length > 0 && (
        <div className="lg:col-span-2">
          <ReplyCard drafts={drafts} onCopy={onCopy} />
        </div>
      )}
    </>
  );
}
