import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { androidBuild } from '@tests/support/build-fixtures/build-info';
import { lastRelease, listing } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import {
  createBrokenEngine,
  createSilentEngine,
  engineWith,
  workspaceWith,
} from '@tests/support/workspace-engines';
import { SAMPLE_APPS } from '@/domain/workspace/sample-workspace';
import { appDetailPath } from '@/config/paths';

const identity = () => within(screen.getByRole('region', { name: 'Identity' }));
const history = () => within(screen.getByRole('region', { name: 'Version history' }));
const rows = () =>
  history()
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

async function openApp(id: string, options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(appDetailPath(id), options);
  await screen.findByRole('region', { name: 'Identity' });
  return app;
}

describe('an app', () => {
  it('shows the app, its status and links to the next steps', async () => {
    await openApp('laced-up');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'App Detail' })).toBeVisible();
    expect(main.getByText('Sample data')).toBeVisible();
    expect(main.getByRole('link', { name: 'Your Apps' })).toHaveAttribute('href', '/apps');
    expect(identity().getByRole('heading', { level: 2, name: 'LacedUp' })).toBeVisible();
    expect(identity().getByText('com.lacedup.run')).toBeVisible();
    expect(identity().getByRole('list', { name: 'Platforms' })).toHaveTextContent('iOSAndroid');
    expect(identity().getByText('Approved')).toBeVisible();
    expect(identity().getByText('2.1.0')).toBeVisible();
    expect(identity().getByText('Nov 2, 2026')).toBeVisible();
    expect(identity().getByText('Apple App Store, Google Play')).toBeVisible();
    expect(identity().getByRole('link', { name: 'Submit a new version' })).toHaveAttribute(
      'href',
      '/submit?app=laced-up',
    );
    expect(main.getByText('Plan the 2.2.0 release notes')).toBeVisible();
  });

  it('lists its versions, newest first', async () => {
    await openApp('laced-up');
    const versions = [
      ['2.1.0 (build 412)', 'Approved', 'Apple App Store', 'Nov 2, 2026'],
      ['2.1.0 (build 2010)', 'Approved', 'Google Play', 'Nov 2, 2026'],
      ['2.0.4 (build 398)', 'Approved', 'Apple App Store', 'Sep 14, 2026'],
      ['2.0.3 (build 395)', 'Rejected', 'Apple App Store', 'Sep 8, 2026'],
    ];
    // The first cell repeats store and date for narrow screens, which leave their columns out.
    await waitFor(() =>
      expect(rows()).toEqual(
        versions.map(([version, ...rest]) => [`${version}${rest[1]} ${rest[2]}`, ...rest]),
      ),
    );
  });

  it('has words for an app without versions, drafts and actions', async () => {
    const [sample] = SAMPLE_APPS;
    const app = sample && { ...sample, id: 'new', bundleId: 'com.new', nextActions: [], platforms: [] };
    await openApp('new', { engine: await engineWith(appsCollection, app ? [app] : []) });
    expect(await screen.findByText('Nothing has been submitted yet.')).toBeVisible();
    expect(screen.getByText('Nothing to do right now.')).toBeVisible();
    expect(await screen.findByText(/No draft of this app/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start one' })).toHaveAttribute('href', '/submit?app=new');
    expect(identity().getByText('None yet')).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('shows the newest twenty of many versions, and more when asked', async () => {
    const submissions = Array.from({ length: 45 }, (_, index) => ({
      id: `s${index}`,
      appId: 'laced-up',
      appName: 'LacedUp',
      bundleId: 'com.lacedup.run',
      version: `1.${index}`,
      platform: 'ios' as const,
      status: 'approved',
      date: '2026-01-01',
    }));
    const { user } = await openApp('laced-up', {
      engine: await engineWith(submissionsCollection, submissions),
    });
    await waitFor(() => expect(rows()).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Show more of 45 submissions' }));
    expect(rows()).toHaveLength(45);
  });

  it('leads a rejected app to its recovery', async () => {
    await openApp('bread-ledger');
    expect(screen.getByText('The last submission was rejected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Error Recovery' })).toHaveAttribute('href', '/recovery');
  });

  it('lists its drafts and continues one where it was left', async () => {
    const { engine } = await workspaceWith(
      { id: 'd 1', appId: 'paw-pal', step: 3, version: '1.5.0' },
      { id: 'other', appId: 'laced-up' },
    );
    await openApp('paw-pal', { engine });
    expect(await screen.findByText(/Step 3 of 5 · changed Nov 20, 2026/)).toBeVisible();
    expect(screen.getByText('1.5.0')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Continue' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/submit?draft=d+1&step=3']);
  });
});

describe('the checks', () => {
  async function findChecks() {
    const heading = await screen.findByRole('heading', { name: 'Checks' });
    return within(heading.closest('section') ?? heading);
  }

  it('compare the build with the version that was packaged last', async () => {
    const { engine, repository } = await workspaceWith({
      ...{ id: 'a', appId: 'paw-pal', platform: 'android' },
      builds: [androidBuild({ identity: { bundleId: 'org.lantern.journal', buildNumber: '52' } })],
    });
    await repository.put(submissionsCollection, [lastRelease('org.lantern.journal', '52')]);
    await openApp('paw-pal', { engine });
    expect(await (await findChecks()).findByText('versionCode 52 is not higher than 52')).toBeVisible();
  });

  it('say what the stores would refuse of the newest draft, and lead to where it is fixed', async () => {
    const { engine } = await workspaceWith(
      { id: 'old', appId: 'laced-up', updatedAt: '2026-01-01T00:00:00.000Z' },
      { id: 'bare', appId: 'laced-up', listings: {}, images: [], builds: [] },
    );
    await openApp('laced-up', { engine });
    const checks = await findChecks();
    expect(await checks.findByText('Not complete yet')).toBeVisible();
    expect(checks.getByText(/^\d+ things to fill in/)).toBeVisible();
    const steps = within(checks.getByRole('list', { name: 'To fill in' })).getAllByRole('link');
    expect(steps.map((link) => link.getAttribute('href'))).toEqual([
      '/submit?draft=bare&step=1&field=build',
      '/submit?draft=bare&step=2&locale=en-US&field=title',
      '/submit?draft=bare&step=3&locale=en-US&field=screenshots',
    ]);
    expect(checks.getByRole('link', { name: 'Open in the wizard' }).getAttribute('href')).toMatch(
      /^\/submit\?draft=bare&step=[1-5]$/,
    );
  });

  it('list what is wrong, the worst first', async () => {
    const { engine } = await workspaceWith({
      id: 'long',
      appId: 'laced-up',
      listings: {
        'en-US': listing({ title: 'x'.repeat(31), subtitle: 'x'.repeat(31), keywords: 'x'.repeat(101) }),
      },
    });
    await openApp('laced-up', { engine });
    const checks = await findChecks();
    expect(await checks.findByText('Blocked')).toBeVisible();
    const lines = within(checks.getByRole('list', { name: 'Findings' })).getAllByRole('listitem');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toHaveTextContent(/^blocker: .*31 characters/);
    expect(checks.getByText(/^and \d+ more$/)).toBeVisible();
  });

  it('are content with a draft that lacks nothing', async () => {
    const { engine } = await workspaceWith({ appId: 'laced-up' });
    await openApp('laced-up', { engine });
    const checks = await findChecks();
    expect(await checks.findByText('Ready to submit')).toBeVisible();
  });

  it('wait for a draft', async () => {
    await openApp('laced-up');
    const checks = await findChecks();
    expect(await checks.findByText(/There is no draft to check/)).toBeVisible();
    expect(checks.getByRole('link', { name: 'Start a submission' })).toHaveAttribute(
      'href',
      '/submit?app=laced-up',
    );
  });
});

describe('deleting', () => {
  it('asks first, and Cancel keeps the app', async () => {
    const { user, path } = await openApp('paw-pal');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this app?' }));
    expect(dialog.getByText(/is removed from the list on this device/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/apps/paw-pal');
  });

  it('goes to the list, which has it no longer, and can be undone there', async () => {
    const { user, follow, path } = await openApp('paw-pal');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await follow(await screen.findByRole('button', { name: 'Delete app' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Apps' })).toBeVisible();
    expect(path()).toBe('/apps');
    expect(await screen.findByText('App deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'PawPal' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'PawPal' })).toBeVisible();
  });
});

describe('an id without an app', () => {
  it.each([
    ['an unknown one', '/apps/nobody', 'nobody'],
    [
      'hostile HTML',
      `/apps/${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
      '<img src=x onerror=alert(1)>',
    ],
    ['an encoded slash', '/apps/a%2Fb', 'a/b'],
    ['a name of every object', '/apps/__proto__', '__proto__'],
    ['a text of 10,000 letters', `/apps/${'x'.repeat(10_000)}`, `${'x'.repeat(59)}…`],
  ])('%s gets a clear answer and the way back', async (_what, url, shown) => {
    const { container } = await renderApp(url);
    expect(await screen.findByRole('heading', { level: 2, name: 'App not found' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'App Detail' })).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all apps' })).toHaveAttribute('href', '/apps');
    expect(container.querySelector('img')).toBeNull();
  });

  it('survives an address that cannot be decoded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderApp('/apps/%E0%A4%A');
    expect(await screen.findByRole('heading', { level: 2, name: 'App not found' })).toBeVisible();
  });
});

describe('while storage answers late or not at all', () => {
  it('says that it is loading', async () => {
    await renderApp('/apps/laced-up', { engine: createSilentEngine() });
    expect(await screen.findByText('Loading this app…')).toBeVisible();
  });

  it('says what failed, and shows the app once a retry succeeds', async () => {
    const { engine, repair } = createBrokenEngine();
    const { user } = await renderApp('/apps/laced-up', { engine });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This app could not be read');
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'LacedUp' })).toBeVisible();
  });
});

it('shows names of any kind as text', async () => {
  const hostile = '<script>alert(1)</script>';
  const app = {
    ...SAMPLE_APPS[0],
    id: 'odd',
    name: `${hostile} \u202e${'長'.repeat(10_000)}`,
    bundleId: hostile,
    nextActions: [hostile],
    lastSubmission: { version: hostile, status: hostile, date: hostile },
  };
  const { container } = await openApp('odd', { engine: await engineWith(appsCollection, [app]) });
  expect(identity().getByText('Unknown')).toBeVisible();
  expect(identity().getByRole('heading', { level: 2 }).textContent).toHaveLength(120);
  expect(container.querySelector('script')).toBeNull();
});
