import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LICENCES_URL, PATHS } from '@/config/paths';
import { matchRoute } from '@/app/route-match';
import { createFakeAuth } from '@tests/support/screens/fake-auth';
import { renderApp } from '@tests/support/render-app';

const PUBLIC_PATHS = [
  PATHS.home,
  PATHS.product,
  PATHS.pricing,
  PATHS.docs,
  PATHS.terms,
  PATHS.privacy,
  PATHS.about,
];

/** Requirements for every page for visitors. */
describe.each(PUBLIC_PATHS)('the public page %s', (path) => {
  const open = async () => {
    await renderApp(path, { auth: createFakeAuth() });
    return screen.getByRole('main');
  };

  it('has one main heading, and no level is skipped below it', async () => {
    const levels = within(await open())
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level - (levels[index - 1] ?? 1) <= 1)).toBe(true);
  });

  it('has no dead end: a link leads to a page of the app, to its own target here, to the licences or to a mail', async () => {
    const main = await open();
    const dead = within(main)
      .getAllByRole<HTMLAnchorElement>('link')
      .filter((link) => {
        if (link.protocol === 'mailto:') return !link.pathname.includes('@');
        const { pathname, hash } = link;
        // One list of another page opens by its address (features/submit/preparation).
        const isTarget = (page: string, id: string) =>
          page === path
            ? document.getElementById(id.slice(1)) !== null
            : page + id === '/submit#before-you-start';
        if (pathname === LICENCES_URL) return false;
        return matchRoute(pathname) === undefined || (hash !== '' && !isTarget(pathname, hash));
      })
      .map((link) => link.getAttribute('href'));
    expect(dead).toEqual([]);
  });

  it('can be written to static HTML: no style attribute and no id twice', async () => {
    const main = await open();
    expect(main.querySelectorAll('[style]')).toHaveLength(0);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('a link inside a page', () => {
  it('moves the focus to the heading it names, and again when pressed again', async () => {
    const { user, path } = await renderApp(PATHS.docs, { auth: createFakeAuth() });
    const link = screen.getByRole('link', { name: 'Upload commands' });
    const heading = screen.getByRole('heading', { name: 'Upload commands' });
    for (let press = 0; press < 2; press += 1) {
      await user.click(link);
      expect(path()).toBe('/docs#upload-commands');
      expect(heading).toHaveFocus();
    }
  });
});
