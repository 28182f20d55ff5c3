import { Copy } from 'lucide-react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { TextAreaField } from '@/components/field';
import type { ReplyDraft } from '@/domain/rejections/draft-reply';

/** Drafted texts to send, one per reader. */
export function ReplyCard({
  drafts,
  onCopy,
}: {
  drafts: readonly ReplyDraft[];
  onCopy: (text: string) => void;
}) {
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
              <Copy className="size-3.5" aria-hidden="true" />
              Copy <span className="sr-only">the {title}</span>
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
}
