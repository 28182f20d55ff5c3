import type { PhraseTable } from './match-phrases';

/**
 * Other platforms, for an App Store text (sources 5.1 `other_platforms`). `google` alone stands in GOOGLE_NAME, since
 * Google's services may be named.
 */
export const NOT_APPLE: PhraseTable = {
  any: [
    'android',
    'google play',
    'play store',
    'compuserve',
    'windows phone',
    'windows 10 mobile',
    'windows universal app',
    'sailfish os',
    'palm os',
    'symbian',
    'tizen',
  ],
  ja: ['アンドロイド', 'グーグルプレイ'],
  ko: ['안드로이드', '구글 플레이', '구글플레이', '플레이 스토어', '플레이스토어'],
  zh: ['安卓', '谷歌商店'],
  ru: ['андроид', 'андроида', 'андроиде', 'гугл плей'],
  ar: ['أندرويد', 'اندرويد', 'جوجل بلاي'],
  hi: ['एंड्रॉइड', 'एंड्रॉयड', 'गूगल प्ले'],
};

/** Also a fruit, so only as the company writes it. */
export const BLACKBERRY =
  /(?<![\p{L}\p{N}])Black[Bb]erry(?= OS| phone| app)|(?<![\p{L}\p{N}])BlackBerry(?![\p{L}\p{N}])/u;

export const GOOGLE_NAME: PhraseTable = {
  any: ['google'],
  ja: ['グーグル'],
  ko: ['구글'],
  zh: ['谷歌'],
  ru: ['гугл'],
  ar: ['جوجل', 'غوغل'],
  hi: ['गूगल'],
};

/** What may follow the name: the two services precheck lets pass, in the languages of the tables. */
export const ALLOWED_AFTER_GOOGLE =
  /^\s{0,2}(?:analytics|drive|アナリティクス|ドライブ|애널리틱스|드라이브|云端硬盘|雲端硬碟|分析|диск|аналитика|درايف|ड्राइव)/iu;

/** Apple's platforms, for a Google Play text (sources 5.2: no comparison with other apps or brands). */
export const NOT_GOOGLE: PhraseTable = {
  any: [
    'app store',
    'apple store',
    'ios',
    'ipados',
    'iphone',
    'iphones',
    'ipad',
    'ipads',
    'ipod touch',
    'macos',
    'apple watch',
    'apple tv',
    'testflight',
  ],
  ja: ['アップストア', 'アイフォン', 'アイパッド'],
  ko: ['아이폰', '아이패드', '앱스토어', '앱 스토어'],
  zh: ['苹果商店', '蘋果商店', '苹果手机', '蘋果手機'],
  ru: ['айфон', 'айфона', 'айфоне', 'айпад', 'айпада'],
  ar: ['آيفون', 'ايفون', 'آيباد', 'ايباد'],
  hi: ['आईफोन', 'आईफ़ोन', 'आईपैड'],
};

/** Complaints about Apple (sources 5.1 `negative_apple_sentiment`). */
export const NEGATIVE_APPLE: PhraseTable = {
  en: [
    'ios bug',
    'ios bugs',
    'macos bug',
    'macos bugs',
    'safari bug',
    'safari bugs',
    'webkit bug',
    'webkit bugs',
    'uikit bug',
    'uikit bugs',
    'apple store bug',
    'apple bug',
    'slow iphone',
    'slow ipad',
    'old iphone',
    'old ipad',
  ],
  es: ['error de ios', 'fallo de ios', 'iphone lento', 'iphone viejo'],
  fr: ["bug d'ios", 'bug ios', 'iphone lent', 'vieil iphone'],
  de: ['ios-fehler', 'ios-bug', 'langsames iphone', 'langsamen iphone', 'altes iphone', 'alten iphone'],
  pt: ['erro do ios', 'falha do ios', 'iphone lento', 'iphone velho'],
  it: ['bug di ios', 'errore di ios', 'iphone lento', 'vecchio iphone'],
  ja: ['iOSのバグ', 'iOSの不具合'],
  ko: ['ios 버그', 'ios 오류'],
  zh: ['iOS的bug', 'iOS漏洞', 'iOS的错误', 'iOS的錯誤'],
  ru: ['ошибка ios', 'ошибки ios', 'баг ios', 'медленный iphone'],
};
