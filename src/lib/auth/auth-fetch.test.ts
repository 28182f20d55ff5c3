import { describe, expect, it } from 'vitest';
import { createManualClock } from '@tests/support/manual-clock';
import { AUTH_TIME_LIMIT_MS, createAuthFetch } from './auth-fetch';
import { createSafeStorage } from './safe-storage';

const REFRESH = 'http://app.test/auth/v1/token?grant_type=refresh_token';
const SIGN_IN = 'http://app.test/auth/v1/token?grant_type=password';
const SESSION = { access_token: 'a.b.c', refresh_token: 'r', user: { id: '1', email: 'mia@example.com' } };

/** A browser that stores nothing: all in memory. */
function memoryStorage() {
  return createSafeStorage(() => {
    throw new Error('blocked');
  });
}

async function answerTo(url: string, respond: () => Response | Promise<Response>) {
  const network = () => Promise.resolve(respond());
  const response = await createAuthFetch(network, createManualClock(), memoryStorage()).fetch(url);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const page = (status: number, body: string) => () => new Response(body, { status });

describe('a refresh', () => {
  it('passes a full session', async () => {
    expect(await answerTo(REFRESH, json(200, SESSION))).toEqual({ status: 200, body: SESSION });
  });

  it.each([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_not_found',
    'session_expired',
    'user_banned',
    'user_not_found',
  ])('passes on %s, which ends the session', async (code) => {
    expect((await answerTo(REFRESH, json(400, { error_code: code }))).status).toBe(400);
    expect((await answerTo(REFRESH, json(400, { code }))).status).toBe(400);
  });

  it.each([
    ['an empty object', json(200, {})],
    ['null', json(200, null)],
    ['a half session', json(200, { access_token: 'a.b.c', refresh_token: 'r' })],
    ['a page with 200', page(200, '<html>')],
    ['cut JSON', page(200, '{"access_token":"a')],
    ['204', () => new Response(null, { status: 204 })],
    ['a 429', json(429, { error_code: 'over_request_rate_limit' })],
    ['a 403 page', page(403, 'Forbidden')],
    ['a 404', page(404, '')],
    ['a gateway 401', json(401, { message: 'No API key found' })],
    ['a 500', json(500, { error_code: 'unexpected_failure' })],
    ['an unknown code', json(400, { error_code: 'validation_failed' })],
  ])('turns %s into "try again later", which keeps the session', async (_, respond) => {
    expect((await answerTo(REFRESH, respond)).status).toBe(503);
  });

  it('is let through twice a minute, over reloads and tabs', async () => {
    const clock = createManualClock();
    const storage = memoryStorage();
    let calls = 0;
    const refresh = async () => {
      const network = () => {
        calls += 1;
        return Promise.resolve(new Response(JSON.stringify(SESSION)));
      };
      return (await createAuthFetch(network, clock, storage).fetch(REFRESH)).status;
    };
    const statuses = [await refresh(), await refresh(), await refresh()];
    expect([calls, statuses]).toEqual([2, [200, 200, 503]]);
    await clock.advance(59_999);
    expect(await refresh()).toBe(503);
    await clock.advance(1);
    expect(await refresh()).toBe(200);
  });

  it('continues after a clock was set back, and with a damaged count', async () => {
    const clock = createManualClock();
    const storage = memoryStorage();
    storage.setItem('storepilot-refresh-times', `${clock.now() + 7_200_000} ${clock.now() + 7_200_000} x`);
    const { fetch } = createAuthFetch(() => Promise.resolve(json(200, SESSION)()), clock, storage);
    expect((await fetch(REFRESH)).status).toBe(200);
  });
});

describe('any other call', () => {
  it.each([
    ['a session', json(200, SESSION), 200],
    [
      'the service’s error',
      json(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
      400,
    ],
    ['a page with 200', page(200, '<html>'), 503],
    ['null', json(200, null), 503],
    ['{}', json(200, {}), 503],
    ['cut JSON', page(200, '{"a'), 503],
    ['a 429 page', page(429, 'slow down'), 429],
    ['a 403 page', page(403, '<html>'), 403],
    ['a 500 page', page(500, '<html>'), 500],
  ])('returns JSON for %s', async (_, respond, status) => {
    const answer = await answerTo(SIGN_IN, respond);
    expect(answer.status).toBe(status);
    expect(answer.body).toBeTypeOf('object');
  });

  it.each([
    ['no JWT', { ...SESSION, access_token: 'opaque' }],
    ['a JWT with an empty part', { ...SESSION, access_token: 'a..c' }],
    ['a token of another kind', { ...SESSION, access_token: 7 }],
    ['no refresh token', { ...SESSION, refresh_token: '' }],
    ['no user', { ...SESSION, user: null }],
    ['a user without an id', { ...SESSION, user: { email: 'mia@example.com' } }],
  ])('takes no sign-in or refresh with %s', async (_, body) => {
    expect((await answerTo(SIGN_IN, json(200, body))).status).toBe(503);
    expect((await answerTo(REFRESH, json(200, body))).status).toBe(503);
  });

  it('drops a proxy’s page but keeps its status', async () => {
    expect(await answerTo(SIGN_IN, page(403, '<html>secret</html>'))).toEqual({
      status: 403,
      body: { code: 403, error_code: 'unexpected_answer', msg: '' },
    });
  });

  it('gives up after the time limit, and leaves no timer behind', async () => {
    const clock = createManualClock();
    const never = createAuthFetch(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
      clock,
      memoryStorage(),
    );
    const answer = never.fetch(SIGN_IN);
    await clock.advance(AUTH_TIME_LIMIT_MS - 1);
    expect(clock.pending()).toBe(1);
    await clock.advance(1);
    expect((await answer).status).toBe(504);
    expect(clock.pending()).toBe(0);
  });

  it('answers a refused connection', async () => {
    const { fetch } = createAuthFetch(
      () => Promise.reject(new TypeError('Failed to fetch')),
      createManualClock(),
      memoryStorage(),
    );
    expect((await fetch(SIGN_IN)).status).toBe(503);
  });

  it.each([
    ['30', 30],
    ['0', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['3601', undefined],
  ])('reads Retry-After %s', async (header, expected) => {
    const { fetch, lastRetryAfter } = createAuthFetch(
      () => Promise.resolve(new Response('{"a":1}', { status: 429, headers: { 'retry-after': header } })),
      createManualClock(),
      memoryStorage(),
    );
    await fetch(SIGN_IN);
    expect(lastRetryAfter()).toBe(expected);
  });
});
