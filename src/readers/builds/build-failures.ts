import type { ZipFailure } from '../archives/zip-failures';

/** Why a build cannot be read, apart from what is wrong with the archive itself. */
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

/** Why there is no result; the code identifies the failure, the message is for the publisher. */
export type ReadFailure = ZipFailure | { code: BuildFailureCode; message: string };

/** Carries a failure from deep inside a reader to its public function. */
export class BuildError extends Error {
  constructor(readonly failure: ReadFailure) {
    super(failure.message);
  }
}

/** A failure of the build, with what is wrong and what to do. */
export function buildError(code: BuildFailureCode, message: string): BuildError {
  return new BuildError({ code, message });
}
