import type { RuleSource } from '../rules/rule';
import type { RejectionRule, StoreMessage } from './rejection-rule';

const POLICY_CENTER: RuleSource = {
  label: 'Google Play: Developer Policy Center',
  url: 'https://play.google.com/about/developer-content-policy/',
};

type ReviewRow = Omit<RejectionRule, 'store' | 'kind' | 'name' | 'source'>;

/** A rule for a declaration in the Play Console. */
export function declaration(row: ReviewRow): RejectionRule {
  return { ...row, store: 'android', kind: 'review', name: 'Google Play declaration', source: POLICY_CENTER };
}

/** A rule for a policy of Google Play. */
export function policy(row: ReviewRow): RejectionRule {
  return { ...row, store: 'android', kind: 'review', name: 'Google Play policy', source: POLICY_CENTER };
}

/** Words of an upload to Google Play: messages that are common elsewhere count only near one of these. */
const GOOGLE_PLAY = [
  'google play',
  'play console',
  'play store',
  'google api error',
  'googleapi',
  'androidpublisher',
  'publishing api',
  'play developer',
  'supply',
  'fastlane',
  'apk',
  'aab',
  'app bundle',
  'bundletool',
  'upload-google-play',
] as const;

/** Words of a refused upload: what the messages name is found in any build script. */
const REFUSED_UPLOAD = [
  'you uploaded',
  'upload failed',
  'failed to upload',
  'rejected',
  'refused',
  'cannot upload',
  "can't upload",
  'google api error',
  'google play',
  'play console',
  'upload a new',
  'your release',
] as const;

/** Words of a refusal by policy: the name of a permission or a policy alone is not a rejection. */
const REFUSED_BY_POLICY = [
  'reject',
  'violat',
  'not compliant',
  'non-compliant',
  'not comply',
  "doesn't comply",
  'not eligible',
  'issue found',
  'issues found',
  'policy status',
  'action required',
  'must be declared',
  'permissions declaration',
  'declaration form',
  'you must let us know',
  "isn't compliant",
  "aren't compliant",
  'is not compliant',
  "doesn't adhere",
  'does not adhere',
  'unable to approve',
  'not permitted',
  'disallowed',
  'removed from google play',
  'suspended',
  'suspension',
  'policy declaration',
  'policy issue',
  'policy strike',
  'declaration needs attention',
  'declarations need attention',
  'app status',
  'publishing status',
  'reason for removal',
  'enforcement action',
  'bring your app into compliance',
  'permission declaration',
  'has not been approved',
  "wasn't approved",
  'must complete',
  'may be removed',
  '被拒',
  '拒绝',
  '拒絕',
  '违反',
  '違反',
  '不符合',
  '不合规',
  '不合規',
  '拒否',
  '不承認',
  '否承認',
  '遵守していません',
  '準拠していない',
  '停止の理由',
  '거부',
  '위반',
  'abgelehnt',
  'verstö',
  'verstoß',
  'nicht konform',
  'rechazad',
  'incumpl',
  'no cumple',
  'refusé',
  'non conforme',
  'enfreint',
  'rejeitad',
  'violação',
  'viola la ',
  'infringe',
  'infracción',
  'não está em conformidade',
  'отклонен',
  'наруш',
] as const;

/** Other Google services, which answer a refused sign-in in the same words. */
export const OTHER_GOOGLE_SERVICES = [
  'bigquery',
  'storage.googleapis',
  'cloud storage',
  'drive api',
  'sheets',
  'firestore',
  'cloud run',
  'pub/sub',
  'compute engine',
  'gmail',
  'calendar',
  'vertex',
] as const;

/** Messages that count near words of Google Play. */
export function nearGooglePlay(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: GOOGLE_PLAY }));
}

/** Messages that count near words of a refused upload. */
export function inRefusedUpload(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: REFUSED_UPLOAD }));
}

/** Words of the other store, whose messages name the same subjects. */
const APPLE = [
  'apple',
  'app store',
  'app review',
  'guideline 1',
  'guideline 2',
  'guideline 3',
  'guideline 4',
  'guideline 5',
] as const;

/** Messages of this many words are Google's own wherever they are found. */
const DISTINCTIVE_WORDS = 6;

/** Messages that count near words of a refusal by policy (long ones anywhere), and not near words of Apple. */
export function inPolicyRefusal(...words: string[]): StoreMessage[] {
  return words.map((each) =>
    each.split(' ').length >= DISTINCTIVE_WORDS
      ? { words: each, unless: APPLE }
      : { words: each, near: REFUSED_BY_POLICY, unless: APPLE },
  );
}

/** Messages that all of Google sends: they count near words of Google Play, and not near another service's. */
export function googlePlayOnly(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: GOOGLE_PLAY, unless: OTHER_GOOGLE_SERVICES }));
}
