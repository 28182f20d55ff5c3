import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { BuildInfo } from '@/model/build-info';
import { FileButton } from '@/components/file-button';
import { FileDrop } from '@/components/file-drop';
import { lazyPart, Loading } from '@/components/lazy-part';
import { PageDropHint } from '@/components/page-drop-hint';
import { useClock } from '@/lib/clock';
import { takeHandedOverDrop } from '@/lib/drops/drop-handover';
import { usePageDrop } from '@/lib/drops/use-page-drop';
import { takeDropped } from '@/lib/folders/take-dropped';
import { takeHandedOverImport } from '@/lib/imports/import-handover';
import type { ImportSource } from '@/lib/imports/import-source';
import { loadCode } from '@/lib/load-code';
import { BeginLinks } from '../begin/begin-links';
import type { Intake } from '../begin/begin-work';
import { WhereToFind } from '../begin/where-to-find';
import { hasContent } from '../drafts/new-draft';
import { useRequestedControl } from '../wizard/use-requested-control';
import type { StepProps } from '../wizard/wizard-events';
import { fillFromBuild } from './build-fill';

/** The first own build, draft or import is the moment to leave the samples. Last on the page, so that nothing moves. */
const SampleLine = lazyPart(
  () => import('@/components/pages/sample-line').then((module) => module.SampleLine),
  null,
);

/** Contains what the stores’ rules say about a build. */
const BuildCards = lazyPart(
  () => import('./build-cards').then((module) => module.BuildCards),
  <Loading isTall />,
);

/** Step 1: one zone that takes anything. With a build, the zone becomes the result. */
export function BuildStep({
  draft,
  requestedField,
  onChange,
  onGoTo,
  events,
  onTakeIn,
  beginSlot,
}: StepProps & {
  /** Takes files in; the work continues while another step is shown. */
  onTakeIn: (intake: Omit<Intake, 'id'>) => void;
  /** Receives the place where that work and its questions are shown. */
  beginSlot: (place: HTMLElement | null) => void;
}) {
  const controls = useRequestedControl(requestedField);
  const clock = useClock();
  const [params] = useSearchParams();
  const { key: navigation } = useLocation();
  const isImport = params.get('start') === 'import';
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isImport) zone.current?.querySelector('input')?.focus();
  }, [isImport]);

  const takeIn = (next: Omit<Intake, 'id'>) => {
    BuildCards.prefetch();
    onTakeIn(next);
  };
  const handleSource = (source: ImportSource) => takeIn({ source });
  const handleFiles = (files: File[]) => handleSource({ kind: 'files', files });
  const isOver = usePageDrop(handleSource);
  const takeHandedOver = useEffectEvent(() => {
    const found = takeHandedOverImport();
    const drop = takeHandedOverDrop();
    if (found ?? drop) takeIn({ found, ...drop });
  });
  const isChecked = params.get('start') === 'checked';
  const takeChecked = useEffectEvent(async () => {
    const code = await loadCode(() => import('@/lib/drops/checked-builds'));
    const builds = code.ok ? await code.value.takeCheckedBuilds(clock.now()) : [];
    if (builds.length > 0) takeIn({ builds });
  });
  useEffect(() => {
    if (isChecked) void takeChecked();
  }, [isChecked]);
  // Another part of the app may pass files while this page is already open.
  useEffect(() => takeHandedOver(), [navigation]);

  const hasBuild = draft.builds.length > 0;
  return (
    // Named, because it takes the focus when the zone becomes the report.
    <div ref={controls} role="group" aria-label="Your app" className="grid grid-cols-1 gap-4">
      {!hasBuild && (
        <div ref={zone} className="grid gap-2">
          <FileDrop
            label="Drop your app here, or choose files"
            hint="A build (.ipa, .aab, .apk), screenshots, or a folder or zip of store texts."
            name="build"
            isMultiple
            onFiles={handleFiles}
            onTransfer={(transfer) => handleSource({ kind: 'drop', dropped: takeDropped(transfer) })}
          />
          <p className="flex items-center justify-center gap-2 text-sm text-good">
            <ShieldCheck className="size-4 shrink-0" />
            Your build never leaves this browser.
          </p>
        </div>
      )}
      <div ref={beginSlot} className="contents" />
      {hasBuild && (
        <BuildCards draft={draft} onChange={onChange}>
          <FileButton name="build" size="small" isMultiple onFiles={handleFiles}>
            Another file
          </FileButton>
        </BuildCards>
      )}
      {!hasBuild && <WhereToFind draft={draft} onChange={onChange} />}
      <BeginLinks
        draft={draft}
        events={events}
        onSource={handleSource}
        onWithoutBuild={hasBuild ? undefined : () => onGoTo('listing')}
        onSample={(build: BuildInfo) => onChange(fillFromBuild(build))}
      />
      {draft.sample === undefined && hasContent(draft) && (
        <SampleLine text="Other pages still show sample data" />
      )}
      <PageDropHint isShown={isOver} text="Drop it anywhere: builds, screenshots, store texts" />
    </div>
  );
}
