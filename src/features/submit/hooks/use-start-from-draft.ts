import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { useClock } from '@/lib/clock';
import { newId } from '@/lib/new-id';
import { copyOfDraft } from '../model/copy-draft';
import { useDrafts } from '../records';

/** Copies a draft as a new one and opens the copy. */
export function useStartFromDraft() {
  const clock = useClock();
  const navigate = useNavigate();
  const { restoreDraft } = useDrafts();
  const [hasFailed, setFailed] = useState(false);
  const start = async (source: SubmissionDraft) => {
    setFailed(false);
    const { draft, images } = copyOfDraft(source, newId, new Date(clock.now()).toISOString());
    try {
      await restoreDraft({
        draft,
        images: images.map((image, index) => ({
          ...image,
          draftId: draft.id,
          position: index + 1,
          stamp: newId(),
        })),
      });
    } catch {
      setFailed(true);
      return;
    }
    await navigate(submitPath({ draft: draft.id, step: 1 }));
  };
  return { start, hasFailed };
}
