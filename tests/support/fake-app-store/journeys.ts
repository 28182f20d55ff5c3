import type { FieldValue, StoreRecord, WantedPicture, WantedStore } from '@/model/store-plan';
import { newApp, NO_ANSWERS, publishedApp } from './apps';
import type { FakeAppStore, FakeOptions } from './fake';
import { build, picture, pullFrom } from './pushes';

/** A task of a publisher, from the store's state to what is wanted. */
export interface Journey {
  name: string;
  start: (options?: Partial<FakeOptions>) => FakeAppStore;
  wanted: WantedStore;
  /** Whether there was a pull before. */
  isPulled?: boolean;
}

function texts(locale: string, values: Record<string, string>): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [`texts/${locale}/${field}`, value]),
  );
}

const GERMAN = texts('de-DE', {
  title: 'Lantern: Abendjournal',
  description: 'Drei Zeilen jeden Abend.',
  keywords: 'tagebuch,abend',
  supportUrl: 'https://lantern.example/hilfe',
});

const LANGUAGES = {
  ...texts('en-US', {
    title: 'Lantern: Evening Journal',
    subtitle: 'Calm nights',
    description: 'Write three lines each evening.',
    keywords: 'journal,diary,evening',
    supportUrl: 'https://lantern.example/help',
    privacyUrl: 'https://lantern.example/privacy',
  }),
  ...GERMAN,
  ...texts('ja', {
    title: 'Lantern',
    description: '毎晩三行。',
    keywords: '日記,夜',
    supportUrl: 'https://lantern.example/ja',
  }),
};

const DETAILS = {
  'details/copyright': '2026 Lantern Ltd',
  'details/reviewFirstName': 'Ada',
  'details/reviewLastName': 'Berg',
  'details/reviewPhone': '+44 20 7946 0000',
  'details/reviewEmail': 'review@lantern.example',
  'details/reviewNotes': 'Open the app and write.',
  'categories/primaryCategory': 'LIFESTYLE',
  'categories/secondaryCategory': 'HEALTH_AND_FITNESS',
  ...Object.fromEntries(Object.entries(NO_ANSWERS).map(([id, answer]) => [`rating/${id}`, answer])),
  'rating/healthOrWellnessTopics': true,
  'rating/contests': 'INFREQUENT',
};

/** Twenty pictures in three languages and two sizes. */
function twentyPictures(phone: string, tablet: string): Record<string, WantedPicture[]> {
  const set = (locale: string, size: string, count: number, pixels: [number, number]) =>
    Array.from({ length: count }, (_, index) => picture(`${locale}-${size}-${index + 1}.png`, pixels));
  return {
    [`pictures/en-US/${phone}`]: set('en', 'phone', 6, [1290, 2796]),
    [`pictures/en-US/${tablet}`]: set('en', 'tablet', 4, [2064, 2752]),
    [`pictures/de-DE/${phone}`]: set('de', 'phone', 6, [1290, 2796]),
    [`pictures/ja/${phone}`]: set('ja', 'phone', 4, [1290, 2796]),
  };
}

const few = (...names: string[]) => names.map((name) => picture(name));

/** A store that already shows pictures: two of them stay, one goes. */
function withPictures(fake: FakeAppStore): FakeAppStore {
  const [version] = fake.store.all('appStoreVersions').slice(-1);
  const [text] = fake.store.of('appStoreVersionLocalizations', 'appStoreVersion', version?.id ?? '');
  const set = fake.store.add(
    'appScreenshotSets',
    { screenshotDisplayType: 'APP_IPHONE_67' },
    { appStoreVersionLocalization: text?.id ?? '' },
  );
  for (const each of few('a.png', 'b.png', 'old.png'))
    fake.store.add(
      'appScreenshots',
      {
        fileName: each.name,
        fileSize: each.size,
        sourceFileChecksum: each.md5,
        digest: each.md5,
        assetDeliveryState: { state: 'COMPLETE', errors: [], warnings: [] },
      },
      { appScreenshotSet: set.id },
    );
  return fake;
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a new app, in three languages with twenty pictures',
    start: (options) => newApp({ pageSize: 3, ...options }),
    isPulled: true,
    wanted: {
      fields: { ...LANGUAGES, ...DETAILS },
      pictures: twentyPictures('APP_IPHONE_67', 'APP_IPAD_PRO_3GEN_129'),
    },
  },
  {
    name: 'the same through the App Asset Library',
    start: (options) => newApp({ hasLibrary: true, ...options }),
    isPulled: true,
    wanted: {
      fields: LANGUAGES,
      pictures: twentyPictures('IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE', 'IPAD_13_PROFILE'),
    },
  },
  {
    name: 'an update with a build, sent to review and released in phases',
    start: (options) => publishedApp(undefined, { lag: 1, processing: 2, ...options }),
    isPulled: true,
    wanted: {
      fields: {
        'version/name': '1.1',
        'release/type': 'SCHEDULED',
        'release/date': '2026-12-01T00:00:00.000Z',
        'release/phased': true,
        ...texts('en-US', { releaseNotes: 'Calmer evenings.', subtitle: 'Calm nights' }),
      },
      pictures: {},
      build: build('1.1', '42'),
      isSubmitted: true,
    },
  },
  {
    name: 'a rejected version with other pictures in another order',
    start: (options) => withPictures(publishedApp('REJECTED', { lag: 2, ...options })),
    isPulled: true,
    wanted: {
      fields: texts('en-US', { description: 'A quiet evening journal.' }),
      pictures: { 'pictures/en-US/APP_IPHONE_67': few('new.png', 'b.png', 'a.png') },
    },
  },
];

const [, , UPDATE, REJECTED] = JOURNEYS;

/** Shorter tasks with every kind of request, for what is tried hundreds of times. */
export const SHORT_JOURNEYS: readonly Journey[] = [
  {
    name: 'a new app with a new language, a picture, an app preview and an attachment',
    start: (options) => newApp({ lag: 1, ...options }),
    isPulled: true,
    wanted: {
      fields: { ...texts('en-US', { subtitle: 'Calm nights' }), ...GERMAN, ...DETAILS },
      pictures: {
        'pictures/de-DE/APP_IPHONE_67': few('c.png'),
        'previews/en-US/IPHONE_67': few('clip.mp4'),
        'attachments/review': few('form.pdf'),
      },
    },
  },
  {
    name: 'pictures and an app preview in the App Asset Library',
    start: (options) => newApp({ hasLibrary: true, lag: 1, ...options }),
    isPulled: true,
    wanted: {
      fields: GERMAN,
      pictures: {
        'pictures/en-US/IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE': few('a.png'),
        'previews/en-US/IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE': few('clip.mp4'),
        // The same picture in another language is in the library once.
        'pictures/de-DE/IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE': few('a.png'),
      },
    },
  },
  ...[UPDATE, REJECTED].flatMap((journey) => journey ?? []),
];

export function baseOf(journey: Journey, fake: FakeAppStore): Promise<StoreRecord | undefined> {
  return journey.isPulled ? pullFrom(fake) : Promise.resolve(undefined);
}
