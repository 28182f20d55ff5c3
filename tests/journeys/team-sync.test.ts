import { expect, it, vi } from 'vitest';
import { dayIn } from '../../supabase/tests/rows';
import { openWorld } from '../../supabase/tests/world';
import { runHistory, type HistoryCounts } from '../support/team/histories';
import { SUBMISSION } from '../support/team/shared-ids';

it('random histories of three members end equal on the embedded backend too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // it prints every refusal
  const world = await openWorld('libsql');
  const people = await Promise.all(['ann', 'ben', 'cleo'].map((name) => world.join(name)));
  const [founder] = people;
  if (!founder) throw new Error('Sign-up failed');
  const counts: HistoryCounts = { edits: 0, faults: {}, conflicts: 0 };
  for (let seed = 1; seed <= 6; seed += 1) {
    const teamId = crypto.randomUUID();
    await founder.post('teams', { id: teamId, name: 'Team', by_id: founder.id, by_email: founder.email });
    for (const person of people.slice(1)) {
      const code = crypto.randomUUID();
      await founder.post('invitations', {
        id: code,
        team_id: teamId,
        role: 'publisher',
        expires_on: dayIn(7),
        by_id: founder.id,
      });
      const joined = await person.post('joins', {
        id: crypto.randomUUID(),
        team_id: teamId,
        invitation_id: code,
        by_id: person.id,
        by_email: person.email,
      });
      expect(joined.status).toBe(201);
    }
    const submissionId = SUBMISSION.replace(/.$/, String(seed));
    const members = people.map(({ id, token }) => ({ userId: id, token, network: world.network }));
    const server = { teamId, submissionId, members };
    expect(await runHistory(seed, server, counts), `history ${seed}`).toEqual([]);
  }
  expect(counts.conflicts).toBeGreaterThan(5);
  await world.close();
});
