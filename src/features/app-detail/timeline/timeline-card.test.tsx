import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appDetailPath } from '@/config/paths';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { messagesCollection, type MessageRecord } from '@/lib/workspace/store-messages';
import type { ReportedStep, SubmissionRecord } from '@/model/submission';
import { appRecord } from '@tests/support/apps';
import { BUNDLE_ID, publishedApp } from '@tests/support/fake-app-store/apps';
import { openOperations } from '@tests/support/screens/open-operations';
import { serveOperations } from '@tests/support/screens/open-page';
import { renderApp } from '@tests/support/render-app';
import { createFakePlay } from '@tests/support/stores/fake-play';
import { workspaceWith } from '@tests/support/workspace-engines';

const VERSION = '1.4.0';

function submission(platform: 'ios' | 'android', steps?: readonly ReportedStep[]): SubmissionRecord {
  const id = `draft-1-${platform}-${VERSION}`;
  const names = { appId: 'lantern', appName: 'Lantern', bundleId: 'org.lantern.journal' };
  return {
    id,
    ...names,
    version: VERSION,
    platform,
    status: 'draft',
    date: '2026-11-18',
    ...(steps && { steps }),
  };
}

/** The page of an app whose package was downloaded, for these stores. */
async function openOwnApp(
  records: readonly SubmissionRecord[],
  changes: Parameters<typeof workspaceWith>[0] = {},
  messages: readonly MessageRecord[] = [],
) {
  const { engine, repository } = await workspaceWith({
    ...{ appId: 'lantern', packagedAt: '2026-11-18T09:00:00.000Z' },
    ...changes,
  });
  await repository.put(appsCollection, [appRecord({ id: 'lantern', platforms: ['ios', 'android'] })]);
  await repository.put(submissionsCollection, records);
  await repository.put(messagesCollection, messages);
  const app = await renderApp(appDetailPath('lantern'), { engine });
  await screen.findByRole('heading', { name: 'After the submission' });
  return { ...app, repository };
}

const store = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const appStore = () => store(/^Apple App Store/);
const googlePlay = () => store(/^Google Play/);

describe('the timeline of an own app', () => {
  it('notes each answer with today’s day, and the app follows', async () => {
    const { user, repository } = await openOwnApp([submission('ios'), submission('android')]);
    const ios = await appStore();
    expect(ios.getByText('Draft')).toBeVisible();
    await user.click(ios.getByRole('button', { name: 'I uploaded it' }));
    expect(await ios.findByLabelText('Day of Uploaded')).toHaveValue('2026-11-20');
    expect(ios.getByText('Pending Review')).toBeVisible();
    expect(await ios.findByText('Waiting for Review')).toBeVisible();
    await user.click(ios.getByRole('button', { name: 'In review' }));
    await user.click(await ios.findByRole('button', { name: 'Approved' }));
    expect(await ios.findByRole('link', { name: 'Start the next version' })).toHaveAttribute(
      'href',
      '/submit?app=lantern',
    );
    const identity = within(screen.getByRole('region', { name: 'Identity' }));
    expect(identity.getByText('Approved')).toBeVisible();
    expect(await repository.get(appsCollection, 'lantern')).toMatchObject({
      lastSubmission: { version: VERSION, status: 'approved', date: '2026-11-20' },
      nextActions: ['Start the next version', `Upload ${VERSION} to Google Play`],
    });
    expect(await repository.get(submissionsCollection, `draft-1-ios-${VERSION}`)).toMatchObject({
      status: 'approved',
      date: '2026-11-18',
    });
  });

  it('takes the last step back', async () => {
    const { user, repository } = await openOwnApp([submission('ios')]);
    const ios = await appStore();
    await user.click(ios.getByRole('button', { name: 'Rejected' }));
    await user.click(await ios.findByRole('button', { name: 'Undo Rejected' }));
    expect(await ios.findByText('Draft')).toBeVisible();
    expect((await repository.get(appsCollection, 'lantern'))?.lastSubmission.status).toBe('draft');
  });

  it('changes a day, and refuses one that cannot be', async () => {
    const { repository } = await openOwnApp([
      submission('ios', [
        { id: 'a', state: 'uploaded', day: '2026-11-18' },
        { id: 'b', state: 'rejected', day: '2026-11-19' },
      ]),
    ]);
    const ios = await appStore();
    const day = ios.getByLabelText('Day of Rejected');
    fireEvent.change(day, { target: { value: '2026-11-17' } });
    expect(ios.getByRole('alert')).toHaveTextContent(
      'Choose a day up to Nov 20, 2026, not before Nov 18, 2026.',
    );
    fireEvent.change(day, { target: { value: '2026-11-20' } });
    expect(ios.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(async () =>
      expect((await repository.get(submissionsCollection, `draft-1-ios-${VERSION}`))?.steps).toMatchObject([
        { day: '2026-11-18' },
        { day: '2026-11-20' },
      ]),
    );
  });

  it('leads from a rejection to what the store wrote, and back to the plan', async () => {
    const { user, follow } = await openOwnApp([submission('android')]);
    await user.click((await googlePlay()).getByRole('button', { name: 'Rejected' }));
    await follow(await (await googlePlay()).findByRole('link', { name: 'Paste what the store wrote' }));
    expect(await screen.findByText(/rejected by Google Play on Nov 20, 2026/)).toBeVisible();
    const text = await screen.findByLabelText('The store’s message');
    fireEvent.change(text, { target: { value: 'Your app crashes when it is opened.' } });
    await follow(screen.getByRole('link', { name: 'Back to Lantern' }));
    const android = await googlePlay();
    expect(await android.findByRole('link', { name: /Plan: Your app crashes/ })).toBeVisible();
    expect(android.getByText('no step done yet')).toBeVisible();
    await follow(android.getByRole('link', { name: 'Open the plan' }));
    expect(await screen.findByLabelText('The store’s message')).toHaveValue(
      'Your app crashes when it is opened.',
    );
  });

  it('shows under a rejection its own message, and under the last one those about the app alone', async () => {
    const about = { startedAt: '2026-11-19T09:00:00.000Z', appId: 'lantern' };
    const rejections = [
      { id: 'first', state: 'rejected', day: '2026-11-18' },
      { id: 'second', state: 'rejected', day: '2026-11-19' },
    ] as const;
    await openOwnApp([submission('ios', rejections)], {}, [
      { ...about, id: 'm1', text: 'Guideline 2.1', rejectionId: 'first', done: ['a', 'b'] },
      { ...about, id: 'm2', text: 'Guideline 5.1.1' },
      { ...about, id: 'm3', text: 'Guideline 4.3', appId: 'other' },
    ]);
    const items = (await appStore()).getAllByRole('listitem').filter((item) => item.querySelector('input'));
    expect(items[0]).toHaveTextContent('Guideline 2.1 2 steps done');
    expect(items[1]).toHaveTextContent('Guideline 5.1.1 no step done yet');
    expect(items[1]).not.toHaveTextContent('Guideline 2.1');
    expect(screen.queryByText(/4\.3/)).not.toBeInTheDocument();
  });

  it('reminds of a phased release, and leads to the list of the console', async () => {
    await openOwnApp([submission('ios', [{ id: 'a', state: 'approved', day: '2026-11-18' }])], {
      release: { release: 'manual' },
    });
    const ios = await appStore();
    expect(ios.getByText(/Press Release This Version/)).toBeVisible();
    expect(await ios.findByRole('link', { name: /^The list for App Store Connect/ })).toHaveAttribute(
      'href',
      '/submit?draft=draft-1&step=5',
    );
    expect(await ios.findByText(/· 0 of \d+ done/)).toBeVisible();
  });

  it('keeps what was reported of earlier versions', async () => {
    const old = {
      ...submission('ios', [{ id: 'a', state: 'approved', day: '2026-11-10' }] as const),
      version: '1.3.0',
    };
    const { user } = await openOwnApp([{ ...old, id: 'old' }, submission('ios')]);
    await user.click(await screen.findByText('Earlier versions'));
    expect(await screen.findByText('Approved on Nov 10, 2026')).toBeVisible();
  });
});

it('is not shown for a sample', async () => {
  await renderApp(appDetailPath('laced-up'));
  await screen.findByRole('region', { name: 'Version history' });
  expect(screen.queryByRole('heading', { name: 'After the submission' })).not.toBeInTheDocument();
});

describe('the state from the store', () => {
  it('is read when asked for, is shown in full, and becomes the next step of the timeline', async () => {
    const fake = publishedApp('IN_REVIEW');
    const [build] = [fake.store.all('appStoreVersions').at(-1)];
    Object.assign(build?.attributes ?? {}, { versionString: VERSION });
    serveOperations(openOperations(fake, createFakePlay({ packageName: BUNDLE_ID })));
    const named = { ...submission('ios'), bundleId: BUNDLE_ID };
    const { user, repository } = await openOwnApp([
      named,
      { ...submission('android'), bundleId: 'com.example.none' },
    ]);
    const ios = await appStore();
    await user.click(await ios.findByRole('button', { name: 'Get the state from Apple App Store' }));
    const states = within(await ios.findByRole('list', { name: 'State in Apple App Store' }));
    expect(states.getByText(VERSION).closest('li')).toHaveTextContent(`${VERSION}: In Review`);
    expect(states.getByText('1.0').closest('li')).toHaveTextContent('On the App Store');
    expect(await ios.findByLabelText('Day of In review')).toHaveValue('2026-11-20');
    await waitFor(async () => {
      const stored = await repository.get(submissionsCollection, named.id);
      expect(stored?.steps?.map(({ state }) => state)).toEqual(['review']);
    });
    // Asked again, the same state is no second step.
    await user.click(ios.getByRole('button', { name: 'Get the state from Apple App Store' }));
    await ios.findByRole('list', { name: 'State in Apple App Store' });
    expect(ios.getAllByLabelText(/^Day of/)).toHaveLength(1);

    const play = await googlePlay();
    await user.click(await play.findByRole('button', { name: 'Get the state from Google Play' }));
    expect(await play.findByText(/Google Play has no app com\.example\.none/)).toBeVisible();
  });

  it('is not offered where storepilot open does not serve the page', async () => {
    await openOwnApp([submission('ios')]);
    expect((await appStore()).queryByRole('button', { name: /^Get the state/ })).toBeNull();
  });
});
