import { expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import type { PlatformChoice } from '@/model/app';
import { draftOfMessage } from './draft-of-message';

const draft = (title: string, bundleId: string, platform: PlatformChoice) => ({
  ...{ bundleId, platform, defaultLocale: 'en-US', playTexts: undefined },
  listings: { 'en-US': listing({ title }) },
});

const LANTERN = draft('Lantern: Calm Diary', 'com.example.lantern', 'both');
const TIDES = draft('Tiny Tides', 'app.tides', 'android');
const APPLE = 'Guideline 2.1 - Performance - App Completeness. See developer.apple.com/app-store/review.';

it.each([
  ['the only one of the store', APPLE, [LANTERN, TIDES], ['ios'], LANTERN],
  ['none of another store', APPLE, [TIDES], ['ios'], undefined],
  ['none of several', 'Your app was removed.', [LANTERN, TIDES], ['android'], undefined],
  ['the one that is named', 'Your app, Tiny Tides, was removed.', [LANTERN, TIDES], ['android'], TIDES],
  ['the first part of a name', 'Your app Lantern was rejected.', [LANTERN, TIDES], ['ios'], LANTERN],
  ['the id', 'App: (com.example.lantern) was removed', [LANTERN, TIDES], ['android'], LANTERN],
  ['no part of a word', 'The lanterns overlay.', [LANTERN, TIDES], ['android'], undefined],
  [
    'another app by its id',
    'Dog Diary (com.mycompany.dogdiary) was rejected',
    [TIDES],
    ['android'],
    undefined,
  ],
  ['another app by its name', 'App name: Dog Diary\nStatus: Rejected', [TIDES], ['android'], undefined],
] as const)('finds %s', (_, text, drafts, stores, expected) => {
  expect(draftOfMessage(text, drafts, stores)).toBe(expected);
});
