/**
 * What work that can fail returns: a value, or why there is none. By default the reason is a sentence for the user that
 * says what is wrong and what to do.
 */
export type Result<Value, Failure = string> = { ok: true; value: Value } | { ok: false; failure: Failure };
