import type { SubmissionDraft } from '@/domain/submissions/draft';
import type { DraftChange } from '../../model/draft-changes';
import type { WizardEvents } from '../wizard-events';
import { DraftList } from './draft-list';
import { SampleBuilds } from './sample-builds';

/** Step 1: which build is this submission about? */
export function BuildStep({
  draft,
  onChange,
  events,
}: {
  draft: SubmissionDraft;
  onChange: (change: DraftChange) => void;
  events: WizardEvents;
}) {
  return (
    <div className="grid gap-5">
      <DraftList openId={draft.id} events={events} />
      <SampleBuilds draft={draft} onChange={onChange} />
    </div>
  );
}
