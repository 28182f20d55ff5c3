import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_LISTING } from '@/model/listing';
import { EMPTY_DETAILS } from '@/model/draft';
import { image } from '@tests/support/drafts';
import { aabFile, ipaFile } from '@tests/support/build-fixtures/builds';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, next, openPart, storedDrafts, type App } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';

const FLUTTER = { 'base/assets/flutter_assets/AssetManifest.json': '{}' };

async function drop({ user }: App, ...files: File[]) {
  const input = await screen.findByLabelText('Drop your app here, or choose files');
  await user.upload(input, files);
}

function buildCard(fileName: string) {
  return screen.findByRole('region', { name: `Build ${fileName}` });
}

async function openDetails({ user }: App, card: HTMLElement) {
  await user.click(within(card).getByText('Technical details'));
}

function factOf(card: HTMLElement, label: string): string | null | undefined {
  return within(card).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

describe('a dropped build', () => {
  it('is read, shown and fills the empty form', async () => {
    const app = await renderApp('/submit');
    expect(await screen.findByText('Your build never leaves this browser.')).toBeVisible();
    await drop(app, ipaFile());
    const card = await buildCard('Lantern.ipa');
    expect(screen.getByText('1 build was read.')).toHaveRole('status');
    expect(within(card).getByRole('heading', { name: /Lantern 1\.4\.0 \(52\)/ })).toBeVisible();
    expect(within(card).getByRole('heading', { name: 'Nothing stops this build' })).toBeVisible();
    await openDetails(app, card);
    expect(factOf(card, 'Runs on')).toBe('iPhone, iPad');
    expect(factOf(card, 'Minimum iOS')).toBe('16.0');
    expect(factOf(card, 'Xcode')).toBe('26.2');
    expect(factOf(card, 'SDK')).toBe('iphoneos26.2');
    expect(factOf(card, 'Export compliance')).toBe('No encryption that needs documentation');
    expect(factOf(card, 'Provisioning')).toBe('App Store');
    expect(within(card).getByText('Purpose strings')).toBeInTheDocument();
    expect(within(card).getByText('Used in the listing')).toBeVisible();

    await next(app);
    expect(await screen.findByLabelText('App Name')).toHaveValue('Lantern');
    await openPart(app, 'Store details');
    expect(screen.getByLabelText('Bundle ID')).toHaveValue('org.lantern.journal');
    expect(screen.getByLabelText('Version')).toHaveValue('1.4.0');
    expect(app.clock.pending()).toBe(0);
  });

  it('is read on while another step is shown', async () => {
    const file = ipaFile();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slice = file.slice.bind(file);
    file.slice = (...range) => {
      const part = slice(...range);
      const read = part.arrayBuffer.bind(part);
      part.arrayBuffer = () => held.then(read);
      return part;
    };
    const app = await renderApp('/submit');
    await drop(app, file);
    await screen.findByRole('button', { name: 'Cancel' });
    await next(app);
    expect(await screen.findByLabelText('App Name')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    release();
    await waitFor(() => expect(screen.getByLabelText('App Name')).toHaveValue('Lantern'));
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await buildCard('Lantern.ipa')).toBeVisible();
  });

  it('offers to leave the samples, once and not before', async () => {
    const app = await renderApp('/submit');
    await screen.findByText('Your build never leaves this browser.');
    expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
    await drop(app, ipaFile());
    const line = within(await screen.findByRole('region', { name: 'Sample data' }));
    await app.user.click(line.getByRole('button', { name: 'Use my own' }));
    expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
  });

  it('is stored with the draft', async () => {
    const app = await renderApp('/submit');
    await drop(app, ipaFile());
    await buildCard('Lantern.ipa');
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () => expect((await storedDrafts(app))[0]?.builds).toHaveLength(1));
    app.unmount();
    await renderApp(app.path(), { engine: app.engine });
    expect(await buildCard('Lantern.ipa')).toBeVisible();
  });

  it('may come with others; what can’t be read is named with what to do, and the rest stays', async () => {
    const app = await renderApp('/submit');
    const input = await screen.findByLabelText('Drop your app here, or choose files');
    const noBuild = new File(['not a zip'], 'notes.aab');
    await app.user.upload(input, [ipaFile(), noBuild, aabFile()]);
    expect(await buildCard('Lantern.ipa')).toBeVisible();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('notes.aab');
    expect(alert).toHaveTextContent(/choose the file/i);
    const [android] = (await screen.findAllByRole('region', { name: /^Build .*\.aab$/ })) as [HTMLElement];
    await openDetails(app, android);
    expect(factOf(android, 'Target SDK')).toMatch(/^API \d+$/);
  });

  it('is read beside a table that is none, which is named with the reason', async () => {
    const app = await renderApp('/submit');
    const others = ['shirts.csv', 'todo.txt'].map((name) => new File(['Colour,Size\nred,4'], name));
    await drop(app, ipaFile(), ...others);
    expect(await screen.findByRole('region', { name: 'Build Lantern.ipa' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Not taken' })).toHaveTextContent(
      /shirts\.csv, todo\.txt.*The table has no column/,
    );
  });

  it('is read beside the file of a whole workspace, which waits for its own button and the question in Settings', async () => {
    const app = await renderApp('/submit');
    const records = [
      {
        collection: 'apps',
        id: 'x',
        version: 1,
        order: 1,
        value: {
          id: 'x',
          name: 'Imported',
          bundleId: 'com.lantern.x',
          platforms: ['ios'],
          lastSubmission: { version: '1', status: 'approved', date: '2026-01-01' },
          nextActions: [],
        },
      },
    ];
    const text = JSON.stringify({ format: 'storepilot-workspace', version: 1, exportedAt: '', records });
    await drop(app, ipaFile(), new File([text], 'mine.json'));
    expect(await buildCard('Lantern.ipa')).toBeVisible();
    expect(await screen.findByText('mine.json is a whole workspace')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Import it in Settings' }));
    expect(await screen.findByRole('dialog', { name: 'Import this workspace?' })).toBeVisible();
    expect(app.path()).toMatch(/^\/settings/);
  });

  it('that differs from the form is shown with both values, and one click takes the build’s', async () => {
    const { engine } = await workspaceWith({ id: 'a', version: '1.3.0', builds: [iosBuild()] });
    const app = await renderApp('/submit?draft=a&step=1', { engine });
    const card = await buildCard('Lantern.ipa');
    const differences = within(await within(card).findByRole('list', { name: 'Differences' }));
    expect(differences.getByText('The build is version 1.4.0, the form says 1.3.0')).toBeVisible();
    await app.user.click(differences.getByRole('button', { name: 'Use the build’s' }));
    expect(within(card).queryByRole('list', { name: 'Differences' })).not.toBeInTheDocument();
    await next(app);
    await openPart(app, 'Store details');
    expect(await screen.findByLabelText('Version')).toHaveValue('1.4.0');
  });

  it('is checked against the stores’ rules', async () => {
    const { engine } = await workspaceWith({ id: 'a', builds: [androidBuild({ targetSdk: 28 })] });
    const app = await renderApp('/submit?draft=a&step=1', { engine });
    const card = within(await buildCard('lantern.aab'));
    expect(card.getByRole('heading', { name: '1 thing stops this build' })).toBeVisible();
    const fixes = within(card.getByRole('list', { name: 'Export it again: lantern.aab' }));
    expect(fixes.getByText('Blocker')).toBeVisible();
    await app.user.click(
      fixes.getByText(
        'Made for an older Android (targets API 28); Google Play has required API 36 since Aug 31, 2026',
      ),
    );
    expect(fixes.getByText(/^New apps and updates with a lower target are refused/)).toBeVisible();
    expect(fixes.getByRole('link', { name: /target API level/ })).toHaveAttribute(
      'href',
      expect.stringContaining('support.google.com'),
    );
  });

  it('with more to fix comes before the other, which keeps its place in the draft', async () => {
    const builds = [iosBuild(), androidBuild({ targetSdk: 28 })];
    const { engine } = await workspaceWith({ id: 'a', builds });
    await renderApp('/submit?draft=a&step=1', { engine });
    await buildCard('Lantern.ipa');
    const cards = screen.getAllByRole('region', { name: /^Build / });
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Build lantern.aab',
      'Build Lantern.ipa',
    ]);
  });

  it('can be removed; the form keeps what it filled in', async () => {
    const { engine } = await workspaceWith({ id: 'a', builds: [iosBuild()] });
    const app = await renderApp('/submit?draft=a&step=1', { engine });
    const card = await buildCard('Lantern.ipa');
    await app.user.click(within(card).getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('region', { name: 'Build Lantern.ipa' })).not.toBeInTheDocument();
    await next(app);
    await openPart(app, 'Store details');
    expect(await screen.findByLabelText('Bundle ID')).toHaveValue('org.lantern.journal');
  });

  it('shows hostile texts of a build as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { engine } = await workspaceWith({
      id: 'a',
      builds: [iosBuild({ fileName: `${hostile}.ipa`, identity: { bundleId: hostile, name: hostile } })],
    });
    await renderApp('/submit?draft=a&step=1', { engine });
    expect((await screen.findAllByText(hostile)).length).toBeGreaterThan(0);
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('the builder', () => {
  it('keeps the builder whose steps were read, also once they are folded', async () => {
    const app = await renderApp('/submit');
    const button = await screen.findByRole('button', { name: 'FlutterFlow' });
    await app.user.click(button);
    await app.user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () => expect((await storedDrafts(app))[0]?.builder).toBe('flutterflow'));
  });

  it('that uploads the build itself leaves nothing to choose, and is remembered', async () => {
    const app = await renderApp('/submit');
    await app.user.click(await screen.findByRole('button', { name: 'FlutterFlow' }));
    expect(await screen.findByText(/Press Deploy To App Store/)).toBeVisible();
    await app.user.click(screen.getByRole('switch', { name: 'My builder uploads the build' }));
    expect(await screen.findByText(/No file is needed here/)).toBeVisible();
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () => {
      const [stored] = await storedDrafts(app);
      expect(stored).toMatchObject({ builder: 'flutterflow', builderUploads: true });
    });
  });

  it('is asked for where a build does not show it, and then fixes name its menus', async () => {
    const app = await renderApp('/submit');
    await drop(app, aabFile({ files: FLUTTER, manifest: { sdk: { targetSdkVersion: 34 } } }));
    const card = await buildCard('lantern.aab');
    const question = await within(card).findByLabelText('What did you make it with?');
    expect(within(question).getAllByRole('option')[1]).toHaveTextContent('FlutterFlow');
    await app.user.selectOptions(question, 'FlutterFlow');
    await waitFor(() => expect(card).toHaveTextContent('In FlutterFlow, open Settings & Integrations'));
  });
});

describe('a sample build', () => {
  it('is chosen without a file, and marked as sample data', async () => {
    const app = await renderApp('/submit');
    await app.user.click(await screen.findByRole('button', { name: 'Try a sample' }));
    const [ios] = await screen.findAllByRole('button', { name: /LacedUp 2\.2\.0/ });
    await app.user.click(ios ?? document.body);
    const card = await buildCard('LacedUp-2.2.0.ipa');
    expect(within(card).getByText('Sample data')).toBeVisible();
    await next(app);
    await openPart(app, 'Store details');
    expect(await screen.findByLabelText('Bundle ID')).toHaveValue('com.lacedup.run');
  });

  it('targets SDK 35 on Android', async () => {
    const app = await renderApp('/submit');
    await app.user.click(await screen.findByRole('button', { name: 'Try a sample' }));
    const [, android] = await screen.findAllByRole('button', { name: /LacedUp 2\.2\.0/ });
    await app.user.click(android ?? document.body);
    const card = await buildCard('lacedup-2.2.0.aab');
    await openDetails(app, card);
    expect(factOf(card, 'Target SDK')).toBe('API 35');
  });
});

describe('leaving while a build is read', () => {
  it('leaves nothing behind', async () => {
    const app = await renderApp('/submit');
    await drop(app, ipaFile());
    app.unmount();
    expect(app.clock.pending()).toBe(0);
  });
});

describe('the list of drafts', () => {
  it('lists a draft that contains only pictures', async () => {
    const { engine } = await workspaceWith({
      id: 'pictures',
      bundleId: '',
      version: '',
      listings: { 'en-US': EMPTY_LISTING },
      details: EMPTY_DETAILS,
      builds: [],
      images: [image({ kind: 'picture' })],
    });
    const app = await renderApp('/submit', { engine });
    await app.user.click(await screen.findByRole('button', { name: 'Continue an earlier submission (1)' }));
    expect(await screen.findByRole('link', { name: 'Continue Untitled submission' })).toBeVisible();
  });
});
