/**
 * Result of work that can fail: a value, or why there is none. By default the reason is a sentence for the user with
 * the fault and the remedy.
 */
export type Result<Value, Failure = string> = { ok: true; value: Value } | { ok: false; failure: Failure };
