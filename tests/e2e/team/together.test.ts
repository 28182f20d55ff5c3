import type { Page, Route } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { SharedDraft } from '@/domain/team-sync/shared-draft';
import { useBrowser } from '../browser';
import { comeBack, connect, cut, openDraft, openTwo, PASSWORD, write } from './people';

const browser = useBrowser();
const SAVES = '**/rest/v1/saves';

beforeEach(() => {
  // Requests that the journeys cut, refuse or lose, and saves that the service refuses because another one was first.
  browser.expectProblem(/net::ERR_FAILED|40[019] \(|503 \(/);
});

const textOf = (page: Page, label: string) => () => page.getByLabel(label, { exact: true }).inputValue();
const isSent = (page: Page) => page.getByText('Not sent yet').waitFor({ state: 'hidden' });

/** Two members with the same shared draft open, and what the team's database has of it. */
async function openDraftTwice() {
  const { ann, ben, work } = await openTwo(browser, 'reviewer');
  await Promise.all([openDraft(ann.page), openDraft(ben.page)]);
  const stored = async () => {
    const [row] = await ann.get(`submissions?id=eq.${work.submissionId}&select=revision,draft`);
    return row as { revision: number; draft: SharedDraft };
  };
  const storedText = (field: 'title' | 'keywords' | 'description') => async () =>
    (await stored()).draft.listings['en-US']?.[field];
  return { ann, ben, stored, storedText };
}

it('two members who edit offline keep both their changes, and are offered the other text of one field', async () => {
  const { ann, ben, storedText } = await openDraftTwice();
  await Promise.all([cut(ann.page), cut(ben.page)]);
  await write(ann.page, 'Keywords', 'diary,evening');
  await write(ben.page, 'Full Description', 'Written on a train.');
  await write(ann.page, 'App Name', 'Lantern by Ann');
  await write(ben.page, 'App Name', 'Lantern by Ben');
  for (const { page } of [ann, ben]) await page.getByText('Not sent yet').waitFor();

  // Case 6: different fields. Case 7: one field, where the later text remains.
  await connect(ann.page);
  await isSent(ann.page);
  await connect(ben.page);
  const offer = ben.page.getByRole('group', { name: `Changed by ${ann.name}` });
  await offer.getByText('Lantern by Ann').waitFor();
  await expect.poll(() => ben.page.getByRole('group', { name: /^Changed by/ }).count()).toBe(1);
  expect(await textOf(ben.page, 'App Name')()).toBe('Lantern by Ben');
  await expect.poll(textOf(ben.page, 'Keywords')).toBe('diary,evening');
  await expect.poll(storedText('title')).toBe('Lantern by Ben');

  // Case 5: Ann is still in the field, so her text is not replaced; the other one is offered below it.
  await comeBack(ann.page);
  const elsewhere = ann.page.getByRole('group', { name: 'Changed elsewhere' });
  await elsewhere.getByText('Lantern by Ben').waitFor();
  expect(await textOf(ann.page, 'App Name')()).toBe('Lantern by Ann');
  expect(await textOf(ann.page, 'Full Description')()).toBe('Written on a train.');

  await offer.getByRole('button', { name: 'Take theirs' }).click();
  await offer.waitFor({ state: 'hidden' });
  expect(await textOf(ben.page, 'App Name')()).toBe('Lantern by Ann');
  await expect.poll(storedText('title')).toBe('Lantern by Ann');
  await comeBack(ann.page);
  await elsewhere.waitFor({ state: 'hidden' });
  expect(await textOf(ann.page, 'App Name')()).toBe('Lantern by Ann');
});

it('a change survives a service that is down, a refused token, a lost answer, a killed browser and an ended session', async () => {
  const { ann, ben, stored, storedText } = await openDraftTwice();
  const { revision } = await stored();
  const faults: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 503, body: 'Unavailable' }),
    (route) => route.fulfill({ status: 401, json: { code: 'PGRST301' } }),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
  ];
  const renewals: string[] = [];
  ann.page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  await ann.page.route(SAVES, async (route) => {
    const fault = faults.shift();
    await (fault ? fault(route) : route.continue());
  });

  // Case 8: the save arrives, its answer does not. Case 10: the token is renewed once, and the round goes on.
  await write(ann.page, 'Keywords', 'diary,night');
  await expect.poll(() => faults.length).toBe(0);
  await isSent(ann.page);
  expect(renewals).toHaveLength(1);
  await comeBack(ben.page);
  await expect.poll(textOf(ben.page, 'Keywords')).toBe('diary,night');
  expect((await stored()).revision).toBe(revision + 1);

  // Case 9: the browser is killed before a save has an answer.
  const draftUrl = ann.page.url();
  const asked = new Promise<void>((resolve) => {
    void ann.page.route(SAVES, () => resolve());
  });
  await write(ann.page, 'Keywords', 'diary,dawn');
  await asked;
  await ann.page.close();
  const again = await ann.context.newPage();
  await again.goto(draftUrl);
  await expect.poll(textOf(again, 'Keywords')).toBe('diary,dawn');
  await expect.poll(storedText('keywords')).toBe('diary,dawn');
  expect((await stored()).revision).toBe(revision + 2);

  // Case 10: the session has ended, so the work stays here until the user has signed in again.
  await cut(ben.page);
  await write(ben.page, 'Full Description', 'Kept in this browser.');
  await ben.page.getByText('Not sent yet').waitFor();
  await ben.page.route('**/rest/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301' } }),
  );
  await ben.page.route(/grant_type=refresh_token/, (route) =>
    route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found' } }),
  );
  await comeBack(ben.page);
  await ben.page.getByLabel('Email').fill(ben.email);
  expect(await storedText('description')()).not.toBe('Kept in this browser.');
  await ben.page.unrouteAll();
  await ben.page.getByLabel('Password').fill(PASSWORD);
  await ben.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(textOf(ben.page, 'Full Description')).toBe('Kept in this browser.');
  await expect.poll(storedText('description')).toBe('Kept in this browser.');
});
