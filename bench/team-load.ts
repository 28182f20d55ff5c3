import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { createPgliteConnection } from '@supabase/lite/pglite';
import { openDevice, type Device } from '@tests/support/team/device';
import { storedDraft } from '@tests/support/drafts';
import { SHARED_FORMAT, sharedPart } from '@/domain/team-sync/shared-draft';
import { withTrueStatus } from '../tools/serve/data-api-gate.mjs';
import { signUp, type Account } from '../supabase/tests/sign-up';

/** Any address: the requests go to the backend directly. */
export const SITE = 'http://127.0.0.1:4173';
/** Polls whose median counts. */
const POLLS = 30;
const COMMENTS_TIMED = 7;

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;
export interface Load {
  people: number;
  submissions: number;
  activity: number;
  teams: number;
  /** In the large team. */
  comments: number;
}

/**
 * Measures the exchange of one member with a team on PostgreSQL: alone in the database, and in the same database once it has
 * a large team and many others. Rounds are those of the product.
 */
export async function measureTeams(
  connection: Connection,
  backend: (request: Request) => Promise<Response>,
  load: Load,
): Promise<Record<string, number>> {
  let requests = 0;
  const network = async (request: Request) => {
    requests += 1;
    return withTrueStatus(await backend(request));
  };
  const count = () => {
    const before = requests;
    return () => requests - before;
  };
  const [ann, ben] = await Promise.all(['ann', 'ben'].map((name) => signUp(backend, name)));
  if (!ann || !ben) throw new Error('Sign-up failed');
  const small = await foundTeam(network, ann);
  const large = await foundTeam(network, ben);
  const annsDevice = await deviceOf(ann, small, network);
  await annsDevice.round();
  await annsDevice.round();
  const alone = await medianOf(POLLS, () => annsDevice.round());
  const rowsAlone = await rowsRead(connection, ann.id, small);

  await fill(connection, ben, large, load);
  const idle = count();
  const among = await medianOf(POLLS, () => annsDevice.round());
  const requestsPerPoll = idle() / POLLS;
  const rowsAmong = await rowsRead(connection, ann.id, small);

  const bensDevice = await deviceOf(ben, large, network);
  const first = count();
  const started = performance.now();
  await bensDevice.round();
  const firstMs = performance.now() - started;
  const firstRequests = first();
  const inLarge = await medianOf(POLLS, () => bensDevice.round());
  const rowsInLarge = await rowsRead(connection, ben.id, large);
  const changed = await afterOneSave(connection, ben, large, load, bensDevice, count);
  const fewComments = await afterOneComment(connection, ben, large, load, bensDevice, load.comments / 10);
  const manyComments = await afterOneComment(connection, ben, large, load, bensDevice, load.comments);
  return {
    ...{ fewCommentsMs: fewComments, manyCommentsMs: manyComments },
    ...{ aloneMs: alone, amongMs: among, inLargeMs: inLarge, requestsPerPoll },
    ...{ rowsAlone, rowsAmong, rowsInLarge, firstMs, firstRequests, ...changed },
  };
}

async function foundTeam(network: (request: Request) => Promise<Response>, owner: Account): Promise<string> {
  const id = randomUUID();
  const answer = await network(
    new Request(`${SITE}/rest/v1/teams`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({ id, name: 'Team', by_id: owner.id, by_email: owner.email }),
    }),
  );
  if (answer.status !== 201) throw new Error(`The team was not created: ${answer.status}`);
  return id;
}

async function deviceOf(
  { id, token }: Account,
  teamId: string,
  network: (request: Request) => Promise<Response>,
): Promise<Device> {
  const device = await openDevice(id, teamId, network, { newId: () => randomUUID(), token });
  device.makePreview = () => Promise.resolve(undefined);
  return device;
}

/** Adds a team of many people, drafts and entries of the log, and many other teams with a member each. */
async function fill(connection: Connection, owner: Account, teamId: string, load: Load): Promise<void> {
  const draft = JSON.stringify(sharedPart(storedDraft({ builds: [] }))).replaceAll("'", "''");
  await connection.exec(`set session_replication_role = replica`); // the triggers would write one row at a time
  const person = `('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid`;
  const other = `('00000000-0000-4000-a000-' || lpad(n::text, 12, '0'))::uuid`;
  const work = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const series = (to: number) => `generate_series(1, ${to}) as n`;
  for (const sql of [
    `insert into seats select '${teamId}', ${person}, 'publisher' from ${series(load.people - 1)}`,
    `insert into members (team_id, user_id, email, role)
       select '${teamId}', ${person}, n || '@example.com', 'publisher' from ${series(load.people - 1)}`,
    `insert into submissions (id, team_id, revision, format, draft, by_id)
       select ${work}, '${teamId}', 20, ${SHARED_FORMAT}, '${draft}', '${owner.id}' from ${series(load.submissions)}`,
    `insert into activity (team_id, seq, verb, subject_id, number, by_id, by_role)
       select '${teamId}', n + 1, 'saved', ('00000000-0000-4000-8000-' || lpad((n % ${load.submissions} + 1)::text, 12, '0'))::uuid,
         n / ${load.submissions} + 1, '${owner.id}', 'admin' from ${series(load.activity)}`,
    `update teams set seq = ${load.activity + 1} where id = '${teamId}'`,
    `insert into teams (id, name, by_id, by_email, owner_id, seq)
       select ${other}, 'Team', ${person}, n || '@example.com', ${person}, 1 from ${series(load.teams)}`,
    `insert into seats select ${other}, ${person}, 'admin' from ${series(load.teams)}`,
    `insert into members (team_id, user_id, email, role)
       select ${other}, ${person}, n || '@example.com', 'admin' from ${series(load.teams)}`,
  ]) {
    await connection.exec(sql);
  }
  await connection.exec(`set session_replication_role = origin`);
  await connection.exec('analyze');
}

/** A poll after another member has saved once: requests and time. */
async function afterOneSave(
  connection: Connection,
  owner: Account,
  teamId: string,
  load: Load,
  device: Device,
  count: () => () => number,
) {
  const id = '00000000-0000-4000-8000-000000000001';
  await connection.exec(
    `insert into saves (id, team_id, submission_id, revision, format, draft, by_id)
     select '${randomUUID()}', '${teamId}', '${id}', 21, ${SHARED_FORMAT},
       jsonb_set(draft::jsonb, '{version}', '"9.9"'), '${owner.id}' from submissions where id = '${id}'`,
  );
  const [requests, started] = [count(), performance.now()];
  const end = await device.round();
  const changedMs = performance.now() - started;
  const drafts = await device.drafts();
  const isTaken = drafts.length === load.submissions && drafts.some(({ version }) => version === '9.9');
  if (end !== 'done' || !isTaken) throw new Error('The save did not arrive');
  return { changedMs, changedRequests: requests() };
}

/** A poll after another member has commented, in a team that has that many comments: the median time. */
async function afterOneComment(
  connection: Connection,
  owner: Account,
  teamId: string,
  load: Load,
  device: Device,
  comments: number,
): Promise<number> {
  const known = await connection.exec<{ rows: { count: number }[] }>(
    `select count(*)::int as count from comments where team_id = '${teamId}'`,
  );
  let count = known.rows[0]?.count ?? 0;
  const add = async (to: number) => {
    const id = `('00000000-0000-4000-b000-' || lpad(n::text, 12, '0'))::uuid`;
    const work = `('00000000-0000-4000-8000-' || lpad((n % ${load.submissions} + 1)::text, 12, '0'))::uuid`;
    const series = `generate_series(${count + 1}, ${to}) as n`;
    const seq = `(select seq from teams where id = '${teamId}')`;
    await connection.exec(`set session_replication_role = replica`);
    await connection.exec(
      `insert into comments (id, team_id, submission_id, field, body, by_id)
         select ${id}, '${teamId}', ${work}, '', 'Is this the right word?', '${owner.id}' from ${series}`,
    );
    await connection.exec(
      `insert into activity (team_id, seq, verb, subject_id, by_id, by_role)
         select '${teamId}', ${seq} + n - ${count}, 'commented', ${id}, '${owner.id}', 'admin' from ${series}`,
    );
    await connection.exec(`update teams set seq = seq + ${to - count} where id = '${teamId}'`);
    await connection.exec(`set session_replication_role = origin`);
    count = to;
  };
  const read = async () => {
    do if ((await device.round()) !== 'done') throw new Error('The round failed');
    while (device.hasMore);
  };
  await add(comments);
  await read();
  const found: number[] = [];
  for (let time = 0; time < COMMENTS_TIMED; time += 1) {
    await add(count + 1);
    const started = performance.now();
    await read();
    found.push(performance.now() - started);
  }
  return middleOf(found);
}

/** Rows that PostgreSQL reads for the request of an idle poll, with the policies of a signed-in user. */
async function rowsRead(connection: Connection, userId: string, teamId: string): Promise<number> {
  await connection.exec('begin');
  try {
    await connection.exec(`set local role authenticated`);
    await connection.exec(`select set_config('request.jwt.claims', '{"sub":"${userId}"}', true)`);
    await connection.exec(`select set_config('request.jwt.claim.sub', '${userId}', true)`);
    const { rows } = await connection.exec<{ rows: Record<string, unknown>[] }>(
      `explain (analyze, format json) select * from teams where id in ('${teamId}')`,
    );
    const found = rows[0]?.['QUERY PLAN'];
    const plan: unknown = typeof found === 'string' ? JSON.parse(found) : found;
    const [{ Plan: top }] = plan as [{ Plan: PlanNode }];
    if (top['Actual Rows'] !== 1) throw new Error('The poll does not see its team');
    return scannedRows(top);
  } finally {
    await connection.exec('rollback');
  }
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

function scannedRows(node: PlanNode): number {
  const inner = (node.Plans ?? []).reduce((sum, each) => sum + scannedRows(each), 0);
  if (!node['Node Type'].includes('Scan')) return inner;
  return inner + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
}

async function medianOf(times: number, run: () => Promise<unknown>): Promise<number> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    await run();
    found.push(performance.now() - started);
  }
  return middleOf(found);
}

function middleOf(found: readonly number[]): number {
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? NaN;
}
