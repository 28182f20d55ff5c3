import type { Platform } from '@/model/app';
import type { Listing } from '@/model/listing';
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

/** Something other than a listing, in words or as written in a file. */
export interface WordedExample {
  kind: 'worded';
  fires: string;
  passes: string;
}

export type RuleExample = ListingExample | WordedExample;

const worded = (fires: string, passes: string): WordedExample => ({ kind: 'worded', fires, passes });

/**
 * For each rule something that it finds and something close to it that it does not. A rule about the state of an
 * account or a date has none.
 */
export const RULE_EXAMPLES: Readonly<Partial<Record<RuleId, RuleExample>>> = {
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
    'org.lantern.journal in the build, com.example.lamp in the form',
    'org.lantern.journal in both',
  ),
  'conflict-version': worded('1.4.0 in the build, 1.5.0 in the form', '1.4.0 in both'),
};
