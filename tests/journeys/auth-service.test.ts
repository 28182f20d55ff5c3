import { describe, expect, it } from 'vitest';
import { createSupabaseAuthGateway } from '@/lib/auth/supabase-auth-gateway';
import { createSafeStorage, SESSION_KEY } from '@/lib/auth/safe-storage';
import { systemClock } from '@/lib/clock';
import { createEmbeddedBackend } from '../../tools/serve/embedded-backend.mjs';

const ORIGIN = 'http://127.0.0.1:4173';
const backend = createEmbeddedBackend({ siteUrl: ORIGIN });
const MIA = { email: 'mia@example.com', password: 'correct horse' };

/** Storage of one browser profile; each test has its own. */
function createProfile(isFull = false) {
  const kept = new Map<string, string>();
  return createSafeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  }));
}

/** The real gateway on the real embedded service; the test can cut its connection. */
function open(storage = createProfile(), answer?: () => Promise<Response>) {
  const line = { answer, isOnline: true, calls: [] as string[], returns: new Set<() => void>() };
  const gateway = createSupabaseAuthGateway({
    backend: { kind: 'embedded' },
    siteOrigin: ORIGIN,
    storage,
    clock: systemClock,
    isOnline: () => line.isOnline,
    onReturn(listener) {
      line.returns.add(listener);
      return () => line.returns.delete(listener);
    },
    network: (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      line.calls.push(url.replace(ORIGIN, ''));
      return line.answer ? line.answer() : backend.fetch(new Request(url, { ...init, signal: null }));
    },
  });
  return { gateway, line, storage };
}

const dead = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const page = () => Promise.resolve(new Response('<html>', { status: 200 }));

describe('the auth service behind its seam', () => {
  it('signs up without signing in, signs in, keeps the session and signs out', async () => {
    const { gateway, storage } = open();
    expect(await gateway.signUp(MIA, '2026-11-20T09:00:00.000Z')).toEqual({ ok: true, value: {} });
    expect(gateway.currentUser()).toBeUndefined();
    expect(storage.getItem(SESSION_KEY)).toBeNull();

    const seen: (string | undefined)[] = [];
    gateway.onChange((user) => seen.push(user?.email));
    expect(await gateway.signIn(MIA)).toEqual({ ok: true, value: {} });
    expect(gateway.currentUser()?.email).toBe(MIA.email);
    expect(open(storage).gateway.currentUser()?.email).toBe(MIA.email); // a reload

    await gateway.signOut();
    expect(gateway.currentUser()).toBeUndefined();
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    expect(seen).toEqual([MIA.email, undefined]);
  });

  it('gives the data API a token: the stored one, a new one when it was refused, none after sign-out', async () => {
    const { gateway, line } = open();
    await gateway.signIn(MIA);
    const first = await gateway.accessToken(false);
    const calls = line.calls.length;
    expect(await gateway.accessToken(false)).toEqual(first);
    expect(line.calls).toHaveLength(calls);
    expect(first.kind).toBe('token');

    await gateway.accessToken(true);
    expect(line.calls.filter((each) => each.includes('grant_type=refresh_token'))).toHaveLength(1);

    await gateway.signOut();
    expect(await gateway.accessToken(false)).toEqual({ kind: 'signed-out' });
  });

  it('signs out when the data API refuses a token that has not expired and the service ends the session', async () => {
    const { gateway, line, storage } = open();
    await gateway.signIn(MIA);
    const seen: unknown[] = [];
    gateway.onChange((user) => seen.push(user));
    line.answer = () =>
      Promise.resolve(Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }));
    expect(await gateway.accessToken(false)).toMatchObject({ kind: 'token' });
    expect(await gateway.accessToken(true)).toEqual({ kind: 'signed-out' });
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    expect(seen).toEqual([undefined]);
  });

  it('passes the service’s own refusal through', async () => {
    const { gateway } = open();
    const result = await gateway.signIn({ ...MIA, password: 'wrong' });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
  });

  it.each([
    ['a refused connection', dead],
    ['a page instead of an answer', page],
    ['null', () => Promise.resolve(new Response('null'))],
    ['a 503', () => Promise.resolve(new Response('{}', { status: 503 }))],
    ['a 500', () => Promise.resolve(new Response('<html>', { status: 500 }))],
  ])('says unreachable for %s, and works again when the server does', async (_, answer) => {
    const { gateway, line } = open();
    line.answer = answer;
    expect(await gateway.signIn(MIA)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await gateway.signUp(MIA, '')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    line.answer = undefined;
    expect(await gateway.signIn(MIA)).toEqual({ ok: true, value: {} });
    await gateway.signOut();
  });

  const refusal = (status: number, body: unknown) => () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

  it.each([
    ['a gateway without the key', refusal(401, { message: 'Invalid API key', hint: 'Double check' })],
    ['a number for a code', refusal(400, { code: 400, msg: 'Something raw' })],
    ['a code that is no code', refusal(422, { error_code: 'Not A Code', msg: 'Something raw' })],
    ['a failure of the service', refusal(400, { error_code: 'unexpected_failure', msg: 'pq: no row' })],
  ])('shows no raw text of %s', async (_, answer) => {
    const { gateway, line } = open();
    line.answer = answer;
    expect(await gateway.signIn(MIA)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await gateway.signUp(MIA, '')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it.each([
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(100_000), `${'x'.repeat(199)}…`],
    ['TypeError: x is not a function', ''],
    ['failed\n    at handler (server.js:1)', ''],
    ['<html>', ''],
    ['{"a":1}', ''],
  ])('cuts or drops the message of a known error: %#', async (msg, message) => {
    const { gateway, line } = open();
    line.answer = refusal(422, { error_code: 'validation_failed', msg });
    const failure = { kind: 'refused', code: 'validation_failed', message };
    expect(await gateway.signIn(MIA)).toEqual({ ok: false, failure });
    line.answer = refusal(429, { error_code: 'over_request_rate_limit', msg });
    expect(await gateway.signIn(MIA)).toMatchObject({ failure: { kind: 'rate-limited', message } });
  });

  it('does not take a sign-in without a session that it can use', async () => {
    const { gateway, line, storage } = open();
    const user = { id: 'user-1', email: MIA.email };
    line.answer = refusal(200, { access_token: 'opaque', refresh_token: 'r', expires_in: 3600, user });
    expect(await gateway.signIn(MIA)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });

  it('says when the session is in this tab alone, and when the service calls the password weak', async () => {
    const { gateway, line } = open(createProfile(true));
    expect(await gateway.signIn(MIA)).toEqual({ ok: true, value: { isOnlyInThisTab: true } });
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_in: 3600,
      user: { id: 'user-1', email: MIA.email },
      weak_password: { reasons: ['length'], message: 'too short' },
    };
    line.answer = refusal(200, session);
    expect(await gateway.signIn(MIA)).toEqual({
      ok: true,
      value: { isOnlyInThisTab: true, isWeakPassword: true },
    });
  });

  it('says offline when the browser knows it', async () => {
    const { gateway, line } = open(createProfile(), dead);
    line.isOnline = false;
    expect(await gateway.signIn(MIA)).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('counts the wait of a 429', async () => {
    const { gateway, line } = open();
    line.answer = () =>
      Promise.resolve(
        new Response(JSON.stringify({ error_code: 'over_request_rate_limit', msg: 'Slow down' }), {
          status: 429,
          headers: { 'retry-after': '7' },
        }),
      );
    expect(await gateway.signIn(MIA)).toEqual({
      ok: false,
      failure: { kind: 'rate-limited', message: 'Slow down', retryAfterSeconds: 7 },
    });
    line.answer = () => Promise.resolve(new Response('slow', { status: 429 }));
    expect(await gateway.signIn(MIA)).toMatchObject({ failure: { retryAfterSeconds: 60 } });
  });

  it('signs out immediately while the server is down', async () => {
    const { gateway, line, storage } = open();
    await gateway.signIn(MIA);
    line.answer = dead;
    const done = gateway.signOut();
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    await done;
    expect(gateway.currentUser()).toBeUndefined();
  });

  it('starts with an expired session although the server is down, and keeps it', async () => {
    const { gateway: first, storage } = open();
    await first.signIn(MIA);
    const stored = JSON.parse(storage.getItem(SESSION_KEY) ?? '{}') as Record<string, unknown>;
    const later = createProfile();
    later.setItem(SESSION_KEY, JSON.stringify({ ...stored, expires_at: 1000 }));

    const { gateway } = open(later, dead);
    expect(gateway.currentUser()?.email).toBe(MIA.email);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(gateway.currentUser()?.email).toBe(MIA.email);
    expect(later.getItem(SESSION_KEY)).not.toBeNull();
  });

  it('renews an expired session as soon as the user returns after an outage', async () => {
    const { gateway: first, storage } = open();
    await first.signIn(MIA);
    const stored = JSON.parse(storage.getItem(SESSION_KEY) ?? '{}') as Record<string, unknown>;
    storage.setItem(SESSION_KEY, JSON.stringify({ ...stored, expires_at: 1000 }));
    const { line } = open(storage, dead);
    const count = () => line.calls.filter((call) => call.includes('refresh_token')).length;
    await expect.poll(count).toBeGreaterThan(0);
    line.answer = undefined;
    line.returns.forEach((listener) => listener());
    await expect.poll(() => storage.getItem(SESSION_KEY)).not.toContain('"expires_at":1000,');
    expect(line.returns.size).toBe(0);
  });

  it('signs out immediately while a refresh waits for the service', async () => {
    const { gateway: first, storage } = open();
    await first.signIn(MIA);
    const stored = JSON.parse(storage.getItem(SESSION_KEY) ?? '{}') as Record<string, unknown>;
    storage.setItem(SESSION_KEY, JSON.stringify({ ...stored, expires_at: 1000 }));
    const { gateway, line } = open(storage, dead);
    await expect.poll(() => line.returns.size).toBe(1);
    await gateway.signOut();
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    expect(line.returns.size).toBe(0);
  });

  it('drops a session that the server denies', async () => {
    const { gateway: first, storage } = open();
    await first.signIn(MIA);
    const { access_token: token } = JSON.parse(storage.getItem(SESSION_KEY) ?? '{}') as {
      access_token: string;
    };
    const [head, body] = token.split('.');
    const forged = (storage.getItem(SESSION_KEY) ?? '').replaceAll(token, `${head}.${body}.AAAA`);
    storage.setItem(SESSION_KEY, forged);

    const { gateway } = open(storage);
    const out = new Promise((resolve) => gateway.onChange(resolve));
    expect(await out).toBeUndefined();
    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });
});
