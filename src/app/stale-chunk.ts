/** Matches each browser's error message for a module or style sheet that failed to load. */
const MISSING_CHUNK =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload|module script/i;

/** Whether this is the error of a lazy page whose file no longer exists or cannot be reached. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message);
}
