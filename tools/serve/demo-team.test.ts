import { expect, it, vi } from 'vitest';
import demoAccount from '@/config/demo-account.json';
import demoTeam from '@/config/demo-team.json';
import { readSharedDraft } from '@/lib/team/team-rows';
import { createEmbeddedBackend } from './embedded-backend.mjs';
import { addDemoTeam } from './demo-team.mjs';

const SITE = 'http://127.0.0.1:4173';

it('the embedded backend starts with a team of the demo account and a second one, which share a draft', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // it prints every refusal
  const backend = createEmbeddedBackend({ siteUrl: SITE });
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    const answer = await backend.fetch(
      new Request(`${SITE}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return async (path: string) => {
      const rows = await backend.fetch(
        new Request(`${SITE}/rest/v1/${path}`, { headers: { authorization: `Bearer ${token}` } }),
      );
      return (await rows.json()) as Record<string, unknown>[];
    };
  };
  const ofTeam = `team_id=eq.${demoTeam.teamId}`;
  // As at the second start of a database that is stored.
  await addDemoTeam(backend.fetch, { siteUrl: SITE, founder: demoAccount });
  for (const account of [demoAccount, demoTeam]) {
    const read = await signIn(account);
    expect(await read('teams?select=name')).toEqual([{ name: demoTeam.name }]);
    expect(await read(`members?${ofTeam}&select=email,role&order=role.asc`)).toEqual([
      { email: demoAccount.email, role: 'admin' },
      { email: demoTeam.email, role: 'reviewer' },
    ]);
    const drafts = await read(`submissions?${ofTeam}&select=draft`);
    expect(drafts.map(({ draft }) => readSharedDraft(draft)?.bundleId)).toEqual(['org.lantern.journal']);
  }
});
