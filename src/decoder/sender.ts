import { SENDERS, type Sender } from '@/model/message-sender';
import type { Cause } from './causes';
import { hasOneOf, wordsIn } from './readable-text';

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

/** First persons: somebody tells of a refusal. */
const TOLD =
  /\b(?:my|our) (?:app|update|build|game)\b|\b(?:they|apple|google) (?:say|says|said|want|wants|told|wrote)\b/;

/** Guesses who wrote a text; undefined when nothing tells. */
export function senderOf(words: string, causes: readonly Cause[]): Sender | undefined {
  const counts = Object.entries(SIGNS)
    .map(([sender, signs]) => ({ sender, count: signs.filter((sign) => hasOneOf(words, [sign])).length }))
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  const marked = SENDERS.find((sender) => sender === best?.sender);
  const [cause] = causes;
  const byCause = cause && senderOfCause(cause);
  if (!best || best.count === 0) return byCause ?? (TOLD.test(words) ? 'person' : undefined);
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
