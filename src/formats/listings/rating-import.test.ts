import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { quietRatings } from '@tests/support/ratings';
import { deliverRatingConfig, easAdvisory } from '../parts/rating-config';
import { readRatingImport } from './rating-import';

const RATINGS = quietRatings({
  apple: { lootBox: true, horrorOrFearThemes: 'INFREQUENT' },
  options: { kidsAgeBand: 'NINE_TO_ELEVEN' },
});

describe('a file with age rating answers', () => {
  it('of fastlane gives the answers that it was written from', () => {
    expect(readRatingImport(JSON.stringify(deliverRatingConfig(RATINGS)))).toEqual({
      ok: true,
      value: { apple: RATINGS.apple, options: RATINGS.options, skipped: [] },
    });
  });

  it('of EAS gives all answers but those that its format leaves out', () => {
    const text = JSON.stringify({ configVersion: 0, apple: { advisory: easAdvisory(RATINGS)?.advisory } });
    const { socialMedia, socialMediaAgeRestricted, ...others } = RATINGS.apple;
    expect([socialMedia, socialMediaAgeRestricted]).toEqual([false, false]);
    expect(readRatingImport(text)).toEqual({
      ok: true,
      value: { apple: others, options: RATINGS.options, skipped: [] },
    });
  });

  it('names what was not understood, and takes nothing for it', () => {
    expect(readRatingImport('{"lootBox":true,"contests":"OFTEN","shoeSize":43}')).toEqual({
      ok: true,
      value: { apple: { lootBox: true }, options: {}, skipped: ['contests: "OFTEN"', 'shoeSize: 43'] },
    });
  });

  itEvery<[string, string, RegExp]>([
    ['is no JSON', '{"lootBox":', /cannot be read as JSON: .* in line 1\. Choose the rating config/],
    ['is a list', '[]', /cannot be read as JSON/],
    ['is empty', '', /cannot be read as JSON/],
    ['is a config without answers', '{"apple":{"info":{}}}', /no age rating answers, .* apple\.advisory/],
    ['is about something else', '{"name":"lantern"}', /no age rating answer of Apple\. Choose/],
    ['names what every object has', '{"constructor":"FREQUENT"}', /no age rating answer/],
    ['has two megabytes', ' '.repeat(2_000_001), /too large/],
  ])('that … is refused with a reason', (_, text, reason) => {
    const read = readRatingImport(text);
    expect(read.ok ? '' : read.failure).toMatch(reason);
  });
});
