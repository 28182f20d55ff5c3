import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser';
import { holdCode } from './hold-code';

const browser = useBrowser();

/** A letter whose case is a question until the page also knows how people tell cases. */
const LETTER =
  'Guideline 2.1(a) - Performance - App Completeness\n\nThe app exhibited one or more bugs.\n\nBug description: the "Buy now" button was unresponsive and a spinner kept turning.\n\nDevice type: iPad Air (5th generation)';

describe('the plan of a letter', () => {
  it('is there immediately, and loses its question when the tables that answer it arrive', async () => {
    const { page } = await browser.open('/recovery', { as: 'demo' });
    const tables = await holdCode(page, /rank-told-/);
    await page.getByLabel('The store’s message').fill(LETTER);
    const plan = page.getByRole('region', { name: 'What to do' });
    const question = plan.getByRole('group', { name: 'Which of these did they write?' });
    await question.waitFor();
    await tables.asked;
    tables.send();
    await question.waitFor({ state: 'detached' });
    expect(await plan.getByRole('checkbox').count()).toBeGreaterThan(1);
  });

  it('stays, with its question, where those tables cannot be loaded', async () => {
    browser.expectProblem(/rank-told|ERR_FAILED/);
    const { page } = await browser.open('/recovery', { as: 'demo' });
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('rank-told-'));
    await page.route(/rank-told-/, (route) => route.abort());
    await page.getByLabel('The store’s message').fill(LETTER);
    await refused;
    const plan = page.getByRole('region', { name: 'What to do' });
    const boxes = await plan.getByRole('checkbox').count();
    await plan.getByRole('checkbox', { name: /^A button/ }).check();
    expect(await plan.getByRole('checkbox').count()).toBeGreaterThan(boxes);
  });
});
