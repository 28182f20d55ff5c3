import { submitPath } from '@/config/paths';
import { formatInstant } from '@/domain/dates';
import { draftName } from '@/domain/submissions/draft-label';
import { FileClock, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SubmissionDraft } from '@/model/draft';
import { SampleBadge } from '@/components/badge';
import { buttonLook, QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { Notice } from '@/components/notice';
import { WIZARD_STEP_NAMES, WIZARD_STEP_NUMBERS } from '@/model/wizard-step';
import { hasContent } from './new-draft';
import { stepFrom } from '@/domain/submissions/step-from';
import type { TrashItem } from '@/lib/workspace/trash-work';
import { useDrafts } from '../records';
import { Disclosure } from '@/components/disclosure';
import type { WizardEvents } from '../wizard/wizard-events';

/** The other drafts of this device, to resume or delete. */
export function DraftList({ openId, events }: { openId: string; events: WizardEvents }) {
  const { drafts, hasFailed, retry, deleteDraft, restoreDraft } = useDrafts();
  const others = drafts?.filter((draft) => draft.id !== openId && hasContent(draft));

  if (hasFailed) {
    return (
      <Notice
        tone="bad"
        title="Your drafts could not be read"
        actions={<SmallButton onClick={retry}>Try again</SmallButton>}
      >
        The form below still works.
      </Notice>
    );
  }
  if (!others || others.length === 0) return null;

  const handleRestore = async (item: TrashItem) => {
    const restored = await restoreDraft(item);
    if (!restored.ok) events.onFailed('Not restored yet', restored.failure);
  };
  const handleDelete = async (draft: SubmissionDraft) => {
    const deleted = await deleteDraft(draft.id);
    if (!deleted.ok) events.onFailed('Draft not deleted', deleted.failure);
    else if (deleted.value) {
      const item = deleted.value;
      events.onDraftDeleted(draftName(draft), () => void handleRestore(item));
    }
  };
  const unfinished = others.filter((draft) => draft.packagedAt === undefined);
  const packaged = others.filter((draft) => draft.packagedAt !== undefined);
  const rows = (list: readonly SubmissionDraft[]) => (
    <ul className="divide-y">
      {list.map((draft) => (
        <DraftRow key={draft.id} draft={draft} onDelete={() => void handleDelete(draft)} />
      ))}
    </ul>
  );
  return (
    <Card title="Unfinished drafts" description="Stored on this device. Continue where you left off.">
      <div className="grid grid-cols-1 gap-3">
        {unfinished.length > 0 ? rows(unfinished) : <p className="text-sm text-ink-soft">None.</p>}
        {packaged.length > 0 && (
          <Disclosure title="Package downloaded" aside={packaged.length}>
            {rows(packaged)}
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

function DraftRow({ draft, onDelete }: { draft: SubmissionDraft; onDelete: () => void }) {
  const name = draftName(draft);
  const step = stepFrom(draft.step) ?? 'build';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <FileClock className="size-5 shrink-0 text-ink-faint max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi className="min-w-0 truncate">{name}</bdi>
          {draft.version !== '' && <bdi className="max-w-40 truncate text-ink-soft">{draft.version}</bdi>}
          {draft.sample !== undefined && <SampleBadge kind="Sample data" />}
        </p>
        <p className="text-[0.8125rem] text-ink-soft">
          Step {WIZARD_STEP_NUMBERS[step]}: {WIZARD_STEP_NAMES[step]} · changed{' '}
          {formatInstant(draft.updatedAt)}
        </p>
      </div>
      <div className="flex gap-2">
        <Link
          to={submitPath({ draft: draft.id, step })}
          aria-label={`Continue ${name}`}
          className={buttonLook({ variant: 'secondary', size: 'small' })}
        >
          Continue
        </Link>
        <QuietButton aria-label={`Delete draft ${name}`} onClick={onDelete}>
          <Trash2 className="size-4" />
        </QuietButton>
      </div>
    </li>
  );
}
