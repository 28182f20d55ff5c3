import type { AndroidBuild, IosBuild } from '@/model/build-info';
import type { FindingPlace, SubjectDraft } from '@/model/finding';
import type { FindingDraft } from '../define-rule';

/** Facts of an app that its build does not have, as far as a rule asks for them. */
export interface AppFacts {
  /** Its descriptions and names in all languages. */
  texts: string;
  /** Its category on the App Store, e.g. `FINANCE`; empty until it is chosen. */
  category: string;
  /** Whether people sign in; undefined until it is answered. */
  needsLogin?: boolean | undefined;
  /** Whether it sells something in the app; undefined until it is answered. */
  sells?: boolean | undefined;
}

/** An iOS build on a day, `YYYY-MM-DD` in the user's time zone: dated rules apply from their day on. */
export interface IosSubject {
  build: IosBuild;
  today: string;
  /** Undefined where a build is checked alone. */
  app?: AppFacts | undefined;
}

/** The same for an Android build. */
export interface AndroidSubject {
  build: AndroidBuild;
  today: string;
  app?: AppFacts | undefined;
}

/** A finding about a build; it is about the build, and fixed there, unless it says otherwise. */
export type BuildFound = FindingDraft & Omit<SubjectDraft, 'store'> & Partial<Omit<FindingPlace, 'subject'>>;
