import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { newLink } from '@/domain/team-sync/team-link';
import { hashOf } from '@/lib/team/read-reviews';
import { sharedTeamsCollection, teamLinksCollection } from '@/lib/team/records';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { markInTeam } from '@/lib/workspace/team-marker';
import { openZip } from '@/readers/archives/zip-reader';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { renderApp } from '@tests/support/render-app';
import { stepHeading } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

/** The rows that the team service answers with, by table; it answers nothing else. */
let rows: Record<string, unknown[]> = {};
let downloaded: Blob | undefined;

beforeEach(() => {
  rows = {};
  downloaded = undefined;
  markInTeam(TEST_USER.id, true);
  vi.stubGlobal('fetch', (url: string) => {
    const found = rows[new URL(url).pathname.split('/').at(-1) ?? ''];
    return found ? Promise.resolve(Response.json(found)) : Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    downloaded = object as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  markInTeam(TEST_USER.id, false);
  vi.unstubAllGlobals();
});

/** Downloads the package of a draft that is shared with a team. @param isShared false for a private draft */
async function packageOf(isShared = true) {
  const { engine, repository } = await workspaceWith({ id: 'a' });
  const draft = await repository.get(draftsCollection, 'a');
  if (!draft) throw new Error('The draft is missing');
  const joinedAt = '2026-11-20T09:00:00Z';
  const ben = { userId: 'ben', email: 'ben@example.com', role: 'developer' as const, joinedAt, leftAt: null };
  await repository.put(sharedTeamsCollection, [
    { id: 'team', name: 'Lantern team', ownerId: 'ben', rolesBind: true, cursor: 5, members: [ben] },
  ]);
  const link = { ...newLink('a', 'team', 'submission'), base: sharedPart(draft), baseRevision: 2 };
  if (isShared) await repository.put(teamLinksCollection, [{ ...link, headRevision: 2 }]);
  const answerFor = async (content: object) => {
    const review = { id: 'review', submission_id: 'submission', revision: 2, note: '', by_id: 'ben' };
    const at = { subject_id: 'review', by_id: 'ben', by_role: 'developer', at: joinedAt };
    const hash = await hashOf(content);
    const decision = { review_id: 'review', step: 1, decision: 'approve', note: '', by_id: 'ben' };
    rows = {
      reviews: [{ ...review, content_hash: hash }],
      approvals: [{ ...decision, content_hash: hash }],
      activity: [
        { ...at, seq: 3, verb: 'asked', number: 2 },
        { ...at, seq: 4, verb: 'approve', number: 1 },
      ],
      saves: [{ revision: 2, draft: content }],
    };
  };
  const open = async () => {
    const { user } = await renderApp('/submit?draft=a&step=5', { engine });
    await stepHeading('Submit');
    await user.click(screen.getByRole('button', { name: 'Download submission package' }));
    await screen.findByText('Package downloaded');
    await waitFor(() => expect(downloaded).toBeDefined());
    const zip = await openZip(downloaded ?? new Blob());
    const entry = zip.find('approvals.json');
    const text = entry && new TextDecoder().decode(await zip.read(entry, 1024 ** 2));
    return text && (JSON.parse(text) as unknown);
  };
  return { content: sharedPart(draft), answerFor, open };
}

it('has the decisions about exactly this content', async () => {
  const { content, answerFor, open } = await packageOf();
  await answerFor(content);
  expect(await open()).toMatchObject({
    team: 'Lantern team',
    isPackedContent: true,
    request: { decisions: [{ step: 'Development Complete', by: 'ben@example.com', role: 'developer' }] },
  });
  expect(screen.queryByText(/changed since approval/)).not.toBeInTheDocument();
});

it('says that the content has changed since approval was requested', async () => {
  const { content, answerFor, open } = await packageOf();
  await answerFor({ ...content, version: '0.9.0' });
  expect(await open()).toMatchObject({ isPackedContent: false, changedSince: ['Version'] });
  expect(screen.getByText(/The content has changed since approval was requested/)).toBeVisible();
});

it('is made without a record, and says so, when the team service does not answer', async () => {
  const { open } = await packageOf();
  expect(await open()).toBeUndefined();
  expect(screen.getByText(/so the package has no approvals.json/)).toBeVisible();
});

it('has no record for a private draft', async () => {
  const { content, answerFor, open } = await packageOf(false);
  await answerFor(content);
  expect(await open()).toBeUndefined();
  expect(screen.queryByText(/approvals.json/)).not.toBeInTheDocument();
});
