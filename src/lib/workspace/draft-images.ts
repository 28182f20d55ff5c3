import { useMemo } from 'react';
import type { StoredDraft, SubmissionDraft } from '@/model/draft';
import { draftImagesCollection, draftsCollection, type StoredDraftImage } from './app-collections';
import { useCollection, type Stored } from './workspace-context';

/** The images of one draft, in the publisher's order. */
export function imagesOfDraft(images: readonly StoredDraftImage[], draftId: string): StoredDraftImage[] {
  return images.filter((image) => image.draftId === draftId).sort((a, b) => a.position - b.position);
}

/** A stored draft with its images. */
export function withImages(draft: StoredDraft, images: readonly StoredDraftImage[]): SubmissionDraft {
  return { ...draft, images: imagesOfDraft(images, draft.id) };
}

/** All drafts with their images: for lists, checks and approvals, which would be wrong without. */
export function useDraftsWithImages(): Stored<SubmissionDraft[]> {
  const drafts = useCollection(draftsCollection);
  const images = useCollection(draftImagesCollection);
  const data = useMemo(
    () => drafts.data && images.data && drafts.data.map((draft) => withImages(draft, images.data ?? [])),
    [drafts.data, images.data],
  );
  return {
    data,
    isPending: drafts.isPending || images.isPending,
    hasFailed: drafts.hasFailed || images.hasFailed,
    retry: () => {
      if (drafts.hasFailed) drafts.retry();
      if (images.hasFailed) images.retry();
    },
  };
}
