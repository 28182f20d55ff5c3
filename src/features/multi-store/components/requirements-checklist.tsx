import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SampleBadge } from '@/components/badge';
import { buttonLook } from '@/components/button';
import { Card } from '@/components/card';
import { SelectField } from '@/components/field';
import { submitPath } from '@/config/paths';
import type { DraftContent } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { draftLabel } from '@/domain/submissions/draft-label';
import type { CatalogueStore } from '../data/stores';
import { verdictOf, type Verdict } from '../model/checklist';

const LOOKS: Record<Verdict, { words: string; icon: ReactNode }> = {
  done: {
    words: 'In the draft',
    icon: <CircleCheck className="size-4 shrink-0 text-good" />,
  },
  missing: {
    words: 'Missing',
    icon: <CircleDashed className="size-4 shrink-0 text-bad" />,
  },
  unknown: {
    words: 'Check yourself',
    icon: <CircleHelp className="size-4 shrink-0 text-ink-faint" />,
  },
};

/** Requirements of the selected stores, ticked from one draft where a draft shows it. */
export function RequirementsChecklist({
  stores,
  drafts,
  draft,
  images,
  onDraft,
}: {
  stores: readonly CatalogueStore[];
  /** Newest first. */
  drafts: readonly DraftContent[];
  draft: DraftContent | undefined;
  images: readonly DraftImage[];
  onDraft: (id: string) => void;
}) {
  return (
    <Card
      title="Requirements Checklist"
      description="What the selected stores ask for. StorePilot can't see your accounts, nor the forms in a store's console: check those yourself."
      aside={draft?.sample && <SampleBadge kind="Sample data" />}
    >
      {draft ? (
        <div className="mb-5 flex max-w-md flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <SelectField
              label="Ticked from the draft"
              options={drafts.map((each) => ({ value: each.id, label: draftLabel(each) }))}
              value={draft.id}
              onChoose={onDraft}
            />
          </div>
          <Link to={submitPath({ draft: draft.id })} className={buttonLook({ variant: 'secondary' })}>
            Open draft
          </Link>
        </div>
      ) : (
        <p className="mb-5 text-sm text-ink-soft">
          There is no draft to check against yet.{' '}
          <Link to={submitPath()} className="font-medium text-accent underline">
            Start a submission
          </Link>{' '}
          and its icon, pictures, texts and builds are ticked here.
        </p>
      )}
      {stores.length === 0 && (
        <p className="text-sm text-ink-soft">Select a store to see what it requires.</p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-8 gap-y-6">
        {stores.map((store) => (
          <StoreRequirements key={store.id} {...{ store, draft, images }} />
        ))}
      </div>
    </Card>
  );
}

function StoreRequirements({
  store,
  draft,
  images,
}: {
  store: CatalogueStore;
  draft: DraftContent | undefined;
  images: readonly DraftImage[];
}) {
  const rows = store.requirements.map(({ text, check }) => ({
    text,
    verdict: verdictOf(check, draft, images),
  }));
  const done = rows.filter(({ verdict }) => verdict === 'done').length;
  return (
    <section aria-label={`Requirements of ${store.name}`}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-sm font-semibold">{store.name}</h3>
        <p className="text-xs text-ink-faint tabular-nums">
          {done} of {rows.length} ticked
        </p>
      </div>
      <ul className="space-y-1.5 text-sm">
        {rows.map(({ text, verdict }) => (
          <li key={text} className="flex items-start gap-2">
            <span className="mt-0.5">{LOOKS[verdict].icon}</span>
            <span className="min-w-0 flex-1">{text}</span>
            <span className="text-xs whitespace-nowrap text-ink-faint">{LOOKS[verdict].words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
