import { compareText } from '@/domain/texts';
import { useMemo, useRef } from 'react';
import type { DraftImage } from '@/model/draft-image';
import { draftImagesCollection, type StoredDraftImage } from '@/lib/workspace/app-collections';
import { newId } from '@/lib/new-id';
import { imagesOfDraft, useDraftsWithImages } from '@/lib/workspace/draft-images';
import { useTrash } from '@/lib/workspace/trash';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';

export type DraftImages = ReturnType<typeof useDraftImages>;

/** The images of one draft, in the publisher's order, and how to change them. They are saved immediately. */
export function useDraftImages(draftId: string) {
  const { data, hasFailed, retry } = useCollection(draftImagesCollection);
  const { put, remove } = useCollectionWriter(draftImagesCollection);
  const known = useRef(new Map<string, StoredDraftImage>());
  const images = useMemo(
    () => withKnownBlobs(imagesOfDraft(data ?? [], draftId), known.current),
    [data, draftId],
  );
  const isRead = data !== undefined;
  return useMemo(() => {
    /**
     * Adds images at the end. One with the id of another replaces it; those that replace others take their places, in
     * the given order.
     */
    const add = async (added: readonly DraftImage[]) => {
      const ids = new Set(added.map(({ id }) => id));
      const places = images.flatMap(({ id, position }) => (ids.has(id) ? [position] : []));
      const last = images.at(-1)?.position ?? 0;
      const isNew = added.length - places.length;
      const positions = [...places, ...Array.from({ length: isNew }, (_, index) => last + 1 + index)];
      await put(
        ...added.map((image, index) => ({
          ...image,
          draftId,
          position: positions[index] ?? last,
          stamp: newId(),
        })),
      );
    };
    return {
      images,
      /** Until then `images` is empty, even if there are some. */
      isRead,
      hasFailed,
      retry,
      add,
      remove,
      /** Puts an image into the place of another. A new id says that it is no longer the imported file. */
      exchange: async (formerId: string, image: DraftImage) => {
        const position = images.find(({ id }) => id === formerId)?.position;
        if (position === undefined) return;
        await put({ ...image, draftId, position, stamp: newId() });
        if (image.id !== formerId) await remove(formerId);
      },
      /** Swaps two images in the order. */
      swap: async (firstId: string, secondId: string) => {
        const first = images.find(({ id }) => id === firstId);
        const second = images.find(({ id }) => id === secondId);
        if (!first || !second) return;
        await put({ ...first, position: second.position }, { ...second, position: first.position });
      },
    };
  }, [draftId, hasFailed, images, isRead, put, remove, retry]);
}

/** Returns the same Blob object as long as the pixels are the same, so that reading again decodes no preview again. */
function withKnownBlobs(
  images: readonly StoredDraftImage[],
  known: Map<string, StoredDraftImage>,
): StoredDraftImage[] {
  return images.map((image) => {
    const before = known.get(image.id);
    const isSame = before !== undefined && image.stamp !== '' && before.stamp === image.stamp;
    const stable = isSame ? { ...image, blob: before.blob } : image;
    known.set(image.id, stable);
    return stable;
  });
}

/** The drafts stored on this device with their images, the latest first, and how to delete one and bring it back. */
export function useDrafts() {
  const drafts = useDraftsWithImages();
  const { deleteDraft, restore } = useTrash();
  const sorted = useMemo(
    () => drafts.data && [...drafts.data].sort((a, b) => compareText(b.updatedAt, a.updatedAt)),
    [drafts.data],
  );
  return {
    drafts: sorted,
    hasFailed: drafts.hasFailed,
    retry: drafts.retry,
    deleteDraft,
    restoreDraft: restore,
  };
}
