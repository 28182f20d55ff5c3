import { describe, expect, it } from 'vitest';
import { createHttp, type HttpRequest } from './http';
import { StoreError } from './store-error';

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Sends a request to a store that gives these answers one after the other. */
async function outcomeOf(
  answers: readonly (Response | Error | 'silence')[],
  request: Partial<HttpRequest> = {},
): Promise<{ result: string; sent: number; waits: number[] }> {
  let sent = 0;
  const waits: number[] = [];
  const http = createHttp({
    store: 'ios',
    network: {
      fetch: (_, init) => {
        const answer = answers[sent] ?? new Response('{"data":[]}', { headers: JSON_HEADERS });
        sent += 1;
        if (answer instanceof Error) return Promise.reject(answer);
        if (answer !== 'silence') return Promise.resolve(answer);
        return new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
      },
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      now: Date.now,
      timeoutMs: 20,
    },
    isAllowed: ({ host }) => host === 'api.example.com',
    problemsOf: () => [],
  });
  try {
    const { status } = await http({
      method: 'GET',
      url: 'https://api.example.com/v1/apps',
      what: 'Reading',
      headers: { authorization: 'Bearer x' },
      ...request,
    });
    return { result: String(status), sent, waits };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { result: error.failure.kind, sent, waits };
  }
}

describe('a request', () => {
  it('is repeated when it reads, and never when it writes', async () => {
    const lost = new TypeError('fetch failed');
    const html = () => new Response('<html></html>');
    const status = (code: number) => new Response('{"errors":[]}', { status: code, headers: JSON_HEADERS });
    // Answers, method, result, requests.
    const table: [(Response | Error | 'silence')[], HttpRequest['method'], string, number][] = [
      [[], 'GET', '200', 1],
      [[lost], 'GET', '200', 2],
      [[lost, lost, lost, lost], 'GET', 'unreachable', 4],
      [['silence'], 'GET', '200', 2],
      [[html()], 'GET', '200', 2],
      [[status(500)], 'GET', '200', 2],
      [[status(401)], 'GET', 'denied', 1],
      [[status(404)], 'GET', 'refused', 1],
      [[status(429)], 'GET', '200', 2],
      [[lost], 'POST', 'unknown', 1],
      [['silence'], 'POST', 'unknown', 1],
      [[html()], 'POST', 'unknown', 1],
      [[status(500)], 'POST', 'unknown', 1],
      [[status(403)], 'POST', 'denied', 1],
      [[status(409)], 'PATCH', 'refused', 1],
      // The store has done nothing, so it may be asked again.
      [[status(429)], 'PATCH', '200', 2],
      [[status(429), status(429), status(429), status(429)], 'PATCH', 'limited', 4],
    ];
    const wrong: unknown[] = [];
    for (const [answers, method, result, count] of table) {
      const outcome = await outcomeOf(answers, { method });
      if (outcome.result !== result || outcome.sent !== count) wrong.push([method, result, count, outcome]);
    }
    expect(wrong).toEqual([]);
  });

  it('waits as long as the store asks, but not for an hour', async () => {
    const limited = (seconds: number) =>
      new Response('{}', { status: 429, headers: { ...JSON_HEADERS, 'retry-after': String(seconds) } });
    expect(await outcomeOf([limited(7)])).toMatchObject({ result: '200', waits: [7000] });
    expect(await outcomeOf([limited(3600)])).toMatchObject({ result: 'limited', sent: 1, waits: [] });
  });

  it('goes to no other host, and to none without TLS', async () => {
    for (const url of [
      'https://api.example.com.evil.example/',
      'https://evil.example/?api.example.com',
      'http://api.example.com/',
      'https://user:password@api.example.com/',
    ])
      expect(await outcomeOf([], { url })).toMatchObject({ result: 'host', sent: 0 });
  });
});
