import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { featuresOf } from './brief';
import { EMPTY_INPUT, missingFields, type MarketingInput } from './marketing-kit';
import { NETWORKS, networkOf } from './networks';
import { hashtagsOf } from './social-posts';
import { sayable } from './video-scripts';
import { writeKit } from './write-kit';

const TODAY = '2026-11-20';
const INPUT: MarketingInput = {
  appName: 'PawPal',
  description: 'Keep all of your pet’s care in one place. Log walks and meals.\nShare the log with your vet.',
  keyFeatures: 'Walk log, Reminders, Vet sharing',
  targetAudience: 'busy pet owners.',
  launchDate: '2026-12-01',
};
const kitOf = (changes: Partial<MarketingInput> = {}) => writeKit({ ...INPUT, ...changes }, TODAY);

describe('missingFields', () => {
  it.each([
    ['both', EMPTY_INPUT, ['appName', 'description']],
    ['blanks', { ...INPUT, appName: ' ', description: '\n' }, ['appName', 'description']],
    ['only the rest is optional', { ...EMPTY_INPUT, appName: 'x', description: 'y' }, []],
  ])('%s', (_, input, fields) => {
    expect(Object.keys(missingFields(input))).toEqual(fields);
  });
});

describe('featuresOf', () => {
  itEvery([
    ['', []],
    [' , ,', []],
    ['One, Two', ['One', 'Two']],
    ['one;two\nthree', ['one', 'two', 'three']],
    ['散歩、食事，薬', ['散歩', '食事', '薬']],
    ['نزهات، وجبات', ['نزهات', 'وجبات']],
    ['One, one, ONE', ['One']],
    ['<b>bold</b>', ['<b>bold</b>']],
    [
      Array.from({ length: 20 }, (_, index) => `f${index}`).join(),
      Array.from({ length: 12 }, (_, index) => `f${index}`),
    ],
  ])('every row of the table', (text, features) => {
    expect(featuresOf(text)).toEqual(features);
  });
});

describe('the banners', () => {
  it('mark a cut in the middle of a sentence, and none after a whole one', () => {
    const long = `Plan ${'quiet mornings and slow evenings '.repeat(8)}with it`;
    const [cut] = kitOf({ description: `${long}.` }).banners;
    expect(cut?.content).toMatch(/^Plan quiet .*[^\s]…$/);
    expect(cut?.content.length).toBeLessThanOrEqual(90);
    const [whole] = kitOf({ description: 'Plan quiet mornings. Then run.' }).banners;
    expect(whole?.content).toBe('Plan quiet mornings');
    const feature = kitOf({ keyFeatures: `${'walks '.repeat(30)}` }).videoScripts.map(
      ({ content }) => content,
    );
    expect(feature.join()).toMatch(/walks…/);
  });

  it('are the three of the specification, with a tagline', () => {
    expect(
      kitOf().banners.map(({ platform, dimensions, content }) => [platform, dimensions, content]),
    ).toEqual([
      ['App Store', '1200x628', 'Keep all of your pet’s care in one place'],
      ['Google Play', '1024x500', 'Keep all of your pet’s care in one place'],
      ['Website', '1920x1080', 'Keep all of your pet’s care in one place'],
    ]);
  });
});

describe('the posts', () => {
  itEvery([
    ['a plain app', {}],
    ['only what is required', { keyFeatures: '', targetAudience: '', launchDate: '' }],
    [
      '10,000 characters everywhere',
      {
        appName: 'x '.repeat(5000),
        description: 'word '.repeat(2000),
        keyFeatures: 'a feature, '.repeat(900),
        targetAudience: 'z'.repeat(10_000),
      },
    ],
    ['10,000 characters without a space', { appName: 'x'.repeat(10_000), description: 'y'.repeat(10_000) }],
    [
      'Chinese',
      { appName: '宠物伙伴', description: '记录每一次散步。'.repeat(500), keyFeatures: '散步，疫苗' },
    ],
    ['emoji', { appName: '🐶🐱', description: '🐶'.repeat(5000) }],
  ])('keep every network’s limit: …', (_, changes) => {
    const { socialPosts } = kitOf(changes);
    expect(socialPosts.map(({ platform }) => platform)).toEqual(NETWORKS.map(({ label }) => label));
    for (const { platform, content } of socialPosts) {
      const network = networkOf(platform);
      expect(network?.count(content)).toBeLessThanOrEqual(network?.limit ?? 0);
      expect(content.trim()).not.toBe('');
    }
  });

  it('say the news, the description and the features', () => {
    const [x, instagram] = kitOf().socialPosts;
    expect(x?.content).toBe(
      'PawPal launches on December 1, 2026. Keep all of your pet’s care in one place.\n\n' +
        'Walk log · Reminders · Vet sharing\n\n#PawPal #WalkLog',
    );
    expect(instagram?.content).toContain('Share the log with your vet.');
    expect(instagram?.content).toContain('✅ Reminders');
    expect(instagram?.content).toContain('Made for busy pet owners.');
  });

  it('keep HTML as the text it is', () => {
    expect(kitOf({ description: '<script>alert(1)</script>' }).socialPosts[3]?.content).toContain(
      '<script>alert(1)</script>',
    );
  });

  it.each([
    [{ name: 'Paw Pal!', features: ['walk log', 'walk log'] }, ['#PawPal', '#WalkLog']],
    [{ name: '!!!', features: ['123', 'x'.repeat(25)] }, []],
    [{ name: '宠物 伙伴', features: [] }, ['#宠物伙伴']],
  ])('make hashtags of %j', (brief, tags) => {
    expect(hashtagsOf(brief, 5)).toEqual(tags);
  });
});

describe('the video scripts', () => {
  it.each([
    [
      'with features',
      {},
      ['App preview, 30 seconds', 'Vertical teaser, 15 seconds', 'Explainer, 60 seconds'],
    ],
    [
      'without',
      { keyFeatures: '' },
      ['App preview, 30 seconds', 'Vertical teaser, 15 seconds', 'Explainer, 60 seconds'],
    ],
  ])('have timings without a gap, to the second: %s', (_, changes, titles) => {
    const { videoScripts } = kitOf(changes);
    expect(videoScripts.map(({ title }) => title)).toEqual(titles);
    for (const { title, content } of videoScripts) {
      const times = Array.from(content.matchAll(/^(\d+):(\d\d)–(\d+):(\d\d)$/gm), (match) => {
        const [fromMinute = 0, fromSecond = 0, toMinute = 0, toSecond = 0] = match.slice(1).map(Number);
        return [fromMinute * 60 + fromSecond, toMinute * 60 + toSecond] as const;
      });
      expect(times[0]?.[0]).toBe(0);
      times.slice(1).forEach(([from], index) => expect(from).toBe(times[index]?.[1]));
      expect(times.at(-1)?.[1]).toBe(Number(/(\d+) seconds/.exec(title)?.[1]));
    }
  });

  itEvery([
    ['ten words in four seconds', 'a b c d e f g h i j', 4, 'a b c d e f g h i j'],
    ['eleven are too many', 'a b c d e f g h i j k', 4, 'a b c d e f g h i j…'],
    ['one endless word', 'x'.repeat(500), 2, `${'x'.repeat(60)}…`],
    ['20 Chinese characters in four seconds', '好'.repeat(20), 4, '好'.repeat(20)],
    ['21 are too many', '好'.repeat(21), 4, `${'好'.repeat(19)}…`],
    ['nothing', '', 4, ''],
  ])('sayable: …', (_, text, seconds, said) => {
    expect(sayable(text, seconds)).toBe(said);
  });
});

describe('the press release', () => {
  it('contains the date, the news, the whole description, features, audience and a contact', () => {
    const { title, content } = kitOf().pressRelease;
    expect(title).toBe('PawPal launches on December 1, 2026');
    expect(content).toBe(
      [
        'FOR IMMEDIATE RELEASE: November 20, 2026',
        'PawPal will be available on the App Store and Google Play on December 1, 2026. Keep all of your pet’s care in one place.',
        'Log walks and meals.\nShare the log with your vet.',
        'Key features\n• Walk log\n• Reminders\n• Vet sharing',
        'Who it is for\nPawPal is made for busy pet owners.',
        'Media contact\n[Name], [e-mail address], [phone number]',
      ].join('\n\n'),
    );
  });

  it('loses nothing of a description of 10,000 characters', () => {
    const description = Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' ');
    const { content } = kitOf({ description }).pressRelease;
    for (const word of ['w0', 'w500', 'w1000', 'w1999']) expect(content).toContain(word);
  });
});
