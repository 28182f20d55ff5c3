import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appsCollection, draftImagesCollection } from '@/lib/workspace/app-collections';
import { checkedBuilds, keepCheckedBuilds } from '@/lib/drops/checked-builds';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { appRecord } from '@tests/support/apps';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';
import { onlyTexts } from '@tests/support/drafts';
import {
  createBrokenEngine,
  createSilentEngine,
  engineWith,
  workspaceWith,
} from '@tests/support/workspace-engines';
import type { AppRecord } from '@/model/app';
import { SAMPLE_APPS } from '@/domain/workspace/sample-workspace';

function makeApp(id: string, changes: Partial<AppRecord> = {}): AppRecord {
  return appRecord({ id, name: id, bundleId: `com.example.${id}`, ...changes });
}

const cards = () => screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));
const names = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const cardOf = (name: string) => screen.findByRole('article', { name });
const summary = () => screen.getByRole('region', { name: 'Summary' }).textContent;

async function openApps(url = '/apps', options: RenderAppOptions = {}) {
  const app = await renderApp(url, options);
  await screen.findByText(
    /^(Showing |\d+ drafts?, )?[\d,]+( of [\d,]+)?( drafts?, [\d,]+ of [\d,]+)? apps?$/,
  );
  return app;
}

describe('the page', () => {
  it('shows the heading, the way home, the way to a new submission and the summary', async () => {
    await openApps();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Your Apps' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'New Submission' })).toHaveAttribute('href', '/submit');
    expect(main.getByRole('link', { name: 'All Submissions' })).toHaveAttribute('href', '/submissions');
    expect(summary()).toBe('Total Apps6Approved2In Review1Pending1Rejected1');
    expect(main.getByText('Sample data')).toBeVisible();
  });

  it('offers the build that was checked before signing in, until it is taken or discarded', async () => {
    await keepCheckedBuilds([iosBuild({ fileName: 'Lantern.ipa' })], Date.now());
    const app = await openApps();
    expect(await screen.findByText('A build that you checked is waiting')).toBeVisible();
    expect(screen.getByText('Lantern.ipa')).toBeVisible();
    await app.follow(screen.getByRole('link', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Build Selection' })).toBeVisible();
    await waitFor(async () => expect(await checkedBuilds(Date.now())).toEqual([]));
    app.unmount();

    await keepCheckedBuilds([iosBuild()], Date.now());
    const again = await openApps();
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('A build that you checked is waiting')).not.toBeInTheDocument();
    expect(await checkedBuilds(Date.now())).toEqual([]);
  });

  it('shows each app with all that is known of it', async () => {
    await openApps();
    expect(names()).toEqual(SAMPLE_APPS.map((app) => app.name));
    const card = within(await cardOf('Bread Ledger'));
    expect(card.getByText('com.breadledger.bakery')).toBeVisible();
    expect(card.getByRole('list', { name: 'Platforms' })).toHaveTextContent(/^Android$/);
    expect(card.getByText('Rejected')).toBeVisible();
    expect(card.getByText('Version 1.0.3')).toBeVisible();
    expect(card.getByText('Nov 12, 2026')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Next Actions' })).toBeVisible();
    expect(card.getByText('Fix the data safety answers')).toBeVisible();
    expect(card.getByText('Raise the target API level to 36')).toBeVisible();
    expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/apps/bread-ledger');
    expect(card.getByRole('link', { name: 'Submit' })).toHaveAttribute('href', '/submit?app=bread-ledger');
    expect(card.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it('names every status, and Unknown for any other', async () => {
    const statuses = ['draft', 'pending', 'review', 'approved', 'rejected', 'in_orbit'];
    const apps = statuses.map((status) =>
      makeApp(status, { lastSubmission: { version: '1', status, date: '' } }),
    );
    await openApps('/apps', { engine: await engineWith(appsCollection, apps) });
    const labels = ['Draft', 'Pending Review', 'In Review', 'Approved', 'Rejected', 'Unknown'];
    for (const [index, label] of labels.entries()) {
      expect(within(await cardOf(statuses[index] ?? '')).getByText(label)).toBeVisible();
    }
    expect(summary()).toBe('Total Apps6Approved1In Review1Pending1Rejected1');
    expect(within(screen.getByRole('main')).queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('shortens a long list of next actions', async () => {
    const nextActions = ['one', 'two', 'three', 'four', 'five'];
    await openApps('/apps', {
      engine: await engineWith(appsCollection, [makeApp('busy', { nextActions }), makeApp('idle')]),
    });
    const busy = within(await cardOf('busy'));
    expect(busy.getByText('two')).toBeVisible();
    expect(busy.queryByText('three')).not.toBeInTheDocument();
    expect(busy.getByText('and 3 more')).toBeVisible();
    expect(within(await cardOf('idle')).getByText('Nothing to do right now.')).toBeVisible();
  });
});

describe('searching and filtering', () => {
  it('narrows by name and bundle id whatever the case, and says how many are left', async () => {
    const { user } = await openApps();
    await user.type(screen.getByRole('searchbox', { name: 'Search apps' }), 'PAW');
    await waitFor(() => expect(names()).toEqual(['PawPal']));
    expect(screen.getByText('Showing 1 of 6 apps')).toBeVisible();
    expect(summary()).toContain('Total Apps6');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'org.plot');
    await waitFor(() => expect(names()).toEqual(['Plot Keeper']));
  });

  it('narrows by platform', async () => {
    const { user, path } = await openApps();
    const group = within(screen.getByRole('group', { name: 'Platform' }));
    expect(group.getByRole('button', { name: 'All Platforms' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(group.getByRole('button', { name: 'Android' }));
    expect(names()).toEqual(['LacedUp', 'PawPal', 'Bread Ledger', 'Plot Keeper']);
    expect(group.getByRole('button', { name: 'Android' })).toHaveAttribute('aria-pressed', 'true');
    expect(path()).toBe('/apps?platform=android');
    await user.click(group.getByRole('button', { name: 'iOS' }));
    expect(names()).toEqual(['LacedUp', 'PawPal', 'Tiny Tides', 'Plot Keeper', 'Quiet Desk']);
    await user.click(group.getByRole('button', { name: 'All Platforms' }));
    expect(names()).toHaveLength(6);
    expect(path()).toBe('/apps');
  });

  it('is stored in the URL: after a pause in typing, or as soon as the field loses focus', async () => {
    const { user, clock, path } = await openApps('/apps?from=mail');
    await user.type(screen.getByRole('searchbox'), 'quiet');
    expect(path()).toBe('/apps?from=mail');
    await clock.advance(250);
    await waitFor(() => expect(path()).toBe('/apps?from=mail&q=quiet'));
    await user.type(screen.getByRole('searchbox'), ' desk');
    await user.click(screen.getByRole('button', { name: 'iOS' }));
    await waitFor(() => expect(path()).toBe('/apps?from=mail&q=quiet+desk&platform=ios'));
    expect(screen.getByRole('searchbox')).toHaveValue('quiet desk');
    expect(clock.pending()).toBe(0);
  });

  it('comes from the URL, and follows it when a link changes it', async () => {
    const { user, path } = await openApps('/apps?q=laced&platform=ios');
    expect(screen.getByRole('searchbox')).toHaveValue('laced');
    expect(names()).toEqual(['LacedUp']);
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Apps' }),
    );
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(path()).toBe('/apps');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each(['/apps?platform=windows', '/apps?platform=', '/apps?q=&q=x&platform=constructor'])(
    'shows everything for %s',
    async (url) => {
      await openApps(url);
      expect(names()).toHaveLength(6);
    },
  );

  it('leaves nothing pending when the page is left in the middle of a word', async () => {
    const { user, follow, clock, path } = await openApps();
    await user.type(screen.getByRole('searchbox'), 'la');
    await follow(within(await cardOf('LacedUp')).getByRole('link', { name: 'View Details' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'App Detail' })).toBeVisible());
    expect(clock.pending()).toBe(0);
    expect(path()).toBe('/apps/laced-up');
  });
});

describe('an empty list', () => {
  it('asks to adjust the search when one is active, and clears it with one press', async () => {
    const { user } = await openApps('/apps?q=zzz&platform=ios');
    expect(screen.getByRole('heading', { name: 'No apps found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add First App' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toHaveLength(6);
  });

  it('leads to the first submission when there are no apps', async () => {
    await openApps('/apps', { engine: await engineWith(appsCollection, []) });
    expect(screen.getByRole('heading', { name: 'No apps found' })).toBeVisible();
    expect(screen.getByText('Create your first app submission to get started')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add First App' })).toHaveAttribute('href', '/submit');
    expect(summary()).toBe('Total Apps0Approved0In Review0Pending0Rejected0');
  });
});

describe('deleting', () => {
  it('removes the card for good, and the next one takes the focus', async () => {
    const { user, engine, unmount } = await openApps();
    await user.click(within(await cardOf('PawPal')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('App deleted')).toBeVisible();
    expect(screen.getByText('PawPal was removed from this device.')).toBeVisible();
    await waitFor(() => expect(names()).not.toContain('PawPal'));
    expect(summary()).toContain('Total Apps5');
    expect(within(await cardOf('Bread Ledger')).getByRole('button', { name: 'Delete' })).toHaveFocus();
    unmount();
    await openApps('/apps', { engine });
    expect(names()).toEqual(['LacedUp', 'Bread Ledger', 'Tiny Tides', 'Plot Keeper', 'Quiet Desk']);
  });

  it('is undone from the toast, in the old place', async () => {
    const { user } = await openApps();
    await user.click(within(await cardOf('PawPal')).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(SAMPLE_APPS.map((app) => app.name)));
  });

  it('leads to the empty state with the last app', async () => {
    const { user } = await openApps('/apps', { engine: await engineWith(appsCollection, [makeApp('only')]) });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('link', { name: 'Add First App' })).toBeVisible();
  });
});

describe('while storage answers late or not at all', () => {
  it('says that it is loading', async () => {
    await renderApp('/apps', { engine: createSilentEngine() });
    expect(await screen.findByText('Loading your apps…')).toBeVisible();
    expect(summary()).toBe('Total Apps–Approved–In Review–Pending–Rejected–');
  });

  it('says what failed, and shows the apps once a retry succeeds', async () => {
    const { engine, repair } = createBrokenEngine();
    const { user } = await renderApp('/apps', { engine });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your apps could not be read');
    expect(alert).not.toHaveTextContent('Internal');
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toHaveLength(6));
  });
});

describe('names of any kind', () => {
  const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  it.each([
    ['hostile HTML', HOSTILE],
    ['right-to-left text', 'תפוח 🍏 \u202egnp.exe'],
    ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈🦊'],
    ['letters with no end of accents', `Z${'\u0316'.repeat(500)}algo`],
  ])('shows %s as text', async (_what, name) => {
    const { container } = await openApps('/apps', {
      engine: await engineWith(appsCollection, [
        makeApp('odd', { name, bundleId: HOSTILE, nextActions: [HOSTILE] }),
      ]),
    });
    expect(names()).toEqual([name]);
    expect(screen.getAllByText(HOSTILE).length).toBeGreaterThanOrEqual(2);
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('shows the beginning of a name of 10,000 characters, and finds it by its end', async () => {
    const name = `${'long '.repeat(2000)}finis`;
    await openApps('/apps?q=finis', {
      engine: await engineWith(appsCollection, [makeApp('long', { name }), makeApp('other')]),
    });
    expect(names()).toHaveLength(1);
    expect(names()[0]).toMatch(/^long long .{100,112}…$/);
  });

  it('has words for an app without any', async () => {
    const bare = makeApp('bare', { name: ' ', bundleId: '', platforms: [] });
    await openApps('/apps', { engine: await engineWith(appsCollection, [{ ...bare, name: '' }]) });
    expect(names()).toEqual(['Unnamed app']);
    expect(screen.getByText('No bundle id')).toBeVisible();
  });
});

describe('ten thousand apps', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => makeApp(`app-${index + 1}`));

  it('draws those in sight, and says of each which of all it is', async () => {
    const { user, container } = await openApps('/apps', { engine: await engineWith(appsCollection, many) });
    expect(screen.getByText('10,000 apps')).toBeVisible();
    expect(cards().length).toBeGreaterThan(0);
    expect(cards().length).toBeLessThan(40);
    expect(cards()[1]).toHaveAttribute('aria-posinset', '2');
    expect(cards()[1]).toHaveAttribute('aria-setsize', '10000');
    const nodes = container.querySelectorAll('*').length;
    await user.type(screen.getByRole('searchbox'), 'app-99');
    await waitFor(() => expect(screen.getByText('Showing 111 of 10,000 apps')).toBeVisible());
    expect(names()[0]).toBe('app-99');
    expect(cards()[0]).toHaveAttribute('aria-setsize', '111');
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(nodes * 1.1);
  });
});

describe('own drafts', () => {
  const draft = { id: 'd-1', bundleId: 'com.stitch.counter', version: '1.0', platform: 'ios' as const };
  const titled = (title: string) => ({ listings: { 'en-US': onlyTexts({ title }) } });

  it('are cards above the samples, with what is open, and count as apps', async () => {
    const { engine } = await workspaceWith({
      ...draft,
      ...titled('Stitch Counter'),
      updatedAt: '2026-11-20T08:55:00.000Z',
    });
    const { follow, path } = await openApps('/apps', { engine });
    const card = await cardOf('Stitch Counter 1.0');
    expect(within(card).getByRole('list', { name: 'Platforms' })).toHaveTextContent(/^iOS$/);
    expect(card).toHaveTextContent('edited 5 minutes ago');
    await waitFor(() => expect(card).toHaveTextContent(/draft · \d+ things? open · edited/));
    expect(card).not.toHaveTextContent('Sample data');
    expect(summary()).toContain('Total Apps7');
    const samples = screen.getByRole('region', { name: 'Sample apps' });
    expect(samples).toHaveTextContent('Sample data');
    expect(card.compareDocumentPosition(samples)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await follow(within(card).getByRole('link', { name: 'Continue' }));
    expect(path()).toMatch(/^\/submit\?draft=d-1/);
  });

  it('are found by name and id, and left out by another platform', async () => {
    const { engine } = await workspaceWith({ ...draft, ...titled('Stitch Counter') });
    const { user } = await openApps('/apps?q=stitch', { engine });
    expect(await cardOf('Stitch Counter 1.0')).toBeVisible();
    expect(screen.getByText('Showing 1 of 1 draft, 0 of 6 apps')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Android' }));
    expect(await screen.findByText('Try adjusting your search or filters')).toBeVisible();
  });

  it('leave the list once their package was downloaded and their app is there', async () => {
    const packed = { ...draft, ...titled('Stitch Counter'), packagedAt: '2026-11-20T08:00:00.000Z' };
    const { engine, repository } = await workspaceWith(packed);
    await repository.put(appsCollection, [
      makeApp('stitch', { name: 'Stitch Counter', bundleId: draft.bundleId }),
    ]);
    await openApps('/apps', { engine });
    expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
    expect(names()[0]).toBe('Stitch Counter');
    expect(summary()).toContain('Total Apps7');
  });

  it('can be brought back on a later visit, with their pictures', async () => {
    const { engine, repository } = await workspaceWith({ ...draft, ...titled('Stitch Counter') });
    const before = await repository.list(draftImagesCollection);
    const first = await openApps('/apps', { engine });
    await first.user.click(screen.getByRole('button', { name: 'Delete draft Stitch Counter' }));
    expect(await screen.findByText('Draft deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull());
    expect(await repository.list(draftImagesCollection)).toEqual([]);
    first.unmount();

    const next = await openApps('/apps', { engine });
    await next.user.click(await screen.findByText('Recently deleted'));
    await next.user.click(screen.getByRole('button', { name: 'Restore Stitch Counter (1.0)' }));
    expect(await cardOf('Stitch Counter 1.0')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Recently deleted')).toBeNull());
    expect(await repository.list(draftImagesCollection)).toEqual(before);
  });
});

describe('the samples', () => {
  it('are left with one click, and come back with another', async () => {
    const { user, engine, unmount } = await openApps();
    await user.click(screen.getByRole('button', { name: 'Use my own' }));
    expect(await screen.findByRole('link', { name: 'Add First App' })).toBeVisible();
    expect(summary()).toBe('Total Apps0Approved0In Review0Pending0Rejected0');
    unmount();
    const { user: again } = await renderApp('/apps', { engine });
    await again.click(await screen.findByRole('button', { name: 'Show sample data' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(screen.queryByText('You are looking at sample data')).toBeNull();
  });

  it('are kept quietly', async () => {
    const { user } = await openApps();
    await user.click(screen.getByRole('button', { name: 'Keep the samples' }));
    expect(screen.queryByText('You are looking at sample data')).toBeNull();
    expect(names()).toHaveLength(6);
  });
});

it('brings a deleted app back on a later visit', async () => {
  const first = await openApps();
  await first.user.click(within(await cardOf('PawPal')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('App deleted');
  first.unmount();
  const { user } = await openApps('/apps', { engine: first.engine });
  await user.click(await screen.findByText('Recently deleted'));
  await user.click(screen.getByRole('button', { name: 'Restore PawPal' }));
  await waitFor(() => expect(names()).toContain('PawPal'));
});
