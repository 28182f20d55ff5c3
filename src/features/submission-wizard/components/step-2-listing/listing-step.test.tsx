import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { paste, search } from '@tests/support/wizard';

describe('the listing form', () => {
  it('counts live, warns beyond the hint and keeps the text', async () => {
    const { user } = await renderApp('/submit?step=2');
    const subtitle = await screen.findByLabelText('Short Description');
    await user.click(subtitle);
    await user.paste('a'.repeat(30));
    expect(screen.getByText('30/30')).toBeVisible();
    await user.type(subtitle, 'b');
    expect(screen.getByText('31/30 (1 too many)')).toBeVisible();
    expect(subtitle).toHaveValue(`${'a'.repeat(30)}b`);

    const description = screen.getByLabelText('Full Description');
    await user.click(description);
    await user.paste('d'.repeat(4001));
    expect(screen.getByText('4001/4000 (1 too many)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('offers both platforms, iOS and Android', async () => {
    const { user } = await renderApp('/submit?step=2');
    const platform = await screen.findByLabelText('Platform');
    expect(platform).toHaveValue('both');
    for (const value of ['ios', 'android', 'both']) {
      await user.selectOptions(platform, value);
      expect(platform).toHaveValue(value);
    }
  });

  it('keeps texts per language, and asks before one is removed', async () => {
    const app = await renderApp('/submit?step=2');
    await paste(app, 'App Name', 'Lantern');
    await app.user.selectOptions(screen.getByLabelText('Add a language'), 'de-DE');
    expect(await screen.findByRole('heading', { name: 'Texts in German (Deutsch)' })).toBeVisible();
    await paste(app, 'App Name', 'Laterne');
    expect(search(app).get('locale')).toBe('de-DE');

    await app.user.click(screen.getByRole('button', { name: /English \(US\)/ }));
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern');
    await app.user.click(screen.getByRole('button', { name: /German/ }));
    expect(screen.getByLabelText('App Name')).toHaveValue('Laterne');

    await app.user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern');
    expect(screen.queryByRole('button', { name: /German/ })).not.toBeInTheDocument();
  });
});
