import type { AndroidBuild, IosBuild } from '@/model/build-info';
import type { FindingPlace, SubjectDraft } from '@/model/finding';
import type { FindingDraft } from '../define-rule';

/** An iOS build on a day, `YYYY-MM-DD` in the user's time zone: dated rules apply from their day on. */
export interface IosSubject {
  build: IosBuild;
  today: string;
}

/** The same for an Android build. */
export interface AndroidSubject {
  build: AndroidBuild;
  today: string;
}

/** A finding about a build; it is about the build, and fixed there, unless it says otherwise. */
export type BuildFound = FindingDraft & Omit<SubjectDraft, 'store'> & Partial<Omit<FindingPlace, 'subject'>>;
