import type { StoreMessage } from './rejection-rule';

/** Words of an upload to Google Play: messages that are common elsewhere count only beside one of these. */
const GOOGLE_PLAY = [
  'google play',
  'play console',
  'play store',
  'google api error',
  'googleapi',
  'androidpublisher',
  'fastlane',
  'apk',
  'aab',
  'app bundle',
  'bundletool',
  'upload-google-play',
] as const;

/** A refused upload: what the words name may stand in any build script. */
const REFUSED_UPLOAD = [
  'you uploaded',
  'upload failed',
  'failed to upload',
  'rejected',
  'refused',
  'cannot upload',
  "can't upload",
  'google api error',
] as const;

/** Words of a refusal by policy: the name of a permission or a policy alone is no rejection. */
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
] as const;

/** Other Google services, which answer a refused sign-in in the same words. */
const OTHER_GOOGLE_SERVICES = [
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

/** Messages that count beside words of Google Play. */
export function nearGooglePlay(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: GOOGLE_PLAY }));
}

/** Messages that count beside words of a refused upload. */
export function inRefusedUpload(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: REFUSED_UPLOAD }));
}

/** Messages that count beside words of a refusal by policy. */
export function inPolicyRefusal(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: REFUSED_BY_POLICY }));
}

/** Messages that all of Google sends: they count beside words of Google Play, and not beside another service's. */
export function googlePlayOnly(...words: string[]): StoreMessage[] {
  return words.map((each) => ({ words: each, near: GOOGLE_PLAY, unless: OTHER_GOOGLE_SERVICES }));
}
