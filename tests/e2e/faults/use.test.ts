import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ipaFile } from '@tests/support/build-fixtures/builds';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { PLAIN_DOCUMENT } from '../profile';
import { goByMenu, standsFirm } from './common-rule';

const browser = useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const build = async () => ({
  name: 'Lantern.ipa',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(await ipaFile().arrayBuffer()),
});

describe('an error', () => {
  it('in one page: the header stays, the other pages work, and the page works again', async () => {
    browser.expectProblem(/Unexpected Application Error|the plan is no list/);
    const { page } = await browser.open('/team', { as: 'demo' });
    await standsFirm(page, 'Team Workflow');
    const chunk = '**/assets/billing-page*.js';
    await page.route(chunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function BillingPage() { throw new Error("the plan is no list"); }',
      }),
    );
    await goByMenu(page, 'Billing', 'Unexpected Application Error!');
    await page.getByText('What you typed is saved; the other pages still work.').waitFor();
    await goByMenu(page, 'Team', 'Team Workflow');
    await page.unroute(chunk);
    await goByMenu(page, 'Billing', 'Unexpected Application Error!'); // the module that this document imports
    await button(page, 'Reload the page').click();
    await standsFirm(page, 'Billing');
  });

  it.each([
    ['throws', { contentType: 'text/javascript', body: 'throw new Error("boom")' }],
    ['is gone', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ])(
    'in a worker, which %s: a message, the draft stays, and the same build is read afterwards',
    async (_, answer) => {
      browser.expectProblem(/Failed to load resource|MIME|boom/);
      const { page } = await browser.open('/submit?step=1', { as: 'demo' });
      const worker = '**/assets/build-worker*.js';
      await page.route(worker, (route) => route.fulfill(answer));
      const input = page.getByLabel('Drop your app here, or choose files');
      await input.setInputFiles(await build());
      await page.getByText('The inspector stopped unexpectedly.').waitFor();
      await standsFirm(page, 'New Submission');
      await page.unroute(worker);
      await input.setInputFiles(await build());
      await page.getByRole('region', { name: 'Build Lantern.ipa' }).waitFor();
      expect(await page.getByText('The inspector stopped unexpectedly.').count()).toBe(0);
    },
  );

  it('in a handler, where the browser refuses files and the clipboard: a message says what to do', async () => {
    const { page, context } = await browser.open(PLAIN_DOCUMENT, { as: 'demo' });
    await context.addInitScript(() => {
      URL.createObjectURL = () => {
        throw new DOMException('denied', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(`${browser.siteUrl}/settings`);
    await button(page, 'Export my workspace').click();
    await page.getByText('Export failed').waitFor();
    await openInside(page, '/submit?app=laced-up&step=5');
    await button(page, 'Download submission package').click();
    await page.getByText('The browser did not accept the file.').waitFor();
    const lists = page.getByRole('region', { name: /, by hand in your browser$/ }); // they move what is below
    await lists.first().waitFor();
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    await page.getByText('Select the text and press Ctrl+C').waitFor();
    await standsFirm(page, 'LacedUp 2.1.0');
  });
});

/** Clicks twice in one place, as an impatient user does; the second click may hit what the first one left there. */
async function pressTwice(page: Page, name: string, between?: () => Promise<unknown>) {
  await button(page, name).first().scrollIntoViewIfNeeded();
  const box = await button(page, name).first().boundingBox();
  if (!box) throw new Error(`${name} is out of sight`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await between?.();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/** Holds Enter down: one press and the keyboard's repeats, on whatever the first one shows. */
async function holdEnter(page: Page, between?: () => Promise<unknown>) {
  await page.keyboard.down('Enter');
  await between?.();
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

describe('a double click and a held Enter give one result', () => {
  it('when apps are deleted and submitted', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    const cards = page.getByRole('article');
    await page.getByText('6 apps', { exact: true }).waitFor();
    const shown = (count: number) => page.getByText(`${count} apps`, { exact: true }).waitFor();
    await pressTwice(page, 'Delete', () => shown(5));
    expect(await cards.count()).toBe(5);
    await cards.first().getByRole('button', { name: 'Delete' }).focus();
    await holdEnter(page, () => shown(4));
    await page.getByRole('searchbox', { name: 'Search apps' }).fill('a');
    await page.getByRole('searchbox', { name: 'Search apps' }).fill('');
    await shown(4);

    const before = await page.evaluate(() => history.length);
    await cards.first().getByRole('link', { name: 'Submit' }).focus();
    await holdEnter(page);
    await standsFirm(page, 'Bread Ledger 1.0.3');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await shown(4);
  });

  it('when a step is approved', async () => {
    const { page } = await browser.open('/team?tab=approvals', { as: 'demo' });
    const approved = page.getByRole('list', { name: /^Steps of / }).getByText(/^Approved by /);
    await page
      .getByRole('button', { name: /^Approve / })
      .first()
      .waitFor();
    const before = await approved.count();
    const name =
      (await page
        .getByRole('button', { name: /^Approve / })
        .first()
        .getAttribute('aria-label')) ?? '';
    await pressTwice(page, name, () => page.getByText('Step Approved').waitFor());
    expect(await approved.count()).toBe(before + 1);
    await page
      .getByRole('button', { name: /^Approve / })
      .first()
      .focus();
    await holdEnter(page, () => expect.poll(() => approved.count()).toBe(before + 2));
    expect(await approved.count()).toBe(before + 2);
    expect(await page.getByText('Already decided').count()).toBe(0);
  });

  it('when a member is invited, the profile saved and a submission generated', async () => {
    const { page } = await browser.open('/billing?tab=team', { as: 'demo' });
    await page.getByLabel('Email').fill('mia@example.com');
    await page.getByLabel('Email').focus();
    await holdEnter(page, () => page.getByText('Invitation Sent to mia@example.com').waitFor());
    await page.getByLabel('Email').fill('kai@example.com');
    await pressTwice(page, 'Send Invite', () =>
      page.getByText('Invitation Sent to kai@example.com').waitFor(),
    );
    expect(await page.getByText('Please enter a valid email address').count()).toBe(0);
    for (const email of ['mia@example.com', 'kai@example.com']) {
      const invited = page.getByRole('region', { name: 'Pending Invites' }).getByText(email, { exact: true });
      await invited.first().waitFor();
      expect(await invited.count()).toBe(1);
    }

    await page.goto(`${browser.siteUrl}/settings`);
    await page.getByLabel('Company').fill('Example Ltd');
    await pressTwice(page, 'Save Changes', () => page.getByText('Profile updated').waitFor());
    expect(await page.getByText('Profile updated').count()).toBe(1);

    await page.goto(`${browser.siteUrl}/recovery`);
    await page.getByRole('list').getByRole('button').first().click();
    await page.getByRole('button', { name: /^Analyze/ }).click();
    await button(page, 'Generate Updated Submission').focus();
    const toast = page.getByText('New Submission Generated', { exact: true });
    await holdEnter(page, () => toast.waitFor());
    await pressTwice(page, 'Generate Updated Submission', () => expect.poll(() => toast.count()).toBe(2));
    expect(await toast.count()).toBe(2);
  });

  it('when the package is downloaded', async () => {
    const { page } = await browser.open('/submit?step=2', { as: 'demo' });
    await page.getByLabel('App Name').fill('Lantern');
    await page
      .getByRole('navigation', { name: 'Submission steps' })
      .getByRole('button', { name: 'Submit' })
      .click();
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    const isDone = () => page.getByText('Package downloaded').waitFor();
    await button(page, 'Download submission package').waitFor();
    await pressTwice(page, 'Download submission package', isDone);
    await button(page, 'Download submission package').focus();
    await holdEnter(page, () => expect.poll(() => downloads).toBe(2));
    await openInside(page, '/submissions');
    await page.getByRole('heading', { level: 1, name: 'Submissions' }).waitFor();
    expect(downloads).toBe(2);
  });
});

describe('leaving in the middle', () => {
  it('of each simulated job, forwards and back: nothing arrives later, and the page works again', async () => {
    const { page } = await browser.open('/aso', { as: 'demo', hasClock: true });
    const LONGEST_JOB_MS = 10_000;
    const fill = async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) {
        await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
      }
    };
    for (const [path, heading, start, texts] of [
      [
        '/aso',
        'ASO Optimizer',
        'Optimize Listing',
        { 'App Name': 'Lantern', 'Current Title': 'Lantern', 'Current Description': 'Three lines.' },
      ],
      [
        '/marketing',
        'Marketing Asset Generator',
        /^Generate/,
        { 'App Name': 'Lantern', 'App Description': 'Three lines.' },
      ],
      ['/recovery?rejection=rej-1', 'Smart Error Recovery', /^Analyze/, {}],
      ['/policy-watchdog?tab=compliance', 'Policy Watchdog', /^(?:Check|Run|Re-check)/, {}],
      ['/multi-store', 'Multi-Store Expansion', 'Submit to All Selected Stores', {}],
    ] as const) {
      await openInside(page, path);
      await standsFirm(page, heading);
      await fill(texts);
      if (path.startsWith('/recovery')) await page.getByRole('list').getByRole('button').first().click();
      await page.getByRole('button', { name: start }).first().click();
      await page.clock.runFor(500);
      await goByMenu(page, 'Analytics', 'Submission Analytics');
      await page.clock.runFor(LONGEST_JOB_MS);
      expect(await page.locator('[data-sonner-toast]').count(), path).toBe(0);
      await page.goBack();
      await standsFirm(page, heading);
      await page.goForward();
      await standsFirm(page, 'Submission Analytics');
    }
  });

  it('of a build being read and of drawing: the workers end, and the page that was opened stays', async () => {
    const { page } = await browser.open('/submit?step=1', { as: 'demo' });
    let hold = true;
    const letThrough: (() => void)[] = [];
    await page.route('**/assets/{build,render}-worker-*.js', async (route) => {
      if (hold) await new Promise<void>((resolve) => letThrough.push(resolve));
      await route.continue().catch(() => undefined); // the page may be gone
    });
    await page.getByLabel('Drop your app here, or choose files').setInputFiles(await build());
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await goByMenu(page, 'Analytics', 'Submission Analytics');
    hold = false;
    letThrough.forEach((open) => open());
    await expect.poll(() => page.workers().length).toBe(0);
    await page.goBack();
    await standsFirm(page, 'New Submission');
    await page.getByLabel('Drop your app here, or choose files').setInputFiles(await build());
    await page.getByRole('region', { name: 'Build Lantern.ipa' }).waitFor();
    await standsFirm(page, 'Lantern 1.4.0');
  });
});
