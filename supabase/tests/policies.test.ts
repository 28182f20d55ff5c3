import { describe, expect, it, vi } from 'vitest';
import { runChecks, runQuotaChecks } from './checks';
import { openWorld, type EngineName, type Table } from './world';

/** The embedded backend prints every refusal. */
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

async function check(engine: EngineName, editMigration?: (sql: string) => string, tables?: Table[]) {
  silence();
  const world = await openWorld(engine, editMigration);
  try {
    return await runChecks(world, tables);
  } finally {
    await world.close();
  }
}

/** Parts taken from the migrations, and the check that notices each. */
const BROKEN = [
  {
    found: /(create policy submissions_read [^;]*using) \([^;]*;/,
    replacement: '$1 (true);',
    noticed: 'stranger reads submissions',
  },
  {
    found: /(create policy approvals_write [^;]*with check) \([^;]*;/,
    replacement: '$1 (true);',
    noticed: 'decide in another name',
  },
  {
    found: /and role = 'admin'(\s+and \(new\.email is null)/,
    replacement: '$1',
    noticed: 'members invite',
  },
  {
    found: /(where submissions\.team_id = new\.team_id\), ''\)) not like/,
    replacement: '$1 is null or true or 1 not like',
    noticed: 'the picture of the newest save stays',
  },
  {
    found:
      /not exists \(select 1 from reviews where reviews\.id = new\.review_id and reviews\.by_id = new\.by_id\)/,
    replacement: 'true',
    noticed: 'an admin approves the own request',
  },
  {
    found: /submissions\.format \+ 1 < new\.format/,
    replacement: 'false',
    noticed: 'save in a format that no version knows',
  },
  {
    found: /comments\.thread_id is null and comments\.replaces is null\)\)\)/,
    replacement: 'true)))',
    noticed: 'answer to an answer',
  },
  {
    found: /(create policy thread_changes_write [^;]*with check) \([^;]*;/,
    replacement: '$1 (true);',
    noticed: 'resolve in another name',
  },
  {
    found: /(create policy presences_read [^;]*using) \([^;]*;/,
    replacement: '$1 (true);',
    noticed: 'stranger reads presences',
  },
] as const;

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
        .replace('new.team_id) <= 20000', 'new.team_id) <= 1'),
    );
    expect(await runQuotaChecks(world)).toEqual([]);
    await world.close();
  });

  it('are found to be broken where a policy or a rule of a trigger is taken away', async () => {
    const edits = BROKEN.map(({ found, replacement }) => ({ found, replacement, count: 0 }));
    const breakAll = (sql: string) =>
      edits.reduce((text, edit) => {
        if (edit.found.test(text)) edit.count += 1;
        return text.replace(edit.found, edit.replacement);
      }, sql);
    // Of the checks of all tables, those of two notice a change.
    const { failures } = await check('libsql', breakAll, ['submissions', 'presences']);
    expect(edits.map(({ count }) => count)).toEqual(edits.map(() => 1));
    for (const { noticed } of BROKEN) expect(failures.join('\n')).toContain(`: ${noticed}:`);
  });
});
