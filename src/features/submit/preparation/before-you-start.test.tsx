import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { submissionDraft } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';

async function openAll(app: Awaited<ReturnType<typeof renderApp>>) {
  await app.user.click(await screen.findByRole('button', { name: /^See all \d+$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Before you start' }));
  await dialog.findAllByRole('checkbox'); // the list loads with the first look at it
  return dialog;
}

it('names the longest wait, and keeps what was ticked for every draft', async () => {
  const app = await renderApp('/submit');
  expect(await screen.findByText(/find 12 testers for Google Play \(14 days/)).toBeVisible();
  const dialog = await openAll(app);
  for (const store of ['Both stores', 'Apple App Store', 'Google Play'])
    expect(dialog.getByRole('region', { name: store })).toBeVisible();
  await app.user.click(dialog.getByRole('checkbox', { name: /^Find 12 testers/ }));
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Find 12 testers/ })).toBeChecked());
  app.unmount();

  const again = await renderApp('/submit', { engine: app.engine });
  expect(await screen.findByText(/verify your identity with Google/)).toBeVisible();
  const later = await openAll(again);
  expect(later.getByRole('checkbox', { name: /^Find 12 testers/ })).toBeChecked();
  await again.user.click(later.getByRole('checkbox', { name: /^Find 12 testers/ }));
  await waitFor(() => expect(later.getByRole('checkbox', { name: /^Find 12 testers/ })).not.toBeChecked());
});

it('asks only for the chosen store, and says when all is done', async () => {
  const { engine } = await workspaceWith({ id: 'a', platform: 'ios' });
  const app = await renderApp('/submit?draft=a&step=1', { engine });
  const dialog = await openAll(app);
  expect(dialog.queryByRole('region', { name: 'Google Play' })).not.toBeInTheDocument();
  for (const box of dialog.getAllByRole('checkbox')) {
    await app.user.click(box);
    await waitFor(() => expect(box).toBeChecked());
  }
  await app.user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('all done.', { exact: false })).toBeVisible();
});

it('opens from an address, as the search and the documentation have it, and can be closed', async () => {
  const app = await renderApp('/submit?step=1#before-you-start');
  const dialog = within(await screen.findByRole('dialog', { name: 'Before you start' }));
  await app.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openAll(app);
});

it('does not name first what only an organization needs', async () => {
  const { engine } = await workspaceWith({
    id: 'a',
    platform: 'ios',
    details: { ...submissionDraft().details, isUpdate: false },
  });
  await renderApp('/submit?draft=a&step=1', { engine });
  expect(await screen.findByText(/join the Apple Developer Program \(1 to 2 days\)/)).toBeVisible();
});
