import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import demoAccount from '@/config/demo-account.json';
import { ipaFile } from '@tests/support/build-fixtures/builds';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { upload } from '../steps';

const browser = useBrowser();

/** More stops than any page has between two parts of one task. */
const MOST_STOPS = 90;

/** Presses Tab until the element has the focus, and checks that the user can see it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // Found once and not at each stop: in a long form finding it takes longer than the key.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const place = await element?.evaluate((node) => {
      if (node === document.activeElement) return 'focused';
      return node.isConnected ? 'elsewhere' : 'replaced';
    });
    if (place === 'focused') {
      await expectFocusInSight(page);
      return;
    }
    if (place === 'replaced') element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached by ${MOST_STOPS} times ${key}`);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/**
 * Checks that the focus is on an element in the window, and marked; a page's heading that takes it is marked by being
 * the heading.
 */
async function expectFocusInSight(page: Page) {
  await page.waitForFunction(() => document.activeElement !== document.body); // it may still be moving
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const box = element.getBoundingClientRect();
    const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || /^H[1-6]$/.test(element.tagName);
    if (isInWindow && isMarked) return 'in sight';
    return `${isInWindow ? 'not marked' : 'out of sight'}: ${element.outerHTML.slice(0, 80)} ${element.textContent} ${element.matches(':focus-visible')}`;
  });
  expect(focus).toBe('in sight');
}

/** Waits for the focus after an action; the page may take a moment to move it. */
async function expectFocusOn(page: Page, target: Locator) {
  // Found again each time: a page renders another heading when its data arrives, and focuses that one.
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectFocusInSight(page);
}

/** Goes through the list of languages with the arrow keys: adds only the one that Enter chooses. */
async function addLanguage(page: Page) {
  const languages = page.getByRole('group', { name: 'Language of the texts' }).getByRole('button');
  await tabTo(page, page.getByLabel('Add a language'));
  // Only now: the step shows its heading before its fields.
  const count = await languages.count();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => languages.count()).toBeGreaterThan(count);
  expect(await languages.count()).toBe(count + 1);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const LETTER = [
  'Guideline 5.1.1(v) - Data Collection and Storage',
  'The app supports account creation but does not include an option to initiate account deletion.',
].join('\n');

describe('by keyboard alone', () => {
  it('one signs in and finds an app', async () => {
    const { page } = await browser.open('/sign-in');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(demoAccount.email);
    await tabTo(page, page.getByLabel('Password'));
    await page.keyboard.type(demoAccount.password);
    await page.keyboard.press('Enter');
    await expectFocusOn(page, page.getByRole('heading', { level: 1, name: 'Your Apps' }));
    await page.keyboard.press('Control+k');
    await expectFocusOn(page, page.getByRole('combobox', { name: 'Find a page or app' }));
    await page.getByRole('group', { name: 'Apps' }).waitFor();
    await page.keyboard.type('pawpal');
    await page.getByRole('option', { name: /^PawPal/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await expectFocusOn(page, page.getByRole('heading', { level: 1, name: 'App Detail' }));
  });

  it('one searches the apps, deletes one and brings it back', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    const card = page.getByRole('article', { name: 'PawPal' });
    await card.waitFor();
    await tabTo(page, page.getByRole('searchbox', { name: 'Search apps' }));
    await page.keyboard.type('p');
    await page.getByText(/^Showing \d of 6 apps$/).waitFor();
    await press(page, card.getByRole('button', { name: 'Delete' }));
    await card.waitFor({ state: 'detached' });
    await page.getByText('PawPal was removed from this device.').waitFor();
    await expectFocusInSight(page);
    await page.keyboard.press('Alt+t');
    await press(page, button(page, 'Undo'));
    await card.waitFor();
    await button(page, 'Undo').waitFor({ state: 'detached' });
    await expectFocusInSight(page);
  });

  it('one goes through the five steps to the package', async () => {
    const { page } = await browser.open('/submit?app=laced-up', { as: 'demo' });
    await page.getByRole('heading', { level: 2, name: 'Build Selection' }).waitFor();
    const steps = page.getByRole('navigation', { name: 'Submission steps' });
    for (const step of ['App Listing', 'Screenshots', 'Policy Checks', 'Submit']) {
      // With all their buttons the screenshots put Next far away; the list of the steps is two keys back.
      if (step !== 'Policy Checks') await press(page, button(page, 'Next'));
      else {
        await tabTo(page, steps.getByRole('button', { name: step }), 'Shift+Tab');
        await page.keyboard.press('Enter');
      }
      await expectFocusOn(page, page.getByRole('heading', { level: 2, name: step, exact: true }));
      if (step === 'App Listing') await addLanguage(page);
    }
    const download = page.waitForEvent('download');
    await press(page, button(page, 'Download submission package'));
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await expectFocusInSight(page);
  });

  it('one gives a build, and goes through the parts of its listing', async () => {
    const { page } = await browser.open('/submit', { as: 'demo' });
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel('Drop your app here, or choose files'));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await upload(ipaFile()));
    await expectFocusOn(page, page.getByRole('group', { name: 'Your app' }));
    await tabTo(page, page.getByLabel('Another file'));
    await press(page, button(page, 'Next'));
    await expectFocusOn(page, page.getByRole('heading', { level: 2, name: 'App Listing' }));
    for (const part of ['Store details', 'Privacy', 'Age rating']) {
      await press(page, button(page, `Continue with ${part}`));
      const parts = page.getByRole('navigation', { name: 'Parts of App Listing' });
      await expectFocusOn(page, parts.getByRole('button', { name: part }));
    }
  });

  it('one has two letters explained, and returns to the first', async () => {
    const { page } = await browser.open('/recovery', { as: 'demo' });
    const message = page.getByLabel('The store’s message');
    const plan = page.getByRole('region', { name: 'What to do' });
    await tabTo(page, message);
    await page.keyboard.insertText(LETTER);
    await press(page, plan.getByRole('checkbox').first(), 'Space');
    await plan.getByText(/^1 of \d+ steps done/).waitFor();
    await tabTo(page, button(page, 'Another message'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocusOn(page, message);

    await page.keyboard.insertText('Google Play: the bundle is signed, but its certificate is different.');
    const match = page.getByRole('region', { name: 'Closest matches' }).getByRole('checkbox').first();
    await press(page, match, 'Space');
    await plan.getByRole('checkbox').first().waitFor();
    await expectFocusOn(page, match);

    await tabTo(page, page.getByText('Earlier messages (1)'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(page, button(page, /Data Collection/));
    await expectFocusOn(page, page.getByRole('region', { name: 'Message of the store' }));
    await tabTo(page, plan.getByRole('checkbox', { checked: true }));
  });

  it('one optimizes a listing and copies the title', async () => {
    const { page } = await browser.open('/aso', {
      as: 'demo',
      profile: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    for (const [label, text] of [
      [/^App Name/, 'PawPal'],
      [/^Current Title/, 'PawPal'],
      [/^Current Description/, 'Care for your pet.'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await press(page, button(page, /^Optimize/));
    await page.getByText(/^ASO score improved to/).waitFor();
    await expectFocusInSight(page);
    await press(page, button(page, /^Copy/).first());
    await page.getByText('Copied!').waitFor();
    await expectFocusInSight(page);
  });

  it('one approves a step, saves a profile and has a rejection explained', async () => {
    const { page } = await browser.open('/team?tab=approvals', { as: 'demo' });
    await press(page, button(page, /^Approve/).first());
    await page.getByText('Step Approved').first().waitFor();
    await expectFocusInSight(page);

    await openInside(page, '/settings');
    const name = page.getByLabel('Full Name');
    await tabTo(page, name);
    await page.keyboard.type(' Junior');
    await press(page, button(page, 'Save Changes'));
    await page.getByText('Profile updated').waitFor();
    await expectFocusInSight(page);

    await openInside(page, '/recovery');
    await tabTo(page, page.getByLabel('Notes', { exact: true }));
    await page.keyboard.type('Guideline 2.3.3');
    await page
      .getByText(/2\.3\.3/)
      .nth(1)
      .waitFor();
    await expectFocusOn(page, page.getByLabel('Notes', { exact: true }));
  });

  it('one changes a role through the menu', async () => {
    const { page } = await browser.open('/billing?tab=team', { as: 'demo' });
    const menu = page.getByRole('button', { name: /^Actions for/ }).first();
    await press(page, menu);
    await page.getByRole('menuitem', { name: 'Change Role' }).waitFor();
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expectFocusOn(page, menu);
  });
});
