import { describe, expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import type { Platform } from '@/model/app';
import { checkListing } from './check-listing';
import type { ListingField } from '@/model/listing';
import type { ListingContext } from './listing-check';

const BOTH: Platform[] = ['ios', 'android'];

/** `severity rule field` of the findings, without the prefix and without ideas for search. */
function check(texts: Parameters<typeof listing>[0], context: Partial<ListingContext> = {}): string[] {
  return checkListing(listing({ keywords: 'mood', ...texts }), {
    locale: 'en-US',
    platforms: BOTH,
    isUpdate: true,
    ...context,
  })
    .filter(({ isSearchIdea }) => !isSearchIdea)
    .map(({ severity, rule, subject }) => `${severity} ${rule.replace('listing-', '')} ${subject.field}`);
}

type Case = [field: ListingField, text: string, expected: string[], context?: Partial<ListingContext>];

describe.each<[string, Case[]]>([
  [
    'words of other languages',
    [
      [
        'description',
        'Kartor. ”Jag har den med mig varje dag.” – en nöjd användare',
        ['warning testimonial description'],
        { locale: 'sv' },
      ],
      ['description', 'Tryck på ”Starta en ny dagbok nu” för att börja.', [], { locale: 'sv' }],
      ['title', 'Ezgi: Türkiye’nin 1 Numarası', ['warning ranking title'], { locale: 'tr' }],
    ],
  ],
  [
    'other app stores',
    [
      ['description', 'The same app is in the Galaxy Store.', ['warning other-platform description']],
      ['description', 'Stars of the galaxy and a store of maps.', []],
    ],
  ],
  [
    'third-party trademarks',
    [
      ['title', 'Stickers WhatsApp Pack', ['warning foreign-brand title']],
      ['title', 'Stickers for WhatsApp', ['note foreign-brand title']],
      [
        'subtitle',
        'Save clips from YouTube',
        ['note foreign-brand subtitle', 'warning others-media subtitle'],
      ],
      ['keywords', 'mood,instagram,tiktok', ['warning foreign-brand keywords']],
      ['keywords', '心情，微信', ['warning foreign-brand keywords'], { locale: 'zh-Hans' }],
      ['keywords', 'mood,siri,dropbox,app store', []],
      ['title', 'Spotify', []],
      ['title', 'Spotify: Music and Podcasts', []],
      ['title', 'Acme Photos for Everyone', []],
      ['title', 'Amazonas Trail Map', []],
      ['description', 'Share a page on Instagram.', []],
      ['subtitle', 'Strava companion', [], { developerName: 'Strava, Inc.' }],
    ],
  ],
  [
    'line breaks and control characters',
    [
      ['shortDescription', 'Calm notes\nbefore sleep', ['note control-characters shortDescription']],
      ['shortDescription', 'Calm\u0007\nnotes', ['blocker control-characters shortDescription']],
      ['title', 'Calm\nnotes', ['blocker control-characters title']],
      ['description', 'Calm notes\nbefore sleep', []],
    ],
  ],
  [
    'keyword lists in names',
    [
      ['subtitle', 'vpn,proxy,unblock,fast', ['warning keyword-list subtitle']],
      ['title', '贷款,借钱,金融', ['warning keyword-list title'], { locale: 'zh-Hans', platforms: ['ios'] }],
      ['subtitle', 'Pen, Ink, Paper, Lamp, Cat', ['warning keyword-list subtitle']],
      ['subtitle', '晚间日记,心情记录,每周回顾', [], { locale: 'zh-Hans' }],
      ['subtitle', '晚间日记,心情记录,每周回顾,图表,睡眠', ['warning keyword-list subtitle']],
      ['subtitle', 'Plan, track, improve', []],
      ['subtitle', 'Notes, tasks and lists', []],
      ['title', 'Lantern: Pen, Ink, Lamp', []],
    ],
  ],
  [
    'a short description that is a list',
    [
      [
        'shortDescription',
        'A quiet GPS logger, light on battery, GPX/KML, add notes, share, upload.',
        ['warning comma-list shortDescription'],
      ],
      ['shortDescription', 'Track habits, mood, sleep, water, food, and weight.', []],
      ['shortDescription', 'Habits, moods, sleep, water, food: all in one diary.', []],
      ['shortDescription', 'Simple, private, quick diary for every evening.', []],
    ],
  ],
  [
    'decoration and leftovers on Google Play',
    [
      ['description', 'Loved by all ★★★★★ every day.', ['warning ornament-rows description']],
      ['description', 'Write now!!!!! Every evening.', ['warning ornament-rows description']],
      ['description', 'Features\n==========\nWrite three lines!', []],
      ['description', 'Rated ★★★☆☆ by nobody, loved anyway!!', []],
      ['description', 'Write lines. [:tag: 2.1.11]', ['warning internal-tag description']],
      ['description', 'Write lines [see: the help].', []],
    ],
  ],
  [
    'words and prices on the App Store',
    [
      ['description', 'No bullshit, just three lines.', ['note curse-word description']],
      ['subtitle', 'Lines, no bullshit', ['warning curse-word subtitle']],
      ['description', 'Grown in Scunthorpe and Shitake fields.', []],
      ['description', 'Made for iOS 28 and later.', ['note unreleased-apple description']],
      ['description', 'Made for iOS 27 and macOS 27.', []],
      ['description', 'Plus for $4.99 a month.', ['note price-in-description description']],
      ['description', 'This week 50% off everything.', ['note price-in-description description']],
      ['description', 'It works 100% offline, and 50% offline maps.', []],
      ['description', 'Write 100% of your lines in 5 minutes.', []],
    ],
  ],
  [
    'filler',
    [
      ['description', 'Real words. Lorem ipsum dolor sit amet.', ['blocker placeholder description']],
      ['description', 'Real words first.\nInsert text here\nAnd more.', ['blocker placeholder description']],
      ['description', '[placeholder] is what we wrote here.', ['warning placeholder description']],
      [
        'description',
        'Fast.\n• [Part 3 – copy to come from Ann]\nSmall.',
        ['warning placeholder description'],
      ],
      ['description', 'Send a text to come home, or get one.', []],
      ['description', 'A tool that fills pages with lorem ipsum.', ['note placeholder description']],
      [
        'description',
        'Begin where each learner begins, with “Lorem ipsum dolor sit amet”, and find its source.',
        ['note placeholder description'],
      ],
      ['description', 'Make templates with a placeholder for the date.', []],
      ['description', 'Tap the page and type your text here, then save.', []],
      ['description', 'Откройте заметку и введите текст на странице.', [], { locale: 'ru' }],
      ['description', 'テキストを入力するだけで翻訳できます。', [], { locale: 'ja' }],
      ['description', '在此输入文字即可翻译成多种语言。', [], { locale: 'zh-Hans' }],
      ['description', 'TODO lo que necesitas en un lugar.', [], { locale: 'es-ES' }],
    ],
  ],
  [
    'invisible characters',
    [
      ['title', 'Lantern\u200B Journal', ['blocker invisible-characters title']],
      ['keywords', 'mo\u200Bod', ['warning invisible-characters keywords']],
      ['description', 'Lantern is\u200B a quiet place.', ['note invisible-characters description']],
      ['promotionalText', '\u202Bيوميات هادئة\u202C', [], { locale: 'ar-SA' }],
    ],
  ],
  [
    'a privacy policy as PDF',
    [
      ['privacyUrl', 'https://lantern.example/privacy.pdf', ['warning privacy-pdf privacyUrl']],
      ['privacyUrl', 'https://lantern.example/privacy.pdf?x=1', ['warning privacy-pdf privacyUrl']],
      ['privacyUrl', 'https://lantern.example/pdf-privacy', []],
    ],
  ],
  [
    'words of the user',
    [
      [
        'description',
        'Our Moonbeam plan is quiet.',
        ['warning custom-word description'],
        { customWords: ['moonbeam'] },
      ],
      ['description', 'Our moonbeams are quiet.', [], { customWords: ['moonbeam', ' '] }],
    ],
  ],
])('%s', (_, cases) => {
  it.each(cases)('%s: %j', (field, text, expected, context = {}) => {
    expect(check({ [field]: text }, context)).toEqual(expected);
  });
});

describe('an imported listing', () => {
  it('keeps in the store what is empty', () => {
    expect(check({ privacyUrl: '', title: '' }, { isBaseline: true })).toEqual([
      'note missing title',
      'note missing privacyUrl',
    ]);
  });
});

it('says which half of a language is missing', () => {
  const [finding] = checkListing(listing({ title: '' }), {
    locale: 'fr-FR',
    platforms: ['ios'],
    isUpdate: true,
  });
  expect(finding?.title).toBe('Name is missing, though this language has version texts');
});

describe('any Unicode', () => {
  const characters = [
    '\uD83D',
    '\uDE00',
    '\u202E',
    '\u0301',
    '\u200D',
    '👩‍👧',
    '٣',
    '日',
    '\n',
    ',',
    '"',
    '\u0000',
    '(',
    '★',
  ];
  /** A text out of these characters, the same on every run. */
  function mixed(seed: number, length: number): string {
    let state = seed;
    return Array.from({ length }, () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return characters[state % characters.length];
    }).join('');
  }
  itEvery([1, 2, 3, 4, 5, 6, 7, 8])('of seed … gives findings and no crash, also after the fixes', (seed) => {
    for (const length of [1, 50, 5000]) {
      const text = mixed(seed, length);
      const texts = {
        title: text,
        subtitle: text,
        shortDescription: text,
        description: text,
        keywords: text,
      };
      for (const { fixedText, subject } of checkListing(listing(texts), {
        locale: 'en-US',
        platforms: BOTH,
        isUpdate: true,
      }))
        if (fixedText !== undefined) check({ [subject.field]: fixedText });
    }
  });
});

describe('words with another meaning', () => {
  itEvery([
    ['de-DE', 'Enthält eine 7-tägige kostenlose Testversion.', []],
    ['de-DE', 'Das ist nur eine Testversion.', ['warning test-version description']],
    ['fr-FR', 'Inclut une version d’essai gratuite de 14 jours.', []],
    ['ar-SA', 'تشمل الخطة نسخة تجريبية مجانية مدتها 7 أيام.', []],
    ['ar-SA', 'النسخة التجريبية المجانية متاحة شهريًا.', []],
    ['ar-SA', 'هذه نسخة تجريبية من التطبيق.', ['warning test-version description']],
    ['it-IT', 'Mostra le chiamate in arrivo e le ore più care in arrivo.', []],
    ['it-IT', 'Nuove funzioni in arrivo.', ['warning future description']],
  ])('every row of the table', (locale, description, expected) => {
    expect(check({ description }, { platforms: ['ios'], locale })).toEqual(expected);
  });
});

describe('a column of Chinese lines', () => {
  const lines = (text: string) => Array.from({ length: 15 }, () => text).join('\n');

  it.each([
    ['phrases', '按日期保存每一段录音', []],
    ['words', '录音', ['warning word-block description']],
  ])('of %s', (_, text, expected) => {
    expect(check({ description: lines(text) }, { platforms: ['android'], locale: 'zh-CN' })).toEqual(
      expected,
    );
  });
});

describe('capitals of a brand', () => {
  const LANTERN = 'Lantern! STUDIO is a quiet place. Write three lines each evening.';

  it.each([
    ['written so in the description', 'Lantern! STUDIO: Daily Journal', LANTERN, []],
    ['written so, in another script', 'Lantern! STUDIO: دفتر اليوميات', 'تطبيق Lantern! STUDIO هادئ.', []],
    ['written otherwise', 'Lantern! STUDIO', 'Lantern Studio is a quiet place.', ['warning capitals title']],
    ['only in a line of capitals', 'LANTERN', 'LANTERN\n\nA quiet place.', ['warning capitals title']],
    ['beside other words in capitals', 'Lantern! STUDIO - SUPER Diary', LANTERN, ['warning capitals title']],
  ])('%s', (_, title, description, expected) => {
    expect(check({ title, description }, { platforms: ['android'] })).toEqual(expected);
  });
});
