import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_LISTING } from '@/model/listing';
import { openZip } from '@/readers/archives/zip-reader';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { lastRelease, listing } from '@tests/support/drafts';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { createManualClock } from '@tests/support/manual-clock';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import { quietRatings } from '@tests/support/ratings';
import { renderApp } from '@tests/support/render-app';
import { search, stepHeading, storedDrafts, type App } from '@tests/support/wizard';
import { otherTab, workspaceWith } from '@tests/support/workspace-engines';

/** Downloads that the browser received. */
let downloads: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  downloads = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    last = object as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) downloads.push({ name: this.download, blob: last });
  });
});

async function openLastStep(draft: Parameters<typeof workspaceWith>[0]) {
  const { engine } = await workspaceWith({ id: 'a', ...draft });
  const app = await renderApp('/submit?draft=a&step=5', {
    engine,
    clock: createManualClock('2026-11-20T23:30:00'),
  });
  await stepHeading('Submit');
  return app;
}

async function openTab({ user }: App, name: string) {
  await user.click(screen.getByRole('tab', { name }));
}

async function openAutomation({ user }: App) {
  await user.click(screen.getByText('Automate it: fastlane, EAS, Gradle, CI'));
}

async function download({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Download submission package' }));
  await waitFor(() => expect(downloads).not.toEqual([]));
  await screen.findByText('Package downloaded');
  const [file] = downloads;
  if (!file) throw new Error('Nothing was downloaded');
  const zip = await openZip(file.blob);
  return { ...file, zip, paths: zip.entries.map((entry) => entry.name) };
}

describe('the last step', () => {
  it('has Submit, off and explained, beside the real download', async () => {
    await openLastStep({});
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription(/A web page cannot send an app to the stores/);
    expect(screen.getByRole('button', { name: 'Download submission package' })).toBeEnabled();
  });

  it('counts only what the package has, and leads to a language without texts', async () => {
    const { user } = await openLastStep({
      listings: { 'en-US': listing({ title: 'Lantern', description: 'A light.' }), 'de-DE': EMPTY_LISTING },
    });
    expect(await screen.findByText(/, 1 language$/)).toBeVisible();
    expect(screen.getByText('Not in it, for lack of texts:').parentElement).toHaveTextContent('German');
    await user.click(screen.getByRole('button', { name: 'Add in step 2' }));
    await stepHeading('App Listing');
  });

  it('shows Google Play’s own texts and the age rating answers, which are in the package', async () => {
    const playTexts = { 'en-US': { title: 'Lantern for Android' } };
    const app = await openLastStep({ playTexts, ratings: quietRatings() });
    await openTab(app, 'Texts');
    expect(screen.getByText('App Name on Google Play')).toBeVisible();
    expect(screen.getAllByText('Lantern for Android').length).toBeGreaterThan(0);
    await openTab(app, 'Answers');
    const card = (await screen.findByRole('heading', { name: 'Age ratings' })).closest('section');
    await app.user.click(within(card ?? document.body).getByText('Apple App Store'));
    expect((await within(card ?? document.body).findAllByText('Not in my app'))[0]).toBeVisible();
  });

  it('shows the whole submission and the verdict', async () => {
    const app = await openLastStep({ builds: [androidBuild({ targetSdk: 28 })] });
    expect(screen.getByText(/would be refused/)).toBeVisible();
    for (const text of [
      'org.lantern.journal',
      'Both stores',
      'lantern.aab',
      '2026 Example Ltd',
      'Lifestyle',
    ]) {
      expect(screen.getAllByText(text)[0]).toBeVisible();
    }
    expect(screen.getByText(/Lantern is a quiet place for your thoughts/)).not.toBeVisible();
    await openTab(app, 'Pictures');
    expect(screen.getByRole('heading', { name: /^Google Play: Phone screenshots/ })).toBeVisible();
    await openTab(app, 'Texts');
    expect(screen.getByText(/Lantern is a quiet place for your thoughts/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Change in step 2: Texts in English (US)' }));
    expect(await stepHeading('App Listing')).toBeVisible();
    expect(search(app).get('locale')).toBe('en-US');
  });
});

describe('the texts of many languages', () => {
  it('are collapsed, except for those of the main one, and each can be changed', async () => {
    const locales = ['de-DE', 'en-US', 'fr-FR', 'ja-JP'];
    const app = await openLastStep({
      listings: Object.fromEntries(
        locales.map((locale) => [locale, listing({ title: `Lantern ${locale}` })]),
      ),
    });
    await openTab(app, 'Texts');
    expect(screen.getByRole('heading', { name: 'Texts in English (US)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Texts in 3 more languages' })).toBeVisible();
    const name = screen.getByText('Lantern fr-FR', { selector: 'dd' });
    expect(name).not.toBeVisible();
    await app.user.click(screen.getByText('French (Français)', { selector: 'summary *' }));
    expect(name).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: /^Change in step 2: Texts in French/ }));
    await stepHeading('App Listing');
    expect(search(app).get('locale')).toBe('fr-FR');
  });
});

describe('the way by hand', () => {
  const card = async (name: string) => within(await screen.findByRole('region', { name }));
  const apple = () => card('Apple App Store, by hand in your browser');

  it('leads through both consoles, the first page open, and copies exactly the text of a field', async () => {
    const app = await openLastStep({});
    const list = await apple();
    expect(list.getByText('0 of 7')).toBeVisible();
    expect((await card('Google Play, by hand in your browser')).getByText('0 of 5')).toBeVisible();
    expect(
      list.getByRole('button', { name: 'Copy Version number: press + beside the platform' }),
    ).toBeVisible();
    await app.user.click(list.getByText('App Information'));
    await app.user.click(list.getByRole('button', { name: 'Copy Subtitle' }));
    expect(await navigator.clipboard.readText()).toBe('Calm notes before you sleep');
    expect(await screen.findByText('Copied!')).toBeVisible();
  });

  it('keeps the ticks on this device, and opens the next page', async () => {
    const app = await openLastStep({});
    await app.user.click((await apple()).getByRole('checkbox', { name: 'Done: Add the new version' }));
    expect((await apple()).getByText('1 of 7')).toBeVisible();
    expect((await apple()).getByRole('button', { name: 'Copy Subtitle' })).toBeVisible();
    app.unmount();
    await renderApp('/submit?draft=a&step=5', { engine: app.engine });
    await waitFor(async () =>
      expect((await apple()).getByRole('checkbox', { name: 'Done: Add the new version' })).toBeChecked(),
    );
  });

  it('shows the texts of the chosen language', async () => {
    const app = await openLastStep({
      listings: { 'en-US': listing(), 'de-DE': listing({ subtitle: 'Ruhige Zeilen am Abend' }) },
    });
    const list = await apple();
    await app.user.click(list.getByText('App Information'));
    await app.user.selectOptions(list.getByLabelText('Language of the texts'), 'de-DE');
    expect(list.getByText('Ruhige Zeilen am Abend')).toBeVisible();
  });

  it('links each page once the app’s address is known', async () => {
    const app = await openLastStep({});
    const list = await apple();
    await app.user.click(list.getByText('Links to the pages in App Store Connect'));
    await app.user.click(list.getByLabelText(/^Paste the address/));
    await app.user.paste('https://appstoreconnect.apple.com/apps/1234567890/distribution');
    await app.user.click(list.getByText('App Information'));
    expect(list.getByRole('link', { name: 'Open App Information' })).toHaveAttribute(
      'href',
      'https://appstoreconnect.apple.com/apps/1234567890/distribution/info',
    );
  });

  it('says what the draft lacks, and goes on', async () => {
    const app = await openLastStep({ listings: { 'en-US': listing({ supportUrl: '' }) } });
    const list = await apple();
    await app.user.click(list.getByText('Version: pictures and texts'));
    const row = within(list.getByText('Support URL').closest('li') ?? document.body);
    expect(row.getByText('Not in your draft')).toBeVisible();
  });

  it('saves the pictures of one place as one file', async () => {
    const app = await openLastStep({});
    const list = await apple();
    await app.user.click(list.getByText('Version: pictures and texts'));
    await app.user.click(list.getByRole('button', { name: /^Save iPhone 6\.9/ }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.name).toMatch(/^iPhone 6\.9.* - English \(US\)\.zip$/);
  });
});

describe('the store preview', () => {
  it('shows the product page, says what is seen of it and goes to the field of a part', async () => {
    const app = await openLastStep({});
    await openTab(app, 'Store preview');
    const card = within(await screen.findByRole('region', { name: 'Store preview' }));
    expect(
      await card.findByRole('img', { name: /^App Store look: product page on a phone, light, English/ }),
    ).toBeVisible();
    const notes = within(card.getByRole('list', { name: 'What a reader sees' }));
    expect(notes.getByText(/The first one of 3 and part of the next show on the page/)).toBeVisible();
    const parts = within(card.getByRole('list', { name: 'Parts of the page' }));
    await app.user.click(parts.getByRole('button', { name: 'App name' }));
    expect(await stepHeading('App Listing')).toBeVisible();
  });

  it('switches store, page, device and theme, and remembers them', async () => {
    const app = await openLastStep({});
    await openTab(app, 'Store preview');
    const card = within(await screen.findByRole('region', { name: 'Store preview' }));
    for (const name of ['Google Play', 'Search', 'Dark', 'Tablet']) {
      await app.user.click(await card.findByRole('button', { name }));
    }
    const picture = /^Google Play look: search result on a tablet, dark, English .*schematic$/;
    expect(card.getByRole('img', { name: picture })).toBeVisible();
    expect(card.getByText(/^Schematic: there are no public measure/)).toBeVisible();
    app.unmount();
    const again = await renderApp('/submit?draft=a&step=5', { engine: app.engine });
    await stepHeading('Submit');
    await openTab(again, 'Store preview');
    expect(await screen.findByRole('img', { name: picture })).toBeVisible();
  });

  it('shows the findings on the parts they concern', async () => {
    const title = 'Lantern: Evening Journal and Diary for All';
    const app = await openLastStep({ listings: { 'en-US': listing({ title }) } });
    await openTab(app, 'Store preview');
    expect(await screen.findByRole('button', { name: /^App name: .*1 blocker/ })).toBeVisible();
  });
});

describe('the review', () => {
  it('names only the builds of the chosen stores', async () => {
    await openLastStep({ platform: 'ios', builds: [iosBuild(), androidBuild()] });
    expect(await screen.findByText('Lantern.ipa')).toBeVisible();
    expect(screen.queryByText('lantern.aab')).not.toBeInTheDocument();
  });
});

describe('the command for a terminal', () => {
  it('checks this draft, can be copied and leads to the docs', async () => {
    const app = await openLastStep({ platform: 'android', builds: [androidBuild({})] });
    await openAutomation(app);
    const card = within(screen.getByRole('region', { name: 'Repeat this check in a terminal or in CI' }));
    const command = 'npx @storepilot/cli check google-play app.aab --update --store android';
    expect(card.getAllByRole('code')[0]).toHaveTextContent(command);
    await app.user.click(card.getByRole('button', { name: `Copy ${command}` }));
    expect(await navigator.clipboard.readText()).toBe(command);
    expect(card.getByRole('link', { name: /^More in the docs/ })).toHaveAttribute('href', '/docs#terminal');
  });
});

describe('the submission package', () => {
  it('is a zip named after id, version and day, with the tools’ folders', async () => {
    const { name, paths } = await download(await openLastStep({}));
    expect(name).toBe('org.lantern.journal-1.4.0-2026-11-20.zip');
    expect(paths).toEqual(
      expect.arrayContaining([
        'README.md',
        'START-HERE.html',
        'for-tools/eas/eas.json',
        'app-store/en-US/name.txt',
        'google-play/en-US/title.txt',
        'google-play/en-US/images/icon.png',
        'readiness.html',
        'for-tools/readiness.json',
        'for-tools/eas/store.config.json',
      ]),
    );
    expect(paths.filter((path) => /^app-store\/en-US\/iPhone.*\.png$/.test(path))).toHaveLength(3);
    expect(paths.some((path) => path.startsWith('for-tools/src/main/play/'))).toBe(false);
    expect(await screen.findByText('Download Started')).toBeVisible();
  });

  it('compares the build with the version that was packaged last in its report', async () => {
    const app = await openLastStep({
      platform: 'android',
      builds: [androidBuild({ identity: { bundleId: 'org.lantern.journal', buildNumber: '52' } })],
    });
    await (await otherTab(app)).put(submissionsCollection, [lastRelease('org.lantern.journal', '52')]);
    const { zip } = await download(app);
    const report = zip.find('readiness.html');
    const text = report && new TextDecoder().decode(await zip.read(report, 1024 ** 2));
    expect(text).toContain('versionCode 52 is not higher than 52');
  });

  it('contains gradle-play-publisher’s folder when asked to', async () => {
    const app = await openLastStep({});
    await openAutomation(app);
    await app.user.click(screen.getByRole('switch', { name: /gradle-play-publisher/ }));
    const { paths } = await download(app);
    expect(paths).toContain('for-tools/src/main/play/listings/en-US/title.txt');
  });

  it('is noted in the workspace: the submissions, the app’s card and the draft', async () => {
    const app = await openLastStep({ bundleId: 'com.lacedup.run', builds: [] });
    const { name } = await download(app);
    const workspace = await otherTab(app);
    const records = await workspace.list(submissionsCollection);
    expect(records.filter(({ packageName }) => packageName === name)).toMatchObject([
      { appId: 'laced-up', platform: 'ios', version: '1.4.0', status: 'draft', date: '2026-11-20' },
      { appId: 'laced-up', platform: 'android', version: '1.4.0', status: 'draft', date: '2026-11-20' },
    ]);
    const card = (await workspace.list(appsCollection)).find(({ id }) => id === 'laced-up');
    expect(card?.lastSubmission).toEqual({ version: '1.4.0', status: 'draft', date: '2026-11-20' });
    await app.clock.advance(1000);
    await waitFor(async () =>
      expect((await storedDrafts(app))[0]).toMatchObject({
        appId: 'laced-up',
        packagedAt: expect.any(String) as string,
      }),
    );
  });

  it('made twice is noted once, and adds an app that was not known', async () => {
    const app = await openLastStep({});
    await download(app);
    await app.user.click(screen.getByRole('button', { name: 'Download submission package' }));
    await waitFor(() => expect(downloads).toHaveLength(2));
    await waitFor(async () => {
      const workspace = await otherTab(app);
      const records = await workspace.list(submissionsCollection);
      expect(records.filter(({ bundleId }) => bundleId === 'org.lantern.journal')).toHaveLength(2);
      const cards = await workspace.list(appsCollection);
      expect(cards.filter(({ bundleId }) => bundleId === 'org.lantern.journal')).toHaveLength(1);
    });
  });

  it('that the browser refuses says what to do, and notes nothing', async () => {
    const app = await openLastStep({});
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new Error('refused');
    });
    await app.user.click(screen.getByRole('button', { name: 'Download submission package' }));
    expect(await screen.findByText(/Allow downloads for this page/)).toBeVisible();
    expect(document.querySelector('a[download]')).toBeNull(); // the Tab key would stop at it
    const records = await (await otherTab(app)).list(submissionsCollection);
    expect(records.some(({ bundleId }) => bundleId === 'org.lantern.journal')).toBe(false);
  });

  it('comes with the next commands, to copy', async () => {
    const app = await openLastStep({});
    await openAutomation(app);
    const commands = within(screen.getByRole('region', { name: 'Next commands' }));
    expect(commands.getAllByRole('listitem')).toHaveLength(3);
    const copy = commands.getByRole('button', { name: /^Copy fastlane deliver .*org\.lantern\.journal/ });
    await app.user.click(copy);
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(screen.getByText('Text copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('--app_identifier org.lantern.journal');
    await app.user.click(commands.getByRole('tab', { name: 'EAS (Expo)' }));
    expect(commands.getByRole('list')).toHaveTextContent('npx eas-cli metadata:push');
  });
});

it('an update shows which answers to the stores’ questions change', async () => {
  const app = await openLastStep({
    platform: 'ios',
    ratings: quietRatings({ apple: { unrestrictedWebAccess: true } }),
    answersBefore: { ratings: quietRatings(), privacy: answersWith({ crashes: dataUse() }) },
    privacy: answersWith({ crashes: dataUse() }),
  });
  await openTab(app, 'Changes');
  expect(await screen.findByRole('heading', { name: 'Answers that change' })).toBeVisible();
  const ratings = within(screen.getByRole('region', { name: 'Age rating answers' }));
  expect(ratings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ChangedRating on the App Store: 4+ → 16+',
    'ChangedUnrestricted web access: No → Yes',
  ]);
  expect(screen.queryByRole('region', { name: 'Privacy answers' })).not.toBeInTheDocument();
});
