import type { Collection, WorkspaceRecord } from '@/lib/workspace/collection';
import type { Repository } from '@/lib/workspace/repository';

/** Brings back samples that were edited or removed. Records of the user are not touched. */
export async function restoreSamples(
  repository: Repository,
  collections: readonly Collection<WorkspaceRecord>[],
): Promise<void> {
  for (const collection of collections) {
    const samples = collection.samples();
    if (samples.length > 0) await repository.put(collection, samples);
  }
}
