import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { TextAreaField } from '@/components/field';
import { lazyPart } from '@/components/lazy-part';
import type { RecoveryPlan } from '@/decoder/plan';
import { hasModelApi } from '@/lib/browser-model/model-api';
import { copyAndNotify } from '@/lib/notify-transfers';
import type { StoredDraft } from '@/model/draft';
import { draftReplies } from '../model/draft-reply';
import { kitFacts } from '@/domain/reviewer-kit/kit-paragraphs';
import { draftTitle } from '@/domain/submissions/draft-label';

const ReplyHelp = lazyPart(() => import('./reply-help').then((module) => module.ReplyHelp), null);

/** Drafted texts to send, one per reader, and what to know before sending. */
export function ReplyCard({
  plan,
  draft: about,
}: {
  plan: RecoveryPlan;
  /** The draft that the message is about, from which the answers come. */
  draft: StoredDraft | undefined;
}) {
  const drafts = useMemo(
    () => draftReplies(plan.tasks, about && { appName: draftTitle(about), kit: kitFacts(about) }),
    [plan, about],
  );
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const facts = plan.tasks.flatMap(({ steps }) => steps.map((step) => step.text)).join('\n');
  if (drafts.length === 0) return null;
  const isApple = drafts.some(({ audience }) => audience === 'apple-review');
  return (
    <Card
      title="Drafted Reply"
      description="Check each sentence before you send it, and replace what is in [brackets]."
    >
      {isApple && (
        <p className="mb-4 max-w-prose text-sm text-ink-soft">
          A reply alone leaves the version Rejected, except when they only asked for information. To send it
          to review again, press Update Review on the version page, then Resubmit to App Review.
        </p>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {drafts
          .map((each) => ({ ...each, draft: each.text, text: written[each.text] ?? each.text }))
          .map(({ audience, title, draft, text }) => (
            <div key={audience}>
              <TextAreaField
                label={title}
                readOnly
                value={text}
                rows={Math.min(16, text.split('\n').length + 2)}
                className="text-sm"
              />
              <SmallButton className="mt-2" onClick={() => void copyAndNotify(text)}>
                <Copy className="size-3.5" />
                Copy <span className="sr-only">the {title}</span>
              </SmallButton>
              {hasModelApi() && (
                <ReplyHelp
                  title={title}
                  draft={draft}
                  text={text}
                  facts={facts}
                  onText={(next) => setWritten((now) => ({ ...now, [draft]: next }))}
                />
              )}
            </div>
          ))}
      </div>
    </Card>
  );
}
