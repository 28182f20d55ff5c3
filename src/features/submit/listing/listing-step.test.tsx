import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setTheme } from '@/lib/theme';
import { listing } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { paste, search } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

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

    const description = screen.getByLabelText('Full Description', { selector: 'textarea' });
    await user.click(description);
    await user.paste('d'.repeat(4001));
    expect(screen.getByText('4001/4000 (1 too many)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('offers both platforms, iOS and Android', async () => {
    const { user } = await renderApp('/submit?step=2&part=details');
    const platform = await screen.findByLabelText('Platform');
    expect(platform).toHaveValue('both');
    for (const value of ['ios', 'android', 'both']) {
      await user.selectOptions(platform, value);
      expect(platform).toHaveValue(value);
    }
  });

  it('has an id per store, for as long as both are chosen', async () => {
    const { user } = await renderApp('/submit?step=2&part=details');
    const platform = await screen.findByLabelText('Platform');
    expect(screen.getByLabelText('Package name')).toHaveAccessibleDescription(
      'On Google Play, if not the bundle ID.',
    );
    await user.selectOptions(platform, 'ios');
    expect(screen.queryByLabelText('Package name')).toBeNull();
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

describe('the store preview beside the fields', () => {
  it('has the colours of the page until others are chosen', async () => {
    const app = await renderApp('/submit?step=2');
    const preview = within(await screen.findByRole('complementary', { name: 'Store preview' }));
    const isDark = () => preview.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed');
    await preview.findByRole('img', { name: /^App Store look: product page/ });
    await app.user.click(preview.getByRole('button', { name: 'Google Play' }));
    expect(isDark()).toBe('false');
    act(() => setTheme('dark'));
    expect(isDark()).toBe('true');
    await app.user.click(preview.getByRole('button', { name: 'Dark' }));
    act(() => setTheme('system'));
    expect(isDark()).toBe('true');
  });

  it('follows the typing, leads to a field and remembers that it was closed', async () => {
    const app = await renderApp('/submit?step=2');
    const preview = within(await screen.findByRole('complementary', { name: 'Store preview' }));
    await preview.findByRole('img', { name: /^App Store look: product page/ });
    await paste(app, 'App Name', 'Lantern');
    expect(await preview.findByText('Lantern')).toBeVisible();
    await app.user.click(preview.getByRole('button', { name: 'Subtitle' }));
    expect(screen.getByLabelText('Short Description')).toHaveFocus();

    await app.user.click(preview.getByRole('button', { name: 'Store preview' }));
    expect(preview.queryByRole('img')).not.toBeInTheDocument();
    app.unmount();
    await renderApp('/submit?step=2', { engine: app.engine });
    const toggle = await screen.findByRole('button', { name: 'Store preview' });
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the listing check', () => {
  it('shows a finding below the field with its reason and source, and fixes it with one click', async () => {
    const app = await renderApp('/submit?step=2');
    const keywords = await paste(app, 'Keywords', 'diary,mood,diary');
    const finding = await screen.findByText(/Keywords given twice/, { selector: 'summary *' });
    expect(finding).toBeVisible();
    await app.user.click(finding);
    const item = within(finding.closest('li') ?? document.body);
    expect(item.getByText('To do:')).toBeVisible();
    expect(item.getByText('Apple App Store', { exact: false })).toBeVisible();
    expect(item.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/));
    await app.user.click(item.getByRole('button', { name: /^Fix: Keywords given twice/ }));
    expect(keywords).toHaveValue('diary,mood');
    await waitFor(() => expect(screen.queryByText(/Keywords given twice/)).not.toBeInTheDocument());
  });

  it('does not call a blocker what is only not filled in yet', async () => {
    const app = await renderApp('/submit?step=2');
    expect(await screen.findByText(/^Listing check: \d+ to fill in\.$/)).toBeVisible();
    expect(screen.getByText('App name is missing').textContent).toBe('To fill in: App name is missing');
    await paste(app, 'App Name', 'x'.repeat(31));
    expect(await screen.findByText(/^Listing check: \d+ to fill in, 1 blocker\.$/)).toBeVisible();
    expect(screen.getByText(/^App name has 31 characters/).textContent).toMatch(/^Blocker: App name has 31/);
  });

  it('marks the language that has findings', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      listings: { 'en-US': listing(), 'de-DE': listing({ title: 'x'.repeat(31) }) },
    });
    await renderApp('/submit?draft=a&step=2', { engine });
    expect(await screen.findByText('Meets every store rule', { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: /German.*has findings/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /English.*has findings/ })).not.toBeInTheDocument();
  });
});

describe('AI Enhance Copy', () => {
  const WALL = 'One is first. Two is next. Three follows. Four ends.';

  async function openAndStart() {
    const { engine } = await workspaceWith({
      id: 'a',
      listings: { 'en-US': listing({ description: WALL, keywords: 'diary' }) },
    });
    const app = await renderApp('/submit?draft=a&step=2', { engine });
    await app.user.click(await screen.findByRole('button', { name: 'AI Enhance Copy' }));
    return app;
  }

  it('needs a name and a description', async () => {
    await renderApp('/submit?step=2');
    expect(await screen.findByRole('button', { name: 'AI Enhance Copy' })).toBeDisabled();
    expect(screen.getByText('Type an app name and a full description first.')).toBeVisible();
    expect(screen.getByText('Simulated')).toBeVisible();
  });

  it('shows progress, then both versions, and changes nothing until it is asked to', async () => {
    const app = await openAndStart();
    expect(screen.getByRole('progressbar', { name: 'Reading your texts...' })).toBeInTheDocument();
    await app.clock.advance(3000);
    const suggested = within(await screen.findByRole('region', { name: 'Suggested copy' }));
    expect(screen.getByText('Suggested copy is ready below.')).toHaveRole('status');
    expect(suggested.getByText(WALL)).toBeVisible();
    expect(screen.getByLabelText('Full Description', { selector: 'textarea' })).toHaveValue(WALL);
    await app.user.click(suggested.getByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByRole('region', { name: 'Suggested copy' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Full Description')).toHaveValue(WALL);
  });

  it('applies what is ticked, and gives the old words back', async () => {
    const app = await openAndStart();
    await app.clock.advance(3000);
    const suggested = within(await screen.findByRole('region', { name: 'Suggested copy' }));
    await app.user.click(suggested.getByRole('checkbox', { name: 'Google Play summary' }));
    await app.user.click(suggested.getByRole('button', { name: 'Apply 1 suggestion' }));
    const description = screen.getByLabelText('Full Description', { selector: 'textarea' });
    expect(screen.getByLabelText('Google Play summary')).toHaveValue(listing().shortDescription);
    expect(description).toHaveValue('One is first.\n\n• Two is next.\n• Three follows.\n• Four ends.');
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(description).toHaveValue(WALL);
  });

  it('can be cancelled, and stops when the page is left', async () => {
    const app = await openAndStart();
    await app.clock.advance(1000);
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Cancelled. Nothing was changed.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'AI Enhance Copy' }));
    expect(app.clock.pending()).toBe(1);
    app.unmount();
    expect(app.clock.pending()).toBe(0);
  });
});

it('says that a version is taken, and offers the next', async () => {
  const app = await renderApp('/submit?app=laced-up&step=2&part=details');
  expect(await screen.findByText(/2\.1\.0 has already been submitted/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Use 2.1.1' }));
  expect(screen.getByLabelText('Version')).toHaveValue('2.1.1');
  expect(screen.queryByText(/already been submitted/)).not.toBeInTheDocument();
});

it('asks for the demo account only when users must sign in', async () => {
  const app = await renderApp('/submit?step=2&part=details');
  await app.user.click(await screen.findByText('Reviewer’s kit: sign-in and notes'));
  expect(screen.queryByLabelText('Demo user')).not.toBeInTheDocument();
  const question = await screen.findByRole('radiogroup', { name: 'Does the reviewer have to sign in?' });
  expect(within(question).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await app.user.click(within(question).getByRole('radio', { name: 'Yes' }));
  expect(await paste(app, 'Demo user', 'reviewer')).toHaveValue('reviewer');
});
