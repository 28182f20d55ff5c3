import { describe, expect, it } from 'vitest';
import { NO_PRIVACY_ANSWERS } from '@/model/privacy-answers';
import { EMPTY_DETAILS, type SubmissionDetails } from '@/model/draft';
import { itEvery } from '@tests/support/it-every';
import { noDataAnswers } from '@tests/support/privacy-answers';
import { image, listing, onlyTexts } from '@tests/support/drafts';
import {
  detailRows,
  imageGroups,
  imagePlace,
  missingTexts,
  playRows,
  submittedImages,
  textRows,
} from './review-rows';

function detail(changes: Partial<SubmissionDetails>, label: string): string | undefined {
  return detailRows({ details: { ...EMPTY_DETAILS, ...changes } }).find((row) => row.label === label)?.value;
}

describe('the review', () => {
  it('lists the texts that are given, and names the others', () => {
    const texts = onlyTexts({ title: ' Lantern ', keywords: 'a,b' });
    expect(textRows(texts)).toEqual([
      { label: 'App Name', value: 'Lantern' },
      { label: 'Keywords', value: 'a,b' },
    ]);
    expect(missingTexts(texts)).toContain('Full Description');
    expect(missingTexts(listing())).toEqual([]);
  });

  it('lists the texts that Google Play gets instead', () => {
    const listings = { 'en-US': listing() };
    const playTexts = { 'en-US': { title: 'Lantern for Android', releaseNotes: '' } };
    expect(playRows({ platform: 'both', listings, playTexts }, 'en-US')).toEqual([
      { label: 'App Name on Google Play', value: 'Lantern for Android' },
      { label: expect.stringMatching(/ on Google Play$/) as string, value: '' },
    ]);
    expect(playRows({ platform: 'ios', listings, playTexts }, 'en-US')).toEqual([]);
  });

  itEvery<[Partial<SubmissionDetails>, string, string]>([
    [{ primaryCategory: 'GAMES_PUZZLE' }, 'Primary category', 'Games: Puzzle'],
    [{}, 'Primary category', ''],
    [{ reviewFirstName: 'Ada', reviewLastName: 'Example' }, 'App Review contact', 'Ada Example'],
    [{}, 'Sign-in for the reviewer', ''],
    [{ needsLogin: false, demoUser: 'x' }, 'Sign-in for the reviewer', 'Not needed'],
    [{ needsLogin: true }, 'Sign-in for the reviewer', 'no user, password missing'],
    [
      { needsLogin: true, demoUser: 'ada', demoPassword: 'secret' },
      'Sign-in for the reviewer',
      'ada, password given',
    ],
    [{}, 'Privacy answers', ''],
  ])('every row of the table', (changes, label, value) => {
    expect(detail(changes, label)).toBe(value);
  });

  it.each([
    [{ location: true, health: true, tracking: true }, 'Health and fitness, Location; tracking'],
    [{ location: false }, 'Not complete yet'],
    [noDataAnswers().yesNo, 'No data leaves the device'],
    [noDataAnswers({ accounts: true }).yesNo, 'Not complete yet'],
  ])('names what the privacy answers %j declare', (yesNo, expected) => {
    const rows = detailRows({ details: EMPTY_DETAILS, privacy: { ...NO_PRIVACY_ANSWERS, yesNo } });
    expect(rows.find(({ label }) => label === 'Privacy answers')?.value).toBe(expected);
  });

  it('never shows the demo password', () => {
    const rows = detailRows({ details: { ...EMPTY_DETAILS, needsLogin: true, demoPassword: 'secret' } });
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it.each([
    [{}, 'Apple App Store: iPhone 6.9"'],
    [{ slotId: 'play-phone' }, 'Google Play: Phone screenshots'],
    [{ slotId: undefined }, 'Screenshots without a place'],
    [{ kind: 'icon', slotId: undefined }, 'App icons'],
    [{ kind: 'feature-graphic', slotId: undefined }, 'Feature graphic'],
  ] as const)('puts an image of %j under %s', (changes, title) => {
    expect(imagePlace(image(changes))).toBe(title);
  });

  it('groups images by language and place, without the pictures they were drawn from', () => {
    const images = [
      image({ id: '1' }),
      image({ id: '2', locale: 'de-DE' }),
      image({ id: '3', kind: 'picture' }),
      image({ id: '4' }),
    ];
    expect(imageGroups(images).map((group) => [group.locale, group.images.map(({ id }) => id)])).toEqual([
      ['en-US', ['1', '4']],
      ['de-DE', ['2']],
    ]);
    expect(submittedImages(images)).toHaveLength(3);
  });
});
