import type { Platform } from '@/model/app';
import type {
  LivePicture,
  LiveStore,
  PlanProgress,
  StoreRecord,
  WantedBuild,
  WantedStore,
} from '@/model/store-plan';
import type { FileChange } from '@/formats/parts/change-scope';
import type { StoreProject } from '../project/open-project';
import type { Network } from './http';
import type { Redactor } from './redact';
import type { StoreClient } from './store-client';

/** Decisions for one push, from its command line. */
export interface PushChoices {
  version?: string | undefined;
  build?: WantedBuild | undefined;
  buildNumber?: string | undefined;
  /** `manual`, `automatic` or a day (App Store). */
  release?: string | undefined;
  /** In phases over seven days (App Store). */
  isPhased?: boolean | undefined;
  isSubmitted?: boolean | undefined;
  /** Whether the build uses encryption that is not exempt (App Store). */
  usesEncryption?: boolean | undefined;
  /** Whether the app has third-party content (App Store). */
  usesOthersContent?: boolean | undefined;
  /** Track of the release (Google Play). */
  track?: string | undefined;
  /** `draft`, `halted`, or the share of the users, above 0 and at most 1 (Google Play). */
  rollout?: 'draft' | 'halted' | number | undefined;
  /** The answers of Data safety as CSV (Google Play). */
  dataSafety?: { path: string; csv: string } | undefined;
}

/** A picture that was read from a store. */
export interface DownloadedPicture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  mediaType: 'image/png' | 'image/jpeg';
}

export interface PullOptions<Live extends LiveStore = LiveStore> {
  live: Live;
  project: StoreProject;
  /** Fields of the project, by the paths of the store. */
  mine: WantedStore['fields'];
  base: StoreRecord | undefined;
  /** Whether the project's own changes are replaced. */
  overwrites: boolean;
  /** Whether the password of the demo account is written. */
  withPassword: boolean;
  /** Whether pictures are downloaded. */
  withPictures: boolean;
  /** Bytes of text files, by path. */
  readFile: (path: string) => Uint8Array<ArrayBuffer>;
  onProgress?: ((progress: PlanProgress) => void) | undefined;
  /** Whether a project without a listing gets a layout that has a place for everything, instead of fastlane's. */
  isComplete?: boolean | undefined;
}

export interface PullResult {
  changes: FileChange[];
  /** Paths of fields and sets that the project has changed since the last pull; they stay. */
  kept: string[];
  notes: string[];
  /** SHA-256 of the project's file, by path of the set, a space, and the ID of the store's picture. */
  files: ReadonlyMap<string, string>;
}

/** One store as the commands use it. */
export interface StoreSide<Live extends LiveStore = LiveStore> {
  store: Platform;
  /** The app as it was named: bundle ID, Apple's number, or package name. */
  app: string;
  client: StoreClient<Live>;
  /** Hides values of the store that are secret, before anything is printed. */
  hideSecrets(live: Live, redactor: Redactor): void;
  /** Whether the values of a field are neither shown nor recorded. */
  isSecret: (path: string) => boolean;
  /** Whether the next version is the app's first one. */
  isNewApp(live: Live): boolean;
  /** Parts that the key may not read, as sentences. */
  notesOf(live: Live): string[];
  /** Reminder of the parts that no API has. */
  byHand: string;
  /** The project's content in the store's terms. */
  wanted(project: StoreProject, live: Live, choices: PushChoices): { wanted: WantedStore; notes: string[] };
  /** The files that make the project like the store. */
  pull(options: PullOptions<Live>): Promise<PullResult>;
}

/** Input of a side. */
export interface SideOptions {
  network: Network;
  /** Bundle ID, Apple's number, or package name. */
  app: string;
  signal?: AbortSignal | undefined;
}

/** Downloads a picture; undefined when it cannot be read. */
export type Download = (picture: LivePicture) => Promise<DownloadedPicture | undefined>;
