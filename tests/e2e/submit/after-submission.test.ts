import { expect, it } from 'vitest';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { storedDraft } from '../../support/drafts';
import { seedWorkspace } from '../../support/workspace/seed-workspace';
import { axeFindings } from '../axe';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';

const browser = useBrowser();

it('leads from the upload over a rejection and its plan to the next version', async () => {
  const { page } = await browser.open('/apps', { as: 'demo' });
  await page.getByRole('article', { name: 'LacedUp' }).waitFor();
  await seedWorkspace(page, draftsCollection, [storedDraft({ id: 'own', platform: 'ios' })]);

  await page.goto(`${browser.siteUrl}/`);
  const line = page.getByRole('region', { name: 'Your drafts' });
  await line.getByText(/things? open|nothing open/).waitFor();
  await line.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Download submission package' }).first().click();
  await page.getByText('Package downloaded').waitFor();

  await openInside(page, '/apps');
  const card = page.getByRole('article', { name: /^Lantern/ });
  await card.getByRole('link', { name: 'View Details' }).click();
  const store = page.getByRole('region', { name: /^Apple App Store/ });
  await store.getByRole('button', { name: 'I uploaded it' }).click();
  await store.getByText('Waiting for Review', { exact: true }).first().waitFor();
  await store.getByRole('button', { name: 'Rejected' }).click();
  await store.getByRole('link', { name: 'Paste what the store wrote' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await store.getByRole('link', { name: 'Paste what the store wrote' }).click();
  await page
    .getByLabel('The store’s message')
    .fill('Guideline 2.1 - Performance - App Completeness\n\nYour app crashed when we opened it.');
  const plan = page.getByRole('checkbox').first();
  await plan.check();
  await page.getByRole('link', { name: 'Back to Lantern' }).click();
  await store.getByText('1 step done').waitFor();

  await openInside(page, '/apps');
  await card.getByText('Rejected').waitFor();
  await openInside(page, '/analytics');
  await page.getByRole('region', { name: 'Answers of the stores' }).waitFor();

  await openInside(page, '/apps');
  await card.getByRole('link', { name: 'View Details' }).click();
  await store.getByRole('link', { name: 'Start the next version' }).click();
  await page
    .getByLabel(/What’s New|Release Notes/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('draft')).not.toBe('own');
});
