import * as fc from 'fast-check';
import { DATA_KINDS, type DataKindId } from '@/domain/privacy/data-kinds';
import { DATA_PURPOSES } from '@/domain/privacy/data-purposes';
import { DATA_TOPICS } from '@/domain/privacy/data-topics';
import { ACCOUNT_METHODS, DELETION_ANSWERS, OUTSIDE_ACCOUNT_TYPES } from '@/domain/privacy/account-answers';
import {
  NO_PRIVACY_ANSWERS,
  PRACTICE_IDS,
  type DataUse,
  type PrivacyAnswers,
  type YesNoId,
} from '@/domain/privacy/privacy-answers';

/** Answers to every question: nothing leaves the device, and there are no accounts. */
export function noDataAnswers(yesNo: PrivacyAnswers['yesNo'] = {}): PrivacyAnswers {
  const ids: readonly YesNoId[] = [...DATA_TOPICS.map(({ id }) => id), ...PRACTICE_IDS];
  return {
    ...NO_PRIVACY_ANSWERS,
    yesNo: { ...Object.fromEntries(ids.map((id) => [id, false])), ...yesNo },
  };
}

/** One kind of data that is collected for the app to work, with every part answered. */
export function dataUse(changes: Partial<DataUse> = {}): DataUse {
  return {
    isCollected: true,
    isShared: false,
    isEphemeral: false,
    isOptional: false,
    purposes: ['function'],
    isLinked: false,
    isTracking: false,
    ...changes,
  };
}

/** Complete answers in which these kinds of data are used. */
export function answersWith(
  uses: Partial<Record<DataKindId, DataUse>>,
  changes: Partial<PrivacyAnswers> = {},
): PrivacyAnswers {
  const topics = DATA_KINDS.filter(({ id }) => uses[id] !== undefined).map(({ topic }) => topic);
  const base = noDataAnswers({ encrypted: true, ...changes.yesNo });
  return {
    ...base,
    choices: { deletion: ['DATA_DELETION_NO'] },
    ...changes,
    yesNo: { ...base.yesNo, ...Object.fromEntries(topics.map((topic) => [topic, true])), ...changes.yesNo },
    uses,
  };
}

const purposes = fc.subarray(DATA_PURPOSES.map(({ id }) => id));
const anyUse: fc.Arbitrary<DataUse> = fc.record(
  {
    isCollected: fc.boolean(),
    isShared: fc.boolean(),
    isEphemeral: fc.boolean(),
    isOptional: fc.boolean(),
    purposes,
    sharingPurposes: purposes,
    isLinked: fc.boolean(),
    isTracking: fc.boolean(),
    onlyIn: fc.constantFrom('ios', 'android'),
  },
  { requiredKeys: [] },
);
const text = fc.stringMatching(/^[A-Za-z][\w ,"]{0,20}[A-Za-z]$/);
const url = fc.webUrl({ validSchemes: ['https'] });
const ids = (options: readonly { id: string }[]) => fc.subarray(options.map(({ id }) => id));

/** Answers of any kind, complete or not. */
export const anyAnswers: fc.Arbitrary<PrivacyAnswers> = fc.record({
  yesNo: fc.dictionary(fc.constantFrom(...DATA_TOPICS.map(({ id }) => id), ...PRACTICE_IDS), fc.boolean()),
  uses: fc.dictionary(fc.constantFrom(...DATA_KINDS.map(({ id }) => id)), anyUse),
  choices: fc.record(
    {
      accountMethods: ids(ACCOUNT_METHODS),
      outsideAccountTypes: ids(OUTSIDE_ACCOUNT_TYPES),
      deletion: fc.constantFrom(...DELETION_ANSWERS).map(({ id }) => [id as string]),
    },
    { requiredKeys: [] },
  ),
  texts: fc.record(
    { accountMethod: text, outsideAccountType: text, accountDeletionUrl: url, dataDeletionUrl: url },
    { requiredKeys: [] },
  ),
  rejected: fc.constant([]),
});
