import { APPLE_ACCOUNT_LETTERS } from './apple-account-letters';
import type { RejectionRule, StoreMessage, UploadRule } from './rejection-rule';

/** Words of an App Store Connect upload or API answer: messages that are common elsewhere count only near one. */
const APP_STORE_CONNECT = [
  'app store',
  'appstore',
  'itms',
  'apple',
  'testflight',
  'upload_to_testflight',
  'upload_to_app_store',
  'fastlane',
  'altool',
  'transporter',
  'itunes connect',
  'entity_error',
  'state_error',
  'asset validation',
  'validation failed (4',
  'validation failed (9',
  'info.plist',
  'spaceship',
  'xcode',
  'ipa',
  'iris/',
  'app-store',
  'payload/',
  '.app/',
  '.framework',
  '.appex',
] as const;

/** Messages of this many words are Apple's own wherever they are found. */
const DISTINCTIVE_WORDS = 6;

/** Messages that count near words of App Store Connect; long ones anywhere. */
export function nearAppStoreConnect(...words: string[]): StoreMessage[] {
  return words.map((each) =>
    each.split(' ').length >= DISTINCTIVE_WORDS && !each.includes('…')
      ? { words: each }
      : { words: each, near: APP_STORE_CONNECT },
  );
}

type Row = Omit<UploadRule, 'store' | 'kind' | 'name'>;

/** A rule for an ITMS code and others that mean the same. It is fixed in the build unless the row names another place. */
export function itms(
  code: string,
  row: Omit<Row, 'id' | 'codes' | 'place'> & Partial<Pick<Row, 'place'>>,
  alsoCodes: readonly string[] = [],
): RejectionRule {
  return {
    place: { step: 1 },
    ...row,
    id: `itms-${code}`,
    store: 'ios',
    kind: 'upload',
    name: `ITMS-${code}`,
    codes: [code, ...alsoCodes],
  };
}

/** Words of Apple in a text about an account. */
const OF_APPLE = [
  'apple',
  'app store',
  'appstore',
  'itunes connect',
  'testflight',
  'paid apps agreement',
  'paid applications agreement',
  '苹果',
] as const;
/** Google asks for much of the same. */
const OF_GOOGLE = ['google play', 'play console', 'googleplay'] as const;

/** A rule for an answer of App Store Connect without a code, or for a mail of Apple about the account. */
export function connect(row: Row, kind: UploadRule['kind'] = 'upload'): RejectionRule {
  const letters = (APPLE_ACCOUNT_LETTERS[row.id]?.split(' | ') ?? []).map((words) => ({
    words,
    near: OF_APPLE,
    unless: OF_GOOGLE,
  }));
  return {
    ...row,
    store: 'ios',
    kind,
    name: 'App Store Connect',
    messages: [...(row.messages ?? []), ...letters],
  };
}
