import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { submissionsCollection } from '@/lib/workspace/app-collections';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';
import {
  createBrokenEngine,
  createSilentEngine,
  engineWith,
  workspaceWith,
} from '@tests/support/workspace-engines';
import type { SubmissionRecord } from '@/model/submission';

function makeSubmission(id: string, changes: Partial<SubmissionRecord> = {}): SubmissionRecord {
  return {
    id,
    appName: id,
    bundleId: `com.example.${id}`,
    version: '1.0.0',
    platform: 'ios',
    status: 'approved',
    date: '2026-11-20',
    ...changes,
  };
}

const table = () => within(screen.getByRole('region', { name: 'Submissions' }));
const rows = () => table().getAllByRole('row').slice(1);
const column = (index: number) =>
  rows().map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '');

async function openSubmissions(url = '/submissions', options: RenderAppOptions = {}) {
  const app = await renderApp(url, options);
  await screen.findByText(/^[\d,]+( of [\d,]+)? submissions?$/);
  return app;
}

describe('the list', () => {
  it('shows app, version, store, status and date, newest first', async () => {
    await openSubmissions();
    expect(screen.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible();
    expect(screen.getByText('12 submissions')).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('Sample data')).toBeVisible();
    const [first] = rows();
    // The first cell repeats status, version and store for narrow screens, which leave their columns out.
    expect(
      first &&
        within(first)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
    ).toEqual([
      'Tiny Tidescom.tinytides.surfPending Review 3.0.0 (build 77) Apple App Store',
      'Pending Review',
      '3.0.0 (build 77)',
      'Apple App Store',
      'Nov 18, 2026',
    ]);
    expect(column(4).at(-1)).toBe('Jul 22, 2026');
    expect(table().getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('has a row per store for each own draft, above the samples, that continues it', async () => {
    const { engine } = await workspaceWith({
      id: 'd-1',
      platform: 'both',
      updatedAt: '2026-09-01T12:00:00Z',
    });
    const { follow, path } = await openSubmissions('/submissions', { engine });
    expect(screen.getByText('14 submissions')).toBeVisible();
    const [first, second, third] = rows();
    expect(first).toHaveTextContent(/^Lantern: Evening Journal.*Draft.*Sep 1, 2026$/);
    expect(second).toHaveTextContent(/^Lantern: Evening Journal.*Draft/);
    expect(first).not.toHaveTextContent('Sample data');
    expect(third).toHaveTextContent('Sample data');
    if (!first) throw new Error('There is no row');
    await follow(within(first).getByRole('link', { name: 'Lantern: Evening Journal' }));
    expect(path()).toBe('/submit?draft=d-1');
  });

  it('has only own submissions once the samples are left, and says how the first comes', async () => {
    const { user } = await openSubmissions();
    await user.click(screen.getByRole('button', { name: 'Use my own' }));
    expect(await screen.findByText(/Your first draft appears here/)).toBeVisible();
  });

  it('leads to the app, unless it was deleted', async () => {
    const submissions = [
      makeSubmission('here', { appId: 'laced-up' }),
      makeSubmission('gone', { appId: 'deleted' }),
      makeSubmission('never'),
    ];
    await openSubmissions('/submissions', { engine: await engineWith(submissionsCollection, submissions) });
    expect(await table().findByRole('link', { name: 'here' })).toHaveAttribute('href', '/apps/laced-up');
    expect(table().queryByRole('link', { name: 'gone' })).not.toBeInTheDocument();
    expect(table().queryByRole('link', { name: 'never' })).not.toBeInTheDocument();
  });

  it('shows a hundred of many, and more when asked, which the URL remembers', async () => {
    const many = Array.from({ length: 250 }, (_, index) => makeSubmission(`s${index}`));
    const { user, path } = await openSubmissions('/submissions', {
      engine: await engineWith(submissionsCollection, many),
    });
    expect(rows()).toHaveLength(100);
    expect(screen.getByText('100 of 250 shown.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 100 more' }));
    await waitFor(() => expect(rows()).toHaveLength(200));
    expect(path()).toBe('/submissions?rows=200');
    await user.selectOptions(screen.getByLabelText('Store'), 'Apple App Store');
    await waitFor(() => expect(path()).toBe('/submissions?store=ios'));
  });
});

describe('filtering and sorting', () => {
  it('narrows by search, status and store, in the URL', async () => {
    const { user, clock, path } = await openSubmissions();
    await user.selectOptions(screen.getByLabelText('Status'), 'Approved');
    await waitFor(() => expect(rows()).toHaveLength(8));
    expect(screen.getByText('8 of 12 submissions')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Store'), 'Google Play');
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.type(screen.getByRole('searchbox', { name: 'Search submissions' }), 'LACED');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await clock.advance(250);
    await waitFor(() => expect(path()).toBe('/submissions?status=approved&store=android&q=LACED'));
    expect(clock.pending()).toBe(0);
  });

  it('sorts by a column, and the other way at the next press', async () => {
    const { user, path } = await openSubmissions('/submissions?q=laced');
    await user.click(table().getByRole('button', { name: 'Version' }));
    await waitFor(() => expect(column(2)[0]).toBe('2.0.3 (build 395)'));
    expect(table().getByRole('columnheader', { name: 'Version' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(table().getByRole('button', { name: 'Version' }));
    await waitFor(() => expect(column(2).at(-1)).toBe('2.0.3 (build 395)'));
    expect(path()).toBe('/submissions?q=laced&sort=-version');
  });

  it('comes from the URL, whatever is in it', async () => {
    await openSubmissions('/submissions?status=rejected&sort=date');
    expect(column(1)).toEqual(['Rejected', 'Rejected']);
    expect(column(4)).toEqual(['Sep 8, 2026', 'Nov 12, 2026']);
  });

  it('shows everything for nonsense in the URL', async () => {
    await openSubmissions('/submissions?status=%00&store=constructor&sort=__proto__&rows=-1e9');
    expect(rows()).toHaveLength(12);
  });

  it('says when nothing is found, and clears with one press', async () => {
    const { user } = await openSubmissions('/submissions?q=zzz');
    expect(screen.getByRole('heading', { name: 'No submissions found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(rows()).toHaveLength(12));
  });

  it('names a status it does not know', async () => {
    const odd = makeSubmission('odd', { status: 'in_orbit' });
    await openSubmissions('/submissions?status=unknown', {
      engine: await engineWith(submissionsCollection, [odd, makeSubmission('even')]),
    });
    expect(column(1)).toEqual(['Unknown']);
  });
});

describe('without a list', () => {
  it('leads to the first submission when there is none', async () => {
    await renderApp('/submissions', { engine: await engineWith(submissionsCollection, []) });
    expect(await screen.findByRole('heading', { name: 'No submissions yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prepare a submission' })).toHaveAttribute('href', '/submit');
  });

  it('says that it is loading', async () => {
    await renderApp('/submissions', { engine: createSilentEngine() });
    expect(await screen.findByText('Loading your submissions…')).toBeVisible();
  });

  it('says what failed, and shows the list once a retry succeeds', async () => {
    const { engine, repair } = createBrokenEngine();
    const { user } = await renderApp('/submissions', { engine });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your submissions could not be read');
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('12 submissions')).toBeVisible();
  });
});

it('shows texts of any kind as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const odd = makeSubmission('odd', {
    appName: hostile,
    bundleId: `${hostile}${'x'.repeat(10_000)}`,
    version: hostile,
    buildNumber: hostile,
    date: hostile,
  });
  const { container } = await openSubmissions('/submissions', {
    engine: await engineWith(submissionsCollection, [odd]),
  });
  expect(column(0)[0]).toContain(hostile);
  expect(column(4)).toEqual([hostile]);
  expect(container.querySelector('img')).toBeNull();
});
