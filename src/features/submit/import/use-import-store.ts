import type { Baseline } from '@/domain/baseline/baseline';
import { useUser } from '@/lib/auth/auth-context';
import { loadCode } from '@/lib/load-code';
import { importReportsCollection } from '@/lib/workspace/import-reports';
import { newId } from '@/lib/new-id';
import { draftImagesCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { useBaseline, useBaselineWriter } from '@/lib/workspace/baselines';
import { imagesOfDraft } from '@/lib/workspace/draft-images';
import { useCollectionWriter, useRecord, useRepository } from '@/lib/workspace/workspace-context';
import type { ImportReport } from '@/formats/parts/import-report';
import { WIZARD_STEP_NUMBERS } from '@/model/wizard-step';
import { blankDraft } from '../drafts/new-draft';
import type { DraftChange } from '../wizard/draft-changes';
import type { DecodedListing } from './take-import';
import type { ImportTarget } from './use-listing-import';

/** Source of a draft, and the result of its import. */
export interface DraftImport {
  baseline: Baseline;
  report: ImportReport | undefined;
}

/** The import of a draft; undefined for a draft that was not imported and until it is read. */
export function useDraftImport(draftId: string): DraftImport | undefined {
  const baseline = useBaseline(draftId);
  const stored = useRecord(importReportsCollection, draftId).data;
  return baseline ? { baseline, report: stored?.report } : undefined;
}

/**
 * Returns a function that stores an import as a new draft or in the open one, whose builds stay.
 * @param onChange changes the open draft
 */
export function useImportStore(onChange: (change: DraftChange) => void) {
  const repository = useRepository();
  const { id: userId } = useUser();
  const drafts = useCollectionWriter(draftsCollection);
  const images = useCollectionWriter(draftImagesCollection);
  const reports = useCollectionWriter(importReportsCollection);
  const baselines = useBaselineWriter();

  return async (taken: DecodedListing, target: ImportTarget) => {
    const { baseline, report, handle } = taken;
    const draftId = baseline.id;
    const before = imagesOfDraft(await repository.list(draftImagesCollection), draftId);
    const last = before.at(-1)?.position ?? 0;
    const stored = taken.images.map((image, index) => ({
      ...image,
      draftId,
      position: last + index + 1,
      stamp: newId(),
    }));
    await images.putMany(stored);
    await baselines.remove(draftId);
    await baselines.store(taken);
    await reports.put({ id: draftId, report });
    const folders = await loadCode(() => import('@/lib/folders/remembered-folders'));
    if (folders.ok)
      await (handle
        ? folders.value.rememberFolder(userId, {
            draftId,
            handle,
            importedAt: baseline.importedAt,
            written: {},
          })
        : folders.value.forgetFolder(userId, draftId));
    if (target === 'new') {
      await drafts.put({
        ...taken.change(blankDraft(draftId, baseline.importedAt)),
        step: WIZARD_STEP_NUMBERS.listing,
      });
      return;
    }
    onChange(taken.change);
    await images.remove(...before.map(({ id }) => id));
  };
}
