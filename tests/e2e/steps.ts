import type { Locator, Page } from 'playwright-core';
import { screenPng } from '@tests/support/png';

/** One thing a user does, or waits for. */
export type Step = (page: Page) => Promise<unknown>;

type Role = Parameters<Page['getByRole']>[0];

/** A click on the first button of this name; links, tabs and menu entries by their role. */
export const press =
  (name: string | RegExp, role: Role = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().click();

export const type =
  (label: string, text: string): Step =>
  (page) =>
    field(page, label).fill(text);

export const choose =
  (label: string, option: string): Step =>
  (page) =>
    field(page, label).selectOption(option);

/** Chooses one of a few answers next to each other. */
export const pick =
  (question: string, answer: string): Step =>
  (page) =>
    page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();

export const tick =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('checkbox', { name }).check();

/** Keys alone, wherever the focus is, e.g. `Control+k`. */
export const strike =
  (keys: string): Step =>
  (page) =>
    page.keyboard.press(keys);

/** Expands a part. */
export const unfold =
  (summary: string | RegExp): Step =>
  (page) =>
    page.locator('summary', { hasText: summary }).first().click();

export const give =
  (label: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Step =>
  (page) =>
    page.getByLabel(label).setInputFiles(files);

/** Waits for simulated work. */
export const pass =
  (ms: number): Step =>
  (page) =>
    page.clock.runFor(ms);

export const see =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();

export const seeRole =
  (role: Role, name: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, { name }).first().waitFor();

/** Opens a tab and waits for its panel. */
export const tab =
  (name: string): Step =>
  async (page) => {
    await page.getByRole('tab', { name, exact: true }).first().click();
    await page.getByRole('tabpanel', { name, exact: true }).first().waitFor();
  };

function field(page: Page, label: string): Locator {
  // A required field has a star in its label.
  return page.getByLabel(new RegExp(`^${label}( \\*)?$`)).first();
}

/** Goes to a step of the wizard and waits for it. */
export async function goToStep(page: Page, step: string) {
  await page
    .getByRole('navigation', { name: 'Submission steps' })
    .getByRole('button', { name: step })
    .click();
  await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor();
}

/** Opens a part of step 2. */
export async function goToPart(page: Page, part: string) {
  await page
    .getByRole('navigation', { name: 'Parts of App Listing' })
    .getByRole('button', { name: part })
    .click();
}

/** A file as the browser receives it. */
export async function upload(file: File) {
  return {
    name: file.name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await file.arrayBuffer()),
  };
}

/** The screen of an app as the browser receives it. */
export function screenPicture(name: string, ...size: Parameters<typeof screenPng>) {
  return { name, mimeType: 'image/png', buffer: Buffer.from(screenPng(...size)) };
}
