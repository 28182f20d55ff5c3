import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { createManualClock } from '@tests/support/manual-clock';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';

async function open(url = '/policy-watchdog', options?: RenderAppOptions) {
  const app = await renderApp(url, options);
  await screen.findByRole('heading', { level: 1, name: 'Policy Watchdog' });
  return app;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const details = () => screen.getByRole('region', { name: 'Alert details' });
const card = (name: string) => screen.getByRole('article', { name });

describe('policy alerts', () => {
  it('are summed up, listed with the gravest first, and marked as sample data', async () => {
    await open();
    expect(screen.getByText('Active Alerts').parentElement?.parentElement).toHaveTextContent('5');
    expect(within(screen.getByRole('list', { name: 'Alerts' })).getAllByRole('button')[0]).toHaveTextContent(
      'Tracking permission text missingCriticalApple App Store · 7 days left',
    );
    expect(details()).toHaveTextContent('Sample data');
    expect(details()).toHaveTextContent('Nov 27, 2026 (7 days left)');
  });

  it('are chosen in the list, and the choice is in the URL', async () => {
    const { follow, path } = await open();
    await follow(button(/^Account deletion/));
    expect(path()).toBe('/policy-watchdog?alert=account-deletion');
    expect(details()).toHaveTextContent('LacedUp, PawPal');
    expect(button(/^Account deletion/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('are resolved once and for all', async () => {
    const { follow, engine, unmount } = await open();
    await follow(within(details()).getByRole('button', { name: 'Mark as Resolved' }));
    expect(await screen.findByText('Alert Resolved')).toBeVisible();
    await waitFor(() => expect(details()).toHaveTextContent('Resolved'));
    expect(screen.queryByRole('button', { name: 'Mark as Resolved' })).toBeNull();
    expect(details()).toHaveTextContent('Tracking permission text missing');
    unmount();
    await open('/policy-watchdog?alert=tracking-text', { engine });
    expect(screen.queryByRole('button', { name: 'Mark as Resolved' })).toBeNull();
  });

  it.each(['subscription-wording', 'support-url'])(
    'offer no resolving without need or when resolved: %s',
    async (id) => {
      await open(`/policy-watchdog?alert=${id}`);
      expect(details()).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Mark as Resolved' })).toBeNull();
    },
  );
});

describe('store deadlines', () => {
  it('say what to do when no draft has a build, and list every rule', async () => {
    await open();
    const section = screen.getByText('Store deadlines for your builds').closest('section');
    expect(within(section as HTMLElement).getByRole('link', { name: 'Add a build' })).toHaveAttribute(
      'href',
      '/submit',
    );
    await waitFor(() => expect(section).toHaveTextContent('New apps and updates must target API 36'));
    expect(section).not.toHaveTextContent('Sample data');
  });

  it('say when the rules were last checked, where, and how sure they are', async () => {
    await open();
    expect(screen.getByText(/last checked on Nov 22, 2026/)).toBeVisible();
    const apple = within(await screen.findByRole('region', { name: 'Apple App Store: dated rules' }));
    const rule = apple.getByText('Built with Xcode 27 and the iOS 27 SDK or later').closest('li');
    expect(rule).toHaveTextContent('App Store · Apr 2027');
    expect(rule).toHaveTextContent('Reported, not seen on the store’s page');
    expect(rule).toHaveTextContent('checked on Nov 25, 2026');
    const play = within(await screen.findByRole('region', { name: 'Google Play: dated rules' }));
    expect(
      play.getByText('64-bit native code must support 16 KB memory pages').closest('li'),
    ).toHaveTextContent('on request extended to May 31, 2026');
    expect(screen.queryByText(/more than 90 days ago/)).toBeNull();
  });

  it.each([
    ['2027-02-20T12:00:00', false],
    ['2027-02-21T12:00:00', true],
  ])('on %s say that they were checked more than 90 days ago: %s', async (now, isOutdated) => {
    await open('/policy-watchdog', { clock: createManualClock(now) });
    expect(screen.queryAllByText(/rules were checked more than 90 days ago/)).toHaveLength(
      isOutdated ? 1 : 0,
    );
    const play = within(await screen.findByRole('region', { name: 'Google Play: dated rules' }));
    expect(play.queryAllByText(/^Checked more than 90 days ago/).length > 0).toBe(isOutdated);
  });

  it('name the app that misses a rule, since when, and the source', async () => {
    const builds = [androidBuild({ targetSdk: 35 }), iosBuild({ privacyManifests: [] })];
    const { engine } = await workspaceWith({ builds, images: [] });
    await open('/policy-watchdog', { engine });
    const missed = within(await screen.findByRole('region', { name: 'Missed deadlines' }));
    expect(missed.getAllByRole('listitem')).toHaveLength(1);
    expect(missed.getByText('In force, 81 days ago')).toBeVisible();
    expect(missed.getByRole('link', { name: 'Lantern: Evening Journal (1.4.0)' })).toHaveAttribute(
      'href',
      '/submit?draft=draft-1&step=1',
    );
    expect(missed.getByRole('link', { name: 'Google Play: target API level requirements' })).toBeVisible();
    const upcoming = within(screen.getByRole('region', { name: 'Coming up, not met yet' }));
    expect(upcoming.getAllByRole('listitem')).toHaveLength(1);
    expect(upcoming.getByText('Built with Xcode 27 and the iOS 27 SDK or later')).toBeVisible();
    const toCheck = within(screen.getByRole('region', { name: 'Rules to check yourself' }));
    expect(toCheck.getByText('Privacy manifest with required-reason APIs')).toBeVisible();
    expect(screen.getByText('Missed Deadlines').parentElement?.parentElement).toHaveTextContent('1');
  });
});

describe('compliance checks', () => {
  const URL = '/policy-watchdog?tab=compliance';

  it('take 3 seconds and end compliant, today, with a score from the source of chance', async () => {
    const { user, clock, engine, unmount } = await open(URL, { random: () => 0 });
    expect(card('Bread Ledger, Google Play')).toHaveTextContent('Score 54');
    expect(card('Bread Ledger, Google Play')).toHaveTextContent('Violation');
    expect(card('Bread Ledger, Google Play')).toHaveTextContent('Recommendation:');
    await user.click(button('Check Bread Ledger, Google Play'));
    expect(await screen.findByText('Compliance Check Started')).toBeVisible();
    expect(card('Bread Ledger, Google Play')).toHaveTextContent('Checking');
    await clock.advance(2999);
    expect(card('Bread Ledger, Google Play')).toHaveTextContent('Checking');
    await clock.advance(1);
    await waitFor(() => expect(card('Bread Ledger, Google Play')).toHaveTextContent('Score 80'));
    expect(card('Bread Ledger, Google Play')).toHaveTextContent('CompliantLast checked Nov 20, 2026');
    expect(card('Bread Ledger, Google Play')).toHaveTextContent('No issues found.');
    expect(clock.pending()).toBe(0);
    unmount();
    await open(URL, { engine });
    expect(card('Bread Ledger, Google Play')).toHaveTextContent('Score 80');
  });

  it('run side by side, continue while another tab is open, and can be cancelled', async () => {
    const { user, follow, clock } = await open(URL, { random: () => 0.9999 });
    await user.click(button('Check Plot Keeper, Google Play'));
    expect(await screen.findByText('Compliance Check Started')).toBeVisible();
    await user.click(button('Check PawPal, Google Play'));
    await user.click(button('Cancel check PawPal, Google Play'));
    await follow(screen.getByRole('tab', { name: 'Monitoring' }));
    await clock.advance(3000);
    await follow(screen.getByRole('tab', { name: 'Compliance Checks' }));
    expect(card('Plot Keeper, Google Play')).toHaveTextContent('Score 99');
    expect(card('PawPal, Google Play')).toHaveTextContent('Score 72');
    expect(card('PawPal, Google Play')).toHaveTextContent('Warning');
  });

  it('leave nothing pending when the page is left, and the last result as it was', async () => {
    const { user, clock, engine, unmount } = await open(URL);
    await user.click(button('Check Tiny Tides, Apple App Store'));
    expect(await screen.findByText('Compliance Check Started')).toBeVisible();
    expect(clock.pending()).toBe(1);
    unmount();
    expect(clock.pending()).toBe(0);
    await open(URL, { engine });
    expect(card('Tiny Tides, Apple App Store')).toHaveTextContent('Violation');
    expect(card('Tiny Tides, Apple App Store')).toHaveTextContent('Score 59');
  });
});

describe('monitoring and settings', () => {
  it('shows what is monitored', async () => {
    await open('/policy-watchdog?tab=monitoring');
    expect(await screen.findByRole('region', { name: 'Monitored sources' })).toHaveTextContent(
      'App Store Review Guidelines',
    );
    expect(screen.getByText('Tiny Tides')).toBeVisible();
  });

  it('has the four tiers, both switches on at first, and keeps them', async () => {
    const { user, engine, unmount } = await open('/policy-watchdog?tab=settings');
    for (const tier of ['Immediate', 'Within 1 hour', 'Daily digest', 'Weekly summary']) {
      expect(screen.getByText(tier)).toBeVisible();
    }
    expect(screen.getByRole('switch', { name: 'E-mail notifications' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Automatic compliance checks' })).toBeChecked();
    expect(screen.getByText('Checks every app daily.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'E-mail notifications' }));
    unmount();
    await open('/policy-watchdog?tab=settings', { engine });
    expect(screen.getByRole('switch', { name: 'E-mail notifications' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Automatic compliance checks' })).toBeChecked();
  });
});
