import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listing, withDetails } from '@tests/support/drafts';
import { folderFiles } from '@tests/support/screens/folder-files';
import { makePng } from '@tests/support/png';
import { renderApp } from '@tests/support/render-app';
import { openPart, search, storedDrafts, storedImages } from '@tests/support/wizard';
import { otherTab, workspaceWith } from '@tests/support/workspace-engines';
import { writeZip } from '@/lib/archives/write-zip';
import { importReportsCollection } from '@/lib/workspace/import-reports';
import { baselinesCollection, originalFilesCollection } from '@/lib/workspace/baselines';

const LANTERN = {
  'metadata/en-US/name.txt': 'Lantern\n',
  'metadata/en-US/description.txt': 'Write three lines each evening.\n',
  'metadata/de-DE/name.txt': 'Laterne\n',
  'metadata/xx-XX/name.txt': 'Lantern\n',
  'metadata/en-US/keywords.txt': '',
  'metadata/android/en-US/title.txt': 'Lantern diary\n',
  'screenshots/en-US/1.png': 'no picture',
  Fastfile: 'lane :release do\nend\n',
};

type App = Awaited<ReturnType<typeof renderApp>>;

async function openOnApps({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Import a listing' }));
  return screen.findByRole('dialog', { name: 'Import a listing' });
}

async function openInPalette({ user }: App) {
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await user.keyboard('import a listing');
  await user.click(await screen.findByRole('option', { name: /^Import a listing/ }));
  return screen.findByRole('dialog', { name: 'Import a listing' });
}

async function choose(files: File[]) {
  const input = await screen.findByLabelText('Open a folder');
  fireEvent.change(input, { target: { files } });
}

describe('importing a listing', () => {
  it('shows a report first, then opens a draft with the texts, the report and the bytes', async () => {
    const app = await renderApp('/submit?start=import');
    const zone = await screen.findByLabelText('Drop your app here, or choose files');
    await waitFor(() => expect(zone).toHaveFocus());
    await choose(folderFiles('fastlane', LANTERN));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import report' }));
    expect(dialog.getByRole('region', { name: 'Taken for Apple App Store' })).toBeVisible();
    expect(dialog.getByText(/is not a locale of the store/)).toBeVisible();
    expect(await storedDrafts(app)).toEqual([]);

    await app.user.click(dialog.getByRole('button', { name: 'Open in the wizard' }));
    // First: a toast closes after four seconds of real time, in which a busy machine does little else.
    expect(await screen.findByText('Listing imported')).toBeVisible();
    expect(await screen.findByLabelText('App Name')).toHaveValue('Lantern');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'App Listing' })).toHaveFocus());
    expect(screen.getByLabelText('App Name on Google Play')).toHaveValue('Lantern diary');
    const id = search(app).get('draft') ?? '';
    expect(await storedDrafts(app)).toMatchObject([
      {
        id,
        platform: 'both',
        listings: { 'en-US': { title: 'Lantern' }, 'de-DE': { title: 'Laterne' } },
        details: { isUpdate: false },
      },
    ]);
    expect(await storedImages(app)).toEqual([]);
    const tab = await otherTab(app);
    const record = await tab.get(importReportsCollection, id);
    expect(await tab.get(baselinesCollection, id)).toMatchObject({ id, name: 'fastlane' });
    expect(record?.report.leftOut.map(({ reason }) => reason).sort()).toEqual([
      'empty',
      'picture',
      'unknown-locale',
    ]);
    expect((await tab.list(originalFilesCollection)).length).toBeGreaterThan(4);

    await app.user.click(await screen.findByRole('button', { name: 'Import report' }));
    const again = within(await screen.findByRole('dialog', { name: 'Import report' }));
    expect(await again.findByText('Pictures that were not taken')).toBeVisible();
  });

  it.each([
    ['No, where nothing says so', {}, undefined, false],
    [
      'Yes, where the files tell what is new',
      { 'metadata/en-US/release_notes.txt': 'Faster.' },
      undefined,
      true,
    ],
    ['what was answered', {}, 'Yes', true],
  ])('asks whether the app is in the store: %s', async (_, more, answer, expected) => {
    const app = await renderApp('/submit?start=import');
    await choose(folderFiles('fastlane', { ...LANTERN, ...more }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import report' }));
    const question = within(dialog.getByRole('radiogroup', { name: 'Is this app in the store already?' }));
    if (answer !== undefined) await app.user.click(question.getByRole('radio', { name: answer }));
    expect(question.getByRole('radio', { name: expected ? 'Yes' : 'No' })).toBeChecked();
    await app.user.click(dialog.getByRole('button', { name: 'Open in the wizard' }));
    await screen.findByLabelText('App Name');
    expect(await storedDrafts(app)).toMatchObject([{ details: { isUpdate: expected } }]);
  });

  it.each([
    ['on /apps', '/apps', (app: App) => openOnApps(app)],
    ['in the command palette', '/settings', (app: App) => openInPalette(app)],
    ['in the palette over another import', '/submit?start=import', (app: App) => openInPalette(app)],
  ])('takes a listing %s and imports it in the wizard', async (_, url, open) => {
    const app = await renderApp(url);
    const intake = within(await open(app));
    fireEvent.change(await intake.findByLabelText('Choose a folder'), {
      target: { files: folderFiles('fastlane', LANTERN) },
    });
    const report = within(await screen.findByRole('dialog', { name: 'Import report' }));
    expect(app.path()).toBe('/submit?start=import');
    await app.user.click(report.getByRole('button', { name: 'Open in the wizard' }));
    expect(await screen.findByLabelText('App Name')).toHaveValue('Lantern');
  });

  it('takes a zip that is dropped on /apps', async () => {
    const app = await renderApp('/apps');
    await screen.findByRole('button', { name: 'Import a listing' });
    const zip = await writeZip([{ path: 'fastlane/metadata/en-US/name.txt', content: 'Lantern' }]);
    if (!zip.ok) throw new Error(zip.failure);
    const file = new File([zip.value], 'lantern.zip');
    const dataTransfer = { types: ['Files'], items: [], files: [file] };
    fireEvent.dragEnter(screen.getByRole('main'), { dataTransfer });
    expect(await screen.findByText(/^Drop it anywhere/)).toBeVisible();
    fireEvent.drop(screen.getByRole('main'), { dataTransfer });
    expect(await screen.findByRole('dialog', { name: 'Import report' })).toBeVisible();
    expect(app.path()).toBe('/submit');
  });

  it('leaves the draft of an update one, whatever the files tell', async () => {
    const { engine } = await workspaceWith({ id: 'a', ...withDetails({ isUpdate: true }) });
    await renderApp('/submit?draft=a&step=1', { engine });
    await choose(folderFiles('fastlane', LANTERN));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import report' }));
    expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  it('asks before it replaces what a draft contains, and leaves its builds and bundle id', async () => {
    const { engine } = await workspaceWith({ id: 'a', listings: { 'en-US': listing({ title: 'Before' }) } });
    const app = await renderApp('/submit?draft=a&step=1', { engine });
    await choose(folderFiles('fastlane', LANTERN));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import report' }));
    expect(dialog.getByRole('button', { name: 'Open as a new draft' })).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: /^Replace this draft/ }));
    expect(await screen.findByLabelText('App Name')).toHaveValue('Lantern');
    expect(search(app).get('draft')).toBe('a');
    await openPart(app, 'Store details');
    expect(screen.getByLabelText('Bundle ID')).toHaveValue('org.lantern.journal');
    await waitFor(async () => expect(await storedDrafts(app)).toHaveLength(1));
  });

  it('lets the user choose one listing per store', async () => {
    const app = await renderApp('/submit');
    await choose(
      folderFiles('apps', {
        'one/fastlane/metadata/en-US/name.txt': 'One',
        'two/fastlane/metadata/en-US/name.txt': 'Two',
        'two/fastlane/metadata/android/en-US/title.txt': 'Two',
      }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose the listings' }));
    const apple = within(dialog.getByRole('group', { name: 'Apple App Store' }));
    await app.user.click(apple.getByRole('radio', { name: /one\/fastlane/ }));
    await app.user.click(within(dialog.getByRole('group', { name: 'Google Play' })).getByLabelText('None'));
    await app.user.click(dialog.getByRole('button', { name: 'Read them' }));
    await app.user.click(await screen.findByRole('button', { name: 'Open in the wizard' }));
    expect(await screen.findByLabelText('App Name')).toHaveValue('One');
    await openPart(app, 'Store details');
    expect(screen.getByLabelText('Platform')).toHaveValue('ios');
  });

  it('reads an unknown folder as the locale that is chosen with one click', async () => {
    const app = await renderApp('/submit');
    await choose(
      folderFiles('fastlane', {
        'metadata/en-US/name.txt': 'Lantern',
        'metadata/en-NZ/name.txt': 'Lantern of the south',
      }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Import report' }));
    await app.user.click(dialog.getByRole('button', { name: /^Use as English \(UK\)/ }));
    await waitFor(() => expect(dialog.queryByText(/is not a locale of the store/)).toBeNull());
    await app.user.click(dialog.getByRole('button', { name: 'Open in the wizard' }));
    await screen.findByLabelText('App Name');
    expect((await storedDrafts(app))[0]?.listings['en-GB']?.title).toBe('Lantern of the south');
  });

  it('takes pictures of the stores’ sizes once each', async () => {
    const [width, height] = [1320, 2868];
    const rows = new Uint8Array(height * (width + 1));
    const picture = makePng({ width, height, colorType: 0 }, rows) as Uint8Array<ArrayBuffer>;
    const app = await renderApp('/submit');
    await choose(
      folderFiles('fastlane', {
        'metadata/en-US/name.txt': 'Lantern',
        'screenshots/en-US/1.png': picture,
        'screenshots/de-DE/1.png': picture,
      }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Open in the wizard' }));
    await screen.findByLabelText('App Name');
    expect((await storedImages(app)).map(({ locale, slotId }) => [locale, slotId]).sort()).toEqual([
      ['de-DE', 'iphone-6.9'],
      ['en-US', 'iphone-6.9'],
    ]);
  });

  it('is deleted with its draft and comes back with undo', async () => {
    const app = await renderApp('/submit');
    await choose(folderFiles('fastlane', LANTERN));
    await app.user.click(await screen.findByRole('button', { name: 'Open in the wizard' }));
    await screen.findByLabelText('App Name');
    const tab = await otherTab(app);
    const before = (await tab.list(originalFilesCollection)).length;
    app.unmount();
    const next = await renderApp('/submit', { engine: app.engine });
    await next.user.click(await screen.findByRole('button', { name: 'Continue an earlier submission (1)' }));
    await next.user.click(await screen.findByRole('button', { name: 'Delete draft Lantern' }));
    await screen.findByText('Draft deleted');
    await waitFor(async () => expect(await tab.list(originalFilesCollection)).toEqual([]));
    expect(await tab.list(importReportsCollection)).toEqual([]);
    await next.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await tab.list(originalFilesCollection)).toHaveLength(before));
    expect(await tab.list(importReportsCollection)).toHaveLength(1);
  });

  it.each([
    [['it', 'ja'], true],
    [['it', 'ja', 'ko', 'sv', 'da'], false],
  ])(
    'shows what was not taken, and the table of languages beside it only while it is short: %j',
    async (more, isShown) => {
      await renderApp('/submit?start=import');
      const texts = ['en-US', 'de-DE', 'xx-XX', ...more].map((each) => [
        `metadata/${each}/name.txt`,
        'Lantern',
      ]);
      await choose(folderFiles('fastlane', Object.fromEntries(texts) as Record<string, string>));
      const dialog = within(await screen.findByRole('dialog', { name: 'Import report' }));
      expect(dialog.getByText(/is not a locale of the store/)).toBeVisible();
      expect(dialog.queryAllByRole('region', { name: 'Taken for Apple App Store' })).toHaveLength(
        isShown ? 1 : 0,
      );
    },
  );

  it('says what it looked for in a folder of something else, and changes nothing', async () => {
    const app = await renderApp('/submit');
    await choose(folderFiles('music', { 'song.txt': 'la la la' }));
    const left = await screen.findByRole('list', { name: 'Not taken' });
    expect(left).toHaveTextContent(/^music: No listing found. Looked for fastlane/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await storedDrafts(app)).toEqual([]);
  });

  it('offers no import of a listing in which nothing can be used, and keeps the draft', async () => {
    const { engine } = await workspaceWith({ id: 'a', listings: { 'en-US': listing({ title: 'Mine' }) } });
    const app = await renderApp('/submit?draft=a&step=1', { engine });
    await choose(folderFiles('app', { 'store.config.json': '{"apple": {' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import report' }));
    expect(dialog.getByText('Nothing in it can be imported')).toBeVisible();
    expect(dialog.getByText(/a closing } is missing in line 1/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Replace|^Open/ })).toBeNull();
    await app.user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await storedDrafts(app)).toMatchObject([{ listings: { 'en-US': { title: 'Mine' } } }]);
  });
});

it('says on the page where something was dropped that it is no listing, and stays there', async () => {
  const app = await renderApp('/apps');
  const dialog = within(await openOnApps(app));
  const files = folderFiles('notes', { 'todo.txt': 'Buy milk\n' });
  fireEvent.change(dialog.getByLabelText('Choose a folder'), { target: { files } });
  expect(await dialog.findByText(/no listing|contains no/i)).toBeVisible();
  expect(app.path()).toBe('/apps');
});
