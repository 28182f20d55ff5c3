import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { submitPath } from '@/config/paths';
import { openOperations } from '@tests/support/screens/open-operations';
import { serveOperations } from '@tests/support/screens/open-page';
import { renderApp } from '@tests/support/render-app';
import { createFakePlay } from '@tests/support/stores/fake-play';
import { lanternOnAppStore } from '@tests/support/stores/lantern';

it('says what a pull had to leave out before the report of the import', async () => {
  const fake = await lanternOnAppStore();
  // Apple does not show one picture yet.
  delete fake.store.all('appScreenshots')[0]?.attributes.imageAsset;
  serveOperations(openOperations(fake, createFakePlay()));
  const { user, clock } = await renderApp(submitPath());
  await user.click(screen.getByRole('button', { name: 'Get from the stores' }));
  expect(await screen.findByRole('combobox', { name: /App Store/ })).toHaveDisplayValue(/^Lantern/);
  await user.click(screen.getByRole('button', { name: 'Get texts and pictures' }));
  // The page asks again and again how far the program is.
  await waitFor(async () => {
    await act(() => clock.advance(500));
    expect(screen.getByText('Not everything could be read')).toBeVisible();
  });
  const left = screen.getByText(/^first\.png: it could not be read from the store, so its set was left out/);
  expect(left).toBeVisible();
  expect(screen.queryByText(/App Privacy/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The import follows in open.test.ts: it reads files as a browser does.
  expect(screen.getByRole('button', { name: 'Continue with the rest' })).toBeVisible();
});
