import { expect, it } from 'vitest';
import { CAPTION_RULES } from './caption-words';

const rules = (caption: string, store: 'ios' | 'android', locale: string) =>
  [...CAPTION_RULES.check({ caption, store, locale })].map(({ rule }) => rule.replace('caption-', ''));

/** Captions as people write them, and what is found for the App Store and for Google Play. */
const REPORTED: readonly [caption: string, locale: string, ios: string[], android: string[]][] = [
  ['Also available on Android', 'en-US', ['other-platform'], []],
  ['Sync with your Android phone', 'en-US', ['other-platform'], []],
  ['Get it on Google Play', 'en-US', ['other-platform'], []],
  ['Auch für Android', 'de-DE', ['other-platform'], []],
  ['Only $4.99', 'en-US', ['price'], ['price']],
  ['Just £2 a week', 'en-US', ['price'], ['price']],
  ['Premium for $1.99/month', 'en-US', ['price'], ['price']],
  ['Premium für 2,99 €/Monat', 'de-DE', ['price'], ['price']],
  ['100% free', 'en-US', ['price'], ['price']],
  ['Half price until Sunday', 'en-US', ['price'], ['price']],
  ['Jetzt kostenlos', 'de-DE', ['price'], ['price']],
  ['完全無料', 'ja-JP', ['price'], ['price']],
  ['The #1 budget app', 'en-US', [], ['ranking']],
  ['Best notes app', 'en-US', [], ['ranking']],
  ["Editors' Choice", 'en-US', [], ['ranking']],
  ['Download now', 'en-US', [], ['call-to-action']],
  ['Try it now', 'en-US', [], ['call-to-action']],
];

/** Honest captions. */
const QUIET: readonly [caption: string, locale: string][] = [
  ['Save $50 a month', 'en-US'],
  ['You spent only $12 today', 'en-US'],
  ['See what you saved this week', 'en-US'],
  ['Split bills with friends', 'en-US'],
  ['No ads, no tracking', 'en-US'],
  ['Ohne Werbung', 'de-DE'],
  ['Sem anúncios', 'pt-BR'],
  ['Free your mind', 'en-US'],
  ['Plan your free time', 'en-US'],
  ['Sugar-free recipes', 'en-US'],
  ['Step #1: choose a habit', 'en-US'],
  ['Level #1 to #60', 'en-US'],
  ['Your best ideas in one place', 'en-US'],
  ['Best before dates at a glance', 'en-US'],
  ['Download maps for the road', 'en-US'],
  ['Know what to do now', 'en-US'],
  ['Learn Kotlin for Android', 'en-US'],
  ['Works on iPhone, iPad and Watch', 'en-US'],
  ['Track every coin of your collection', 'en-US'],
  ['Pick blackberries in season', 'en-US'],
  ['Dein Tag in drei Zeilen', 'de-DE'],
  ['3行で振り返る', 'ja-JP'],
];

it('captions are read like names and texts, by store', () => {
  const wrong = [
    ...REPORTED.map(([caption, locale, ios, android]) => [
      caption,
      rules(caption, 'ios', locale).join() === ios.join() &&
        rules(caption, 'android', locale).join() === android.join(),
    ]),
    ...QUIET.map(([caption, locale]) => [
      caption,
      rules(caption, 'ios', locale).length + rules(caption, 'android', locale).length === 0,
    ]),
  ].flatMap(([caption, isRight]) => (isRight === true ? [] : [caption]));
  expect(wrong).toEqual([]);
});
