import { describe, expect, it, vi } from 'vitest';
import { runChecks, runQuotaChecks } from './checks';
import { openWorld, type EngineName } from './world';

/** The embedded backend prints every refusal. */
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

async function check(engine: EngineName, editMigration?: (sql: string) => string) {
  silence();
  const world = await openWorld(engine, editMigration);
  try {
    return await runChecks(world);
  } finally {
    await world.close();
  }
}

describe('the policies of a shared team, over HTTP', () => {
  it.each(['libsql', 'pglite'] as const)('hold for everybody, on every table, on %s', async (engine) => {
    const { failures, count } = await check(engine);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });

  it('keep the quotas', async () => {
    silence();
    const world = await openWorld('libsql', (sql) =>
      sql
        .replace('seats.team_id = new.team_id) < 50', 'seats.team_id = new.team_id) < 2')
        .replace('new.submission_id) < 500', 'new.submission_id) < 1')
        .replace('new.team_id) <= 1000', 'new.team_id) <= 1'),
    );
    expect(await runQuotaChecks(world)).toEqual([]);
    await world.close();
  });

  it.each([
    ['a policy for reading', /(create policy submissions_read [^;]*using) \([^;]*;/, '$1 (true);'],
    ['a policy for writing', /(create policy approvals_write [^;]*with check) \([^;]*;/, '$1 (true);'],
    ['the rule of a trigger', /and role = 'admin'\)\);/, '));'],
  ])('are found to be broken when %s is taken away', async (_, found, replacement) => {
    const edit = (sql: string) => {
      expect(sql).toMatch(found);
      return sql.replace(found, replacement);
    };
    expect((await check('libsql', edit)).failures).not.toEqual([]);
  });
});
