import type { Platform } from './app';
import type { PlanProgress, StorePlan, StoreState } from './store-plan';

/** Operations that `storepilot open` gives its page: their addresses below this one. */
export const OPEN_API = '/storepilot-api/';
/** Key of the tab's session in sessionStorage. Without it, the page was not opened by `storepilot open`. */
export const OPEN_SESSION_KEY = 'storepilot-open';

/** A store that the program has a key for. */
export interface OpenStore {
  store: Platform;
  /** Where the key is: "the key “work”". */
  key: string;
}

/** A plan that the program made, or why there is none. */
export interface OpenPlan {
  /** Confirms the plan once; absent where nothing can be sent. */
  id?: string;
  plan: StorePlan;
  /** Findings of the checks that stop it. */
  blockers: readonly string[];
}

/** How far a push is. */
export interface OpenPush {
  progress: PlanProgress;
  /** Absent while it runs. */
  end?: { kind: 'done' | 'changed' | 'failed' | 'cancelled'; message: string };
}

/** States of an app in one store. */
export interface OpenStates {
  states: readonly StoreState[];
}
