import { draftName } from '@/domain/submissions/draft-label';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { buttonLook } from '@/components/button';
import { Card } from '@/components/card';
import { formatInstant } from '@/domain/dates';
import type { StoredDraft } from '@/model/draft';
import { stepFrom } from '@/domain/submissions/step-from';
import { WIZARD_STEP_NAMES } from '@/model/wizard-step';
import { clipText } from '@/domain/texts';

/** The app's unfinished submissions. */
export function AppDrafts({ appId, drafts }: { appId: string; drafts: readonly StoredDraft[] }) {
  return (
    <Card title="Drafts" description="Submissions you have started. They are stored on this device.">
      {drafts.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No draft of this app.{' '}
          <Link
            to={submitPath({ app: appId })}
            className="font-medium text-accent underline underline-offset-2"
          >
            Start one
          </Link>
        </p>
      ) : (
        <ul className="divide-y">
          {drafts.map((draft) => (
            <DraftItem key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DraftItem({ draft }: { draft: StoredDraft }) {
  const title = clipText(draftName(draft), 80);
  const labelId = `draft-${draft.id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p id={labelId} className="truncate text-sm font-medium">
          <bdi>{title}</bdi>
          {draft.version && (
            <span className="text-ink-soft tabular-nums">
              {' '}
              <bdi>{clipText(draft.version, 30)}</bdi>
            </span>
          )}
        </p>
        <p className="text-[0.8125rem] text-ink-faint tabular-nums">
          Step {draft.step} of {Object.keys(WIZARD_STEP_NAMES).length} · changed{' '}
          {formatInstant(draft.updatedAt)}
        </p>
      </div>
      <Link
        to={submitPath({ draft: draft.id, step: stepFrom(draft.step) })}
        aria-describedby={labelId}
        className={buttonLook({ variant: 'secondary', size: 'small' })}
      >
        Continue
      </Link>
    </li>
  );
}
