import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { SAMPLE_APPS, SAMPLE_SUBMISSIONS } from '@/domain/workspace/sample-workspace';
import { billingMembersCollection } from '@/features/billing/records';
import { storeSubmissionsCollection } from '@/features/multi-store/records';
import { alertsCollection } from '@/features/policy-watchdog/records';
import { DEFAULT_PROFILE, securityCollection, sessionsCollection } from '@/features/settings/records';
import { teamCollection } from '@/features/team/records';
import { appsCollection } from '@/lib/workspace/app-collections';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { hideSamples } from '@/lib/workspace/samples';
import { appRecord } from '@tests/support/apps';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';
import { otherTab } from '@tests/support/workspace-engines';

// The samples are a workspace that one can leave.

async function openSettings(options?: RenderAppOptions) {
  const app = await renderApp('/settings', options);
  await screen.findByRole('switch', { name: 'Show sample data' });
  return app;
}

const TEAM_TABS = ['members', 'approvals', 'analytics'].map((tab) => `${PATHS.team}?tab=${tab}`);
const PAGES = [
  PATHS.apps,
  `${PATHS.apps}/paw-pal`,
  PATHS.submissions,
  PATHS.recovery,
  `${PATHS.recovery}?rejection=tiny-tides-2-9-2`,
  PATHS.analytics,
  ...['alerts', 'compliance', 'monitoring'].map((tab) => `${PATHS.policyWatchdog}?tab=${tab}`),
  PATHS.multiStore,
  ...TEAM_TABS,
  ...['profile', 'security'].map((tab) => `${PATHS.settings}?tab=${tab}`),
  ...['billing', 'team'].map((tab) => `${PATHS.billing}?tab=${tab}`),
];

/** Names and words that only the samples have. */
const INVENTED = [
  ...SAMPLE_APPS.map(({ name }) => name),
  ...SAMPLE_SUBMISSIONS.map(({ bundleId }) => bundleId),
  ...alertsCollection.samples().map(({ title }) => title),
  ...[...teamCollection.samples(), ...billingMembersCollection.samples()].map(({ name }) => name),
  ...sessionsCollection.samples().map(({ ip }) => ip),
  ...storeSubmissionsCollection.samples().map(({ notes }) => notes),
  DEFAULT_PROFILE.company,
  'SP-2026-0917',
  '3 of 5',
];

it('are on no page once they are left, and each page offers to leave them before', async () => {
  const left = [];
  for (const page of PAGES) {
    localStorage.clear();
    const before = await renderApp(page);
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    const offers = screen.queryAllByRole('button', { name: 'Use my own' }).length;
    if (offers !== 1) left.push(`${page}: ${offers} offers`);
    before.unmount();

    hideSamples(TEST_USER.id);
    const after = await renderApp(page);
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    const main = screen.getByRole('main');
    const values = [...main.querySelectorAll('input')].map(({ value }) => value);
    const text = [main.textContent, ...values].join('\n');
    for (const each of INVENTED) if (text.includes(each)) left.push(`${page}: ${each}`);
    if (within(main).queryByRole('button', { name: 'Use my own' })) left.push(`${page}: still asks`);
    after.unmount();
  }
  expect(left).toEqual([]);
}, 60_000);

it('are restored where they were edited or removed, and the user’s own records stay', async () => {
  const engine = createMemoryEngine();
  const repository = await otherTab({ engine });
  const own = appRecord({ id: 'mine', name: 'Mine' });
  await repository.put(appsCollection, [own]);
  await repository.remove(appsCollection, 'paw-pal');
  await repository.update(alertsCollection, 'tracking-text', (alert) => ({ ...alert, resolved: true }));
  await repository.put(securityCollection, [{ id: 'security', hasTwoFactor: true }]);

  const { user } = await openSettings({ engine });
  await user.click(screen.getByRole('switch', { name: 'Show sample data' }));
  await user.click(screen.getByRole('button', { name: 'Reset sample data' }));
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await screen.findByText('Sample data restored');
  expect(screen.getByRole('switch', { name: 'Show sample data' })).toBeChecked();
  const apps = await repository.list(appsCollection);
  expect(apps.map(({ id }) => id).sort()).toEqual(['mine', ...SAMPLE_APPS.map(({ id }) => id)].sort());
  expect(apps).toContainEqual(own);
  expect((await repository.get(alertsCollection, 'tracking-text'))?.resolved).toBe(false);
  expect(await repository.get(securityCollection, 'security')).toMatchObject({ hasTwoFactor: true });
});

it('stay away after everything on this device was deleted', async () => {
  const { user, unmount } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Delete everything on this device' }));
  await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
  await screen.findByText('Everything on this device was deleted');
  unmount();
  await renderApp('/apps');
  expect(await screen.findByRole('link', { name: 'Add First App' })).toBeVisible();
});
