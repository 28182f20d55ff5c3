import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_LISTING } from '@/model/listing';
import { listing } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { search, storedDrafts } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

const startFrom = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
  await user.click(await screen.findByRole('button', { name: /^Continue an earlier submission/ }));
  return within(await screen.findByRole('region', { name: 'An earlier submission' }));
};

describe('starting from what exists', () => {
  it('copies a packed submission as its next version and opens it at What’s New', async () => {
    const { engine } = await workspaceWith({
      id: 'first',
      version: '1.4.0',
      packagedAt: '2026-11-19T09:00:00.000Z',
      listings: { 'en-US': listing({ title: 'Lantern' }) },
    });
    const app = await renderApp('/submit', { engine });
    const part = await startFrom(app);
    expect(part.getByLabelText('Submission')).toHaveDisplayValue('Lantern 1.4.0');
    await app.user.click(part.getByRole('button', { name: 'Start from it' }));
    await waitFor(() => expect(search(app).get('draft')).toMatch(/^[0-9a-f]{32}$/));
    const drafts = await storedDrafts(app);
    expect(drafts.find(({ id }) => id === 'first')).toMatchObject({ version: '1.4.0' });
    expect(drafts.find(({ id }) => id === search(app).get('draft'))).toMatchObject({
      version: '1.4.1',
      listings: { 'en-US': { title: 'Lantern', releaseNotes: '' } },
      details: { isUpdate: true },
    });
  });

  it('offers no draft that has only the name and ID of its app', async () => {
    const bare = { builds: [], images: [], listings: { 'en-US': { ...EMPTY_LISTING, title: 'Lantern' } } };
    const { engine } = await workspaceWith(
      { id: 'first', version: '1.4.0', updatedAt: '2026-11-19T09:00:00.000Z' },
      { id: 'bare', version: '1.0', updatedAt: '2026-11-20T09:00:00.000Z', ...bare },
    );
    const app = await renderApp('/submit', { engine });
    const options = within((await startFrom(app)).getByLabelText('Submission')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Lantern: Evening Journal 1.4.0']);
  });

  it('is not offered without an earlier submission; the demos are among the samples', async () => {
    const app = await renderApp('/submit');
    await app.user.click(await screen.findByRole('button', { name: 'Try a sample' }));
    expect(screen.queryByRole('button', { name: /earlier submission/ })).not.toBeInTheDocument();
    await app.user.click(await screen.findByRole('link', { name: 'PawPal' }));
    await waitFor(() => expect(search(app).get('demo')).toBe('pawPal'));
  });
});
