import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonLook, QuietButton, SmallButton } from '@/components/button';
import { Notice } from '@/components/notice';
import { appDetailPath } from '@/config/paths';
import { formatDay } from '@/domain/dates';
import { STORES } from '@/domain/stores/stores';
import { isDropWaiting } from '@/lib/drops/drop-handover';
import { submissionsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import type { StoredDraft } from '@/model/draft';
import type { ReportedState, SubmissionRecord } from '@/model/submission';
import type { WizardStep } from '@/model/wizard-step';
import { isWaitingForUpload } from './new-draft';
import { useStartFromDraft } from './use-start-from-draft';
import { useDrafts } from '../records';

/**
 * Where a packed draft stands when it is opened again, whatever step the address names, and the ways on from it. A
 * rejected one is being fixed, so nothing is said about it.
 */
export function PackedNotice({
  draft,
  step,
  onGoTo,
  onDismiss,
}: {
  draft: StoredDraft;
  step: WizardStep;
  onGoTo: (step: WizardStep) => void;
  onDismiss: () => void;
}) {
  const submissions = useCollection(submissionsCollection).data;
  const { drafts } = useDrafts();
  const { start, failure } = useStartFromDraft();
  const source = drafts?.find(({ id }) => id === draft.id);
  const own = submissions?.filter(
    ({ id, version }) => id.startsWith(`${draft.id}-`) && version === draft.version,
  );
  if (!own?.length || own.some(({ status }) => status === 'rejected')) return null;
  const isWaiting = isWaitingForUpload(draft, own);
  const appId = draft.appId ?? own[0]?.appId;
  return (
    <div className="mb-5">
      <Notice
        tone="warn"
        actions={
          <span className="flex flex-wrap gap-2">
            {isWaiting && step !== 'submit' && (
              <SmallButton onClick={() => onGoTo('submit')}>Go to Submit</SmallButton>
            )}
            {appId !== undefined && (
              <Link to={appDetailPath(appId)} className={buttonLook({ size: 'small', variant: 'secondary' })}>
                {isWaiting ? 'I uploaded it' : 'See its history'}
              </Link>
            )}
            <SmallButton disabled={!source} onClick={() => source && void start(source)}>
              Start the next version
            </SmallButton>
            <QuietButton onClick={onDismiss}>Dismiss</QuietButton>
          </span>
        }
      >
        {isWaiting
          ? 'This version was packed, and is not reported as uploaded. Here it is again.'
          : `This version was packed before. ${own.map(whereItStands).join(' ')}`}
        {failure !== undefined && (
          <p role="alert" className="text-bad">
            {failure}
          </p>
        )}
      </Notice>
    </div>
  );
}

/** `App Store: uploaded on Nov 20, 2026.` */
function whereItStands({ platform, steps = [] }: SubmissionRecord): string {
  const last = steps.at(-1);
  const state = last ? `${REPORTED[last.state]} on ${formatDay(last.day)}` : 'not reported as uploaded';
  return `${STORES[platform].name}: ${state}.`;
}

const REPORTED: Record<ReportedState, string> = {
  uploaded: 'uploaded',
  review: 'in review',
  approved: 'approved',
  rejected: 'rejected',
};

/** Starts the version after a packed draft, and opens it in place of this page. */
export function NextVersion({ id }: { id: string }) {
  const { drafts } = useDrafts();
  const { start, failure } = useStartFromDraft();
  const source = drafts?.find((draft) => draft.id === id);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!source || isStarted.current) return;
    isStarted.current = true;
    void start(source, { replace: true, opensBuild: isDropWaiting() });
  }, [source, start]);
  if (failure === undefined || !source) return <p role="status">Starting the next version…</p>;
  return (
    <Notice
      tone="bad"
      title="The next version could not be started"
      actions={
        <SmallButton onClick={() => void start(source, { replace: true, opensBuild: isDropWaiting() })}>
          Try again
        </SmallButton>
      }
    >
      {failure}
    </Notice>
  );
}
