import type { BuildInfo } from '@/model/build-info';

/** The database with the facts of a visitor's builds. */
export const VISITOR_DATABASE = 'storepilot-visitor';

/** Builds that were checked on an earlier visit, in place of files. */
export interface KeptBuilds {
  kind: 'kept';
  builds: readonly BuildInfo[];
}
