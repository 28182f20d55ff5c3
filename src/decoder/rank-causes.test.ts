import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeRejection } from './decode-rejection';

const idsOf = (text: string) => {
  const { findings, likely } = decodeRejection(text);
  return [findings, likely].map((all) => all.map(({ cause }) => cause.id));
};

describe('a problem in a few words that say nothing of a store', () => {
  itEvery([
    ['need to add delete account option', 'apple-5.1.1(v)', 'play-account-deletion'],
    ["we couldn't find the in-app purchase in your binary", 'apple-2.1-purchases'],
    ['restore purchases button missing', 'apple-3.1.1-restore'],
    ['user generated content no report or block', 'play-user-content', 'apple-1.2'],
    ['subscription terms of use link missing EULA', 'apple-3.1.2', 'play-payments'],
    ['Data safety form mismatch email address not disclosed', 'play-data-safety'],
    ['16 KB page size error upload aab', 'play-too-large', 'play-16kb', 'play-no-package'],
    ['app icon has alpha channel error', 'itms-90717'],
    ['third party login without sign in with apple', 'apple-4.8'],
    ['play billing library too old error', 'play-billing-library'],
    ['app freezes at launch white screen', 'play-broken-functionality', 'apple-2.1'],
    ['kids category third-party analytics', 'apple-1.3'],
  ])('gives its causes, the best first', (text, ...rules) => {
    expect(idsOf(text)).toEqual([[], rules]);
  });

  itEvery([
    ['no way to delete the account', ['play-account-deletion'], ['apple-5.1.1(v)']],
    ['vpn service policy rejected', ['play-vpn'], ['apple-5.4']],
    ['play store vpn service policy rejected', ['play-vpn'], []],
    ['ads not allowed in kids app of the App Store', [], ['apple-1.3', 'apple-5.1.4']],
  ])('is searched for in every store that it may be about', (text, ...rules) => {
    expect(idsOf(text)).toEqual(rules);
  });

  itEvery(['We could not continue with account registration', 'screenshots only display the login screen'])(
    'has no far-fetched guess beside a certain cause',
    (text) => {
      const [findings, likely] = idsOf(text);
      expect([findings?.length, likely]).toEqual([1, []]);
    },
  );

  itEvery([
    'fix login screen colours, font too small',
    'need to buy a new phone for testing',
    'restore backup from disk failed',
    'photo album has no cover',
    'link to the presentation is broken',
    'kids camp registration form and payment',
    'ideas for push notifications and weekly summary',
    'Restore purchases: the button is missing in the drawings of Anna.',
    'my VPN does not connect to the office',
  ])('is not in a note about other work', (text) => {
    expect(decodeRejection(text)).toMatchObject({ findings: [], likely: [] });
  });
});
