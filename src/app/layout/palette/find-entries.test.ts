import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { SAMPLE_APPS } from '@/domain/workspace/sample-workspace';
import { onlyTexts, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { findEntries } from './find-entries';
import { appEntries, draftEntries, pageEntries, placeEntries } from './palette-entries';

const app = (id: string, name: string, bundleId = `com.example.${id}`) => ({
  id,
  name,
  bundleId,
  platforms: [],
  lastSubmission: { version: '1.0', status: 'draft', date: '2026-11-20' },
  nextActions: [],
});

const TITLED = { listings: { 'en-US': onlyTexts({ title: 'Stitch Counter' }) } };

const ENTRIES = [
  ...pageEntries({ isSignedIn: true }),
  ...placeEntries('d-1'),
  ...draftEntries([
    { ...submissionDraft({ id: 'd-1', bundleId: 'com.stitch.counter', ...TITLED }), images: undefined },
  ]),
  ...appEntries([
    app('cafe', 'Café Größe'),
    app('over', 'Overcast Log'),
    app('team', 'My Team Diary'),
    app('turkish', 'İstanbul Metro'),
    app('japanese', '写真 日記'),
    app('nameless', '  '),
  ]),
];

/** The first result of each plain word that a beginner types. */
it('finds plain words', () => {
  const first = (query: string) => findEntries(ENTRIES, query, 1).shown[0]?.label;
  const words = {
    rejected: 'Error Recovery',
    iPad: 'Build',
    price: 'Billing',
    'data safety': 'Privacy and data safety answers',
    'age rating': 'Age rating answers',
    testers: 'Before you start: accounts, agreements, testers',
    dark: 'Dark or light theme',
    password: 'Password and two-factor authentication',
    'release notes': 'Store texts',
    samples: 'Show or hide the sample data',
    stitch: 'Stitch Counter',
    'com.stitch': 'Stitch Counter',
  };
  expect(Object.fromEntries(Object.keys(words).map((word) => [word, first(word)]))).toEqual(words);
});

const labels = (query: string) => findEntries(ENTRIES, query, 50).shown.map(({ label }) => label);

describe('what the palette finds', () => {
  itEvery([
    ['policy watch', ['Policy Watch']],
    ['watch policy', ['Policy Watch']],
    ['  WATCH   policy ', ['Policy Watch']],
    ['watchdog', ['Policy Watch']], // by the title of the page
    ['multi store', ['Multi-Store']],
    ['multistore', ['Multi-Store']],
    ['cafe grosse', ['Café Größe', 'New Submission for Café Größe']],
    ['CAFÉ', ['Café Größe', 'New Submission for Café Größe']],
    ['istanbul', ['İstanbul Metro', 'New Submission for İstanbul Metro']],
    ['日記', ['写真 日記', 'New Submission for 写真 日記']],
    ['com.example.over', ['Overcast Log', 'New Submission for Overcast Log']],
    ['new cafe', ['New Submission for Café Größe']],
    ['without a name', ['App without a name', 'New Submission for an app without a name']],
    ['cafe team', []],
    ['zzz', []],
    ['.*', []],
  ])('every row of the table', (query, expected) => {
    expect(labels(query)).toEqual(expected);
  });

  it.each([
    // The whole text at the start, then words that begin there, then words within, then the other texts.
    ['team', ['Team', 'My Team Diary', 'New Submission for My Team Diary']],
    ['err', ['Error Recovery']],
    ['sub', ['Submit', 'Submissions', 'Dashboard', 'Analytics']],
  ])('%s: the best first', (query, expected) => {
    expect(labels(query).slice(0, expected.length)).toEqual(expected);
  });

  it('puts the group with the best match first', () => {
    expect(labels('over')).toEqual(['Overcast Log', 'New Submission for Overcast Log', 'Error Recovery']);
  });

  it('lists the pages, then the apps, for an empty search', () => {
    const { shown, total } = findEntries(ENTRIES, ' ', 500);
    expect(shown[0]?.label).toBe('Dashboard');
    expect(shown.at(-1)?.label).toBe('App without a name');
    expect(shown.some(({ group }) => group === 'New submissions')).toBe(false);
    expect(total).toBe(shown.length);
  });

  it.each([49, 50, 51])('gives at most what is asked for, and counts all of %i', (count) => {
    const entries = appEntries(Array.from({ length: count }, (_, index) => app(`a${index}`, `App ${index}`)));
    const { shown, total } = findEntries(entries, '', 50);
    expect([shown.length, total]).toEqual([Math.min(count, 50), count]);
  });
});

describe('the entries', () => {
  const paths = (isSignedIn: boolean) => pageEntries({ isSignedIn }).map(({ path }) => path);

  it('list every screen once, and the wizard at its two addresses', () => {
    const left = Object.values(PATHS).filter((path) => !paths(false).includes(path));
    expect(left).toEqual(['/apps/:id', '/submission-wizard']);
    expect(new Set(paths(false)).size).toBe(paths(false).length);
    expect(paths(true)).toEqual(paths(false).filter((path) => !path.startsWith('/sign-')));
  });

  it('say which pages ask a visitor to sign in', () => {
    const asking = (isSignedIn: boolean) =>
      pageEntries({ isSignedIn }).filter(({ needsSignIn }) => needsSignIn);
    expect(asking(true)).toEqual([]);
    expect(asking(false).map(({ path }) => path)).toContain('/apps');
    expect(asking(false).map(({ path }) => path)).not.toContain('/pricing');
  });

  it('lead to the app and to a new submission for it, whatever its id', () => {
    const found = appEntries([app('a/b?c', 'Odd')]);
    expect(found.map(({ path }) => path)).toEqual(['/apps/a%2Fb%3Fc', '/submit?app=a%2Fb%3Fc']);
    const ids = appEntries(SAMPLE_APPS).map(({ id }) => id);
    expect(new Set(ids).size).toBe(SAMPLE_APPS.length * 2);
  });
});
