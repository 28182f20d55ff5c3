import { randomUUID } from 'node:crypto';
import type { Network } from '../core/http';
import type { Journal, JournalEntry } from '../core/journal';
import type { ApplyOptions } from '../core/store-client';
import { StoreError } from '../core/store-error';
import type { AppStoreApi } from './api';

/** The parts that the steps of a plan share. */
export interface AppStoreContext {
  api: AppStoreApi;
  network: Network;
  signal?: AbortSignal | undefined;
}

export interface StepContext extends AppStoreContext {
  options: ApplyOptions;
  /** Digest of the plan. */
  digest: string;
  /** Key of the step. */
  key: string;
}

/** Kinds of objects that the API would create twice. */
export type ReservedKind =
  | 'shot'
  | 'video'
  | 'attachment'
  | 'clip'
  | 'image'
  | 'placement'
  | 'submission'
  | 'upload';

/**
 * Creates an object that the store would create a second time if it were asked again: it is recorded before and after, and
 * `settle` finds out what became of it if the answer is lost.
 */
export async function createOnce<Made extends { id: string }>(
  { options: { journal }, digest, key }: Pick<StepContext, 'options' | 'digest' | 'key'>,
  kind: ReservedKind,
  about: Pick<JournalEntry, 'parent' | 'name' | 'checksum'>,
  create: () => Promise<Made>,
): Promise<{ made: Made; settled: () => Promise<void> }> {
  const entry = { plan: digest, step: key, ref: `${kind}:${randomUUID()}`, ...about };
  await journal.append({ ...entry, event: 'reserve' });
  let made: Made;
  try {
    made = await create();
  } catch (error) {
    // The store has said that it did nothing.
    if (error instanceof StoreError && error.failure.kind !== 'unknown')
      await journal.append({ ...entry, event: 'settled' });
    throw error;
  }
  await journal.append({ ...entry, event: 'reserved', id: made.id });
  return { made, settled: () => journal.append({ ...entry, event: 'settled', id: made.id }) };
}

/** Kind of a reservation in the journal. */
export function kindOf({ ref }: JournalEntry): string {
  return ref?.split(':')[0] ?? '';
}

/** The ID under which a file was created earlier, as far as the journal knows. */
export function recordedId(journal: Journal, kind: ReservedKind, checksum: string): string | undefined {
  return journal.entries.findLast(
    (entry) => entry.checksum === checksum && entry.id !== undefined && kindOf(entry) === kind,
  )?.id;
}

interface LookOptions {
  attempts: number;
  pauseMs: number;
}

/** Reads several times until something is there: the store's lists lag some seconds behind its writes. */
export async function lookFor<Value>(
  { network, signal }: Pick<AppStoreContext, 'network' | 'signal'>,
  look: () => Promise<Value | undefined>,
  { attempts, pauseMs }: LookOptions = { attempts: 8, pauseMs: 3000 },
): Promise<Value | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await look();
    if (found !== undefined || attempt >= attempts) return found;
    try {
      await network.wait(pauseMs, signal);
    } catch {
      throw new StoreError({ kind: 'cancelled', what: 'Waiting for the store' });
    }
  }
}
