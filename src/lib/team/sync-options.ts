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
  /** Called when the next round should begin at once: pictures wait, or the user has left a team. */
  onMore?: () => void;
}
