import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, paste, storedDrafts } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

const differ = { name: 'Different on Google Play: App Name' };
const share = { name: 'Use one text: App Name' };

describe('texts that differ between the stores', () => {
  it('gives Google Play its own text, saves it, and goes back to one text with undo', async () => {
    const { engine } = await workspaceWith({ id: 'a', listings: { 'en-US': listing({ title: 'Lantern' }) } });
    const app = await renderApp('/submit?draft=a&step=2', { engine });
    await app.user.click(await screen.findByRole('button', differ));
    const play = screen.getByLabelText('App Name on Google Play');
    expect(play).toHaveValue('Lantern');
    await paste(app, 'App Name on Google Play', ' diary');
    expect(play).toHaveValue('Lantern diary');
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern');
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect((await storedDrafts(app))[0]).toMatchObject({
        playTexts: { 'en-US': { title: 'Lantern diary' } },
        listings: { 'en-US': { title: 'Lantern' } },
      }),
    );

    await app.user.click(screen.getByRole('button', share));
    expect(screen.queryByLabelText('App Name on Google Play')).toBeNull();
    expect(screen.getByText('Both stores get the App Store’s text.')).toBeVisible();
    expect(screen.getByRole('button', differ)).toHaveFocus();
    await app.user.click(screen.getByRole('button', { name: 'Undo: App Name on Google Play' }));
    expect(screen.getByLabelText('App Name on Google Play')).toHaveValue('Lantern diary');
  });

  it('shows each finding below the text of its store and fixes that text alone', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      listings: { 'en-US': listing({ title: 'Lantern' }) },
      playTexts: { 'en-US': { title: 'Lantern   diary' } },
    });
    const app = await renderApp('/submit?draft=a&step=2', { engine });
    await paste(app, 'App Name on Google Play', '!! of every evening and morning');
    expect(await screen.findByText('46/30 (16 too many)')).toBeVisible();
    expect(screen.getByText('7/30')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Fix: .*limit/ })).toBeNull();
    const fix = await screen.findByRole('button', { name: /^Fix: .*punctuation/ });
    expect(within(fix.closest('li') ?? document.body).getByText('!', { selector: 'del' })).toBeVisible();
    await app.user.click(fix);
    expect(screen.getByLabelText('App Name on Google Play')).toHaveValue(
      'Lantern   diary! of every evening and morning',
    );
    expect(await screen.findByText('45/30 (15 too many)')).toBeVisible();
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern');
  });

  it('offers one field only for a single store and for texts that one store has', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      platform: 'android',
      listings: { 'en-US': listing({ title: 'Lantern' }) },
      playTexts: { 'en-US': { title: 'Lantern diary' } },
    });
    await renderApp('/submit?draft=a&step=2', { engine });
    expect(await screen.findByLabelText('App Name')).toHaveValue('Lantern diary');
    expect(screen.queryByRole('button', { name: /Google Play: / })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Use one text/ })).toBeNull();
  });
});
