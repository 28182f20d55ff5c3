import type {
  LiveStore,
  PlanProgress,
  PlanStep,
  StorePlan,
  StoreRecord,
  StoreState,
  WantedPicture,
  WantedStore,
} from '@/model/store-plan';
import type { MergeOptions } from '@/domain/store-plan/merge-fields';
import type { Journal } from './journal';
import type { StoreFailure } from './store-error';

/** Reads the files that a plan sends. */
export interface WantedFiles {
  picture: (picture: WantedPicture) => Promise<Uint8Array<ArrayBuffer>>;
  /** A part of a file: builds and videos are too large for memory. */
  part: (
    file: Pick<WantedPicture, 'path' | 'size'>,
    start: number,
    end: number,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

export interface PlanInput {
  wanted: WantedStore;
  /** The last pull; undefined without one. */
  base?: StoreRecord | undefined;
  sideOf?: MergeOptions['sideOf'];
}

export interface ApplyOptions extends PlanInput {
  files: WantedFiles;
  journal: Journal;
  /** Stops after the request that is running. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: PlanProgress) => void) | undefined;
}

/** Result of a plan. `done` counts steps. */
export type ApplyOutcome<Live extends LiveStore = LiveStore> =
  | { kind: 'done'; done: number; live: Live }
  /** The store changed since the plan was shown, so nothing more was written. */
  | { kind: 'changed'; done: number; plan: StorePlan }
  | { kind: 'failed'; done: number; failure: StoreFailure; step?: string | undefined };

/**
 * One store as `pull`, `push`, `status` and the page use it. Each method throws StoreError, except `apply`, which returns what it
 * has done by then.
 */
export interface StoreClient<Live extends LiveStore = LiveStore, Step extends PlanStep = PlanStep> {
  /** Reads the app, changing nothing. */
  read: () => Promise<Live>;
  /** Reads the states of the app and of its reviews, where the store has a shorter way than `read`. */
  readStates?: () => Promise<readonly StoreState[]>;
  /** A side effect of `read` that the user has to know before it. */
  readingNote?: string;
  /** Computes the plan; pure. */
  plan(live: Live, input: PlanInput): StorePlan<Step>;
  /** Does what a plan of this client says, which was confirmed before. Methods, so that a list of clients has one type. */
  apply(plan: StorePlan<Step>, options: ApplyOptions): Promise<ApplyOutcome<Live>>;
}
