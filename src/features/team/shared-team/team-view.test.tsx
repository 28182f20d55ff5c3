import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { newLink, type TeamLink } from '@/domain/team-sync/team-link';
import type { TeamRole } from '@/domain/team/roles';
import {
  sharedTeamsCollection,
  teamCommentsCollection,
  teamLinksCollection,
  type SharedTeam,
} from '@/lib/team/records';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { markInTeam } from '@/lib/workspace/team-marker';

/** The rows that the page sent to the team, by table. */
let sent: [table: string, row: unknown][] = [];

beforeEach(() => {
  sent = [];
  markInTeam(TEST_USER.id, true);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json([]));
    sent.push([new URL(url).pathname.split('/').at(-1) ?? '', JSON.parse(init.body as string)]);
    return Promise.resolve(new Response(null, { status: 201 }));
  });
});
afterEach(() => {
  markInTeam(TEST_USER.id, false);
  vi.unstubAllGlobals();
});

/** Opens a team with one draft of the user. */
async function openTeam(
  role: TeamRole,
  { team = {}, link }: { team?: Partial<SharedTeam>; link?: Partial<TeamLink> },
) {
  const { engine, repository } = await workspaceWith({ id: 'a' });
  const draft = await repository.get(draftsCollection, 'a');
  if (!draft) throw new Error('The draft is missing');
  const member = { joinedAt: '2026-11-20T09:00:00Z', leftAt: null };
  await repository.put(sharedTeamsCollection, [
    {
      ...{ id: 'team', name: 'Lantern team', ownerId: 'ben', rolesBind: true, cursor: 5 },
      members: [
        { ...member, userId: TEST_USER.id, email: TEST_USER.email, role },
        { ...member, userId: 'ben', email: 'ben@example.com', role: 'admin' },
      ],
      ...team,
    },
  ]);
  if (link) {
    const base = { ...sharedPart(draft), version: '0.9.0' };
    await repository.put(teamLinksCollection, [
      { ...newLink('a', 'team', 's'), base, baseRevision: 1, headRevision: 1, ...link },
    ]);
  }
  const app = await renderApp('/team', { engine });
  await screen.findByRole('heading', { name: 'Lantern team' });
  return { ...app, repository };
}

it('names what has not been sent before the sharing of a draft stops', async () => {
  const { user, repository } = await openTeam('developer', { link: { sharedById: TEST_USER.id } });
  await user.click(await screen.findByRole('button', { name: /^Stop sharing Lantern/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/These changes may not reach the team: Version\./)).toBeVisible();
  expect((await repository.get(teamLinksCollection, 'a'))?.isStopping).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  await waitFor(async () => expect((await repository.get(teamLinksCollection, 'a'))?.isStopping).toBe(true));
});

it.each([
  ['reviewer', 'ben', 0],
  ['reviewer', TEST_USER.id, 1],
  ['admin', 'ben', 1],
] as const)('offers a %s to stop what %s has shared: %i', async (role, sharedById, count) => {
  await openTeam(role, { link: { sharedById } });
  await screen.findByRole('link', { name: /^Open Lantern/ });
  expect(screen.queryAllByRole('button', { name: /^Stop sharing Lantern/ })).toHaveLength(count);
});

it('shows the team alone: no sample members, and no second form to invite', async () => {
  await openTeam('admin', {});
  expect(screen.queryByText(/Roles are shown, not enforced/)).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
  expect(await screen.findAllByRole('button', { name: /invit/i })).toHaveLength(1);
});

it('says that another member stopped sharing a draft, until that is dismissed', async () => {
  const { user } = await openTeam('developer', { team: { stopped: [{ draftId: 'a', byId: 'ben' }] } });
  expect(await screen.findByText(/^ben stopped sharing Lantern/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Dismiss the message about Lantern/ }));
  await waitFor(() => expect(screen.queryByText(/stopped sharing/)).not.toBeInTheDocument());
});

it('lists the comments that mention the user, the new ones marked, with the way to each', async () => {
  const { repository, unmount, engine } = await openTeam('developer', { link: {} });
  unmount();
  const row = { threadId: null, replaces: null, field: 'version', byId: 'ben', at: '2026-11-22T10:00:00Z' };
  await repository.put(teamCommentsCollection, [
    {
      id: 's',
      teamId: 'team',
      rows: [
        { ...row, id: 'c1', seq: 1, body: `@${TEST_USER.email} is 2.0 right?` },
        { ...row, id: 'c2', seq: 2, body: `Seen, @${TEST_USER.email}` },
        { ...row, id: 'c3', seq: 3, body: 'For nobody' },
      ],
      changes: [],
      seenIds: ['c2'],
    },
  ]);
  await renderApp('/team', { engine });
  const card = within(await screen.findByRole('region', { name: 'Mentions you' }));
  const items = card.getAllByRole('listitem');
  expect(items).toHaveLength(2);
  const [item] = items.filter((each) => each.textContent.includes('is 2.0 right?'));
  expect(item).toHaveTextContent(/New.*ben on Version of Lantern/);
  expect(card.getAllByText('New')).toHaveLength(1);
  const [link] = card.getAllByRole('link', { name: /^Open the comment by ben on Lantern/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/draft=a&step=2&thread=c\d$/));
});

it('lets an admin switch off that each step belongs to a role', async () => {
  const { user } = await openTeam('admin', {});
  const name = 'Each step of an approval is decided by its role';
  const binding = await screen.findByRole('switch', { name });
  expect(binding).toBeChecked();
  expect(binding).toHaveAccessibleDescription(/publishers Final Approval and Store Submission/);
  await user.click(binding);
  await screen.findByText('Setting changed');
  expect(sent).toEqual([
    ['team_changes', expect.objectContaining({ team_id: 'team', roles_bind: false, by_id: TEST_USER.id })],
  ]);
});

it.each([
  [true, /Developers decide Development Complete/],
  [false, 'Every member may decide every step.'],
])('tells other members whether steps belong to roles: %s', async (rolesBind, text) => {
  await openTeam('reviewer', { team: { rolesBind } });
  expect(within(await screen.findByRole('region', { name: 'Team settings' })).getByText(text)).toBeVisible();
  expect(screen.queryByRole('switch', { name: /decided by its role/ })).not.toBeInTheDocument();
});

it('shares a draft once, also when another tab has shared it a moment before', async () => {
  const { user, repository } = await openTeam('developer', {});
  const button = await screen.findByRole('button', { name: /^Share Lantern/ });
  await repository.put(teamLinksCollection, [newLink('a', 'team', 'of-the-other-tab')]);
  await user.dblClick(button);
  await waitFor(() => expect(button).toBeEnabled());
  expect((await repository.get(teamLinksCollection, 'a'))?.submissionId).toBe('of-the-other-tab');
});

it('invites nobody at an address that is none', async () => {
  const { user } = await openTeam('admin', {});
  const address = await screen.findByLabelText('E-mail of the new member (optional)');
  await user.type(address, 'cleo at example');
  await user.click(screen.getByRole('button', { name: 'Create invitation link' }));
  expect(address).toHaveAccessibleDescription(/Enter a valid e-mail address, or none/);
  expect(sent).toEqual([]);
  await user.clear(address);
  await user.type(address, ' cleo@example.com');
  await user.click(screen.getByRole('button', { name: 'Create invitation link' }));
  await waitFor(() => expect(sent).toMatchObject([['invitations', { email: 'cleo@example.com' }]]));
});

it('removes a member only after a question', async () => {
  const { user } = await openTeam('admin', { team: { ownerId: TEST_USER.id } });
  const remove = await screen.findByRole('button', { name: 'Remove ben' });
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Keep in the team' }));
  expect(sent).toEqual([]);
  await user.click(remove);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove ben?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent).toMatchObject([['role_changes', { user_id: 'ben', role: null }]]));
});
