import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { prefetchDialog } from '@/components/dialog';
import { JobProgress } from '@/components/job-progress';
import { lazyPart } from '@/components/lazy-part';
import { SmallButton } from '@/components/button';
import { Notice } from '@/components/notice';
import { PATHS, submitPath } from '@/config/paths';
import type { BuildInfo } from '@/model/build-info';
import { draftName } from '@/domain/submissions/draft-label';
import { countOf } from '@/domain/texts';
import { useClock } from '@/lib/clock';
import { handOverDrop } from '@/lib/drops/drop-handover';
import { handOverRuleFile } from '@/lib/drops/rule-file-handover';
import { handOverWorkspaceFile } from '@/lib/drops/workspace-file-handover';
import type { LeftItem } from '@/lib/drops/sort-drop';
import type { FoundImport } from '@/lib/imports/import-listing';
import type { ImportSource } from '@/lib/imports/import-source';
import { useTask } from '@/lib/jobs/use-task';
import { useCollectionWriter } from '@/lib/workspace/workspace-context';
import { fillFromBuild } from '../build/build-fill';
import { hasContent } from '../drafts/new-draft';
import { useStartFromDraft } from '../drafts/use-start-from-draft';
import { useImportStore } from '../import/use-import-store';
import { useListingImport } from '../import/use-listing-import';
import { dataSafetyLabelsCollection } from '../label-records';
import { useDraftImages, useDrafts } from '../records';
import { studioAssetsCollection } from '../studio/studio-records';
import { FOCUS_STEP } from '../wizard/use-step-focus';
import type { StepProps } from '../wizard/wizard-events';
import { DropOutcome } from './drop-outcome';
import { KnownApp, OtherApp, WhichApp } from './drop-questions';
import { draftOfBuild, isOfDraft, placeBuilds, type AppBuilds } from './place-builds';
import { takeDrop, type DropContents } from './take-drop';

const ImportDialog = lazyPart(
  () => import('../import/import-dialog').then((module) => module.ImportDialog),
  null,
);

const NOTHING: DropContents = {
  changes: [],
  images: [],
  builds: [],
  files: [],
  buildFiles: new Map(),
  listing: undefined,
  workspaceFile: undefined,
  ruleFile: undefined,
  taken: [],
  left: [],
};

/** Something to take in: what was dropped here or on another page, or a listing that another page has opened. */
export interface Intake {
  /** Increases with each. */
  id: number;
  source?: ImportSource | undefined;
  found?: FoundImport | undefined;
  /** Builds that were read before the user had signed in. */
  builds?: readonly BuildInfo[] | undefined;
  /** Files that were not taken on the page where they were dropped. */
  left?: readonly LeftItem[];
}

/**
 * Takes in what was dropped on step 1, says where each file went, and asks what only the user knows. It works on while
 * another step is shown.
 */
export function BeginWork({
  intake,
  place,
  draft,
  events,
  onChange,
  onGoTo,
}: Pick<StepProps, 'draft' | 'events' | 'onChange' | 'onGoTo'> & {
  intake: Intake;
  /** Where step 1 shows it: null until that is there, undefined on another step. */
  place: HTMLElement | null | undefined;
}) {
  const clock = useClock();
  const navigate = useNavigate();
  const images = useDraftImages(draft.id);
  const drafts = useDrafts();
  const { put: putAsset } = useCollectionWriter(studioAssetsCollection);
  const labelWriter = useCollectionWriter(dataSafetyLabelsCollection);
  const nextVersion = useStartFromDraft();
  const handleStored = useImportStore(onChange);
  /** Everything that was dropped together with a listing, until the listing is imported or left out. */
  const [rest, setRest] = useState<DropContents>();
  const importing = useListingImport(draft.id, {
    onStored: handleStored,
    onDone: (imported) => {
      events.onListingImported(imported);
      // The other files belong to the draft that it is in now.
      if (rest) handOverDrop({ source: { kind: 'files', files: rest.files }, left: rest.left });
      setRest(undefined);
      const step = rest ? 'build' : 'listing';
      void navigate(submitPath({ draft: imported.draftId, step }), { state: FOCUS_STEP });
    },
  });
  const [outcome, setOutcome] = useState<Pick<DropContents, 'taken' | 'left'>>();
  const [readCount, setReadCount] = useState(0);
  const [others, setOthers] = useState<readonly AppBuilds[]>([]);
  const [files, setFiles] = useState<DropContents['buildFiles']>(new Map());
  const [workspaceFile, setWorkspaceFile] = useState<File>();
  /** Read, but not applied until the user has said which draft it is for. */
  const [waiting, setWaiting] = useState<DropContents>();

  const reading = useTask<ImportSource, DropContents>(
    (source, tools) => takeDrop(source, { draft, clock, putAsset }, tools),
    'Opening the files',
  );
  const own = waiting && placeBuilds(draft, waiting.builds).taken[0];
  const known =
    own &&
    draftOfBuild(
      own,
      (drafts.drafts ?? []).filter(({ id }) => id !== draft.id),
    );

  const apply = (drop: DropContents) => {
    setWaiting(undefined);
    const placed = placeBuilds(draft, drop.builds);
    if (drop.images.length > 0) void images.add(drop.images);
    if (drop.labels) void labelWriter.put(drop.labels);
    for (const change of drop.changes) onChange(change);
    for (const build of placed.taken) onChange(fillFromBuild(build));
    setFiles(drop.buildFiles);
    setOthers(placed.others);
    setReadCount(placed.taken.length);
    setOutcome({
      taken: [
        ...placed.taken.map((build) => ({ names: [build.fileName], where: 'the build below' })),
        ...drop.taken,
      ],
      left: [...(intake.left ?? []), ...drop.left, ...placed.left],
    });
    const isAlone = drop.builds.length + drop.taken.length + drop.left.length === 0;
    if (drop.ruleFile && isAlone) {
      handOverRuleFile(drop.ruleFile);
      void navigate(PATHS.policyWatchdog);
    } else if (drop.workspaceFile && isAlone) openInSettings(drop.workspaceFile);
    else setWorkspaceFile(drop.workspaceFile);
  };
  const startImport = (found: FoundImport) => {
    ImportDialog.prefetch();
    prefetchDialog();
    importing.start(found);
  };
  const openInSettings = (file: File) => {
    handOverWorkspaceFile(file);
    void navigate(PATHS.settings);
  };
  const handleRead = (drop: DropContents) => {
    if (drop.listing) {
      setRest(drop.files.length + drop.left.length > 0 ? drop : undefined);
      startImport(drop.listing);
      return;
    }
    const first = placeBuilds(draft, drop.builds).taken[0];
    const isKnown =
      first !== undefined &&
      !hasContent(draft) &&
      draftOfBuild(
        first,
        (drafts.drafts ?? []).filter(({ id }) => id !== draft.id),
      ) !== undefined;
    if (isKnown) setWaiting(drop);
    else apply(drop);
  };
  const takeIn = useEffectEvent(() => {
    setOutcome(undefined);
    setOthers([]);
    setWorkspaceFile(undefined);
    setWaiting(undefined);
    setRest(undefined);
    setReadCount(0);
    if (intake.found) startImport(intake.found);
    else if (intake.builds) handleRead({ ...NOTHING, builds: intake.builds });
    else if (intake.source) reading.start(intake.source, handleRead);
  });
  useEffect(() => takeIn(), [intake.id]);

  // A listing that cannot be read must not keep the build beside it from being read.
  const { state: importState, stage: importStage } = importing;
  const whyUnread =
    rest === undefined || importStage !== undefined
      ? undefined
      : importState.status === 'failed'
        ? importState.message
        : importState.status === 'cancelled'
          ? 'Reading was cancelled.'
          : undefined;
  const takeRest = useEffectEvent((why: string) => {
    if (!rest) return;
    const names = [...(rest.listing?.folder.tree.keys() ?? [])];
    const folder = rest.listing?.folder.name ?? '';
    // Loose files are opened like a folder with their number as its name.
    const name = folder === countOf(names.length, 'file') ? names.join(', ') : folder;
    setRest(undefined);
    importing.close();
    handleRead({ ...rest, listing: undefined, left: [...rest.left, { name, why }] });
  });
  useEffect(() => {
    if (whyUnread !== undefined) takeRest(whyUnread);
  }, [whyUnread]);

  const forget = (builds: AppBuilds) => setOthers((now) => now.filter((each) => each !== builds));
  const use = (builds: AppBuilds) => {
    forget(builds);
    for (const build of builds) onChange(fillFromBuild(build));
    setReadCount(builds.length);
  };
  const handleStart = (builds: AppBuilds) => {
    handOver(builds);
    void navigate(submitPath());
  };
  const handOver = (builds: readonly BuildInfo[]) =>
    handOverDrop({ source: { kind: 'files', files: builds.flatMap((build) => files.get(build) ?? []) } });
  const handleContinue = () => {
    if (!known || !waiting) return;
    handOverDrop(intake.source ? { source: intake.source } : { builds: waiting.builds });
    if (known.packagedAt === undefined) void navigate(submitPath({ draft: known.id, step: 'build' }));
    else void nextVersion.start(known, { opensBuild: true });
  };
  const isOneBuild = outcome?.left.length === 0 && outcome.taken.length === readCount;
  const isWhichApp = others.length > 1 && others.flat().every((build) => isOfDraft(draft, build));
  const progress = (
    <>
      <JobProgress state={reading.state} onCancel={reading.cancel} />
      <JobProgress state={importing.state} onCancel={importing.cancel} />
    </>
  );
  if (place === null) return null;
  if (place === undefined)
    return (
      <div className="[&>:not(:empty)]:mb-5">
        {progress}
        {(waiting ?? importing.stage ?? others[0] ?? workspaceFile) !== undefined && (
          <Notice
            tone="info"
            title="Step 1 asks about your files"
            actions={<SmallButton onClick={() => onGoTo('build')}>Go to step 1</SmallButton>}
          />
        )}
      </div>
    );
  return createPortal(
    <>
      {progress}
      <p role="status" className="sr-only">
        {readCount > 0 && `${countOf(readCount, 'build was', 'builds were')} read.`}
      </p>
      {waiting && known && own && (
        <KnownApp draft={known} build={own} onContinue={handleContinue} onFresh={() => apply(waiting)} />
      )}
      {nextVersion.failure !== undefined && <Notice tone="bad">{nextVersion.failure}</Notice>}
      {isWhichApp ? (
        <WhichApp apps={others} onChoose={use} />
      ) : (
        others.map((builds) => (
          <OtherApp
            key={builds[0].fileName}
            builds={builds}
            draftName={draftName(draft)}
            onStart={() => handleStart(builds)}
            onUse={() => use(builds)}
            onLeave={() => forget(builds)}
          />
        ))
      )}
      {workspaceFile && (
        <Notice
          tone="info"
          title={`${workspaceFile.name} is a whole workspace`}
          actions={
            <SmallButton onClick={() => openInSettings(workspaceFile)}>Import it in Settings</SmallButton>
          }
        >
          It contains several apps and drafts, so it is not part of this submission.
        </Notice>
      )}
      {outcome && !isOneBuild && outcome.taken.length + outcome.left.length > 0 && (
        <DropOutcome {...outcome} onGoTo={onGoTo} onDismiss={() => setOutcome(undefined)} />
      )}
      {importing.stage && (
        <ImportDialog
          stage={importing.stage}
          hasContent={hasContent(draft)}
          isUpdateNow={draft.details.isUpdate}
          onSets={importing.chooseSets}
          onLocale={importing.chooseLocale}
          onTake={importing.take}
          onClose={() => {
            const { name } = importing.stage?.found.folder ?? { name: '' };
            importing.close();
            setRest(undefined);
            const why = 'You closed the report, so nothing of it was imported.';
            if (intake.source) apply({ ...(rest ?? NOTHING), left: [...(rest?.left ?? []), { name, why }] });
          }}
        />
      )}
    </>,
    place,
  );
}
