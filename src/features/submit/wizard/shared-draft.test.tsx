import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredDraft } from '@/model/draft';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { newLink, type TeamLink } from '@/domain/team-sync/team-link';
import { sharedTeamsCollection, teamLinksCollection } from '@/lib/team/records';
import { markInTeam } from '@/lib/workspace/team-marker';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, openPart } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

const TITLE = 'listings/en-US/title';

beforeEach(() => {
  markInTeam(TEST_USER.id, true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  markInTeam(TEST_USER.id, false);
  vi.unstubAllGlobals();
});

/** Opens the wizard with a draft that is shared with a team. */
async function openShared(changes: Partial<TeamLink>) {
  const { engine, repository } = await workspaceWith({ id: 'a' });
  const draft = await repository.get(draftsCollection, 'a');
  if (!draft) throw new Error('The draft is missing');
  const joinedAt = '2026-11-20T09:00:00Z';
  await repository.put(sharedTeamsCollection, [
    {
      id: 'team',
      name: 'Lantern team',
      ownerId: TEST_USER.id,
      rolesBind: true,
      cursor: 5,
      members: [{ userId: 'ben', email: 'ben@example.com', role: 'admin', joinedAt, leftAt: null }],
    },
  ]);
  const link = { ...newLink('a', 'team', 'submission'), base: sharedPart(draft), baseRevision: 2 };
  await repository.put(teamLinksCollection, [{ ...link, headRevision: 2, changedById: 'ben', ...changes }]);
  const app = await renderApp('/submit?draft=a&step=2', { engine });
  await screen.findByText(/Last change by ben/);
  return { ...app, repository };
}

describe('a shared draft in the wizard', () => {
  it('says who changed it last, and that nothing can be sent without a connection', async () => {
    const { user, clock } = await openShared({});
    expect(screen.getByRole('link', { name: 'Lantern team' })).toHaveAttribute('href', '/team');
    await clock.advance(0);
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Not sent yet')).toBeVisible();
  });

  it.each([
    ['Take theirs', 'Lantern: Diary'],
    ['Keep mine', 'Lantern: Evening Journal'],
    ['Keep both', 'Lantern: Evening Journal Lantern: Diary'],
  ])('offers the text of another member below its field: %s', async (choice, text) => {
    const { user } = await openShared({
      conflicts: [{ field: TITLE, theirs: 'Lantern: Diary', byId: 'ben' }],
    });
    const offer = await screen.findByRole('group', { name: 'Changed by ben' });
    expect(within(offer).getByLabelText('The other text')).toHaveTextContent('Lantern: Diary');
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern: Evening Journal');
    expect(screen.queryByRole('group', { name: / too$/ })).not.toBeInTheDocument();
    await user.click(within(offer).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.getByLabelText('App Name')).toHaveValue(text));
    await waitFor(() => expect(offer).not.toBeInTheDocument());
  });

  it('offers the own text that another member replaced after it was kept', async () => {
    const { user } = await openShared({
      conflicts: [{ field: TITLE, theirs: 'Lantern: Diary', byId: TEST_USER.id }],
    });
    const offer = await screen.findByRole('group', { name: 'Your text was replaced by another member' });
    await user.click(within(offer).getByRole('button', { name: 'Use my text' }));
    await waitFor(() => expect(screen.getByLabelText('App Name')).toHaveValue('Lantern: Diary'));
    await waitFor(() => expect(offer).not.toBeInTheDocument());
  });

  it.each([
    ['Use theirs', false],
    ['Keep mine', true],
  ])('offers the choice of another member, both sides shown: %s', async (choice, isOn) => {
    const field = 'details/isUpdate';
    const app = await openShared({ choices: [{ field, theirs: false, byId: 'ben' }] });
    const { user } = app;
    await openPart(app, 'Store details');
    const name = 'This updates an app that is already in the store';
    const offer = await screen.findByRole('group', { name: `${name} was changed by ben too` });
    expect(within(offer).getByLabelText('Theirs')).toHaveTextContent('No');
    expect(within(offer).getByLabelText('Yours')).toHaveTextContent('Yes');
    await user.click(within(offer).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByLabelText('Theirs')).not.toBeInTheDocument());
    expect(screen.getByLabelText(name)).toHaveAttribute('aria-checked', String(isOn));
  });

  it('shows three of many conflicts until asked for all, and the focus continues to the next', async () => {
    const fields = ['contactWebsite', 'contactEmail', 'contactPhone', 'demoUser', 'reviewNotes'];
    const { user } = await openShared({
      conflicts: fields.map((name) => ({ field: `details/${name}`, theirs: 'Theirs', byId: 'ben' })),
    });
    const offers = () => screen.queryAllByRole('group', { name: / was changed by ben too$/ });
    await waitFor(() => expect(offers()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Show all 5' }));
    expect(offers()).toHaveLength(5);
    for (let left = 5; left > 0; left -= 1) {
      const last = offers().at(-1);
      if (!last) throw new Error('No conflict is left');
      await user.click(within(last).getByRole('button', { name: 'Keep mine' }));
      await waitFor(() => expect(offers()).toHaveLength(left - 1));
      const next = offers().at(-1);
      const target = next ? within(next).getByRole('button', { name: 'Use this text' }) : undefined;
      expect(target ?? screen.getByText('Nothing is left to decide.')).toHaveFocus();
    }
  });

  it('offers the choice of another member that arrived while an own one waited to be saved', async () => {
    const app = await openShared({});
    const { user, clock, repository } = app;
    await openPart(app, 'Store details');
    await user.selectOptions(screen.getByLabelText('Platform'), 'android');
    const merged = await repository.update(draftsCollection, 'a', (draft): StoredDraft => ({
      ...draft,
      platform: 'ios',
    }));
    if (!merged) throw new Error('The draft is missing');
    await repository.update(teamLinksCollection, 'a', (link) => ({
      ...link,
      base: sharedPart(merged),
      baseRevision: 3,
    }));
    await clock.advance(A_MOMENT_MS);
    const offer = await screen.findByRole('group', { name: 'Platform was changed by ben too' });
    expect(screen.getByLabelText('Platform')).toHaveValue('android');
    await user.click(within(offer).getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(screen.getByLabelText('Platform')).toHaveValue('ios'));
  });

  it('says that the user is out of the team and shows the comment that was begun, until that is dismissed', async () => {
    const { user, clock } = await openShared({});
    await user.click(await screen.findByRole('button', { name: /^Comments \(0\)/ }));
    await user.type(await screen.findByRole('textbox', { name: /comment/i }), 'The icon looks wrong');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
    window.dispatchEvent(new Event('focus'));
    await clock.advance(0);
    expect(await screen.findByText('You are no longer in the team Lantern team')).toBeVisible();
    expect(screen.queryByText(/Last change by/)).toBeNull();
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern: Evening Journal');
    const lost = screen.getByRole('region', { name: 'Comments that were not sent' });
    expect(within(lost).getByText('The icon looks wrong')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/^You are no longer/)).toBeNull());
    expect(lost).not.toBeInTheDocument();
  });

  it('says who stopped sharing it, until that is dismissed', async () => {
    const { user, repository, unmount, engine } = await openShared({});
    unmount();
    await repository.remove(teamLinksCollection, 'a');
    await repository.update(sharedTeamsCollection, 'team', (team) => ({
      ...team,
      stopped: [{ draftId: 'a', byId: 'ben' }],
    }));
    await renderApp('/submit?draft=a&step=2', { engine });
    expect(await screen.findByText('ben stopped sharing this draft')).toBeVisible();
    expect(screen.getByText(/The draft is private now/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss the message about this draft' }));
    await waitFor(() => expect(screen.queryByText(/stopped sharing/)).not.toBeInTheDocument());
    const team = await repository.get(sharedTeamsCollection, 'team');
    expect(team?.stopped).toEqual([]);
  });
});
