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
  /** The apps that the key sees; absent on Google Play, whose API has no list. */
  apps?: readonly { id: string; name: string }[];
  /** Why they could not be read. */
  problem?: string;
}

/** A plan that the program made, or why there is none. */
export interface OpenPlan {
  /** Confirms the plan once; absent where nothing can be sent. */
  id?: string;
  plan: StorePlan;
  /** Findings of the checks that stop it. */
  blockers: readonly string[];
}

/** File of the package for a plan that names what the user removed since the import. */
export const OPEN_REMOVALS = 'storepilot-removed.json';

/** Parts of an import that were removed in the page: the files of an upload tool have no place for that. */
export interface OpenRemovals {
  /** Paths of fields, as in StoreFields. */
  fields: readonly string[];
  /** SHA-256 of the imported files of pictures, hexadecimal. */
  pictures: readonly string[];
  /** The store's codes of whole languages. They stay in the store. */
  languages: readonly string[];
}

/** How far a pull or a push is. */
export interface OpenWork {
  progress: PlanProgress;
  /** Absent while it runs. The message of a pull is the name of its zip; its notes say what was left out. */
  end?: {
    kind: 'done' | 'changed' | 'failed' | 'cancelled';
    message: string;
    notes?: readonly string[];
  };
}

/** States of an app in one store. */
export interface OpenStates {
  states: readonly StoreState[];
}
