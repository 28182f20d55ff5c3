import { DATA_KINDS, DATA_TOPICS } from 'virtual:catalog/data-kinds';
import type { DataKindId } from '@/model/data-kinds';
import {
  NO_PRIVACY_ANSWERS,
  PRACTICE_IDS,
  type DataUse,
  type PrivacyAnswers,
  type YesNoId,
} from '@/model/privacy-answers';

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
