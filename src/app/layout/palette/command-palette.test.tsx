import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appsCollection } from '@/lib/workspace/app-collections';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { createFakeAuth } from '@tests/support/screens/fake-auth';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

const field = () => screen.findByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

function pressKeys({ user }: App) {
  return user.keyboard('{Control>}k{/Control}');
}

/** Chooses the first result; the page's code may still have to load. */
async function pressEnter() {
  const input = await field();
  await act(async () => {
    fireEvent.keyDown(input, { key: 'Enter' });
    await Promise.resolve();
  });
}

async function openPalette(url: string, options: RenderAppOptions = {}) {
  const app = await renderApp(url, options);
  await pressKeys(app);
  await field();
  return app;
}

/** The apps load shortly after the pages. */
const appsAreHere = () => waitFor(() => expect(screen.getByRole('group', { name: 'Apps' })).toBeVisible());

describe('the command palette', () => {
  it('finds a page by the words of its title or its label, and opens it', async () => {
    const app = await openPalette('/apps');
    await app.user.keyboard('watchdog');
    await waitFor(() => expect(options()).toEqual(['Policy WatchPolicy Watchdog']));
    await pressEnter();
    await screen.findByRole('heading', { level: 1, name: 'Policy Watchdog' });
    expect(app.path()).toBe('/policy-watchdog');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('finds an app, opens it, and starts a submission for it', async () => {
    const app = await openPalette('/team');
    await appsAreHere();
    await app.user.keyboard('pawpal');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options()[1]).toMatch(/^New Submission for PawPal/);
    await pressEnter();
    await screen.findByRole('heading', { level: 2, name: 'PawPal' });
    expect(app.path()).toBe('/apps/paw-pal');

    await pressKeys(app);
    await field();
    await appsAreHere();
    await app.user.keyboard('pawpal new');
    await waitFor(() => expect(options()).toHaveLength(1));
    await pressEnter();
    await screen.findByRole('heading', { level: 1, name: 'New Submission' });
    expect(app.path()).toMatch(/^\/submit\?app=paw-pal/);
  });

  it('shows the apps as the open page has left them', async () => {
    const app = await renderApp('/apps');
    const card = await screen.findByRole('article', { name: 'PawPal' });
    await app.user.click(within(card).getByRole('button', { name: 'Delete' }));
    await screen.findByText('PawPal was removed from this device.');
    await pressKeys(app);
    await field();
    await appsAreHere();
    expect(options().some((text) => text?.startsWith('PawPal'))).toBe(false);
  });

  it('moves with the arrow keys, Home and End, around both ends', async () => {
    const { user } = await openPalette('/apps');
    await appsAreHere();
    const all = options();
    const input = await field();
    const moves = [
      ['{ArrowDown}', all[1]],
      ['{End}', all.at(-1)],
      ['{ArrowDown}', all[0]],
      ['{ArrowUp}', all.at(-1)],
      ['{Home}', all[0]],
    ] as const;
    for (const [key, expected] of moves) {
      await user.keyboard(key);
      expect(chosen()).toBe(expected);
      expect(input).toHaveFocus();
      expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')).toBe(
        screen.getByRole('option', { selected: true }),
      );
    }
    await user.keyboard('{End}a');
    expect(chosen()).toBe(options()[0]); // another search starts at its best match
  });

  it('says how many there are, and when there are none', async () => {
    const { user } = await openPalette('/apps');
    await appsAreHere();
    expect(screen.getByRole('status')).toHaveTextContent(`${options().length} results`);
    await user.keyboard('no such thing');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Nothing found for “no such thing”. Try fewer or other words.',
      ),
    );
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await field()).toHaveValue('no such thing');
  });

  it('draws fifty of ten thousand apps, and says so', async () => {
    const engine = createMemoryEngine();
    const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
    await repository.put(
      appsCollection,
      Array.from({ length: 10_000 }, (_, index) => ({
        id: `app-${index}`,
        name: `App ${index}`,
        bundleId: `com.example.app${index}`,
        platforms: [],
        lastSubmission: { version: '1.0', status: 'draft', date: '2026-11-20' },
        nextActions: [],
      })),
    );
    const { user } = await openPalette('/settings', { engine });
    await appsAreHere();
    expect(options()).toHaveLength(50);
    await user.keyboard('app 99');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The first 50 of 560 results.'));
    expect(options()).toHaveLength(50);
    await user.keyboard('99');
    await waitFor(() => expect(options()[0]).toBe('App 9999com.example.app9999'));
  });

  it('returns the focus to where it was', async () => {
    const app = await renderApp('/team');
    const email = await screen.findByRole('textbox', { name: /Email/ });
    await app.user.type(email, 'pa');
    await pressKeys(app);
    expect(await field()).toHaveFocus();
    await app.user.keyboard('team');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue('pa');
    await pressKeys(app);
    await field();
    await pressKeys(app);
    await waitFor(() => expect(email).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open in the middle of a composed letter, nor choose', async () => {
    await renderApp('/apps');
    fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true });
    expect(fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(false);
    const input = await field();
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(chosen()).toMatch(/^Dashboard/);
  });

  it('opens from the user menu, which names its keys', async () => {
    const { user } = await renderApp('/apps');
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    const item = await screen.findByRole('menuitem', { name: 'Find a page or app…' });
    expect(item).toHaveTextContent('Ctrl K');
    expect(item).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await user.click(item);
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'User menu' })).toHaveFocus());
  });

  it('works without the apps when they can’t be read', async () => {
    const openWorkspace = () => Promise.reject(new Error('no answer'));
    const app = await openPalette('/about', { openWorkspace });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Your apps could not be read. Close this and open it again to retry.',
      ),
    );
    await app.user.keyboard('pricing');
    await pressEnter();
    await screen.findByRole('heading', { level: 1, name: /^Pricing/ });
  });
});

describe('the command palette of a visitor', () => {
  it('lists the pages, says which ask to sign in first, and leads there', async () => {
    const app = await openPalette('/docs', { auth: createFakeAuth() });
    expect(screen.getByRole('combobox', { name: 'Find a page' })).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Apps' })).toBeNull();
    await app.user.keyboard('sign up');
    await waitFor(() => expect(options()).toEqual(['Sign up']));
    await app.user.clear(await field());
    await app.user.keyboard('aso');
    await waitFor(() => expect(options()).toEqual(['ASO OptimizerSign in first']));
    await pressEnter();
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(app.path()).toBe('/sign-in');
  });
});
