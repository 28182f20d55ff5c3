import { APPLE_ACCOUNT_LETTERS } from './apple-account-letters';
import type { RejectionRule, StoreMessage, UploadRow, UploadRule } from './rejection-rule';
import { wordsIn } from './word-rows';

/** Words of an App Store Connect upload or API answer: messages that are common elsewhere count only near one. */
const APP_STORE_CONNECT = wordsIn(
  'app store|appstore|itms|apple|testflight|upload_to_testflight|upload_to_app_store|fastlane',
  'altool|transporter|itunes connect|entity_error|state_error|asset validation',
  'validation failed (4|validation failed (9|info.plist|spaceship|xcode|ipa|iris/|app-store',
  'payload/|.app/|.framework|.appex|gems/deliver|lib/deliver|notarytool|iris-code|asset_upload|waiting for screenshots',
);

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

type ItmsRow = Omit<UploadRule, 'id' | 'store' | 'kind' | 'name' | 'codes' | 'place'> &
  Partial<Pick<UploadRule, 'place'>>;

/**
 * A rule for ITMS codes that mean the same, separated by spaces: `90474 90475`. The first one names it. It is fixed in
 * the build unless the row names another place.
 */
export function itms(sameCodes: string, row: ItmsRow): RejectionRule {
  const codes = sameCodes.split(' ');
  const [code] = codes;
  return {
    place: { step: 'build' },
    ...row,
    id: `itms-${code}`,
    store: 'ios',
    kind: 'upload',
    name: `ITMS-${code}`,
    codes,
  };
}

/** Words of Apple in a text about an account. */
const OF_APPLE = wordsIn(
  'apple|app store|appstore|itunes connect|testflight|paid apps agreement',
  'paid applications agreement|苹果',
);
/** Google asks for much of the same. */
const OF_GOOGLE = ['google play', 'play console', 'googleplay'] as const;

/** A rule for an answer of App Store Connect without a code, or for a mail of Apple about the account. */
export function connect(row: UploadRow): RejectionRule {
  const letters = (APPLE_ACCOUNT_LETTERS[row.id]?.split(' | ') ?? []).map((words) => ({
    words,
    near: OF_APPLE,
    unless: OF_GOOGLE,
  }));
  return {
    kind: 'upload',
    ...row,
    store: 'ios',
    name: 'App Store Connect',
    messages: [...(row.messages ?? []), ...letters],
  };
}
