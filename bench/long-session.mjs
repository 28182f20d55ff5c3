// npm run bench:session: uses every tool in one page, again and again, as in two hours of work, and counts what is left.
// Exit code 1 where heap, nodes or listeners of the last round are more than 1.1 times those of the tenth.
//   --rounds 60    rounds through all tools
//   --snapshots    also writes heap snapshots of both rounds to .storepilot/bench, to find what keeps the rest
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from '../tools/build.mjs';
import { loadSource } from '../tools/load-source.mjs';
import { heapMegabytes, launch, leftovers, openSession, settle } from './session.mjs';
import { serve } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ round: number, heap: number, nodes: number, listeners: number }} Count */

const FIRST_ROUND = 10;
const MOST = 1.1;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    snapshots: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < FIRST_ROUND) {
  console.error(`--rounds must be a whole number from ${FIRST_ROUND}, not "${options.rounds}".`);
  process.exit(1);
}

process.env.VITE_SUPABASE_URL = '';
process.env.VITE_SUPABASE_ANON_KEY = '';
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Goes to a page as a link does, without loading the document again. @param {Page} page @param {string} path @param {string} heading */
async function go(page, path, heading) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
}

/** Opens each tab and folded part in view, and closes the part again. @param {Page} page */
async function lookAround(page) {
  for (const tab of await page.locator('main [role=tab]:visible').all()) {
    if (await tab.isEnabled()) await tab.click({ timeout: 5000 }).catch(() => undefined);
  }
  for (const part of (await page.locator('main summary:visible').all()).slice(0, 5)) {
    for (let press = 0; press < 2; press += 1) await part.click({ timeout: 5000 }).catch(() => undefined);
  }
}

/** @param {Page} page @param {string} label @param {string} text */
const fill = (page, label, text) => page.getByLabel(label).first().fill(text);
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();
/** @param {Page} page @param {string} name of the button that opens it */
async function openAndClose(page, name) {
  await press(page, name);
  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
}

/**
 * Chooses a file inside the page: Playwright's setInputFiles would keep a handle of the field, and all around it.
 * @param {import('playwright-core').Locator} field @param {string} base64
 */
async function chooseFile(field, base64) {
  await field.evaluate((input, bytes) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('this is no field for files');
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0));
    transfer.items.add(new File([content], 'long-session.png', { type: 'image/png' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, base64);
}

/**
 * One way through all tools. It leaves the workspace as it was, so that only what the page keeps can grow.
 * @param {Page} page @param {string} draft address of the demo's draft @param {string} picture in base64
 */
async function useAllTools(page, draft, picture) {
  await go(page, '/apps', 'Your Apps');
  for (const text of ['la', '']) await fill(page, 'Search apps', text);
  await openAndClose(page, 'Import a listing');
  await press(page, 'Delete');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('6 apps').first().waitFor();

  await go(page, '/aso', 'ASO Optimizer');
  await fill(page, 'App Name', 'Lantern');
  await fill(page, 'Current Title', 'Lantern, the best free diary');
  await fill(page, 'Current Description', 'Write three lines each evening. #1 in the store.');
  await press(page, 'Optimize Listing');
  await page.getByText('ASO score improved').first().waitFor();
  await lookAround(page);

  await go(page, '/marketing', 'Marketing Asset Generator');
  await fill(page, 'App Name', 'Lantern');
  await fill(page, 'App Description', 'Write three lines each evening.');
  await press(page, 'Generate Assets');
  await page.getByRole('tab', { name: 'Press Release' }).waitFor();
  await lookAround(page);

  for (const [path, heading] of /** @type {const} */ ([
    ['/analytics', 'Analytics'],
    ['/localization', 'Localization'],
    ['/multi-store', 'Multi-Store'],
    ['/team', 'Team Workflow'],
    ['/templates', 'Templates'],
    ['/policy-watchdog', 'Policy Watchdog'],
    ['/policies', 'Polic'],
    ['/submissions', 'Submissions'],
    ['/billing', 'Billing'],
    ['/settings', 'Settings'],
    ['/docs', 'Doc'],
    ['/pricing', 'Pricing'],
  ])) {
    await go(page, path, heading);
    await lookAround(page);
  }

  await go(page, '/recovery', '');
  const letter = page.getByRole('textbox').first();
  await letter.fill('Guideline 2.3.3 - Performance - Accurate Metadata\nITMS-90683: Missing purpose string');
  await page.getByText('2.3.3').first().waitFor();
  await lookAround(page);
  await letter.fill('');

  await go(page, draft, '');
  const steps = page.getByRole('navigation', { name: 'Submission steps' });
  for (const step of await steps.getByRole('button').all()) {
    await step.click();
    await lookAround(page);
  }
  await steps.getByRole('button', { name: 'Listing' }).click();
  for (const text of ['Lantern 2', 'Lantern']) await fill(page, 'App Name', text);
  await steps.getByRole('button', { name: 'Screenshots' }).click();
  await chooseFile(page.getByLabel('Drop screenshots here, or choose files').first(), picture);
  for (const text of ['Another way', 'Find the way']) await fill(page, 'Caption 1', text);
  await openAndClose(page, 'Templates');
  await page.getByRole('button', { name: 'Remove picture 1' }).dblclick();
  await page.getByLabel('Caption 1').first().waitFor({ state: 'detached' });
  await page.getByText('Saved on this device', { exact: true }).first().waitFor();
}

/** @param {import('./session.mjs').Session} session @param {number} round @returns {Promise<Count>} */
async function count(session, round) {
  await go(session.page, '/apps', 'Your Apps');
  await session.page.waitForTimeout(8000); // until messages have left
  const { nodes, listeners } = await leftovers(session);
  return { round, heap: await heapMegabytes(session), nodes, listeners };
}

/** @param {import('./session.mjs').Session} session @param {string} file */
async function writeSnapshot({ cdp }, file) {
  /** @type {string[]} */
  const chunks = [];
  /** @param {{ chunk: string }} part */
  const take = ({ chunk }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  writeFileSync(file, chunks.join(''));
}

const work = join(root, '.storepilot/bench');
mkdirSync(work, { recursive: true });
const { makePng } = /** @type {typeof import('../tests/support/png.ts')} */ (
  await loadSource(root, 'tests/support/png.ts')
);
const [width, height] = [660, 1434];
const pixels = new Uint8Array((width * 3 + 1) * height);
const picture = Buffer.from(makePng({ width, height, colorType: 2 }, pixels)).toString('base64');

const { dist } = await buildSite({ quiet: true });
const site = await serve(dist, { hasBackend: true });
const browser = await launch(undefined);
try {
  const session = await openSession(browser, {});
  const { page } = session;
  page.setDefaultTimeout(120_000);
  await page.goto(`${site.url}/sign-in`);
  await settle(session);
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await page.waitForURL(`${site.url}/apps`);
  // A draft of the user's own: nothing is stored of a demo that nobody edits.
  await page.goto(`${site.url}/submit?step=2`);
  await page.getByLabel('App Name').fill('Lantern');
  await page.getByText('Saved on this device', { exact: true }).first().waitFor();
  const { pathname, search } = new URL(page.url());
  /** @type {Count[]} */
  const counts = [];
  for (let round = 1; round <= rounds; round += 1) {
    await useAllTools(page, pathname + search, picture);
    if (round % FIRST_ROUND !== 0 && round !== rounds) continue;
    const found = await count(session, round);
    counts.push(found);
    console.log(
      `round ${round}: ${found.heap.toFixed(1)} MB, ${found.nodes} nodes, ${found.listeners} listeners`,
    );
    if (options.snapshots && (counts.length === 1 || round === rounds))
      await writeSnapshot(session, join(work, `round-${round}.heapsnapshot`));
  }
  const [first, last] = [counts[0], counts.at(-1)];
  for (const what of /** @type {const} */ (['heap', 'nodes', 'listeners'])) {
    const growth = (last?.[what] ?? NaN) / (first?.[what] ?? NaN);
    const isMet = growth <= MOST;
    console.log(
      `${what}: ${growth.toFixed(3)} x round ${FIRST_ROUND}, goal ${MOST}: ${isMet ? 'met' : 'missed'}`,
    );
    if (!isMet) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
}
