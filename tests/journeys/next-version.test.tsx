import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readDesign } from '@/domain/studio/design-schema';
import type { SubmissionDraft } from '@/model/draft';
import type { SubmissionRecord } from '@/model/submission';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { appRecord } from '@tests/support/apps';
import { FULL_DRAFT } from '@tests/support/full/full-drafts';
import { image, listing } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { search, stepHeading, storedDrafts, storedImages, type App } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

const { sample: _, appId: __, undecided: ___, teamPictures: ____, ...CONTENT } = FULL_DRAFT;
const BUILDS = FULL_DRAFT.builds.map((build) => ({ ...build, isSample: false }));

/** A workspace with one app and a draft of it that has everything. */
async function workspace(changes: Partial<SubmissionDraft> = {}) {
  const stored = await workspaceWith({
    ...CONTENT,
    id: 'last',
    builds: BUILDS,
    listings: {
      'de-DE': listing({ title: 'Laterne', releaseNotes: 'Suche' }),
      'fr-FR': listing({ title: 'Lanterne', releaseNotes: 'Recherche' }),
    },
    images: [image({ id: 'home' }), image({ id: 'screen', kind: 'picture' })],
    packagedAt: '2026-11-19T10:00:00.000Z',
    ...changes,
  });
  await stored.repository.put(appsCollection, [appRecord()]);
  return stored;
}

async function openNext(app: App) {
  expect(await screen.findByText(/^Started from 1\.4\.0: texts, answers and pictures/)).toBeVisible();
  await stepHeading('App Listing');
  await waitFor(() => expect(search(app).get('draft')).toMatch(/^[0-9a-f]{32}$/));
  return search(app).get('draft');
}

const WAYS: readonly [string, (app: App) => Promise<void>][] = [
  [
    '/apps',
    async (app) => {
      const card = within(await screen.findByRole('article', { name: 'Lantern' }));
      await app.follow(card.getByRole('link', { name: 'Submit' }));
    },
  ],
  [
    '/apps/lantern',
    async (app) => app.follow(await screen.findByRole('link', { name: 'Submit a new version' })),
  ],
  ['/submit?app=lantern', () => Promise.resolve()],
];

describe('the next version of an app starts from its last one', () => {
  it.each(WAYS)('from %s', async (url, follow) => {
    const { engine } = await workspace();
    const app = await renderApp(url, { engine });
    await follow(app);
    const id = await openNext(app);
    await waitFor(() => expect(screen.getByLabelText(/^What’s New/)).toHaveFocus());
    // The title follows in a transition of its own.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/ 1\.4\.1$/));

    const drafts = await storedDrafts(app);
    const [before, after] = ['last', id].map((each) => drafts.find((draft) => draft.id === each));
    expect(drafts).toHaveLength(2);
    expect(before).toMatchObject({ version: '1.4.0', builds: BUILDS });
    const carried = ['bundleId', 'platform', 'defaultLocale', 'privacy', 'ratings', 'checkConfig'] as const;
    for (const field of carried) expect(after?.[field]).toEqual(CONTENT[field]);
    expect(after).toMatchObject({
      version: '1.4.1',
      builds: [],
      details: { ...CONTENT.details, isUpdate: true },
      listings: {
        'de-DE': { ...listing({ title: 'Laterne' }), releaseNotes: '' },
        'fr-FR': { ...listing({ title: 'Lanterne' }), releaseNotes: '' },
      },
      playTexts: { 'de-DE': { title: 'Lantern', description: 'A journal' } },
      answersBefore: { privacy: CONTENT.privacy, ratings: CONTENT.ratings },
    });
    // The last uploaded version codes, which the next builds are compared with.
    expect(after?.earlierBuilds).toEqual(BUILDS);
    expect(readDesign(after?.design).ok).toBe(true);
    expect(after).not.toHaveProperty('packagedAt');
    expect(after?.playTexts?.['de-DE']).not.toHaveProperty('releaseNotes');
    const images = (await storedImages(app)).filter(({ draftId }) => draftId === id);
    expect(images.map(({ fileName, kind }) => [fileName, kind])).toEqual([
      ['home.png', 'screenshot'],
      ['screen.png', 'picture'],
    ]);
  });

  it('is opened, not made again, until it has a package of its own', async () => {
    const { engine } = await workspace();
    const app = await renderApp('/submit?app=lantern', { engine });
    const id = await openNext(app);
    app.unmount();

    const again = await renderApp('/submit?app=lantern', { engine });
    expect(await screen.findByText(/^This app has an open draft/)).toBeVisible();
    expect((await storedDrafts(again)).map((draft) => draft.id).sort()).toEqual([id, 'last'].sort());
  });

  it('opens a packed draft again until an upload is reported, and offers both ways on', async () => {
    const { engine, repository } = await workspace({ step: 5 });
    const packed: SubmissionRecord = {
      ...{ id: 'last-ios-1.4.0', appId: 'lantern', appName: 'Lantern', bundleId: 'org.lantern.journal' },
      ...{ version: '1.4.0', platform: 'ios', status: 'draft', date: '2026-11-19' },
    };
    await repository.put(submissionsCollection, [packed]);
    const app = await renderApp('/submit?app=lantern', { engine });
    await stepHeading('Submit');
    expect(search(app).get('draft')).toBe('last');
    expect(await screen.findByText(/^This version was packed, and is not reported/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'I uploaded it' })).toHaveAttribute(
      'href',
      '/apps/lantern',
    );
    app.unmount();

    // A kept address names an earlier step: it opens there, and the way to the package is one press.
    const kept = await renderApp('/submit?draft=last&step=2', { engine });
    await stepHeading('App Listing');
    await kept.user.click(await screen.findByRole('button', { name: 'Go to Submit' }));
    await stepHeading('Submit');
    await kept.user.click(screen.getByRole('button', { name: 'Start the next version' }));
    await openNext(kept);
    kept.unmount();

    const uploaded = await workspace();
    const steps = [{ id: 'a', state: 'uploaded' as const, day: '2026-11-20' }];
    await uploaded.repository.put(submissionsCollection, [{ ...packed, status: 'pending', steps }]);
    const sent = await renderApp('/submit?draft=last&step=2', { engine: uploaded.engine });
    expect(await screen.findByText(/App Store: uploaded on Nov 20, 2026\.$/)).toBeVisible();
    sent.unmount();
    await openNext(await renderApp('/submit?app=lantern', { engine: uploaded.engine }));
  });

  it('opens an unfinished draft of the app', async () => {
    const { engine } = await workspace({ packagedAt: undefined, step: 2 });
    const app = await renderApp('/submit?app=lantern', { engine });
    await stepHeading('App Listing');
    expect(screen.getByLabelText('App Name')).toHaveValue('Laterne');
    expect(await storedDrafts(app)).toHaveLength(1);
  });

  it('says so when it can’t be stored, and tries again', async () => {
    const { repository } = await workspace();
    let isFull = true;
    const put: typeof repository.put = (...args) =>
      isFull ? Promise.reject(new Error('full')) : repository.put(...args);
    const app = await renderApp('/submit?app=lantern', {
      openWorkspace: () => Promise.resolve({ ...repository, put }),
    });
    expect(await screen.findByText('The next version could not be started')).toBeVisible();
    isFull = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Started from 1\.4\.0/)).toBeVisible();
  });
});
