import { createContext, useContext, useSyncExternalStore } from 'react';
import type { WizardStep } from '@/model/wizard-step';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';

export interface OpenQuestions {
  privacy: readonly string[];
  rating: readonly string[];
  /** Whether the stores ask for the answers: they keep those of an app that they have already. */
  areAsked: boolean;
}

/** The state of a step or of a part of step 2, in two or three words. */
export interface StateWords {
  text: string;
  tone: 'bad' | 'warn' | 'good' | 'neutral';
}

/** Where the draft on the screen stands. */
export interface DraftStanding {
  report: ReadinessReport;
  /** Fields of the questions without an answer, in the order of the two forms. */
  openQuestions: OpenQuestions;
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
