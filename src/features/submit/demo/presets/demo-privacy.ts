import type { DataKindId } from '@/model/data-kinds';
import { NO_PRIVACY_ANSWERS, type PrivacyAnswers } from '@/model/privacy-answers';

const NO_TOPICS: PrivacyAnswers['yesNo'] = {
  identity: false,
  people: false,
  sensitive: false,
  health: false,
  location: false,
  money: false,
  messages: false,
  media: false,
  content: false,
  usage: false,
  browsing: false,
  diagnostics: false,
  device: false,
  ads: false,
  tracking: false,
  children: false,
  accounts: false,
  encrypted: true,
};

/** Privacy answers of an invented app that uses some data to work, and for nothing else. */
export function demoPrivacy(
  yesNo: PrivacyAnswers['yesNo'],
  kinds: readonly DataKindId[],
  rest: Partial<PrivacyAnswers> = {},
): PrivacyAnswers {
  return {
    ...NO_PRIVACY_ANSWERS,
    yesNo: { ...NO_TOPICS, ...yesNo },
    uses: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        {
          isCollected: true,
          isShared: false,
          isEphemeral: false,
          isOptional: true,
          purposes: ['function'],
          isLinked: yesNo.accounts === true,
        },
      ]),
    ),
    choices: { deletion: ['DATA_DELETION_NO_AUTO_DELETED'] },
    ...rest,
  };
}
