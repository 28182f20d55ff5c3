import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith, terminalFor } from '@tests/support/cli';
import { secretsOf, storeKeyFiles } from '@tests/support/store-keys';
import { createFakePlay } from '@tests/support/stores/fake-play';
import { createRedactor } from '../../cli/stores/core/redact';
import { startOpenServer, type OpenServer } from '../../cli/stores/open/open-server';
import { pageOperations } from '../../cli/stores/open/operations';
import { readSite } from '../../cli/stores/open/site';
import { axeFindings } from './axe';
import { startedBrowser } from './browser';

const APP = 'app.pawpal.care';
const keys = storeKeyFiles();
const fake = createFakePlay({ packageName: APP });
let server: OpenServer;

beforeAll(async () => {
  const cwd = folderWith({ 'play.json': keys.google.json });
  const env = { XDG_CONFIG_HOME: `${cwd}/config`, XDG_STATE_HOME: `${cwd}/state` };
  const terminal = terminalFor(cwd, {
    env,
    network: { ...fake.network, wait: (ms) => wait(Math.min(ms, 5)) },
  });
  server = await startOpenServer({
    site: readSite(fileURLToPath(new URL('../../dist', import.meta.url))),
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
      // The link works once.
      const second = await context.newPage();
      await second.goto(link);
      await second.getByText(/This link was used already/).waitFor();
      await second.close();
      await page.goto(`${server.origin}/submit?demo=pawPal&step=5`);
      const sender = page.getByRole('region', { name: 'Send to Google Play' });
      await sender.getByText(APP).waitFor();
      await sender.getByRole('switch', { name: 'Send to review as well' }).click();
      await sender.getByRole('button', { name: 'Show what would change' }).click();
      const send = sender.getByRole('button', { name: /^Send \d+ steps to Google Play$/ });
      await send.waitFor({ timeout: 60_000 });
      expect(await axeFindings(page)).toEqual([]);
      expect(fake.state.commits).toBe(0);
      await send.click();
      await sender.getByText('Sent to Google Play').waitFor({ timeout: 60_000 });
      expect(fake.state.commits).toBe(1);
      expect(fake.state.app.listings['en-US']?.title).toContain('Paw');

      // A second plan has nothing to do.
      await sender.getByRole('button', { name: 'Show what would change' }).click();
      await sender.getByText('The store already has all of this.').waitFor({ timeout: 60_000 });
      await sender.getByRole('button', { name: 'Show its state' }).click();
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
});
