import { describe, expect, it } from 'vitest';
import { listing, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { PRIVACY_POLICY_LANGUAGE } from './privacy-policy';

const found = (urls: Record<string, string>, platform: 'ios' | 'android' | 'both' = 'both') =>
  [
    ...PRIVACY_POLICY_LANGUAGE.check(
      submissionDraft({
        platform,
        listings: Object.fromEntries(
          Object.entries(urls).map(([locale, privacyUrl]) => [locale, listing({ privacyUrl })]),
        ),
      }),
    ),
  ].map(({ subject }) => subject?.locale);

const SITE = 'https://lantern.example';

describe('privacy policies by language', () => {
  itEvery<[string, Record<string, string>, string[]]>([
    [
      'one in the wrong language',
      { 'en-US': `${SITE}/en/privacy`, 'de-DE': `${SITE}/en/privacy`, 'fr-FR': `${SITE}/fr/privacy` },
      ['de-DE'],
    ],
    [
      'by subdomain',
      {
        'en-US': 'https://en.lantern.example/p',
        'de-DE': 'https://de.lantern.example/p',
        'fr-FR': 'https://de.lantern.example/p',
      },
      ['fr-FR'],
    ],
    [
      'by parameter',
      { 'en-US': `${SITE}/p?lang=en-US`, 'de-DE': `${SITE}/p?lang=de`, 'ja-JP': `${SITE}/p?lang=en` },
      ['ja-JP'],
    ],
    ['each in its own', { 'en-US': `${SITE}/en/p`, 'en-GB': `${SITE}/en/p`, 'de-DE': `${SITE}/de-de/p` }, []],
    ['one for all', { 'en-US': `${SITE}/en/p`, 'de-DE': `${SITE}/en/p`, 'fr-FR': `${SITE}/en/p` }, []],
    ['without a language', { 'en-US': `${SITE}/privacy`, 'de-DE': `${SITE}/datenschutz` }, []],
    [
      'with a code that is no language here',
      { 'en-US': `${SITE}/it/privacy`, 'de-DE': `${SITE}/my/privacy` },
      [],
    ],
    ['with addresses that are none', { 'en-US': 'en/privacy', 'de-DE': '', 'fr-FR': 'https://' }, []],
  ])('every row of the table', (_, urls, expected) => {
    expect(found(urls)).toEqual(expected);
  });

  it('do not matter on Google Play, which has one for all languages', () => {
    expect(
      found({ 'en-US': `${SITE}/en/p`, 'de-DE': `${SITE}/de/p`, 'fr-FR': `${SITE}/de/p` }, 'android'),
    ).toEqual([]);
  });
});
