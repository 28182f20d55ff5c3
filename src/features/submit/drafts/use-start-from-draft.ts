import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import type { SubmissionDraft } from '@/model/draft';
import { useClock } from '@/lib/clock';
import { loadCode } from '@/lib/load-code';
import { newId } from '@/lib/new-id';
import { draftImagesCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { useCollectionWriter } from '@/lib/workspace/workspace-context';

/**
 * Copies a draft as a new one and opens the copy: after a package at its release notes, which are empty, or at its build
 * (`opensBuild`) where one waits for it.
 */
export function useStartFromDraft() {
  const clock = useClock();
  const navigate = useNavigate();
  const drafts = useCollectionWriter(draftsCollection);
  const imageWriter = useCollectionWriter(draftImagesCollection);
  const [failure, setFailure] = useState<string>();
  const start = async (source: SubmissionDraft, { replace = false, opensBuild = false } = {}) => {
    setFailure(undefined);
    const code = await loadCode(() => import('./copy-draft'));
    if (!code.ok) {
      setFailure(code.failure);
      return;
    }
    const { draft, images } = code.value.copyOfDraft(source, newId, new Date(clock.now()).toISOString());
    try {
      await imageWriter.put(
        ...images.map((image, index) => ({
          ...image,
          draftId: draft.id,
          position: index + 1,
          stamp: newId(),
        })),
      );
      await drafts.put(draft);
    } catch {
      setFailure(NOT_SAVED);
      return;
    }
    const isNext = source.packagedAt !== undefined;
    await navigate(
      submitPath(
        isNext && !opensBuild
          ? { draft: draft.id, step: 'listing', field: 'releaseNotes' }
          : { draft: draft.id, step: 'build' },
      ),
      { replace, ...(isNext && { state: { startedFromVersion: source.version } }) },
    );
  };
  return { start, failure };
}

const NOT_SAVED =
  'The copy could not be saved. Nothing was changed. Free some space on this device and try again.';
