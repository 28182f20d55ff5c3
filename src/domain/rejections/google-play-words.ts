import type { RuleSource } from '../rules/rule';
import { GOOGLE_PLAY_HEADINGS } from './google-play-headings';
import { GOOGLE_PLAY_LETTERS } from './google-play-letters';
import { GOOGLE_PLAY_POLICY_NAMES } from './google-play-policy-names';
import { GOOGLE_PLAY_TRANSLATED_NAMES } from './google-play-translated-names';
import { OF_A_POLICY, REFUSED_BY_POLICY } from './google-play-refusals';
import type { RejectionRule, ReviewRule, StoreMessage, UploadRow } from './rejection-rule';
import { NAMES_OF_GOOGLE_PLAY } from './text-origin';
import { wordsIn } from './word-rows';

const POLICY_CENTER: RuleSource = {
  label: 'Google Play: Developer Policy Center',
  url: 'https://play.google.com/about/developer-content-policy/',
};

type ReviewRow = Omit<ReviewRule, 'store' | 'kind' | 'name'>;

/** Words of the other store, whose messages name the same subjects. */
const NOT_OF_APPLE = {
  unless: wordsIn(
    'apple|app store|app review|itunes|info.plist|purpose string|testflight|guideline 1',
    'guideline 2|guideline 3|guideline 4|guideline 5',
  ),
  despite: ['google play', 'play console', 'play store', 'googleplay', 'developer program polic'],
} as const;

/** Words of a text about an app: licences and contracts name and prohibit much that policies are called after. */
const ABOUT_AN_APP = [
  ...NAMES_OF_GOOGLE_PLAY,
  ...wordsIn(
    "app |app.|app,|app:|app's|apps |issue details|version code|apk|aab|应用|應用|アプリ|앱|aplicaci|aplicativo|l'application",
    'приложени|uygulama|aplikas|ứng dụng',
  ),
];

/** Rules about one permission or declaration: each is more precise than a policy about permissions or data. */
export const PERMISSION_RULES = [
  'play-exact-alarm',
  'play-foreground-service',
  'play-ad-id',
  'play-health',
  'play-background-location',
  'play-sms-call-log',
  'play-query-all-packages',
  'play-all-files',
  'play-contacts',
  'play-photos-videos',
  'play-accessibility',
  'play-install-packages',
  'play-full-screen-intent',
  'play-vpn',
] as const;

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
    source: row.source ?? POLICY_CENTER,
    messages: withName(row),
  };
}

/** A rule for an answer of the Play Console or the Publishing API. */
export function upload(row: UploadRow): RejectionRule {
  const letters = (GOOGLE_PLAY_LETTERS[row.id] ?? []).map((words) => ({
    words,
    near: [...GOOGLE_PLAY, 'issue found', 'issue details', '조치 필요'],
  }));
  return {
    kind: 'upload',
    ...row,
    store: 'android',
    name: 'Google Play upload',
    messages: [...(row.messages ?? []), ...letters, ...headings(row.id)],
  };
}

/** Words of a mail about one app, or of its page under Policy status. */
const OF_A_POLICY_MAIL = wordsIn(
  'issue found|issues found|issue details|issue with your app|policy issue|policy status',
  "policy violation|not compliant with|non-compliant with|doesn't comply with",
  'developer program polic|google play polic|app status: |publishing status: |status: rejected',
  'status: removed|status: suspended|google play team|the google play review',
  'play console requirements|our records show|rejected by google|google play rejected',
  'google rejected|play store rejected|rejected from the play|rejected by the play',
);

/** The headings of a rule's issues. */
function headings(id: string): StoreMessage[] {
  return (GOOGLE_PLAY_HEADINGS[id] ?? []).map((words) => ({
    words,
    near: OF_A_POLICY_MAIL,
    about: ABOUT_AN_APP,
    ...NOT_OF_APPLE,
  }));
}

/** Words of Google's that refuse an app: after them a permission alone says why. */
const GOOGLE_REFUSES = wordsIn(
  'google play reject|google play has reject|google reject|play store reject|playstore reject',
  'rejected by google|rejected on google|rejected in the play|rejection from google',
  'google play support|blocked updates|blocked the update|play store isnt approving',
  "play store isn't approving|play store is not approving",
);

/** The messages of a rule, and the names of its policy. */
function withName({ id, messages = [] }: ReviewRow): (string | StoreMessage)[] {
  const translated = (GOOGLE_PLAY_TRANSLATED_NAMES[id] ?? []).flatMap((names) => names.split(' | '));
  const letters = (GOOGLE_PLAY_LETTERS[id] ?? []).map((words) => ({
    words,
    ...(words.split(' ').length < DISTINCTIVE_WORDS && { near: REFUSED_BY_POLICY }),
    about: ABOUT_AN_APP,
    ...NOT_OF_APPLE,
  }));
  const names = [...(GOOGLE_PLAY_POLICY_NAMES[id] ?? []), ...translated];
  return [
    ...messages,
    ...letters,
    ...headings(id),
    ...names.map((words) => ({
      words,
      near: REFUSED_BY_POLICY,
      about: ABOUT_AN_APP,
      beside: OF_A_POLICY,
      ...NOT_OF_APPLE,
    })),
    ...(PERMISSION_RULES.some((rule) => rule === id) ? names : []).map((words) => ({
      words,
      near: GOOGLE_REFUSES,
      ...NOT_OF_APPLE,
    })),
  ];
}

/** Words of an upload to Google Play: messages that are common elsewhere count only near one of these. */
export const GOOGLE_PLAY = wordsIn(
  'google play|play console|play store|google api error|googleapi|androidpublisher|publishing api',
  'play developer|upload-google-play|fastlane|apk|aab|app bundle|bundletool|play market|playstore',
  'gradle.play|publishbundle|play-publisher|google-play|googleplay',
);

/** Words of a refused upload: what the messages name is found in any build script. */
const REFUSED_UPLOAD = wordsIn(
  "you uploaded|upload failed|failed to upload|rejected|refused|cannot upload|can't upload",
  'google api error|google play|play console|upload a new|your release',
);

/** Other Google services, which answer a refused sign-in in the same words. */
export const OTHER_GOOGLE_SERVICES = wordsIn(
  'bigquery|storage.googleapis|cloud storage|drive api|sheets|firestore|cloud run|pub/sub',
  'compute engine|gmail|calendar|vertex',
);

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
      : { words: each, near: REFUSED_BY_POLICY, about: ABOUT_AN_APP, ...NOT_OF_APPLE },
  );
}

/** Words of a section that is only to be filled in. */
const TO_BE_FILLED_IN = wordsIn(
  "must complete|to complete|complete the|complete your|haven't completed|not completed|not been completed",
  'not complete|incomplete|fill in|fill out|provide information|is missing|unfinished|declaration before',
);

/** Names of sections of App content: they count beside a word of a policy, but not where the section is open. */
export function sectionInRefusal(...words: string[]): StoreMessage[] {
  return words.map((each) => ({
    words: each,
    near: REFUSED_BY_POLICY,
    about: ABOUT_AN_APP,
    beside: OF_A_POLICY,
    unless: [...NOT_OF_APPLE.unless.filter((word) => !word.startsWith('guideline')), ...TO_BE_FILLED_IN],
  }));
}

/** Messages that count near words of a refusal by policy, and not near words of another subject that has them. */
export function inPolicyRefusalWithout(unless: readonly string[], ...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: REFUSED_BY_POLICY, about: ABOUT_AN_APP, unless }));
}

/** Messages that all of Google sends: they count near words of Google Play, and not near another service's. */
export function googlePlayOnly(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: GOOGLE_PLAY, unless: OTHER_GOOGLE_SERVICES }));
}
