import { PLATFORMS, type Platform } from '@/model/app';
import { hasOneOf, isWordCharacter, wordsIn } from './readable-text';

/** Names of Google Play in a text that is about that store too. */
export const NAMES_OF_GOOGLE_PLAY = wordsIn('google|android|play store|playstore|play console|issue found');

const NAMES_OF_APPLE = wordsIn('apple|app store|appstore|app review|testflight|itunes|苹果|蘋果');

/** Whether a text names Apple or its store. */
export function namesStoreOfApple(words: string): boolean {
  return hasOneOf(words, NAMES_OF_APPLE);
}

/** Devices that only Apple's apps run on. Refusals by Google mention them as well. */
const DEVICES_OF_APPLE = ['ios', 'iphone', 'ipad'] as const;

/** `rejected by our designer`, `refused by the court`: a refusal by someone other than a store. */
const BY_SOMEONE_ELSE =
  /\b(?:reject|refus|declin|den[iy]|block|turned down|sent back)[a-z]*(?: again)? by (?:(?:our|my|his|her|their) (?!app\b|review)|(?:a|an|the) (?:client|customer|designer|maintainer|moderator|editor|manager|boss|teacher|court|bank|committee|jury|server|firewall|browser|linter|compiler)\b)/;

/** Names of stores. "Google" alone is not one: Google also has a store of browser extensions. */
const STORE_NAMES: Readonly<Record<Platform, readonly string[]>> = {
  ios: [...NAMES_OF_APPLE, ...DEVICES_OF_APPLE],
  android: wordsIn('google play|play store|playstore|play console'),
};
const NAMES_OF_BOTH = PLATFORMS.flatMap((store) => STORE_NAMES[store]);

/** Stores of browser extensions, WeChat mini programs, stickers and Chinese phone makers, and other kinds of reviews. */
const OTHER_STORES =
  /\bchrome web store\b|\b(?:chrome|browser|firefox|edge) extensions?\b|chrome ?扩展|浏览器扩展|单一用途|拡張機能|lineスタンプ|line規格|小程序|公众号|应用宝|内容审核拒绝|人工审核|管理员审核|自动审批|论文|論文|査読|投稿時|注文が|(?:华为|鸿蒙|小米|荣耀|魅族|oppo|vivo).{0,20}(?:审核|被拒|上架|驳回|市场|商店)/;

/** Platforms with an app review or an app store of the same name. */
const OTHER_PLATFORMS =
  /\bshopify\b|\b(?:meta|facebook|slack|zoom|salesforce) (?:app review|business verification)/;

/** Whether a text names someone other than a store who refused something. */
export function isFromOtherReviewer(words: string): boolean {
  if (OTHER_PLATFORMS.test(words) && !hasOneOf(words, DEVICES_OF_APPLE)) return !/\bapple\b/.test(words);
  if (OTHER_STORES.test(words) && !hasOneOf(words, NAMES_OF_BOTH)) return true;
  return BY_SOMEONE_ELSE.test(words) && !hasOneOf(words, [...NAMES_OF_APPLE, ...NAMES_OF_GOOGLE_PLAY]);
}

/** Companies and services that review, bill and report on their own, in their own mails. */
const COMPANIES = String.raw`\b(?:shopify|meta|facebook|instagram|amazon appstore|galaxy store|appgallery|microsoft (?:store|partner center)|chrome web store|crashlytics|tiktok|etsy|ebay|paypal|stripe|linkedin|github|gitlab|steam|epic games|udemy|upwork|airbnb|dhl|dpd|fedex|youtube|(?:google )?admob|google (?:ads|adsense|cloud(?: platform)?|workspace|maps platform))\b`;
const OTHER_COMPANIES = new RegExp(COMPANIES, 'iu');
/** A line that begins with a sender: `Chrome Web Store: your extension …`. */
const FROM_OTHER = new RegExp(String.raw`^\P{L}{0,4}${COMPANIES}[^:\n]{0,12}: `, 'iu');
const OWN_STORES = /\bapple\b|\bgoogle\b|\bplay console\b|\bapp store connect\b/iu;
/** Lines at either end of a mail that name its sender, and the most words beside the name. */
const ENDS = { first: 2, last: 2, words: 3 };
/** Words that no sender's name has, and a number that only App Review gives. */
const NO_NAME = /\b(?:apps?(?! review)|my|our|rejected|refused|sdk|login|sign-in|ads?)\b/iu;
const OF_APP_REVIEW = /\bguideline [1-5]\.\d/iu;

/** Whether a short line at the beginning or the end of a text says that another company sent it. */
export function isSignedByOther(shown: string): boolean {
  const lines = shown.split('\n').filter((line) => /\p{L}/u.test(line));
  const ends = [...lines.slice(0, ENDS.first), ...lines.slice(ENDS.first).slice(-ENDS.last)].filter(
    (line) => !/[.?!]\s*$/u.test(line),
  );
  return (
    lines.length >= ENDS.first &&
    ends.some(isNameOfOther) &&
    !OF_APP_REVIEW.test(shown) &&
    !ends.some((line) => OWN_STORES.test(line.replace(OTHER_COMPANIES, '')))
  );
}

function isNameOfOther(line: string): boolean {
  const beside = line.replace(OTHER_COMPANIES, '').trim();
  const isShort = beside.split(/ +/).length <= ENDS.words;
  return OTHER_COMPANIES.test(line) && !NO_NAME.test(beside) && (isShort || FROM_OTHER.test(line));
}

/** A status and a page of App Store Connect: Google has neither. */
const APPLE_ONLY_WORDS = ['metadata rejected', 'resolution center'] as const;

/** Characters of a text that are read for its kind: the beginning tells it. */
const MAX_READ = 20_000;

/** Beginnings of sentences in which Google announces changes of its policies. */
const POLICY_NEWS =
  /\bwe(?:'ve| have|'re| are) (?:updat|introduc|launch|rebrand|clarif|revis|add)[a-z]* (?:our|a|an|the|new)\b/g;
const ABOUT_ONE_APP =
  /\b(?:reject|your app\b[^.]{0,80} (?:is|was|has been|violates|contains|doesn't|does not|isn't|uses)\b|issue found|suspended)/;

/** Whether a text announces changes of several policies to all developers and refuses no app. */
export function isPolicyNews(words: string): boolean {
  return [...words.slice(0, MAX_READ).matchAll(POLICY_NEWS)].length >= 2 && !ABOUT_ONE_APP.test(words);
}

/** `code that would trigger a rejection`, `avoids an App Store rejection`: advice about refusals to come. */
const ADVICE =
  /\b(?:would|could|might|may|to avoid|avoids?|prevents?)\b[^.!?]{0,40}\b(?:rejections?|be rejected|be refused)\b/;
const WAS_REFUSED =
  /\b(?:rejected|refused|declined) (?:us|it|me|our|my|the|this|because|under|for|by|again|due)\b|\b(?:was|were|got|gets|been|is|being) (?:\w+ )?(?:rejected|refused|declined)\b|\bwe (?:noticed|found|discovered)\b/;

/** Whether a text gives advice about refusals and reports none. */
function isAdvice(words: string): boolean {
  return ADVICE.test(words.slice(0, MAX_READ)) && !WAS_REFUSED.test(words.slice(0, MAX_READ));
}

const REVIEW = wordsIn('app review|reviewer|guideline|resolution center|next steps|rejected by apple');

/** `Apple rejects the upload`, `Google Play will reject any update that is not signed`: by a check, not a reviewer. */
const UPLOAD_REFUSED =
  /\b(?:(?:app store connect|testflight) (?:will )?(?:reject|refus)[a-z]*[^.]{0,40}\b(?:uploads?|builds?|ipa|binary|archive|api key|token|request)|apple (?:will )?(?:reject|refus)[a-z]* (?:[a-z-]+ ){0,5}(?:uploads?|archives?|build numbers?|tokens?|verification codes?|refunds?|push keys?|callback|credentials?|passwords?|pair|demands?|jwt|signatures?|certificates?|api keys?|packages?|trains?)|(?:play|play store|play console) (?:will )?(?:reject|refus|block)[a-z]* (?:to accept )?(?:[a-z-]+ ){0,3}(?:uploads?|builds?|version code|bundles?|aab|apk|certificate|publishing|rollout))\b/;

/** App Store Connect checks what is sent to it, and has no reviewers of its own. */
const BY_CONNECT =
  /\b(?:reject|refus)[a-z]* by app store connect\b|\bapp store connect (?:says|rejects|rejected|refuses|refused)\b/;
/** Apple's check of Mac apps outside the App Store. */
const BY_NOTARY = ['notarytool', 'notary service'] as const;
const BUILD_WORDS = wordsIn('upload|build|version|bundle|archiv|ipa|binary|plist|entitlement|token');

/** Whether a text is about an upload that the store refuses, not about its reviewers. */
export function isUploadRefusal(words: string): boolean {
  const isRefused =
    UPLOAD_REFUSED.test(words) ||
    hasOneOf(words, BY_NOTARY) ||
    (BY_CONNECT.test(words) && hasOneOf(words, BUILD_WORDS));
  return isRefused && !hasOneOf(words, REVIEW);
}

const SIGNS_OF_GOOGLE = wordsIn(
  'google play|play console|play store|googleplay|playstore|androidpublisher|issue in the following area|issue found:|developer program polic',
);
const SIGNS_OF_APPLE = wordsIn(
  'apple|app store|appstore|app review|itunes|info.plist|purpose string|testflight|guideline 1|guideline 2|guideline 3|guideline 4|guideline 5',
);

/** A text of at most this many characters is only a quoted message, with nothing around it to tell its subject. */
export const BRIEF_TEXT = 400;
/** An app, or the store: the words of policies are common. */
export const ABOUT_AN_APP =
  /\bapps?\b|\bgoogle|\bandroid|\bplay ?store|\bplay console|\bissue (?:found|details)|\bversion code|\bapk\b|\baab\b|应用|應用|アプリ|앱|aplicaci|aplicativo|l'application|приложени|uygulama|aplikas|ứng dụng/;

/** The store that a text names without naming the other one. */
export function onlyStoreIn(words: string): Platform | undefined {
  if (hasOneOf(words, APPLE_ONLY_WORDS)) return 'ios';
  const ofGoogle = hasOneOf(words, SIGNS_OF_GOOGLE);
  const ofApple = hasOneOf(words, SIGNS_OF_APPLE);
  return ofGoogle === ofApple ? undefined : ofGoogle ? 'android' : 'ios';
}

/** Tells which store's reviewers a text is plainly not from: their causes with the same words do not apply. */
export function otherReviewers(words: string): Record<Platform, boolean> {
  const isOfNoStore = isFromOtherReviewer(words) || isPolicyNews(words);
  const only = onlyStoreIn(words);
  return {
    ios: isOfNoStore || only === 'android' || isAdvice(words),
    android: isOfNoStore || only === 'ios' || (words.length > BRIEF_TEXT && !ABOUT_AN_APP.test(words)),
  };
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
    ...APPLE_ONLY_WORDS,
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
const ABOUT_OTHER_REVIEWS =
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
/** Words of builds, uploads and stores. */
export const PUBLISHING_WORDS = wordsIn(
  'apk|aab|ipa|app bundle|android|ios|xcode|gradle|upload failed|app store|appstore|play store',
  'playstore|google play|apple|your app|my app|fastlane|flutter|invalid bundle|macos deployment target',
);
/** Signs of a build or an upload that did not work. */
const FAILED =
  "failed | fails  | failing | failure | error: | errors: | error  | [!] | exception | unable to | could not | couldn't | cannot | can't | exited with | invalid | crash".split(
    ' | ',
  );
/** The longest text that may be a paragraph of a letter, in characters. */
const MAX_PARAGRAPH = 1500;

/** The store that a text says refused something; in a long text, close to its name. */
export function statesRefusal(words: string): Platform | undefined {
  return storeThat(words, isRefused);
}

/** Whether a text may be about a refusal: a store refuses or asks for something, or an upload failed. */
export function mayBeRefused(words: string): boolean {
  return (
    storeThat(words, isAboutRefusal) !== undefined ||
    (words.length <= MAX_PARAGRAPH && LETTER.test(words) && !isFromOtherReviewer(words)) ||
    (hasOneOf(words, PUBLISHING_WORDS) && hasOneOf(words, FAILED))
  );
}

function storeThat(words: string, isMeant: (text: string) => boolean): Platform | undefined {
  if (isFromOtherReviewer(words)) return undefined;
  const named = namedStores(words, STORES);
  if (words.length <= SHORT_TEXT) {
    const isClear = named.length > 0 || !isAboutAnApp(words) || ABOUT_OTHER_REVIEWS.test(words);
    const [first] = isClear ? named : namedStores(words, OTHER_NAMES);
    return first && isMeant(words) ? first.store : undefined;
  }
  return named.find(({ at }) => {
    const around = words.slice(Math.max(0, at - NEARBY), at + NEARBY);
    return isAboutAnApp(around) && isMeant(around);
  })?.store;
}

function isRefused(text: string): boolean {
  return hasOneOf(text, REFUSED) || NOT_ACCEPTED.test(text);
}

function isAboutAnApp(text: string): boolean {
  return (
    /\b(?:apps?|applications?|games?)\b|审核|審査|上架|被拒|심사|리젝|リジェクト|アプリ/.test(text) ||
    STORE_ASKS.test(text)
  );
}

function isAboutRefusal(text: string): boolean {
  return isRefused(text) || STORE_ASKS.test(text) || REVIEW_TROUBLE.test(text);
}

/** Names by which people call the stores; a Google sign-in or a Google map is none. */
const TOLD_STORES: Record<Platform, readonly string[]> = {
  ios: [...STORES.ios, ...wordsIn('app review|эпл|аппстор')],
  android: [...STORES.android, ...wordsIn('google|playstore|谷歌|グーグル|구글|гугл')],
};
/** Devices and systems. Somebody whose app one store refuses tells that it runs on the other one's. */
const TOLD_DEVICES: Record<Platform, readonly string[]> = {
  ios: [...OTHER_NAMES.ios, '아이폰'],
  android: wordsIn('android|samsung|huawei|安卓|アンドロイド|안드로이드|андроид'),
};
/** Parts of the consoles, files and checks that only one of the stores has. */
const TOLD_SIGNS: Record<Platform, RegExp> = {
  ios: /\b(?:app store connect|asc|app ?review|test ?flight|resolution cent(?:er|re)|itms|transporter|altool|xcode|ipa|plist|guidelines? [1-5]\.\d|app privacy|storekit|bundle id|provisioning)\b/g,
  android:
    /\b(?:play console|play store|playstore|google play|data safety|aab|apk|version ?code|closed test(?:ing|ers?)?|policy status|target api|api level|production access|upload key|keystore|content rating|iarc)\b|\b(?:on|in|en|no|na|auf|bei|sur|su|в) play(?=[,.;:!?\n]|$)/g,
};
const NO_STORE =
  /^(?:google|apple|play store|google play)(?:'s)?["”»]? ?-?(?:sign|log|auth|account|maps?\b|drive|analytics|ads\b|admob|fonts|sheet|form|docs?\b|calendar|button|badge|icon|one\b|cloud|pay\b|id\b|watch|health|silicon|music|emoji|it\b|search|users?\b|phones?\b|devices?\b)/;
const NO_STORE_AFTER =
  /\b(?:to|i|and) (?=$)|\b(?:sign(?:s|ed|ing)?[ -]?in|log(?:s|ged|ging)?[ -]?in|sign[ -]?up|button|continue|connect) (?:with|by|through|via|using) (?:your |their |a )?$|\b(?:badge|logo|link|icon|button) (?:of|for|to) (?:the )?$/;

/** Actions of a store in the words of those who tell of it: `Google wants …`, `Apple rejected …`. */
const STORE_DOES =
  /\b(apple|google|play)(?: play| store)?(?:'s reviewers?| (?:just|now|still|again|then|even))? (?:wants?|wanted|says?|said|rejected|rejects|refused|refuses|declined|denied|removed|suspended|asks?|asked|told|closed|terminated|complains?|complained|thinks?|sent|wrote|won't|doesn't|didn't|calls?|called|flagged|keeps?)\b/g;
/** A refusal by a store, also as somebody thinks of it: `rejected by Play`. */
const BY_STORE = /\b(?:by|from) (?:the )?(apple|google|play|app store)\b/g;
/** A store with which all is well: `fine on Android`, `Google took it in an hour`. */
const IS_WELL =
  /(?<!\b(?:no|not|never|n't) )\b(?:works?|working|runs?|fine|okay|live|approved|accepted|passed|went through|no (?:problems?|issues?|complaints?|objections?)|already|published|is (?:also )?on|(?:takes?|took) (?:it|them|mine|ours)|läuft|funktioniert|fonctionne|funciona|funziona|werkt|работает)\b/;
/** With the store something came to its end. */
const HAS_ENDED = /\b(?:terminated|closed|suspended|removed|blocked)\b/;
const CLAUSE_END = /[.!?;,:()\n]|\b(?:but|while|whereas|and)\b/;

/** Weight of what tells the store. */
const WEIGHT = { does: 3, by: 2, sign: 2, refused: 2, named: 1, device: 0.5, well: -1 };
/** Most signs that count. */
const MAX_SIGNS = 3;
/** Least lead over the other store. */
const MIN_STORE_LEAD = 0.5;

/** The store that somebody tells of: where it acts, refuses, is reviewed or uploaded to, not where a name merely occurs. */
export function storeToldOf(words: string): Platform | undefined {
  const text = words.slice(0, MAX_READ);
  const points = { ios: 0, android: 0 };
  const storeOf = (name: string | undefined): Platform =>
    name === 'apple' || name === 'app store' ? 'ios' : 'android';
  for (const store of new Set([...text.matchAll(STORE_DOES)].map(([, name]) => storeOf(name))))
    points[store] += WEIGHT.does;
  for (const store of new Set([...text.matchAll(BY_STORE)].map(([, name]) => storeOf(name))))
    points[store] += WEIGHT.by;
  const isStore = (at: number) =>
    !NO_STORE.test(text.slice(at, at + 28)) && !NO_STORE_AFTER.test(text.slice(Math.max(0, at - 30), at));
  const clauseAt = (at: number) => {
    const before =
      text
        .slice(Math.max(0, at - NEAR_NAME), at)
        .split(CLAUSE_END)
        .at(-1) ?? '';
    const after = text.slice(at, at + NEAR_NAME).split(CLAUSE_END)[0] ?? '';
    return before + after;
  };
  // A store that is named beside the refusal, on a badge or as content with the app, is not the one that refuses.
  for (const store of PLATFORMS) {
    const signs = [...text.matchAll(TOLD_SIGNS[store])].filter(
      ({ index }) => isStore(index) && !IS_WELL.test(clauseAt(index)),
    );
    points[store] += WEIGHT.sign * Math.min(MAX_SIGNS, new Set(signs.map(([sign]) => sign)).size);
  }
  const best = { ios: 0, android: 0 };
  for (const [names, isDevice] of [
    [TOLD_STORES, false],
    [TOLD_DEVICES, true],
  ] as const)
    for (const { store, at } of namedStores(text, names).filter((place) => isDevice || isStore(place.at))) {
      const clause = clauseAt(at);
      const weight = isRefused(clause)
        ? WEIGHT.refused
        : IS_WELL.test(clause) && !HAS_ENDED.test(clause)
          ? WEIGHT.well
          : isDevice && store === 'android'
            ? WEIGHT.device
            : WEIGHT.named;
      if (weight < 0) points[store] += weight;
      else best[store] = Math.max(best[store], weight);
    }
  const [ios, android] = [points.ios + best.ios, points.android + best.android];
  if (Math.abs(ios - android) < MIN_STORE_LEAD) return onlyStoreIn(words);
  return ios > android ? 'ios' : 'android';
}

/** Characters on either side of a name that are read with it. */
const NEAR_NAME = 80;

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

/** The beginning of a question that App Review asks: `Does your app include …?` */
const QUESTION = /(?:^|[.?!:;•-] ?)(?:does|do|is|are|will) your apps? [^.?!]{0,160}$/;

/** Whether this place is in a question to the developer: a question of App Review is not a cause yet. */
export function isInQuestion(words: string, start: number): boolean {
  return (
    QUESTION.test(words.slice(Math.max(0, start - 220), start)) &&
    /^[^.!]{0,160}\?/.test(words.slice(start, start + 161))
  );
}
