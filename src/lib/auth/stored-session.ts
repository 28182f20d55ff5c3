import { parseJson } from '@/domain/parse-json';
import type { AuthUser } from './auth-gateway';
import { isRecord } from '@/domain/is-record';

export interface StoredSession {
  accessToken: string;
  user: AuthUser;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * Reads a stored session by its shape, since anybody can write to storage. It proves nothing to the server, which
 * confirms the user in the background; an expired one still counts, because it can be refreshed.
 * @returns undefined for anything that is not a complete session
 */
export function parseSession(raw: string | null): StoredSession | undefined {
  const value = parseJson(raw ?? '');
  if (!isSessionShape(value)) return undefined;
  const { access_token: accessToken, expires_at: expiresAt, user } = value;
  return typeof expiresAt === 'number' && Number.isFinite(expiresAt)
    ? { accessToken, expiresAt, user: { id: user.id, email: user.email } }
    : undefined;
}

interface SessionShape {
  access_token: string;
  refresh_token: string;
  expires_at?: unknown;
  user: AuthUser;
}

/** Tells whether a value has all that a session needs: a JWT, a refresh token and a user. Proves nothing about them. */
export function isSessionShape(value: unknown): value is SessionShape {
  if (!isRecord(value) || !isUserShape(value.user)) return false;
  const { access_token: accessToken, refresh_token: refreshToken } = value;
  return (
    typeof accessToken === 'string' &&
    /^[\w-]+\.[\w-]+\.[\w-]+$/.test(accessToken) &&
    typeof refreshToken === 'string' &&
    refreshToken !== ''
  );
}

/** Tells whether a value has all that the product reads of a user. */
export function isUserShape(value: unknown): value is AuthUser {
  return (
    isRecord(value) && typeof value.id === 'string' && value.id !== '' && typeof value.email === 'string'
  );
}
