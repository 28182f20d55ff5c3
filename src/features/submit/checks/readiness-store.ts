import { createContext, useContext, useSyncExternalStore } from 'react';
import type { WizardStep } from '@/model/wizard-step';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';

/** A form of questions in step 2. */
export type QuestionForm = 'privacy' | 'rating';

/** The state of a step or of a part of step 2, in two or three words. */
export interface StateWords {
  text: string;
  tone: 'bad' | 'warn' | 'good' | 'neutral';
  /** Whether something keeps a store from taking the submission, or was not checked. */
  isOpen: boolean;
}

/** Where the draft on the screen stands. */
export interface DraftStanding {
  report: ReadinessReport;
  /** Forms with open questions that nobody has to answer: of a later version, the stores keep the answers that they have. */
  keptForms: readonly QuestionForm[];
  steps: Record<WizardStep, StateWords>;
  /** Whether the draft has not changed since. */
  isCurrent: boolean;
  /** False where the detector of languages did not load. */
  areLanguagesRead: boolean;
}

/** The one report of the wizard: its tiles, its foot and steps 4 and 5 read it. */
export interface ReadinessStore {
  get(): DraftStanding | undefined;
  set(standing: DraftStanding | undefined): void;
  subscribe(tell: () => void): () => void;
}

export function createReadinessStore(): ReadinessStore {
  let standing: DraftStanding | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => standing,
    set(next) {
      standing = next;
      for (const tell of listeners) tell();
    },
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

export const ReadinessContext = createContext(createReadinessStore());

/** Where the draft stands; undefined while it is unknown. */
export function useStanding(): DraftStanding | undefined {
  const store = useContext(ReadinessContext);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/**
 * The readiness report of the draft as of today. Undefined while the draft's images are drawn and until it is known
 * whether the draft was imported, because what is absent would be reported.
 */
export function useReadiness(): ReadinessReport | undefined {
  return useStanding()?.report;
}
