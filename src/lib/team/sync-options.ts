import type { Repository } from '../workspace/repository';
import type { TeamGateway } from './team-gateway';

export interface SyncOptions {
  userId: string;
  gateway: TeamGateway;
  repository: Repository;
  /** ISO instant. */
  now: () => string;
  /** A new id as the database writes it: a UUID with hyphens, in lower case. */
  newId: () => string;
  /** Draws a small copy of a picture; undefined where the browser cannot. */
  makePreview: (picture: Blob) => Promise<Blob | undefined>;
  /** Whether the user has a draft open: what others save in it is read immediately, of all others once a minute. */
  isOpen: (draftId: string) => boolean;
  /** The same for all rounds of a page. */
  memory: SyncMemory;
  /** Called when the next round should begin immediately: pictures wait, or the user has left a team. */
  onMore?: () => void;
  /** Called after a save was sent. @param characters of its JSON */
  onSent?: (characters: number) => void;
}

/** A page's memory from one round to the next, so that it reads nothing again that cannot have changed. */
export interface SyncMemory {
  /** After a round with nothing to do: the counters of the teams, and the number of writes to the workspace. */
  quiet?: { seqs: ReadonlyMap<string, number>; writes: number; until: number } | undefined;
  /** Ids of drafts whose newest state is read later, because they are not open. */
  deferred: Set<string>;
  /** When those were read last, in milliseconds. */
  readAt: number;
  /** Hashes of pictures whose bytes this device has. */
  present: Set<string>;
  /** Hashes that a draft of this device does not name any more. */
  dropped: Set<string>;
  /** When unused pictures of a team were last looked for because one was refused, in milliseconds. */
  sweptAt: Map<string, number>;
  /** Pictures that were refused before this page opened have been tried again. */
  hasRetried: boolean;
}

export function newSyncMemory(): SyncMemory {
  return {
    deferred: new Set(),
    readAt: -Infinity,
    present: new Set(),
    dropped: new Set(),
    sweptAt: new Map(),
    hasRetried: false,
  };
}
