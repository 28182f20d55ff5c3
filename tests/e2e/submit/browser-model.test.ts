import { chromium, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../../tools/browser.mjs';
import { axeFindings } from '../axe';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';

const browser = useBrowser();
const DESCRIPTION =
  'A running coach that plans every week of your training, follows each run, and tells you when to rest.';
const LONG = 'A running coach that plans every single week of your training';

/** Everything that the page asks of a server from now on, other than for its own files. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && !/\/(?:auth|rest|functions)\//.test(request.url());
    if (!isFile || request.postData() !== null) asked.push(`${request.method()} ${request.url()}`);
  });
  return asked;
}

async function switchOn(page: Page, name: RegExp) {
  const control = page.getByRole('switch', { name });
  // Some builds of Chromium never say whether they have a translator, which counts as no after five seconds.
  await control.waitFor();
  await control.click();
  await expect.poll(() => control.getAttribute('aria-checked')).toBe('true');
}

describe('the browser’s own model', () => {
  it('is Chromium’s real one, whose answer is refused or missing, and nothing changes', async () => {
    const { page } = await browser.open('/settings', { as: 'demo' });
    const hasApi = await page.evaluate(() => 'LanguageModel' in window);
    if (!hasApi) {
      await page.getByText('Your browser has no model of its own').waitFor();
      return;
    }
    await switchOn(page, /own model/);
    await openInside(page, '/submit?demo=lacedUp&step=2');
    const subtitle = page.getByLabel('Short Description', { exact: true });
    await subtitle.fill(LONG);
    const asked = watchRequests(page);
    await page.getByRole('button', { name: 'Use the browser’s model' }).click();
    await page.getByRole('button', { name: 'Shorten 1 text' }).click();
    // The open build echoes the prompt; a build without a model says that it can't. Neither is offered.
    await page.getByText('1 text not offered').waitFor();
    expect(await page.getByRole('button', { name: /^Use this text/ }).count()).toBe(0);
    expect(await subtitle.inputValue()).toBe(LONG);
    expect(await axeFindings(page)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('proposes, with a fake in its place: what is judged, and the user’s choice', async () => {
    const { page, context } = await browser.open('/settings', { as: 'demo', profile: {} });
    await context.addInitScript(() => {
      const italian =
        'Un allenatore di corsa che pianifica ogni settimana del tuo allenamento, segue ogni corsa e ti dice quando riposare.';
      const translator = {
        availability: () => Promise.resolve('downloadable'),
        create: ({ monitor }: { monitor: (target: EventTarget) => void }) => {
          const target = new EventTarget();
          monitor(target);
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }));
          return Promise.resolve({
            translate: (text: string) => Promise.resolve(text.length < 60 ? 'Corsa ogni giorno' : italian),
            destroy: () => {},
          });
        },
      };
      Object.assign(window, {
        Translator: translator,
        LanguageModel: undefined,
        Summarizer: undefined,
        LanguageDetector: undefined,
      });
    });
    await page.reload();
    await switchOn(page, /own model/);
    await openInside(page, '/submit?app=laced-up&step=2');
    await page.getByLabel('Short Description', { exact: true }).fill('A run for every day');
    await page.getByLabel('Full Description', { exact: true }).fill(DESCRIPTION);
    await page.getByLabel('Add a language').selectOption('it');
    await page.getByRole('heading', { name: 'Texts in Italian' }).waitFor();
    await page.getByRole('button', { name: 'Use the browser’s model' }).click();
    const asked = watchRequests(page);
    await page.getByRole('button', { name: 'Translate into Italian' }).click();
    await page.getByRole('button', { name: /^Use this text ?: Full Description in Italian/ }).waitFor();
    expect(await page.getByLabel('Full Description', { exact: true }).inputValue()).toBe('');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: /^Use this text ?: Full Description in Italian/ }).click();
    await page.getByText(/Written by the browser’s model: Full Description in Italian/).waitFor();
    await expect
      .poll(() => page.getByLabel('Full Description', { exact: true }).inputValue())
      .toMatch(/^Un allenatore di corsa/);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('an assistant in the browser', () => {
  it('sees the tools of the open draft through Chromium’s WebMCP, once that is switched on', async () => {
    const other = await chromium.launch({
      executablePath: findBrowser(),
      args: [...BROWSER_FLAGS, '--enable-features=WebMCP,WebMCPTesting'],
    });
    try {
      const page = await other.newPage();
      await page.goto(`${browser.siteUrl}/sign-in`);
      if (!(await page.evaluate(() => 'modelContext' in document))) return;
      await page.getByRole('button', { name: /demo account/i }).click();
      await page.waitForURL(/\/apps/);
      const names = () =>
        page.evaluate(async () => {
          const { modelContext } = document as unknown as {
            modelContext: { getTools: () => Promise<{ name: string }[]> };
          };
          return (await modelContext.getTools()).map(({ name }) => name).sort();
        });
      await openInside(page, '/submit?demo=lacedUp&step=2');
      await page.getByRole('button', { name: 'AI Enhance Copy' }).waitFor();
      expect(await names()).toEqual([]);
      await openInside(page, '/settings');
      await switchOn(page, /assistant/);
      await openInside(page, '/submit?demo=lacedUp&step=2');
      await expect.poll(names).toEqual(['storepilot_check', 'storepilot_propose_text', 'storepilot_texts']);
    } finally {
      await other.close();
    }
  });
});
