import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { comeBack, cut, openTwo, type Person } from './people';

const browser = useBrowser();

beforeEach(() => {
  // The journey cuts a connection and sends decisions that the service refuses.
  browser.expectProblem(/net::ERR_FAILED|409 \(Conflict\)/);
});

/** Lets another member act after a page has sent a decision and before it reaches the service. */
const beforeDecision = (page: Page, act: () => Promise<unknown>) =>
  page.route(
    '**/rest/v1/approvals',
    async (route) => {
      await act();
      await route.continue();
    },
    { times: 1 },
  );

it('an approval covers what was shown, and counts once: later edits, two at the same time, a withdrawal, forgeries', async () => {
  const { ann, ben, work } = await openTwo(browser, 'admin');
  const { teamId, submissionId } = work;
  await ann.page.getByRole('button', { name: /^Ask for approval/ }).click();
  await ann.page.getByText(/Next step: Development Complete/).waitFor();
  const [asked] = await ann.get(`reviews?team_id=eq.${teamId}&select=id,content_hash`);
  const row = { review_id: asked?.id, team_id: teamId, content_hash: asked?.content_hash };
  const decide = (by: Person, step: number, decision: string) =>
    by.post('approvals', { ...row, step, decision });

  // Case 18: after a later edit the approver sees what was asked for, and what has changed since.
  expect(await work.save(ann, 2, { version: '9.9.9' })).toBe(201);
  await comeBack(ben.page);
  const show = ben.page.getByRole('button', { name: /^Show the content/ });
  await show.click();
  await ben.page.getByText(/The draft has changed since: Version\. A decision covers only/).waitFor();
  const content = ben.page.getByLabel('Content', { exact: true });
  expect(await content.textContent()).toContain('Lantern: Evening Journal');
  expect(await content.textContent()).not.toContain('9.9.9');

  // Case 19: Ann decides a moment before Ben.
  const statuses: number[] = [];
  // Ann asked, so she can decide only while roles are off.
  const bind = (rolesBind: boolean) =>
    ann.post('team_changes', { id: randomUUID(), team_id: teamId, roles_bind: rolesBind });
  expect(await decide(ann, 1, 'approve')).toBe(400);
  await beforeDecision(ben.page, async () =>
    statuses.push(await bind(false), await decide(ann, 1, 'approve'), await bind(true)),
  );
  await ben.page.getByRole('button', { name: 'Approve Development Complete' }).click();
  await ben.page.getByText(/It was not recorded: someone else decided first/).waitFor();
  await ben.page.getByText(`Development Complete approved by ${ann.name}`).waitFor();
  expect(await ben.page.getByText(`Development Complete approved by ${ben.name}`).count()).toBe(0);

  // Case 22: another's name, another hash, a row that replaces one, a change of one, and a role written by hand.
  const bens = { ...row, step: 2, decision: 'approve', by_id: ben.id };
  const upsert = { Prefer: 'resolution=merge-duplicates' };
  const refusals = [
    await ann.send('POST', 'approvals', bens),
    await ben.send('POST', 'approvals', { ...bens, content_hash: 'f'.repeat(64) }),
    await ben.send('POST', 'approvals', { ...bens, step: 1, decision: 'reject' }, upsert),
    await ben.send('PATCH', `approvals?review_id=eq.${String(asked?.id)}`, { by_id: ben.id }),
    await ben.send('PATCH', `members?user_id=eq.${ben.id}`, { role: 'admin' }),
  ];
  expect(refusals.filter((status) => status < 400)).toEqual([]);

  // Case 20: without a connection no approval is recorded, and after a withdrawal it is refused.
  await cut(ben.page);
  await ben.page.getByRole('button', { name: 'Approve Code Review' }).click();
  await ben.page.getByText(/The team service did not answer, so it may or may not have been/).waitFor();
  await ben.page.unroute('**/rest/v1/**');
  await beforeDecision(ben.page, async () => statuses.push(await decide(ann, 2, 'withdraw')));
  await ben.page.getByRole('button', { name: 'Approve Code Review' }).click();
  await ben.page.getByText(`Code Review withdrawn by ${ann.name}`).waitFor();
  await ben.page.getByText('Withdrawn', { exact: true }).waitFor();
  expect(await ben.page.getByText(/Code Review approved/).count()).toBe(0);
  expect(statuses).toEqual([201, 201, 201, 201]);
  const recorded = await ann.get(`approvals?team_id=eq.${teamId}&select=step,decision,by_id&order=step.asc`);
  expect(recorded).toEqual([
    { step: 1, decision: 'approve', by_id: ann.id },
    { step: 2, decision: 'withdraw', by_id: ann.id },
  ]);

  // Case 21: a request whose hash is not that of the saved content.
  const forged = { id: randomUUID(), team_id: teamId, submission_id: submissionId, revision: 2 };
  expect(await ann.post('reviews', { ...forged, content_hash: 'f'.repeat(64) })).toBe(201);
  await comeBack(ben.page);
  await show.click();
  await ben.page.getByText('This is not the content that approval was requested for').waitFor();
  expect(await ben.page.getByRole('button', { name: 'Reject' }).count()).toBe(1);
  expect(await ben.page.getByRole('button', { name: /^Approve / }).count()).toBe(0);
});
