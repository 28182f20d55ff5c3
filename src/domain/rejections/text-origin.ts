import { PLATFORMS, type Platform } from '../apps/app';
import { hasOneOf } from './readable-text';
import { wordsIn } from './word-rows';

/** Names of Google Play in a text that is about that store too. */
export const NAMES_OF_GOOGLE_PLAY = wordsIn('google|android|play store|playstore|play console|issue found');

/** Acts of Google. Its name alone does not make a text Google's: App Review names it, too, as another platform. */
const BY_GOOGLE =
  /\bplay console\b|\bdeveloper program polic|\bpermissions declaration form\b|\bgoogle's message\b|\b(?:google|google play|play store|playstore)(?: team| review)?(?:'s)? (?:has |have |is |just |keeps |again )?(?:reject|remov|suspend|refus|den[iy]|declin|sa(?:ys|id)|flag|block|disapprov)|\b(?:reject|remov|suspend|refus|flagg|deni|declin|block)[a-z]* (?:again )?(?:by|from|on|in|to) (?:the )?(?:google|play store|playstore)/;

const NAMES_OF_APPLE = wordsIn('apple|app store|appstore|app review|testflight|itunes|苹果|蘋果');

/** Devices that only Apple's apps run on. Refusals by Google mention them as well. */
const DEVICES_OF_APPLE = ['ios', 'iphone', 'ipad'] as const;

/** Whether a text is plainly from Google. */
function isFromGoogle(words: string): boolean {
  return BY_GOOGLE.test(words) && !hasOneOf(words, NAMES_OF_APPLE);
}

/** `rejected by our designer`, `refused by the court`: a refusal by someone other than a store. */
const BY_SOMEONE_ELSE =
  /\b(?:reject|refus|declin|den[iy]|block|turned down|sent back)[a-z]*(?: again)? by (?:(?:our|my|his|her|their) (?!app\b|review)|(?:a|an|the) (?:client|customer|designer|maintainer|moderator|editor|manager|boss|teacher|court|bank|committee|jury|server|firewall|browser|linter|compiler)\b)/;

/** Names of stores. "Google" alone is not one: Google also has a store of browser extensions. */
const STORE_NAMES: Readonly<Record<Platform, readonly string[]>> = {
  ios: [...NAMES_OF_APPLE, ...DEVICES_OF_APPLE],
  android: wordsIn('google play|play store|playstore|play console'),
};
const NAMES_OF_BOTH = PLATFORMS.flatMap((store) => STORE_NAMES[store]);

/** Whether a text names a store, or a device of Apple. */
export function namesStore(words: string, store: Platform): boolean {
  return hasOneOf(words, STORE_NAMES[store]);
}

/** The stores that a text may be about: those that it names, or both. */
export function possibleStores(words: string): readonly Platform[] {
  const named = PLATFORMS.filter((store) => namesStore(words, store));
  return named.length > 0 ? named : PLATFORMS;
}

/** Stores of browser extensions, WeChat mini programs, stickers and Chinese phone makers, and other kinds of reviews. */
const OF_ANOTHER_STORE =
  /\bchrome web store\b|\b(?:chrome|browser|firefox|edge) extensions?\b|chrome ?扩展|浏览器扩展|单一用途|拡張機能|lineスタンプ|line規格|小程序|公众号|应用宝|内容审核拒绝|人工审核|管理员审核|自动审批|论文|論文|査読|投稿時|注文が|(?:华为|鸿蒙|小米|荣耀|魅族|oppo|vivo).{0,20}(?:审核|被拒|上架|驳回|市场|商店)/;

/** Platforms with an app review or an app store of the same name. */
const OF_ANOTHER_PLATFORM =
  /\bshopify\b|\b(?:meta|facebook|slack|zoom|salesforce) (?:app review|business verification)/;

/** Whether a text names someone other than a store who refused something. */
export function isOfAnotherReviewer(words: string): boolean {
  if (OF_ANOTHER_PLATFORM.test(words) && !hasOneOf(words, DEVICES_OF_APPLE)) return !/\bapple\b/.test(words);
  if (OF_ANOTHER_STORE.test(words) && !hasOneOf(words, NAMES_OF_BOTH)) return true;
  return BY_SOMEONE_ELSE.test(words) && !hasOneOf(words, [...NAMES_OF_APPLE, ...NAMES_OF_GOOGLE_PLAY]);
}

/** A status and a page of App Store Connect: Google has neither. */
export const OF_APPLE_ALONE = ['metadata rejected', 'resolution center'] as const;

/** Whether a text names Apple only, or has words of Apple alone and no refusal by Google. */
function isFromApple(words: string): boolean {
  if (hasOneOf(words, OF_APPLE_ALONE)) return !BY_GOOGLE.test(words);
  return hasOneOf(words, [...NAMES_OF_APPLE, ...DEVICES_OF_APPLE]) && !hasOneOf(words, NAMES_OF_GOOGLE_PLAY);
}

/** Beginnings of sentences in which Google announces changes of its policies. */
const POLICY_NEWS =
  /\bwe(?:'ve| have|'re| are) (?:updat|introduc|launch|rebrand|clarif|revis|add)[a-z]* (?:our|a|an|the|new)\b/g;
const ABOUT_ONE_APP =
  /\b(?:reject|your app\b[^.]{0,80} (?:is|was|has been|violates|contains|doesn't|does not|isn't|uses)\b|issue found|suspended)/;

/** Whether a text announces changes of several policies to all developers and refuses no app. */
function isPolicyNews(words: string): boolean {
  return [...words.slice(0, 20_000).matchAll(POLICY_NEWS)].length >= 2 && !ABOUT_ONE_APP.test(words);
}

/** `code that would trigger a rejection`, `avoids an App Store rejection`: advice about refusals to come. */
const ADVICE =
  /\b(?:would|could|might|may|to avoid|avoids?|prevents?)\b[^.!?]{0,40}\b(?:rejections?|be rejected|be refused)\b/;
const WAS_REFUSED =
  /\b(?:rejected|refused|declined) (?:us|it|me|our|my|the|this|because|under|for|by|again|due)\b|\b(?:was|were|got|gets|been|is|being) (?:\w+ )?(?:rejected|refused|declined)\b|\bwe (?:noticed|found|discovered)\b/;

/** Whether a text gives advice about refusals and reports none. */
function isAdvice(words: string): boolean {
  return ADVICE.test(words.slice(0, 20_000)) && !WAS_REFUSED.test(words.slice(0, 20_000));
}

const XCODE = ['exportarchive', 'xcodebuild', 'altool', 'dvtservices', 'codesign'] as const;
const REVIEW = wordsIn('app review|reviewer|guideline|resolution center|next steps|rejected by apple');

/** `Apple rejects the upload`, `Google Play will reject any update that is not signed`: by a check, not a reviewer. */
const UPLOAD_REFUSED =
  /\b(?:(?:app store connect|testflight) (?:will )?(?:reject|refus)[a-z]*[^.]{0,40}\b(?:uploads?|builds?|ipa|binary|archive|api key|token|request)|apple (?:will )?(?:reject|refus)[a-z]* (?:[a-z-]+ ){0,5}(?:uploads?|archives?|build numbers?|tokens?|verification codes?|refunds?|push keys?|callback|credentials?|passwords?|pair|demands?|jwt|signatures?|certificates?|api keys?|packages?|trains?)|(?:play|play store|play console) (?:will )?(?:reject|refus|block)[a-z]* (?:to accept )?(?:[a-z-]+ ){0,3}(?:uploads?|builds?|version code|bundles?|aab|apk|certificate|publishing|rollout))\b/;

/** App Store Connect checks what is sent to it, and has no reviewers of its own. */
const BY_CONNECT =
  /\b(?:reject|refus)[a-z]* by app store connect\b|\bapp store connect (?:says|rejects|rejected|refuses|refused)\b/;
/** Apple's check of Mac apps outside the App Store. */
const BY_NOTARY = ['notarytool', 'notary service'] as const;
const OF_A_BUILD = wordsIn('upload|build|version|bundle|archiv|ipa|binary|plist|entitlement|token');

/** Whether a text is about an upload that the store refuses, not about its reviewers. */
export function isUploadRefused(words: string): boolean {
  const isRefused =
    UPLOAD_REFUSED.test(words) ||
    hasOneOf(words, BY_NOTARY) ||
    (BY_CONNECT.test(words) && hasOneOf(words, OF_A_BUILD));
  return isRefused && !hasOneOf(words, REVIEW);
}

/**
 * Whether a text is about an upload, or printed by Xcode or its tools, which use App Review's words about accounts and
 * builds.
 */
function isAboutAnUpload(words: string): boolean {
  return isUploadRefused(words) || (hasOneOf(words, XCODE) && !hasOneOf(words, REVIEW));
}

/** Tells which store's reviewers a text is plainly not from: their rules with the same words do not apply. */
export function otherReviewers(words: string): Record<Platform, boolean> {
  const isOfNoStore = isOfAnotherReviewer(words) || isPolicyNews(words);
  return {
    ios: isOfNoStore || isFromGoogle(words) || isAboutAnUpload(words) || isAdvice(words),
    android: isOfNoStore || isFromApple(words),
  };
}
