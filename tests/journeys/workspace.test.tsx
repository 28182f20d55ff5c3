import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createManualClock } from '@tests/support/manual-clock';
import { renderApp } from '@tests/support/render-app';
import { createSwitchboard } from '@tests/support/workspace/switchboard';
import { appsCollection } from '@/lib/workspace/app-collections';
import { createMemoryEngine, type Engine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';

const WRECK = { collection: 'apps', id: 'wreck', version: 1, order: 50, value: { name: 7 } };

const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the banner about storage', () => {
  it('is not there while everything is stored and readable', async () => {
    await renderApp('/apps');
    await screen.findByText('LacedUp');
    expect(screen.queryByText(/lost when this tab closes/)).not.toBeInTheDocument();
    expect(screen.queryByText(/set aside/)).not.toBeInTheDocument();
  });

  it('says that nothing is stored where storage is blocked; the app goes on', async () => {
    await renderApp('/apps', { workspace: { openEngine: () => Promise.reject(new Error('SecurityError')) } });
    expect(
      await screen.findByText(
        'This browser does not let StorePilot store data (storage is blocked or full). Your work is lost when this tab closes.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('LacedUp')).toBeVisible();
  });

  it('says what to do when the storage is full, asks before the tab closes, and goes once there is space again', async () => {
    const disk = createMemoryEngine();
    let isFull = false;
    const engine: Engine = {
      ...disk,
      change: (...change) =>
        isFull ? Promise.reject(new DOMException('No', 'QuotaExceededError')) : disk.change(...change),
    };
    const { user } = await renderApp('/apps', { engine });
    await screen.findByText('LacedUp');
    isFull = true;
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] ?? document.body);
    expect(await screen.findByText(/lost when this tab closes/)).toBeVisible();
    expect(screen.getByText(/^Free some space on this device, or delete drafts/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'export your workspace in Settings' })).toBeVisible();
    expect(asksBeforeClosing()).toBe(true);
    expect(screen.queryByText('LacedUp')).not.toBeInTheDocument();
    isFull = false;
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText(/lost when this tab closes/)).not.toBeInTheDocument());
    expect(asksBeforeClosing()).toBe(false);
    expect((await disk.readAll('apps')).map((record) => record.id)).not.toContain('laced-up');
  });

  it('counts what could not be read, once; the rest is shown', async () => {
    const engine = createMemoryEngine([WRECK]);
    const { unmount } = await renderApp('/apps', { engine });
    expect(
      await screen.findByText(
        'One stored record could not be read and was set aside. Everything else is here.',
      ),
    ).toBeVisible();
    expect(screen.getByText('LacedUp')).toBeVisible();
    unmount();
    await renderApp('/apps', { engine });
    await screen.findByText('LacedUp');
    expect(screen.queryByText(/set aside/)).not.toBeInTheDocument();
    expect(await engine.read('aside:apps', 'wreck')).toBeDefined();
  });

  it('asks for a reload when a newer StorePilot saved something', async () => {
    const engine = createMemoryEngine([{ ...WRECK, version: 99 }]);
    await renderApp('/apps', { engine });
    expect(
      await screen.findByText(
        'One stored record was saved by a newer version of StorePilot. Reload this page to see it.',
      ),
    ).toBeVisible();
  });
});

describe('between pages', () => {
  it('keeps one workspace open', async () => {
    const openWorkspace = vi.fn(() =>
      openRepository({ openEngine: () => Promise.resolve(createMemoryEngine()) }),
    );
    const { follow } = await renderApp('/apps', { openWorkspace });
    await screen.findByText('LacedUp');
    await follow(screen.getByRole('link', { name: 'Templates' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
    expect(openWorkspace).toHaveBeenCalledTimes(1);
  });

  it('keeps the header when the workspace’s code fails to load', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp('/apps', {
      openWorkspace: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x')),
    });
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(log).toHaveBeenCalled();
  });
});

it('shows immediately what another tab changed', async () => {
  const engine = createMemoryEngine();
  const line = createSwitchboard();
  await renderApp('/apps', { engine, workspace: { channel: line() }, clock: createManualClock() });
  await screen.findByText('LacedUp');
  const otherTab = await openRepository({ openEngine: () => Promise.resolve(engine), channel: line() });
  await act(async () => {
    await otherTab.update(appsCollection, 'laced-up', (app) => ({ ...app, name: 'LacedUp Pro' }));
    await otherTab.remove(appsCollection, 'paw-pal');
  });
  expect(await screen.findByText('LacedUp Pro')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('PawPal')).not.toBeInTheDocument());
  await act(() => otherTab.reset());
  expect(await screen.findByText('PawPal')).toBeVisible();
});
