import { describe, expect, it } from 'vitest';
import { createManualClock } from '@tests/support/manual-clock';
import { AUTH_TIME_LIMIT_MS, createAuthFetch } from './auth-fetch';
import { createSafeStorage, SESSION_KEY } from './safe-storage';

const REFRESH = 'http://app.test/auth/v1/token?grant_type=refresh_token';
const SIGN_UP = 'http://app.test/auth/v1/signup';
const SIGN_IN = 'http://app.test/auth/v1/token?grant_type=password';
const USER = 'http://app.test/auth/v1/user';
const SESSION = { access_token: 'a.b.c', refresh_token: 'r', user: { id: '1', email: 'mia@example.com' } };

/** Request that the client sends to refresh the stored session. */
const POST: RequestInit = { method: 'POST', body: JSON.stringify({ refresh_token: SESSION.refresh_token }) };

/** A browser that stores nothing: the session is in memory. */
function memoryStorage() {
  const storage = createSafeStorage(() => {
    throw new Error('blocked');
  });
  storage.setItem(SESSION_KEY, JSON.stringify(SESSION));
  return storage;
}

/** Lets the answer to a refresh be read, so that a failed one waits for its next try. */
const failedTry = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

const neverReturns = () => () => undefined;

async function answerTo(url: string, respond: () => Response | Promise<Response>) {
  const network = () => Promise.resolve(respond());
  const auth = createAuthFetch(network, createManualClock(), memoryStorage(), neverReturns);
  const response = await auth.fetch(url, POST);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const page = (status: number, body: string) => () => new Response(body, { status });

/** Bodies of a 200 without a session that the product can use. */
const UNUSABLE: [string, unknown][] = [
  ['no JWT', { ...SESSION, access_token: 'opaque' }],
  ['a JWT with an empty part', { ...SESSION, access_token: 'a..c' }],
  ['a token of another kind', { ...SESSION, access_token: 7 }],
  ['no refresh token', { ...SESSION, refresh_token: '' }],
  ['no user', { ...SESSION, user: null }],
  ['a user without an id', { ...SESSION, user: { email: 'mia@example.com' } }],
];

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
    ...UNUSABLE.map(([name, body]): [string, () => Response] => [`a 200 with ${name}`, json(200, body)]),
  ])('keeps the session after %s, and asks again', async (_, respond) => {
    const clock = createManualClock();
    const answers = [respond, json(200, SESSION)];
    const storage = memoryStorage();
    const network = () => Promise.resolve((answers.shift() ?? respond)());
    const answer = createAuthFetch(network, clock, storage, neverReturns).fetch(REFRESH, POST);
    await failedTry();
    expect(answers).toHaveLength(1);
    await clock.advance(1000);
    expect(await (await answer).json()).toEqual(SESSION);
    expect(clock.pending()).toBe(0);
  });

  it('is asked again as late as the service wants', async () => {
    const clock = createManualClock();
    const slow = () => new Response('{}', { status: 429, headers: { 'retry-after': '90' } });
    const answers = [slow, json(200, SESSION)];
    const network = () => Promise.resolve((answers.shift() ?? slow)());
    const storage = memoryStorage();
    const { fetch, wakeRefresh } = createAuthFetch(network, clock, storage, neverReturns);
    const answer = fetch(REFRESH, POST);
    await failedTry();
    wakeRefresh();
    await clock.advance(89_999);
    expect(answers).toHaveLength(1);
    await clock.advance(1);
    expect((await answer).status).toBe(200);
  });

  it('that gets no answer is given up after the time limit and asked again', async () => {
    const clock = createManualClock();
    let calls = 0;
    const network: typeof fetch = (_, init) => {
      calls += 1;
      if (calls > 1) return Promise.resolve(json(200, SESSION)());
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    };
    const storage = memoryStorage();
    const answer = createAuthFetch(network, clock, storage, neverReturns).fetch(REFRESH, POST);
    await clock.advance(AUTH_TIME_LIMIT_MS);
    await failedTry();
    await clock.advance(1000);
    expect((await answer).status).toBe(200);
    expect(calls).toBe(2);
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
    ['a page', page(200, '<html>')],
    ['null', json(200, null)],
    ['{}', json(200, {})],
    ['cut JSON', page(200, '{"a')],
  ])('takes no user from a 200 with %s', async (_, respond) => {
    expect((await answerTo(USER, respond)).status).toBe(503);
  });

  it.each(UNUSABLE)('takes no sign-in with %s', async (_, body) => {
    expect((await answerTo(SIGN_IN, json(200, body))).status).toBe(503);
  });

  it.each([
    ['an empty object', {}],
    ['an object of another service', { status: 'ok' }],
    ['a user without an id', { email: 'mia@example.com' }],
    ['a user without an address', { id: '1' }],
    ['a half session', { access_token: 'a.b.c', user: SESSION.user }],
    ['a list', [SESSION.user]],
  ])('takes no sign-up with %s', async (_, body) => {
    expect((await answerTo(SIGN_UP, json(200, body))).status).toBe(503);
  });

  it.each([
    ['a session', SESSION],
    ['a user who has to confirm the address', { ...SESSION.user, aud: 'authenticated' }],
  ])('takes a sign-up with %s', async (_, body) => {
    expect(await answerTo(SIGN_UP, json(200, body))).toEqual({ status: 200, body });
    expect((await answerTo(`${SIGN_UP}?redirect_to=x`, json(200, body))).status).toBe(200);
  });

  it('passes on why a sign-up was refused', async () => {
    const body = { error_code: 'user_already_exists', msg: 'User already registered' };
    expect(await answerTo(SIGN_UP, json(422, body))).toEqual({ status: 422, body });
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
      neverReturns,
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
      neverReturns,
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
      neverReturns,
    );
    await fetch(SIGN_IN);
    expect(lastRetryAfter()).toBe(expected);
  });
});
