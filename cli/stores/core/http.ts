import type { Platform } from '@/model/app';
import { StoreError, type StoreProblem } from './store-error';

/** The parts of the computer that requests use; tests give their own. */
export interface Network {
  fetch: typeof fetch;
  /** Resolves after a time, or rejects when the signal fires. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Longest time of one request, for tests; one minute by default. */
  timeoutMs?: number;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** The purpose, for messages: "Reading the versions". */
  what: string;
  /** Whether a second request does no harm, e.g. a part of a file sent to its own address. */
  isRepeatable?: boolean;
  /** Longest time in milliseconds, for large files. */
  limitMs?: number;
  /** Returns the bytes instead of JSON, e.g. of a picture. */
  wantsBytes?: boolean;
  /** Whether 308 is an answer, with which a resumable upload says how far it is, instead of a redirect. */
  isResumable?: boolean;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  /** Undefined without a body, and for bytes. */
  json?: unknown;
  bytes?: Uint8Array<ArrayBuffer>;
}

export interface HttpOptions {
  store: Platform;
  network: Network;
  /** Whether a host may be contacted. Anything else is refused before a connection. */
  isAllowed: (url: URL) => boolean;
  /** Reads the reasons in the body of a refusal. */
  problemsOf: (json: unknown) => StoreProblem[];
  signal?: AbortSignal | undefined;
  /** First pause after a 429 that names none, half of it, in milliseconds; each further one is twice as long. */
  limitPauseMs?: number;
}

export type Http = (request: HttpRequest) => Promise<HttpAnswer>;

/** Longest time of one request, in milliseconds. */
const REQUEST_LIMIT_MS = 60_000;
/** Largest answer of an API, and largest picture, in bytes. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;
/** Attempts of a read. */
const MAX_ATTEMPTS = 4;
/** Longest wait that a store may ask for before the request is given up, in milliseconds. */
const MAX_WAIT_MS = 120_000;

/** The answer did not arrive whole, so nothing is known about a write. */
class LostAnswer extends Error {}

/**
 * Makes a client that repeats reads and never writes: a write without a usable answer fails as `unknown`, and the caller
 * has to look. Only a 429 is repeated for both, as the store has then done nothing.
 */
export function createHttp({
  store,
  network,
  isAllowed,
  problemsOf,
  signal,
  limitPauseMs = 1000,
}: HttpOptions): Http {
  return async (request) => {
    const url = new URL(request.url);
    if (url.protocol !== 'https:' || url.username !== '' || !isAllowed(url))
      throw new StoreError({ kind: 'host', what: request.what, host: url.host });
    const isSafe = request.method === 'GET' || request.isRepeatable === true;
    for (let attempt = 1; ; attempt += 1) {
      if (signal?.aborted) throw new StoreError({ kind: 'cancelled', what: request.what });
      const isLast = attempt >= MAX_ATTEMPTS;
      let answer: HttpAnswer;
      try {
        answer = await sendOnce(request, network, isSafe ? signal : undefined);
      } catch (error) {
        if (signal?.aborted && isSafe) throw new StoreError({ kind: 'cancelled', what: request.what });
        if (!(error instanceof LostAnswer)) throw error;
        if (!isSafe) throw new StoreError({ kind: 'unknown', what: request.what });
        if (isLast) throw new StoreError({ kind: 'unreachable', what: request.what });
        await pause(2 ** attempt * 500, network, signal, request.what);
        continue;
      }
      if (answer.status < 300 || (answer.status === 308 && request.isResumable)) return answer;
      if (answer.status === 429) {
        const wait = retryAfterMs(answer) ?? 2 ** attempt * limitPauseMs;
        if (isLast || wait > MAX_WAIT_MS) throw new StoreError({ kind: 'limited', what: request.what });
        await pause(wait, network, signal, request.what);
        continue;
      }
      if (answer.status >= 500 || answer.status === 408) {
        if (!isSafe) throw new StoreError({ kind: 'unknown', what: request.what });
        if (isLast) throw new StoreError({ kind: 'unreachable', what: request.what });
        await pause(retryAfterMs(answer) ?? 2 ** attempt * 500, network, signal, request.what);
        continue;
      }
      throw new StoreError({
        kind: answer.status === 401 || answer.status === 403 ? 'denied' : 'refused',
        what: request.what,
        store,
        status: answer.status,
        problems: problemsOf(answer.json),
      });
    }
  };
}

async function pause(ms: number, network: Network, signal: AbortSignal | undefined, what: string) {
  try {
    await network.wait(Math.min(ms, MAX_WAIT_MS), signal);
  } catch {
    throw new StoreError({ kind: 'cancelled', what });
  }
}

function retryAfterMs({ headers }: HttpAnswer): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** @throws LostAnswer when no whole answer arrived */
async function sendOnce(
  { method, url, headers, body, limitMs, wantsBytes, isResumable }: HttpRequest,
  network: Network,
  signal: AbortSignal | undefined,
): Promise<HttpAnswer> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, network.timeoutMs ?? limitMs ?? REQUEST_LIMIT_MS);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await network.fetch(url, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      // Neither follows an address that an answer names.
      redirect: isResumable ? 'manual' : 'error',
      credentials: 'omit',
      signal: controller.signal,
    });
    const { status } = response;
    const isPicture = wantsBytes === true && response.ok;
    const bytes = await readBody(
      response,
      isPicture ? MAX_PICTURE_BYTES : MAX_ANSWER_BYTES,
      controller.signal,
    );
    if (isPicture) return { status, headers: response.headers, bytes };
    if (bytes.length === 0) return { status, headers: response.headers };
    const json = parseJson(bytes);
    // A proxy may answer with a page. Only the status of a refusal counts then.
    if (json === undefined && response.ok && !isSent(headers)) throw new LostAnswer('no JSON');
    return { status, headers: response.headers, json };
  } catch (error) {
    if (error instanceof LostAnswer) throw error;
    throw new LostAnswer('no answer', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Whether the request went to the address of an upload, whose answer is no JSON: it has no token. */
function isSent(headers: Readonly<Record<string, string>> | undefined): boolean {
  return !Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'authorization');
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

async function readBody(
  response: Response,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new LostAnswer('too slow')), { once: true });
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) break;
      length += value.length;
      if (length > limit) throw new LostAnswer('too large');
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
