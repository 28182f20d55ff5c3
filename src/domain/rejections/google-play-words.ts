import type { RuleSource } from '../rules/rule';
import { GOOGLE_PLAY_POLICY_NAMES } from './google-play-policy-names';
import { GOOGLE_PLAY_TRANSLATED_NAMES } from './google-play-translated-names';
import type { RejectionRule, StoreMessage } from './rejection-rule';

const POLICY_CENTER: RuleSource = {
  label: 'Google Play: Developer Policy Center',
  url: 'https://play.google.com/about/developer-content-policy/',
};

type ReviewRow = Omit<RejectionRule, 'store' | 'kind' | 'name' | 'source'>;

/** Words of the other store, whose messages name the same subjects. */
const NOT_OF_APPLE = {
  unless: [
    'apple',
    'app store',
    'app review',
    'guideline 1',
    'guideline 2',
    'guideline 3',
    'guideline 4',
    'guideline 5',
  ],
  despite: ['google play', 'play console', 'play store', 'googleplay', 'developer program polic'],
} as const;

/** A rule for a declaration in the Play Console. */
export function declaration(row: ReviewRow): RejectionRule {
  return {
    ...row,
    store: 'android',
    kind: 'review',
    name: 'Google Play declaration',
    source: POLICY_CENTER,
    messages: withName(row),
  };
}

/** A rule for a policy of Google Play. */
export function policy(row: ReviewRow): RejectionRule {
  return {
    ...row,
    store: 'android',
    kind: 'review',
    name: 'Google Play policy',
    source: POLICY_CENTER,
    messages: withName(row),
  };
}

/** A rule for an answer of the Play Console or the Publishing API. */
export function upload(
  row: Omit<RejectionRule, 'store' | 'kind' | 'name'>,
  kind: RejectionRule['kind'] = 'upload',
): RejectionRule {
  return { ...row, store: 'android', kind, name: 'Google Play upload' };
}

/** The messages of a rule, and the names of its policy. */
function withName({ id, messages = [] }: ReviewRow): (string | StoreMessage)[] {
  const translated = (GOOGLE_PLAY_TRANSLATED_NAMES[id] ?? []).flatMap((names) => names.split(' | '));
  const names = [...(GOOGLE_PLAY_POLICY_NAMES[id] ?? []), ...translated];
  return [
    ...messages,
    ...names.map((words) => ({ words, near: REFUSED_BY_POLICY, beside: OF_A_POLICY, ...NOT_OF_APPLE })),
  ];
}

/** Words of an upload to Google Play: messages that are common elsewhere count only near one of these. */
export const GOOGLE_PLAY = [
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
  'playstore',
  'gradle.play',
  'publishbundle',
  'play-publisher',
  'google-play',
  'googleplay',
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
  'rejection',
  'removal',
  'warning message',
  'testing detected',
  'declaration',
  'you must remove',
  'must be removed',
  'will not be able to',
  'we have identified',
  "we've identified",
  'we have detected',
  "we've detected",
  'we found that',
  'policy violation',
  'in violation',
  'takedown',
  'taken down',
  'unpublish',
  'appeal',
  'breach',
  'issue with your app',
  'issue details',
  'policy warning',
  'noncompliant',
  'needs attention',
  'was removed',
  'has been removed',
  'been removed',
  'does not meet',
  "doesn't meet",
  'did not meet',
  'prohibit',
  'not allowed',
  'must comply',
  'not approved',
  'eligib',
  '未通过',
  '未通過',
  '违规',
  '違規',
  '下架',
  '移除',
  '驳回',
  '不符',
  '却下',
  '削除されました',
  '承認されません',
  '準拠していません',
  '遵守していない',
  'ablehn',
  'entspricht nicht',
  'nicht den richtlinien',
  'verletz',
  'gesperrt',
  'rechaz',
  'infracc',
  'suspendid',
  'suspendu',
  'refus',
  'non-respect',
  'non conforme',
  'ne respecte pas',
  'reprovad',
  'recusad',
  'viola ',
  'violou',
  'violam',
  'suspens',
  '거절',
  '미준수',
  '준수하지',
  '정지',
  'rifiutat',
  'violazion',
  'не соответству',
  'удален',
  'reddedil',
  'ihlal',
  'odrzuc',
  'narusz',
  'từ chối',
  'vi phạm',
  'ditolak',
  'melanggar',
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

/** Words that say that a name is that of a policy, a declaration or an issue. */
const OF_A_POLICY = [
  'polic',
  'violat',
  'issue',
  'complian',
  'comply',
  'non-complian',
  'requirement',
  'declar',
  'section',
  'reject',
  'reason',
  'missing',
  'invalid',
  'incomplete',
  'inváli',
  'ungültig',
  'non valide',
  'invalide',
  '无效',
  '無効',
  '유효',
  'not allowed',
  'not permitted',
  'detected',
  'states',
  'warning',
  'status',
  'remov',
  'suspen',
  '政策',
  '违反',
  '違反',
  '违规',
  '声明',
  '聲明',
  '规定',
  '問題',
  '问题',
  'ポリシー',
  '申告',
  'richtlinie',
  'verst',
  'problem',
  'política',
  'incumpl',
  'infrac',
  'infring',
  'règle',
  'enfrei',
  'non-respect',
  'violaç',
  'declaraç',
  'declarac',
  'déclarat',
  'erklärung',
  'norme',
  'violazion',
  '정책',
  '위반',
  '선언',
  'правил',
  'наруш',
  'требован',
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

/** Messages of this many words are Google's own wherever they are found. */
const DISTINCTIVE_WORDS = 6;

/** Messages that count near words of a refusal by policy (long ones anywhere), and not near words of Apple. */
export function inPolicyRefusal(...words: string[]): StoreMessage[] {
  return words.map((each) =>
    each.split(' ').length >= DISTINCTIVE_WORDS
      ? { words: each, ...NOT_OF_APPLE }
      : { words: each, near: REFUSED_BY_POLICY, ...NOT_OF_APPLE },
  );
}

/** Messages that all of Google sends: they count near words of Google Play, and not near another service's. */
export function googlePlayOnly(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: GOOGLE_PLAY, unless: OTHER_GOOGLE_SERVICES }));
}
