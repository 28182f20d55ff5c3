import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { newLink } from '@/domain/team-sync/team-link';
import type { SubmissionDraft } from '@/model/draft';
import { sharedTeamsCollection, teamLinksCollection } from '@/lib/team/records';
import { newTeamId } from '@/lib/team/team-id';
import { markInTeam } from '@/lib/workspace/team-marker';
import { createFakeAuth, TEST_USER } from '../screens/fake-auth';
import { renderApp } from '../render-app';
import { workspaceWith } from '../workspace-engines';
import { openDevice, type Network } from './device';
import { createMemoryTeamServer } from './memory-team-server';
import { SUBMISSION, TEAM } from './shared-ids';

let network: Network;

/** Starts the server of a team of the test's user and Ben, which the page reaches while it is connected. */
export function openTeamServer(isConnected: () => boolean = () => true) {
  const server = createMemoryTeamServer(TEAM, [TEST_USER.id, 'ben']);
  network = (request) => server.fetch(request);
  markInTeam(TEST_USER.id, true);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    isConnected()
      ? server.fetch(new Request(url, { ...init, signal: null }))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  return server;
}

export function closeTeamServer(): void {
  markInTeam(TEST_USER.id, false);
  vi.unstubAllGlobals();
}

/** Opens draft `a` in the wizard once the team has it; Ben has it on a device of his own. */
export async function openSharedPage(step: number, changes: Partial<SubmissionDraft> = {}) {
  const { engine, repository } = await workspaceWith({ id: 'a', ...changes });
  await repository.put(sharedTeamsCollection, [
    { id: TEAM, name: 'Lantern team', ownerId: 'ben', rolesBind: true, members: [], cursor: 0 },
  ]);
  await repository.put(teamLinksCollection, [newLink('a', TEAM, SUBMISSION)]);
  const app = await renderApp(`/submit?draft=a&step=${step}`, { engine, auth: createFakeAuth(TEST_USER) });
  await waitFor(async () => {
    await app.clock.advance(0);
    // After an await, each `getBy…` that finds nothing prints the whole document, a quarter of the time of these tests.
    expect(screen.queryByText(/Last change by user-1/)).toBeVisible();
  });
  const ben = await openDevice('ben', TEAM, network, { newId: newTeamId });
  await ben.round();
  return { ...app, repository, ben };
}
