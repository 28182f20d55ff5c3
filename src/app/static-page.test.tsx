import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS, type RouteName } from '@/config/paths';
import { createFakeAuth } from '@tests/support/screens/fake-auth';
import { page } from './page-loader';
import { AppProviders } from './providers';
import { AppRoutes } from './router';
import { keepPrerendered } from './static-page';

const auth = createFakeAuth();

function App({ path, onVisit }: { path: string; onVisit?: (path: string) => void }) {
  function Probe() {
    const { pathname, search, hash } = useLocation();
    onVisit?.(pathname + search + hash);
    return null;
  }
  return (
    <MemoryRouter initialEntries={[path]}>
      <AppProviders services={{ auth }} isHydrating>
        <AppRoutes />
        <Probe />
      </AppProviders>
    </MemoryRouter>
  );
}

let leave = () => {};
afterEach(() => leave());

/** Hydrates the prerendered HTML of a static page. @param edit what has changed the document before */
async function open(name: RouteName, edit: (container: Element) => void = () => undefined) {
  await page(name).load(); // for the HTML alone
  const container = document.createElement('div');
  container.innerHTML = renderToString(<App path={PATHS[name]} />);
  document.body.append(container);
  const heading = screen.getByRole('heading', { level: 1 });
  edit(container);
  let path = '';
  const mismatch = vi.fn();
  keepPrerendered(name);
  const root = await act(async () => {
    const hydrated = hydrateRoot(container, <App path={PATHS[name]} onVisit={(to) => (path = to)} />, {
      onRecoverableError: mismatch,
    });
    await vi.dynamicImportSettled();
    return hydrated;
  });
  leave = () => {
    act(() => root.unmount());
    container.remove();
  };
  return { heading, mismatch, path: () => path, main: screen.getByRole('main'), user: userEvent.setup() };
}

describe('the prerendered HTML of a static page', () => {
  it('stays unchanged, without the code of the page', async () => {
    const { heading, mismatch } = await open('home', (container) => {
      within(container as HTMLElement).getByRole('heading', { level: 1 }).textContent = 'Not from the code';
    });
    expect(heading).toBeVisible();
    expect(heading).toHaveTextContent('Not from the code');
    expect(mismatch).not.toHaveBeenCalled();
  });

  it('has links that open pages in the app, and the page returns with its code', async () => {
    const { main, path, user } = await open('home');
    await user.click(within(main).getByRole('link', { name: 'View Pricing' }));
    expect(path()).toBe(PATHS.pricing);
    expect(await within(main).findByRole('heading', { level: 1, name: /ricing/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(await within(main).findByRole('link', { name: 'View Pricing' }));
    expect(path()).toBe(PATHS.pricing);
  });

  it('has links within the page, which can be pressed again', async () => {
    const { main, path, user } = await open('docs');
    for (let press = 0; press < 2; press += 1) {
      await user.click(within(main).getByRole('link', { name: 'Upload commands' }));
      expect(path()).toBe('/docs#upload-commands');
      expect(within(main).getByRole('heading', { name: 'Upload commands' })).toHaveFocus();
    }
  });

  it.each([
    ['with Ctrl', 'View Pricing', { ctrlKey: true }],
    ['with the middle button', 'View Pricing', { button: 1 }],
    ['to a new tab', 'Terms', {}],
    ['to a mail', /@/, {}],
  ])('leaves a press %s to the browser', async (_, name, init) => {
    const { main, path } = await open('home');
    const pressed = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault(); // jsdom opens no page
    });
    document.addEventListener('click', pressed, { once: true });
    fireEvent.click(within(main).getByRole('link', { name }), init);
    expect(pressed).toHaveBeenCalledOnce();
    expect(path()).toBe(PATHS.home);
  });

  it('is replaced by the page itself where the document was changed before', async () => {
    const { main, mismatch, path, user } = await open('home', (container) => {
      container.querySelector('header')?.remove();
    });
    expect(mismatch).toHaveBeenCalled();
    expect(screen.getByRole('banner')).toBeVisible();
    await user.click(await within(main).findByRole('link', { name: 'View Pricing' }));
    expect(path()).toBe(PATHS.pricing);
  });
});
