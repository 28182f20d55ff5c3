import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../axe';
import { useBrowser } from '../browser';
import { PLAIN_DOCUMENT } from '../profile';
import { holdCode } from '../hold-code';
import { openInside } from '../open-inside';
import { comeBack, openAs, signUp } from './people';

const browser = useBrowser();

/** Creates a team with one shared draft. @returns the link that invites one person */
async function startTeam(page: Page, teamName: string, draftName: string) {
  await page.getByLabel('App Name').fill(draftName);
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  const draftUrl = page.url();
  await openInside(page, '/team');
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('/rest/v1/') && sent.push(request.url())));
  await page.getByRole('button', { name: 'Set up a team' }).click();
  await page.getByText(/never leave this browser/).waitFor();
  expect(sent).toEqual([]);
  await page.getByLabel('Team name').fill(teamName);
  await page.getByRole('button', { name: 'Create team' }).click();
  await page.getByRole('heading', { name: teamName }).waitFor();
  await page.getByRole('button', { name: `Share ${draftName}` }).click();
  await page.getByText('Shared', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Create invitation link' }).click();
  const invitations = page.getByRole('list', { name: 'Open invitations' });
  const link = (await invitations.getByText(/#join=/).textContent()) ?? '';
  return { link, draftUrl };
}

describe('without a team', () => {
  // That no other page can load it: tests/architecture/team-code.test.ts, and bundle.test.ts for the files of a build.
  it('the wizard and the team page load no code of teams and ask no service', async () => {
    const teamCode = /(?:team-(?:rows|status|sync)|use-team-gateway)-[\w-]{8}\.js$/;
    expect(readdirSync('dist/assets').filter((file) => teamCode.test(file)).length).toBeGreaterThan(2);
    const { page, context } = await browser.open(PLAIN_DOCUMENT, { as: 'demo' });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    for (const [path, heading] of [
      ['/submit?step=2', 'New Submission'],
      ['/team', 'Team Workflow'],
    ] as const) {
      await page.goto(browser.siteUrl + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(asked.filter((url) => teamCode.test(url) || url.includes('/rest/v1/'))).toEqual([]);
  });
});

describe('a team', () => {
  it('is created, joined by a link that works once, and edits one draft in two browsers', async () => {
    // Both save at the same time: the server refuses the later one, which then merges and saves again.
    browser.expectProblem(/409 \(Conflict\).*\/rest\/v1\/saves/);
    const ann = await openAs(browser, await signUp(browser, 'ann'), '/submit?step=2');
    const { link, draftUrl } = await startTeam(ann.page, 'Lantern team', 'Lantern');

    const ben = await openAs(browser, await signUp(browser, 'ben'), link.replace(browser.siteUrl, ''));
    await ben.page.getByRole('button', { name: 'Join team' }).click();
    const people = ben.page.getByRole('region', { name: 'People', exact: true });
    await people.getByText(ann.email).waitFor();
    expect(ben.page.url()).toBe(`${browser.siteUrl}/team`);
    await ben.page.getByRole('link', { name: 'Open Lantern' }).click();
    await ben.page.getByText(`Last change by ${ann.name}`).waitFor();
    await expect.poll(() => ben.page.getByLabel('App Name', { exact: true }).inputValue()).toBe('Lantern');

    await openInside(ann.page, draftUrl);
    const description = ann.page.getByLabel('Full Description', { exact: true });
    await description.focus();
    await ben.page.getByLabel('Keywords', { exact: true }).fill('diary,evening');
    await description.pressSequentially('Ann goes on typing. ');
    await expect
      .poll(() => ann.page.getByLabel('Keywords', { exact: true }).inputValue())
      .toBe('diary,evening');
    expect(await ann.page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    expect(await description.inputValue()).toBe('Ann goes on typing. ');
    expect(await axeFindings(ann.page)).toEqual([]);
    // Ben comments on a field and mentions Ann, who finds it in her list.
    await ben.page.getByRole('button', { name: 'Comment on Keywords' }).click();
    await ben.page.getByLabel('Comment on Keywords (en-US)').pressSequentially('Enough, @');
    await ben.page.getByRole('option', { name: ann.email }).click();
    await ben.page.getByRole('button', { name: 'Comment', exact: true }).click();
    await ben.page.getByRole('button', { name: '1 open thread on Keywords' }).waitFor();
    expect(await axeFindings(ben.page)).toEqual([]);
    await openInside(ann.page, '/team');
    await ann.page.getByRole('region', { name: 'Mentions you' }).getByText('Enough,').waitFor();
    await comeBack(ben.page);
    await expect
      .poll(() => ben.page.getByLabel('Full Description', { exact: true }).inputValue())
      .toBe('Ann goes on typing. ');

    // Ben, a developer, approves the first step of exactly what Ann asked for.
    await ann.page.getByRole('button', { name: 'Ask for approval of Lantern' }).click();
    await ann.page.getByText(/Next step: Development Complete/).waitFor();
    const previews = await holdCode(ben.page, /content-previews-/);
    await ben.page.goto(`${browser.siteUrl}/team`);
    await ben.page.getByRole('button', { name: 'Show the content of Lantern' }).click();
    await ben.page.getByText('Keywords (en-US)').waitFor();
    await previews.asked;
    const approve = ben.page.getByRole('button', {
      name: 'Approve Development Complete',
      includeHidden: true,
    });
    expect(await approve.isVisible()).toBe(false);
    previews.send();
    await approve.click();
    const approved = `Development Complete approved by ${ben.name}`;
    await ben.page.getByText(approved).waitFor();
    await comeBack(ann.page);
    await ann.page.getByText(approved).waitFor();
    // While a toast fades out, its text has less contrast. It stays as long as the pointer is over it.
    await ben.page.mouse.move(0, 0);
    await ben.page.getByText('Step Approved').waitFor({ state: 'detached' });
    expect(await axeFindings(ben.page)).toEqual([]);

    // The code is used up: a stranger reads so, and sees nothing of the team.
    browser.expectProblem(/400 \(Bad Request\)/);
    const cleo = await openAs(browser, await signUp(browser, 'cleo'), link.replace(browser.siteUrl, ''));
    await cleo.page.getByRole('button', { name: 'Join team' }).click();
    await cleo.page.getByText(/This invitation cannot be used/).waitFor();
    expect(await cleo.page.getByRole('heading', { name: 'Lantern team' }).count()).toBe(0);
  });
});
