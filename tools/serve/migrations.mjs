import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSqlStatements, appliedVersions, recordVersion } from '@supabase/lite';

const FOLDER = join(import.meta.dirname, '../../supabase/migrations');

/** Returns the migrations, oldest first. */
function readMigrations() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      version: name.slice(0, name.indexOf('_')),
      name: name.slice(name.indexOf('_') + 1, -'.sql'.length),
      sql: readFileSync(join(FOLDER, name), 'utf8'),
    }));
}

/**
 * Applies the pending migrations of `supabase/migrations` to an embedded database. On libSQL the policies are not part
 * of the database file, so they are passed to the connection at every start.
 * @param {import('@supabase/lite').Connection} connection
 * @param {(sql: string) => string} [edit] changes a migration first; for tests that take a policy away
 */
export async function applyMigrations(connection, edit = (sql) => sql) {
  const migrations = readMigrations().map((each) => ({ ...each, sql: edit(each.sql) }));
  const applied = new Set(await appliedVersions(connection));
  const sqlite =
    'updateDeparseInfo' in connection
      ? /** @type {import('@supabase/lite').SqliteConnection} */ (connection)
      : undefined;
  if (sqlite) {
    const all = await sqlite.translateDdl(migrations.map(({ sql }) => sql).join('\n'), { strict: true });
    sqlite.updateDeparseInfo(/** @type {Parameters<typeof sqlite.updateDeparseInfo>[0]} */ (all));
  }
  for (const { version, name, sql } of migrations) {
    if (applied.has(version)) continue;
    if (sqlite) {
      const { ddl } = await sqlite.translateDdl(sql, { strict: true });
      await sqlite.transaction(splitSqlStatements(inSqlite(ddl)), { intent: 'migration' });
    } else await connection.transaction(splitSqlStatements(sql), { intent: 'migration' });
    await recordVersion(connection, { version, name, statements: [sql] });
  }
}

/** In SQLite the name of a trigger is unique, and DROP TRIGGER takes no table. @param {string} ddl */
function inSqlite(ddl) {
  return ddl.replace(/\b(drop trigger (?:if exists )?\S+) on [^;\s]+/gi, '$1');
}
