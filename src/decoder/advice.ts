import { advice, places, type Advice, type AdvicePlace } from 'virtual:catalog/rejection-advice';
import { refusals } from 'virtual:catalog/builder-refusals';
import type { Builder } from 'virtual:catalog/builders';
import type { Platform } from '@/model/app';

export type { Advice, AdvicePlace };

/**
 * Cases of a cause with their steps, the most frequent first. Load this module on use: it has the advice of the whole
 * catalogue, and nothing of what cases are recognised by (those are the `cases` of a cause).
 */
export function casesOf(causeId: string): readonly Advice[] {
  return advice[causeId] ?? [];
}

/** The pages and fields of the store's console where a case is put right. */
export function placesOf({ where }: Advice, store: Platform): readonly AdvicePlace[] {
  return where.flatMap((name) => places[store][name] ?? []);
}

/** Advice for those who use a builder: a sentence, and the menus of the builder where there are any. */
export interface BuilderTip {
  text?: string;
  /** Menus to press, as in `Settings > Icon`. */
  at?: string;
}

/**
 * Says what differs for those who use a builder: the case's own sentence for it or for its framework, what its apps are
 * often refused for, and where it has the setting. Without any of them, the sentence for every builder.
 * @param builder of `virtual:catalog/builders`, if it is known
 */
export function builderTips(causeId: string, each: Advice, builder?: Builder): readonly BuilderTip[] {
  const all = each.builders?.any;
  const tips = builder ? tipsOf(causeId, each, builder) : [];
  return tips.length > 0 || all === undefined ? tips : [{ text: all }];
}

function tipsOf(causeId: string, { builders = {}, setting }: Advice, builder: Builder): BuilderTip[] {
  const own = [builder.id, ...(builder.frameworks ?? [])].flatMap((id) => builders[id] ?? [])[0];
  const known = refusals[builder.id]?.find(({ cause }) => cause === causeId)?.do;
  const place = setting && builder.places[setting];
  const toDo = place && (place.do ?? place.note)?.replaceAll('{value}', 'the number in the message');
  return [
    ...(own === undefined ? [] : [{ text: own }]),
    ...(own === undefined && known !== undefined ? [{ text: known }] : []),
    ...(place
      ? [{ ...(place.at !== undefined && { at: place.at }), ...(toDo !== undefined && { text: toDo }) }]
      : []),
  ];
}
