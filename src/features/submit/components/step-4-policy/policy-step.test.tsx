import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { search, stepHeading } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

describe('the readiness report', () => {
  it('finds a complete submission ready', async () => {
    const { engine } = await workspaceWith({ id: 'a' });
    await renderApp('/submit?draft=a&step=4', { engine });
    expect(await screen.findByText('Ready to submit')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Blockers' })).not.toBeInTheDocument();
  });

  it('groups what it finds by severity, with rule, date and source', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      builds: [iosBuild({ usesNonExemptEncryption: undefined }), androidBuild({ targetSdk: 28 })],
    });
    await renderApp('/submit?draft=a&step=4', { engine });
    expect(await screen.findByText('Blocked')).toBeVisible();
    const blockers = within(await screen.findByRole('region', { name: 'Blockers' }));
    const title = blockers.getByText('Targets API 28; Google Play asks for 36 since 2026-08-31');
    const item = within(title.closest('li') ?? document.body);
    expect(item.getByText(/Google Play · since 2026-08-31/)).toBeVisible();
    expect(item.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent('export-compliance');
  });

  it('leads to the step, and to the language, where a finding is mended', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      listings: { 'en-US': listing(), 'de-DE': listing({ title: 'x'.repeat(31) }) },
    });
    const app = await renderApp('/submit?draft=a&step=4', { engine });
    const blockers = within(await screen.findByRole('region', { name: 'Blockers' }));
    await app.user.click(blockers.getAllByRole('button', { name: 'Fix in step 2' })[0] ?? document.body);
    expect(await stepHeading('App Listing')).toBeVisible();
    expect(search(app).get('locale')).toBe('de-DE');
    expect(screen.getByLabelText('App Name')).toHaveValue('x'.repeat(31));
  });

  it('says of an empty form what is missing', async () => {
    await renderApp('/submit?step=4');
    const blockers = within(await screen.findByRole('region', { name: 'Blockers' }));
    expect(blockers.getByText('There is no build for Apple App Store')).toBeVisible();
    expect(blockers.getByText('The bundle id is missing')).toBeVisible();
  });
});

describe('the simulated compliance check', () => {
  it('stands apart, marked as simulated, with a result', async () => {
    await renderApp('/submit?step=4');
    const card = within(
      (await screen.findByRole('heading', { name: 'Compliance validation' })).closest('section') ??
        document.body,
    );
    expect(card.getByText('Simulated')).toBeVisible();
    expect(card.getByText('Compliant · 92/100')).toBeVisible();
    const report = within(
      screen.getByRole('heading', { name: 'Readiness report' }).closest('section') ?? document.body,
    );
    expect(report.queryByText('Simulated')).not.toBeInTheDocument();
  });

  it('takes three seconds and gives a score from 80 to 99 by chance', async () => {
    const app = await renderApp('/submit?step=4', { random: () => 0.95 });
    await app.user.click(await screen.findByRole('button', { name: 'Run compliance check' }));
    await app.clock.advance(2999);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await app.clock.advance(1);
    expect(screen.getByText('Compliant · 99/100')).toBeVisible();
  });

  it('stops when the step is left', async () => {
    const app = await renderApp('/submit?step=4');
    await app.user.click(await screen.findByRole('button', { name: 'Run compliance check' }));
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await stepHeading('Submit');
    expect(app.clock.pending()).toBe(0);
  });
});
