import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { guardData } from './data-api-gate.mjs';
import { createEmbeddedBackend } from './embedded-backend.mjs';
import { readTableColumns } from './table-columns.mjs';

const SITE = 'http://127.0.0.1:4173';
const ID = '3b3aa3a5-06f9-4c85-aea1-2c125f7019e3';

/** Sends a request to a gate whose backend answers everything. */
async function statusOf(method: string, path: string, init: RequestInit = {}) {
  const gate = guardData(() => Promise.resolve(new Response('[]')));
  return (await gate(new Request(`${SITE}/rest/v1/${path}`, { method, ...init }))).status;
}

const json = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

describe('the gate of the data API lets through', () => {
  it.each([
    ['GET', 'teams?id=in.(3b3aa3a5,4c4bb4b6)&select=id,seq'],
    ['GET', 'activity?team_id=eq.3b3aa3a5&seq=gt.12&select=*&order=seq.asc&limit=500&offset=500'],
    ['GET', 'members?left_at=is.null&select=*'],
    ['DELETE', `teams?id=eq.${ID}`],
    ['DELETE', `invitations?id=eq.${ID}`],
  ])('%s %s', async (method, path) => {
    expect(await statusOf(method, path)).toBe(200);
  });

  it('POST of one row', async () => {
    const body = json('{"id":"a"}', { prefer: 'return=minimal', accept: '*/*' });
    expect(await statusOf('POST', 'saves', body)).toBe(200);
  });
});

describe('the gate of the data API refuses', () => {
  it.each([
    ['GET', '', 404],
    ['GET', 'users', 404],
    ['GET', 'toString', 404],
    ['GET', 'rpc/founded', 404],
    ['GET', 'teams/', 404],
    ['GET', 'joins', 405],
    ['HEAD', 'teams', 405],
    ['PATCH', 'teams', 405],
    ['PUT', `teams?id=eq.${ID}`, 405],
    ['OPTIONS', 'teams', 405],
    ['POST', 'seats', 405],
    ['DELETE', 'saves?id=eq.1', 405],
    ['DELETE', 'teams', 400],
    ['DELETE', 'teams?id=neq.1', 400],
    ['DELETE', `teams?id=eq.${ID}&select=*`, 400],
    ['DELETE', `teams?by_id=eq.${ID}`, 400],
    ['GET', 'teams?select=*,invitations(*)', 400],
    ['GET', 'teams?select=id,invitations!inner(id)', 400],
    ['GET', 'teams?select=...invitations(id)', 400],
    ['GET', 'teams?select=seq.sum()', 400],
    ['GET', 'teams?select=id::text', 400],
    ['GET', 'teams?invitations.role=eq.admin', 400],
    ['GET', 'teams?order=invitations(role)', 400],
    ['GET', 'teams?or=(id.eq.1,id.eq.2)', 400],
    ['GET', 'teams?and=(id.eq.1)', 400],
    ['GET', 'teams?not.and=(id.eq.1)', 400],
    ['GET', 'teams?id=eq(any).{1,2}', 400],
    ['GET', 'teams?id=not.eq.1', 400],
    ['GET', 'teams?limit=-1', 400],
    ['GET', 'saves?__proto__=eq.1', 400],
    ['GET', 'saves?constructor=eq.1', 400],
    ['GET', 'saves?select=__proto__', 400],
    ['GET', 'saves?order=__proto__.asc', 400],
    ['GET', 'saves?name=eq.1', 400],
    ['GET', `saves?select=${Array(2000).fill('id').join(',')}`, 400],
    ['GET', `saves?id=in.(${Array(100).fill(ID).join(',')})`, 400],
    ['GET', `saves?${Array(100).fill('revision=gt.1').join('&')}`, 400],
  ])('%s %s with %i', async (method, path, status) => {
    expect(await statusOf(method, path)).toBe(status);
  });

  it.each([
    ['an upsert', 'saves', json('{}', { prefer: 'return=minimal,resolution=merge-duplicates' }), 400],
    ['a conflict target', 'saves?on_conflict=id', json('{}'), 400],
    ['columns in the query', 'saves?columns=id', json('{}'), 400],
    ['another schema', 'saves', json('{}', { 'content-profile': 'auth' }), 400],
    ['several rows', 'saves', json('[{}]'), 400],
    ['a text', 'saves', json('"x"'), 400],
    ['cut JSON', 'saves', json('{"id":'), 400],
    ['a text with a NUL', 'joins', json(JSON.stringify({ by_email: 'ann@example.com\0' })), 400],
    ['a column that is none', 'saves', json('{"id":"a","nope":1}'), 400],
    ['a prototype', 'saves', json('{"__proto__":{"a":1}}'), 400],
    ['a fraction', 'saves', json('{"revision":1.5}'), 400],
    ['a list as text', 'teams', json('{"name":["a"]}'), 400],
    ['a number as text', 'teams', json('{"name":1}'), 400],
    ['CSV', 'saves', { body: 'id\n1', headers: { 'content-type': 'text/csv' } }, 415],
    ['another origin', 'saves', json('{}', { origin: 'https://evil.example' }), 403],
    ['a query plan', 'saves', json('{}', { accept: 'application/vnd.pgrst.plan' }), 400],
  ])('%s', async (_, path, init, status) => {
    expect(await statusOf('POST', path, init)).toBe(status);
  });

  it('a body over 8.5 MB', async () => {
    expect(await statusOf('POST', 'pictures', json(`{"data":"${'x'.repeat(8_500_000)}"}`))).toBe(413);
  });
});

it('knows only columns that the embedded backend has', async () => {
  const { fetch } = createEmbeddedBackend({ siteUrl: SITE });
  for (const [table, columns] of readTableColumns()) {
    const query = (names: Iterable<string>) =>
      fetch(new Request(`${SITE}/rest/v1/${table}?select=${[...names].join(',')}`));
    // 400 is the answer to an unknown column, 404 to a table that only triggers use.
    expect((await query(columns.keys())).status, table).not.toBe(400);
    expect((await query([...columns.keys(), 'no_such'])).status, table).not.toBe(200);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe('the policies of the embedded backend', () => {
  const folder = mkdtempSync(join(tmpdir(), 'team-database-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('hold at the second start too, although they are not in the database file', async () => {
    for (const start of ['first', 'second']) {
      const { fetch } = createEmbeddedBackend({ siteUrl: SITE, folder });
      const send = async (path: string, body?: unknown, token = '') => {
        const answer = await fetch(
          new Request(`${SITE}${path}`, {
            method: body ? 'POST' : 'GET',
            headers: {
              'content-type': 'application/json',
              ...(token && { authorization: `Bearer ${token}` }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
        );
        const text = await answer.text();
        return { status: answer.status, value: (text ? JSON.parse(text) : undefined) as unknown };
      };
      const account = { email: `${start}@example.com`, password: 'correct horse battery' };
      const session = (await send('/auth/v1/signup', account)).value as {
        access_token: string;
        user: { id: string };
      };
      const team = { id: crypto.randomUUID(), name: start, by_id: session.user.id, by_email: account.email };
      expect((await send('/rest/v1/teams', team, session.access_token)).status, start).toBe(201);
      const own = await send('/rest/v1/teams?select=name', undefined, session.access_token);
      expect(own.value, start).toEqual([{ name: start }]);
      expect((await send('/rest/v1/teams?select=name')).value, start).toEqual([]);
    }
  });
});
