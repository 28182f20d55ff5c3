import { screen, waitFor, within } from '@testing-library/react';
import { draftImagesCollection, draftsCollection } from '@/lib/workspace/app-collections';
import type { renderApp } from './render-app';
import { otherTab } from './workspace-engines';

export type App = Awaited<ReturnType<typeof renderApp>>;

/** Longer than the delay before a change is saved. */
export const A_MOMENT_MS = 1000;

/** The five step buttons. */
export function stepList() {
  return within(screen.getByRole('navigation', { name: 'Submission steps' }));
}

/** The heading of a step whose content has loaded. */
export async function stepHeading(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  await loaded();
  return heading;
}

/** Opens a part of step 2. */
export async function openPart({ user }: Pick<App, 'user'>, name: string) {
  const parts = within(await screen.findByRole('navigation', { name: 'Parts of App Listing' }));
  await user.click(parts.getByRole('button', { name: new RegExp(`^${name}`) }));
  await loaded();
}

export async function next({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await loaded();
}

/** Parts of the page load with their first use. */
function loaded() {
  return waitFor(() => {
    if (screen.queryByText('Loading…')) throw new Error('A part of the page is still loading.');
  });
}

/** Adds text at the end of a field, in one step. */
export async function paste({ user }: App, label: string, text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.click(field);
  field.setSelectionRange(field.value.length, field.value.length);
  await user.paste(text);
  return field;
}

/** The drafts that a reload would read. */
export async function storedDrafts(app: Pick<App, 'engine'>) {
  return (await otherTab(app)).list(draftsCollection);
}

export async function storedImages(app: Pick<App, 'engine'>) {
  return (await otherTab(app)).list(draftImagesCollection);
}

export function search(app: App): URLSearchParams {
  return new URL(app.path(), 'http://app.test').searchParams;
}
