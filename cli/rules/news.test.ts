import { expect, it } from 'vitest';
import { runCli } from '@tests/support/cli';
import { rulesDay } from '@/domain/rule-book/rules-age';

const TODAY = { today: '2026-11-26' };

it('lists the dated rules that are new since a day', async () => {
  const { code, out, err } = await runCli(['rules', '--new-since', '2026-11-20'], '.', TODAY);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^New {7}2026-09-07 {2}Say whether the app has social media functions {2}Apple App Store$/m,
  );
  expect(out).toMatch(
    /^Changed {3}2027-04-01 {2}iPhone Duo screenshots .*\n {2}It applies only to apps built with/m,
  );
  expect(out).toContain('  How sure: News pages quote Apple');
  expect(out).toMatch(/^\d+ new checks; /m);
  expect(out).toMatch(/^ {2}ios-kids-sdks +warning {2}Advertising or analytics in an app for children$/m);
  expect(out).not.toMatch(/^ {2}listing-too-long /m);
  expect(err).toContain(`Rules of ${rulesDay()}, `);
  expect((await runCli(['rules', '--new-since', '2098-01-01'], '.', TODAY)).out).toBe(
    'Nothing is new since 2098-01-01.\n',
  );
});

it('gives them as data', async () => {
  const { out } = await runCli(['rules', '--new-since', '2026-11-20', '--json'], '.', TODAY);
  const { news, checks, day, since } = JSON.parse(out) as Record<'news' | 'checks', { id: string }[]> & {
    day: string;
    since: string;
  };
  expect([day, since]).toEqual([rulesDay(), '2026-11-20']);
  expect(checks).toContainEqual({
    id: 'android-loaded-code',
    severity: 'warning',
    since: '2026-11-26',
    title: 'Code from outside the build',
  });
  expect(news).toContainEqual(
    expect.objectContaining({
      id: 'play-geofence-service',
      kind: 'new',
      store: 'android',
      certainty: expect.objectContaining({ level: 'conflicting' }) as object,
    }),
  );
});

it('refuses a day that is none', async () => {
  expect(await runCli(['rules', '--new-since', 'yesterday'], '.', TODAY)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--new-since takes a day') as string,
  });
});
