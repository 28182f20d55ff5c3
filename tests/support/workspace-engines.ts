import type { SubmissionDraft } from '@/model/draft';
import { draftImagesCollection, draftsCollection } from '@/lib/workspace/app-collections';
import type { Collection, WorkspaceRecord } from '@/lib/workspace/collection';
import { createMemoryEngine, type Engine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { submissionDraft } from './drafts';

/** The storage of an app, as another tab opens it. */
export function otherTab({ engine }: { engine: Engine }) {
  return openRepository({ openEngine: () => Promise.resolve(engine) });
}

/**
 * Storage with these records of a collection and no samples of it; the other collections start as usual. The
 * records are written as the product writes them.
 */
export async function engineWith<Item extends WorkspaceRecord>(
  collection: Collection<Item>,
  items: readonly Item[],
): Promise<Engine> {
  const engine = createMemoryEngine();
  const repository = await otherTab({ engine });
  for (const sample of await repository.list(collection)) await repository.remove(collection, sample.id);
  await repository.put(collection, items);
  return engine;
}

/** A workspace with complete drafts in it, each with the given changes, stored as the wizard stores them. */
export async function workspaceWith(...drafts: Partial<SubmissionDraft>[]) {
  const engine = createMemoryEngine();
  const repository = await otherTab({ engine });
  for (const changes of drafts) {
    const { images, ...draft } = submissionDraft(changes);
    await repository.put(draftsCollection, [draft]);
    await repository.put(
      draftImagesCollection,
      images.map((image, position) => ({
        ...image,
        id: `${draft.id}-${image.id}`,
        draftId: draft.id,
        position,
        stamp: image.id,
      })),
    );
  }
  return { engine, repository };
}

/** Storage that fails until it is repaired. */
export function createBrokenEngine(disk = createMemoryEngine()): { engine: Engine; repair: () => void } {
  let isBroken = true;
  const failing = () => Promise.reject(new DOMException('Internal error', 'UnknownError'));
  return {
    engine: {
      ...disk,
      read: (...key) => (isBroken ? failing() : disk.read(...key)),
      readAll: (name) => (isBroken ? failing() : disk.readAll(name)),
    },
    repair: () => (isBroken = false),
  };
}

/** Storage that never answers. */
export function createSilentEngine(): Engine {
  const silence = () => new Promise<never>(() => undefined);
  return { ...createMemoryEngine(), read: silence, readAll: silence, change: silence };
}
