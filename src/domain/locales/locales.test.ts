import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { appleLocale, easLocale, findProductLocale, playLocale } from './locale-map';
import { PRODUCT_LOCALES, directionOf, languageOf, localeLabel, productLocale } from './product-locales';

const MARKETS = ['es-ES', 'fr-FR', 'de-DE', 'ja-JP', 'ko-KR', 'zh-CN', 'pt-BR', 'ru-RU', 'ar-SA', 'hi-IN'];

describe('the lists', () => {
  it('begin with en-US and include the ten markets and zh-TW', () => {
    expect(PRODUCT_LOCALES[0]?.code).toBe('en-US');
    for (const market of [...MARKETS, 'zh-TW']) expect(productLocale(market)?.code).toBe(market);
  });

  it('are named as the browser names the language', () => {
    const languageNames = new Intl.DisplayNames('en', { type: 'language' });
    for (const { code, name } of PRODUCT_LOCALES) {
      const expected = languageNames.of(languageOf(code)) ?? '';
      expect(name.startsWith(expected), `${code}: ${name}, ${expected}`).toBe(true);
    }
  });
});

describe('product locale to store', () => {
  itEvery([
    ['en-US', 'en-US', 'en-US', 'en-US'],
    ['ja-JP', 'ja', 'ja', 'ja-JP'],
    ['ko-KR', 'ko', 'ko', 'ko-KR'],
    ['zh-CN', 'zh-Hans', 'zh-Hans', 'zh-CN'],
    ['zh-TW', 'zh-Hant', 'zh-Hant', 'zh-TW'],
    ['ru-RU', 'ru', 'ru', 'ru-RU'],
    ['ar-SA', 'ar-SA', 'ar-SA', 'ar'],
    ['hi-IN', 'hi', 'hi', 'hi-IN'],
    ['es-MX', 'es-MX', 'es-MX', 'es-419'],
    ['he', 'he', 'he', 'iw-IL'],
    ['no', 'no', 'no', 'no-NO'],
    ['sv', 'sv', 'sv', 'sv-SE'],
    ['gu-IN', 'gu-IN', undefined, 'gu'],
    ['sl-SI', 'sl-SI', undefined, 'sl'],
    ['ur-PK', 'ur-PK', undefined, 'ur'],
    ['bn-BD', 'bn-BD', undefined, 'bn-BD'],
    ['or-IN', 'or-IN', undefined, undefined],
    ['af', undefined, undefined, 'af'],
    ['fa', undefined, undefined, 'fa'],
    ['xx-YY', undefined, undefined, undefined],
    ['../en-US', undefined, undefined, undefined],
  ])('has the codes of Apple, EAS and Play', (code, apple, eas, play) => {
    expect([appleLocale(code), easLocale(code), playLocale(code)]).toEqual([apple, eas, play]);
  });

  it('goes back from every code of both stores', () => {
    for (const { code, apple, play } of PRODUCT_LOCALES) {
      expect(findProductLocale(code)).toBe(code);
      if (apple) expect(findProductLocale(apple, 'ios')).toBe(code);
      if (play) expect(findProductLocale(play, 'android')).toBe(code);
    }
  });
});

describe('findProductLocale', () => {
  itEvery([
    ['ja', undefined, 'ja-JP'],
    ['JA_jp', undefined, 'ja-JP'],
    ['cmn-Hans', 'ios', 'zh-CN'],
    ['cmn-Hant', 'ios', 'zh-TW'],
    ['zh-Hans', 'android', 'zh-CN'],
    ['zh_CN', 'android', 'zh-CN'],
    ['zh_Hant_HK', 'android', 'zh-HK'],
    ['zh-Hans-SG', 'ios', 'zh-CN'],
    ['tl', 'android', 'fil'],
    ['da-DK', 'ios', 'da'],
    ['vi-VI', 'ios', 'vi'],
    ['no-NO', 'ios', 'no'],
    ['id-ID', 'ios', 'id'],
    ['it-IT', 'ios', 'it'],
    ['fr', 'ios', 'fr-FR'],
    ['de', 'ios', 'de-DE'],
    ['es', 'ios', 'es-ES'],
    ['pt', undefined, 'pt-BR'],
    ['nl', 'ios', 'nl-NL'],
    ['en', undefined, 'en-US'],
    ['iw-IL', 'ios', 'he'],
    ['he', 'android', 'he'],
    ['iw_IL', 'android', 'he'],
    ['es-419', 'ios', 'es-MX'],
    ['ms-MY', 'ios', 'ms'],
    ['ms-MY', 'android', 'ms-MY'],
    [' en-us ', undefined, 'en-US'],
    ['images', 'android', undefined],
    ['constructor', undefined, undefined],
    ['__proto__', undefined, undefined],
    ['', undefined, undefined],
  ] as const)('every row of the table', (spelling, store, expected) => {
    expect(findProductLocale(spelling, store)).toBe(expected);
  });
});

describe('direction and label', () => {
  itEvery([
    ['ar-SA', 'rtl'],
    ['he', 'rtl'],
    ['iw-IL', 'rtl'],
    ['ur-PK', 'rtl'],
    ['fa-IR', 'rtl'],
    ['fa', 'rtl'],
    ['en-US', 'ltr'],
    ['hi-IN', 'ltr'],
    ['fil', 'ltr'],
    ['', 'ltr'],
  ])('… is written …', (code, direction) => {
    expect(directionOf(code)).toBe(direction);
  });

  it.each([
    ['ja-JP', 'Japanese (日本語)'],
    ['en-GB', 'English (UK)'],
    ['zh-CN', 'Chinese (Simplified) · 简体中文'],
    ['xx', 'xx'],
  ])('%s is called %s', (code, label) => {
    expect(localeLabel(code)).toBe(label);
  });
});
