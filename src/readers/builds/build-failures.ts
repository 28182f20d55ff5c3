import type { ZipFailure } from '../archives/zip-failures';

/** Why a build can't be read, beyond what is wrong with the archive itself. */
export type BuildFailureCode =
  | 'no-app'
  | 'app-outside-payload'
  | 'archive-of-builds'
  | 'mac-app'
  | 'several-apps'
  | 'no-manifest'
  | 'malformed-plist'
  | 'malformed-manifest'
  | 'no-identity'
  | 'split-apk'
  | 'timed-out'
  | 'crashed';

/** Why the inspector has no result; the code tells failures apart, the message is for the publisher. */
export type ReadFailure = ZipFailure | { code: BuildFailureCode; message: string };

/** Carries a failure from deep inside to the door, and no further. */
export class BuildError extends Error {
  constructor(readonly failure: ReadFailure) {
    super(failure.message);
  }
}

/** A failure of the build, with what is wrong and what to do. */
export function buildError(code: BuildFailureCode, message: string): BuildError {
  return new BuildError({ code, message });
}
