import { randomUUID } from 'node:crypto';
import type { Connection } from '@supabase/lite';
import { guardData, withTrueStatus } from '../../tools/serve/data-api-gate.mjs';
import { startBackend } from '../../tools/serve/embedded-backend.mjs';
import { signUp } from './sign-up';

/** `libsql`: the embedded backend, with its gate. `pglite`: Postgres itself, as in a hosted project, without a gate. */
export type EngineName = 'libsql' | 'pglite';

const SITE = 'http://127.0.0.1:4173';

export interface Answer {
  status: number;
  rows: Record<string, unknown>[];
}

export type Row = Record<string, unknown>;
type Send = (
  method: string,
  path: string,
  row?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export interface Person {
  id: string;
  email: string;
  token: string;
  send: Send;
  get: (path: string) => Promise<Answer>;
  post: (table: string, row: Row) => Promise<Answer>;
}

export interface World {
  engine: EngineName;
  join: (name: string) => Promise<Person>;
  visitor: Person;
  forger: Person;
  /** The data API as a browser reaches it. */
  network: (request: Request) => Promise<Response>;
  /** All rows of all tables as text, to compare before and after. */
  content: () => Promise<string>;
  close: () => Promise<void>;
}

/** The people of the checks, and their teams. */
export interface Cast {
  founder: Person;
  publisher: Person;
  developer: Person;
  /** A former member, who was removed. */
  removed: Person;
  stranger: Person;
  teamId: string;
  strangersTeamId: string;
}

/** The tables with the columns that `content` compares. */
export const TABLES = {
  teams: 'id name roles_bind shares_originals by_id by_email owner_id seq',
  seats: 'team_id user_id role',
  members: 'team_id user_id email role joined_at left_at',
  activity: 'team_id seq verb subject_id number by_id by_role at',
  invitations: 'id team_id role email expires_on by_id',
  joins: 'id team_id invitation_id by_id by_email',
  role_changes: 'id team_id user_id role by_id',
  team_changes: 'id team_id roles_bind shares_originals owner_id by_id',
  submissions: 'id team_id revision format by_id shared_by at length(draft)',
  saves: 'id team_id submission_id revision format by_id length(draft)',
  comments: 'id team_id submission_id field body replaces thread_id by_id',
  thread_changes: 'id team_id comment_id change by_id',
  presences: 'team_id user_id submission_id role at',
  visits: 'id team_id submission_id by_id',
  reviews: 'id team_id submission_id revision content_hash note by_id',
  approvals: 'review_id step team_id content_hash decision note by_id',
  pictures: 'id team_id sha256 media_type by_id length(data)',
  picture_removals: 'id team_id hashes by_id',
} as const;

export type Table = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as Table[];

async function connect(engine: EngineName): Promise<Connection> {
  if (engine === 'libsql') {
    const { createLibsqlConnection } = await import('@supabase/lite/libsql');
    return createLibsqlConnection({ url: ':memory:', ddlDialect: 'postgres' });
  }
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({});
  // A hosted project has these roles from the start.
  for (const role of ['anon nologin', 'authenticated nologin', 'service_role nologin bypassrls']) {
    await connection.exec(`create role ${role}`);
  }
  return connection;
}

/** Starts a database with the migrations. @param editMigration removes a policy, for example */
export async function openWorld(engine: EngineName, editMigration?: (sql: string) => string): Promise<World> {
  const connection = await connect(engine);
  const backend = await startBackend(connection, {
    siteUrl: SITE,
    secret: 'a secret of the tests, which is long enough',
    ...(editMigration && { editMigration }),
  });
  const data =
    engine === 'libsql'
      ? guardData(backend)
      : async (request: Request) => withTrueStatus(await backend(request));

  const sender =
    (token: string | undefined): Send =>
    async (method, path, row, headers = {}) => {
      const request = new Request(`${SITE}/rest/v1/${path}`, {
        method,
        headers: {
          ...(row !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(row !== undefined && { body: typeof row === 'string' ? row : JSON.stringify(row) }),
      });
      const answer = await data(request);
      const text = await answer.text();
      const value: unknown = text === '' ? [] : JSON.parse(text);
      return { status: answer.status, rows: Array.isArray(value) ? (value as Row[]) : [] };
    };

  const person = (id: string, email: string, token: string | undefined): Person => {
    const send = sender(token);
    return {
      id,
      email,
      token: token ?? '',
      send,
      get: (path) => send('GET', path),
      post: (table, row) => send('POST', table, row),
    };
  };

  const queries = TABLE_NAMES.map((table) => {
    const columns = TABLES[table].split(' ').map((column) => {
      const inner = /\((.+)\)/.exec(column)?.[1];
      const text = `cast(${inner ?? column} as text)`;
      return `coalesce(${inner ? `cast(length(${text}) as text)` : text}, '-')`;
    });
    return `select '${table} ' || ${columns.join(` || ' ' || `)} as line from ${table}`;
  });

  return {
    engine,
    network: data,
    visitor: person(randomUUID(), 'visitor@example.com', undefined),
    forger: person(randomUUID(), 'forger@example.com', 'eyJhbGciOiJub25lIn0.e30.c2ln'),
    async join(name) {
      const { id, email, token } = await signUp(backend, name);
      return person(id, email, token);
    },
    async content() {
      const { rows } = await connection.exec<{ rows: { line: string }[] }>(queries.join(' union all '));
      return rows
        .map(({ line }) => line)
        .sort()
        .join('\n');
    },
    close: () => connection.close(),
  };
}
