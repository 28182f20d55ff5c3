import type { Platform } from '../apps/app';
import type { Listing } from '../listings/listing';
import type { RuleId } from './rules';

/** Texts of one listing to which a rule objects, and the same texts as the rule accepts them. */
export interface ListingExample {
  kind: 'listing';
  store: Platform;
  /** Product locale; English unless given. */
  locale?: string;
  fires: Partial<Listing>;
  passes: Partial<Listing>;
}

/** Something other than a listing, in words or as it is written in a file. */
export interface WordedExample {
  kind: 'worded';
  fires: string;
  passes: string;
}

export type RuleExample = ListingExample | WordedExample;

const apple = (fires: Partial<Listing>, passes: Partial<Listing>): ListingExample => ({
  kind: 'listing',
  store: 'ios',
  fires,
  passes,
});
const play = (fires: Partial<Listing>, passes: Partial<Listing>): ListingExample => ({
  ...apple(fires, passes),
  store: 'android',
});
const worded = (fires: string, passes: string): WordedExample => ({ kind: 'worded', fires, passes });

const LIST_OF_WORDS =
  'journal, diary, mood tracker, habit tracker, planner, notes, sleep, calm, focus, gratitude';

/**
 * For each rule something that it finds and something close to it that it does not. Those of listings are checked by
 * rule-examples.test.ts against the rules themselves. A rule about the state of an account or a date has none.
 */
export const RULE_EXAMPLES: Readonly<Partial<Record<RuleId, RuleExample>>> = {
  'listing-missing': apple({ description: '' }, { description: 'Write three lines each evening.' }),
  'listing-too-long': apple(
    { title: 'Lantern: the evening journal for calm nights' },
    { title: 'Lantern: Evening Journal' },
  ),
  'listing-too-short': apple({ title: 'L' }, { title: 'Lantern' }),
  'listing-control-characters': apple(
    { subtitle: 'Calm notes\u0007 before you sleep' },
    { subtitle: 'Calm notes before you sleep' },
  ),
  'listing-space': apple({ title: ' Lantern' }, { title: 'Lantern' }),
  'listing-html': apple(
    { description: 'Write <b>three lines</b> each evening.' },
    { description: 'Write three lines each evening.' },
  ),
  'listing-url': apple({ supportUrl: 'lantern.example.com' }, { supportUrl: 'https://lantern.example.com' }),
  'listing-video': play(
    { videoUrl: 'https://vimeo.com/76979871' },
    { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  ),
  'listing-emoji': apple({ title: 'Lantern 🏮' }, { title: 'Lantern' }),
  'listing-capitals': play({ title: 'LANTERN EVENING JOURNAL' }, { title: 'Lantern: Evening Journal' }),
  'listing-punctuation': play({ title: 'Lantern!!!' }, { title: 'Lantern!' }),
  'listing-repeated-words': play({ title: 'Journal journal journal' }, { title: 'Evening journal' }),
  'listing-same-as-title': play(
    { title: 'Lantern journal', shortDescription: 'Lantern journal' },
    { title: 'Lantern journal', shortDescription: 'Write three lines each evening.' },
  ),
  'listing-keyword-separators': apple({ keywords: 'diary;mood;sleep' }, { keywords: 'diary,mood,sleep' }),
  'listing-keyword-spaces': apple({ keywords: 'diary, mood, sleep' }, { keywords: 'diary,mood,sleep' }),
  'listing-keyword-repeats': apple({ keywords: 'diary,mood,Diary' }, { keywords: 'diary,mood' }),
  'listing-keyword-name': apple(
    { title: 'Lantern: Evening Journal', keywords: 'lantern,diary' },
    { title: 'Lantern: Evening Journal', keywords: 'diary' },
  ),
  'listing-keyword-in-name': apple(
    { title: 'Lantern: Evening Journal', keywords: 'journal,diary' },
    { title: 'Lantern: Evening Journal', keywords: 'diary' },
  ),
  'listing-keyword-plural': apple({ keywords: 'habit,habits' }, { keywords: 'habit' }),
  'listing-keyword-short': apple({ keywords: 'diary,ab' }, { keywords: 'diary' }),
  'listing-placeholder': apple(
    { description: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.' },
    { description: 'Write three lines each evening.' },
  ),
  'listing-test-version': apple(
    { description: 'This is a beta version of our journal.' },
    { description: 'This is our journal.' },
  ),
  'listing-test-words': apple(
    { description: 'Testing your mood each evening.' },
    { description: 'See your mood.' },
  ),
  'listing-other-platform': apple(
    { description: 'Also available on Android.' },
    { description: 'Also available on iPad.' },
  ),
  'listing-future': apple(
    { description: 'Charts are coming soon.' },
    { description: 'See your moods in charts.' },
  ),
  'listing-ranking': play({ title: 'The #1 journal' }, { title: 'Evening journal' }),
  'listing-price': play({ title: 'Lantern: free app' }, { title: 'Lantern journal' }),
  'listing-call-to-action': play({ title: 'Install now: Lantern' }, { title: 'Lantern' }),
  'listing-word-block': play(
    { description: `Write each evening.\n\n${LIST_OF_WORDS}, ${LIST_OF_WORDS}` },
    { description: 'Write each evening, and see your moods in charts.' },
  ),
  'listing-testimonial': play(
    { description: '“The best app ever, it changed my life!” ★★★★' },
    { description: 'Write three lines each evening.' },
  ),
  'listing-foreign-brand': apple({ title: 'Instagram Journal' }, { title: 'Lantern Journal' }),
  'listing-keyword-list': apple({ title: 'journal,diary,mood' }, { title: 'Lantern: Evening Journal' }),
  'listing-comma-list': play(
    { shortDescription: 'journal, diary, mood, habits, notes, sleep' },
    { shortDescription: 'Write three lines each evening and look back.' },
  ),
  'listing-ornament-rows': play(
    { description: '★★★★★★ Write each evening.' },
    { description: 'Write each evening.' },
  ),
  'listing-unreleased-apple': apple(
    { description: 'Made for iOS 35.' },
    { description: 'Made for the newest iOS.' },
  ),
  'listing-price-in-description': apple(
    { description: 'All features for $4.99.' },
    { description: 'All features in one subscription.' },
  ),
  'listing-privacy-pdf': play(
    { privacyUrl: 'https://example.com/privacy.pdf' },
    { privacyUrl: 'https://example.com/privacy' },
  ),
  'listing-custom-word': worded('"words": ["cheap"] and “A cheap journal”', '“A journal”'),
  'listing-locale-unknown': worded('fastlane/metadata/en-NZ/name.txt', 'fastlane/metadata/en-GB/name.txt'),
  'listing-locale-twice': worded(
    'fastlane/metadata/de and fastlane/metadata/de-DE',
    'fastlane/metadata/de-DE',
  ),
  'listing-encoding': worded('description.txt saved as UTF-16', 'description.txt saved as UTF-8'),
  'listing-link': worded('name.txt links to ../../../shared/name.txt', 'name.txt contains the name'),
  'listing-config-broken': worded('{ "apple": { "info": }', '{ "apple": { "info": {} } }'),
  'image-size': worded('a screenshot of 1000 x 2000 pixels for the App Store', '1320 x 2868 pixels'),
  'image-ratio': worded('1080 x 2520 pixels', '1080 x 1920 pixels'),
  'image-alpha': worded('a PNG with an alpha channel', 'the same PNG without one'),
  'image-depth': worded('a PNG with 16 bits per channel', 'a PNG with 8 bits per channel'),
  'image-device': worded('an iPhone’s screen drawn at the size of an iPad', 'an iPad’s screen at that size'),
  'image-unreadable': worded('1.png is a WebP file with another name', '1.png is a PNG file'),
  'details-copyright-url': worded('2026 https://example.com', '2026 Example Ltd'),
  'details-category-unknown': worded('primary_category.txt: JOURNALS', 'primary_category.txt: LIFESTYLE'),
  'details-category-same': worded('LIFESTYLE and LIFESTYLE', 'LIFESTYLE and PRODUCTIVITY'),
  'details-demo-account-half': worded('demo_user.txt without demo_password.txt', 'both files, or none'),
  'details-email': worded('support at example.com', 'support@example.com'),
  'details-phone': worded('555-0100', '+1 555 0100'),
  'config-ignore-expired': worded('"until": "2020-01-01"', '"until": "2099-01-01"'),
  'conflict-bundle-id': worded(
    'com.example.lantern in the build, com.example.lamp in the form',
    'com.example.lantern in both',
  ),
  'conflict-version': worded('1.4.0 in the build, 1.5.0 in the form', '1.4.0 in both'),
};
