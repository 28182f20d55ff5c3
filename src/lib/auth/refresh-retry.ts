import { parseJson } from '@/domain/parse-json';
import type { Clock } from '../clock';
import { SESSION_KEY, type TextStorage } from './safe-storage';
import { isSessionShape } from './stored-session';

/** Waits after the first, second and third failed try of one refresh, then after each further one. */
const RETRY_DELAYS_MS = [1000, 5000, 20_000, 30_000] as const;
const LAST_DELAY_MS = 30_000;
/**
 * With a clock that runs ahead, every read of the session refreshes it: only this many refreshes a minute may succeed.
 * They are counted in storage, because each reload and each tab would start at zero.
 */
const MAX_REFRESHES = 2;
const REFRESH_WINDOW_MS = 60_000;
const REFRESH_TIMES_KEY = 'storepilot-refresh-times';

/** Result of one try of a refresh: an answer for the auth client, or a failure that says nothing of the session. */
export type RefreshTry = { isFinal: true; response: Response } | { isFinal: false; retryAfterMs?: number };

export interface RefreshRetry {
  /** Repeats a refresh until there is an answer for the client. */
  answer(refreshToken: string, tryOnce: () => Promise<RefreshTry>): Promise<Response>;
  /** Looks at storage and tries again immediately, if a refresh is waiting. */
  wake(): void;
}

/**
 * Keeps a refresh of the session open while the auth service fails. The client would retry for 30 s and then repeat the
 * failure for another 60 s without a request, so that a session stayed expired long after the service was back.
 * @param onReturn calls its listener when the user or the connection returns; gives back a function that unsubscribes
 */
export function createRefreshRetry(
  clock: Clock,
  storage: TextStorage,
  onReturn: (listener: () => void) => () => void,
): RefreshRetry {
  const limit = createRefreshLimit(clock, storage);
  const wakers = new Set<() => void>();

  /** Waits for the next try; a wake-up during the last one ends the wait immediately. */
  function createPause() {
    let isWanted = false;
    let resume: (() => void) | undefined;
    const wake = () => {
      isWanted = true;
      resume?.();
    };
    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = clock.setTimeout(() => resume?.(), ms);
        resume = () => {
          clock.clearTimeout(timer);
          resume = undefined;
          isWanted = false;
          resolve();
        };
        if (isWanted) resume();
      });
    return { wake, pause };
  }

  return {
    wake: () => wakers.forEach((wake) => wake()),
    async answer(refreshToken, tryOnce) {
      const { wake, pause } = createPause();
      const unsubscribe = onReturn(wake);
      wakers.add(wake);
      try {
        let failures = 0;
        let notBefore = 0;
        for (;;) {
          const settled = settledByStorage(storage, refreshToken);
          if (settled) return settled;
          // A wake-up shortens neither the limit nor a wait that the service asked for.
          const wait = Math.max(limit.freeIn(), notBefore - clock.now());
          if (wait > 0) {
            await pause(wait);
            continue;
          }
          const started = limit.take();
          const result = await tryOnce();
          if (result.isFinal) return result.response;
          notBefore = clock.now() + (result.retryAfterMs ?? 0);
          await pause(RETRY_DELAYS_MS[failures] ?? LAST_DELAY_MS);
          failures += 1;
          // Only now: leaving the page breaks a request off too, and the service may have answered that one.
          limit.giveBack(started);
        }
      } finally {
        unsubscribe();
        wakers.delete(wake);
      }
    },
  };
}

/** Answers a refresh that another tab, or signing out, has made needless. */
function settledByStorage(storage: TextStorage, refreshToken: string): Response | undefined {
  const raw = storage.getItem(SESSION_KEY);
  const stored = parseJson(raw ?? '');
  if (!isSessionShape(stored))
    return Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 });
  return stored.refresh_token === refreshToken ? undefined : Response.json(stored);
}

/** Counts the refreshes of the last minute, over tabs and reloads. */
function createRefreshLimit(clock: Clock, storage: TextStorage) {
  const read = () => {
    const times = (storage.getItem(REFRESH_TIMES_KEY) ?? '').split(' ').map(Number);
    // A time in the future is from a clock that was set back since.
    return times.filter((at) => Math.abs(clock.now() - at) < REFRESH_WINDOW_MS);
  };
  const write = (times: readonly number[]) => storage.setItem(REFRESH_TIMES_KEY, times.join(' '));
  return {
    /** Milliseconds until one more refresh is within the limit. */
    freeIn(): number {
      const recent = read().toSorted((a, b) => b - a);
      const blocking = recent[MAX_REFRESHES - 1];
      return blocking === undefined ? 0 : blocking + REFRESH_WINDOW_MS - clock.now();
    },
    /** Counts a refresh from its start, so that two tabs do not both take the last one. */
    take(): number {
      const now = clock.now();
      write([...read(), now]);
      return now;
    },
    /** Removes a refresh that failed from the count. */
    giveBack(started: number) {
      const times = read();
      const index = times.indexOf(started);
      if (index >= 0) write(times.toSpliced(index, 1));
    },
  };
}
