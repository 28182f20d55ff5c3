import { draftLabel } from '@/domain/submissions/draft-label';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { EmptyState } from '@/components/empty-state';
import { SelectField } from '@/components/field';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import type { Result } from '@/domain/result';
import type { SubmissionDraft } from '@/model/draft';
import { decide } from '@/domain/team/workflow';
import { useUser } from '@/lib/auth/auth-context';
import { localDay, useClock } from '@/lib/clock';
import { loadCode } from '@/lib/load-code';
import { newId } from '@/lib/new-id';
import { notify } from '@/lib/notify';
import { useDraftsWithImages } from '@/lib/workspace/draft-images';
import { ownFirst } from '@/lib/workspace/samples';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { requestFor, type VersionChanges } from '../reviews/approval-content';
import { approvalsCollection, type ApprovalRequest } from '../records';
import { ApprovalCard } from './approval-card';

/**
 * Changes in the builds and the answers of a draft. The catalogue of SDKs and the questions load only for a draft that
 * has a previous version.
 */
async function changesOf(draft: SubmissionDraft): Promise<Result<VersionChanges>> {
  const code = await loadCode(async () => ({
    ...(draft.earlierBuilds?.length && (await import('@/domain/builds/build-changes'))),
    ...(draft.answersBefore && (await import('@/domain/submissions/answer-changes'))),
  }));
  if (!code.ok) return code;
  const { buildChanges, answerChanges } = code.value;
  return {
    ok: true,
    value: { builds: buildChanges?.(draft) ?? [], answers: answerChanges?.(draft) ?? [] },
  };
}

export function ApprovalsTab() {
  const clock = useClock();
  const user = useUser();
  const stored = useCollection(approvalsCollection);
  const storedDrafts = useDraftsWithImages();
  const drafts = storedDrafts.data ?? [];
  const { put, update } = useCollectionWriter(approvalsCollection);
  const [draftId, setDraftId] = useState('');
  const requests = stored.data;
  // The form for drafts is above the requests: both are shown together, so that nothing moves.
  const isWaiting = storedDrafts.isPending && !storedDrafts.hasFailed;
  if (!requests || isWaiting) return <LoadingOrError stored={stored} what="the approvals" isTall />;

  const handleDecide = async (request: ApprovalRequest, step: string, decision: 'approve' | 'reject') => {
    let isDecided = false;
    // Reads the request again: another tab may have decided it.
    const now = await update(request.id, (stored) => {
      const next = decide(stored, decision, step, user.email, localDay(clock));
      isDecided = next !== undefined;
      return next;
    });
    if (!isDecided) {
      const by = now?.steps.find((each) => each.step === step)?.reviewedBy;
      notify.info('Already decided', by ? `${step} was decided by ${by}.` : 'This request has changed.');
    } else if (decision === 'approve')
      notify.success('Step Approved', `${step} of ${request.appName} is approved.`);
    else notify.error('Step Rejected', `${step} of ${request.appName} is rejected.`);
  };
  const handleRequest = async () => {
    const draft = drafts.find((each) => each.id === draftId) ?? drafts[0];
    if (!draft) return;
    const changes = await changesOf(draft);
    if (!changes.ok) {
      notify.error('The draft could not be compared', changes.failure);
      return;
    }
    await put(requestFor(draft, requests, user.email, localDay(clock), newId(), changes.value));
    notify.success(
      'Approval requested',
      'The request keeps the current texts; later edits of the draft do not change it.',
    );
  };

  return (
    <div className="flex flex-col gap-5">
      {storedDrafts.hasFailed && <LoadingOrError stored={storedDrafts} what="your drafts" />}
      {drafts.length > 0 && (
        <Card
          title="Request an approval"
          description="Asks the team to approve the current texts of one of your drafts."
        >
          <div className="flex flex-wrap items-end gap-4">
            <div className="min-w-64 flex-1">
              <SelectField
                label="Draft"
                value={draftId || drafts[0]?.id}
                onChoose={setDraftId}
                options={drafts.map((draft) => ({
                  value: draft.id,
                  label: draftLabel(draft),
                }))}
              />
            </div>
            <Button variant="secondary" onClick={() => void handleRequest()}>
              Request approval
            </Button>
          </div>
        </Card>
      )}
      {requests.length === 0 ? (
        <EmptyState
          icon={<ClipboardCheck />}
          title="Nothing waits for approval"
          hint={
            drafts.length > 0
              ? 'Request an approval of a draft above.'
              : 'Once you have a draft, you can request its approval here.'
          }
        />
      ) : (
        <ul className="flex flex-col gap-5" aria-label="Approval requests">
          {ownFirst(approvalsCollection, [...requests].reverse(), true).map((request) => (
            <ApprovalCard
              key={request.id}
              request={request}
              onDecide={(step, decision) => void handleDecide(request, step, decision)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
