import type { Platform } from './app';
import type { ReportedState } from './submission';

/** Value of one field in a store; null where the store has the field without a value. */
export type FieldValue = string | boolean | null;

/**
 * Fields by path: `texts/en-US/description`, `details/copyright`, `rating/gambling`. Locales are the store's own codes. A
 * field that is not listed is unknown, which differs from an empty one.
 */
export type StoreFields = Readonly<Record<string, FieldValue>>;

/** A picture in a store, in the order of its set. */
export interface LivePicture {
  /** Id in the store. */
  id: string;
  name: string;
  /** Checksum of the file that was sent, `md5:…` or `sha256:…`; absent where the store gives none. */
  checksum?: string | undefined;
  state: 'ready' | 'processing' | 'unfinished' | 'failed';
  /** Address of the picture, without a key. */
  url?: string | undefined;
}

/** Whether a state needs the publisher, or the store. */
export type StateLevel = 'waiting' | 'action' | 'refused' | 'done' | 'none';

/** The state of a version, build, track or submission. */
export interface StoreState {
  kind: 'version' | 'build' | 'track' | 'submission' | 'phased-release';
  /** Version, build number or track. */
  name: string;
  /** As the store's API spells it. */
  state: string;
  /** The state in the product's words. */
  words: string;
  /** The next action of the publisher; none where there is nothing to do. */
  action?: string | undefined;
  level: StateLevel;
  /** The state in the timeline of an app; none before it is sent. */
  reported?: ReportedState | undefined;
  /** ISO instant or day, where the store says one. */
  since?: string | undefined;
}

/** An app as a store has it: what `pull` writes and a plan starts from. */
export interface LiveStore {
  store: Platform;
  /** Apple's number of the app; the package name on Google Play. */
  appId: string;
  /** Bundle ID or package name. */
  identifier: string;
  name: string;
  defaultLocale: string;
  /** The version that can be edited, otherwise the newest. */
  version?: { name: string; state: string; isEditable: boolean } | undefined;
  fields: StoreFields;
  /** Pictures by path: `pictures/en-US/APP_IPHONE_67`. */
  pictures: Readonly<Record<string, readonly LivePicture[]>>;
  states: readonly StoreState[];
}

/** A picture as the last pull or push left it. */
export interface RecordedPicture {
  id: string;
  name: string;
  checksum?: string | undefined;
  /** SHA-256 of the file in the project, hexadecimal. */
  file?: string | undefined;
}

/** The store as it was at the last pull or push: the base of the three-way comparison. */
export interface StoreRecord {
  schemaVersion: 1;
  store: Platform;
  appId: string;
  identifier: string;
  /** ISO instant. */
  readAt: string;
  fields: StoreFields;
  pictures: Readonly<Record<string, readonly RecordedPicture[]>>;
}

/** A picture of the project that a set is to contain. */
export interface WantedPicture {
  name: string;
  /** Path as reports show it. */
  path: string;
  /** In bytes. */
  size: number;
  /** In pixels. */
  width: number;
  height: number;
  /** Hexadecimal. */
  sha256: string;
  md5: string;
}

/** A build of the project that is to be uploaded. */
export interface WantedBuild {
  path: string;
  size: number;
  version: string;
  number: string;
  sha256: string;
}

/** Statuses of a release on a track of Google Play. */
export const RELEASE_STATUSES = ['draft', 'inProgress', 'halted', 'completed'] as const;
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number];

/** A release on a track of Google Play. */
export interface WantedRelease {
  track: string;
  status: ReleaseStatus;
  /** Share of the users, above 0 and below 1: of a staged or halted rollout. */
  userFraction?: number | undefined;
  /** Defaults to the build that is sent, otherwise to the newest release of the track. */
  versionCode?: string | undefined;
  /** Defaults to the version of the build that is sent. */
  name?: string | undefined;
  /** Release notes by Google Play's code of the language; a language that is not listed keeps its notes. */
  notes: Readonly<Record<string, string>>;
}

/** The content of the project for one store. A field or set that is not listed is left as the store has it. */
export interface WantedStore {
  fields: StoreFields;
  /** Pictures by path, as in LiveStore. */
  pictures: Readonly<Record<string, readonly WantedPicture[]>>;
  build?: WantedBuild | undefined;
  /** Google Play only. */
  release?: WantedRelease | undefined;
  /** Google Play only: the answers of Data safety as CSV, which replace all answers. */
  dataSafety?: { path: string; csv: string } | undefined;
  /** Whether the version is sent to review. */
  isSubmitted?: boolean | undefined;
}

export interface FieldChange {
  path: string;
  /** Absent for a field that the store does not have yet. */
  before?: FieldValue | undefined;
  after: FieldValue;
  /** Values are neither shown nor recorded, e.g. of the demo password. */
  isSecret?: boolean | undefined;
}

/** One picture of a set before and after. */
export interface PictureChange {
  change: 'kept' | 'moved' | 'added' | 'removed';
  name: string;
  /** File of the project; absent for one that is removed. */
  path?: string | undefined;
  /** Of that file, hexadecimal: other content is another plan. */
  sha256?: string | undefined;
}

/** One change of the store, which the publisher confirms as part of a plan. */
export interface PlanStep {
  /** Unique in the plan, and the same in each plan that needs the change. */
  key: string;
  kind: 'create' | 'change' | 'remove' | 'pictures' | 'build' | 'release' | 'submit';
  title: string;
  fields?: readonly FieldChange[] | undefined;
  pictures?: readonly PictureChange[] | undefined;
  /** Requests that change something, if nothing fails. */
  writes: number;
}

/** A field or set that differs in the project, in the store, and in the last pull. */
export interface PlanConflict {
  path: string;
  /** Absent without a pull. */
  base?: FieldValue | readonly string[] | undefined;
  live?: FieldValue | readonly string[] | undefined;
  mine?: FieldValue | readonly string[] | undefined;
}

/** All changes that make the store like the project. */
export interface StorePlan<Step extends PlanStep = PlanStep> {
  store: Platform;
  appId: string;
  identifier: string;
  name: string;
  version?: string | undefined;
  /** State of the version, in the product's words. */
  state?: string | undefined;
  steps: readonly Step[];
  /** While there are any, nothing is changed. */
  conflicts: readonly PlanConflict[];
  /** Reasons why the store would refuse the plan, e.g. a version in review. */
  blocks: readonly string[];
  /** Fields that changed in the store since the last pull and not in the project: they stay. */
  newer: readonly FieldChange[];
  /** Wishes that only the store's console can fulfil, with the place there. */
  byHand?: readonly string[] | undefined;
  /** Side effects, and what is left out. */
  notes: readonly string[];
  /** Identifies the plan: equal for equal changes. */
  digest: string;
}

export interface PlanProgress {
  done: number;
  all: number;
  title: string;
}
