import { useMemo, useRef } from 'react';
import type { StoredDraft } from '@/domain/submissions/draft';
import type { DraftImage } from '@/domain/submissions/draft-image';
import {
  draftImagesCollection,
  draftsCollection,
  type StoredDraftImage,
} from '@/lib/workspace/app-collections';
import { useUser } from '@/lib/auth/auth-context';
import { loadCode } from '@/lib/load-code';
import { importReportsCollection, type StoredImportReport } from '@/lib/imports/import-reports';
import { useBaselineWriter, type BaselineWithFiles } from '@/lib/workspace/baselines';
import { newId } from '@/lib/new-id';
import { imagesOfDraft, useDraftsWithImages } from '@/lib/workspace/draft-images';
import { useCollection, useCollectionWriter, useRepository } from '@/lib/workspace/workspace-context';

export type DraftImages = ReturnType<typeof useDraftImages>;

/** The images of one draft, in the publisher's order, and how to change them. They are saved at once. */
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
     * Adds images at the end. One with the id of another replaces it; those that replace others take their places, in the
     * given order.
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
      /** Removes outdated images, then adds those that take their place. */
      replace: async (outdated: readonly string[], added: readonly DraftImage[]) => {
        await remove(...outdated);
        await add(added);
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

/** A deleted draft with its images and what it was imported from, to bring it back. */
export interface DeletedDraft {
  draft: StoredDraft;
  images: readonly StoredDraftImage[];
  imported?: BaselineWithFiles | undefined;
  report?: StoredImportReport | undefined;
}

/** The drafts stored on this device with their images, the latest first, and how to delete one and bring it back. */
export function useDrafts() {
  const drafts = useDraftsWithImages();
  const repository = useRepository();
  const draftWriter = useCollectionWriter(draftsCollection);
  const imageWriter = useCollectionWriter(draftImagesCollection);
  const baselines = useBaselineWriter();
  const reports = useCollectionWriter(importReportsCollection);
  const { id: userId } = useUser();
  const sorted = useMemo(
    () => drafts.data && [...drafts.data].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    [drafts.data],
  );
  return {
    drafts: sorted,
    hasFailed: drafts.hasFailed,
    retry: drafts.retry,
    deleteDraft: async (id: string): Promise<DeletedDraft | undefined> => {
      const draft = await repository.get(draftsCollection, id);
      if (!draft) return undefined;
      const own = imagesOfDraft(await repository.list(draftImagesCollection), id);
      await draftWriter.remove(id);
      await imageWriter.remove(...own.map((image) => image.id));
      const report = await repository.get(importReportsCollection, id);
      if (report) await reports.remove(id);
      const folders = await loadCode(() => import('@/lib/folders/remembered-folders'));
      if (folders.ok) await folders.value.forgetFolder(userId, id);
      return { draft, images: own, imported: await baselines.remove(id), report };
    },
    restoreDraft: async (deleted: DeletedDraft) => {
      // The images are restored first: a shared draft without them would tell the team that they were removed.
      if (deleted.images.length > 0) await imageWriter.put(...deleted.images);
      await draftWriter.put(deleted.draft);
      if (deleted.imported) await baselines.store(deleted.imported);
      if (deleted.report) await reports.put(deleted.report);
    },
  };
}
