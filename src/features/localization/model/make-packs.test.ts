import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { checkListing } from '@/checks/listing/check-listing';
import { countCharacters } from '@/domain/listings/limits';
import { worstFirst } from '@/domain/findings';
import { featuresOf } from './app-features';
import {
  CATEGORIES,
  CONFIDENCE,
  EMPTY_INPUT,
  MARKET_CODES,
  missingFields,
  type LocalizationInput,
} from './localization';
import { makePacks } from './make-packs';
import { listingOf } from './pack-texts';

const inputOf = (changes: Partial<LocalizationInput> = {}): LocalizationInput => ({
  ...EMPTY_INPUT,
  appName: 'PawPal',
  description: 'Get reminders for meals, and share photos with your family.',
  markets: [...MARKET_CODES],
  ...changes,
});

describe('missingFields', () => {
  it.each([
    ['nothing', {}, []],
    ['all', EMPTY_INPUT, ['appName', 'description', 'markets']],
    ['blanks', { appName: ' \t', description: '\n\u200b' }, ['appName', 'description']],
    ['no market', { markets: [] }, ['markets']],
    ['one letter is enough', { appName: 'x', description: '😀', markets: ['hi-IN'] }, []],
  ] satisfies [string, Partial<LocalizationInput>, string[]][])('%s', (_, changes, fields) => {
    expect(Object.keys(missingFields(inputOf(changes)))).toEqual(fields);
  });
});

itEvery([
  ['easy', 95],
  ['medium', 88],
  ['complex', 82],
  ['other', 90],
] as const)('confidence follows the difficulty', (difficulty, percent) => {
  expect(CONFIDENCE[difficulty]).toBe(percent);
});

itEvery([
  ['Reminders and a calendar', ['reminders', 'calendar']],
  ['Works OFFLINE, stays private. Charts!', ['offline', 'privacy', 'statistics']],
  ['Sharing with families', ['sharing']],
  ['A keynote about a sharepoint', []],
  ['Erinnerungen', []],
  ['', []],
])('finds what a description promises', (description, features) => {
  expect(featuresOf(description)).toEqual(features);
});

describe('every category in every market', () => {
  const cases = CATEGORIES.flatMap(({ id }) => MARKET_CODES.map((code) => [id, code] as const));
  itEvery(cases)('keeps the rules of both stores', (category, code) => {
    const everyFeature =
      'Reminders, calendar, notes, sharing, photos, offline, privacy and statistics with charts.';
    // The shortest name has the longest text beside it. Others differ in the title alone, and take turns.
    const others = [
      ['PawPal', everyFeature],
      ['A name of sixteen', everyFeature],
      ['x'.repeat(30), 'x'],
    ] as const;
    const turn = CATEGORIES.findIndex(({ id }) => id === category) + MARKET_CODES.indexOf(code);
    for (const [appName, description] of [
      ['P', 'x'] as const,
      ...others.filter((_, index) => index === turn % others.length),
    ]) {
      const [pack] = makePacks(inputOf({ category, markets: [code], appName, description }));
      if (!pack) throw new Error('no pack');
      const listing = listingOf(pack);
      const findings = worstFirst(
        checkListing(listing, { locale: code, platforms: ['ios', 'android'], appName, isUpdate: false }),
      ).filter(
        ({ subject: { field = '' }, severity }) =>
          severity !== 'note' &&
          ['title', 'subtitle', 'shortDescription', 'description', 'keywords'].includes(field),
      );
      expect(findings.map(({ subject, title }) => `${subject.field}: ${title}`)).toEqual([]);
      expect(listing.title.startsWith(appName)).toBe(true);
      expect(listing.title === appName).toBe(appName.length === 30);
      expect(countCharacters(listing.shortDescription)).toBeGreaterThan(10);
    }
  });
});

describe('what the user typed', () => {
  const [german] = makePacks(inputOf({ markets: ['de-DE'] }));

  it('gives a pack with all its fields', () => {
    expect(german).toEqual({
      language: 'German',
      region: 'Germany',
      code: 'de-DE',
      flag: '🇩🇪',
      marketSize: '71M users',
      difficulty: 'medium',
      confidence: 88,
      estimatedRevenue: '+21%',
      origin: 'generated',
      culturalNotes: expect.arrayContaining([expect.stringContaining('Sie')]) as string[],
      content: expect.objectContaining({
        title: 'PawPal: Aufgaben & Planer',
        subtitle: 'Mehr Ruhe im Alltag',
      }) as object,
    });
  });

  it('brings in what the description promises, first', () => {
    expect(german?.content.description).toMatch(
      /^PawPal: Aufgaben, .*\n\n• Erinnerungen zur rechten Zeit\n• Teile es, mit wem du willst\n• Mit Fotos/,
    );
    expect(german?.content.keywords.slice(0, 4)).toEqual(['erinnerung', 'teilen', 'fotos', 'aufgaben']);
    expect(german?.content.screenshots[0]?.text).toBe('Erinnerungen zur rechten Zeit');
    expect(german?.content.screenshots[0]?.context).toMatch(/lock screen.*24\.12\.2026/);
  });

  it('makes the packs in the order of the markets', () => {
    const packs = makePacks(inputOf({ markets: ['hi-IN', 'ja-JP', 'es-ES'] }));
    expect(packs.map(({ code }) => code)).toEqual(['es-ES', 'ja-JP', 'hi-IN']);
  });

  it('leaves cultural notes out when they are off', () => {
    const [pack] = makePacks(inputOf({ markets: ['de-DE'], culturalAdaptation: false }));
    expect(pack?.culturalNotes).toEqual([]);
    expect(pack?.content.screenshots[0]?.context).toBe('A reminder on the lock screen.');
  });

  it('leaves screenshots out when they are off', () => {
    const [pack] = makePacks(inputOf({ markets: ['de-DE'], screenshotLocalization: false }));
    expect(pack?.content.screenshots).toEqual([]);
    expect(pack?.culturalNotes).not.toEqual([]);
  });

  itEvery([
    ['<b>PawPal</b>', 'PawPal: Aufgaben & Planer'],
    ['🐶 PawPal 🐶', 'PawPal: Aufgaben & Planer'],
    ['🐶🐶', '🐶🐶: Aufgaben & Planer'],
    ['<br>', '<br>: Aufgaben & Planer'],
    ['Paw\nPal\u202e', 'Paw Pal: Aufgaben & Planer'],
    ['مرحبا', 'مرحبا: Aufgaben & Planer'],
    ['x'.repeat(22), `${'x'.repeat(22)}: Planer`],
    ['x'.repeat(23), 'x'.repeat(23)],
    ['x'.repeat(10_000), 'x'.repeat(30)],
    ['$& $1', '$& $1: Aufgaben & Planer'],
  ])('a name …', (appName, title) => {
    const [pack] = makePacks(inputOf({ markets: ['de-DE'], appName }));
    expect(pack?.content.title).toBe(title);
  });

  it('takes long and hostile descriptions', () => {
    for (const description of [
      'reminders '.repeat(1000),
      '😀'.repeat(10_000),
      '<img onerror=x>'.repeat(700),
    ]) {
      const [pack] = makePacks(inputOf({ markets: ['ar-SA'], description }));
      expect(countCharacters(pack?.content.description ?? '')).toBeLessThan(1000);
    }
  });
});
