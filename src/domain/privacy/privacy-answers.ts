import type { DataKindId } from '@/model/data-kinds';
import {
  type YesNoId,
  type ChoiceId,
  type PrivacyTextId,
  type DataUse,
  type PrivacyAnswers,
  NO_PRIVACY_ANSWERS,
} from '@/model/privacy-answers';

/**
 * Whether App Privacy calls the use collection: the data is stored for longer than the current request needs (sources
 * 12.3), given to another company, or used for tracking. Google has a question of its own for what is not stored.
 * @param tracks whether the app tracks users at all; undefined while that is not answered
 */
export function isInAppleLabel(use: DataUse, tracks: boolean | undefined): boolean {
  return use.isEphemeral !== true || use.isShared === true || (tracks !== false && use.isTracking === true);
}

/** The privacy answers of a draft; a draft without any has none. */
export function privacyAnswersOf(draft: { privacy?: PrivacyAnswers | undefined }): PrivacyAnswers {
  return draft.privacy ?? NO_PRIVACY_ANSWERS;
}

/** Whether anything was answered. */
export function hasPrivacyAnswers({ yesNo, uses, choices, texts }: PrivacyAnswers): boolean {
  return [yesNo, uses, choices, texts].some((part) => Object.values(part).some((each) => each !== undefined));
}

/** The same use in the apps of both stores. */
export function inBothStores(use: DataUse): DataUse {
  const same = { ...use };
  delete same.onlyIn;
  return same;
}

/** The choices of a list question that exist. */
export function chosen(answers: PrivacyAnswers, choice: ChoiceId): readonly string[] {
  return answers.choices[choice] ?? [];
}

/** Changes the choices of a list question. */
export function withChoices(
  answers: PrivacyAnswers,
  choice: ChoiceId,
  ids: readonly string[],
): PrivacyAnswers {
  return { ...answers, choices: { ...answers.choices, [choice]: [...ids] } };
}

/** A text answer without surrounding spaces. */
export function privacyText(answers: PrivacyAnswers, text: PrivacyTextId): string {
  return answers.texts[text]?.trim() ?? '';
}

/** Changes a yes/no answer. Details from before a no are stored for a later yes. */
export function answerYesNo(
  answers: PrivacyAnswers,
  id: YesNoId,
  value: boolean | undefined,
): PrivacyAnswers {
  return { ...answers, yesNo: withEntry(answers.yesNo, id, value) };
}

/** Changes the use of a kind; undefined takes the kind out. */
export function setUse(answers: PrivacyAnswers, id: DataKindId, use: DataUse | undefined): PrivacyAnswers {
  return { ...answers, uses: withEntry(answers.uses, id, use) };
}

function withEntry<Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> {
  if (value !== undefined) return { ...record, [key]: value };
  const rest = { ...record };
  delete rest[key];
  return rest;
}
