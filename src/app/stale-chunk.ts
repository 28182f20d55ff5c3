/** Browsers word it differently; all say that a module or style sheet did not come. */
const MISSING_CHUNK =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload|module script/i;

/** Is this the error of a lazy page whose file is gone or out of reach? */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message);
}
