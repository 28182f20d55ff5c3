import fc from 'fast-check';
import { expect, it } from 'vitest';
import { objectionsTo } from '@/checks/listing/objections';
import { EMPTY_LISTING, type Listing } from '@/model/listing';
import { OPTIMIZER_CATEGORIES } from '@/domain/stores/optimizer-categories';
import { optimizeListing } from '@/features/aso/model/optimize';
import { CATEGORIES, MARKET_CODES } from '@/features/localization/model/localization';
import { makePacks } from '@/features/localization/model/make-packs';
import { listingOf } from '@/features/localization/model/pack-texts';
import { writeKit } from '@/features/marketing/model/write-kit';
import { enhanceCopy } from '@/features/submit/listing/enhanced-copy';

// Simulated texts never contain what the product's own listing check refuses, unless the user's name of the app does.

const PART = fc.constantFrom(
  'Tune a piano at home in ten minutes.',
  'Also available on Android and Windows.',
  'Now on Google Play!',
  'Visit https://lantern.example/tuner or http://www.lantern.example.',
  'Only $4.99 today, 50% off!',
  'Free for a limited time.',
  'The #1 tuner in the App Store.',
  'The BEST tuner EVER!!!',
  'Write to help@example.com with questions.',
  'Strings, pitch and tuning forks for every piano.',
  'Coming soon: chords.',
  'Lorem ipsum dolor sit amet.',
  'See every string, its pitch and its drift.',
  '<b>Bold</b> text and 🎹🎹🎹 emoji.',
  'Like Spotify and Instagram, but for pianos.',
  'Download now and rate us 5 stars.',
  'Works offline, keeps notes private and reminds you to practice.',
  'Beta version, test build.',
);
const TEXT = fc
  .array(PART, { minLength: 1, maxLength: 8 })
  .chain((parts) => fc.constantFrom(' ', '\n', '\n\n').map((separator) => parts.join(separator)));
const NAME = fc.constantFrom(
  'Piano Tuner',
  'Tonwerk',
  'PITCH',
  'Stimmgabel Pro',
  'ピアノ調律',
  'http://tuner.app',
  'Free Tuner',
);

/** Objections to a name alone, by where it is: there are seven names, and hundreds of texts for each. */
const ofNames = new Map<string, Set<string>>();

/** Objections to generated texts that the user's name alone does not explain. */
function caused(texts: Partial<Listing>, name: string, locale: string): string[] {
  const found = objectionsTo(texts, { locale, appName: name });
  if (found.size === 0) return [];
  const fields = Object.keys(texts);
  const place = [name, locale, ...fields].join('\n');
  const known =
    ofNames.get(place) ??
    new Set(objectionsTo(Object.fromEntries(fields.map((field) => [field, name])), { locale }));
  ofNames.set(place, known);
  return [...found].filter((rule) => !known.has(rule));
}

it('the optimizer’s title, description and keywords pass the listing check', () => {
  const input = fc.record({
    appName: NAME,
    category: fc.constantFrom(...OPTIMIZER_CATEGORIES.map(({ id }) => id)),
    currentTitle: PART,
    currentDescription: TEXT,
  });
  fc.assert(
    fc.property(input, (typed) => {
      const result = optimizeListing(typed);
      const found = [
        ...caused({ title: result.optimizedTitle }, typed.appName, 'en-US'),
        ...caused({ description: result.optimizedDescription }, typed.appName, 'en-US'),
        ...caused({ keywords: result.keywords.join(',') }, '', 'en-US'),
        ...Object.entries(result.localizedVersions).flatMap(([locale, { title, description }]) =>
          caused({ title, description }, typed.appName, locale),
        ),
      ];
      expect(found).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('the packs of all ten markets pass the listing check', () => {
  const input = fc.record({
    appName: NAME,
    description: TEXT,
    category: fc.constantFrom(...CATEGORIES.map(({ id }) => id)),
    culturalAdaptation: fc.boolean(),
    screenshotLocalization: fc.boolean(),
  });
  fc.assert(
    fc.property(input, (typed) => {
      const packs = makePacks({ ...typed, markets: [...MARKET_CODES] });
      expect(packs).toHaveLength(10);
      const found = packs.flatMap((pack) =>
        caused(listingOf(pack), typed.appName, pack.code).map((rule) => `${pack.code} ${rule}`),
      );
      expect(found).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('enhanced copy brings in nothing that the user’s own texts have not', () => {
  const input = fc.record({
    title: NAME,
    description: TEXT,
    keywords: fc.constantFrom('', 'piano,tuning,pitch'),
  });
  fc.assert(
    fc.property(input, (typed) => {
      const listing = { ...EMPTY_LISTING, ...typed };
      const known = objectionsTo(listing, { locale: 'en-US' });
      const after = Object.fromEntries(
        enhanceCopy({ listing, locale: 'en-US' }).map(({ field, after: text }) => [field, text]),
      );
      const found = [...objectionsTo({ ...listing, ...after }, { locale: 'en-US' })];
      expect(found.filter((rule) => !known.has(rule))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('the banners of a marketing kit pass the check of a promotional text', () => {
  const input = fc.record({
    appName: NAME,
    description: TEXT,
    keyFeatures: fc.constant('tuning, pitch'),
    targetAudience: fc.constant('pianists'),
    launchDate: fc.constant('2026-12-01'),
  });
  fc.assert(
    fc.property(input, (typed) => {
      for (const { content } of writeKit(typed, '2026-11-25').banners)
        expect(caused({ promotionalText: content }, typed.appName, 'en-US')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
