import { PLAY_DATA_TYPES, PLAY_PURPOSES } from 'virtual:catalog/play-data-types';
import { kindsOfPlayType } from './data-kinds';
import type { PlayDataType, PlayPurpose } from '@/model/data-kinds';
import { playPurposes, purposesFromPlay } from './data-purposes';
import { rowKey, typeQuestion, usageQuestion } from './data-safety-rows';
import { ACCOUNT_METHODS, DELETION_ANSWERS, OUTSIDE_ACCOUNT_TYPES } from './account-answers';
import { declaredUses, withAnsweredTopics, withTypeOfForm } from './declared-uses';
import type { DataUse, PracticeId, PrivacyAnswers, PrivacyTextId } from '@/model/privacy-answers';
import { answerYesNo, chosen, privacyText, withChoices } from './privacy-answers';

/** The values of the Data safety form by `rowKey`; a row without a value is absent. */
export type DataSafetyValues = ReadonlyMap<string, string>;

/** The answers about one of Google's types. */
export interface PlayUse {
  isCollected: boolean;
  isShared: boolean;
  isEphemeral: boolean | undefined;
  isOptional: boolean | undefined;
  purposes: PlayPurpose[];
  sharingPurposes: PlayPurpose[];
}

const ENCRYPTED = 'PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT';
const METHODS = 'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS';
const NO_ACCOUNTS = rowKey(METHODS, 'PSL_ACM_NONE');
const OUTSIDE_TYPES = 'PSL_OUTSIDE_APP_ACCOUNT_TYPES';
const DELETION = 'PSL_SUPPORT_DATA_DELETION_BY_USER';
const COLLECTS = 'PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA';

/** Yes/no questions about the app that are one row each. */
const PRACTICE_ROWS: readonly { question: string; practice: PracticeId }[] = [
  { question: ENCRYPTED, practice: 'encrypted' },
  { question: 'PSL_DATA_COLLECTION_COMPLIES_FAMILY_POLICY', practice: 'families-policy' },
  { question: 'PSL_INDEPENDENTLY_VALIDATED', practice: 'validated' },
  { question: 'PSL_UPI_BADGE_OPT_IN', practice: 'upi' },
  { question: 'PSL_HAS_OUTSIDE_APP_ACCOUNTS', practice: 'outside-accounts' },
];

const TEXT_ROWS: readonly { question: string; text: PrivacyTextId }[] = [
  { question: 'PSL_ACM_SPECIFY', text: 'accountMethod' },
  { question: 'PSL_ACCOUNT_DELETION_URL', text: 'accountDeletionUrl' },
  { question: 'PSL_DATA_DELETION_URL', text: 'dataDeletionUrl' },
  { question: 'PSL_OUTSIDE_APP_ACCOUNT_TYPE_SPECIFY', text: 'outsideAccountType' },
];

/**
 * The use of each of Google's types that the answers declare. Where several kinds are one of its types, what any of them
 * does counts, and a choice counts only if users have it for all of them.
 */
export function playUses(answers: PrivacyAnswers): Map<PlayDataType, PlayUse> {
  const declared = declaredUses(answers, 'android');
  return new Map(
    PLAY_DATA_TYPES.flatMap((type): [PlayDataType, PlayUse][] => {
      const uses = declared.filter(({ kind }) => kind.play === type).map(({ use }) => use);
      return uses.length === 0 ? [] : [[type, playUse(uses)]];
    }),
  );
}

function playUse(uses: readonly DataUse[]): PlayUse {
  const collected = uses.filter((use) => use.isCollected === true);
  const shared = uses.filter((use) => use.isShared === true);
  return {
    isCollected: collected.length > 0,
    isShared: shared.length > 0,
    isEphemeral: everyAnswer(collected.map((use) => use.isEphemeral)),
    isOptional: everyAnswer(uses.map((use) => use.isOptional)),
    purposes: playPurposes(collected.flatMap((use) => use.purposes ?? [])),
    sharingPurposes: playPurposes(shared.flatMap((use) => use.sharingPurposes ?? [])),
  };
}

/** True if all are, false if any is not, undefined while one that decides is not answered. */
function everyAnswer(values: readonly (boolean | undefined)[]): boolean | undefined {
  if (values.length === 0) return undefined;
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
}

/** Fills in Google's form. A question that another answer makes superfluous has no value (sources 12.3). */
export function dataSafetyValues(answers: PrivacyAnswers): DataSafetyValues {
  const values = new Map<string, string>();
  const set = (question: string, value: string | boolean | undefined, response = '') => {
    if (value !== undefined && value !== '') values.set(rowKey(question, response), String(value));
  };
  const uses = playUses(answers);
  set(COLLECTS, uses.size > 0);
  if (uses.size > 0) set(ENCRYPTED, answers.yesNo.encrypted);
  if (answers.yesNo.accounts === false) set(METHODS, true, 'PSL_ACM_NONE');
  if (answers.yesNo.accounts === true) {
    const methods = chosen(answers, 'accountMethods');
    for (const { id } of ACCOUNT_METHODS) if (methods.includes(id)) set(METHODS, true, `PSL_ACM_${id}`);
    if (methods.includes('OTHER')) set('PSL_ACM_SPECIFY', privacyText(answers, 'accountMethod'));
    set('PSL_ACCOUNT_DELETION_URL', privacyText(answers, 'accountDeletionUrl'));
  }
  const [deletion] = chosen(answers, 'deletion');
  if (uses.size > 0 || answers.yesNo.accounts === true) {
    for (const { id } of DELETION_ANSWERS) if (id === deletion) set(DELETION, true, id);
    if (deletion === 'DATA_DELETION_YES')
      set('PSL_DATA_DELETION_URL', privacyText(answers, 'dataDeletionUrl'));
  }
  if (answers.yesNo.children === true)
    set('PSL_DATA_COLLECTION_COMPLIES_FAMILY_POLICY', answers.yesNo['families-policy']);
  set('PSL_INDEPENDENTLY_VALIDATED', answers.yesNo.validated);
  set('PSL_UPI_BADGE_OPT_IN', answers.yesNo.upi);
  set('PSL_HAS_OUTSIDE_APP_ACCOUNTS', answers.yesNo['outside-accounts']);
  if (answers.yesNo['outside-accounts'] === true) {
    const types = chosen(answers, 'outsideAccountTypes');
    for (const { id } of OUTSIDE_ACCOUNT_TYPES) if (types.includes(id)) set(OUTSIDE_TYPES, true, id);
    if (types.includes('PSL_OUTSIDE_APP_ACCOUNT_TYPE_OTHER'))
      set('PSL_OUTSIDE_APP_ACCOUNT_TYPE_SPECIFY', privacyText(answers, 'outsideAccountType'));
  }
  for (const [type, use] of uses) {
    set(typeQuestion(type), true, type);
    if (use.isCollected) set(usageQuestion(type, 'how'), true, 'PSL_DATA_USAGE_ONLY_COLLECTED');
    if (use.isShared) set(usageQuestion(type, 'how'), true, 'PSL_DATA_USAGE_ONLY_SHARED');
    if (use.isCollected) set(usageQuestion(type, 'ephemeral'), use.isEphemeral);
    if (use.isOptional !== undefined) {
      const control = use.isOptional ? 'OPTIONAL' : 'REQUIRED';
      set(usageQuestion(type, 'control'), true, `PSL_DATA_USAGE_USER_CONTROL_${control}`);
    }
    for (const purpose of use.purposes) set(usageQuestion(type, 'collectionPurpose'), true, purpose);
    for (const purpose of use.sharingPurposes) set(usageQuestion(type, 'sharingPurpose'), true, purpose);
  }
  return values;
}

/**
 * Takes over the answers of Google's form. Answers that only Apple asks for, and those that already give the same form,
 * stay unchanged.
 */
export function answersFromDataSafety(values: DataSafetyValues, before: PrivacyAnswers): PrivacyAnswers {
  const isChosen = (question: string, response: string) => isTrue(values.get(rowKey(question, response)));
  const flag = (question: string) => flagOf(values.get(rowKey(question)));
  let answers = before;
  for (const { question, practice } of PRACTICE_ROWS) {
    const value = flag(question);
    if (value !== undefined) answers = answerYesNo(answers, practice, value);
  }
  if (values.has(rowKey('PSL_DATA_COLLECTION_COMPLIES_FAMILY_POLICY')))
    answers = answerYesNo(answers, 'children', true);

  const methods = ACCOUNT_METHODS.filter(({ id }) => isChosen(METHODS, `PSL_ACM_${id}`)).map(({ id }) => id);
  if (isTrue(values.get(NO_ACCOUNTS))) answers = answerYesNo(answers, 'accounts', false);
  else if (methods.length > 0 || hasDeletionOfAccounts(values)) {
    answers = answerYesNo(answers, 'accounts', true);
    if (methods.length > 0) answers = withChoices(answers, 'accountMethods', methods);
  }
  const outside = OUTSIDE_ACCOUNT_TYPES.filter(({ id }) => isChosen(OUTSIDE_TYPES, id)).map(({ id }) => id);
  if (outside.length > 0) answers = withChoices(answers, 'outsideAccountTypes', outside);
  const deletion = DELETION_ANSWERS.filter(({ id }) => isChosen(DELETION, id)).map(({ id }) => id);
  if (deletion.length > 0) answers = withChoices(answers, 'deletion', deletion);
  for (const { question, text } of TEXT_ROWS) {
    const value = values.get(rowKey(question));
    if (value !== undefined) answers = { ...answers, texts: { ...answers.texts, [text]: value } };
  }

  for (const type of PLAY_DATA_TYPES) {
    const use = isChosen(typeQuestion(type), type) ? readUse(type, values) : undefined;
    answers = withPlayUse(answers, before, type, use);
  }
  return withAnsweredTopics(answers);
}

/** Google asks about deletion only where there are accounts or data. */
function hasDeletionOfAccounts(values: DataSafetyValues): boolean {
  if (values.has(rowKey('PSL_ACCOUNT_DELETION_URL'))) return true;
  const hasTypes = PLAY_DATA_TYPES.some((type) => values.has(rowKey(typeQuestion(type), type)));
  return !hasTypes && DELETION_ANSWERS.some(({ id }) => values.has(rowKey(DELETION, id)));
}

function readUse(type: PlayDataType, values: DataSafetyValues): PlayUse {
  const isChosen = (part: Parameters<typeof usageQuestion>[1], response: string) =>
    isTrue(values.get(rowKey(usageQuestion(type, part), response)));
  const isOptional = isChosen('control', 'PSL_DATA_USAGE_USER_CONTROL_OPTIONAL');
  const isRequired = isChosen('control', 'PSL_DATA_USAGE_USER_CONTROL_REQUIRED');
  return {
    isCollected: isChosen('how', 'PSL_DATA_USAGE_ONLY_COLLECTED'),
    isShared: isChosen('how', 'PSL_DATA_USAGE_ONLY_SHARED'),
    isEphemeral: flagOf(values.get(rowKey(usageQuestion(type, 'ephemeral')))),
    isOptional: isOptional === isRequired ? undefined : isOptional,
    purposes: PLAY_PURPOSES.filter((each) => isChosen('collectionPurpose', each)),
    sharingPurposes: PLAY_PURPOSES.filter((each) => isChosen('sharingPurpose', each)),
  };
}

function withPlayUse(
  answers: PrivacyAnswers,
  before: PrivacyAnswers,
  type: PlayDataType,
  wanted: PlayUse | undefined,
): PrivacyAnswers {
  const present = playUses(before).get(type);
  if (wanted === undefined || present === undefined ? wanted === present : isSameUse(wanted, present))
    return answers;
  return withTypeOfForm(answers, before, {
    store: 'android',
    declared: declaredUses(before, 'android').filter(({ kind }) => kind.play === type),
    kinds: kindsOfPlayType(type),
    usedAs: wanted && ((old = {}) => usedAs(wanted, old)),
  });
}

function usedAs(wanted: PlayUse, old: DataUse): DataUse {
  const rest = { ...old };
  delete rest.isEphemeral;
  delete rest.isOptional;
  return {
    ...rest,
    isCollected: wanted.isCollected,
    isShared: wanted.isShared,
    ...(wanted.isEphemeral !== undefined && { isEphemeral: wanted.isEphemeral }),
    ...(wanted.isOptional !== undefined && { isOptional: wanted.isOptional }),
    purposes: purposesFromPlay(wanted.purposes, old.purposes ?? []),
    sharingPurposes: purposesFromPlay(wanted.sharingPurposes, old.sharingPurposes ?? []),
  };
}

function isSameUse(a: PlayUse, b: PlayUse): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isTrue(value: string | undefined): boolean {
  return flagOf(value) === true;
}

/** Other tools write the values in capitals. */
function flagOf(value: string | undefined): boolean | undefined {
  const text = value?.trim().toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
