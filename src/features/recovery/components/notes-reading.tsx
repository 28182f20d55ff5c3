import { useDeferredValue, useMemo } from 'react';
import { Copy } from 'lucide-react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { TextAreaField } from '@/components/field';
import { Notice } from '@/components/notice';
import { decodeRejection, MAX_TEXT } from '@/decoder/decode-rejection';
import { draftReplies, type ReplyDraft } from '../model/draft-reply';
import { DecodedCard } from './decoded-card';

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
            StorePilot reads up to {MAX_TEXT.toLocaleString('en-US')} characters; these are{' '}
            {text.length.toLocaleString('en-US')}. Keep only the store’s message, without the rest of the log.
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

/** Drafted texts to send, one per reader. */
function ReplyCard({ drafts, onCopy }: { drafts: readonly ReplyDraft[]; onCopy: (text: string) => void }) {
  return (
    <Card
      title="Drafted Reply"
      description="Check each sentence before you send it: it says what should have been done. Replace what is in [brackets]."
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {drafts.map(({ audience, title, text }) => (
          <div key={audience}>
            <TextAreaField
              label={title}
              readOnly
              value={text}
              rows={Math.min(16, text.split('\n').length + 2)}
              className="text-sm"
            />
            <Button variant="secondary" size="small" className="mt-2" onClick={() => onCopy(text)}>
              <Copy className="size-3.5" />
              Copy <span className="sr-only">the {title}</span>
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
}
