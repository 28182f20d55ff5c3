import { DATA_KINDS, DATA_TOPICS } from 'virtual:catalog/data-kinds';
import { DATA_PURPOSES } from 'virtual:catalog/data-purposes';
import * as fc from 'fast-check';
import { ACCOUNT_METHODS, DELETION_ANSWERS, OUTSIDE_ACCOUNT_TYPES } from '@/domain/privacy/account-answers';
import { PRACTICE_IDS, type DataUse, type PrivacyAnswers } from '@/model/privacy-answers';

// Not beside the other answers, because what they are made of takes a second to prepare.

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
