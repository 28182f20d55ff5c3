import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDemoTeam } from './demo-team.mjs';

/** The account that the sign-in page offers with one click on this backend. */
export const DEMO_ACCOUNT = /** @type {{ email: string, password: string }} */ (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../src/config/demo-account.json'), 'utf8'))
);

/** The part of Supabase for accounts; the data API is in data-api-gate.mjs. Nothing else is mounted. */
export const AUTH_PREFIX = '/auth/v1/';

/**
 * The secret that signs tokens: stored next to the database, or random for a database in memory. One that is not as it was
 * written is replaced, which signs everybody out.
 * @param {string | undefined} folder
 */
function tokenSecret(folder) {
  const fresh = randomBytes(32).toString('hex');
  if (!folder) return fresh;
  const file = join(folder, 'token-secret');
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  // Written beside and renamed, so that a full disk or a crash leaves no half of it.
  const beside = `${file}.${process.pid}.tmp`;
  writeFileSync(beside, fresh, { mode: 0o600 });
  renameSync(beside, file);
  return fresh;
}

/** Why the accounts could not be opened, in a sentence for the terminal. */
export class AccountsError extends Error {}

/**
 * @param {string} folder @param {unknown} error
 * @returns {unknown} an AccountsError for a problem that the user can solve
 */
function accountsProblem(folder, error) {
  const message = error instanceof Error ? error.message : String(error);
  const file = join(folder, 'accounts.db');
  if (/SQLITE_(?:NOTADB|CORRUPT)|not a database|malformed/i.test(message))
    return new AccountsError(
      `The accounts in ${file} are damaged. Put back a copy of this file, or move it away to start without accounts.`,
    );
  if (/SQLITE_FULL|ENOSPC|disk is full/i.test(message))
    return new AccountsError(
      `The disk is full, so the accounts in ${folder} cannot be opened. Free some space.`,
    );
  if (/SQLITE_(?:CANTOPEN|READONLY|BUSY|LOCKED|IOERR|PERM)|EACCES|EPERM|EISDIR|ENOTDIR|EEXIST/i.test(message))
    return new AccountsError(
      `The accounts in ${folder} cannot be opened. Check the permissions, and whether another program uses ${file}.`,
    );
  return error;
}

/**
 * Starts the embedded Supabase on a database, with the migrations of the hosted project.
 * @param {import('@supabase/lite').Connection} connection
 * @param {{ siteUrl: string, secret: string, editMigration?: (sql: string) => string }} options
 * @returns {Promise<(request: Request) => Promise<Response>>}
 */
export async function startBackend(connection, { siteUrl, secret, editMigration }) {
  const [{ App }, { applyMigrations }] = await Promise.all([
    import('@supabase/lite'),
    import('./migrations.mjs'),
  ]);
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [siteUrl],
      jwt_secret: secret,
      minimum_password_length: 8,
      email: { enable_confirmations: false },
    },
    options: { server: { admin: false }, drivers: { email: { send: async () => {} } } },
  });
  await app.ensureSystemSchema();
  await applyMigrations(connection, editMigration);
  return async (request) => app.fetch(request, { peerAddress: '127.0.0.1' });
}

/**
 * The embedded Supabase (accounts and teams): a real database and the real contract, without account or Docker.
 * Starts once, with `ready` or the first request. Development and tests only; never in the bundle.
 * @param {{ siteUrl: string, folder?: string }} options folder: where accounts are stored; in memory without one.
 * @returns {{ ready: () => Promise<unknown>, fetch: (request: Request) => Promise<Response> }}
 */
export function createEmbeddedBackend({ siteUrl, folder }) {
  const start = async () => {
    const { createLibsqlConnection } = await import('@supabase/lite/libsql');
    if (folder) {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o700); // it may have been made by an earlier version, or by another command
    }
    const connection = createLibsqlConnection({
      url: folder ? `file:${join(folder, 'accounts.db')}` : ':memory:',
      ddlDialect: 'postgres',
    });
    const ask = await startBackend(connection, { siteUrl, secret: tokenSecret(folder) });
    // From the second start on the answer is "already registered", which is fine.
    await ask(
      new Request(`${siteUrl}${AUTH_PREFIX}signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(DEMO_ACCOUNT),
      }),
    );
    await addDemoTeam(ask, { siteUrl, founder: DEMO_ACCOUNT });
    return ask;
  };
  /** @type {ReturnType<typeof start> | undefined} */
  let started;
  const ready = () =>
    (started ??= start().catch((error) => {
      throw folder ? accountsProblem(folder, error) : error;
    }));
  return { ready, fetch: async (request) => (await ready())(request) };
}
