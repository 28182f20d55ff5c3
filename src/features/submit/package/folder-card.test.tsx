import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { folderFiles } from '@tests/support/screens/folder-files';
import { memoryFolder, type MemoryFolder } from '@tests/support/screens/memory-folder';
import { renderApp } from '@tests/support/render-app';
import { stepHeading, stepList, storedDrafts, type App } from '@tests/support/wizard';

const LANTERN = {
  'metadata/en-US/name.txt': 'Lantern\n',
  'metadata/en-US/subtitle.txt': 'Calm notes\n',
  'metadata/en-US/description.txt': 'Write three lines each evening.\n',
};
const SUBTITLE = 'metadata/en-US/subtitle.txt';
const NAME = 'metadata/en-US/name.txt';

afterEach(() => vi.unstubAllGlobals());

/** Imports the listing, changes name and subtitle, and goes to the last step. */
async function openChanged(folder: MemoryFolder): Promise<App> {
  const app = await renderApp('/submit?start=import');
  const input = await screen.findByLabelText('Open a folder');
  fireEvent.change(input, { target: { files: folderFiles('fastlane', LANTERN) } });
  await app.user.click(await screen.findByRole('button', { name: 'Open in the wizard' }));
  await change(app, 'App Name', 'Lantern diary');
  await change(app, 'Short Description', 'Three lines');
  vi.stubGlobal('showDirectoryPicker', () => Promise.resolve(folder.handle));
  await goToLastStep(app);
  return app;
}

async function change({ user }: App, label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function goToLastStep({ user }: App) {
  await user.click(stepList().getByRole('button', { name: /Submit/ }));
  await stepHeading('Submit');
}

async function openList({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Save to folder' }));
  return within(await screen.findByRole('dialog', { name: 'Save to folder' }));
}

describe('saving to the imported folder', () => {
  it('is not offered where the browser cannot write to a folder', async () => {
    const app = await openChanged(memoryFolder('fastlane', LANTERN));
    expect(await screen.findByRole('button', { name: 'Save to folder' })).toBeVisible();
    vi.unstubAllGlobals();
    await app.user.click(stepList().getByRole('button', { name: /Listing/ }));
    await goToLastStep(app);
    expect(screen.queryByRole('button', { name: 'Save to folder' })).toBeNull();
  });

  it('lists the files first, then writes only these, and knows them the next time', async () => {
    const folder = memoryFolder('fastlane', LANTERN);
    const app = await openChanged(folder);
    const list = await openList(app);
    const changed = within(list.getByRole('region', { name: 'Changed' }));
    expect(changed.getAllByRole('listitem').map((item) => item.textContent)).toEqual([NAME, SUBTITLE]);
    expect(folder.touched).toEqual([]);

    await app.user.click(list.getByRole('button', { name: 'Save 2 files' }));
    expect(await screen.findByText('2 files updated in fastlane.')).toBeVisible();
    expect(folder.touched).toEqual([NAME, SUBTITLE]);
    expect(folder.files.get(SUBTITLE)).toBe('Three lines\n');

    const again = await openList(app);
    expect(again.getByText(/already contains everything/)).toBeVisible();
    expect(again.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('overwrites a file that changed on disk only when it is ticked', async () => {
    const folder = memoryFolder('fastlane', { ...LANTERN, [SUBTITLE]: 'Edited elsewhere\n' });
    const app = await openChanged(folder);
    const list = await openList(app);
    const edited = list.getByRole('checkbox', { name: `Overwrite ${SUBTITLE}` });
    expect(edited).not.toBeChecked();
    await app.user.click(list.getByRole('button', { name: 'Save 1 file' }));
    await screen.findByText('1 file updated in fastlane.');
    expect(folder.files.get(SUBTITLE)).toBe('Edited elsewhere\n');

    const again = await openList(app);
    await app.user.click(again.getByRole('checkbox', { name: `Overwrite ${SUBTITLE}` }));
    await app.user.click(again.getByRole('button', { name: 'Save 1 file' }));
    await waitFor(() => expect(folder.files.get(SUBTITLE)).toBe('Three lines\n'));
  });

  it('writes nothing when the browser refuses, and leaves the draft as it was', async () => {
    const folder = memoryFolder('fastlane', LANTERN, { permission: 'denied' });
    const app = await openChanged(folder);
    const list = await openList(app);
    const before = await storedDrafts(app);
    await app.user.click(list.getByRole('button', { name: 'Save 2 files' }));
    expect(await screen.findByText(/not allowed to write in the folder/)).toBeVisible();
    expect(folder.touched).toEqual([]);
    expect(await storedDrafts(app)).toEqual(before);
  });

  it('says what was written and what not after an error half way', async () => {
    const folder = memoryFolder('fastlane', LANTERN, { failing: SUBTITLE });
    const app = await openChanged(folder);
    const list = await openList(app);
    await app.user.click(list.getByRole('button', { name: 'Save 2 files' }));
    expect(await screen.findByText('Saved 1 of 2 files to fastlane')).toBeVisible();
    expect(screen.getByText(`${SUBTITLE}: The disk is full.`)).toBeVisible();
    expect(screen.getByText(NAME)).toBeVisible();
  });

  it('refuses a folder that was not imported', async () => {
    const app = await openChanged(memoryFolder('music', { 'song.txt': 'la la la' }));
    await app.user.click(await screen.findByRole('button', { name: 'Save to folder' }));
    expect(await screen.findByText(/^“music” contains none of the imported files/)).toBeVisible();
  });
});
