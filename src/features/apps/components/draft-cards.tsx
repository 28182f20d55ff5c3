import { Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { SampleBadge } from '@/components/badge';
import { buttonLook, QuietButton, SmallButton } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import { NameTile } from '@/components/apps/name-tile';
import { PlatformBadges } from '@/components/apps/platform-badges';
import { SharedMark } from '@/components/team/shared-mark';
import { submitPath } from '@/config/paths';
import { formatAgo } from '@/domain/ago';
import { platformsOf } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { draftName } from '@/domain/submissions/draft-label';
import { clipText } from '@/domain/texts';
import { stepFrom } from '@/domain/submissions/step-from';
import { useClock } from '@/lib/clock';

// The rules of both stores load only when there is a draft to check.
const OpenCount = lazyPart(
  () => import('@/components/findings/open-count').then((module) => module.OpenCount),
  'checking…',
);

/** Cards shown at first; each is checked against all rules. */
const FEW = 6;

/** The submissions in progress. */
export const DraftCards = memo(function DraftCards({
  drafts,
  onDelete,
}: {
  drafts: readonly StoredDraft[];
  onDelete: (draft: StoredDraft) => void;
}) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? drafts : drafts.slice(0, FEW);
  return (
    <section aria-label="Drafts" className="mb-6">
      <ul className="grid gap-3">
        {shown.map((draft) => (
          <li key={draft.id}>
            <DraftCard draft={draft} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {shown.length < drafts.length && (
        <div className="mt-3">
          <SmallButton onClick={() => setAllShown(true)}>Show all {drafts.length} drafts</SmallButton>
        </div>
      )}
    </section>
  );
});

function DraftCard({ draft, onDelete }: { draft: StoredDraft; onDelete: (draft: StoredDraft) => void }) {
  const clock = useClock();
  const nameId = useId();
  const name = clipText(draftName(draft), 120);
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-surface p-4 shadow-card sm:px-5"
    >
      <NameTile name={name} />
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={nameId} className="min-w-0 truncate text-base leading-6 font-semibold tracking-normal">
            <bdi>{name}</bdi>
            {draft.version !== '' && (
              <>
                {' '}
                <bdi className="font-normal text-ink-soft tabular-nums">{clipText(draft.version, 20)}</bdi>
              </>
            )}
          </h2>
          <PlatformBadges platforms={platformsOf(draft.platform)} />
          {draft.sample !== undefined && <SampleBadge kind="Sample data" />}
        </div>
        <p className="mt-0.5 text-[0.8125rem] leading-5 text-ink-soft tabular-nums">
          draft · <OpenCount draft={draft} />
          {draft.updatedAt !== '' && ` · edited ${formatAgo(draft.updatedAt, clock.now())}`}
        </p>
        <SharedMark subject={draft} />
      </div>
      <div className="flex items-center gap-2">
        <Link
          to={submitPath({ draft: draft.id, step: stepFrom(draft.step) })}
          aria-describedby={nameId}
          className={buttonLook({ size: 'small' })}
        >
          Continue
        </Link>
        <QuietButton
          aria-label={`Delete draft ${name}`}
          onClick={(event) => {
            // The next card moves up immediately: the second half of a double click is not meant for it.
            if (event.detail <= 1) onDelete(draft);
          }}
        >
          <Trash2 className="size-4" />
        </QuietButton>
      </div>
    </article>
  );
}
