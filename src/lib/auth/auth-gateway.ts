import type { Result } from '@/domain/result';

/** The signed-in user, as far as the product needs it. */
export interface AuthUser {
  id: string;
  email: string;
}

export type AuthFailure =
  /** The server refused. `message` is its own wording where it is suitable for users, otherwise empty. */
  | { kind: 'refused'; code: string; message: string }
  /** Too many attempts: wait this long. */
  | { kind: 'rate-limited'; message: string; retryAfterSeconds: number }
  /** The browser itself reports that there is no connection. */
  | { kind: 'offline' }
  /** No answer within the time limit. */
  | { kind: 'timeout' }
  /** Refused connection, offline, or an answer that is not the auth service's. */
  | { kind: 'unreachable' };

/** Notes for the user after a successful attempt. */
export interface SessionNotes {
  /** The browser did not store the session: it ends with the tab. */
  isOnlyInThisTab?: boolean;
  /** The service calls the password weak, although it accepted it. */
  isWeakPassword?: boolean;
}

export type AuthResult = Result<SessionNotes, AuthFailure>;

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Token that identifies the user to the data API. `unreachable`: it has to be renewed and the service did not answer.
 */
export type AccessToken = { kind: 'token'; token: string } | { kind: 'unreachable' } | { kind: 'signed-out' };

/** The narrow interface to the auth service. Never throws, never blocks the start. */
export interface AuthGateway {
  /** The user of the session stored on this device, or none. Works without the network. */
  currentUser(): AuthUser | undefined;
  /** Called with every later change, from this tab or another; undefined means signed out. */
  onChange(listener: (user: AuthUser | undefined) => void): () => void;
  signIn(credentials: Credentials): Promise<AuthResult>;
  /** Never signs the user in: a session in the server's answer is dropped. */
  signUp(credentials: Credentials, signUpTimestamp: string): Promise<AuthResult>;
  /** @param isRefused whether the token of the last call was refused, so that a new one is needed */
  accessToken(isRefused: boolean): Promise<AccessToken>;
  /** Ends the session on this device immediately, and at the server when it can be reached. */
  signOut(): Promise<void>;
}
