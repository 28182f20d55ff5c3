/** The signed-in user, as far as the product needs to know. */
export interface AuthUser {
  id: string;
  email: string;
}

export type AuthFailure =
  /** The server refused. `message` is its own wording when it is fit to be read, else empty. */
  | { kind: 'refused'; code: string; message: string }
  /** Too many tries: wait this long. */
  | { kind: 'rate-limited'; message: string; retryAfterSeconds: number }
  /** The browser itself says that there is no connection. */
  | { kind: 'offline' }
  /** No answer within the time limit. */
  | { kind: 'timeout' }
  /** Refused connection, offline, or an answer that is not the auth service's. */
  | { kind: 'unreachable' };

export type AuthResult = { ok: true } | { ok: false; failure: AuthFailure };

export interface Credentials {
  email: string;
  password: string;
}

/** The narrow seam to the auth service. Never throws, never blocks the start. */
export interface AuthGateway {
  /** The user of the session kept on this device, or none. Answers without the network. */
  currentUser(): AuthUser | undefined;
  /** Every later change, from this tab or another; undefined means signed out. */
  onChange(listener: (user: AuthUser | undefined) => void): () => void;
  signIn(credentials: Credentials): Promise<AuthResult>;
  /** Never signs in: a session that the server hands back is dropped. */
  signUp(credentials: Credentials, signUpTimestamp: string): Promise<AuthResult>;
  /** Ends the session on this device at once, and at the server when it can be reached. */
  signOut(): Promise<void>;
}
