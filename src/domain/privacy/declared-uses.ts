import type { Platform } from '../apps/app';
import { DATA_KINDS, type KnownDataKind } from './data-kinds';
import { DATA_TOPICS } from './data-topics';
import type { DataUse, PrivacyAnswers } from './privacy-answers';

/** A kind of data with its use, as declared to a store. */
export interface DeclaredUse {
  kind: KnownDataKind;
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
