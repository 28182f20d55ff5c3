import type { Clock } from '../clock';
import type { TextStorage } from './safe-storage';
import { isSessionShape } from './stored-session';

/** Longest wait for an answer of the auth service (sources 8.3). */
export const AUTH_TIME_LIMIT_MS = 10_000;
/**
 * With a clock that runs ahead, every read of the session refreshes it: only this many calls a minute are sent. They
 * are counted in storage, because each reload and each tab would start at zero.
 */
const MAX_REFRESHES = 2;
const REFRESH_WINDOW_MS = 60_000;
const REFRESH_TIMES_KEY = 'storepilot-refresh-times';

/** Error codes of a refresh that mean the session is over; any other error keeps it and is tried again later. */
const DEAD_SESSION_CODES = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'user_not_found',
]);

/**
 * Status of the wrapper's answer when the service did not answer in time; 503 is used for every other broken transport.
 */
export const TIMED_OUT_STATUS = 504;
const BROKEN_STATUS = 503;

export interface AuthFetch {
  fetch: typeof fetch;
  /** Seconds of the last `Retry-After`, if the last answer had one. */
  lastRetryAfter(): number | undefined;
}

/**
 * Wraps the network for the auth client, because the client trusts every answer: it deletes a valid session after one
 * strange refresh answer, shows a parser's texts, throws on `null`, and waits without a limit. Through this wrapper it
 * only receives well-formed JSON, in time.
 */
export function createAuthFetch(network: typeof fetch, clock: Clock, storage: TextStorage): AuthFetch {
  let retryAfter: number | undefined;

  /** Whether one more refresh is within the limit; counts it. */
  function takeRefresh(): boolean {
    const now = clock.now();
    const times = (storage.getItem(REFRESH_TIMES_KEY) ?? '').split(' ').map(Number);
    // A time in the future is from a clock that was set back since.
    const recent = times.filter((at) => Math.abs(now - at) < REFRESH_WINDOW_MS);
    if (recent.length >= MAX_REFRESHES) return false;
    storage.setItem(REFRESH_TIMES_KEY, [...recent, now].join(' '));
    return true;
  }

  const wrapped: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const isRefresh = url.includes('grant_type=refresh_token');
    if (isRefresh && !takeRefresh()) return broken(BROKEN_STATUS);

    const controller = new AbortController();
    const timer = clock.setTimeout(() => controller.abort(), AUTH_TIME_LIMIT_MS);
    try {
      const response = await network(input, { ...init, signal: controller.signal });
      const text = response.status === 204 ? '' : await response.text();
      retryAfter = seconds(response.headers.get('retry-after'));
      if (isRefresh) return checkRefresh(response, text);
      const isSignIn = url.includes('grant_type=password');
      return isSignIn && response.ok ? checkSession(response, text) : checkAnswer(response, text);
    } catch {
      return broken(controller.signal.aborted ? TIMED_OUT_STATUS : BROKEN_STATUS);
    } finally {
      clock.clearTimeout(timer);
    }
  };
  return { fetch: wrapped, lastRetryAfter: () => retryAfter };
}

function checkSession(response: Response, text: string): Response {
  return isSessionShape(parseObject(text)) ? rebuilt(response, text) : broken(BROKEN_STATUS);
}

function checkRefresh(response: Response, text: string): Response {
  if (response.ok) return checkSession(response, text);
  const body = parseObject(text);
  const code = body?.error_code ?? body?.code;
  return typeof code === 'string' && DEAD_SESSION_CODES.has(code)
    ? rebuilt(response, text)
    : broken(BROKEN_STATUS);
}

function checkAnswer(response: Response, text: string): Response {
  if (response.status === 204) return response;
  const body = parseObject(text);
  if (response.ok)
    return body && Object.keys(body).length > 0 ? rebuilt(response, text) : broken(BROKEN_STATUS);
  if (body) return rebuilt(response, text);
  // A proxy's page instead of the service's JSON: the status is kept, the page is dropped.
  return json(response.status, { code: response.status, error_code: 'unexpected_answer', msg: '' });
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function rebuilt(response: Response, text: string): Response {
  return new Response(text, { status: response.status, headers: response.headers });
}

function broken(status: number): Response {
  return json(status, { code: status, error_code: 'transport', msg: '' });
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function seconds(value: string | null): number | undefined {
  const count = Number(value ?? Number.NaN);
  return Number.isInteger(count) && count > 0 && count <= 3600 ? count : undefined;
}
