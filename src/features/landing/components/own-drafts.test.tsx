import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';
import { SESSION_KEY } from '@/lib/auth/safe-storage';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { appRecord } from '@tests/support/apps';
import { listing } from '@tests/support/drafts';
import { appsCollection } from '@/lib/workspace/app-collections';

/** The session of this browser: the page looks for it before it loads what only a user needs. */
const storedSession = () =>
  JSON.stringify({
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_at: 2_000_000_000,
    user: { id: TEST_USER.id, email: TEST_USER.email },
  });

it('shows the user’s newest draft, what is open in it, and how many more there are', async () => {
  const { engine } = await workspaceWith(
    { id: 'older', updatedAt: '2026-11-01T09:00:00.000Z' },
    { id: 'demo', sample: 'pawPal', updatedAt: '2026-11-20T10:00:00.000Z' },
    {
      ...{ id: 'stitch', version: '1.0', step: 2, updatedAt: '2026-11-19T09:00:00.000Z' },
      listings: { 'en-US': listing({ title: 'Stitch Counter', supportUrl: '' }) },
    },
  );
  localStorage.setItem(SESSION_KEY, storedSession());
  await renderApp('/', { engine });
  const line = within(await screen.findByRole('region', { name: 'Your drafts' }));
  expect(await line.findByText(/^· \d+ things? open$/)).toBeVisible();
  expect(line.getByText('Stitch Counter')).toBeVisible();
  expect(line.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/submit?draft=stitch&step=2');
  expect(line.getByRole('link', { name: '1 more draft' })).toHaveAttribute('href', '/apps');
});

it('shows an own app that was rejected before the drafts', async () => {
  const { engine, repository } = await workspaceWith({ id: 'older' });
  const app = appRecord({
    id: 'mine',
    name: 'Stitch Counter',
    lastSubmission: { version: '1.0', status: 'rejected', date: '2026-11-19' },
  });
  await repository.put(appsCollection, [app]);
  localStorage.setItem(SESSION_KEY, storedSession());
  await renderApp('/', { engine });
  const line = within(await screen.findByRole('region', { name: 'Your drafts' }));
  expect(line.getByText('Stitch Counter')).toBeVisible();
  expect(line.getByText('· rejected')).toBeVisible();
  expect(line.getByRole('link', { name: 'See what to do' })).toHaveAttribute('href', '/apps/mine');
  expect(line.getByRole('link', { name: '1 draft' })).toHaveAttribute('href', '/apps');
});
