import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { screenPicture } from '../steps';

const browser = useBrowser();

const PICTURES = ['home', 'plan', 'map', 'stats', 'share', 'rest'];
/** The sizes of a new draft for both stores are two; these make five. */
const MORE_SIZES = ['iPhone 6.5"', 'iPhone Duo, outer screen', 'iPhone Duo, inner screen'];
const ALL = PICTURES.length * 5 * 2;

/** Opens step 3 of a new draft in English and German. */
async function openStudio(): Promise<Page> {
  const { page } = await browser.open('/submit?step=2', { as: 'demo' });
  await page.getByLabel('Add a language').selectOption('de-DE');
  await page.getByRole('heading', { name: /^Texts in German/ }).waitFor();
  await page
    .getByRole('navigation', { name: 'Submission steps' })
    .getByRole('button', { name: 'Screenshots' })
    .click();
  await page.getByLabel('Language of the screenshots').selectOption('en-US');
  return page;
}

const screens = (names: readonly string[] = PICTURES) => names.map((name) => screenPicture(`${name}.png`));
/** As many as moving one past another takes: the number of pictures is the mouse's part. */
const FEW = PICTURES.slice(0, 3);
const caption = (page: Page, number: number) => page.getByLabel(`Caption ${number}`, { exact: true });
const tile = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Picture ${number}: `) });
const drawAll = (page: Page) => page.getByRole('button', { name: `Draw ${ALL} screenshots` });

/** Where a part of a picture is in the strip, in whole pixels from the picture's corner. */
async function placeOf(page: Page, part: string, number: number) {
  const box = await page.getByRole('button', { name: `${part} of picture ${number}` }).boundingBox();
  const frame = await tile(page, number).boundingBox();
  if (!box || !frame) throw new Error(`Picture ${number} has no ${part}.`);
  return { x: Math.round(box.x - frame.x), y: Math.round(box.y - frame.y) };
}

describe('a newcomer makes pictures in two languages and five sizes', () => {
  it('six by mouse', async () => {
    const page = await openStudio();
    await page.getByLabel('Drop screenshots here, or choose files').setInputFiles(screens());
    await caption(page, 6).waitFor();
    for (const [index, name] of PICTURES.entries()) await caption(page, index + 1).fill(`Your ${name}`);

    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Horizon' }).first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await caption(page, 6).inputValue()).toBe('Your rest');

    // Drag the screen of the second picture, then the picture itself to the front.
    await tile(page, 2).click({ position: { x: 5, y: 5 } });
    const before = await placeOf(page, 'Screen', 2);
    await drag(page, page.getByRole('button', { name: 'Screen of picture 2' }), 30, 40);
    const after = await placeOf(page, 'Screen', 2);
    expect([after.x - before.x, after.y - before.y]).toEqual([30, 40]);
    await page.getByRole('button', { name: 'Undo' }).click();
    // The result of an undo or a move may render a frame later.
    await expect.poll(() => placeOf(page, 'Screen', 2)).toEqual(before);

    await page.getByLabel('Language of the screenshots').selectOption('de-DE');
    for (const [index, name] of PICTURES.entries()) await caption(page, index + 1).fill(`Dein ${name}`);
    await page.getByText('Sizes to draw').click();
    for (const size of MORE_SIZES) await page.getByRole('checkbox', { name: size }).check();
    await drawAll(page).waitFor();
    expect(await drawAll(page).isEnabled()).toBe(true);
  });

  it('three by keyboard alone', async () => {
    const page = await openStudio();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByLabel('Drop screenshots here, or choose files').press('Enter'),
    ]);
    await chooser.setFiles(screens(FEW));
    await caption(page, 3).waitFor();
    for (const [index, name] of FEW.entries()) {
      await caption(page, index + 1).focus();
      await page.keyboard.type(`Your ${name}`);
    }
    await page.getByRole('button', { name: 'Templates' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Horizon' }).first().press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // The third picture to the second place, its screen to the right, and both back.
    await tile(page, 3).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => caption(page, 2).inputValue()).toBe('Your map');
    const before = await placeOf(page, 'Screen', 2);
    await page.getByRole('button', { name: 'Screen of picture 2' }).press('Shift+ArrowRight');
    await expect.poll(async () => (await placeOf(page, 'Screen', 2)).x).toBeGreaterThan(before.x);
    await page.keyboard.press('Control+z');
    await expect.poll(() => placeOf(page, 'Screen', 2)).toEqual(before);
    await page.keyboard.press('Control+z');
    await expect.poll(() => caption(page, 3).inputValue()).toBe('Your map');

    await page.getByLabel('Language of the screenshots').focus();
    await page.keyboard.type('German');
    await page.getByText('Main text').first().waitFor();
    for (const [index, name] of FEW.entries()) {
      await caption(page, index + 1).focus();
      await page.keyboard.type(`Dein ${name}`);
    }
    await page.locator('summary', { hasText: 'Sizes to draw' }).press('Enter');
    for (const size of MORE_SIZES) await page.getByRole('checkbox', { name: size }).press('Space');
    await page.getByRole('button', { name: `Draw ${FEW.length * 5 * 2} screenshots` }).press('Enter');
    await page.getByRole('progressbar').first().waitFor();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    // Pictures drawn before stay.
    await page.getByRole('button', { name: /^Draw (?:30 screenshots|\d+ more|again)$/ }).waitFor();
  });
});

async function drag(page: Page, from: ReturnType<Page['locator']>, dx: number, dy: number) {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

it('a page reloaded while it draws draws the rest by itself', async () => {
  const page = await openStudio();
  await page.getByLabel('Drop screenshots here, or choose files').setInputFiles(screens(FEW));
  await caption(page, 3).waitFor();
  await caption(page, 2).fill('Your plan');
  await page.getByText('Saved on this device').waitFor();
  await page.reload();
  await caption(page, 3).waitFor();
  expect(await caption(page, 2).inputValue()).toBe('Your plan');
  await page.getByText(/^\d+ pictures, up to date$/).waitFor();
});
