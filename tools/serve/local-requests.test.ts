import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demoAccount from '@/config/demo-account.json';
import { embeddedBackend } from './embedded-backend-plugin.mjs';
import { AccountsError, createEmbeddedBackend } from './embedded-backend.mjs';
import { guardAuth } from './local-requests.mjs';
import { serveSite } from './server.mjs';

const root = mkdtempSync(join(tmpdir(), 'local-server-'));
afterAll(() => rmSync(root, { recursive: true }));

interface Server {
  url: string;
  close: () => Promise<void>;
}

/** `npm start` and the journeys. */
function startSite(accountsFolder: string): Promise<Server> {
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, '200.html'), '<!doctype html>');
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(join(dist, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  return serveSite({ dist, port: 0, hasEmbeddedBackend: true, accountsFolder });
}

/** `npm run dev`. */
async function startDevelopment(accountsFolder: string): Promise<Server> {
  const server = await createServer({
    configFile: false,
    root: join(root, 'dist'),
    mode: 'development',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 5300 + (process.pid % 500), ws: false },
    plugins: [embeddedBackend({ folder: accountsFolder })],
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('The development server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Plain HTTP, since `fetch` sets Host and Sec-Fetch-Site itself. */
function call(url: string, { method = 'GET', headers = {}, body }: Call = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const sent = httpRequest(url, { method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe.each([
  ['npm start', startSite],
  ['npm run dev', startDevelopment],
])('%s', (name, start) => {
  const folder = join(root, name.replaceAll(' ', '-'));
  let server: Server;
  beforeAll(async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755); // as an earlier version left it
    server = await start(folder);
    const first = await call(`${server.url}/auth/v1/user`);
    expect(first.status).toBe(401);
  });
  afterAll(() => server.close());
  const post = (path: string, call_: Call = {}) =>
    call(server.url + path, {
      method: 'POST',
      body: '{}',
      ...call_,
      headers: { ...JSON_TYPE, ...call_.headers },
    });
  const signIn = (password: string) =>
    post('/auth/v1/token?grant_type=password', { body: JSON.stringify({ ...demoAccount, password }) });
  const port = () => new URL(server.url).port;

  it('lets its own page sign up and sign in', async () => {
    const own = { origin: server.url, 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ email: 'mia@example.com', password: 'correct horse' });
    expect(await post('/auth/v1/signup', { body, headers: own })).toMatchObject({ status: 200 });
    expect(await post('/auth/v1/token?grant_type=password', { body, headers: own })).toMatchObject({
      status: 200,
    });
  });

  it('refuses an address with a NUL, which SQLite would take for the address before it', async () => {
    for (const email of ['mia@example.com\0', 'mia@example.com\0x', '\0mia@example.com']) {
      const body = JSON.stringify({ email, password: 'correct horse' });
      expect((await post('/auth/v1/signup', { body })).status).toBe(400);
      expect((await post('/auth/v1/token?grant_type=password', { body })).status).toBe(400);
    }
  });

  it.each([
    ['a password that is an object', { email: 'zoe@example.com', password: { length: 20 } }],
    ['a password that is a number', { email: 'zoe@example.com', password: 1_234_567_890 }],
    ['an e-mail that is a list', { email: ['zoe@example.com'], password: 'correct horse' }],
    ['an e-mail without a host', { email: 'zoe', password: 'correct horse' }],
    ['an e-mail with an invisible character', { email: 'zo\u200Be@example.com', password: 'correct horse' }],
    ['an e-mail with a line break', { email: 'zoe\n@example.com', password: 'correct horse' }],
    ['an e-mail of 300 characters', { email: `zoe@${'x.'.repeat(150)}com`, password: 'correct horse' }],
    ['a list', []],
    ['null', null],
  ])('answers 400 to %s', async (_, account) => {
    const body = JSON.stringify(account);
    for (const path of ['/auth/v1/signup', '/auth/v1/token?grant_type=password'])
      expect((await post(path, { body })).status, path).toBe(400);
  });

  it('takes an address in capitals and with space around it for the same', async () => {
    const sent = (path: string, email: string) =>
      post(path, { body: JSON.stringify({ email, password: 'correct horse' }) });
    const signUp = await sent('/auth/v1/signup', ' Noe\u0301@Example.COM ');
    expect([signUp.status, signUp.text]).toEqual([200, expect.stringContaining('"noé@example.com"')]);
    expect((await sent('/auth/v1/token?grant_type=password', 'NOÉ@example.com')).status).toBe(200);
    expect((await sent('/auth/v1/signup', 'noé@example.com')).status).toBe(422);
  });

  it('answers 400 to a refresh token that is no text', async () => {
    const body = JSON.stringify({ refresh_token: { a: 1 } });
    expect((await post('/auth/v1/token?grant_type=refresh_token', { body })).status).toBe(400);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['an origin that hides itself', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_, headers) => {
    const answer = await post('/auth/v1/signup', { headers });
    expect(answer.status).toBe(403);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('refuses a body of the type "%s"', async (type) => {
    expect((await post('/auth/v1/signup', { headers: { 'content-type': type } })).status).toBe(415);
  });

  it('refuses a body over 1 MB, announced or not, and takes one of 1 MB', async () => {
    const large = Buffer.alloc(1024 * 1024 + 1, ' ');
    expect((await post('/auth/v1/signup', { body: large })).status).toBe(413);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await post('/auth/v1/signup', { body: large, headers: chunked })).status).toBe(413);
    const fits = Buffer.concat([Buffer.from('{}'), Buffer.alloc(1024 * 1024 - 2, ' ')]);
    expect((await post('/auth/v1/signup', { body: fits })).status).not.toBe(413);
  });

  it('answers its own names with the port, and nothing else', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]'].map((each) => `${each}:${port()}`)) {
      expect((await call(`${server.url}/auth/v1/user`, { headers: { host } })).status, host).toBe(401);
    }
    for (const host of [
      'evil.example',
      `evil.example:${port()}`,
      '127.0.0.1',
      'localhost',
      'localhost:1',
      `x.localhost:${port()}`,
    ]) {
      for (const path of ['/', '/auth/v1/user']) {
        const answer = await call(server.url + path, { headers: { host, accept: 'text/html' } });
        expect(answer.status, `${host} ${path}`).toBe(403);
      }
    }
  });

  it.each([
    '/auth/v1/',
    '/auth/v1/admin/users',
    '/auth/v1/health',
    '/auth/v1/verify',
    '/auth/v1/unknown',
    '/auth/v1/user/',
    '/auth/v1/toString',
  ])('does not know %s', async (path) => {
    const answer = await call(server.url + path, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json']);
  });

  it('names the method of a route, and gives no other origin access', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await call(`${server.url}/auth/v1/token`, {
        method,
        headers: { 'access-control-request-method': 'POST' },
      });
      expect([answer.status, answer.headers.allow], method).toEqual([405, 'POST']);
      expect(Object.keys(answer.headers).filter((each) => each.startsWith('access-control-'))).toEqual([]);
    }
    const { headers } = await call(`${server.url}/auth/v1/user`);
    expect(Object.keys(headers).filter((each) => each.startsWith('access-control-'))).toEqual([]);
  });

  it('knows two grants', async () => {
    for (const query of ['', '?grant_type=pkce', '?grant_type=password&grant_type=refresh_token']) {
      expect((await post(`/auth/v1/token${query}`)).status, query).toBe(400);
    }
  });

  it('keeps the accounts from other users of the machine', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toContain('accounts.db');
  });

  // Last: the pause holds for a minute.
  it('pauses after ten failed sign-ins, also simultaneous ones, and not after good ones', async () => {
    for (let index = 0; index < 11; index += 1) {
      expect((await signIn(demoAccount.password)).status).toBe(200);
    }
    const wrong = await Promise.all(Array.from({ length: 12 }, (_, index) => signIn(`wrong ${index}`)));
    expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10);
    const [paused] = wrong.filter(({ status }) => status === 429);
    expect(Number(paused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(demoAccount.password)).status).toBe(429);
  });
});

describe('sign-ups', () => {
  it('pause after thirty in a minute, and continue after it', async () => {
    let now = 0;
    const guard = guardAuth(
      () => Promise.resolve(new Response('{}')),
      () => now,
    );
    const signUp = async (index: number) => {
      const body = JSON.stringify({ email: `u${index}@example.com`, password: 'correct horse' });
      const init = { method: 'POST', headers: JSON_TYPE, body };
      return (await guard(new Request('http://127.0.0.1/auth/v1/signup', init))).status;
    };
    const statuses = [];
    for (let index = 0; index < 31; index += 1) statuses.push(await signUp(index));
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    now += 60_000;
    expect(await signUp(31)).toBe(200);
  });
});

describe('the folder of the accounts', () => {
  const SITE = 'http://127.0.0.1:1';
  const started = (folder: string) => createEmbeddedBackend({ siteUrl: SITE, folder }).ready();

  it.each(['', 'x', '\n'])('gets a new secret for the damaged one %j', async (secret) => {
    const folder = mkdtempSync(join(root, 'accounts-'));
    await started(folder);
    const kept = readFileSync(join(folder, 'token-secret'), 'utf8');
    await started(folder);
    expect(readFileSync(join(folder, 'token-secret'), 'utf8')).toBe(kept);
    writeFileSync(join(folder, 'token-secret'), secret);
    await started(folder);
    expect(readFileSync(join(folder, 'token-secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['another kind of file', (file: string) => writeFileSync(file, 'no database '.repeat(1000))],
    ['a damaged one', (file: string) => writeFileSync(file, readFileSync(file).fill(7, 100, 3000))],
  ])('with %s as database ends in one sentence', async (_, damage) => {
    const folder = mkdtempSync(join(root, 'accounts-'));
    await started(folder);
    for (const name of readdirSync(folder)) if (/-(?:wal|shm)$/.test(name)) rmSync(join(folder, name));
    damage(join(folder, 'accounts.db'));
    const error: unknown = await started(folder).then(
      () => undefined,
      (problem: unknown) => problem,
    );
    expect(error).toBeInstanceOf(AccountsError);
    expect(String(error)).toMatch(/accounts\.db are damaged\. Put back a copy of this file, or move it away/);
  });
});
