import { advice, places, type Advice, type AdvicePlace } from 'virtual:catalog/rejection-advice';
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
