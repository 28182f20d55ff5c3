import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith, terminalFor } from '@tests/support/cli';
import { secretsOf, storeKeyFiles } from '@tests/support/store-keys';
import { BUNDLE_ID } from '@tests/support/fake-app-store/apps';
import { openOperations } from '@tests/support/screens/open-operations';
import { createFakePlay } from '@tests/support/stores/fake-play';
import { lanternOnAppStore, lanternOnPlay } from '@tests/support/stores/lantern';
import { createRedactor } from '../../cli/stores/core/redact';
import { startOpenServer, type OpenServer } from '../../cli/stores/open/open-server';
import { pageOperations } from '../../cli/stores/open/operations';
import { readSite } from '../../cli/stores/open/site';
import { axeFindings } from './axe';
import { startedBrowser } from './browser';
import { LONGEST_WAIT_MS } from './profile';

const APP = 'app.pawpal.care';
const SITE = fileURLToPath(new URL('../../dist', import.meta.url));
const keys = storeKeyFiles();
const fake = createFakePlay({ packageName: APP, app: { details: { defaultLanguage: 'en-US' } } });
let server: OpenServer;

beforeAll(async () => {
  const cwd = folderWith({ 'play.json': keys.google.json });
  const env = { XDG_CONFIG_HOME: `${cwd}/config`, XDG_STATE_HOME: `${cwd}/state` };
  const terminal = terminalFor(cwd, {
    env,
    network: { ...fake.network, wait: (ms) => wait(Math.min(ms, 5)) },
  });
  server = await startOpenServer({
    site: readSite(SITE),
    port: 0,
    operations: pageOperations({ 'play-key': 'play.json' }, terminal, createRedactor()),
    now: Date.now,
    onBug: (error) => {
      throw error;
    },
  });
});
afterAll(() => server.close());

describe('the page of storepilot open', () => {
  it('sends to the stores what was shown, with no key in the browser, and lets no other page in', async () => {
    const browser = await startedBrowser();
    const context = await browser.newContext();
    context.setDefaultTimeout(LONGEST_WAIT_MS);
    try {
      const page = await context.newPage();
      const requests: string[] = [];
      context.on('request', (request) =>
        requests.push(`${request.url()} ${request.postData()?.slice(0, 200) ?? ''}`),
      );
      const link = server.newLink();
      await page.goto(link);
      await page.waitForURL('**/submit');
      expect(page.url()).toBe(`${server.origin}/submit`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The link works once. The first tab has loaded: beside it, the second waits for the same few connections.
      const second = await context.newPage();
      await second.goto(link);
      await second.getByText(/This link was used already/).waitFor();
      await second.close();
      await page.goto(`${server.origin}/submit?demo=pawPal&step=5`);
      const sender = page.getByRole('region', { name: 'Send to Google Play' });
      await sender.getByText(APP).waitFor();
      // The verdict comes later, and moves what is below it.
      await page.getByRole('button', { name: 'See the report' }).waitFor();
      await sender.getByRole('switch', { name: 'Send to review as well' }).click();
      await sender.getByRole('button', { name: 'Show what would change' }).click();
      const send = sender.getByRole('button', { name: /^Send \d+ steps to Google Play$/ });
      await send.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(fake.state.commits).toBe(0);
      await send.click();
      await sender.getByText('Sent to Google Play').waitFor();
      expect(fake.state.commits).toBe(1);
      expect(fake.state.app.listings['en-US']?.title).toContain('Paw');

      // A second plan has nothing to do.
      await sender.getByRole('button', { name: 'Show what would change' }).click();
      await sender.getByText('The store already has all of this.').waitFor();
      await sender.getByRole('button', { name: 'Get the state from Google Play' }).click();
      await sender.getByText('There is no version in the store yet.').waitFor();

      // Nothing of a key is in the browser.
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      const all = [...requests, stored, await page.content()].join('\n');
      expect(secretsOf(keys).filter((secret) => all.includes(secret))).toEqual([]);
      expect(
        requests.filter((each) => !each.startsWith(server.origin) && !/^(?:blob|data):/.test(each)),
      ).toEqual([]);

      // A page of another server on this computer reads nothing.
      const other = createServer((_, response) =>
        response.setHeader('content-type', 'text/html').end('<title>o</title>'),
      );
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const foreign = await context.newPage();
      await foreign.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
      const read = await foreign.evaluate(async (origin) => {
        const answers: string[] = [];
        for (const type of ['application/json', 'text/plain'])
          answers.push(
            await fetch(`${origin}/storepilot-api/status`, {
              method: 'POST',
              headers: { 'content-type': type },
              body: '{}',
            }).then(
              () => 'read',
              () => 'blocked',
            ),
          );
        return answers;
      }, server.origin);
      expect(read).toEqual(['blocked', 'blocked']);
      other.close();
      other.closeAllConnections();
    } finally {
      await context.close();
    }
  });

  it('gets an app from both stores, and sends one word to the App Store, cancelled and continued', async () => {
    const apple = await lanternOnAppStore();
    let gate: Promise<void> | undefined;
    const gated: typeof fetch = async (input, init) => {
      if (init?.method === 'PATCH') await gate;
      return apple.fetch(input, init);
    };
    const { operations } = openOperations({ fetch: gated }, await lanternOnPlay());
    const own = await startOpenServer({
      site: readSite(SITE),
      port: 0,
      operations,
      now: Date.now,
      onBug: (error) => {
        throw error;
      },
    });
    const context = await (await startedBrowser()).newContext();
    context.setDefaultTimeout(LONGEST_WAIT_MS);
    try {
      const page = await context.newPage();
      await page.goto(own.newLink());
      await page.waitForURL('**/submit');
      await page.getByRole('button', { name: 'Get from the stores' }).click();
      await page.getByRole('combobox', { name: /App Store/ }).waitFor();
      // The only app of the key is chosen already.
      await page.getByRole('textbox', { name: /Google Play/ }).fill(BUNDLE_ID);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Get texts and pictures' }).click();
      await page.getByText(/^Taken: \d+ texts, 12 pictures/).waitFor();
      await page.getByText(/^What is in the stores \(Lantern, /).waitFor();
      await page.getByRole('button', { name: 'Open in the wizard' }).click();
      await page.waitForURL(/step=listing|step=2/);
      const draft = new URL(page.url()).searchParams.get('draft') ?? '';

      const step5 = `${own.origin}/submit?draft=${draft}&step=5`;
      await page.goto(step5);
      const sender = page.getByRole('region', { name: 'Send to Apple App Store' });
      const show = sender.getByRole('button', { name: 'Show what would change' });
      await show.click();
      await sender.getByText('The store already has all of this.').waitFor();

      await page.goto(`${own.origin}/submit?draft=${draft}&step=2`);
      for (const locale of ['German', 'Japanese']) {
        await page.getByRole('button', { name: new RegExp(`^${locale}`) }).click();
        // Until then the fields are those of the language before.
        await page.getByRole('heading', { name: `Texts in ${locale}` }).waitFor();
        await page.getByRole('textbox', { name: /^Short Description/ }).fill(`${locale} evenings`);
      }
      await page.getByText('Saved on this device', { exact: true }).first().waitFor();
      await page.goto(step5);
      // The verdict comes later, and moves what is below it.
      await page.getByRole('button', { name: 'See the report' }).waitFor();
      const before = apple.writes().length;
      let release = () => undefined as void;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      await show.click();
      await sender.getByRole('button', { name: 'Send 2 steps to Apple App Store' }).click();
      await sender.getByRole('progressbar', { name: 'Change German: name and subtitle' }).waitFor();
      await sender.getByRole('button', { name: 'Cancel' }).click();
      await sender.getByText('Stopping after this request').waitFor();
      release();
      gate = undefined;
      await sender.getByText('Not everything was sent').waitFor();
      await sender.getByText(/Done: 1 of 2 steps/).waitFor();
      await show.click();
      await sender.getByRole('button', { name: 'Send 1 step to Apple App Store' }).click();
      await sender.getByText('Sent to Apple App Store').waitFor();
      expect(apple.writes().slice(before)).toEqual([
        expect.stringMatching(/^PATCH \/v1\/appInfoLocalizations/),
        expect.stringMatching(/^PATCH \/v1\/appInfoLocalizations/),
      ]);
    } finally {
      await context.close();
      own.close();
    }
  });
});
