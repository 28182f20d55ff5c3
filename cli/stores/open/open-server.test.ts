import { request } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli, terminalFor } from '@tests/support/cli';
import { createRedactor } from '../core/redact';
import { startOpenServer, type OpenServer } from './open-server';
import { OperationError } from './operation-error';
import { pageOperations, type Operations } from './operations';
import { findSite, readSite } from './site';

const SITE = {
  _headers:
    "/*\n  X-Content-Type-Options: nosniff\n\n/\n  Content-Security-Policy: default-src 'none'; connect-src 'self'; base-uri 'none'\n",
  '200.html': '<title>shell</title>',
  'index.html': '<title>home</title>',
  'docs.html': '<title>docs</title>',
  'service-worker.js': 'self',
  'assets/a.js': 'export {}',
};

interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
}

/** Starts a server whose operations count how often each was called. */
async function start(idleMs?: number) {
  const calls: string[] = [];
  const bugs: unknown[] = [];
  const operations: Operations = {
    status: () => {
      calls.push('status');
      return Promise.resolve({ states: [] });
    },
    plan: (_, body) => {
      calls.push(`plan ${body.length}`);
      return Promise.resolve({});
    },
    push: () => Promise.reject(new OperationError(409, 'Show the plan again.')),
    broken: () => Promise.reject(new TypeError('a secret detail')),
  };
  const folder = folderWith(SITE);
  const server = await startOpenServer({
    site: readSite(folder),
    port: 0,
    operations,
    now: () => Date.parse('2026-11-26'),
    onBug: (error) => bugs.push(error),
    ...(idleMs !== undefined && { idleMs }),
  });
  return { server, calls, bugs };
}

function ask(
  { origin }: OpenServer,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<Answer> {
  const { port, host } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: { host, ...headers }, setHost: false },
      (response) => {
        let text = '';
        response.on('data', (data) => (text += String(data)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
        );
      },
    );
    // A body that is too large is refused before it was read.
    sent.on('error', () => resolve({ status: 413, body: '', headers: {} }));
    sent.end(body);
  });
}

const jsonOf = ({ origin }: OpenServer) => ({ origin, 'content-type': 'application/json' });
const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('t') ?? '';

async function openSession(server: OpenServer): Promise<string> {
  const token = tokenOf(server.newLink());
  const { body } = await ask(
    server,
    'POST',
    '/storepilot-api/start',
    jsonOf(server),
    JSON.stringify({ token }),
  );
  return (JSON.parse(body) as { session: string }).session;
}

/** The names of all operations that the page has. */
const NAMES = Object.keys(pageOperations({}, terminalFor(folderWith({})), createRedactor()));

describe('the server of storepilot open', () => {
  it('refuses for each of its operations what does not come from its own page with its session', async () => {
    const calls: string[] = [];
    const operations: Operations = Object.fromEntries(
      NAMES.map((name) => [
        name,
        () => {
          calls.push(name);
          return Promise.resolve({});
        },
      ]),
    );
    const server = await startOpenServer({
      ...{ site: readSite(folderWith(SITE)), port: 0, operations },
      now: () => Date.parse('2026-11-26'),
      onBug: (error) => {
        throw error;
      },
    });
    const { host, port } = new URL(server.origin);
    const session = await openSession(server);
    const used = tokenOf(server.newLink());
    const exchange = () =>
      ask(server, 'POST', '/storepilot-api/start', jsonOf(server), JSON.stringify({ token: used }));
    expect([(await exchange()).status, (await exchange()).status]).toEqual([200, 401]);
    const known = { host, ...jsonOf(server), authorization: `Bearer ${session}` };
    const table: [string, number, Record<string, string>, string?][] = [
      ['the name of another site', 421, { host: `evil.example:${port}` }],
      ['localhost', 421, { host: `localhost:${port}` }],
      ['another origin', 403, { origin: 'https://evil.example' }],
      ['the origin null', 403, { origin: 'null' }],
      ['another port of this computer', 403, { origin: 'http://127.0.0.1:1' }],
      ['a cross-site request', 403, { 'sec-fetch-site': 'cross-site' }],
      ['a page of the same site', 403, { 'sec-fetch-site': 'same-site' }],
      ['GET', 405, {}, 'GET'],
      ['PUT', 405, {}, 'PUT'],
      ['DELETE', 405, {}, 'DELETE'],
      ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
      ['a plain text', 415, { 'content-type': 'text/plain' }],
      ['no session', 401, { authorization: '' }],
      ['a guessed session', 401, { authorization: `Bearer ${'A'.repeat(43)}` }],
      ['half of the session', 401, { authorization: `Bearer ${session.slice(0, 20)}` }],
      ['the used token of a link', 401, { authorization: `Bearer ${used}` }],
      ['the unused token of a link', 401, { authorization: `Bearer ${tokenOf(server.newLink())}` }],
    ];
    const wrong: string[] = [];
    for (const name of NAMES) {
      for (const [what, status, changes, method = 'POST'] of table) {
        const answer = await ask(server, method, `/storepilot-api/${name}`, { ...known, ...changes }, '{}');
        if (answer.status !== status) wrong.push(`${name}, ${what}: ${answer.status} instead of ${status}`);
        if (answer.headers['access-control-allow-origin'] !== undefined)
          wrong.push(`${name}, ${what}: can be read by another origin`);
      }
    }
    expect(wrong).toEqual([]);
    expect(calls).toEqual([]);
    for (const name of NAMES)
      expect((await ask(server, 'POST', `/storepilot-api/${name}`, known, '{}')).status).toBe(200);
    expect(calls).toEqual(NAMES);
    server.close();
  });

  it('refuses every foreign host, origin, method, type, size, operation and token', async () => {
    const { server, calls } = await start();
    const { origin } = server;
    const { host, port } = new URL(origin);
    const json = jsonOf(server);
    const session = await openSession(server);
    const link = server.newLink();
    const token = JSON.stringify({ token: tokenOf(link) });
    const known = { ...json, authorization: `Bearer ${session}` };
    const api = '/storepilot-api/';
    const table: [string, number, string, string, Record<string, string>, (string | Buffer)?][] = [
      ['the name of another site (DNS rebinding)', 421, 'GET', '/', { host: `evil.example:${port}` }],
      [
        'the same for an operation',
        421,
        'POST',
        `${api}status`,
        { ...known, host: `evil.example:${port}` },
        '{}',
      ],
      ['localhost', 421, 'GET', '/', { host: `localhost:${port}` }],
      ['no port', 421, 'GET', '/', { host: '127.0.0.1' }],
      ['an origin elsewhere', 403, 'POST', `${api}start`, { ...json, origin: 'https://evil.example' }, token],
      ['the origin null', 403, 'POST', `${api}start`, { ...json, origin: 'null' }, token],
      ['no origin', 403, 'POST', `${api}start`, { 'content-type': 'application/json' }, token],
      [
        'another port of this computer',
        403,
        'POST',
        `${api}start`,
        { ...json, origin: 'http://127.0.0.1:1' },
        token,
      ],
      [
        'a cross-site request',
        403,
        'POST',
        `${api}start`,
        { ...json, 'sec-fetch-site': 'cross-site' },
        token,
      ],
      [
        'a foreign origin with a session',
        403,
        'POST',
        `${api}status`,
        { ...known, origin: 'https://evil.example' },
        '{}',
      ],
      ['a question of CORS', 403, 'OPTIONS', `${api}status`, { origin: 'https://evil.example' }],
      ['OPTIONS of its own', 405, 'OPTIONS', `${api}status`, json],
      ['GET of an operation', 405, 'GET', `${api}status`, known],
      ['PUT of a page', 405, 'PUT', '/', { origin }, 'x'],
      ['a form', 415, 'POST', `${api}start`, { ...json, 'content-type': 'text/plain' }, token],
      [
        'a zip for another operation',
        415,
        'POST',
        `${api}status`,
        { ...known, 'content-type': 'application/zip' },
        'x',
      ],
      ['no session', 401, 'POST', `${api}status`, json, '{}'],
      [
        'a guessed session',
        401,
        'POST',
        `${api}status`,
        { ...json, authorization: `Bearer ${'A'.repeat(43)}` },
        '{}',
      ],
      [
        'the token as a session',
        401,
        'POST',
        `${api}status`,
        { ...json, authorization: `Bearer ${tokenOf(link)}` },
        '{}',
      ],
      ['a guessed token', 401, 'POST', `${api}start`, json, '{"token": "x"}'],
      ['a token of another kind', 401, 'POST', `${api}start`, json, '{"token": ["x"]}'],
      ['broken JSON', 401, 'POST', `${api}start`, json, '{'],
      ['an unknown operation', 404, 'POST', `${api}delete`, known, '{}'],
      ['a property of every object', 404, 'POST', `${api}__proto__`, known, '{}'],
      ['its constructor', 404, 'POST', `${api}constructor`, known, '{}'],
      ['a body of 2 MB', 413, 'POST', `${api}status`, known, Buffer.alloc(2_000_000, 32)],
      ['a path out of the site', 404, 'GET', '/../../etc/passwd', {}],
      ['the settings of hosts', 404, 'GET', '/_headers', {}],
      ['a service worker, which would outlive the program', 404, 'GET', '/service-worker.js', {}],
      ['a script that is not there', 404, 'GET', '/assets/b.js', { accept: 'text/html' }],
      ['an account elsewhere', 403, 'GET', '/auth/v1/user', { origin: 'https://evil.example' }],
    ];
    const wrong: string[] = [];
    for (const [name, status, method, path, headers, body] of table) {
      const answer = await ask(server, method, path, { host, ...headers }, body);
      if (answer.status !== status) wrong.push(`${name}: ${answer.status} instead of ${status}`);
      if (Object.keys(answer.headers).some((header) => header.startsWith('access-control-')))
        wrong.push(`${name}: can be read by another origin`);
    }
    expect(wrong).toEqual([]);
    expect(calls).toEqual([]);
    server.close();
  });

  it('takes a token once, and ends a link after guesses', async () => {
    const { server } = await start();
    const first = JSON.stringify({ token: tokenOf(server.newLink()) });
    const second = JSON.stringify({ token: tokenOf(server.newLink()) });
    const post = (body: string) => ask(server, 'POST', '/storepilot-api/start', jsonOf(server), body);
    expect((await post(first)).status).toBe(401); // the newer link ended it
    expect((await post(second)).status).toBe(200);
    expect((await post(second)).status).toBe(401);
    const third = JSON.stringify({ token: tokenOf(server.newLink()) });
    for (let guess = 0; guess < 5; guess += 1) await post(`{"token": "${guess}"}`);
    expect((await post(third)).status).toBe(401);
    server.close();
  });

  it('serves the site under its own policy, and one account of this computer', async () => {
    const { server } = await start();
    const page = await ask(server, 'GET', '/submit', { accept: 'text/html' });
    expect(page).toMatchObject({ status: 200, body: '<title>shell</title>' });
    expect((await ask(server, 'GET', '/docs')).body).toBe('<title>docs</title>');
    expect((await ask(server, 'GET', '/')).headers['content-security-policy']).toContain(
      "connect-src 'self'",
    );
    const opening = await ask(server, 'GET', '/storepilot-open');
    expect(opening.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; connect-src 'self'/,
    );
    const token = JSON.stringify({ token: tokenOf(server.newLink()) });
    const started = await ask(server, 'POST', '/storepilot-api/start', jsonOf(server), token);
    expect(JSON.parse(started.body)).toMatchObject({ account: { user: { email: 'you@this.computer' } } });
    expect((await ask(server, 'GET', '/auth/v1/user')).status).toBe(200);
    expect((await ask(server, 'POST', '/auth/v1/signup', jsonOf(server), '{}')).status).toBe(400);
    server.close();
  });

  it('answers operations in words for the user, and tells bugs to the terminal only', async () => {
    const { server, calls, bugs } = await start();
    const known = { ...jsonOf(server), authorization: `Bearer ${await openSession(server)}` };
    const api = '/storepilot-api/';
    expect((await ask(server, 'POST', `${api}status`, known, '{}')).body).toBe('{"states":[]}');
    const zip = { ...known, 'content-type': 'application/zip' };
    await ask(server, 'POST', `${api}plan`, zip, Buffer.alloc(200_000));
    expect(calls).toEqual(['status', 'plan 200000']);
    expect(await ask(server, 'POST', `${api}push`, known, '{}')).toMatchObject({
      status: 409,
      body: '{"message":"Show the plan again."}',
    });
    const broken = await ask(server, 'POST', `${api}broken`, known, '{}');
    expect([broken.status, broken.body.includes('secret')]).toEqual([500, false]);
    expect(bugs).toHaveLength(1);
    server.close();
  });

  it('ends when it is not used', async () => {
    const { server } = await start(30);
    await server.closed;
    expect((await ask(server, 'GET', '/')).status).toBe(413); // nobody answers
  });
});

describe('storepilot open', () => {
  it('says how to get the site, and when the port is taken', async () => {
    const cwd = folderWith({ 'other/index.html': '' });
    const env = { XDG_CONFIG_HOME: cwd };
    const missing = await runCli(['open', '--site', 'other'], cwd, { env });
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('this is not the built site')]);
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const site = folderWith(SITE);
    const { code, err } = await runCli(['open', '--site', site, '--port', String(port)], cwd, { env });
    expect(code).toBe(2);
    expect(err).toContain(`Port ${port} is taken`);
    taken.close();
    expect(findSite(site)).toBe(site);
  });
});
