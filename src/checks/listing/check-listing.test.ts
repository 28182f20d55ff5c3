import { describe, expect, it } from 'vitest';
import { listing, onlyTexts } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import type { Platform } from '@/model/app';
import { checkListing, type ListingFinding } from './check-listing';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import { LISTING_LIMITS } from '@/domain/listings/limits';
import type { ListingContext } from './listing-check';

const BOTH: Platform[] = ['ios', 'android'];

function check(
  texts: Parameters<typeof listing>[0],
  context: Partial<ListingContext> = {},
): ListingFinding[] {
  return checkListing(listing(texts), { locale: 'en-US', platforms: BOTH, isUpdate: true, ...context });
}

/** `rule store field`, e.g. `too-long ios subtitle`, without the idea to use all the space of the keywords. */
function keys(findings: readonly ListingFinding[]): string[] {
  return findings.flatMap(({ rule, subject: { store = 'both', field } }) =>
    rule === 'listing-keyword-unused' ? [] : `${rule.replace('listing-', '')} ${store} ${field}`,
  );
}

/** Texts of one kind of character, with exactly the given length. */
function plain(length: number): string {
  return 'abcdefghi '.repeat(length).slice(0, length - 1) + 'z';
}

describe('a good listing', () => {
  it.each<[Platform[]]>([[BOTH], [['ios']], [['android']]])('has no finding for %j', (platforms) => {
    expect(check({}, { platforms, appName: 'Lantern', developerName: 'Example Ltd' })).toEqual([]);
  });
});

describe('limits', () => {
  itEvery(
    LISTING_LIMITS.filter((limit) => !limit.field.endsWith('Url')).map(
      (limit) => [limit.store, limit.field, limit.max] as const,
    ),
  )('each field takes the characters of its limit and not one more', (store, field, max) => {
    const over = (length: number) =>
      check(
        { [field]: field === 'keywords' ? 'k'.repeat(length) : plain(length) },
        { platforms: [store] },
      ).filter((finding) => finding.rule === 'listing-too-long');
    expect(over(max)).toEqual([]);
    expect(over(max + 1)).toMatchObject([
      {
        severity: 'blocker',
        subject: { field },
        title: expect.stringContaining(`${max + 1} characters; the limit is ${max}`) as string,
      },
    ]);
  });

  it.each(['supportUrl', 'marketingUrl', 'privacyUrl'] as const)('%s takes 255 characters', (field) => {
    const url = (length: number) => 'https://lantern.example/'.padEnd(length, 'a');
    expect(check({ [field]: url(255) })).toEqual([]);
    expect(keys(check({ [field]: url(256) }))).toEqual([`too-long ios ${field}`]);
  });

  it.each<[ListingField, string, string[]]>([
    ['title', 'A', ['too-short ios title']],
    ['title', 'Ab', []],
    ['description', 'Nine char', ['too-short ios description']],
    ['description', 'Ten charac', []],
  ])('%s of %j', (field, text, expected) => {
    expect(keys(check({ [field]: text }))).toEqual(expected);
  });

  it('counts code points after trimming', () => {
    expect(keys(check({ subtitle: `${'𠮷'.repeat(30)} ` }))).toEqual([]);
    expect(keys(check({ subtitle: '𠮷'.repeat(31) }))).toEqual(['too-long ios subtitle']);
  });

  it('says once what both stores say alike, and each what differs', () => {
    expect(keys(check({ title: 'A name of thirty-one characters' }))).toEqual(['too-long both title']);
    expect(keys(check({ releaseNotes: plain(501) }))).toEqual(['too-long android releaseNotes']);
    expect(keys(check({ releaseNotes: plain(4001) }))).toEqual([
      'too-long android releaseNotes',
      'too-long ios releaseNotes',
    ]);
  });

  it.each([
    [`${'ع'.repeat(100)}`, []],
    [`${'ع'.repeat(101)}`, ['too-long ios keywords']],
    ['k'.repeat(100), []],
  ])('keywords %s', (keywords, expected) => {
    expect(keys(check({ keywords }, { locale: 'ar-SA', platforms: ['ios'] }))).toEqual(expected);
  });
});

describe('required fields', () => {
  it.each<[Platform[], boolean, string[]]>([
    [
      ['ios'],
      true,
      ['title', 'description', 'keywords', 'releaseNotes', 'supportUrl', 'privacyUrl'].map(
        (field) => `missing ios ${field}`,
      ),
    ],
    [
      ['ios'],
      false,
      ['title', 'description', 'keywords', 'supportUrl', 'privacyUrl'].map((field) => `missing ios ${field}`),
    ],
    [
      ['android'],
      true,
      ['title', 'description', 'shortDescription'].map((field) => `missing android ${field}`),
    ],
  ])('of %j, update %s', (platforms, isUpdate, expected) => {
    const findings = checkListing(EMPTY_LISTING, { locale: 'en-US', platforms, isUpdate });
    expect(keys(findings).sort()).toEqual(expected.sort());
    for (const finding of findings) expect(finding.severity).toBe('blocker');
  });

  it('are named once for both stores, and blank counts as missing', () => {
    expect(keys(check({ title: ' \n ', shortDescription: ' ' }))).toEqual([
      'missing both title',
      'missing android shortDescription',
    ]);
  });
});

describe('plain text', () => {
  itEvery<[ListingField, string, string, string | undefined]>([
    ['title', 'Lantern\u0007 Journal', 'control-characters both title', 'Lantern Journal'],
    ['title', 'Lantern\nJournal', 'control-characters both title', 'Lantern Journal'],
    ['keywords', 'diary\nmood\r\nhabit', 'control-characters ios keywords', 'diary,mood,habit'],
    ['shortDescription', 'Calm\nnotes', 'control-characters android shortDescription', 'Calm notes'],
    ['subtitle', 'Calm\tnotes', 'control-characters ios subtitle', 'Calm notes'],
    [
      'description',
      'Lantern is a quiet\u0000 place.',
      'control-characters both description',
      'Lantern is a quiet place.',
    ],
    [
      'supportUrl',
      'https://lantern.example/\u200Bhelp',
      'invisible-characters ios supportUrl',
      'https://lantern.example/help',
    ],
    ['title', '  Lantern Journal', 'space both title', 'Lantern Journal'],
    ['title', 'Lantern Journal\n\n', 'space both title', 'Lantern Journal'],
    [
      'description',
      'One line.\u000BAnother line.',
      'control-characters both description',
      'One line.\nAnother line.',
    ],
    [
      'description',
      'One line.\u2028Another line.',
      'invisible-characters both description',
      'One line.\nAnother line.',
    ],
    ['description', 'It\u0092s a quiet place.', 'control-characters both description', undefined],
    ['description', 'Lantern is <b>quiet</b>.', 'html ios description', undefined],
    ['description', 'Ink &amp; paper, every day.', 'html ios description', undefined],
    ['promotionalText', 'Less is more: a < b', 'html ios promotionalText', undefined],
  ])('every row of the table', (field, text, key, fixed) => {
    const findings = check({ [field]: text });
    expect(keys(findings)).toEqual([key]);
    expect(findings[0]?.fixedText).toBe(fixed);
  });

  it.each<[ListingField, string]>([
    ['title', 'Lantern '],
    ['description', 'Several\nlines\tand tabs are fine.'],
    ['description', 'Less than a < b is fine here.'],
  ])('lets %s %j pass', (field, text) => {
    expect(check({ [field]: text })).toEqual([]);
  });
});

describe('web addresses', () => {
  itEvery<[string, string[]]>([
    ['https://lantern.example', []],
    ['http://lantern.example/a?b=c#d', []],
    ['HTTPS://LANTERN.EXAMPLE', []],
    ['https://bücher.example', []],
    ['example.com/help', ['url ios supportUrl']],
    ['ftp://example.com', ['url ios supportUrl']],
    ['javascript:alert(1)', ['url ios supportUrl']],
    ['mailto:help@example.com', ['url ios supportUrl']],
    ['https://localhost', ['url ios supportUrl']],
    ['https://', ['url ios supportUrl']],
    ['https://exa mple.com', ['url ios supportUrl']],
    ['https://user:pass@example.com', ['url ios supportUrl']],
  ])('every row of the table', (supportUrl, expected) => {
    const findings = check({ supportUrl });
    expect(keys(findings)).toEqual(expected);
    for (const finding of findings) expect(finding).not.toHaveProperty('fixedText');
  });
});

describe('promo video', () => {
  const plainForm = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  itEvery<[string, string[]]>([
    [plainForm, []],
    ['https://youtu.be/dQw4w9WgXcQ', []],
    [`${plainForm}&list=PL123`, ['video-form android videoUrl']],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', ['video-form android videoUrl']],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', ['video-form android videoUrl']],
    [`${plainForm} https://youtu.be/aaaaaaaaaaa`, ['video android videoUrl']],
    ['https://vimeo.com/123', ['video android videoUrl']],
    ['https://www.youtube.com/@example', ['video android videoUrl']],
    ['https://www.youtube.com/playlist?list=PL123', ['video android videoUrl']],
    ['https://www.youtube.com/watch?v=short', ['video android videoUrl']],
    ['https://youtube.com.lantern.example/watch?v=dQw4w9WgXcQ', ['video android videoUrl']],
    ['not a url', ['video android videoUrl']],
  ])('every row of the table', (videoUrl, expected) => {
    const findings = check({ videoUrl });
    expect(keys(findings)).toEqual(expected);
    for (const finding of findings) expect(finding).not.toHaveProperty('fixedText');
  });
});

describe('names and short texts', () => {
  itEvery<[ListingField, string, string[]]>([
    ['title', 'Lantern 🏮', ['emoji both title']],
    ['title', 'Lantern :)', ['emoji android title', 'emoji ios title']],
    ['subtitle', 'Calm ^_^ notes', ['emoji ios subtitle']],
    ['shortDescription', 'Calm notes 🏮 every evening.', []],
    ['promotionalText', 'New this month ✓', []],
    ['releaseNotes', 'Now with search 🎉', ['emoji ios releaseNotes']],
    ['description', 'Write three lines 🏮 each evening.', ['emoji ios description']],
    ['description', '▶ Write ○ three ■ lines ★ each → evening.', []],
    ['title', 'LANTERN JOURNAL', ['capitals android title']],
    ['title', 'Lantern PDF Journal', []],
    ['title', 'Lantern!! Journal', ['punctuation android title']],
    ['title', 'Lantern! Journal', []],
    ['title', 'C++ Editor', []],
    ['title', 'Photo Editor: Photo Frames', ['repeated-words android title']],
    ['title', 'The Art of the Deal', []],
    ['shortDescription', 'Lantern Evening Journal', ['same-as-title android shortDescription']],
    ['subtitle', 'Lantern - Evening Journal', ['same-as-title ios subtitle']],
  ])('every row of the table', (field, text, expected) => {
    expect(keys(check({ [field]: text }))).toEqual(expected);
  });

  it.each([
    ['LANTERN Evening Journal', 'LANTERN', []],
    ['LANTERN Evening Journal', undefined, ['capitals android title']],
    ['LANTERN Evening Journal', 'Lantern', ['capitals android title']],
    ['Yahoo!! Mail', 'Yahoo!!', []],
  ])('%s of the brand %s', (title, appName, expected) => {
    expect(keys(check({ title }, { appName }))).toEqual(expected);
  });

  it.each<[ListingField, string, string]>([
    ['title', 'Lantern 🏮 Journal', 'Lantern Journal'],
    ['title', 'Lantern!!', 'Lantern!'],
    ['releaseNotes', 'New:\n🔍 Search\n🎉 Moods', 'New:\nSearch\nMoods'],
    ['description', 'Write 👩🏽‍🚀 each evening ❤️ in bed.', 'Write each evening ❤ in bed.'],
    ['description', '1️⃣ Write🔥one line  🎉!', '1 Write one line!'],
  ])('fixes %s %j with one click', (field, text, fixed) => {
    const [finding] = check({ [field]: text });
    expect(finding?.fixedText).toBe(fixed);
    expect(check({ [field]: fixed })).toEqual([]);
  });
});

describe('wording', () => {
  itEvery<[ListingField, string, string, string[]]>([
    ['description', 'Lorem ipsum dolor sit amet.', 'en-US', ['placeholder both description']],
    ['shortDescription', 'Placeholder', 'en-US', ['placeholder android shortDescription']],
    [
      'releaseNotes',
      'First beta version',
      'en-US',
      ['test-version ios releaseNotes', 'test-words ios releaseNotes'],
    ],
    ['description', 'Also on Android devices.', 'en-US', ['other-platform ios description']],
    ['description', 'Get it on Google Play as well.', 'en-US', ['other-platform ios description']],
    ['description', 'Sign in with Google today.', 'en-US', []],
    ['description', 'Learn to develop for Android.', 'en-US', []],
    ['description', 'Backs up to Google Drive.', 'en-US', []],
    ['description', 'Uses Google Analytics.', 'en-US', []],
    ['description', 'Google ドライブに保存できます。', 'ja-JP', []],
    ['description', 'For your BlackBerry phone.', 'en-US', ['other-platform ios description']],
    ['description', 'A blackberry jam recipe.', 'en-US', []],
    ['description', 'Works with your iPhone, iPad and Mac.', 'en-US', []],
    ['description', 'Schreibe Notizen am Abend.', 'de-DE', []],
    ['description', 'Todo en un solo lugar.', 'es-ES', []],
    ['description', 'Works around an iOS bug.', 'en-US', ['negative-apple ios description']],
    ['description', 'Widgets are coming soon.', 'en-US', ['future ios description']],
    ['description', 'The best and free journal, install now.', 'en-US', []],
    ['title', 'Best Journal App', 'en-US', ['ranking both title']],
    ['title', 'Best before dates', 'en-US', []],
    ['title', 'Garage Sale Finder', 'en-US', []],
    ['title', 'Free Your Inbox', 'en-US', []],
    ['title', 'Top-up reminders', 'en-US', []],
    ['shortDescription', 'Discount calculator for the shelf you install.', 'en-US', []],
    ['title', '优惠券管理', 'zh-CN', []],
    ['title', 'Ad-free Journal', 'en-US', ['price both title']],
    ['subtitle', 'Calm notes for free', 'en-US', ['price ios subtitle']],
    ['shortDescription', 'Download now and write.', 'en-US', ['call-to-action android shortDescription']],
    ['title', '無料の日記', 'ja-JP', ['price both title']],
    ['title', '最佳应用', 'zh-CN', ['ranking both title']],
    ['title', 'Freedom Journal', 'en-US', []],
  ])('every row of the table', (field, text, locale, expected) => {
    expect(keys(check({ [field]: text, keywords: 'mood' }, { locale })).sort()).toEqual([...expected].sort());
  });

  it('names what was found, and keeps to the chosen stores', () => {
    const [finding] = check({ title: 'The #1 Journal' }, { platforms: ['android'] });
    expect(finding).toMatchObject({
      id: 'listing-ranking:store=android:locale=en-US:field=title',
      subject: { store: 'android', locale: 'en-US', field: 'title' },
      title: 'App name claims a rank or an award: “#1”',
    });
    expect(check({ description: 'Also for Android phones.' }, { platforms: ['android'] })).toEqual([]);
  });
});

describe('description on Google Play', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => `word${String.fromCharCode(122 - index)}`);
  const block = ['word-block android description'];
  const praise = ['testimonial android description'];
  const stars = ['ornament-rows android description'];
  itEvery<[string, string, string[]]>([
    ['fourteen words between commas', `Good for ${words(14).join(', ')}.`, []],
    ['fifteen words between commas', `${words(15).join(', ')}.`, block],
    ['fifteen words with Arabic commas', words(15).join('، '), block],
    ['a list that is introduced', `Reads many formats: ${words(20).join(', ')}.`, []],
    [
      'newspapers',
      'AS SEEN IN TIME, WIRED, CNN, BBC, NPR, ARD, ZDF, ORF, SRF, RAI, RTE, SVT, NRK, YLE, ABC',
      [],
    ],
    [
      'ten sentences',
      words(10)
        .map((word) => `This is ${word} for all of you`)
        .join(', '),
      [],
    ],
    ['fourteen bare lines', `Lantern:\n${words(14).join('\n')}\n`, []],
    ['fifteen bare lines', `Lantern:\n${words(15).join('\n')}`, block],
    [
      'fifteen bulleted lines',
      `Lantern:\n${words(15)
        .map((word) => `• ${word}`)
        .join('\n')}`,
      [],
    ],
    ['praise by nobody', 'Readers say: “The best journal I ever had”', praise],
    ['a quote with stars', '★★★★★ “It changed my evenings completely”', [...praise, ...stars]],
    ['stars below a quote', '“It changed my evenings completely”\n★★★★★', [...praise, ...stars]],
    ['a name before the quote', 'Example Magazine: “The best journal I ever had”', []],
    ['praise with a name', '“The best journal I ever had” – Ada Example', []],
    ['a name on the next line', '“The best journal I ever had”\n— Ada Example', []],
    ['a name in brackets', '"An amazing journal" (Example Magazine)', []],
    ['a quote that is no praise', 'Tap “Start a new entry now” to begin.', []],
  ])('every row of the table', (_, description, expected) => {
    expect(keys(check({ description }, { platforms: ['android'] }))).toEqual(expected);
  });
});

describe('any input', () => {
  const units = [
    'a',
    ' ',
    ',',
    '<',
    '“',
    '★',
    '日',
    'ع',
    'Android ',
    '無料',
    '👩‍',
    '\n',
    'a,',
    '(',
    'http://',
    '.',
  ];
  // Quadratic work would take hours here and end in the test's time-out.
  it.each(units)('of a megabyte of %j is read', (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    const everywhere = Object.fromEntries(Object.keys(EMPTY_LISTING).map((field) => [field, text]));
    const findings = checkListing(onlyTexts(everywhere), {
      locale: 'ja-JP',
      platforms: BOTH,
      isUpdate: true,
      appName: text,
      developerName: text,
    });
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings.map((finding) => finding.id)).size).toBe(findings.length);
  });
});
