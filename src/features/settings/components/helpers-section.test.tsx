import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { helperSettingsCollection } from '@/lib/workspace/helper-records';
import { fakeModelApi, installModel, type FakeModelOptions } from '@tests/support/fake-model';
import { renderApp } from '@tests/support/render-app';
import { otherTab } from '@tests/support/workspace-engines';

let uninstall: (() => void) | undefined;
afterEach(() => {
  uninstall?.();
  uninstall = undefined;
});

async function openSettings(writer?: FakeModelOptions) {
  uninstall = writer && installModel(fakeModelApi({ writer }).api);
  const app = await renderApp('/settings');
  // A browser that gives no answer counts as one without a model.
  await app.clock.advance(5000);
  return app;
}

const NONE = 'Your browser has no model of its own, so nothing here uses one.';

describe('the switch for the browser’s model', () => {
  it.each<[string, FakeModelOptions | undefined]>([
    ['has no interface', undefined],
    ['has no model', { state: 'unavailable' }],
    ['gives no answer', { state: 'silent' }],
  ])('is one sentence where the browser %s', async (_, writer) => {
    await openSettings(writer);
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(screen.queryByRole('switch', { name: /model/ })).toBeNull();
  });

  it.each<[NonNullable<FakeModelOptions['state']>, RegExp]>([
    ['downloadable', /To write: downloaded by your browser on first use/],
    ['downloading', /To write: being downloaded/],
    ['available', /To write: ready/],
  ])('is off, and says what happens (%s)', async (state, text) => {
    await openSettings({ state });
    expect(await screen.findByRole('switch', { name: 'Use the browser’s own model' })).not.toBeChecked();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/about 4 GB/)).toBeVisible();
    expect(screen.getByText(/sent to nobody/)).toBeVisible();
  });

  it('is kept', async () => {
    const app = await openSettings({});
    await app.user.click(await screen.findByRole('switch', { name: 'Use the browser’s own model' }));
    await waitFor(async () =>
      expect(await (await otherTab(app)).list(helperSettingsCollection)).toMatchObject([
        { id: 'helpers', usesModel: true },
      ]),
    );
    await app.user.click(screen.getByRole('switch', { name: 'Use the browser’s own model' }));
    await waitFor(async () =>
      expect(await (await otherTab(app)).list(helperSettingsCollection)).toMatchObject([
        { usesModel: false },
      ]),
    );
  });
});
