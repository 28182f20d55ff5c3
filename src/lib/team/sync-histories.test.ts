import { expect, it } from 'vitest';
import { runHistory, type HistoryCounts } from '@tests/support/team/histories';
import { createMemoryTeamServer } from '@tests/support/team/memory-team-server';
import { SUBMISSION, TEAM } from '@tests/support/team/shared-ids';

const USERS = ['ann', 'ben', 'cleo'];

/** `EVERY_FAULT=1` runs three times as many. */
const HISTORIES = process.env.EVERY_FAULT ? 300 : 100;

it('random histories end equal on all sides, with nothing lost', async () => {
  const counts: HistoryCounts = { edits: 0, faults: {}, conflicts: 0 };
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const { fetch } = createMemoryTeamServer(TEAM, USERS);
    const members = USERS.map((userId) => ({ userId, network: fetch }));
    const problems = await runHistory(seed, { teamId: TEAM, submissionId: SUBMISSION, members }, counts);
    expect(problems, `history ${seed}`).toEqual([]);
  }
  // Otherwise the histories would prove nothing.
  expect(counts.edits).toBeGreaterThan(13 * HISTORIES);
  expect(counts.conflicts).toBeGreaterThan(1.6 * HISTORIES);
  for (const fault of ['lost', 'answer-lost', '503', '401', 'html', 'empty', 'killed']) {
    expect(counts.faults[fault], fault).toBeGreaterThan(0.6 * HISTORIES);
  }
});
