import { isRecord } from '@/domain/is-record';

/** Adds the address of a new account to the history state, for the sign-in page that follows. */
export function withSignedUp(historyState: unknown, email: string): Record<string, unknown> {
  return { ...(isRecord(historyState) && historyState), signedUp: email };
}

/** The address of the account that was made on the page before; the history state may contain anything. */
export function signedUpIn(historyState: unknown): string | undefined {
  const email = isRecord(historyState) ? historyState.signedUp : undefined;
  return typeof email === 'string' ? email : undefined;
}
