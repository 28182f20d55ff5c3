import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '@/app/route-match';
import { NAV_ENTRIES, ROUTE_NAMES, routeRecord } from '@/app/routes';
import { PATHS } from '@/config/paths';
import { isStaticPage, pageSources } from '../../tools/build/page-sources.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** The text of a module and of the components that it imports, except those of packages. */
function componentsOf(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const text = readFileSync(join(ROOT, file), 'utf8');
  found.set(file, text);
  for (const [, name = ''] of text.matchAll(/from '((?:\.|@\/components\/)[^']+)'/g)) {
    const path = name.startsWith('.') ? join(dirname(file), name) : name.replace('@', 'src');
    if (existsSync(join(ROOT, `${path}.tsx`))) componentsOf(`${path}.tsx`, found);
  }
  return found;
}

describe('the route table', () => {
  it('is the one of the specification', () => {
    const access = (kind: string) =>
      ROUTE_NAMES.filter((name) => routeRecord(name).access === kind).map((name) => PATHS[name]);
    expect(access('public').sort()).toEqual(
      ['/', '/about', '/docs', '/pricing', '/privacy', '/product', '/sign-in', '/sign-up', '/terms'].sort(),
    );
    expect(access('protected').sort()).toEqual(
      [
        '/apps',
        '/apps/:id',
        '/submissions',
        '/submit',
        '/submission-wizard',
        '/aso',
        '/marketing',
        '/analytics',
        '/recovery',
        '/localization',
        '/multi-store',
        '/team',
        '/templates',
        '/policy-watchdog',
        '/status',
        '/policies',
        '/settings',
        '/billing',
      ].sort(),
    );
  });

  it('has the fifteen navigation entries in their order', () => {
    expect(NAV_ENTRIES.map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Dashboard /',
      'Apps /apps',
      'ASO Optimizer /aso',
      'Marketing Kit /marketing',
      'Analytics /analytics',
      'Error Recovery /recovery',
      'Localization /localization',
      'Multi-Store /multi-store',
      'Team /team',
      'Templates /templates',
      'Policy Watch /policy-watchdog',
      'Submit /submit',
      'Settings /settings',
      'About Us /about',
      'Billing /billing',
    ]);
  });

  it('prerenders public pages only', () => {
    const wrong = ROUTE_NAMES.filter(
      (name) => routeRecord(name).isPrerendered && routeRecord(name).access !== 'public',
    );
    expect(wrong).toEqual([]);
  });

  it('has no handlers and no state on static pages, whose code does not load with them', () => {
    const sources = Object.entries(pageSources()).filter(([, source]) => isStaticPage(source));
    expect(sources.map(([name]) => name).sort()).toEqual(
      ROUTE_NAMES.filter((name) => routeRecord(name).isStatic).sort(),
    );
    const files = sources.flatMap(([, source]) => [...componentsOf(source)]);
    expect(files.length).toBeGreaterThan(30);
    const wrong = files.filter(([, text]) => /\buse[A-Z]\w*\(|<\w[^>]* on[A-Z]\w+=\{/.test(text));
    expect(wrong.map(([file]) => file)).toEqual([]);
    expect(sources.filter(([name]) => !routeRecord(name as 'home').isPrerendered)).toEqual([]);
  });

  it.each([
    ['/', 'home'],
    ['/apps/', 'apps'],
    ['/Apps', 'apps'],
    ['/%61pps', 'apps'],
    ['/apps/a%20b', 'appDetail'],
    ['/apps/a%2Fb', 'appDetail'],
    ['/apps/%', 'appDetail'],
    ['/apps/a/b', undefined],
    ['/%', undefined],
    ['/nowhere', undefined],
  ])('finds the page of %s', (path, name) => {
    expect(matchRoute(path)).toBe(name);
  });
});
