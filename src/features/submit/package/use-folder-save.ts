import { useRef, useState } from 'react';
import type { Baseline } from '@/domain/baseline/baseline';
import type { Result } from '@/domain/result';
import type { SubmissionDraft } from '@/model/draft';
import { useUser } from '@/lib/auth/auth-context';
import { askToWrite, mayRead } from '@/lib/folders/folder-files';
import { pickFolder } from '@/lib/folders/pick-folder';
import {
  forgetFolder,
  rememberedFolder,
  rememberFolder,
  type RememberedFolder,
} from '@/lib/folders/remembered-folders';
import type { SaveItem } from '@/lib/imports/save-plan';
import type { SaveOutcome, SavePlan } from '@/lib/imports/save-to-folder';
import { useTask } from '@/lib/jobs/use-task';
import { useClock } from '@/lib/clock';
import { useLatest } from '@/lib/use-latest';
import { loadCode } from '@/lib/load-code';
import { originalFiles } from '@/lib/workspace/baselines';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { useCollectionWriter, useRepository } from '@/lib/workspace/workspace-context';

/** A plan that the user is asked about. */
export interface UnconfirmedSave extends SavePlan {
  folder: RememberedFolder;
}

export interface SavedFolder extends SaveOutcome {
  name: string;
}

const loadPictures = () => loadCode(() => import('./download-package'));
const loadSaving = () => loadCode(() => import('@/lib/imports/save-to-folder'));

/**
 * Saves a draft to the folder that it was imported from: choose the folder once, show the list, write. Nothing is
 * written before `save`.
 */
export function useFolderSave(
  draft: SubmissionDraft,
  baseline: Baseline,
  onSaved: (folderName: string, count: number) => void,
) {
  const { id: userId } = useUser();
  const repository = useRepository();
  const [asked, setAsked] = useState<UnconfirmedSave>();
  /** Used during this visit if the browser does not store folders. */
  const latest = useRef<RememberedFolder>(undefined);
  const clock = useClock();
  const images = useCollectionWriter(draftImagesCollection);
  const latestDraft = useLatest(draft);

  const chooseFolder = async (isOther: boolean): Promise<Result<RememberedFolder | undefined>> => {
    const { id: draftId, importedAt } = baseline;
    const known = isOther ? undefined : (latest.current ?? (await rememberedFolder(userId, draftId)));
    if (known) {
      if (!(await mayRead(known.handle)) && !(await askToWrite(known.handle)))
        return { ok: false, failure: NOT_ALLOWED };
      const isSameImport = known.importedAt === importedAt;
      return { ok: true, value: isSameImport ? known : { ...known, importedAt, written: {} } };
    }
    const handle = await pickFolder();
    return { ok: true, value: handle && { draftId, handle, importedAt, written: {} } };
  };

  const planning = useTask<{ isOther: boolean }, UnconfirmedSave | undefined>(
    async ({ isOther }, tools): Promise<Result<UnconfirmedSave | undefined>> => {
      const chosen = await chooseFolder(isOther);
      if (!chosen.ok) return chosen;
      const folder = chosen.value;
      if (!folder) return { ok: true, value: undefined };
      const code = await loadSaving();
      if (!code.ok) return code;
      const pictures = await loadPictures();
      if (!pictures.ok) return pictures;
      const { images: _, ...texts } = latestDraft.current;
      const current = await pictures.value.currentPictures(texts, { ...tools, repository, images, clock });
      if (!current.ok) return tools.signal.aborted ? { ok: true, value: undefined } : current;
      const { draft: complete, notes } = current.value;
      // Without a picture, its file in the folder would be deleted.
      const [unfinished] = notes;
      if (unfinished !== undefined) return { ok: false, failure: `Nothing was written. ${unfinished}` };
      const files = await originalFiles(repository, baseline, complete.images);
      const { handle, written } = folder;
      const plan = await code.value.planSave(handle, { baseline, draft: complete, files, written }, tools);
      if (tools.signal.aborted) return { ok: true, value: undefined };
      if (!plan.ok) {
        latest.current = undefined;
        await forgetFolder(userId, draft.id);
        return plan;
      }
      latest.current = folder;
      await rememberFolder(userId, folder);
      return { ok: true, value: { ...plan.value, folder } };
    },
    'Comparing the folder',
  );

  const saving = useTask<{ folder: RememberedFolder; items: readonly SaveItem[] }, SavedFolder>(
    async ({ folder, items }, { report }): Promise<Result<SavedFolder>> => {
      const { handle } = folder;
      if (!(await askToWrite(handle))) return { ok: false, failure: NOT_ALLOWED };
      const code = await loadSaving();
      if (!code.ok) return code;
      const outcome = await code.value.saveFiles(handle, items, report);
      const saved = { ...folder, written: { ...folder.written, ...outcome.written } };
      latest.current = saved;
      await rememberFolder(userId, saved);
      return { ok: true, value: { ...outcome, name: handle.name } };
    },
    'Saving to the folder',
  );

  return {
    asked,
    planning: planning.state,
    saving: saving.state,
    cancel: planning.cancel,
    start: (isOther = false) => {
      saving.reset();
      setAsked(undefined);
      planning.start({ isOther }, setAsked);
    },
    close: () => setAsked(undefined),
    save: (items: readonly SaveItem[]) => {
      if (!asked) return;
      setAsked(undefined);
      planning.reset();
      saving.start({ folder: asked.folder, items }, ({ name, written, left }) => {
        if (left.length === 0) onSaved(name, Object.keys(written).length);
      });
    },
  };
}

const NOT_ALLOWED =
  'The browser was not allowed to write in the folder, so nothing was written and the draft is as it was. Press “Save to folder” again to be asked once more, or use the changed files in the package.';
