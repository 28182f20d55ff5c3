import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { watchContext } from './watch-context';

/** A document of the site that runs no code of the product. */
export const PLAIN_DOCUMENT = '/robots.txt';

/** The longest wait for something on a page. Only a journey that fails waits so long, however busy the machine is. */
export const LONGEST_WAIT_MS = 120_000;

/** A page in a profile of its own. */
export interface Visit {
  page: Page;
  context: BrowserContext;
}

/** Settings that can be changed in an open page, so that journeys which differ only in them can share one profile. */
export interface Look {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** Settings that require a separate profile. */
export type ProfileOptions = Pick<BrowserContextOptions, 'permissions' | 'serviceWorkers'>;

/** A browser profile with one page, which is on the plain document of its site. */
export interface Profile extends Visit {
  /** Whether the page's clock can be moved (`page.clock`); otherwise it flows as usual. */
  hasClock: boolean;
  /** The address of its site. */
  site: string;
  /** Whether `resetProfile` can undo everything that was done with the profile. */
  isReusable(): boolean;
  /** Removes the scripts that a journey has added to the page or to its context. */
  removeScripts: () => Promise<void>;
  /** Attached only while it is used: as long as it is, `navigator.onLine` stays true without a network. */
  attachDevTools: () => Promise<CDPSession>;
}

/** Creates a profile. @param report receives what no page of the product may do */
export async function createProfile(
  browser: Browser,
  site: string,
  report: (problem: string) => void,
  { hasClock = false, ...options }: ProfileOptions & { hasClock?: boolean } = {},
): Promise<Profile> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  await watchContext(context, site, report);
  if (hasClock) await context.clock.install();
  const page = await context.newPage();
  const attach = context.newCDPSession.bind(context);
  await page.goto(site + PLAIN_DOCUMENT);
  const isUnchanged = watchLastingChanges(page, context);
  const removeScripts = watchScripts(page, context);
  const isPlain = Object.keys(options).length === 0;
  return {
    page,
    context,
    site,
    hasClock,
    removeScripts,
    attachDevTools: () => attach(page),
    isReusable: () => isPlain && isUnchanged(),
  };
}

/** Watches for changes that nothing in Playwright undoes. Returns a function that tells whether there was none. */
function watchLastingChanges(page: Page, context: BrowserContext): () => boolean {
  let isChanged = false;
  const note = () => (isChanged = true);
  page.on('crash', note);
  page.on('close', note);
  const functions = ['exposeBinding', 'exposeFunction'] as const;
  watchCalls(page, functions, note);
  watchCalls(context, [...functions, 'grantPermissions', 'newCDPSession'], note);
  watchCalls(context.clock, ['install', 'pauseAt', 'setFixedTime'], note);
  return () => !isChanged;
}

/** Watches for scripts that run at the start of each document. Returns a function that removes them. */
function watchScripts(page: Page, context: BrowserContext): () => Promise<void> {
  let added: ReturnType<Page['addInitScript']>[] = [];
  const note = (script: unknown) => added.push(script as ReturnType<Page['addInitScript']>);
  watchCalls(page, ['addInitScript'], note);
  watchCalls(context, ['addInitScript'], note);
  return async () => {
    for (const script of added) await (await script).dispose();
    added = [];
  };
}

/** Calls `note` with the result of each call of one of the methods. */
function watchCalls<Owner extends object>(
  owner: Owner,
  names: readonly (keyof Owner & string)[],
  note: (result: unknown) => void,
) {
  for (const name of names) {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== 'function') throw new Error(`There is no method ${name}`);
    Reflect.set(owner, name, (...values: unknown[]) => {
      const result: unknown = Reflect.apply(method, owner, values);
      note(result);
      return result;
    });
  }
}

/** Brings a profile that is reusable back to how `createProfile` made it: nothing stored, no routes, online. */
export async function resetProfile({
  page,
  context,
  site,
  hasClock,
  removeScripts,
  attachDevTools,
}: Profile): Promise<void> {
  await removeScripts();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  if (hasClock) await context.clock.setSystemTime(Date.now());
  await page.goto(site + PLAIN_DOCUMENT);
  // Only now: a request that a route holds would continue to the server.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const devTools = await attachDevTools();
  await devTools.send('Page.resetNavigationHistory');
  await devTools.detach();
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
      });
    }
    const folder = await navigator.storage.getDirectory();
    for await (const name of folder.keys()) await folder.removeEntry(name, { recursive: true });
  });
}

/** Sets the size of the window and the user's preferences; those not given are a desktop's. */
export async function applyLook(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.viewport ?? { width: 1440, height: 900 });
  await page.emulateMedia({
    media: null,
    colorScheme: look.colorScheme ?? 'light',
    reducedMotion: look.reducedMotion ?? 'no-preference',
    forcedColors: look.forcedColors ?? 'none',
  });
}
