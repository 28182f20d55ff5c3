import { useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { FolderPick } from '@/components/listing-import/listing-intake';
import type { BuildInfo } from '@/model/build-info';
import type { SubmissionDraft } from '@/model/draft';
import type { ImportSource } from '@/lib/imports/import-source';
import { openSession } from '@/lib/open-session';
import { hasContent } from '../drafts/new-draft';
import { useDrafts } from '../records';
import type { WizardEvents } from '../wizard/wizard-events';

const EarlierPanel = lazyPart(() => import('./earlier-panel').then((module) => module.EarlierPanel));
/** Only where `storepilot open` serves the page. */
const GetFromStores = lazyPart(() => import('./get-from-stores').then((module) => module.GetFromStores));
const SamplePanel = lazyPart(() => import('./sample-panel').then((module) => module.SamplePanel));

type Panel = 'earlier' | 'sample' | 'stores';

/** The quieter ways to begin, in one row. */
export function BeginLinks({
  draft,
  events,
  onSource,
  onWithoutBuild,
  onSample,
}: {
  draft: SubmissionDraft;
  events: WizardEvents;
  onSource: (source: ImportSource) => void;
  /** Continues without a build; absent once there is one. */
  onWithoutBuild: (() => void) | undefined;
  onSample: (build: BuildInfo) => void;
}) {
  const [open, setOpen] = useState<Panel>();
  const session = openSession();
  const { drafts } = useDrafts();
  const earlier = drafts?.filter((each) => each.id !== draft.id && hasContent(each)).length ?? 0;
  const toggle = (panel: Panel) => setOpen((now) => (now === panel ? undefined : panel));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="text-ink-soft">Or</span>
        <FolderPick look="link" onSource={onSource}>
          Open a folder
        </FolderPick>
        {session !== undefined && (
          <QuietLink isOpen={open === 'stores'} onClick={() => toggle('stores')}>
            Get from the stores
          </QuietLink>
        )}
        {earlier > 0 && (
          <QuietLink isOpen={open === 'earlier'} onClick={() => toggle('earlier')}>
            Continue an earlier submission ({earlier})
          </QuietLink>
        )}
        {onWithoutBuild && <QuietLink onClick={onWithoutBuild}>Start without a build</QuietLink>}
        <QuietLink isOpen={open === 'sample'} onClick={() => toggle('sample')}>
          Try a sample
        </QuietLink>
      </div>
      {open === 'stores' && session !== undefined && (
        <GetFromStores draft={draft} session={session} onSource={onSource} />
      )}
      {open === 'earlier' && <EarlierPanel openId={draft.id} events={events} />}
      {open === 'sample' && <SamplePanel builds={draft.builds} onChoose={onSample} />}
    </div>
  );
}

function QuietLink({
  isOpen,
  onClick,
  children,
}: {
  /** Whether the panel that it opens is shown. */
  isOpen?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onClick}
      className="min-h-8 rounded-control px-2 text-accent-strong underline decoration-line-strong underline-offset-4 hover:bg-sunken"
    >
      {children}
    </button>
  );
}
