import type { AuthUser } from './auth-gateway';

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
  if (!raw) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !isRecord(value.user)) return undefined;
  const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt } = value;
  const { id, email } = value.user;
  const isComplete =
    typeof accessToken === 'string' &&
    accessToken.split('.').length === 3 &&
    typeof refreshToken === 'string' &&
    refreshToken !== '' &&
    typeof expiresAt === 'number' &&
    Number.isFinite(expiresAt) &&
    typeof id === 'string' &&
    id !== '' &&
    typeof email === 'string';
  return isComplete ? { accessToken, expiresAt, user: { id, email } } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
