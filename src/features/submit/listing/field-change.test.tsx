import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { paste, stepList, type App } from '@tests/support/wizard';
import { folderFiles } from '@tests/support/screens/folder-files';
import { OPEN_SESSION_KEY } from '@/model/open-api';

async function openImported(): Promise<App> {
  const app = await renderApp('/submit');
  fireEvent.change(await screen.findByLabelText('Open a folder'), {
    target: {
      files: folderFiles('fastlane', {
        'metadata/en-US/name.txt': 'Lantern',
        'metadata/en-US/subtitle.txt': 'Calm notes',
        'metadata/android/en-US/title.txt': 'Lantern',
        'metadata/android/en-US/full_description.txt': 'Write each evening.',
      }),
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Open in the wizard' }));
  await screen.findAllByText('Unchanged');
  return app;
}

function fieldOf(label: string) {
  const control = screen.getByLabelText(label);
  return within(control.closest<HTMLElement>('.content-start') ?? document.body);
}

describe('a field of an imported listing', () => {
  it('is unchanged, changed with a word diff, and put back', async () => {
    const app = await openImported();
    expect(fieldOf('App Name').getByText('Unchanged')).toBeVisible();
    await paste(app, 'App Name', ' diary');
    expect(fieldOf('App Name').getByText('Changed')).toBeVisible();
    await app.user.click(fieldOf('App Name').getByText('What changed'));
    expect(fieldOf('App Name').getByText(/diary/, { selector: 'ins' })).toBeVisible();
    await app.user.click(fieldOf('App Name').getByRole('button', { name: 'Put back: App Name' }));
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern');
    expect(fieldOf('App Name').getByText('Unchanged')).toBeVisible();
  });

  it('is new where the folder has no text, and stays unchanged in the store when it is emptied', async () => {
    const app = await openImported();
    await paste(app, 'Keywords', 'diary');
    expect(fieldOf('Keywords').getByText('New')).toBeVisible();
    await app.user.clear(screen.getByLabelText('Short Description'));
    expect(fieldOf('Short Description').getByText('Stays unchanged in the store')).toBeVisible();
    // The program of \`storepilot open\` removes it.
    window.sessionStorage.setItem(OPEN_SESSION_KEY, 'session');
    await paste(app, 'Keywords', ', night');
    expect(fieldOf('Short Description').getByText('Removed when you send it')).toBeVisible();
    window.sessionStorage.removeItem(OPEN_SESSION_KEY);
  });

  it('is compared for each store where the texts differ', async () => {
    const app = await openImported();
    await paste(app, 'Full Description on Google Play', ' Read later.');
    expect(fieldOf('Full Description on Google Play').getByText('Changed')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Put back: Full Description' }));
    expect(screen.getByLabelText('Full Description on Google Play')).toHaveValue('Write each evening.');
  });

  it('is part of the whole change in step 5', async () => {
    const app = await openImported();
    await paste(app, 'App Name', ' diary');
    await app.user.click(stepList().getByRole('button', { name: /Submit/ }));
    await app.user.click(await screen.findByRole('tab', { name: 'Changes' }));
    const heading = await screen.findByRole('heading', { name: 'What changes in the stores' });
    const card = within(heading.closest('section') ?? document.body);
    expect(card.getByText(/diary/, { selector: 'ins' })).toBeVisible();
    expect(card.getByText('1 text')).toBeVisible();
  });
});
