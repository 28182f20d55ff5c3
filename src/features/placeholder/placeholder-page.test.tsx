import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { matchRoute } from '@/app/route-match';

it.each([
  ['/templates', 'Templates', 'Templates are under development'],
  ['/status', 'Status', 'The status page is under development'],
  ['/policies', 'Policies', 'The policies page is under development'],
])('%s says that it is under development and leads on', async (url, title, text) => {
  await renderApp(url);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(main.getByRole('heading', { level: 2, name: text })).toBeVisible();
  const links = main.getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    const { pathname } = new URL(link.getAttribute('href') ?? '', 'http://app.test');
    expect(matchRoute(pathname)).toBeDefined();
  }
});
