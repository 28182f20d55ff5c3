import { SENDERS, type Sender } from '@/model/message-sender';
import type { Cause } from './causes';
import { hasOneOf, wordsIn } from './readable-text';
import { mayBeRefused } from './text-origin';

/** Signs of each sender in a text; the first sender with most of them wins. */
const SIGNS: Readonly<Record<Exclude<Sender, 'person'>, readonly string[]>> = {
  'app-review': wordsIn(
    'app review|review device|version reviewed|resolution center|bug fix submission|submission id|guideline 1|guideline 2',
    'guideline 3|guideline 4|guideline 5|app store review|metadata rejected|apple rejected|苹果|审核|リジェクト|리젝',
    'the reviewer|app store rejected',
  ),
  'app-store-connect': wordsIn(
    'itms-|itms |altool|transporter|asset validation|delivery was|recent delivery|info.plist|xcode|invalid binary|ipa',
    'provisioning|app store connect api|notariz|testflight upload|archive',
  ),
  'google-play': wordsIn(
    'issue found|policy status|developer program polic|publishing status|app status|google play policy|policy strike',
    'removed from google play|google play team|to bring your app into compliance|data safety|play store rejected',
    'production access|closed test|google rejected|google play rejected|google says',
  ),
  'play-upload': wordsIn(
    'google api error|version code|app bundle|upload key|debug mode|you uploaded|bundletool|publishing api|aab|apk',
    'target api|api level|edit has|google play android developer api|must let us know|page size',
  ),
};

/** Somebody tells of a refusal. */
const TOLD =
  /\b(?:my|our) (?:app|update|build|game)\b|\b(?:they|apple|google) (?:say|says|said|want|wants|told|wrote)\b/;
/** First persons, who write no letters of a store; `eu` and `io` are also the Union and a domain. */
const FIRST_PERSONS = new Set(
  "i i'm i've i'd my me ich mir mich mein meine meiner je j'ai mon ma yo mi me meu minha mio mia ho ben benim bana ik mijn ja mnie moja moje я мне мой моё меня jag min saya 저는 제가 أنا لي मैं मेरा मेरी".split(
    ' ',
  ),
);
/** Signs of a casual text, which count like first persons. */
const CASUAL =
  /\b(?:dont|doesnt|didnt|cant|wont|isnt|thats|whats|lol|btw|tbh|gonna|wanna|pls|plz)\b|[!?]{2,}|と言われ|でしょうか|ですかね|(?:私|僕|自分|うち)[はがのもで]|ㅠㅠ|ㅜㅜ|求助|怎么办|我(?![们們])|んですが|のですが|だったのに|開発者です|\p{L}{2}(?:[dt][ıiuü]ğ?[ıiuü]?m|m[ıiuü]ş[ıiuü]m|[ıiuü]yorum|eceğim|acağım)(?!\p{L})/gu;
/** Somebody's own app, or what a store says about it, as no store writes; the reading has `app` in every language. */
const OWN =
  /\b(?:my|our|unsere?|mon|notre|mi|nuestra|meu|nosso|la mia|la nostra|mijn|onze) (?:[\p{L}-]+[ -])?(?:apps?|update|build|game)\b|\bwe got\b|\btheir (?:mail|note|message|e-mail|letter)\b|\bthey (?:say|said|write|wrote|want|told)\b/u;
/** A greeting of many people, as in a forum. */
const TO_A_FORUM =
  /^\P{L}*(?:hi all|hey all|hello (?:everybody|everyone|all)|hi (?:everybody|everyone|folks|guys)|hallo zusammen|moin|bonjour à tous|salut|ciao|buenas|hola (?:grupo|a todos)|galera|pessoal|oi gente|arkadaşlar|всем привет|ребят|cześć|ahoj|hej|permisi|halo semua|السلام عليكم|भाई|大家好|各位|皆さん|はじめまして)(?!\p{L})/u;
const ENDS_WITH_QUESTION = /\?\s*$/;
const MIN_FIRST_PERSONS = 2;
/** Characters from which somebody tells more than the store's sentence, whose sender is asked for. */
const MIN_TOLD = 140;
/** First persons from which a number is named by somebody; a letter that somebody pasted has fewer above it. */
const MIN_NAMING = 3;
const NUMBER_OF_A_LETTER = /\bguidelines? \d[^!?\n,]{0,30}?(?: [-–]|:)/;
/** Parts of a store's letter, which somebody may have pasted below a line of their own. */
const OF_A_LETTER =
  /\bwe (?:noticed|found|discovered|were unable|have determined)\b|\bissue found\b|\bnext steps\b|\bsubmission id\b|\byour app (?:has been|was|is not)\b/;

/** Whether somebody tells of a refusal in their own words. */
export function isTold(words: string): boolean {
  const persons = (words.match(/[\p{L}'’]+/gu) ?? []).filter((word) =>
    FIRST_PERSONS.has(word.replace('’', "'")),
  );
  const signs =
    persons.length +
    [...words.matchAll(CASUAL)].length +
    [OWN, TO_A_FORUM, ENDS_WITH_QUESTION].filter((sign) => sign.test(words)).length;
  const least = NUMBER_OF_A_LETTER.test(words) ? MIN_NAMING : MIN_FIRST_PERSONS;
  return words.length >= MIN_TOLD && signs >= least && !OF_A_LETTER.test(words);
}

/** Whether somebody tells of a refusal of their own app; a rating tells of somebody else's. */
export function tellsOwnRefusal(words: string): boolean {
  return isTold(words) && OWN.test(words) && mayBeRefused(words) && !/★/.test(words);
}

/** Where Google Play writes about a policy. */
const OF_A_POLICY = /\bpolicy status\b|\b(?:not compliant|comply) with [^.\n]{0,60}\bpolic(?:y|ies)\b/;

/** Guesses who wrote a text; undefined when nothing tells. */
export function senderOf(words: string, causes: readonly Cause[]): Sender | undefined {
  const counts = Object.entries(SIGNS)
    .map(([sender, signs]) => ({ sender, count: signs.filter((sign) => hasOneOf(words, [sign])).length }))
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  const marked = SENDERS.find((sender) => sender === best?.sender);
  const [cause] = causes;
  const byCause = cause && senderOfCause(cause);
  if (isTold(words)) return 'person';
  if (!best || best.count === 0) return byCause ?? (TOLD.test(words) ? 'person' : undefined);
  // A letter about a policy names the build, too.
  if (marked === 'play-upload' && (byCause === 'google-play' || OF_A_POLICY.test(words)))
    return 'google-play';
  return best.count === second?.count ? (byCause ?? marked) : marked;
}

function senderOfCause({ store, kind }: Cause): Sender {
  if (store === 'ios') return kind === 'review' ? 'app-review' : 'app-store-connect';
  return kind === 'upload' ? 'play-upload' : 'google-play';
}

/** Whether a sender writes about this cause. A person can tell of every one. */
export function maySend(sender: Sender | undefined, { store, kind }: Cause): boolean {
  switch (sender) {
    case 'app-review':
      return store === 'ios' && kind !== 'upload';
    case 'app-store-connect':
      return store === 'ios' && kind !== 'review';
    case 'google-play':
    case 'play-upload':
      return store === 'android';
    case 'person':
    case undefined:
      return true;
  }
}
