import { DATA_KINDS, DATA_TOPICS } from 'virtual:catalog/data-kinds';
import type { DataKind } from '@/model/data-kinds';
import type { Platform } from '@/model/app';
import type { DataUse, PrivacyAnswers } from '@/model/privacy-answers';
import { answerYesNo, inBothStores, setUse } from './privacy-answers';

/** A kind of data with its use, as declared to a store. */
export interface DeclaredUse {
  kind: DataKind;
  use: DataUse;
}

/** The kinds of data that are declared: those of the topics that were answered with yes, in the order of the questions. */
export function declaredUses(answers: PrivacyAnswers, store?: Platform): DeclaredUse[] {
  return DATA_KINDS.flatMap((kind) => {
    const use = answers.uses[kind.id];
    if (!use || answers.yesNo[kind.topic] !== true) return [];
    return store !== undefined && use.onlyIn !== undefined && use.onlyIn !== store ? [] : [{ kind, use }];
  });
}

/** The titles of the topics that were answered with yes. */
export function declaredTopics({ yesNo }: PrivacyAnswers): string[] {
  return DATA_TOPICS.filter(({ id }) => yesNo[id] === true).map(({ title }) => title);
}

/** Whether it is known of every topic if such data leaves the device: only then is what is not declared not collected. */
export function hasAnsweredTopics({ yesNo }: PrivacyAnswers): boolean {
  return DATA_TOPICS.every(({ id }) => yesNo[id] !== undefined);
}

/** Entry of a store's form about one of its types of data. */
interface TypeOfForm {
  store: Platform;
  /** The answers that declare the type to the store. */
  declared: readonly DeclaredUse[];
  /** The kinds of data that the type consists of, the most usual first. */
  kinds: readonly DataKind[];
  /** Changes an answer to what the form says; undefined where the form does not declare the type. */
  usedAs: ((old: DataUse | undefined) => DataUse) | undefined;
}

/**
 * Takes over what a store's form says about a type. The answers for the other store stay: the checks report where the two
 * differ.
 */
export function withTypeOfForm(
  answers: PrivacyAnswers,
  before: PrivacyAnswers,
  { store, declared, kinds, usedAs }: TypeOfForm,
): PrivacyAnswers {
  if (!usedAs) {
    const onlyIn = store === 'ios' ? 'android' : 'ios';
    return declared.reduce(
      (now, { kind, use }) => setUse(now, kind.id, use.onlyIn === store ? undefined : { ...use, onlyIn }),
      answers,
    );
  }
  const targets = declared.length > 0 ? declared.map(({ kind }) => kind) : kinds.slice(0, 1);
  return targets.reduce((now, { id, topic }) => {
    const old = before.yesNo[topic] === true ? before.uses[id] : undefined;
    const isNew = old === undefined && before.yesNo[topic] !== undefined;
    const use = inBothStores(usedAs(old));
    const isOnlyHere = isNew || old?.onlyIn === store;
    return answerYesNo(setUse(now, id, isOnlyHere ? { ...use, onlyIn: store } : use), topic, true);
  }, answers);
}

/** Answers every topic that is still open with no, as a whole form says which ones do not apply. */
export function withAnsweredTopics(answers: PrivacyAnswers): PrivacyAnswers {
  return DATA_TOPICS.reduce(
    (now, { id }) => (now.yesNo[id] === undefined ? answerYesNo(now, id, false) : now),
    answers,
  );
}
