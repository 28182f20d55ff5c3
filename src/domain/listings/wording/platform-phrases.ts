import { phraseTable } from './match-phrases';

/**
 * Other platforms, for an App Store text (sources 5.1 `other_platforms`). The name Google alone is left out, because
 * Google's services may be named.
 */
export const NOT_APPLE = phraseTable({
  any: `android | google play | play store | compuserve | windows phone | windows 10 mobile |
    windows universal app | sailfish os | palm os | symbian | tizen`,
  ja: 'アンドロイド | グーグルプレイ',
  ko: '안드로이드 | 구글 플레이 | 구글플레이 | 플레이 스토어 | 플레이스토어',
  zh: '安卓 | 谷歌商店',
  ru: 'андроид | андроида | андроиде | гугл плей',
  ar: 'أندرويد | اندرويد | جوجل بلاي',
  hi: 'एंड्रॉइड | एंड्रॉयड | गूगल प्ले',
});

/** BlackBerry is also a fruit, so only the company's spelling counts. */
export const BLACKBERRY =
  /(?<![\p{L}\p{N}])Black[Bb]erry(?= OS| phone| app)|(?<![\p{L}\p{N}])BlackBerry(?![\p{L}\p{N}])/u;

/**
 * Platforms with the endings of languages that inflect names. With a small letter, or in the plural, an android is a
 * robot.
 */
export const INFLECTED_PLATFORMS: readonly { languages: readonly string[]; pattern: RegExp }[] = [
  {
    languages: ['hu', 'fi', 'et', 'lt', 'lv', 'tr', 'ro'],
    pattern: /(?<![\p{L}\p{N}])Android(?!a(?![\p{L}])|s(?![\p{L}]))['’]?\p{L}{1,6}(?![\p{L}])/gu,
  },
  {
    languages: ['cs', 'sk', 'pl', 'hr', 'sl', 'sr', 'bs'],
    pattern:
      /(?<![\p{L}\p{N}])(?:Android|Symbian|Tizen)(?:a|u|e|em|om|ie|zie|ě|owi|ovi|ů?v|ow[yae]|owej|owym|ov[ýá]|ovou)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])Googl(?:e|u|em) Play(?:e|i|u|em|om|ovi)?(?![\p{L}])/gu,
  },
  {
    languages: ['uk', 'ru', 'be', 'bg', 'sr', 'mk'],
    pattern: /(?<![\p{L}\p{N}])Андро[иіїй]д(?:а|у|е|і|ом|ові)?(?![\p{L}\p{N}-])/gu,
  },
];

/** Words beside a platform's name where it is what a text teaches, not where the app runs. */
export const LEARNING =
  /\b(?:learn|course|tutorial|lesson|quiz|interview|developers?|development|programming|coding|kotlin|sdk|apk|emulator|lernen|entwickl|curso|cours|apprendre|programación)/iu;

/** Complaints about Apple (sources 5.1 `negative_apple_sentiment`). */
export const NEGATIVE_APPLE = phraseTable({
  en: `ios bug | ios bugs | macos bug | macos bugs | safari bug | safari bugs | webkit bug | webkit bugs |
    uikit bug | uikit bugs | apple store bug | apple bug | slow iphone | slow ipad | old iphone | old ipad`,
  es: 'error de ios | fallo de ios | iphone lento | iphone viejo',
  fr: "bug d'ios | bug ios | iphone lent | vieil iphone",
  de: 'ios-fehler | ios-bug | langsames iphone | langsamen iphone | altes iphone | alten iphone',
  pt: 'erro do ios | falha do ios | iphone lento | iphone velho',
  it: 'bug di ios | errore di ios | iphone lento | vecchio iphone',
  ja: 'iOSのバグ | iOSの不具合',
  ko: 'ios 버그 | ios 오류',
  zh: 'iOS的bug | iOS漏洞 | iOS的错误 | iOS的錯誤',
  ru: 'ошибка ios | ошибки ios | баг ios | медленный iphone',
});
