import { PLATFORMS, type Platform } from '../apps/app';
import { hasOneOf, isWordCharacter } from './readable-text';
import { isOfAnotherReviewer, NAMES_OF_GOOGLE_PLAY, OF_APPLE_ALONE } from './text-origin';
import { wordsIn } from './word-rows';

/** A store that refused something, and what the text says about it. */
interface Refusal {
  store: Platform;
  text: string;
  /** The text says that something was refused; otherwise the store only asks for something. */
  isSaid: boolean;
}

/** A text of at most this many characters is entirely about the refusal. */
const SHORT_TEXT = 4000;
/** How far from the name of a store the words of a refusal may be in a longer text, in characters. */
const NEARBY = 400;
/** Most occurrences of one name that are read. */
const MAX_PLACES = 40;

const STORES: Record<Platform, readonly string[]> = {
  ios: [
    'app store',
    'appstore',
    'app review',
    'apple',
    'testflight',
    'itunes',
    'ios app',
    '苹果',
    '蘋果',
    '애플',
    '앱스토어',
    'アップル',
    ...OF_APPLE_ALONE,
  ],
  android: wordsIn('google play|play store|playstore|play console|googleplay|play market|android app'),
};

/** Words that imply a store without naming it, such as technology that only its apps have. */
const OTHER_NAMES: Record<Platform, readonly string[]> = {
  ios: 'ios | ipados | iphone | ipad | review team | healthkit | homekit | callkit | storekit | carplay | carekit | researchkit | cloudkit | familycontrols | info.plist | uibackgroundmodes | apptrackingtransparency | idfa | uiwebview | wkwebview | in-app purchase | 审核 | 上架被 | 被拒审 | 内购 | リジェクト | 審査落ち | 審査に落ち | 리젝 | 앱 심사 | 심사 거절'.split(
    ' | ',
  ),
  android: ['google', 'android'],
};

/** A Chinese or Japanese text about a review that mentions no app: orders, goods and loans are reviewed, too. */
const OF_ANYTHING =
  /^(?!.*(?:app|应用|應用|软件|軟體|游戏|上架|提审|内购|闪退|白屏|版本|打包|sdk|ipa|热更|马甲|隐私|登录|支付|开发者|アプリ|ストア|リリース|ビルド|申請|リジェクト)).*(?:审核|審査)/;

/** `Apple wants …`, `the reviewer complains …`: a refusal is implied. */
const STORE_ASKS =
  /\b(?:apple|google|app store|play store|google play|reviewers?|review team|app review)\b[^.!?]{0,30}?\b(?:wants?|wanted|says?|said|saying|complain(?:s|ed|ing)|claim(?:s|ed)|thinks?|thought|ask(?:s|ed|ing)|told|demands?|insists?|requires?|blocks?|blocked|prohibits?|prohibited|forbids?|tends|objects?|objected|removed|(?:doesn|don|won|didn|wouldn|couldn)'t|does not|do not|did not|will not|could not|would not|never approves?|reported|flagged|pulled|cited|questioned)\b|(?:苹果|蘋果|审核)(?:方|团队|人员|员|官方|那边)?(?:说|要求|认为|反馈|指出|回复|表示)|(?:アップル|apple)(?:側|さん|社)?(?:から|より|が|に)[^。]{0,12}(?:指摘|要求|言わ|求め)|(?:애플|심사팀|심사관)(?:이|에서|은|측에서|측)? ?[^.]{0,8}(?:말하|요구|지적|요청)/;

/** `problems with the review team`, `the App Store review team needs …`: trouble with a review. */
const REVIEW_TROUBLE =
  /\b(?:trouble|problems?|issues?) with (?:the )?(?:apple|app store|app review|review team|reviewers?)\b|\b(?:reviewers?|review team|app review|apple review)\b[^.!?]{0,30}?\b(?:needs?|needed|found|finds|noticed|discovered|pointed|pointing|expects?|questions|failed|cannot|can't)\b|\brevise (?:the|your) (?:app|binary|metadata|submission|screenshots|description)\b/;

/** Beginnings of words of a refusal, also in other languages. */
const REFUSED =
  "reject | refus | not approved | not comply | not compliant | non-compliant | isn't compliant | doesn't comply | violat | removed from | was removed | been removed | has removed | taken down | took down | was pulled | pulled from | banned | banning | flagged | flagging | not be allowed | suspend | declin | denied | not allow | won't accept | not accept | don't like | doesn't like | didn't like | not like | blockier | disapproved | resubmit | cannot be posted | weren't approved | wasn't approved | won't approve | doesn't approve | never approve | turned down | turned us down | sent back | kicked back | was bounced | got bounced | bounced our | bounced my | bounced the app | knocked back | failed review | failed app review | fails app review | my appeal | our appeal | the appeal | an appeal | appealed | policy issue | in compliance with | 被拒 | 拒绝 | 拒絕 | 拒审 | 拒了 | 下架 | 无法通过 | 未通过 | 不通过 | 没通过 | 没过审 | 审核没过 | 没有通过 | 审核失败 | 打回 | 驳回 | 违反 | 違反 | リジェクト | 却下 | 否承認 | 不承認 | 遵守していません | 拒否 | 審査に落ち | 審査落ち | 審査で落ち | 通らな | 리젝 | 거부 | 거절 | 반려 | abgelehnt | abgewiesen | ablehnung | zurückgewiesen | beanstandet | rechaz | denegad | no aprob | refusé | rejet | retoqu | rejei | recus | reprovad | não aprov | não é aprov | não foi aprov | no fue aprob | no ha sido aprob | pas accept | pas été accept | nicht akzept | nicht zugelassen | rifiut | respint | отклон | отказ | не соответств | не прош | не приня | недопустим | завернул | reddet | reddedil | reddi | onaylanmad | onaylamad | kabul etmed".split(
    ' | ',
  );

/** `has not been approved`, `they will not let it pass`. */
const NOT_ACCEPTED =
  /(?:\bnot|n't|\bnever|\bcannot)(?: [a-z]+)?(?: be| been| get| got| it| us)? (?:approv|accept|allow|publish|pass\b|let )/;

/** Beginnings of sentences about the app in App Review's letters. */
const LETTER =
  /\brevise (?:the|your) (?:app|binary|metadata|submission|screenshots|description)\b|\b(?:the|your) (?:app(?:'s [a-z]+)?|application|submission|metadata) (?:appears|includes?|contains?|offers|requires|uses|requests|declares|collects|shares|enables|allows|accesses|provides|still|also|does not|doesn't|is not|was not|only|displayed|crashed|froze|exhibited|may)\b|[您你]的 ?app|お客様の(?:アプリ|app)|(?:귀하|당신)의 ?(?:앱|app)|\b(?:ihre|votre|seu|la tua) app\b|ваше приложение|\bwe (?:still |also )?(?:noticed|found|discovered)\b[^.!?]{0,60}\b(?:app|submission|in-app|screenshots|metadata)\b/;
/** The longest text that may be a paragraph of a letter, in characters. */
const MAX_PARAGRAPH = 1500;

/** Finds the store that refused something and the part of the text about it: in a long text, the part around both. */
export function refusalIn(words: string): Refusal | undefined {
  if (isOfAnotherReviewer(words)) return undefined;
  const named = namedStores(words, STORES);
  if (words.length <= SHORT_TEXT) {
    const isClear = named.length > 0 || !isAboutAnApp(words) || OF_ANYTHING.test(words);
    const [first] = isClear ? named : namedStores(words, OTHER_NAMES);
    return first && isAboutRefusal(words) ? refusal(first.store, words) : undefined;
  }
  for (const { store, at } of named) {
    const around = words.slice(Math.max(0, at - NEARBY), at + NEARBY);
    if (isAboutAnApp(around) && isAboutRefusal(around))
      return refusal(store, words.slice(Math.max(0, at - NEARBY), at + SHORT_TEXT));
  }
  return undefined;
}

/** Whether a short text that names no store may be a paragraph of a letter of App Review. */
export function mayBeLetter(words: string): boolean {
  return (
    words.length <= MAX_PARAGRAPH &&
    LETTER.test(words) &&
    !hasOneOf(words, NAMES_OF_GOOGLE_PLAY) &&
    !isOfAnotherReviewer(words)
  );
}

function refusal(store: Platform, text: string): Refusal {
  return { store, text, isSaid: isSaidToBeRefused(text) };
}

function isSaidToBeRefused(text: string): boolean {
  return hasOneOf(text, REFUSED) || NOT_ACCEPTED.test(text);
}

function isAboutAnApp(text: string): boolean {
  return (
    /\b(?:apps?|applications?|games?)\b|审核|審査|上架|被拒|심사|리젝|リジェクト|アプリ/.test(text) ||
    STORE_ASKS.test(text)
  );
}

function isAboutRefusal(text: string): boolean {
  return isSaidToBeRefused(text) || STORE_ASKS.test(text) || REVIEW_TROUBLE.test(text);
}

/** The fruit, and food made of it. */
const APPLES = /^apple(?:s| (?:juice|sauce|pie|tree|cider))/;

/** Where a text names a store, in its order, up to a limit. */
function namedStores(words: string, names: Record<Platform, readonly string[]>) {
  const places: { store: Platform; at: number }[] = [];
  for (const store of PLATFORMS)
    for (const name of names[store])
      for (
        let at = words.indexOf(name), count = 0;
        at >= 0 && count < MAX_PLACES;
        at = words.indexOf(name, at + 1), count += 1
      )
        if (!isWordCharacter(words[at - 1]) && !APPLES.test(words.slice(at, at + 12)))
          places.push({ store, at });
  return places.sort((a, b) => a.at - b.at);
}
