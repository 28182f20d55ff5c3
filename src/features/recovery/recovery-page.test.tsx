import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preparePage } from '@/app/page-loader';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { watchDownloads } from '@tests/support/screens/downloads';
import { renderApp } from '@tests/support/render-app';

const TINY_TIDES = '/recovery?rejection=tiny-tides-2-9-2';

async function analyzed(url = TINY_TIDES) {
  const app = await renderApp(url);
  await app.user.click(screen.getByRole('button', { name: 'Analyze' }));
  await app.clock.advance(3000);
  await screen.findByRole('heading', { name: 'Recovery Plan' });
  return app;
}

/** The card below this heading. */
function card(title: string) {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`No card named ${title}`);
  return section;
}

/** A toast slides in: it is there a moment before it shows. */
async function toast(title: string) {
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
}

describe('the list of rejections', () => {
  it('shows reason, details and reviewer notes of the one selected by click', async () => {
    const { user, path } = await renderApp('/recovery');
    expect(screen.getByRole('heading', { level: 1, name: 'Smart Error Recovery' })).toBeVisible();
    expect(screen.getByText('Select a rejection')).toBeVisible();
    const list = within(card('Recent Rejections'));
    expect(list.getByText('Sample data')).toBeVisible();
    expect(list.getAllByRole('button')).toHaveLength(4);
    expect(list.getAllByText('Needs Action')).toHaveLength(3);
    expect(list.getAllByText('In Recovery')).toHaveLength(1);

    await user.click(list.getByRole('button', { name: /Bread Ledger/ }));
    expect(path()).toBe('/recovery?rejection=bread-ledger-1-0-3');
    expect(list.getByRole('button', { name: /Bread Ledger/ })).toHaveAttribute('aria-pressed', 'true');
    const details = within(card('Bread Ledger'));
    expect(details.getByText('Google Play, rejected Nov 12, 2026')).toBeVisible();
    expect(details.getByText('Data safety section does not match the app')).toBeVisible();
    expect(details.getByText(/sends device identifiers through an analytics SDK/)).toBeVisible();
    expect(details.getByText(/Please update your Data safety section/)).toBeVisible();
  });

  it('selects by key', async () => {
    const { user, path } = await renderApp('/recovery');
    screen.getByRole('button', { name: /LacedUp/ }).focus();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/recovery?rejection=laced-up-2-0-3');
    expect(card('LacedUp')).toBeVisible();
  });

  it('takes an unknown rejection in the URL for none', async () => {
    await renderApp('/recovery?rejection=%3Cscript%3E');
    expect(screen.getByText('Select a rejection')).toBeVisible();
  });
});

describe('the analysis', () => {
  it('takes 3 seconds, says what it found, and takes Analyze away', async () => {
    const { user, clock } = await renderApp(TINY_TIDES);
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(screen.getByRole('progressbar', { name: 'Reading the rejection' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    // The plan's code loads during the three seconds, which the manual clock skips.
    await vi.dynamicImportSettled();
    await clock.advance(2999);
    expect(screen.queryByRole('heading', { name: 'Recovery Plan' })).not.toBeInTheDocument();
    await clock.advance(1);

    await toast('Analysis Complete!');
    expect(screen.getByText('Found 3 issues with 89% success probability')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Analyze' })).not.toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Recovery Plan' });
    const plan = within(card('Recovery Plan'));
    expect(plan.getByText('Simulated')).toBeVisible();
    expect(card('Recovery Plan')).toContainElement(document.activeElement as HTMLElement);
    expect(plan.getByText('55 min')).toBeVisible();
    expect(plan.getByText('89%')).toBeVisible();
    expect(plan.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Issues & Fixes',
      'Action Timeline',
      'Preview Changes',
    ]);
    expect(clock.pending()).toBe(0);
  });

  it('can be cancelled and started again', async () => {
    const { user, clock } = await renderApp(TINY_TIDES);
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await clock.advance(2000);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(clock.pending()).toBe(0);
    expect(screen.getByText('Cancelled. Nothing was changed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await clock.advance(3000);
    expect(screen.getByRole('heading', { name: 'Recovery Plan' })).toBeVisible();
  });

  it('leaves nothing running when the page is left', async () => {
    const { user, clock, path } = await renderApp(TINY_TIDES);
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await clock.advance(1000);
    expect(clock.pending()).toBe(1);
    await preparePage('analytics');
    await user.click(screen.getByRole('link', { name: 'Analytics' }));
    await waitFor(() => expect(path()).toBe('/analytics'));
    await screen.findByRole('heading', { level: 1, name: 'Submission Analytics' });
    expect(clock.pending()).toBe(0);
  });

  it('stops when another rejection is selected, and keeps finished plans', async () => {
    const { user, clock } = await analyzed();
    await user.click(screen.getByRole('button', { name: /Bread Ledger/ }));
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await clock.advance(1000);
    await user.click(screen.getByRole('button', { name: /Tiny Tides/ }));
    expect(clock.pending()).toBe(0);
    expect(screen.getByRole('heading', { name: 'Recovery Plan' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Bread Ledger/ }));
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeEnabled();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('the plan', () => {
  it('lists the issues by priority with severity, confidence and time', async () => {
    await analyzed();
    const issues = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(issues.map((issue) => within(issue).getByRole('heading').textContent)).toEqual([
      'Screenshots without the app in use',
      'Release notes too general',
      'Review notes do not lead to the new feature',
    ]);
    const [first, second] = issues;
    expect(first).toHaveTextContent('High severity');
    expect(first).toHaveTextContent('94% confidence');
    expect(first).toHaveTextContent('45 min');
    expect(second).toHaveTextContent('Medium severity');
    expect(first && within(first).queryByRole('button', { name: /Auto-fix/ })).toBeNull();
    expect(second && within(second).getByRole('button', { name: /Auto-fix/ })).toBeEnabled();
  });

  it('confirms an auto-fix and changes nothing else', async () => {
    const { user } = await analyzed();
    await user.click(screen.getByRole('button', { name: 'Auto-fix for Release notes too general' }));
    await toast('Auto-fix Applied');
    expect(screen.getByRole('button', { name: 'Auto-fix for Release notes too general' })).toBeEnabled();
    expect(screen.getAllByText('Needs Action').length).toBeGreaterThan(0);
  });

  it('previews a change before and after, at its place', async () => {
    const { user } = await analyzed();
    await user.click(screen.getByRole('button', { name: 'Preview for Release notes too general' }));
    expect(screen.getByRole('tab', { name: 'Preview Changes' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Release notes too general' })).toHaveFocus(),
    );
    const preview = screen.getByRole('region', { name: 'Release notes too general' });
    expect(within(preview).getByText('Before')).toBeVisible();
    expect(preview.querySelector('ins')).toHaveTextContent(
      'New: a tide alarm tells you when the water is right.',
    );
    expect(
      screen.getByRole('region', { name: 'Screenshots without the app in use' }).querySelector('del'),
    ).toHaveTextContent('Start screen');
  });

  it('shows the timeline with the time passed', async () => {
    const { user } = await analyzed();
    await user.click(screen.getByRole('tab', { name: 'Action Timeline' }));
    const entries = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(entries.map((entry) => entry.firstElementChild?.nextElementSibling?.textContent)).toEqual([
      '0 min to 45 min',
      '45 min to 50 min',
      '50 min to 55 min',
      'After 55 min',
    ]);
  });

  it('confirms a generated submission', async () => {
    const { user } = await analyzed();
    await user.click(screen.getByRole('button', { name: 'Generate Updated Submission' }));
    await toast('New Submission Generated');
  });

  it('exports a report that is a real PDF', async () => {
    const saved = watchDownloads();
    const { user } = await analyzed();
    await user.click(screen.getByRole('button', { name: 'Export Report' }));
    await toast('Download Started');
    expect(saved.map(({ name }) => name)).toEqual(['recovery-report-Tiny Tides-2026-11-20.pdf']);
    const pdf = (await saved[0]?.text()) ?? '';
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('Release notes too general');
  });
});

describe('Additional Notes', () => {
  it('are stored, to the last letter typed before leaving', async () => {
    const engine = createMemoryEngine();
    const first = await renderApp('/recovery', { engine });
    await first.user.type(await screen.findByLabelText('Notes'), 'Call Ada about PawPal');
    first.unmount();

    await renderApp('/recovery', { engine });
    expect(await screen.findByLabelText('Notes')).toHaveValue('Call Ada about PawPal');
  });

  it('are not called saved on this device where the browser stores nothing', async () => {
    await renderApp('/recovery', {
      workspace: { openEngine: () => Promise.reject(new Error('SecurityError')) },
    });
    expect(await screen.findByLabelText('Notes')).toHaveAccessibleDescription(
      'Stored only until this tab closes.',
    );
  });
});
