import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { newLink } from '@/domain/team-sync/team-link';
import { hashOf } from '@/lib/team/read-reviews';
import { sharedTeamsCollection, teamLinksCollection, teamOutboxCollection } from '@/lib/team/records';
import { draftsCollection } from '@/lib/workspace/app-collections';
import type { TabMessage } from '@/lib/workspace/tab-channel';
import { markInTeam } from '@/lib/workspace/team-marker';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';

let isConnected = true;
let isWithdrawn = false;
let tables: Record<string, () => unknown[]> = {};
/** Says in the page's tab what another tab has changed. */
let tellTab: (message: TabMessage) => void;
/** Holds back the answer to the next read of the log. */
let held: Promise<void> | undefined;
/** Reads of the reviews that the service does not answer. */
let unanswered = 0;
/** Takes a row as the database does. */
let onPost: (row: Record<string, unknown>) => Promise<Response>;

beforeEach(() => {
  [isConnected, isWithdrawn, tables, held, unanswered] = [true, false, {}, undefined, 0];
  // The database takes no decision on a request that was withdrawn.
  onPost = () => Promise.resolve(Response.json({ code: '23505' }, { status: 409 }));
  markInTeam(TEST_USER.id, true);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!isConnected) return Promise.reject(new TypeError('Failed to fetch'));
    if (init?.method === 'POST') return onPost(JSON.parse(init.body as string) as Record<string, unknown>);
    const table = new URL(url).pathname.split('/').at(-1) ?? '';
    if (table === 'reviews' && unanswered > 0) {
      unanswered -= 1;
      return Promise.resolve(new Response('', { status: 503 }));
    }
    const answer = Response.json(tables[table]?.() ?? []);
    if (table !== 'activity' || held === undefined) return Promise.resolve(answer);
    const until = held;
    held = undefined;
    return until.then(() => answer);
  });
});
afterEach(() => {
  markInTeam(TEST_USER.id, false);
  vi.unstubAllGlobals();
});

/** Opens the team page of a member with one open request by Ben. */
async function openReview(role: 'developer' | 'admin' = 'developer', askerId = 'ben') {
  const { engine, repository } = await workspaceWith({ id: 'a' });
  const draft = await repository.get(draftsCollection, 'a');
  if (!draft) throw new Error('The draft is missing');
  const content = sharedPart(draft);
  const hash = await hashOf(content);
  const entry = { subject_id: 'r', number: 1, by_id: 'ben', by_role: 'admin', at: '2026-11-22T10:00:00Z' };
  tables = {
    reviews: () => [
      { id: 'r', submission_id: 's', revision: 1, content_hash: hash, note: '', by_id: askerId },
    ],
    approvals: () =>
      isWithdrawn
        ? [{ review_id: 'r', step: 1, content_hash: hash, decision: 'withdraw', note: '', by_id: 'ben' }]
        : [],
    activity: () => [
      { ...entry, seq: 1, verb: 'asked' },
      ...(isWithdrawn ? [{ ...entry, seq: 2, verb: 'withdraw' }] : []),
    ],
    saves: () => [{ revision: 1, draft: content }],
  };
  const joined = { joinedAt: '2026-11-20T09:00:00Z', leftAt: null };
  await repository.put(sharedTeamsCollection, [
    {
      ...{ id: 'team', name: 'Lantern team', ownerId: 'ben', rolesBind: true, cursor: 5 },
      members: [
        { ...joined, userId: TEST_USER.id, email: TEST_USER.email, role },
        { ...joined, userId: 'ben', email: 'ben@example.com', role: 'admin' },
      ],
    },
  ]);
  const link = { ...newLink('a', 'team', 's'), base: content, baseRevision: 1, headRevision: 1 };
  await repository.put(teamLinksCollection, [link]);
  const app = await renderApp('/team', {
    engine,
    workspace: { channel: { post() {}, close() {}, listen: (listener) => (tellTab = listener) } },
  });
  const card = within(await screen.findByRole('region', { name: 'Approvals' }));
  await app.user.click(await card.findByRole('button', { name: /^Show the content of Lantern/ }));
  return { ...app, repository, card };
}

it('an approval without a connection is not recorded anywhere, and is refused once the request was withdrawn', async () => {
  const { user, repository, card } = await openReview();
  isConnected = false;
  const reason = await card.findByLabelText('Reason (required to reject)');
  await user.type(reason, 'Wrong icon');
  // Nothing was approved before: all of it is shown, choices in words, and none of it marked as new.
  const content = within(card.getByLabelText('Content'));
  expect(content.getByText(/^Lantern\.ipa, 1\.4\.0/)).toBeVisible();
  expect(content.getByText('Both stores')).toBeVisible();
  expect(content.queryAllByRole('insertion')).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Approve Development Complete' }));
  expect(await screen.findByText(/it may or may not have been recorded/)).toBeVisible();
  expect(reason).toHaveValue('Wrong icon');
  expect(card.getByText('Open')).toBeVisible();

  isConnected = true;
  isWithdrawn = true;
  await user.click(card.getByRole('button', { name: 'Approve Development Complete' }));
  expect(await screen.findByText(/It was not recorded: .*the review has ended/)).toBeVisible();
  await waitFor(() => expect(card.getByText('Withdrawn')).toBeVisible());
  expect(card.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  expect(card.queryByText(/approved by/)).not.toBeInTheDocument();
  // Nothing waits on the device to be sent later.
  expect(await repository.list(teamOutboxCollection)).toEqual([]);
  expect(JSON.stringify(await repository.exportAll())).not.toMatch(/"decision"|"approve"/);
});

it.each([
  ['at once', false],
  ['after the network is back', true],
])('an approval whose answer was lost counts as recorded, found %s', async (_, isCut) => {
  const { user, card } = await openReview();
  const recorded: Record<string, unknown>[] = [];
  tables.approvals = () => recorded;
  onPost = (row) => {
    const isTaken = recorded.length > 0;
    if (!isTaken) recorded.push({ ...row, note: '' });
    isConnected = isTaken || !isCut;
    return isTaken
      ? Promise.resolve(Response.json({ code: '23505' }, { status: 409 }))
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  await user.click(await card.findByRole('button', { name: 'Approve Development Complete' }));
  if (isCut) {
    expect(await screen.findByText(/it may or may not have been recorded/)).toBeVisible();
    isConnected = true;
    await user.click(card.getByRole('button', { name: 'Approve Development Complete' }));
  }
  expect(
    await card.findByText(`Development Complete approved by ${TEST_USER.email.split('@')[0] ?? ''}`),
  ).toBeVisible();
  expect(recorded).toHaveLength(1);
  expect(screen.queryByText(/Nothing was changed|not recorded/)).not.toBeInTheDocument();
});

it('the member who asked decides no step, but can withdraw', async () => {
  const { card } = await openReview('admin', TEST_USER.id);
  expect(await card.findByText(/You asked for this approval, so another member decides/)).toBeVisible();
  expect(card.queryByRole('button', { name: /^Approve / })).not.toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
});

it('a rejected step is confirmed with its toast', async () => {
  const { user, card } = await openReview('admin');
  onPost = () => Promise.resolve(Response.json({}, { status: 201 }));
  await user.type(await card.findByLabelText('Reason (required to reject)'), 'Wrong icon');
  await user.click(card.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Step Rejected')).toBeVisible();
});

it('on a slow line a button says what it waits for, and a double click decides one step only', async () => {
  const { user, card } = await openReview('admin');
  const recorded: Record<string, unknown>[] = [];
  tables.approvals = () => recorded;
  let answer = () => {};
  onPost = async (row) => {
    await new Promise<void>((resolve) => (answer = resolve));
    recorded.push(row);
    return Response.json({}, { status: 201 });
  };
  await user.click(await card.findByRole('button', { name: 'Approve Development Complete' }));
  expect(card.getByRole('button', { name: 'Approving…' })).toBeDisabled();
  answer();
  const next = await card.findByRole('button', { name: 'Approve Code Review' });
  fireEvent.click(next, { detail: 2 });
  expect(await screen.findByText('Step Approved')).toBeVisible();
  expect(screen.getByText(/^Development Complete of Lantern/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Approve Code Review' })).toBeEnabled();
  expect(next).not.toHaveFocus();
  expect(recorded).toHaveLength(1);
});

it('the reviews appear when the service answers after all', async () => {
  unanswered = 1;
  const { card } = await openReview();
  expect(unanswered).toBe(0);
  expect(card.getByText('Open')).toBeVisible();
});

it('an answer that is overtaken by a newer one is not shown', async () => {
  const { repository, card } = await openReview();
  const moveCursor = async (cursor: number) => {
    await repository.update(sharedTeamsCollection, 'team', (team) => ({ ...team, cursor }));
    tellTab({ kind: 'changed', collection: sharedTeamsCollection.name });
  };
  let send = () => {};
  held = new Promise((resolve) => (send = resolve));
  await moveCursor(6);
  await waitFor(() => expect(held).toBeUndefined());

  isWithdrawn = true;
  await moveCursor(7);
  expect(await card.findByText('Withdrawn')).toBeVisible();
  send();
  await new Promise((resolve) => setTimeout(resolve));
  expect(card.getByText('Withdrawn')).toBeVisible();
});
