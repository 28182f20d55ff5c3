import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import type { Clock } from '../clock';
import { createRefreshRetry, type RefreshTry } from './refresh-retry';
import type { TextStorage } from './safe-storage';
import { isSessionShape, isUserShape } from './stored-session';

/** Longest wait for an answer of the auth service (sources 8.3). */
export const AUTH_TIME_LIMIT_MS = 10_000;
/** Error codes of a refresh that mean the session is over; any other error keeps it and is tried again later. */
export const ENDED_SESSION_CODES: ReadonlySet<string> = new Set([
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
  /** Makes a refresh that waits for its next try look at storage immediately. */
  wakeRefresh(): void;
}

/**
 * Wraps the network for the auth client, because the client trusts every answer: it deletes a valid session after one
 * strange refresh answer, shows a parser's texts, throws on `null`, and waits without a limit. Through this wrapper it
 * only receives well-formed JSON, in time; a refresh is repeated until the service decides about the session.
 * @param onReturn calls its listener when the user or the connection returns; gives back a function that unsubscribes
 */
export function createAuthFetch(
  network: typeof fetch,
  clock: Clock,
  storage: TextStorage,
  onReturn: (listener: () => void) => () => void,
): AuthFetch {
  let retryAfter: number | undefined;
  const retry = createRefreshRetry(clock, storage, onReturn);

  async function send(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    check: (response: Response, text: string) => Response,
  ): Promise<Response> {
    const controller = new AbortController();
    const timer = clock.setTimeout(() => controller.abort(), AUTH_TIME_LIMIT_MS);
    try {
      const response = await network(input, { ...init, signal: controller.signal });
      const text = response.status === 204 ? '' : await response.text();
      retryAfter = seconds(response.headers.get('retry-after'));
      return check(response, text);
    } catch {
      return broken(controller.signal.aborted ? TIMED_OUT_STATUS : BROKEN_STATUS);
    } finally {
      clock.clearTimeout(timer);
    }
  }

  const wrapped: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('grant_type=refresh_token')) return send(input, init, checkFor(url));
    return retry.answer(refreshTokenOf(init), async (): Promise<RefreshTry> => {
      retryAfter = undefined;
      const response = await send(input, init, checkRefresh);
      if (response.status < 500) return { isFinal: true, response };
      return { isFinal: false, retryAfterMs: (retryAfter ?? 0) * 1000 };
    });
  };
  return { fetch: wrapped, lastRetryAfter: () => retryAfter, wakeRefresh: () => retry.wake() };
}

/** The check for what the service answers to a call other than a refresh. */
function checkFor(url: string): (response: Response, text: string) => Response {
  if (url.includes('grant_type=password')) return ifOk(checkSession);
  if (/\/signup(\?|$)/.test(url)) return ifOk(checkAccount);
  return checkAnswer;
}

function ifOk(check: (response: Response, text: string) => Response) {
  return (response: Response, text: string) => (response.ok ? check : checkAnswer)(response, text);
}

function refreshTokenOf(init: RequestInit | undefined): string {
  const token = typeof init?.body === 'string' ? parseObject(init.body)?.refresh_token : undefined;
  return typeof token === 'string' ? token : '';
}

/** A sign-up is answered with a session, or with the new user alone while the address is not confirmed. */
function checkAccount(response: Response, text: string): Response {
  const body = parseObject(text);
  return isSessionShape(body) || isUserShape(body) ? rebuilt(response, text) : broken(BROKEN_STATUS);
}

function checkSession(response: Response, text: string): Response {
  return isSessionShape(parseObject(text)) ? rebuilt(response, text) : broken(BROKEN_STATUS);
}

function checkRefresh(response: Response, text: string): Response {
  if (response.ok) return checkSession(response, text);
  const body = parseObject(text);
  const code = body?.error_code ?? body?.code;
  return typeof code === 'string' && ENDED_SESSION_CODES.has(code)
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
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
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
