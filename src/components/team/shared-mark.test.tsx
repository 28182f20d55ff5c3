import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submissionDraft } from '@tests/support/drafts';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { renderApp } from '@tests/support/render-app';
import { otherTab, workspaceWith } from '@tests/support/workspace-engines';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { newLink } from '@/domain/team-sync/team-link';
import { sharedTeamsCollection, teamCommentsCollection, teamLinksCollection } from '@/lib/team/records';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { markInTeam } from '@/lib/workspace/team-marker';

const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  markInTeam(TEST_USER.id, true);
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(new URL(url).pathname);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  markInTeam(TEST_USER.id, false);
  vi.unstubAllGlobals();
});

/** A workspace with a shared draft, its app and its submission, and an app and a submission that are private. */
async function sharedWorkspace() {
  const { engine } = await workspaceWith();
  const repository = await otherTab({ engine });
  for (const { id } of await repository.list(appsCollection)) await repository.remove(appsCollection, id);
  const bundleId = 'com.example.shared';
  const lastSubmission = { version: '2.0.0', status: 'draft', date: '2026-11-20' };
  const app = { platforms: ['ios' as const], lastSubmission, nextActions: [] };
  await repository.put(appsCollection, [
    { ...app, id: 'x', name: 'Shared Lantern', bundleId },
    { ...app, id: 'y', name: 'Private Lantern', bundleId: 'com.example.private' },
  ]);
  const submission = { version: '2.0.0', platform: 'ios' as const, status: 'draft', date: '2026-11-20' };
  await repository.put(submissionsCollection, [
    { ...submission, id: 'a-ios-2.0.0', appName: 'Shared Lantern', bundleId },
    { ...submission, id: 'b-ios-2.0.0', appName: 'Private Lantern', bundleId },
  ]);
  await repository.put(sharedTeamsCollection, [
    { id: 'team', name: 'Lantern team', ownerId: 'ben', rolesBind: true, cursor: 1, members: [] },
  ]);
  const base = sharedPart(submissionDraft({ id: 'a', bundleId }));
  await repository.put(teamLinksCollection, [{ ...newLink('a', 'team', 's'), base, baseRevision: 1 }]);
  return engine;
}

it('marks the app of a shared draft', async () => {
  await renderApp('/apps', { engine: await sharedWorkspace() });
  const card = await screen.findByRole('article', { name: 'Shared Lantern' });
  expect(await within(card).findByText('Shared with Lantern team')).toBeVisible();
  expect(screen.getAllByText('Shared with Lantern team')).toHaveLength(1);
});

it('marks the submissions that were made from a shared draft, without a request', async () => {
  await renderApp('/submissions', { engine: await sharedWorkspace() });
  const mark = await screen.findByText('Shared with Lantern team');
  expect(mark.closest('tr')).toHaveTextContent('Shared Lantern');
  expect(screen.getAllByText('Shared with Lantern team')).toHaveLength(1);
  expect(requests).toEqual([]);
});

it('says that a comment on the draft mentions the user', async () => {
  const engine = await sharedWorkspace();
  const repository = await otherTab({ engine });
  const joined = { joinedAt: '2026-11-20T09:00:00Z', leftAt: null, role: 'admin' as const };
  await repository.update(sharedTeamsCollection, 'team', (team) => ({
    ...team,
    members: [{ ...joined, userId: TEST_USER.id, email: TEST_USER.email }],
  }));
  const row = { id: 'c', threadId: null, replaces: null, field: '', byId: 'ben', seq: 1, at: '' };
  await repository.put(teamCommentsCollection, [
    { id: 's', teamId: 'team', rows: [{ ...row, body: `@${TEST_USER.email}?` }], changes: [], seenIds: [] },
  ]);
  await renderApp('/apps', { engine });
  const card = await screen.findByRole('article', { name: 'Shared Lantern' });
  expect(await within(card).findByText('· mentions you')).toBeVisible();
});

it('marks nothing for a user without a team', async () => {
  markInTeam(TEST_USER.id, false);
  await renderApp('/apps', { engine: await sharedWorkspace() });
  expect(await screen.findByRole('article', { name: 'Shared Lantern' })).toBeVisible();
  expect(screen.queryByText(/Shared with/)).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});
