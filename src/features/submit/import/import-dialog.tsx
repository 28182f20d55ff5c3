import { useState } from 'react';
import { Button } from '@/components/button';
import { YesNo } from '@/components/choice';
import { Dialog } from '@/components/dialog';
import { Notice } from '@/components/notice';
import type { ImportedDraft } from '@/formats/parts/import-draft';
import { isNothingTaken } from '@/formats/parts/import-report';
import { suggestedSets } from '@/formats/listings/listing-projects';
import type { ListingSet } from '@/formats/parts/set-contents';
import type { ImportStage, ImportTarget } from './use-listing-import';
import { ChooseListings, type ChosenSets } from './choose-listings';
import { ImportReport } from './import-report';

/** The questions of an import: which listings, and after the report, which draft. */
export function ImportDialog({
  stage,
  hasContent,
  isUpdateNow,
  onSets,
  onLocale,
  onTake,
  onClose,
}: {
  stage: ImportStage;
  /** Whether the open draft has content that an import would replace. */
  hasContent: boolean;
  /** Whether the open draft updates an app. */
  isUpdateNow: boolean;
  onSets: (sets: readonly ListingSet[]) => void;
  onLocale: (folder: string, locale: string) => void;
  onTake: (target: ImportTarget, isUpdate: boolean) => void;
  onClose: () => void;
}) {
  const { folder } = stage.found;
  const [answer, setAnswer] = useState<boolean>();
  const isUpdate =
    answer ?? (isUpdateNow || (stage.kind === 'report' && hasReleaseNotes(stage.read.imported)));
  const take = (target: ImportTarget) => onTake(target, isUpdate);
  const isEmpty = stage.kind === 'report' && isNothingTaken(stage.read.imported.report);
  return stage.kind === 'choosing' ? (
    <ChoosingDialog stage={stage} onSets={onSets} onClose={onClose} />
  ) : (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title="Import report"
      description={
        <>
          What is in <bdi>{folder.name}</bdi>. Nothing is changed until you open it.
        </>
      }
      footer={
        isEmpty ? (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        ) : hasContent ? (
          <>
            <Button variant="secondary" onClick={() => take('current')}>
              Replace this draft’s texts and images
            </Button>
            <Button onClick={() => take('new')}>Open as a new draft</Button>
          </>
        ) : (
          <Button onClick={() => take('new')}>Open in the wizard</Button>
        )
      }
    >
      {isEmpty && (
        <div className="mb-3">
          <Notice tone="warn" title="Nothing in it can be imported">
            The reasons are listed below. Correct the files, or choose others.
          </Notice>
        </div>
      )}
      {!isEmpty && (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <p aria-hidden="true">Is this app in the store already?</p>
          <YesNo
            name="isUpdate"
            label="Is this app in the store already?"
            value={isUpdate}
            onChange={setAnswer}
          />
        </div>
      )}
      <ImportReport report={stage.read.imported.report} onLocale={onLocale} />
    </Dialog>
  );
}

/** Only a later version has a text on what is new. */
function hasReleaseNotes({ content }: ImportedDraft): boolean {
  return Object.values(content.listings).some(({ releaseNotes }) => releaseNotes.trim() !== '');
}

function ChoosingDialog({
  stage: { found },
  onSets,
  onClose,
}: {
  stage: Extract<ImportStage, { kind: 'choosing' }>;
  onSets: (sets: readonly ListingSet[]) => void;
  onClose: () => void;
}) {
  const projects = found.found.kind === 'folders' ? found.found.projects : [];
  const [chosen, setChosen] = useState<ChosenSets>(() =>
    Object.fromEntries(suggestedSets(projects).map(({ store, id }) => [store, id])),
  );
  const sets = projects
    .flatMap(({ ios, android }) => [...ios, ...android])
    .filter(({ store, id }) => chosen[store] === id);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Choose the listings"
      description={
        <>
          Found in <bdi>{found.folder.name}</bdi>
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={sets.length === 0} onClick={() => onSets(sets)}>
            Read them
          </Button>
        </>
      }
    >
      <ChooseListings projects={projects} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}
