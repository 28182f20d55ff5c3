import { Card } from '@/components/card';
import { Disclosure } from '@/components/disclosure';
import type { StoredDraft } from '@/model/draft';
import type { SubmissionRecord } from '@/model/submission';
import { latestByStore, submissionId } from '@/domain/submissions/timeline';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { messagesCollection } from '@/lib/workspace/store-messages';
import { useCollection } from '@/lib/workspace/workspace-context';
import { EarlierVersions } from './earlier-versions';
import { StoreTimeline } from './store-timeline';
import type { TimelineActions } from './use-timeline';

/** The own app's way through the stores: what was reported of its newest version, and what is next. */
export function TimelineCard({
  appId,
  submissions,
  drafts,
  actions,
}: {
  appId: string;
  submissions: readonly SubmissionRecord[];
  drafts: readonly StoredDraft[];
  actions: TimelineActions;
}) {
  const messages = useCollection(messagesCollection);
  const latest = latestByStore(submissions);
  const earlier = submissions.filter((each) => !latest.includes(each) && each.steps?.length);
  return (
    <Card title="After the submission" description="Note what the stores answer. It stays on this device.">
      {!messages.data ? (
        <LoadingOrError stored={messages} what="the stores’ messages" />
      ) : (
        <div className="grid gap-5">
          <div className="grid items-start gap-x-8 gap-y-6 lg:auto-cols-fr lg:grid-flow-col">
            {latest.map((submission) => (
              <StoreTimeline
                key={submission.id}
                appId={appId}
                submission={submission}
                draft={drafts.find((draft) => submissionId(draft, submission.platform) === submission.id)}
                messages={messages.data?.filter((message) => message.appId === appId) ?? []}
                actions={actions}
              />
            ))}
          </div>
          {earlier.length > 0 && (
            <Disclosure title="Earlier versions" aside={earlier.length}>
              <EarlierVersions appId={appId} submissions={earlier} messages={messages.data} />
            </Disclosure>
          )}
        </div>
      )}
    </Card>
  );
}
