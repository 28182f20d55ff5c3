import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
// Loads with the file, so that no test waits for it.
import '@/lib/team/team-sync';
import type { SubmissionDraft } from '@/model/draft';
import { teamOutboxCollection, type WaitingComment } from '@/lib/team/records';
import { newTeamId } from '@/lib/team/team-id';
import type { MemoryTeamServer } from '@tests/support/team/memory-team-server';
import { closeTeamServer, openSharedPage, openTeamServer } from '@tests/support/team/shared-page';
import { SUBMISSION, TEAM, TITLE } from '@tests/support/team/shared-ids';
import { openPart } from '@tests/support/wizard';
import '../wizard/shared-draft';
import '../listing/listing-step';
import '../pictures/screenshots-step';

let server: MemoryTeamServer;
let isConnected: boolean;

beforeEach(() => {
  isConnected = true;
  server = openTeamServer(() => isConnected);
});
afterEach(closeTeamServer);

/** Opens a draft that is shared with Ben, whose device has it too. */
async function openShared(step = 2, changes: Partial<SubmissionDraft> = {}) {
  const { ben, ...page } = await openSharedPage(step, changes);
  const comment = async (row: WaitingComment['row']) => {
    await ben.repository.put(teamOutboxCollection, [
      {
        id: newTeamId(),
        teamId: TEAM,
        refusals: 0,
        row: { team_id: TEAM, submission_id: SUBMISSION, field: '', thread_id: null, replaces: null, ...row },
      },
    ]);
    expect(await ben.round()).toBe('done');
  };
  return { ...page, ben, comment };
}

const panel = () => within(screen.getByLabelText('Comments'));

it('a comment is written beside a field, mentions a member, and reaches the team', async () => {
  const { user, ben, clock } = await openShared();
  await user.click(await screen.findByLabelText('Comment on App Name'));
  expect(panel().getByText('On App Name (en-US)')).toBeVisible();
  const text = panel().getByLabelText('Comment on App Name (en-US)');
  await user.type(text, 'Too long, @be');
  expect(panel().getByRole('option', { name: 'ben@example.com' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(text).toHaveValue('Too long, @ben@example.com ');
  await user.type(text, '?');
  await user.click(panel().getByRole('button', { name: 'Comment' }));
  expect(await panel().findByText('Not sent yet')).toBeVisible();
  expect(await screen.findByLabelText('1 open thread on App Name')).toBeVisible();
  await clock.advance(0);
  await waitFor(() => expect(panel().queryByText('Not sent yet')).not.toBeInTheDocument());
  expect(panel().getByText('@ben')).toHaveAttribute('title', 'ben@example.com');
  await ben.round();
});

it('a comment that was begun is there again after its page was left', async () => {
  const { user } = await openShared();
  await user.click(await screen.findByLabelText('Comment on App Name'));
  await user.type(panel().getByLabelText('Comment on App Name (en-US)'), 'Half a');
  await user.click(screen.getAllByRole('link', { name: 'Billing' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'Billing', level: 1 });
  window.history.back();
  await user.click(await screen.findByLabelText('Comment on App Name'));
  const text = panel().getByLabelText('Comment on App Name (en-US)');
  expect(text).toHaveValue('Half a');
  await user.type(text, ' word');
  await user.click(panel().getByRole('button', { name: 'Comment' }));
  expect(await panel().findByText('Half a word')).toBeVisible();
  expect(sessionStorage.getItem('storepilot-comments user-1 a')).toBeNull();
});

it('Enter that ends the composition of a word mentions nobody and sends nothing', async () => {
  const { user } = await openShared();
  await user.click(await screen.findByLabelText('Comment on App Name'));
  const text = panel().getByLabelText('Comment on App Name (en-US)');
  await user.type(text, '@be');
  fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true, isComposing: true });
  expect(text).toHaveValue('@be');
  await user.keyboard('{Enter}');
  expect(text).toHaveValue('@ben@example.com ');
});

it('waits for a connection, and is edited, replied to, resolved, reopened and deleted without one', async () => {
  const { user, clock, repository } = await openShared();
  isConnected = false;
  await user.click(await screen.findByText('Comments (0)'));
  await user.type(panel().getByLabelText('Comment on the whole submission'), 'First');
  await user.click(panel().getByRole('button', { name: 'Comment' }));
  await panel().findByText('First');
  await clock.advance(0);
  expect(await panel().findByText('Not sent yet')).toBeVisible();

  await user.click(panel().getByRole('button', { name: 'Edit “First”' }));
  await user.type(panel().getByLabelText('Your comment'), ' thing');
  await user.click(panel().getByRole('button', { name: 'Save' }));
  expect(await panel().findByText('First thing')).toBeVisible();
  // Somebody who uses the keyboard continues where they were.
  await waitFor(() => expect(panel().getByRole('button', { name: 'Edit “First thing”' })).toHaveFocus());
  await user.click(panel().getByRole('button', { name: /^Reply “/ }));
  await user.type(panel().getByLabelText('Your reply'), 'Second');
  await user.click(panel().getByRole('button', { name: 'Reply' }));
  expect(await panel().findByText('Second')).toBeVisible();
  await waitFor(() => expect(panel().getByRole('button', { name: /^Reply “/ })).toHaveFocus());
  await user.click(panel().getByRole('button', { name: /^Resolve the thread/ }));
  expect(await panel().findByText('No open threads here.')).toBeVisible();
  expect(panel().getByRole('heading', { name: 'Comments' })).toHaveFocus();
  await user.click(panel().getByRole('button', { name: 'Resolved (1)' }));
  expect(panel().getByText('Resolved by you')).toBeVisible();
  await user.click(panel().getByRole('button', { name: /^Reopen the thread/ }));
  await user.click(panel().getByRole('button', { name: 'Open (1)' }));
  await user.click(panel().getByRole('button', { name: 'Delete “Second”' }));
  expect(await panel().findByText('Deleted')).toBeVisible();
  expect(await repository.list(teamOutboxCollection)).toHaveLength(6);

  isConnected = true;
  await user.click(screen.getByText('Try again'));
  await clock.advance(0);
  await waitFor(() => expect(panel().queryByText('Not sent yet')).not.toBeInTheDocument());
  expect(await repository.list(teamOutboxCollection)).toEqual([]);
  expect(panel().getByText('First thing')).toBeVisible();
});

it('of another member is announced, marked at its field and opened from the mark', async () => {
  const { user, clock, comment } = await openShared();
  await screen.findByText('Comments (0)');
  await comment({ field: TITLE, body: '@user-1@example.com shorter?' });
  await clock.advance(5000);
  expect(await screen.findByText('ben commented on App Name (en-US).')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Mentions you')).toBeVisible();
  await user.click(screen.getByLabelText('1 open thread on App Name'));
  expect(panel().getByText('ben')).toBeVisible();
  // Comments that were shown are no longer new.
  await waitFor(() => expect(screen.queryByText('Mentions you')).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Comments')).not.toBeInTheDocument();
  expect(screen.getByLabelText('1 open thread on App Name')).toHaveFocus();
});

it('shows who has the draft open, until they leave, and who changed a field last', async () => {
  const { ben, clock } = await openShared();
  const visit = (submissionId: string | null) =>
    server.fetch(
      new Request('http://127.0.0.1/rest/v1/visits', {
        method: 'POST',
        headers: { authorization: 'Bearer ben' },
        body: JSON.stringify({ id: newTeamId(), team_id: TEAM, submission_id: submissionId, by_id: 'ben' }),
      }),
    );
  await visit(SUBMISSION);
  await ben.edit(SUBMISSION.replaceAll('-', ''), TITLE, 'From Ben');
  await ben.round();
  await clock.advance(20_000);
  expect(await screen.findByText('ben is here')).toBeVisible();
  expect(await screen.findByText('Changed by ben just now')).toBeVisible();
  expect(screen.getByText(/Last change by ben/)).toHaveTextContent('just now');
  await visit(null);
  await clock.advance(20_000);
  await waitFor(() => expect(screen.queryByText('ben is here')).not.toBeInTheDocument());
});

it('has a place at switches, choices and pictures, and none at what the team does not see', async () => {
  const app = await openShared();
  const { user } = app;
  await openPart(app, 'Store details');
  expect(await screen.findByLabelText('Comment on Platform')).toBeVisible();
  expect(screen.getByLabelText(/^Comment on This updates an app/)).toBeVisible();
  await user.click(screen.getByText('Reviewer’s kit: sign-in and notes'));
  expect(await screen.findByLabelText('Comment on Does the reviewer have to sign in?')).toBeVisible();
  expect(screen.queryByLabelText(/^Comment on Demo password/i)).not.toBeInTheDocument();
});

it('has a place at each picture', async () => {
  const { user } = await openShared(3);
  const [set] = await screen.findAllByText('· English (US)');
  await user.click(set ?? screen.getByText('There is no set of images'));
  // The demo draws one picture after the other.
  const marks = () => screen.getAllByLabelText(/^Comment on .*\.png$/);
  await waitFor(() => expect(marks().length).toBeGreaterThan(1));
  await user.click(marks()[1] ?? screen.getByText('There is no second picture'));
  await user.type(panel().getByLabelText(/^Comment on Picture 2/), 'Brighter');
  await user.click(panel().getByRole('button', { name: 'Comment' }));
  expect(await screen.findByLabelText(/^1 open thread on .*\.png$/)).toBeVisible();
});

it('of a picture is at the owner’s picture and at the preview that the others have', async () => {
  const sha256 = 'ab'.repeat(32);
  const { clock, comment } = await openShared(3, {
    teamPictures: {
      p1: {
        ...{ kind: 'screenshot', fileName: 'home.png', locale: 'en-US', position: 1, slotId: 'iphone-6.9' },
        ...{ width: 1320, height: 2868, bytes: 9, mediaType: 'image/png', hasAlpha: false, sha256 },
      },
    },
  });
  expect(await screen.findByLabelText('Comment on home.png')).toBeVisible();
  await comment({ field: `picture/${sha256.slice(0, 32)}/en-US/iphone-6.9/4`, body: 'Brighter' });
  await clock.advance(5000);
  expect(await screen.findByLabelText('1 open thread on home.png')).toBeVisible();
});

it('that the database refuses is set aside with a message, and can be sent again or discarded', async () => {
  const { user, repository, clock } = await openShared();
  await repository.put(teamOutboxCollection, [
    {
      id: newTeamId(),
      teamId: TEAM,
      refusals: 2,
      row: {
        team_id: TEAM,
        submission_id: SUBMISSION,
        field: '',
        body: 'Lost?',
        thread_id: null,
        replaces: null,
      },
    },
  ]);
  await user.click(await screen.findByText('Comments (0)'));
  await user.type(panel().getByLabelText('Comment on the whole submission'), 'Fine');
  await user.click(panel().getByRole('button', { name: 'Comment' }));
  await clock.advance(0);
  expect(await panel().findByText(/refused it twice/)).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(panel().queryByText('Lost?')).not.toBeInTheDocument());
  expect(panel().getByText('Fine')).toBeVisible();
});
